import NavFacts

/// Objects that are passed on in place of the screen which they stand for, beside view controllers that stand for themselves:
/// `router.push(list)`, where `extension UIViewController: Presentable { func toPresentable() -> UIViewController { self } }`, and the
/// coordinator `list` gives back the controller that it has made.
extension Walk {
  /// What an object gives where view controllers give themselves; nothing where it is asked for no such thing.
  mutating func givenForItself(by id: TypeID, _ construction: Construction?) -> [Value] {
    guard !linkage.isScreenLike(id), linkage.declarations[id].kind != .protocol else { return [] }
    let requirements = linkage.projectBases(of: id).flatMap { linkage.declarations[$0].functions }.filter(linkage.screensGiveThemselves)
    var given: [Value] = []
    for requirement in requirements {
      guard let own = linkage.fulfilments(of: requirement, in: id).first, let body = linkage.declarations[own].body else { continue }
      let made = results(of: body, Frame(parameters: [:], selfValue: .object(id, construction), outer: nil, depth: 1))
      // What is no screen would be asked in its turn, without end.
      given += made.filter { $0.isKnown && ($0.objectType.map(linkage.isScreenLike) ?? true) }
    }
    return given
  }
}

extension Linkage {
  /// Whether view controllers fulfil a protocol's requirement by giving back themselves.
  func screensGiveThemselves(_ function: FunctionID) -> Bool {
    guard case .type(let owner) = declarations[function].owner, declarations[owner].kind == .protocol else { return false }
    return (declarations.externalFunctions[declarations[function].name] ?? []).contains { other in
      guard isOfScreens(declarations[other].owner, adopting: owner), declarations.parameters(of: other).isEmpty,
        let body = declarations[other].body, case let given = returnedExpressions(of: body), given.count == 1
      else { return false }
      return program[given[0]].kind == .name && program[given[0]].name == names.selfValue
    }
  }
}
