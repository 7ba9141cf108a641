import NavFacts

/// Initialisers that are given as values: `CaseLet(…, then: CartView.init)`. Whoever is given one makes the view where it stands.
extension Linkage {
  /// The places that give away an initialiser of a view, in the order of the program.
  func initialisersGiven(of id: TypeID) -> [NodeRef] {
    if let known = givenInitialisersMemo { return known[id] ?? [] }
    var all: [TypeID: [NodeRef]] = [:]
    for ref in mentions(of: names.initName) where program[ref].kind == .member {
      if let call = program.parent(ref), program[call].kind == .call, program.firstChild(call) == ref { continue }
      guard let base = program.firstChild(ref), case .meta(.project(let type)) = typeOf(base), isView(type) else { continue }
      all[type, default: []].append(ref)
    }
    givenInitialisersMemo = all
    return all[id] ?? []
  }
}
