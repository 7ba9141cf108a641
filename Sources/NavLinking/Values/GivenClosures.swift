import NavFacts

/// Closures that a function is given and calls, itself or by what it hands them on to: `flow.start { screen in push(screen) }`.
extension Linkage {
  /// How often such a closure is handed on, at most.
  private static let hops = 4

  /// Whether a function calls this closure with what is shown: a screen, or a case of an enum.
  func isGivenScreens(_ closure: NodeRef, of type: TypeRef) -> Bool {
    let isShown =
      switch type {
      case .external(let name, _): isScreenLike(name)
      case .project(let id): isScreenLike(id) || declarations[id].kind == .enumeration
      default: false
      }
    return isShown && !calls(ofGiven: closure).isEmpty
  }

  /// The calls of a closure that stands as an argument; none where a type keeps it, or it is not seen to be called.
  func calls(ofGiven closure: NodeRef) -> [NodeRef] {
    if let known = givenClosureCallsMemo[closure] { return known }
    givenClosureCallsMemo[closure] = []
    let found = handedCalls(closure, depth: 0)
    givenClosureCallsMemo[closure] = found
    return found
  }

  private func handedCalls(_ argument: NodeRef, depth: Int) -> [NodeRef] {
    guard depth < Self.hops, let call = program.parent(argument), program[call].kind == .call, program.firstChild(call) != argument else { return [] }
    return callTargets(of: call).functions.flatMap { function -> [NodeRef] in
      let parameters = declarations.parameters(of: function)
      guard let body = declarations[function].body,
        let index = match(parameters, arguments(of: call))?.first(where: { $0.argument == argument })?.parameter
      else { return [] }
      return calls(of: function, index, named: parameters[index].name, in: body, depth: depth)
    }
  }

  private func calls(of function: FunctionID, _ index: Int, named name: Symbol, in body: NodeRef, depth: Int) -> [NodeRef] {
    var names: Set<Symbol> = [name]
    var found: [NodeRef] = []
    for at in program.subtree(body) {
      let ref = NodeRef(at)
      if program[ref].kind == .optionalBinding, bound(ref, to: function, index, names) { names.insert(program[ref].name) }
      guard program[ref].kind == .name, names.contains(program[ref].name), stands(ref, for: function, index, depth: 0), var at = program.parent(ref)
      else { continue }
      var child = ref
      if program[at].kind == .unary, let above = program.parent(at) { (child, at) = (at, above) }
      if program[at].kind == .call {
        if program.firstChild(at) == child {
          found.append(at)
        } else if let kept = propertyGiven(child) {
          found += calls(of: kept)
        } else {
          found += handedCalls(child, depth: depth + 1)
        }
      } else if program[at].kind == .assign, program.firstChild(at) != child, let kept = program.firstChild(at).flatMap(propertyWritten) {
        found += calls(of: kept)
      }
    }
    return found
  }

  private func bound(_ binding: NodeRef, to function: FunctionID, _ index: Int, _ names: Set<Symbol>) -> Bool {
    guard let source = program.firstChild(binding) else { return names.contains(program[binding].name) }
    return program[source].kind == .name && names.contains(program[source].name) && stands(source, for: function, index, depth: 0)
  }

  /// Whether a name is the parameter, or what is bound where there is one: `if let show = show { … }`.
  private func stands(_ name: NodeRef, for function: FunctionID, _ index: Int, depth: Int) -> Bool {
    guard depth < Self.hops else { return false }
    switch meaning(of: program[name].name, at: name) {
    case .parameter(function, index): return true
    case .optionalBinding(let binding):
      guard let source = program.firstChild(binding) else { return true }
      return program[source].kind == .name && stands(source, for: function, index, depth: depth + 1)
    default: return false
    }
  }
}
