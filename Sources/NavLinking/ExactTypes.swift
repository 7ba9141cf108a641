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

  private func isLeaf(_ id: TypeID) -> Bool { declarations[id].kind != .protocol && conformers(of: id).isEmpty }
}
