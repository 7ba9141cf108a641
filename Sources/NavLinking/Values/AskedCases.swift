import NavFacts

/// Functions of the program's own that ask whether a state is one of its cases.
extension Linkage {
  /// `Binding($sheet, is: .edit)`, `$sheet.isShown(.edit)`, `isShowing(.edit)`: the state, narrowed to the case that it is compared with.
  func stateAsked(by call: NodeRef) -> BindingTarget? {
    let arguments = arguments(of: call)
    guard let callee = program.firstChild(call), arguments.contains(where: { caseName($0) != nil }) else { return nil }
    for function in bindingMakers(call, callee) {
      let parameters = declarations.parameters(of: function)
      guard let body = declarations[function].body, let pairs = match(parameters, arguments) else { continue }
      guard case .slot(let id, nil)? = stateGiven(to: call, callee, pairs.map(\.argument), body),
        let type = declaredType(of: id).projectType
      else { continue }
      for pair in pairs {
        guard let name = caseName(pair.argument), hasCase(name, type), compares(body, with: parameters[pair.parameter].node) else { continue }
        return .slot(id, case: name)
      }
    }
    return nil
  }

  /// The initialisers and methods that extensions give to bindings, and functions that make one.
  private func bindingMakers(_ call: NodeRef, _ callee: NodeRef) -> [FunctionID] {
    let name = program[callee].name
    if name == names.binding { return extensionInitialisers(of: name) }
    let added = (declarations.externalFunctions[name] ?? []).filter { declarations[$0].owner == .external(names.binding) }
    if !added.isEmpty { return added }
    return callTargets(of: call).functions.filter { function in
      declarations[function].result.map { program[$0].kind == .typeName && program[$0].name == names.binding } ?? false
    }
  }

  /// The state that a binding given to a call is of, or else the one that the function reads itself.
  private func stateGiven(to call: NodeRef, _ callee: NodeRef, _ arguments: [NodeRef], _ body: NodeRef) -> BindingTarget? {
    for argument in arguments where program[argument].kind == .name || program[argument].kind == .member {
      if case .slot(let id, nil) = bindingTarget(argument) { return .slot(id, case: nil) }
    }
    if program[callee].kind == .member, let base = program.firstChild(callee), program[base].kind == .name || program[base].kind == .member,
      case .slot(let id, nil) = bindingTarget(base), declaredType(of: id).projectType.map({ declarations[$0].kind == .enumeration }) ?? false
    {
      return .slot(id, case: nil)
    }
    guard case let given = returnedExpressions(of: body), given.count == 1, program[given[0]].kind == .call,
      let getter = argument("get", of: given[0]) ?? self.arguments(of: given[0]).first, program[getter].kind == .closure
    else { return nil }
    return bindingOfGetter(getter)
  }

  /// Whether a body asks if something is what a parameter says: `state == wanted`, `if case wanted = state`.
  private func compares(_ body: NodeRef, with parameter: NodeRef) -> Bool {
    program.subtree(body).contains { index in
      let ref = NodeRef(index)
      let sides: [NodeRef]
      switch program[ref].kind {
      case .infix where text(program[ref].name) == "==": sides = program.children(ref).map { $0 }
      case .caseCondition: sides = program.firstChild(ref).map { [$0] + program.children($0).map { $0 } } ?? []
      default: return false
      }
      return sides.contains { side in
        guard program[side].kind == .name, case .parameter(let function, let position) = meaning(of: program[side].name, at: side) else { return false }
        return declarations.parameters(of: function)[position].node == parameter
      }
    }
  }
}
