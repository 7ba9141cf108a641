import NavFacts

/// What a state is where some code sets it anew: `switch step { case .intro: step = .name … }`, `guard phase == .splash else { return }`,
/// `if step == .name { step = .photo }`. What the state shows is left by that, whoever the code belongs to.
struct StateLeft {
  let state: PropertyID
  let type: TypeID
  /// All cases of its enum.
  private let all: Set<Symbol>
  /// The cases that it may be of.
  private(set) var names: Set<Symbol>
  /// Whether these are told by their names, and not as what is left besides others.
  private(set) var isNamed = false

  fileprivate init(state: PropertyID, type: TypeID, all: Set<Symbol>) {
    self.state = state
    self.type = type
    self.all = all
    names = all
  }

  /// Whether something is known of it: of a state that can be of no case nothing is.
  fileprivate var isTold: Bool { !names.isEmpty && names.count < all.count }

  fileprivate mutating func note(_ cases: Set<Symbol>, holds: Bool) {
    names.formIntersection(holds ? cases : all.subtracting(cases))
    isNamed = isNamed || holds
  }
}

extension Linkage {
  /// The cases that a state may be of where an assignment sets it, as far as the conditions around it, and those that let nothing else
  /// come by before it, tell; nil where they tell nothing.
  func stateLeft(by assignment: NodeRef) -> StateLeft? {
    guard program[assignment].kind == .assign, let state = program.firstChild(assignment).flatMap(propertyWritten),
      let type = declaredType(of: state).projectType, declarations[type].kind == .enumeration
    else { return nil }
    var left = StateLeft(state: state, type: type, all: Set(declarations[type].cases.map(\.name)))
    var child = assignment
    climb: while let here = program.parent(child), program[here].kind != .closure || !isKept(here), !program[here].kind.isDeclaration {
      switch program[here].kind {
      case .ifStmt, .guardStmt: note(branch: child, of: here, &left)
      case .caseArm: note(arm: here, &left)
      case .block, .closure:
        for statement in program.members(here).filter({ $0 < child }).reversed() {
          // What it was asked for before it was set, it is no longer.
          if sets(statement, state) { break climb }
          if program[statement].kind == .guardStmt { for condition in program.conditions(of: statement) { note(condition, holds: true, &left) } }
        }
      default: break
      }
      child = here
    }
    return left.isTold ? left : nil
  }

  /// What the branch of an `if` or a `guard` that some code stands in tells.
  private func note(branch child: NodeRef, of statement: NodeRef, _ left: inout StateLeft) {
    let conditions = program.conditions(of: statement)
    guard let block = program.first(statement, .block), !conditions.contains(child) else { return }
    if program[statement].kind == .ifStmt, child == block {
      for condition in conditions { note(condition, holds: true, &left) }
    } else if conditions.count == 1 {
      note(conditions[0], holds: false, &left)
    }
  }

  private func note(arm: NodeRef, _ left: inout StateLeft) {
    guard let choice = program.parent(arm), program[choice].kind == .switchStmt, let subject = program.firstChild(choice),
      propertyWritten(by: subject) == left.state
    else { return }
    let named = Set(caseNames(of: arm))
    if named.isEmpty {
      left.note(Set(armsOf(choice).filter { $0 != arm }.flatMap(caseNames)), holds: false)
    } else {
      left.note(named, holds: true)
    }
  }

  private func note(_ condition: NodeRef, holds: Bool, _ left: inout StateLeft) {
    guard let one = program.firstChild(condition), let other = program.secondChild(condition) else { return }
    switch program[condition].kind {
    case .infix:
      switch text(program[condition].name) {
      case "&&" where holds, "||" where !holds:
        note(one, holds: holds, &left)
        note(other, holds: holds, &left)
      case "==", "!=":
        guard propertyWritten(by: one) == left.state, let name = caseName(other), hasCase(name, left.type) else { return }
        left.note([name], holds: (text(program[condition].name) == "==") == holds)
      default: return
      }
    case .caseCondition:
      guard propertyWritten(by: other) == left.state, let name = caseName(one), hasCase(name, left.type) else { return }
      left.note([name], holds: holds)
    default: return
    }
  }

  private func sets(_ statement: NodeRef, _ state: PropertyID) -> Bool {
    program.subtree(statement).contains { index in
      let at = NodeRef(index)
      return program[at].kind == .assign && program.firstChild(at).flatMap(propertyWritten) == state
    }
  }

  /// Whether a closure is kept for later, and not run at once or soon: `onDone = { … }`, `Button { … }`.
  private func isKept(_ closure: NodeRef) -> Bool {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call), callee != closure else { return true }
    return !["Task", "withAnimation", "async", "asyncAfter", "run", "detached", "perform"].contains(text(program[callee].name))
  }
}
