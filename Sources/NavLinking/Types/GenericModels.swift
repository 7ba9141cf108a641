import NavFacts

/// What views that take any model of a protocol's are really made with: `struct CartView<Model: CartModelling>: View { let model: Model }`,
/// `CartView(model: ShopCart())`.
extension Linkage {
  /// The one type of the program that a view's property holds wherever the view is made, where the property is declared as nothing but a
  /// generic parameter of the view; nil where the places differ or do not tell.
  ///
  /// A protocol says of a model only what all of its kind do: asked for its first screen, each gives its own.
  func typeMade(for id: PropertyID) -> TypeRef? {
    guard case .type(let owner) = declarations[id].owner, declarations[owner].isGeneric, let written = declarations[id].type,
      let generic = genericName(written, of: owner), hasSites, isView(owner)
    else { return nil }
    if let known = typesMadeMemo[id] { return known }
    // Met again while its makers are asked.
    typesMadeMemo.updateValue(nil, forKey: id)
    let found = onlyType(givenFor: generic, of: owner, property: declarations[id].name)
    // In the middle of a question about what types are it may be half of it.
    if isResolving { typesMadeMemo[id] = nil } else { typesMadeMemo.updateValue(found, forKey: id) }
    return found
  }

  private func genericName(_ type: NodeRef, of owner: TypeID) -> Symbol? {
    let named = program[type].kind == .typeOptional ? program.firstChild(type) ?? type : type
    guard program[named].kind == .typeName, program.firstChild(named) == nil, isGenericParameter(program[named].name, of: declarations[owner].node)
    else { return nil }
    return program[named].name
  }

  private func onlyType(givenFor generic: Symbol, of owner: TypeID, property name: Symbol) -> TypeRef? {
    var only: TypeRef?
    for call in constructions(of: owner) {
      guard let given = argument(givenFor: generic, of: owner, property: name, by: call), case .project(let type) = typeOf(given),
        [.classDecl, .structDecl, .actorDecl].contains(program[declarations[type].node].kind), conformers(of: type).isEmpty,
        only.map({ $0 == .project(type) }) ?? true
      else { return nil }
      only = .project(type)
    }
    return only
  }

  /// What a call that makes a view gives for its generic parameter: by the initialiser that takes it, or by the property's own name.
  private func argument(givenFor generic: Symbol, of owner: TypeID, property name: Symbol, by call: NodeRef) -> NodeRef? {
    for maker in callTargets(of: call).functions {
      let parameters = declarations.parameters(of: maker)
      guard let pairs = match(parameters, arguments(of: call)) else { continue }
      return pairs.first { pair in parameters[pair.parameter].type.map { genericName($0, of: owner) == generic } ?? false }?.argument
    }
    return argument(text(name), of: call)
  }
}
