import NavFacts

/// States that a view cuts out of a feature's, to be told of less: `struct ViewState { let route: Route?; init(state: Cart.State) { route =
/// state.route } }`. What a store of such a state looks at is the feature's own.
extension Linkage {
  /// The feature's property that one of a cut-out state is made equal to; the property itself where it is no such copy.
  func original(of id: PropertyID) -> PropertyID {
    if let known = originalsMemo[id] { return known }
    originalsMemo[id] = id
    let found = propertyCopied(to: id) ?? id
    originalsMemo[id] = found
    return found
  }

  private func propertyCopied(to id: PropertyID) -> PropertyID? {
    guard case .type(let owner) = declarations[id].owner, declarations[owner].kind == .structure, declarations[id].getter == nil, !isView(owner),
      case let makers = initialisers(of: owner), makers.count == 1, let body = declarations[makers[0]].body
    else { return nil }
    let writes = sites(.assigned, of: id, as: declarations[id].name)
    guard writes.count == 1, program.isInside(writes[0], body), let value = program.secondChild(writes[0]), program[value].kind == .member,
      let base = program.firstChild(value), program[base].kind == .name,
      case .parameter(makers[0], _) = meaning(of: program[base].name, at: base), let copied = propertyWritten(by: value),
      declarations[copied].owner != declarations[id].owner
    else { return nil }
    return original(of: copied)
  }
}
