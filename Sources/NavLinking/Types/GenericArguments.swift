import NavFacts

/// What generic parameters of functions stand for in one call: `destinations(path: $path) { route in … }` of
/// `func destinations<Route>(path: Binding<[Route]>, to: (Route) -> some View)`.
extension Linkage {
  /// The generic parameter that a function's closure takes; nil where it takes something else.
  func genericParameter(_ type: NodeRef, _ index: Int, of function: FunctionID) -> Symbol? {
    var at = type
    while program[at].kind == .typeOptional || program[at].kind == .typeTuple, let inner = program.firstChild(at) { at = inner }
    guard program[at].kind == .typeFunction else { return nil }
    let all = program.children(at).map { $0 }
    guard index < all.count - 1, program[all[index]].kind == .typeName, program.firstChild(all[index]) == nil else { return nil }
    let name = program[all[index]].name
    return isGenericParameter(name, of: declarations[function].node) ? name : nil
  }

  /// The one type of the program that the other arguments give a generic parameter; nil where they do not tell.
  func inferred(_ generic: Symbol, of function: FunctionID, from pairs: [(parameter: Int, argument: NodeRef)]) -> TypeRef? {
    let parameters = declarations.parameters(of: function)
    for pair in pairs where program[pair.argument].kind != .closure {
      guard var type = parameters[pair.parameter].type, program.subtree(type).contains(where: { program[NodeRef($0)].name == generic }) else { continue }
      while program[type].kind == .typeOptional, let inner = program.firstChild(type) { type = inner }
      if program[type].kind == .typeName, case .project(let wanted) = resolve(type), declarations[wanted].isGeneric {
        if let told = typeGiven(for: generic, in: type, by: pair.argument) { return told }
        continue
      }
      var given = typeOf(pair.argument)
      if case .meta(let inner) = given { given = inner }
      if case .external(names.binding, let bound) = given, let first = bound.first { given = first }
      if given.element.projectType != nil { return given.element }
    }
    return nil
  }
}
