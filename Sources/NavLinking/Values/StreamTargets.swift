import NavFacts

/// What a stream ends in that a program makes for its own objects: `var route: Binder<Route> { Binder(base) { base, route in … } }` in an
/// extension of a library's wrapper, for `model.route.bind(to: cart.rx.route)`.
extension Linkage {
  /// The object that a closure of such a target is given before the value; nil where a closure is something else.
  func ownerOfTarget(_ closure: NodeRef) -> NodeRef? {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call), callee != closure,
      program[callee].kind == .name, case let name = text(program[callee].name), dialects.streams.contains(where: { $0.targets.contains(name) }),
      let owner = program.secondChild(call), owner != closure
    else { return nil }
    return owner
  }

  /// The chains whose values a closure of such a target receives.
  func chainsBound(to closure: NodeRef) -> [NodeRef] {
    guard let property = propertyOfGetter(around: closure) else { return [] }
    return bound().filter { program[$0.target].name == declarations[property].name && propertyMeant(by: $0.target) == property }.map(\.chain)
  }

  /// Whether a name that is declared nowhere stands for `self`: `rx` for `self.rx`, and `base` in an extension of a library's wrapper.
  func isWrapped(_ name: Symbol, at ref: NodeRef) -> Bool {
    guard dialects.identities.contains(name) else { return false }
    guard case let parameters = dialects.bases.filter({ $0.value == name }).map(\.key), !parameters.isEmpty else { return enclosingType(ref) != nil }
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind == .extensionDecl { 
        return program.children(here).contains { program[$0].kind == .genericParameter && parameters.contains(program[$0].name) }
      }
      if program[here].kind.isTypeDeclaration { return false }
      at = program.parent(here)
    }
    return false
  }

  /// The computed property that a closure stands in directly.
  private func propertyOfGetter(around closure: NodeRef) -> PropertyID? {
    var at = program.parent(closure)
    while let here = at {
      if program[here].kind == .varDecl { return declarations.propertyOfNode[here].flatMap { declarations[$0].getter == nil ? nil : $0 } }
      if program[here].kind == .closure || program[here].kind == .funcDecl { return nil }
      at = program.parent(here)
    }
    return nil
  }
}
