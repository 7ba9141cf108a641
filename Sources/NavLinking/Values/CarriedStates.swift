import NavFacts

/// A state, and the case of it that carries what is shown.
struct CarriedState {
  var state: PropertyID
  var name: Symbol
}

/// Properties and bindings that give what one case of a state carries:
/// `var card: Card? { get { if case .card(let card) = way { card } else { nil } } set { way = newValue.map(Way.card) } }`.
extension Linkage {
  /// The state that an expression takes the payload of a case out of: `card` below `if case .card(let card) = way`, `way?.card` where
  /// `Way` has a property of its own that does so.
  func stateTaken(by given: NodeRef) -> CarriedState? {
    switch program[given].kind {
    case .name:
      guard case .patternBinding(let bind) = meaning(of: program[given].name, at: given), let taken = caseBound(by: bind),
        let state = propertyWritten(by: taken.subject)
      else { return nil }
      return CarriedState(state: state, name: taken.name)
    case .member:
      guard let property = propertyWritten(by: given), let name = caseGiven(by: property), let base = program.firstChild(given),
        let state = propertyWritten(by: base)
      else { return nil }
      return CarriedState(state: state, name: name)
    default: return nil
    }
  }

  /// The state of which a computed property gives what a case carries, and nothing else.
  func stateCarrying(_ id: PropertyID) -> CarriedState? {
    declarations[id].getter.flatMap(onlyGiven).flatMap(stateTaken)
  }

  /// What a getter gives where it gives one thing or none.
  private func onlyGiven(by getter: NodeRef) -> NodeRef? {
    // The subject of a `switch` is asked, not given.
    let given = returnedExpressions(of: getter).filter { one in
      program[one].kind != .nil && program.parent(one).map { program[$0].kind != .switchStmt } ?? true
    }
    return given.count == 1 ? given[0] : nil
  }

  /// What a presentation of a state gives to its content, where that is what one case carries: of `$model.way.card`, or of the case that an
  /// argument names, `unwrapping: $model.way, case: /Way.card`.
  func typeCarried(by binding: NodeRef, of call: NodeRef) -> TypeRef? {
    guard case .slot(let id, let narrowed) = bindingTarget(binding), let type = declaredType(of: id).projectType else { return nil }
    if let name = narrowed ?? caseShown(of: call) { return payloadType(name, 0, of: type) }
    // `Binding(get: { model.way }, set: …)` says no type itself.
    return program[binding].kind == .call ? .project(type) : nil
  }

  /// The case that a library's presentation names in an argument of its own.
  private func caseShown(of call: NodeRef) -> Symbol? {
    guard let callee = program.firstChild(call), let rows = dialects.presentations[program[callee].name] else { return nil }
    for row in rows {
      guard let path = row.caseLabel.flatMap({ argument($0, of: call) }), program[path].kind == .unary || program[path].kind == .keyPath else { continue }
      return program.firstChild(path).map { program[$0].name }
    }
    return nil
  }

  /// The computed property in whose setter a value is made of what that is given: `newValue.map { .card($0) }`.
  func propertyHanding(_ value: NodeRef) -> PropertyID? {
    for index in program.subtree(value) where program[NodeRef(index)].name == names.newValue && program[NodeRef(index)].kind == .name {
      if let property = propertySet(around: NodeRef(index)) { return property }
    }
    return nil
  }

  /// Whether a value is made of what the setter of a binding is given: `set: { model.go(to: $0.map(Way.card)) }`. Whoever sets the
  /// binding decides.
  func isMadeOfBound(_ value: NodeRef) -> Bool {
    guard program[value].kind == .call, let callee = program.firstChild(value), program[callee].kind == .member, let base = program.firstChild(callee),
      program[base].kind == .name, case .closureParameter(let closure, 0) = meaning(of: program[base].name, at: base)
    else { return false }
    return text(program.label(closure)) == "set"
  }

  /// The case of an enum that a computed property of the enum's own gives the payload of.
  private func caseGiven(by property: PropertyID) -> Symbol? {
    guard case .type(let owner) = declarations[property].owner, declarations[owner].kind == .enumeration, let getter = declarations[property].getter
    else { return nil }
    guard let given = onlyGiven(by: getter), program[given].kind == .name, case .patternBinding(let bind) = meaning(of: program[given].name, at: given),
      let taken = caseBound(by: bind), program[taken.subject].kind == .name, program[taken.subject].name == names.selfValue
    else { return nil }
    return taken.name
  }

  /// The case whose only payload a pattern binds, and what is matched: `case .card(let card) = way`.
  private func caseBound(by bind: NodeRef) -> (name: Symbol, subject: NodeRef)? {
    guard let call = program.parent(bind), program[call].kind == .call, arguments(of: call) == [bind], let name = caseName(call),
      let subject = subject(of: call)
    else { return nil }
    var at = program.parent(call)
    while let here = at, program[here].kind == .pattern || program[here].kind == .unary { at = program.parent(here) }
    guard let whole = at, program[whole].kind == .caseArm || program[whole].kind == .caseCondition else { return nil }
    return (name, subject)
  }
}
