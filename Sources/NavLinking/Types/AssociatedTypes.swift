import NavFacts

/// What the associated types of a protocol stand for: what the types declare that fulfil it, where they are of one mind.
extension Linkage {
  /// The type called `name` in `id`; of a protocol, the one that all have which conform to it.
  func ownType(_ name: Symbol, of id: TypeID) -> TypeRef? {
    guard declarations[id].kind == .protocol else { return nestedType(name, in: id) }
    return agreed(conformers(of: id)) { nestedType(name, in: $0) }
  }

  /// The type of a requirement in which an associated type is written, for the object whose member `use` names.
  func fulfilled(_ id: PropertyID, of owner: TypeID, in use: NodeRef) -> TypeRef? {
    guard let type = declarations[id].type, speaksOfAssociatedType(type, of: owner), let object = object(of: use) else { return nil }
    return agreed(declarations[object].kind == .protocol ? conformers(of: object) : [object]) { one in
      findProperty(declarations[id].name, in: one).flatMap { $0 == id ? nil : declaredType(of: $0) }
    }
  }

  /// Whether an associated type of `owner` is written in a type.
  func speaksOfAssociatedType(_ type: NodeRef, of owner: TypeID) -> Bool {
    guard declarations[owner].kind == .protocol else { return false }
    return program.members(declarations[owner].node).contains { member in
      program[member].kind == .associatedtypeDecl && program.subtree(type).contains { program[NodeRef($0)].name == program[member].name }
    }
  }

  private func object(of use: NodeRef) -> TypeID? {
    program[use].kind == .member ? program.firstChild(use).flatMap { typeOf($0).projectType } : enclosingType(use)
  }

  private func agreed(_ types: [TypeID], _ told: (TypeID) -> TypeRef?) -> TypeRef? {
    var found: TypeRef?
    for type in types where declarations[type].kind != .protocol {
      guard let one = told(type), !one.isUnknown else { return nil }
      if let found, found != one { return nil }
      found = one
    }
    return found
  }
}
