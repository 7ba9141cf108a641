import NavFacts

/// Members that an object passes on by key path to a part of it: `context.isShown` of a `@dynamicMemberLookup` class with
/// `subscript<T>(dynamicMember keyPath: WritableKeyPath<State.Bindings, T>) -> T`.
extension Linkage {
  /// The property of that part which a member names that the object's own type `id` does not have; nil where the part has none either,
  /// or where it is not told what it is.
  func propertyPassedOn(by ref: NodeRef, of id: TypeID) -> PropertyID? {
    guard declarations.hasSubscripts, let object = program.firstChild(ref) else { return nil }
    let name = unprefixed(program[ref].name) ?? program[ref].name
    guard declarations.propertiesByName[name] != nil else { return nil }
    for owner in [id] + projectBases(of: id) {
      for node in declarations[owner].subscripts {
        guard let root = rootPassedOn(by: node), let part = part(root, of: owner, in: object), let found = findProperty(name, in: part) else { continue }
        return found
      }
    }
    return nil
  }

  /// `State.Bindings` of a subscript that gives what a `WritableKeyPath<State.Bindings, T>` leads to, or a binding to that.
  private func rootPassedOn(by node: NodeRef) -> NodeRef? {
    let parameters = program.children(node).filter { program[$0].kind == .parameter }
    guard parameters.count == 1, text(program.label(parameters[0])) == "dynamicMember",
      let path = program.children(parameters[0]).first(where: { program[$0].kind == .typeName }), Self.keyPaths.contains(text(program[path].name)),
      let root = program.firstChild(path), let end = program.secondChild(path), var result = program.first(node, .result).flatMap({ program.firstChild($0) })
    else { return nil }
    if program[result].kind == .typeName, traits[program[result].name].contains(.isWrapper) || program[result].name == names.binding,
      let bound = program.firstChild(result)
    {
      result = bound
    }
    // What else it makes of the member is not the member.
    return program[result].kind == .typeName && program[result].name == program[end].name && program.size(result) == program.size(end) ? root : nil
  }

  private static let keyPaths: Set<String> = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]

  /// The type of the part, as it is written in `owner`, in the object that an expression gives.
  private func part(_ written: NodeRef, of owner: TypeID, in object: NodeRef) -> TypeID? {
    guard program[written].kind == .typeName else { return nil }
    let name = program[written].name
    if program[written].flags.contains(.qualified) {
      guard let base = program.firstChild(written), program.secondChild(written) == nil, let outer = part(base, of: owner, in: object) else { return nil }
      return (ownType(name, of: outer) ?? typeFulfilling(name, in: outer))?.projectType
    }
    var around: TypeID? = owner
    while let type = around {
      if isGenericParameter(name, of: declarations[type].node) { return typeHeld(for: name, of: type, by: object)?.projectType }
      around = declarations[type].outer
    }
    return resolve(written).projectType
  }
}
