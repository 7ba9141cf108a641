import NavFacts

/// What a computed property that chooses between screens works its cases out of.
struct WorkedOutStages {
  /// By a condition, what is given where it holds, and where it does not.
  var branches: [NodeRef: [NodeRef]] = [:]
  /// By such a branch, the condition that makes it up.
  var inner: [NodeRef: NodeRef] = [:]
  /// By a branch that gives one case, what this case shows.
  var arms: [NodeRef: NodeRef] = [:]
}

/// Choices by a case that is worked out of other states: `switch stage { case .door: DoorView() … }` of
/// `var stage: Stage { user == nil ? .door : .shop }`. Who sets those states exchanges the screen, as where the view asks for them itself.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The first condition of the property whose case alone decides what a content shows; nil where the property does more than ask.
  ///
  /// Its branches stand for what their cases show until the next content is asked about.
  func stageCondition(_ content: NodeRef) -> NodeRef? {
    guard let choice = wholeChoice(content), program[choice].kind == .switchStmt, let subject = program.firstChild(choice),
      let property = linkage.propertyWritten(by: subject), let getter = linkage.declarations[property].getter
    else { return nil }
    var read = WorkedOutStages()
    guard case let statements = statements(in: getter), statements.count <= Self.mostStatementsOfStages,
      let first = reading(statements[...], for: choice, into: &read), read.branches[first] != nil
    else { return nil }
    stages = read
    return first
  }

  /// More than anybody writes by hand: each goes one call deeper.
  private static var mostStatementsOfStages: Int { 24 }

  private func statements(in block: NodeRef) -> [NodeRef] { program.members(block).filter { program[$0].kind != .parameter } }

  /// - Returns: what stands for the statements: a condition, or what gives a case; nil where something else may happen.
  private func reading(_ statements: ArraySlice<NodeRef>, for choice: NodeRef, into read: inout WorkedOutStages) -> NodeRef? {
    guard let first = statements.first else { return nil }
    let rest = statements.dropFirst()
    switch program[first].kind {
    case .ifStmt:
      let parts = branches(of: first)
      guard let block = parts.first, reads(block, for: choice, into: &read) else { return nil }
      if parts.count == 2 {
        guard rest.isEmpty, program[parts[1]].kind == .ifStmt ? reading(parts[1...], for: choice, into: &read) != nil : reads(parts[1], for: choice, into: &read)
        else { return nil }
        read.branches[first] = parts
      } else {
        guard let next = reading(rest, for: choice, into: &read) else { return nil }
        read.branches[first] = [block, next]
      }
      return first
    case .guardStmt:
      guard let block = program.first(first, .block), reads(block, for: choice, into: &read), let next = reading(rest, for: choice, into: &read)
      else { return nil }
      read.branches[first] = [next, block]
      return first
    case .returnStmt:
      return program.firstChild(first).flatMap { reading($0, for: choice, into: &read) }
    default:
      return rest.isEmpty ? reading(first, for: choice, into: &read) : nil
    }
  }

  /// What is given back: a case, or one of two.
  private func reading(_ given: NodeRef, for choice: NodeRef, into read: inout WorkedOutStages) -> NodeRef? {
    if program[given].kind == .ternary {
      let parts = program.children(given).map { $0 }
      guard parts.count == 3, reading(parts[1], for: choice, into: &read) != nil, reading(parts[2], for: choice, into: &read) != nil else { return nil }
      read.branches[given] = Array(parts[1...])
      return given
    }
    let values = linkage.evaluate(given)
    guard values.count == 1, case .route(_, let name, _, _) = values[0], let arm = arm(of: name, in: choice) else { return nil }
    read.arms[given] = arm
    return given
  }

  private func reads(_ block: NodeRef, for choice: NodeRef, into read: inout WorkedOutStages) -> Bool {
    guard let told = reading(statements(in: block)[...], for: choice, into: &read) else { return false }
    if let arm = read.arms[told] { read.arms[block] = arm } else { read.inner[block] = told }
    return true
  }

  /// What a case shows, by its own arm or by that of all that have none.
  private func arm(of name: Symbol, in choice: NodeRef) -> NodeRef? {
    let arms = linkage.armsOf(choice)
    let arm = arms.first { linkage.caseNames(of: $0).contains(name) } ?? arms.first { arm in !program.children(arm).contains { program[$0].kind == .pattern } }
    return arm.flatMap { program.first($0, .block) }
  }
}
