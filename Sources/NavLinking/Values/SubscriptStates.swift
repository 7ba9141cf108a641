import NavFacts

/// Subscripts that the program declares, and those among them that give a part of what an object keeps: `$router[.home]` of
/// `subscript(tab: Tab) -> [Route] { get { paths[tab] ?? [] } set { paths[tab] = newValue } }`.
extension Linkage {
  /// The property that the program's own subscript at `ref` reads and writes; nil where it has none, or another type's is meant.
  func stateBehindSubscript(_ ref: NodeRef) -> PropertyID? {
    guard let (node, type) = subscriptMeant(by: ref) else { return nil }
    return state(ofSubscript: node, type)
  }

  /// What the program's own subscript at `ref` gives; nil where another type's is meant.
  func typeOfSubscript(_ ref: NodeRef) -> TypeRef? {
    guard let (node, _) = subscriptMeant(by: ref) else { return nil }
    return program.first(node, .result).flatMap { program.firstChild($0) }.map(resolve)
  }

  /// The names under which objects are kept through whose subscripts a property is changed.
  func namesSubscripting(_ state: PropertyID) -> [Symbol] {
    guard declarations.hasSubscripts, case .type(let owner) = declarations[state].owner,
      declarations[owner].subscripts.contains(where: { self.state(ofSubscript: $0, owner) == state })
    else { return [] }
    let keepers = declarations.properties.indices.map(PropertyID.init).filter { declaredType(of: $0) == .project(owner) }
    return Set(keepers.map { declarations[$0].name }).sorted { $0.raw < $1.raw }
  }

  private func subscriptMeant(by ref: NodeRef) -> (node: NodeRef, owner: TypeID)? {
    guard declarations.hasSubscripts, let base = program.firstChild(ref), let type = typeOf(base).projectType,
      case let all = declarations[type].subscripts, !all.isEmpty
    else { return nil }
    let labels = arguments(of: ref).map { program.label($0) }
    return all.first { labels == program.children($0).filter { program[$0].kind == .parameter }.map { program.label($0) } }.map { ($0, type) }
  }

  private func state(ofSubscript node: NodeRef, _ type: TypeID) -> PropertyID? {
    guard let getter = getter(ofSubscript: node), case .slot(let state, nil) = bindingOfGetter(getter), declarations[state].owner == .type(type) else {
      return nil
    }
    return state
  }

  private func getter(ofSubscript node: NodeRef) -> NodeRef? {
    for accessor in program.children(node) where program[accessor].kind == .accessor && text(program[accessor].name) == "get" {
      return program.first(accessor, .block)
    }
    return nil
  }
}
