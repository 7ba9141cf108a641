import NavFacts

/// Which type an object is of, and not only what it is declared as: its own methods are those that run.
extension Linkage {
  /// The type of an object that is no less than that: the one that it was made as, or a type that nothing inherits from.
  func exactType(_ value: Value) -> TypeID? {
    switch value {
    case .object(let id, _?): id
    case .object(let id, nil), .typed(.project(let id)): isLeaf(id) ? id : nil
    default: nil
    }
  }

  /// What `self` is at a place, where nothing inherits from the type around.
  func exactSelf(at ref: NodeRef) -> TypeID? { enclosingType(ref).flatMap { isLeaf($0) ? $0 : nil } }

  /// Whether a method is the one that runs where an object of a type is asked: it is the type's own or inherited, and nothing on the
  /// way up to it overrides it.
  func runs(_ function: FunctionID, on type: TypeID) -> Bool {
    guard case .type(let owner) = declarations[function].owner else { return true }
    guard fits(type, owner) else { return false }
    return !findFunctions(declarations[function].name, in: type).contains { other in
      guard other != function, declarations[other].body != nil, case .type(let nearer) = declarations[other].owner else { return false }
      return nearer != owner && fits(nearer, owner) && sameLabels(other, function)
    }
  }

  private func isLeaf(_ id: TypeID) -> Bool { declarations[id].kind != .protocol && conformers(of: id).isEmpty }
}
