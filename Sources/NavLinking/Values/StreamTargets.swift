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
    guard let property = propertyGiving(target: closure) else { return [] }
    return bound().filter { program[$0.target].name == declarations[property].name && propertyMeant(by: $0.target) == property }.map(\.chain)
  }

  /// The one property whose values such a closure receives: the target itself, where that is kept and may be fed as a subject is, or the
  /// stream that a computed one is bound to.
  func streamReceived(byTarget closure: NodeRef) -> PropertyID? {
    guard let row = dialects.streams.first(where: { !$0.targets.isEmpty }), let property = propertyGiving(target: closure) else { return nil }
    if declarations[property].getter == nil, isSubject(property) { return property }
    var found: Set<PropertyID> = []
    for chain in chainsBound(to: closure) {
      guard let source = stream(chain, row, depth: 0) else { return nil }
      found.insert(source)
    }
    return found.count == 1 ? found.first : nil
  }

  /// The type of what such a closure receives: that which its property is declared with, or for which the chains are asked that end in it.
  func typeReceived(byTarget closure: NodeRef) -> TypeRef? {
    guard let property = propertyGiving(target: closure) else { return nil }
    if let declared = declarations[property].type.map(resolve), declared.element.projectType != nil { return declared }
    let asked = Set(chainsBound(to: closure).map { typeOfValues(in: $0) })
    return asked.count == 1 ? asked.first ?? nil : nil
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

  /// The property that gives a target: a computed one that a closure stands in directly, or one that is made with it, at once or by what
  /// a closure gives: `lazy var show: AnyObserver<Route> = { Binder(self) { … }.asObserver() }()`.
  private func propertyGiving(target closure: NodeRef) -> PropertyID? {
    var at = program.parent(closure)
    while let here = at {
      switch program[here].kind {
      case .varDecl: return declarations.propertyOfNode[here]
      case .closure: guard let call = program.parent(here), program[call].kind == .call, program.firstChild(call) == here else { return nil }
      case .funcDecl: return nil
      default: break
      }
      at = program.parent(here)
    }
    return nil
  }
}
