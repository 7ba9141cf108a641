import NavFacts

extension Linkage {
  /// Where a body speaks of the local variable that an initialiser gives its value: of `let model = CartModel(…)`, each `model`. None
  /// where it is no local's.
  func mentionsOfLocal(given initializer: NodeRef) -> [NodeRef] {
    guard let local = program.parent(initializer), program[local].kind == .varDecl, declarations.propertyOfNode[local] == nil,
      let body = program.parent(local)
    else { return [] }
    let name = program[local].name
    return program.subtree(body).map { NodeRef($0) }.filter { mention in
      guard program[mention].kind == .name, program[mention].name == name, case .local(local) = meaning(of: name, at: mention) else { return false }
      return true
    }
  }
}
