import NavFacts

/// Views that are handed through an object of the program's own for its modifiers: `CartView().compat.badge(3)`, where
/// `extension View { var compat: Compat<Self> { Compat(content: self) } }`.
extension Linkage {
  /// The view before `.compat.badge`, where `compat` does nothing but carry it, and `badge` gives a view.
  func viewCarried(by callee: NodeRef) -> NodeRef? {
    guard program[callee].kind == .member, let carrier = program.firstChild(callee), program[carrier].kind == .member,
      let view = program.firstChild(carrier), case let type = typeOf(view), type.isUnknown || isViewLike(type),
      let object = objectCarrying(program[carrier].name)
    else { return nil }
    return findFunctions(program[callee].name, in: object).contains { isViewLike(resultType(of: $0)) } ? view : nil
  }

  /// The type that a property of all views is made of with the view alone; nil where it is no such property, or one of several.
  private func objectCarrying(_ name: Symbol) -> TypeID? {
    guard let named = declarations.propertiesByName[name], named.count == 1, let property = named.first,
      case .external(let owner) = declarations[property].owner, dialects.viewProtocols.contains(owner), let getter = declarations[property].getter,
      case let given = returnedExpressions(of: getter), given.count == 1,
      program[given[0]].kind == .call, arguments(of: given[0]).contains(where: isSelf), case .project(let type) = declaredType(of: property),
      !isViewLike(.project(type))
    else { return nil }
    return type
  }

  private func isSelf(_ ref: NodeRef) -> Bool { program[ref].kind == .name && program[ref].name == names.selfValue }
}
