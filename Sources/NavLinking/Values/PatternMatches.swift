import NavFacts

/// Which branches run for values that are known: `case .reviews(.list)`, `if isGift`.
extension Walk {
  private var program: Program { linkage.program }
  private var names: Names { linkage.names }

  /// Whether an arm is among those that a subject chooses of which the cases are known.
  /// - Parameter known: what the subject stands for, once it was asked for another arm.
  mutating func mayRun(_ arm: NodeRef, of statement: NodeRef, _ frame: Frame?, _ known: inout KeptValues?) -> Bool {
    guard frame != nil, program[arm].kind == .caseArm, let subject = program.firstChild(statement) else { return true }
    let values = values(ofSubject: subject, frame, &known)
    guard values.allSatisfy(\.isOneCase), !values.isEmpty else { return true }
    return values.contains { mayRun(arm, of: statement, for: $0) }
  }

  /// Whether a value may run an arm: it may match it, and is not sure to be taken by another that is asked before.
  mutating func mayRun(_ arm: NodeRef, of statement: NodeRef, for value: Value) -> Bool {
    let isRest = program[arm].flags.contains(.isDefault)
    if !isRest, matches(anyOf: arm, value) == false { return false }
    for other in linkage.armsOf(statement) where other != arm && (isRest || other < arm) && !program[other].flags.contains(.isDefault) {
      if matches(anyOf: other, value) == true { return false }
    }
    return true
  }

  /// Says of what an arm gives back, where that is what the switch asks about, that it is of the arm's cases: `switch step { case .start:
  /// [] case .details: [step] }`.
  ///
  /// Only of what some other place gives: a case that is known runs its own arm alone.
  func limit(_ values: inout [Value], from start: Int, to arm: NodeRef, of statement: NodeRef, _ subject: [Value]) {
    guard !subject.isEmpty, start < values.count else { return }
    let isRest = program[arm].flags.contains(.isDefault) || linkage.isCatchAll(arm)
    let names = isRest ? linkage.armsOf(statement).filter { $0 != arm }.flatMap { linkage.caseNames(of: $0) } : linkage.caseNames(of: arm)
    guard !names.isEmpty else { return }
    for index in start..<values.count where subject.contains(where: { $0.isSameSource(as: values[index]) }) {
      values[index] = .asked(values[index], names, isOneOf: !isRest)
    }
  }

  private mutating func values(ofSubject subject: NodeRef, _ frame: Frame?, _ known: inout KeptValues?) -> [Value] {
    if let known, let values = take(known) { return values }
    let (stepsBefore, cutsBefore) = (steps, cuts)
    guard let values = valuesDeciding(by: subject, frame) else {
      known = KeptValues(values: [.unknown], steps: 0)
      return [.unknown]
    }
    if cuts == cutsBefore { known = KeptValues(values: values, steps: steps - stepsBefore) }
    return values
  }

  /// What branches are chosen by; nil where it takes more than half of the steps that are left to find out: what the branches give is
  /// asked about, and any of them may run.
  private mutating func valuesDeciding(by subject: NodeRef, _ frame: Frame?) -> [Value]? {
    let before = limit
    limit = min(limit, steps + (limit - steps) / 2)
    defer { limit = before }
    let values = values(of: subject, frame)
    if steps < limit { return values }
    overlong.insert(subject)
    return nil
  }

  /// Whether a value matches one of an arm's patterns; nil where that cannot be told.
  private mutating func matches(anyOf arm: NodeRef, _ value: Value) -> Bool? {
    var isOpen = false
    for pattern in program.children(arm) where program[pattern].kind == .pattern {
      switch matches(pattern, value) {
      case true?: return true
      case nil: isOpen = true
      case false?: continue
      }
    }
    return isOpen ? nil : false
  }

  private mutating func matches(_ pattern: NodeRef, _ value: Value) -> Bool? {
    switch program[pattern].kind {
    case .pattern:
      guard let inner = program.firstChild(pattern) else { return nil }
      let answer = matches(inner, value)
      // A `where` may still say no.
      return program.secondChild(pattern) != nil && answer == true ? nil : answer
    case .bind, .wildcard: return true
    case .implicitMember, .member: return isCase(program[pattern].name, value)
    case .call:
      guard let callee = program.firstChild(pattern), program[callee].kind == .implicitMember || program[callee].kind == .member else { return nil }
      let name = program[callee].name
      guard isCase(name, value) == true else { return isCase(name, value) }
      var isSure = true
      for (position, part) in linkage.arguments(of: pattern).enumerated() where program[part].kind != .bind && program[part].kind != .wildcard {
        switch matches(part, anyOf: payload(of: value, name, position)) {
        case false?: return false
        case nil: isSure = false
        case true?: continue
        }
      }
      return isSure ? true : nil
    case .boolean:
      guard case .boolean(let truth) = value else { return nil }
      return truth == program[pattern].flags.contains(.isTrue)
    case .string:
      guard case .text(let text) = value, !text.isNone, !program[pattern].flags.contains(.interpolated) else { return nil }
      return text == program[pattern].name
    case .number:
      guard case .number(let number) = value else { return nil }
      return number == program[pattern].name
    case .nil:
      switch value {
      case .none: return true
      case .route, .object: return false
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func matches(_ pattern: NodeRef, anyOf values: [Value]) -> Bool? {
    guard let first = values.first, let answer = matches(pattern, first) else { return nil }
    for value in values.dropFirst() where matches(pattern, value) != answer { return nil }
    return answer
  }

  private func isCase(_ name: Symbol, _ value: Value) -> Bool? {
    guard case .route(let type, let actual, _, _) = value, linkage.hasCase(name, type) else { return nil }
    return actual == name
  }

  /// Whether the branches around a place may run.
  /// - Parameter body: what is known to run, which holds the place.
  mutating func mayReach(_ place: NodeRef, within body: NodeRef, _ frame: Frame) -> Bool {
    var child = place
    while child != body, let here = program.parent(child) {
      switch program[here].kind {
      case .caseArm:
        var known: KeptValues?
        if let statement = linkage.switchOf(here), !mayRun(here, of: statement, frame, &known) { return false }
      case .ifStmt:
        let branches = program.children(here).filter { program[$0].kind == .block || program[$0].kind == .ifStmt }
        if let at = branches.firstIndex(of: child), let holds = holds(here, frame), holds != (at == 0) { return false }
      case .block:
        // `guard kind == .gift else { return }` before it.
        for statement in program.children(here) {
          if statement == child { break }
          if program[statement].kind == .guardStmt, holds(statement, frame) == false { return false }
        }
      default: break
      }
      child = here
    }
    return true
  }

  // MARK: Conditions

  /// Whether the conditions of an `if` hold for what its function was called with; nil where that cannot be told.
  mutating func holds(_ statement: NodeRef, _ frame: Frame?) -> Bool? {
    guard frame != nil else { return nil }
    var isSure = true
    for condition in program.children(statement) {
      if program[condition].kind == .block { break }
      switch isTrue(condition, frame) {
      case false?: return false
      case nil: isSure = false
      case true?: continue
      }
    }
    return isSure ? true : nil
  }

  /// Whether a condition is true of what was passed; nil where that cannot be told.
  mutating func isTrue(_ condition: NodeRef, _ frame: Frame?) -> Bool? {
    guard let frame else { return nil }
    switch program[condition].kind {
    case .name:
      // What a property holds may change before it is asked.
      switch linkage.meaning(of: program[condition].name, at: condition) {
      case .parameter, .closureParameter, .patternBinding: break
      default: return nil
      }
      let values = values(of: condition, frame)
      guard case .boolean(let truth)? = values.first else { return nil }
      return values.allSatisfy { if case .boolean(truth) = $0 { true } else { false } } ? truth : nil
    case .unary:
      guard linkage.text(program[condition].name) == "!", let inner = program.firstChild(condition) else { return nil }
      return isTrue(inner, frame).map { !$0 }
    case .caseCondition:
      guard let pattern = program.firstChild(condition), let subject = program.secondChild(condition) else { return nil }
      guard let values = valuesDeciding(by: subject, frame) else { return nil }
      return values.allSatisfy(\.isRoute) ? matches(pattern, anyOf: values) : nil
    case .infix:
      switch linkage.text(program[condition].name) {
      case "&&", "||":
        let decisive = linkage.text(program[condition].name) == "||"
        let sides = program.children(condition).map { isTrue($0, frame) }
        return sides.contains(decisive) ? decisive : sides.contains(nil) ? nil : !decisive
      default: return isEqual(condition, frame)
      }
    default: return nil
    }
  }

  /// Whether a comparison with a constant is true: `name == "help"`, `page != .start`.
  private mutating func isEqual(_ comparison: NodeRef, _ frame: Frame) -> Bool? {
    guard program[comparison].name == names.equals || program[comparison].name == names.differs, let first = program.firstChild(comparison),
      let second = program.secondChild(comparison)
    else { return nil }
    let (left, right) = program[first].kind == .name ? (first, second) : (second, first)
    guard program[left].kind == .name, [.string, .number, .implicitMember, .member].contains(program[right].kind) else { return nil }
    // What a property holds may change before it is asked.
    if program[left].name != names.selfValue {
      switch linkage.meaning(of: program[left].name, at: left) {
      case .parameter, .closureParameter, .patternBinding: break
      case .property(let id) where frame.value(of: linkage.declarations[id].node) != nil: break
      default: return nil
      }
    }
    let isNegated = program[comparison].name == names.differs
    return matches(right, anyOf: values(of: left, frame)).map { $0 != isNegated }
  }
}

extension Linkage {
  /// What a pattern is matched against.
  func subject(of pattern: NodeRef) -> NodeRef? {
    var at = program.parent(pattern)
    while let here = at {
      switch program[here].kind {
      case .switchStmt: return program.firstChild(here)
      case .caseCondition: return program.secondChild(here)
      case .caseArm, .pattern, .conditional, .clause, .call, .tuple, .unary: at = program.parent(here)
      default: return nil
      }
    }
    return nil
  }
}

extension Value {
  /// Whether it is one that a pattern either takes or not: a case, a text or a number that is known.
  fileprivate var isOneCase: Bool {
    switch self {
    case .route, .number: true
    case .text(let text): !text.isNone
    default: false
    }
  }

  /// Whether both are what one property holds, or what is passed to one parameter.
  fileprivate func isSameSource(as other: Value) -> Bool {
    switch (self, other) {
    case (.slot(let one), .slot(let two)), (.later(let one), .later(let two)): one == two
    case (.parameter(let function, let index), .parameter(let other, let position)): function == other && index == position
    default: false
    }
  }
}
