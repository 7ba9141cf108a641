import NavFacts

/// Bindings, flags and properties that are worked out of another state.
extension Linkage {
  /// `Binding(get: { self.x != nil }, …)`, `{ self.x == .edit }`: the property that a getter gives, whole or what a case carries, or else
  /// the first that it reads, narrowed to the case that it is compared with.
  func bindingOfGetter(_ getter: NodeRef) -> BindingTarget {
    for given in returnedExpressions(of: getter) {
      // `isHeld ? nil : request`
      for branch in program[given].kind == .ternary ? program.children(given).dropFirst().map({ $0 }) : [given] {
        if let taken = stateTaken(by: branch) { return .slot(taken.state, case: taken.name) }
        if let state = stateAskedForItsCase(branch) { return .slot(state, case: nil) }
        guard let id = program[branch].kind == .call ? stateAnswered(by: branch) : givenProperty(branch) else { continue }
        return .slot(id, case: nil)
      }
    }
    var asked: [(id: PropertyID, place: NodeRef)] = []
    for index in program.subtree(getter).dropFirst() {
      let at = NodeRef(index)
      if program[at].kind == .name || program[at].kind == .member, let id = propertyWritten(by: at), declarations[id].getter == nil,
        program.parent(at).map({ program[$0].kind != .member || isMapped(at, by: $0) }) ?? true
      {
        asked.append((id, at))
      }
    }
    // `Binding(get: { isNarrow && isShown }, set: { isShown = $0 })`
    let set = asked.count > 1 ? propertiesSet(beside: getter) : []
    guard let state = asked.first(where: { set.contains($0.id) }) ?? asked.first else { return .unknown }
    return .slot(state.id, case: caseAsked(of: state.place, state.id))
  }

  /// What the setter beside a getter writes.
  private func propertiesSet(beside getter: NodeRef) -> [PropertyID] {
    guard let call = program.parent(getter), program[call].kind == .call,
      let setter = argument("set", of: call) ?? arguments(of: call).last(where: { program[$0].kind == .closure && $0 != getter })
    else { return [] }
    return program.subtree(setter).lazy.map { NodeRef($0) }.compactMap { assignment in
      self.program[assignment].kind == .assign ? self.program.firstChild(assignment).flatMap { self.propertyWritten(by: $0) } : nil
    }
  }

  private func givenProperty(_ expression: NodeRef) -> PropertyID? {
    program[expression].kind == .name || program[expression].kind == .member ? propertyWritten(by: expression) : nil
  }

  /// The state that a method of the program's only gives back: `isHelpShown()` of a model that keeps its state to itself.
  private func stateAnswered(by call: NodeRef) -> PropertyID? {
    guard arguments(of: call).isEmpty, case let targets = callTargets(of: call).functions, targets.count == 1, !declarations[targets[0]].isInit,
      let body = declarations[targets[0]].body, case let given = returnedExpressions(of: body), given.count == 1
    else { return nil }
    return givenProperty(given[0]).flatMap { declarations[$0].getter == nil ? $0 : nil }
  }

  /// Whether a value is asked for what becomes of it where it is there: `route.map { fillsScreen($0) } ?? false`.
  private func isMapped(_ value: NodeRef, by member: NodeRef) -> Bool {
    guard program.firstChild(member) == value, ["map", "flatMap"].contains(text(program[member].name)), let call = program.parent(member) else { return false }
    return program[call].kind == .call && program.firstChild(call) == member
  }

  /// The state of which a computed property without writes of its own is worked out: a flag, or a binding that it makes.
  func stateBehind(_ id: PropertyID) -> BindingTarget {
    guard let getter = declarations[id].getter, writes(to: id).isEmpty else { return .unknown }
    if case .slot(let state, let name) = stateBound(by: id) { return .slot(state, case: name) }
    return isBoolean(id) ? bindingOfGetter(getter) : .unknown
  }

  /// The state to which a computed property gives a binding.
  func stateBound(by id: PropertyID) -> BindingTarget {
    guard let getter = declarations[id].getter, case let given = returnedExpressions(of: getter), given.count == 1,
      program[given[0]].kind == .call, writes(to: id).isEmpty
    else { return .unknown }
    return bindingTarget(given[0])
  }

  /// The state to which a function gives a binding: `state.path(for: .home)`.
  func stateBound(byCall call: NodeRef) -> BindingTarget? {
    let targets = callTargets(of: call).functions
    guard targets.count == 1, let result = declarations[targets[0]].result, program[result].kind == .typeName, program[result].name == names.binding,
      let body = declarations[targets[0]].body, case let given = returnedExpressions(of: body), given.count == 1, program[given[0]].kind == .call,
      case .slot(let state, let one) = bindingTarget(given[0])
    else { return nil }
    return .slot(state, case: one)
  }

  /// Whether an expression gives a binding, and no value: `$route`, `model.$route`, a `Binding` that is passed on. Libraries call by one
  /// word what takes the one and what takes the other.
  func isWrittenAsBinding(_ expression: NodeRef) -> Bool {
    if case .external(names.binding, _) = typeOf(expression) { return true }
    if propertyWritten(by: expression).map(isBinding) == true { return true }
    var at = expression
    while true {
      let name = text(program[at].name)
      if name.hasPrefix("$"), !name.dropFirst().allSatisfy(\.isNumber) { return true }
      guard program[at].kind == .member, let base = program.firstChild(at) else { return false }
      at = base
    }
  }

  /// Whether a call asks an object of the program for a binding: `router.isShown(.help)`. What keeps the object is not what is bound.
  func bindsByOwnMethod(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
      typeOf(base).projectType != nil, !isWrittenAsBinding(base), case let targets = callTargets(of: call).functions, !targets.isEmpty
    else { return false }
    return targets.allSatisfy { target in
      guard case .type = declarations[target].owner, let result = declarations[target].result else { return false }
      return program[result].kind == .typeName && program[result].name == names.binding
    }
  }

  /// The property that a getter alone gives back, for which its own only stands; nil where it gives anything else:
  /// `var sheet: Sheet? { get { presenter.sheet } set { presenter.sheet = newValue } }`.
  func forwarded(_ id: PropertyID) -> PropertyID? {
    guard let getter = declarations[id].getter, case let given = returnedExpressions(of: getter), given.count == 1,
      program[given[0]].kind == .name || program[given[0]].kind == .member, let other = propertyWritten(by: given[0]), other != id
    else { return nil }
    return other
  }

  /// The property in which a computed one keeps what it is set to: `set { steps = newValue }`.
  func stateKeeping(_ id: PropertyID) -> PropertyID? {
    guard declarations[id].getter != nil else { return nil }
    for index in program.subtree(declarations[id].node) where program[NodeRef(index)].kind == .assign {
      guard let left = program.firstChild(NodeRef(index)), let value = program.secondChild(NodeRef(index)), program[value].kind == .name,
        program[value].name == names.newValue, let kept = propertyWritten(by: left), kept != id
      else { continue }
      return kept
    }
    return nil
  }

  /// Whether what a state is set to is what it has, or nothing: `share = isShown ? share : nil` closes, and opens nothing.
  func keepsOrEmpties(_ id: PropertyID, by value: NodeRef) -> Bool {
    guard program[value].kind == .ternary else { return false }
    return program.children(value).dropFirst().allSatisfy { program[$0].kind == .nil || propertyWritten(by: $0) == id }
  }

  /// Whether a write stands in the setter of the very binding that something is shown by: the framework calls that to close it.
  func isPutBack(_ site: NodeRef, by binding: NodeRef) -> Bool {
    var at = program.parent(site)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .closure, text(program.label(here)) == "set" {
        if program.isInside(here, binding) { return true }
        return propertyWritten(by: binding).flatMap { declarations[$0].getter }.map { program.isInside(here, $0) } ?? false
      }
      at = program.parent(here)
    }
    return false
  }

  /// Whether a value is what the setter of a binding is told, which the framework and views below do when they are done:
  /// `set: { self.path = $0 }`.
  func isToldToSetter(_ value: NodeRef) -> Bool {
    guard program[value].kind == .name, case .closureParameter(let closure, _) = meaning(of: program[value].name, at: value) else { return false }
    return text(program.label(closure)) == "set"
  }

  func isBoolean(_ id: PropertyID) -> Bool {
    guard case .external(let name, _) = declaredType(of: id) else { return false }
    return text(name) == "Bool"
  }

  /// `x == .edit`, `if case .edit = x`: the case of a property's enum that is asked for.
  private func caseAsked(of read: NodeRef, _ id: PropertyID) -> Symbol? {
    guard let type = declaredType(of: id).projectType, let parent = program.parent(read) else { return nil }
    let asked: Symbol?
    switch program[parent].kind {
    case .infix where text(program[parent].name) == "==":
      asked = program.children(parent).first { $0 != read }.flatMap(caseName)
    case .caseCondition where program.secondChild(parent) == read:
      asked = program.firstChild(parent).flatMap(caseName)
    default: asked = nil
    }
    return asked.flatMap { hasCase($0, type) ? $0 : nil }
  }

  /// `$navigator.shown()`: the part of what a property holds that a method of its wrapper binds, in an extension of the program's:
  /// `extension Bindable { func shown() -> Binding<…> { Binding(get: { wrappedValue.shown }, …) } }`.
  func partBound(of id: PropertyID, by method: Symbol) -> PropertyID? {
    guard let held = declaredType(of: id).projectType else { return nil }
    for function in declarations.externalFunctions[method] ?? [] {
      guard let body = declarations[function].body, let result = declarations[function].result, program[result].name == names.binding else { continue }
      for given in returnedExpressions(of: body) {
        guard let getter = argument("get", of: given) else { continue }
        for index in program.subtree(getter) {
          let ref = NodeRef(index)
          guard program[ref].kind == .member, let base = program.firstChild(ref), program[base].kind == .name || program[base].kind == .member,
            program[base].name == names.wrappedValue, let part = findProperty(program[ref].name, in: held)
          else { continue }
          return part
        }
      }
    }
    return nil
  }
}
