import NavDialects
import NavFacts

/// Members and types that a library's protocol adds to the program's types: `reactor.state`, of which only the nested `State` is declared.
extension Linkage {
  /// The type of a member that an object of the program has from a library; nil where no library gives it one.
  func granted(_ name: Symbol, to object: TypeID) -> TypeRef? {
    guard !dialects.grants.isEmpty else { return nil }
    for case .member(text(name), let type) in dialects.grants {
      if let found = nested(type, in: .project(object)) { return found }
    }
    return nil
  }

  /// A type by the name in which the program wrote it for a library.
  func nested(_ name: String, in object: TypeRef) -> TypeRef? {
    guard let id = object.projectType, let name = program.symbol(name) else { return nil }
    return ownType(name, of: id)
  }

  /// What a library's associated type is in `id`, as the parameter of the method tells that the library asks for.
  func inferredType(_ name: Symbol, in id: TypeID) -> TypeRef? {
    for case .type(text(name), let method, let label) in dialects.grants {
      for function in declarations[id].functions where text(declarations[function].name) == method {
        guard let first = declarations.parameters(of: function).first, text(first.label) == label, let type = first.type,
          program[type].name != name
        else { continue }
        return resolve(type)
      }
    }
    return nil
  }
}
