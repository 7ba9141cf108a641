import NavFacts

/// Conditions on the type of a value: `guard let route = route as? ShopRoute`, `case let route as ShopRoute`, `route is ShopRoute`; and on
/// what takes values of one type only: `guard let screen = makeScreen(for: route) else { return parent.open(route) }`.
///
/// Routes of several enums that go one way by a protocol of theirs part there.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  // MARK: What is asked

  /// What a condition says of the type of the value that it asks; nil where it asks for none.
  /// - Parameter depth: how many functions were asked what they take: one may ask itself.
  func typeCondition(_ condition: NodeRef, holds: Bool, depth: Int = 0) -> RouteCondition? {
    switch program[condition].kind {
    case .cast:
      guard let subject = program.firstChild(condition), isAskable(subject), let type = program.secondChild(condition).flatMap(typeWritten) else { return nil }
      return RouteCondition(subject: .expression(subject), wanted: .types([type], isOneOf: holds))
    case .optionalBinding:
      guard let value = program.firstChild(condition) else { return nil }
      switch program[value].kind {
      case .cast: return typeCondition(value, holds: holds)
      case .call: return depth < 3 ? taking(value, holds: holds, depth: depth + 1) : nil
      default: return nil
      }
    case .caseCondition:
      guard let pattern = program.firstChild(condition), let subject = program.secondChild(condition), isAskable(subject),
        let type = typeAsked(by: pattern)
      else { return nil }
      return RouteCondition(subject: .expression(subject), wanted: .types([type], isOneOf: holds))
    default: return nil
    }
  }

  /// What an arm says of the type of its switch's subject: the types that it asks for, or, where it takes the rest, those that others do.
  func typeCondition(ofArm arm: NodeRef, of choice: NodeRef, isRest: Bool) -> RouteCondition? {
    guard let subject = program.firstChild(choice) else { return nil }
    if program[subject].kind == .cast { return typeCondition(ofArm: arm, casting: subject, isRest: isRest) }
    guard isAskable(subject) else { return nil }
    var types: [TypeID] = []
    if isRest {
      for other in linkage.armsOf(choice) where other != arm {
        types += patterns(of: other).filter { program.secondChild($0) == nil }.compactMap(typeAsked)
      }
    } else {
      let asked = patterns(of: arm).map(typeAsked)
      types = asked.compactMap { $0 }
      guard types.count == asked.count else { return nil }
    }
    return types.isEmpty ? nil : RouteCondition(subject: .expression(subject), wanted: .types(types, isOneOf: !isRest))
  }

  /// `switch route as? ShopRoute { case .cart: …; case nil: … }`
  private func typeCondition(ofArm arm: NodeRef, casting subject: NodeRef, isRest: Bool) -> RouteCondition? {
    guard let inner = program.firstChild(subject), isAskable(inner), let type = program.secondChild(subject).flatMap(typeWritten) else { return nil }
    if !isRest, !linkage.caseNames(of: arm).filter({ linkage.hasCase($0, type) }).isEmpty {
      return RouteCondition(subject: .expression(inner), wanted: .types([type], isOneOf: true))
    }
    let isNothing = patterns(of: arm).contains { program.firstChild($0).map { program[$0].kind == .nil } ?? false }
    return isNothing ? RouteCondition(subject: .expression(inner), wanted: .types([type], isOneOf: false)) : nil
  }

  private func patterns(of arm: NodeRef) -> [NodeRef] { program.children(arm).filter { program[$0].kind == .pattern } }

  private func typeAsked(by pattern: NodeRef) -> TypeID? { linkage.typeAsked(by: pattern)?.element.projectType }

  private func typeWritten(_ type: NodeRef) -> TypeID? { linkage.resolve(type).element.projectType }

  /// What it means for a value that a function which gives something back for values of one type only did so.
  private func taking(_ call: NodeRef, holds: Bool, depth: Int) -> RouteCondition? {
    let targets = linkage.callTargets(of: call).functions
    guard targets.count == 1, let function = targets.first,
      let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call))
    else { return nil }
    for pair in pairs where program[pair.argument].kind == .name && isAskable(pair.argument) {
      guard let taken = typesTaken(by: function, pair.parameter, depth: depth), holds || taken.isAll else { continue }
      return RouteCondition(subject: .expression(pair.argument), wanted: .types(taken.types, isOneOf: holds))
    }
    return nil
  }

  /// The types for which a function gives back something, where it begins by asking for them; and whether it does so for all their values.
  private func typesTaken(by function: FunctionID, _ parameter: Int, depth: Int) -> (types: [TypeID], isAll: Bool)? {
    guard let body = declarations[function].body, let first = program.members(body).first(where: { program[$0].kind != .parameter }) else { return nil }
    let refusals = program.subtree(body).count { program[NodeRef($0)].kind == .nil && program.parent(NodeRef($0)).map { program[$0].kind } == .returnStmt }
    if program[first].kind == .guardStmt {
      for condition in program.children(first).prefix(while: { program[$0].kind != .block }) {
        guard let asked = typeCondition(condition, holds: true, depth: depth), case .types(let types, true) = asked.wanted,
          case .expression(let subject) = asked.subject, isParameter(subject, function, parameter)
        else { continue }
        return (types, refusals == 1)
      }
    }
    guard program[first].kind == .switchStmt, let subject = program.firstChild(first), isParameter(subject, function, parameter) else { return nil }
    var types: [TypeID] = []
    for arm in linkage.armsOf(first) {
      let asked = patterns(of: arm).compactMap(typeAsked)
      if !asked.isEmpty { types += asked } else if !refuses(arm) { return nil }
    }
    return types.isEmpty ? nil : (types, refusals == 1)
  }

  private func refuses(_ arm: NodeRef) -> Bool {
    guard let block = program.first(arm, .block), case let statements = program.members(block).map({ $0 }), statements.count == 1 else { return false }
    let value = program[statements[0]].kind == .returnStmt ? program.firstChild(statements[0]) : statements[0]
    return value.map { program[$0].kind == .nil } ?? false
  }

  private func isParameter(_ ref: NodeRef, _ function: FunctionID, _ parameter: Int) -> Bool {
    guard program[ref].kind == .name, case .parameter(function, parameter) = linkage.meaning(of: program[ref].name, at: ref) else { return false }
    return true
  }

  // MARK: What is answered

  /// Whether a value of a type is of one of these types; nil where that cannot be told.
  func isOne(_ type: TypeID, of types: [TypeID]) -> Bool? {
    if types.contains(where: { linkage.fits(type, $0) }) { return true }
    return declarations[type].kind == .protocol || types.contains { linkage.fits($0, type) } ? nil : false
  }

  /// Whether the conditions on a value itself rule out one of a type, and of a case.
  func isRuledOut(_ type: TypeID, _ name: Symbol?, _ sink: Sink) -> Bool {
    sink.conditions.contains { condition in
      guard case .value(sink.projections.count) = condition.subject else { return false }
      switch condition.wanted {
      case .types(let types, let isOneOf): return isOne(type, of: types).map { $0 != isOneOf } ?? false
      case .names: return name.map { condition.isRuledOut(by: .named($0)) } ?? false
      default: return false
      }
    }
  }

  /// Whether what a caller gives is of one of these types; nil where that cannot be told.
  func isOne(given: NodeRef, of types: [TypeID]) -> Bool? {
    let values = linkage.evaluate(given)
    var answers: Set<Bool> = []
    for value in values {
      switch value {
      case .route(let type, _, _, _), .object(let type, _), .typed(.project(let type)):
        guard let answer = isOne(type, of: types) else { return nil }
        answers.insert(answer)
      case .none: continue
      default: return linkage.typeOf(given).element.projectType.flatMap { isOne($0, of: types) }
      }
    }
    return answers.count == 1 ? answers.first : nil
  }

  /// Adds a condition to others; nothing where these already say as much.
  /// - Returns: whether they can all hold.
  func add(_ condition: RouteCondition, to all: inout [RouteCondition]) -> Bool {
    guard case .types(let types, let isOneOf) = condition.wanted else {
      if !all.contains(condition) { all.append(condition) }
      return true
    }
    for known in all where known.subject == condition.subject {
      guard case .types(let others, let isOther) = known.wanted else { continue }
      switch (isOther, isOneOf) {
      case (true, true):
        if others.allSatisfy({ isOne($0, of: types) == false }) { return false }
        if others.allSatisfy({ isOne($0, of: types) == true }) { return true }
      case (true, false):
        if others.allSatisfy({ isOne($0, of: types) == true }) { return false }
        if others.allSatisfy({ isOne($0, of: types) == false }) { return true }
      case (false, true):
        if types.allSatisfy({ isOne($0, of: others) == true }) { return false }
      case (false, false):
        if types.allSatisfy(others.contains) { return true }
      }
    }
    if isOneOf {
      // What is of one type is of no other.
      all.removeAll { known in
        guard known.subject == condition.subject, case .types(let others, false) = known.wanted else { return false }
        return types.allSatisfy { isOne($0, of: others) == false }
      }
    }
    all.append(condition)
    return true
  }
}

extension Linkage {
  /// Whether a value may be of a type that a cast asks for; what tells no type may be of any.
  func mayBe(_ value: Value, _ wanted: TypeRef) -> Bool {
    guard let wanted = wanted.element.projectType else { return true }
    switch value {
    case .route(let type, _, _, _), .object(let type, _): return fits(type, wanted) || fits(wanted, type)
    default: return true
    }
  }

  /// What is switched over where a pattern binds it as one of a type: `route` in `switch route { case let route as ShopRoute: … }`.
  func subjectCast(to bind: NodeRef) -> NodeRef? {
    var isCast = false
    var at = program.parent(bind)
    while let here = at {
      switch program[here].kind {
      case .cast: isCast = true
      case .pattern, .unary, .bind: break
      case .caseArm: return isCast ? switchOf(here).flatMap(program.firstChild) : nil
      case .caseCondition: return isCast ? program.secondChild(here) : nil
      default: return nil
      }
      at = program.parent(here)
    }
    return nil
  }

  /// The enum that a pattern writes before a case: `ShopRoute.cart`, `ShopRoute.item(let id)`.
  func enumWritten(in pattern: NodeRef) -> TypeID? {
    switch program[pattern].kind {
    case .pattern, .call, .unary: return program.firstChild(pattern).flatMap(enumWritten)
    case .member:
      guard let base = program.firstChild(pattern), case .meta(.project(let type)) = typeOf(base), hasCase(program[pattern].name, type) else { return nil }
      return type
    default: return nil
    }
  }
}
