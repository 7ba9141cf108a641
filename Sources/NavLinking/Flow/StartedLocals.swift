import NavFacts

/// Objects that the arms of a switch make and what follows it starts: `switch page { case .news: flow = NewsFlow(stack) … }; flow.start()`,
/// or `begin(flow)`, which starts whatever it is given. A function may give them back instead to whoever starts them:
/// `func flow(for page: Page) -> Flow { switch page { case .news: return NewsFlow(stack) … } }`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// A function by which an object begins, and the call that runs it.
  struct Start {
    var function: FunctionID
    var owner: TypeID
    var body: NodeRef
    var call: NodeRef
  }

  /// How those objects begin that an arm of `choice` puts into a local from outside of it.
  func startsAfter(_ choice: NodeRef, ofMadeIn arm: NodeRef) -> [Start] {
    guard let block = program.parent(choice) else { return [] }
    var found = startsByCallers(of: choice, givenBackBy: arm)
    for statement in program.members(arm) where program[statement].kind == .assign {
      guard let left = program.firstChild(statement), program[left].kind == .name, let made = program.secondChild(statement),
        case .local(let local) = linkage.meaning(of: program[left].name, at: left), !program.isInside(local, choice)
      else { continue }
      guard let type = onlyType(madeBy: made) else { continue }
      found += starts(of: local, named: program[left].name, in: block, after: choice).compactMap { start(of: type, by: $0) }
    }
    return found
  }

  /// How what an arm gives back begins where those start it that call the function around.
  private func startsByCallers(of choice: NodeRef, givenBackBy arm: NodeRef) -> [Start] {
    guard case .function(let function) = linkage.enclosingBody(choice), declarations[function].result != nil else { return [] }
    let given = linkage.returnedExpressions(of: arm)
    guard given.count == 1, let type = onlyType(madeBy: given[0]) else { return [] }
    return callers(of: function).filter { $0.confidence != .possible }.flatMap { call, _ -> [Start] in
      if let callee = program.parent(call), program[callee].kind == .member, let asked = program.parent(callee), program[asked].kind == .call,
        program.firstChild(asked) == callee
      {
        return linkage.startNames.contains(program[callee].name) ? [start(of: type, by: asked)].compactMap { $0 } : []
      }
      guard let parent = program.parent(call), let local = linkage.localGiven(call, parent), let block = statements(around: call) else { return [] }
      return starts(of: local, named: program[local].name, in: block, after: call).compactMap { start(of: type, by: $0) }
    }
  }

  /// The type of the object, no screen, that an expression makes.
  private func onlyType(madeBy expression: NodeRef) -> TypeID? {
    let types = linkage.evaluate(expression).compactMap(\.objectType).filter { !linkage.isScreenLike($0) }
    return types.count == 1 ? types[0] : nil
  }

  private func start(of type: TypeID, by call: NodeRef) -> Start? {
    guard let callee = program.firstChild(call), let function = linkage.findFunctions(program[callee].name, in: type).first,
      case .type(let owner) = declarations[function].owner, let body = declarations[function].body
    else { return nil }
    return Start(function: function, owner: owner, body: body, call: call)
  }

  /// Where what follows a switch starts the object in a local, or a function that is handed it does.
  private func starts(of local: NodeRef, named name: Symbol, in block: NodeRef, after choice: NodeRef) -> [NodeRef] {
    var found: [NodeRef] = []
    for index in program.subtree(block) where index > choice.index && !program.isInside(NodeRef(index), choice) {
      let call = NodeRef(index)
      guard program[call].kind == .call, !isDeferred(call), let callee = program.firstChild(call) else { continue }
      if program[callee].kind == .member, linkage.startNames.contains(program[callee].name), let receiver = program.firstChild(callee),
        program[receiver].kind == .name, program[receiver].name == name, case .local(local) = linkage.meaning(of: name, at: receiver)
      {
        found.append(call)
        continue
      }
      let arguments = linkage.arguments(of: call)
      guard arguments.contains(where: { program[$0].kind == .name && program[$0].name == name }) else { continue }
      for function in linkage.callTargets(of: call).functions.prefix(2) {
        guard let body = declarations[function].body,
          let given = linkage.match(declarations.parameters(of: function), arguments)?.first(where: { pair in
            guard program[pair.argument].kind == .name, case .local(local) = linkage.meaning(of: program[pair.argument].name, at: pair.argument) else {
              return false
            }
            return true
          })
        else { continue }
        found += starts(in: body, ofGiven: given.parameter, to: function)
      }
    }
    return found
  }

  private func starts(in body: NodeRef, ofGiven index: Int, to function: FunctionID) -> [NodeRef] {
    program.subtree(body).lazy.map { NodeRef($0) }.filter { call in
      guard self.program[call].kind == .call, !self.isDeferred(call), let callee = self.program.firstChild(call),
        self.program[callee].kind == .member, self.linkage.startNames.contains(self.program[callee].name),
        let receiver = self.program.firstChild(callee), self.program[receiver].kind == .name,
        case .parameter(function, index) = self.linkage.meaning(of: self.program[receiver].name, at: receiver)
      else { return false }
      return true
    }
  }
}
