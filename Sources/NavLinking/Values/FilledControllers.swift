import NavFacts

/// View controllers that are no screens of the program but hold one: `let sheet = SheetController(); sheet.addChild(cart)`. Who shows
/// them shows what was put in.
extension Linkage {
  /// Whether a value is a controller of a library, or one of the framework that shows nothing of its own.
  func isFrame(_ value: Value) -> Bool {
    switch value {
    case .external(let name): isScreenLike(name) && !isNavigationContainer(name)
    case .typed(.external(let name, _)): isBareController(name)
    default: false
    }
  }

  /// The screen that a call on such a controller puts into it: `addChild(screen)`, a method of an extension that does so, or one of the
  /// library's own: `panel.set(contentViewController: screen)`.
  func screenPut(in call: NodeRef) -> NodeRef? {
    guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member else { return nil }
    let arguments = arguments(of: call)
    if let rows = dialects.calls[program[callee].name] { return rows.contains { $0.manner == .child } ? arguments.first : nil }
    let targets = callTargets(of: call)
    guard targets.confidence == .certain else { return nil }
    if targets.functions.isEmpty {
      return arguments.first { argument in
        let kind = program[argument].kind
        // `panel.addPanel(toParent: self)`
        guard kind == .call || (kind == .name && program[argument].name != names.selfValue) else { return false }
        return isViewLike(typeOf(argument))
      }
    }
    for target in targets.functions {
      guard let index = parameterAdded(by: target), let pairs = match(declarations.parameters(of: target), arguments) else { continue }
      return pairs.first { $0.parameter == index }?.argument
    }
    return nil
  }

  /// Which of its parameters a method adds to its own object as a child.
  func parameterAdded(by function: FunctionID) -> Int? {
    guard let body = declarations[function].body else { return nil }
    for index in program.subtree(body) {
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), let shown = program.secondChild(call),
        dialects.calls[program[callee].name]?.contains(where: { $0.manner == .child }) ?? false, isOwn(callee)
      else { continue }
      for case .parameter(function, let index) in evaluate(shown) { return index }
    }
    return nil
  }

  /// A member of the object around: `addChild` or `self.addChild`.
  func isOwn(_ callee: NodeRef) -> Bool {
    if program[callee].kind == .name { return true }
    guard program[callee].kind == .member, let base = program.firstChild(callee) else { return false }
    return program[base].kind == .name && program[base].name == names.selfValue
  }
}

/// What is put into such a controller is shown with it, and not beside.
extension SinkFlow {
  private var program: Program { linkage.program }

  func dropPutIn() {
    drafts = drafts.enumerated().filter { index, draft in
      guard draft.manner == .child, let receiver = receiver(of: draft.site), program[receiver].kind == .name,
        case .local(let declaration) = linkage.meaning(of: program[receiver].name, at: receiver),
        let made = program.first(declaration, .initializer).flatMap({ program.firstChild($0) }), program[made].kind == .call,
        linkage.evaluate(made).contains(where: linkage.isFrame)
      else { return true }
      let body = linkage.enclosingBody(draft.site)
      return !drafts.contains { other in
        guard other.target == draft.target, other.manner != .child else { return false }
        return linkage.enclosingBody(other.site) == body || isGivenBack(declaration)
      }
    }.map(\.element)
  }

  /// Whether the body of a local gives it back.
  private func isGivenBack(_ declaration: NodeRef) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(declaration), let body = linkage.declarations[function].body else { return false }
    return linkage.returnedExpressions(of: body).contains { program[$0].kind == .name && program[$0].name == program[declaration].name }
  }
}
