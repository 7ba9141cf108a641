import NavFacts

/// What the associated types of a protocol stand for: what the types declare that fulfil it, where they are of one mind.
extension Linkage {
  /// The type called `name` in `id`; of a protocol, the one that all have which conform to it, or else what is asked of it:
  /// `protocol Shopping: Flowing where Route == ShopRoute`.
  func ownType(_ name: Symbol, of id: TypeID) -> TypeRef? {
    if let nested = nestedType(name, in: id) { return nested }
    guard declarations[id].kind == .protocol else { return nil }
    return narrower(agreed(conformers(of: id)) { nestedType(name, in: $0) }, required(name, of: id))
  }

  /// What an associated type is in a type that says so only by what it fulfils a requirement with: `struct Order: Editable { var draft = Draft() }`
  /// of `protocol Editable { associatedtype Edited; var draft: Edited { get } }`.
  func typeFulfilling(_ name: Symbol, in id: TypeID) -> TypeRef? {
    for above in projectBases(of: id) where associatedConstraint(name, in: above) != nil {
      for asked in declarations[above].properties {
        guard let type = declarations[asked].type, program[type].kind == .typeName, program[type].name == name, program.firstChild(type) == nil,
          let own = findProperty(declarations[asked].name, in: id), case .type(let holder) = declarations[own].owner, declarations[holder].kind != .protocol
        else { continue }
        return declaredType(of: own)
      }
    }
    return nil
  }

  /// What a protocol, or one above it, asks at least of the associated type `name`.
  private func required(_ name: Symbol, of id: TypeID, depth: Int = 0) -> TypeRef? {
    if let asked = associatedConstraint(name, in: id), !asked.isUnknown { return asked }
    guard depth < 6 else { return nil }
    for case .project(let above) in supertypes(id) where above != id && declarations[above].kind == .protocol {
      if let asked = required(name, of: above, depth: depth + 1) { return asked }
    }
    return nil
  }

  /// Of what is known of a type in two ways what says more.
  private func narrower(_ told: TypeRef?, _ asked: TypeRef?) -> TypeRef? {
    guard let told, !told.isUnknown else { return asked }
    guard case .project(let wide) = told, case .project(let narrow)? = asked else { return told }
    return fits(narrow, wide) ? asked : told
  }

  /// The type of a requirement in which an associated type is written, for the object whose member `use` names.
  func fulfilled(_ id: PropertyID, of owner: TypeID, in use: NodeRef) -> TypeRef? {
    guard let type = declarations[id].type, speaksOfAssociatedType(type, of: owner), let object = object(of: use) else { return nil }
    let told = agreed(declarations[object].kind == .protocol ? conformers(of: object) : [object]) { one in
      findProperty(declarations[id].name, in: one).flatMap { $0 == id ? nil : declaredType(of: $0) }
    }
    let named = program[type].kind == .typeOptional ? program.firstChild(type) ?? type : type
    guard declarations[object].kind == .protocol, program[named].kind == .typeName, program.firstChild(named) == nil else { return told }
    return narrower(told, required(program[named].name, of: object))
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
