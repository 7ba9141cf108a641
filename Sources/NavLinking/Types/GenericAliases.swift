import NavFacts

/// Typealiases with generic parameters of their own: `typealias ShownStore<R: Reducer> = Store<Shown<R.State>, R.Action>`.
extension Linkage {
  /// What such an alias means with the arguments that are written behind its name; nil where `type` names none.
  func genericAlias(_ type: NodeRef) -> TypeRef? {
    guard let aliases = declarations.globalTypealiases[program[type].name] else { return nil }
    let given = program.children(type).filter { program[$0].kind.isType }
    guard !given.isEmpty else { return nil }
    for alias in aliases {
      let parameters = program.children(alias).filter { program[$0].kind == .genericParameter }
      guard parameters.count == given.count, let target = program.children(alias).first(where: { program[$0].kind.isType }) else { continue }
      var meant: [Symbol: TypeRef] = [:]
      for (parameter, argument) in zip(parameters, given) { meant[program[parameter].name] = resolve(argument) }
      return resolve(target, meant)
    }
    return nil
  }

  /// A type as it is written, with what its generic parameters stand for.
  private func resolve(_ type: NodeRef, _ meant: [Symbol: TypeRef]) -> TypeRef {
    let node = program[type]
    let inner = program.children(type).filter { program[$0].kind.isType }
    switch node.kind {
    case .typeOptional: return inner.first.map { resolve($0, meant) } ?? .unknown
    case .typeArray: return .array(inner.first.map { resolve($0, meant) } ?? .unknown)
    case .typeFunction: return .function(result: inner.last.map { resolve($0, meant) } ?? .unknown)
    case .typeName: break
    default: return resolve(type)
    }
    if node.flags.contains(.qualified) {
      // `R.State`
      guard let base = inner.first, case .project(let outer) = resolve(base, meant) else { return resolve(type) }
      return nestedType(node.name, in: outer) ?? .unknown
    }
    if let known = meant[node.name] { return known }
    guard let first = inner.first else { return resolve(type) }
    if traits[node.name].contains(.isWrapper) { return resolve(first, meant) }
    if traits[node.name].contains(.isSequence) { return .array(resolve(first, meant)) }
    if case .project(let id) = resolve(type) { return .project(id) }
    return .external(node.name, inner.map { resolve($0, meant) })
  }
}
