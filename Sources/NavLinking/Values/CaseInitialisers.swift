import NavFacts

/// Enums that choose their own case: `init?(url: URL) { self = url.host == "cart" ? .cart : .shop }`.
extension Walk {
  /// The cases that an initialiser of the program's makes `self` by what it is given, each where it is written; empty where nothing says. One
  /// that is given nothing always makes the same, and whoever calls it decides.
  mutating func casesChosen(byInitialiserOf id: TypeID, _ call: NodeRef, _ frame: Frame?) -> [Value] {
    guard (frame?.depth ?? 0) < Linkage.maxDepth else { return [] }
    var chosen: [Value] = []
    for target in linkage.callTargets(of: call).functions where linkage.declarations[target].isInit && linkage.declarations[target].owner == .type(id) {
      guard let body = linkage.declarations[target].body, !linkage.declarations.parameters(of: target).isEmpty else { continue }
      let inside = self.frame(of: target, calledBy: call, nil, frame)
      for assignment in linkage.program.subtree(body).lazy.map({ NodeRef($0) }) where linkage.choosesOwnCase(assignment) {
        if let value = linkage.program.secondChild(assignment) { chosen += values(of: value, inside).filter(\.isKnown) }
      }
    }
    return chosen
  }
}

extension Linkage {
  /// `self = .cart`
  func choosesOwnCase(_ assignment: NodeRef) -> Bool {
    guard program[assignment].kind == .assign, let left = program.firstChild(assignment) else { return false }
    return program[left].kind == .name && program[left].name == names.selfValue
  }
}
