import NavFacts

/// What a computed property of an enum says of one case, where that can be read: `var isModal: Bool { switch self { … } }`.
enum CaseAnswer: Hashable {
  case truth(Bool)
  /// `.sheet`
  case named(Symbol)
  case number(Int)
}

extension Linkage {
  /// Everything that `property` may be for a case of an enum; nil where that cannot be told.
  ///
  /// Follows `switch self`, `if case`, comparisons, and other properties of the same value; a requirement's default counts.
  func answers(of property: Symbol, for route: RouteKey) -> Set<CaseAnswer>? {
    var reading = CaseReading(linkage: self, route: route)
    return reading.answers(ofProperty: property)
  }

  /// Whether a condition on the elements of a list holds for one case: `{ $0 != .more }`, `\.isShown`; nil where that cannot be told.
  func holds(_ condition: NodeRef, for route: RouteKey) -> Bool? {
    var reading = CaseReading(linkage: self, route: route)
    return reading.holds(ofElement: condition)
  }
}

/// One question about one case.
private struct CaseReading {
  let linkage: Linkage
  let route: RouteKey
  /// The properties that are being read, so that a circle ends.
  var open: Set<Symbol> = []
  /// The closure that is given the case.
  var asker: NodeRef?
  /// The function that is.
  var asked: FunctionID?

  private var program: Program { linkage.program }

  init(linkage: Linkage, route: RouteKey) {
    self.linkage = linkage
    self.route = route
  }

  mutating func holds(ofElement condition: NodeRef) -> Bool? {
    switch program[condition].kind {
    case .keyPath:
      guard let last = program.firstChild(condition), [.implicitMember, .member].contains(program[last].kind),
        case .truth(let truth)? = answers(ofProperty: program[last].name)?.onlyElement
      else { return nil }
      return truth
    case .closure:
      asker = condition
      let statements = program.members(condition).filter { program[$0].kind != .parameter }
      guard statements.count == 1 else { return nil }
      return holds(program[statements[0]].kind == .returnStmt ? program.firstChild(statements[0]) : statements[0])
    default: return nil
    }
  }

  mutating func answers(ofProperty name: Symbol) -> Set<CaseAnswer>? {
    guard let property = linkage.findProperty(name, in: route.type), let getter = linkage.declarations[property].getter,
      program.size(getter) > 1, open.insert(name).inserted
    else { return answers(ofFunction: name) }
    // In the property the case is `self` again.
    let asking = (asker, asked)
    (asker, asked) = (nil, nil)
    defer {
      open.remove(name)
      (asker, asked) = asking
    }
    return answers(ofBody: getter)
  }

  /// The same of the one function that is given the case: `func style(of page: Page) -> Style`.
  private mutating func answers(ofFunction name: Symbol) -> Set<CaseAnswer>? {
    let taking = (linkage.declarations.functionsByName[name] ?? []).filter { function in
      let parameters = linkage.declarations.parameters(of: function)
      return parameters.count == 1 && parameters[0].type.map(linkage.resolve) == .project(route.type) && linkage.declarations[function].body != nil
    }
    guard taking.count == 1, let body = linkage.declarations[taking[0]].body, open.insert(name).inserted else { return nil }
    let asking = (asker, asked)
    (asker, asked) = (nil, taking[0])
    defer {
      open.remove(name)
      (asker, asked) = asking
    }
    return answers(ofBody: body)
  }

  private mutating func answers(ofBody body: NodeRef) -> Set<CaseAnswer>? {
    for statement in program.members(body) {
      switch program[statement].kind {
      case .returnStmt: return program.firstChild(statement).flatMap { answers(of: $0) }
      case .switchStmt: return answers(ofSwitch: statement)
      case .ifStmt:
        guard let holds = holds(program.firstChild(statement)), let block = program.first(statement, .block) else { return nil }
        if holds { return answers(ofBody: block) }
        let rest = program.children(statement).map { $0 }.last
        if let rest, rest != block {
          return program[rest].kind == .block ? answers(ofBody: rest) : nil
        }
      default: return answers(of: statement)
      }
    }
    return nil
  }

  private mutating func answers(ofSwitch statement: NodeRef) -> Set<CaseAnswer>? {
    guard let subject = program.firstChild(statement), let possible = possibleNames(of: subject) else { return nil }
    var all: Set<CaseAnswer> = []
    for name in possible {
      let arms = linkage.armsOf(statement)
      guard let arm = arms.first(where: { linkage.caseNames(of: $0).contains(name) }) ?? arms.first(where: { isRest($0) }),
        let block = program.first(arm, .block), let answers = answers(ofBody: block)
      else { return nil }
      all.formUnion(answers)
    }
    return all
  }

  private func isRest(_ arm: NodeRef) -> Bool { program[arm].flags.contains(.isDefault) || linkage.isCatchAll(arm) }

  /// The cases that a subject may be: the one asked about for `self`, those that a property of it may be.
  private mutating func possibleNames(of subject: NodeRef) -> [Symbol]? {
    if isCase(subject) { return [route.name] }
    guard let answers = answers(of: subject) else { return nil }
    var names: [Symbol] = []
    for case .named(let name) in answers { names.append(name) }
    return names.count == answers.count ? names : nil
  }

  /// Whether an expression is the case that is asked about: `self`, and what a closure on the elements of a list is given.
  private func isCase(_ ref: NodeRef) -> Bool {
    guard program[ref].kind == .name else { return false }
    if let asked {
      if case .parameter(asked, 0) = linkage.meaning(of: program[ref].name, at: ref) { return true }
      return false
    }
    guard let asker else { return program[ref].name == linkage.names.selfValue }
    if case .closureParameter(asker, 0) = linkage.meaning(of: program[ref].name, at: ref) { return true }
    return false
  }

  private mutating func answers(of ref: NodeRef) -> Set<CaseAnswer>? {
    let node = program[ref]
    switch node.kind {
    case .boolean: return [.truth(node.flags.contains(.isTrue))]
    case .number: return Int(linkage.text(node.name)).map { [.number($0)] }
    case .implicitMember: return [.named(node.name)]
    case .name: return isCase(ref) ? [.named(route.name)] : asker == nil && asked == nil ? answers(ofProperty: node.name) : nil
    case .member:
      guard let base = program.firstChild(ref) else { return nil }
      if isCase(base) { return answers(ofProperty: node.name) }
      if case .meta = linkage.typeOf(base) { return [.named(node.name)] }
      return nil
    case .call:
      // `.sheet(detents: …)`
      return program.firstChild(ref).flatMap { program[$0].kind == .implicitMember || program[$0].kind == .member ? answers(of: $0) : nil }
    case .switchStmt: return answers(ofSwitch: ref)
    case .ternary:
      let parts = program.children(ref).map { $0 }
      guard parts.count == 3 else { return nil }
      if let holds = holds(parts[0]) { return answers(of: parts[holds ? 1 : 2]) }
      guard let first = answers(of: parts[1]), let second = answers(of: parts[2]) else { return nil }
      return first.union(second)
    case .infix, .unary: return holds(ref).map { [.truth($0)] }
    default: return nil
    }
  }

  /// Whether a condition holds for the case; nil where that cannot be told.
  private mutating func holds(_ condition: NodeRef?) -> Bool? {
    guard let condition else { return nil }
    switch program[condition].kind {
    case .caseCondition:
      guard let pattern = program.firstChild(condition), let name = linkage.caseName(pattern), let subject = program.secondChild(condition),
        let possible = possibleNames(of: subject), possible.count == 1
      else { return nil }
      return possible[0] == name
    case .unary:
      guard linkage.text(program[condition].name) == "!", let inner = holds(program.firstChild(condition)) else { return nil }
      return !inner
    case .infix:
      let isEqual: Bool
      switch linkage.text(program[condition].name) {
      case "==": isEqual = true
      case "!=": isEqual = false
      case "&&": return joined(condition, holdsOfEach: true)
      case "||": return joined(condition, holdsOfEach: false)
      default: return nil
      }
      guard let left = program.firstChild(condition), let right = program.secondChild(condition), let a = answers(of: left),
        let b = answers(of: right), a.count == 1, b.count == 1
      else { return nil }
      return (a == b) == isEqual
    case .call: return isListed(in: condition)
    default:
      guard case .truth(let truth)? = answers(of: condition)?.onlyElement else { return nil }
      return truth
    }
  }

  /// Whether both sides hold, or one of them does; one side may tell without the other.
  private mutating func joined(_ condition: NodeRef, holdsOfEach all: Bool) -> Bool? {
    let left = holds(program.firstChild(condition)), right = holds(program.secondChild(condition))
    if left == !all || right == !all { return !all }
    return left == nil || right == nil ? nil : all
  }

  /// Whether a list has the case among its elements: `[.more, .credits].contains($0)`.
  private func isListed(in call: NodeRef) -> Bool? {
    guard let callee = program.firstChild(call), program[callee].kind == .member, linkage.text(program[callee].name) == "contains",
      let list = program.firstChild(callee), let asked = program.secondChild(call), program.label(asked).isNone, isCase(asked)
    else { return nil }
    let elements: [NodeRef]
    if program[list].kind == .array {
      elements = program.children(list).map { $0 }
    } else {
      guard let property = linkage.propertyWritten(by: list), linkage.declarations[property].isLet,
        let initial = linkage.declarations[property].initial, program[initial].kind == .array
      else { return nil }
      elements = program.children(initial).map { $0 }
    }
    let names = elements.map { [.implicitMember, .member].contains(program[$0].kind) ? program[$0].name : nil }
    return names.contains(nil) ? nil : names.contains(route.name)
  }
}

extension Collection {
  /// The element where there is exactly one.
  fileprivate var onlyElement: Element? { count == 1 ? first : nil }
}
