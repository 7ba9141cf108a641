import NavFacts

/// Branches in which a view writes its own content: `if isOpen { ShopView() } else { VStack { TextField(…); Button("Log in") { … } } }`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The view that a branch of a choice makes up itself, with something for the user to do; nil where it shows another, or only
  /// says that something lasts.
  func ownContent(of branch: NodeRef) -> TypeID? {
    guard program[branch].kind != .ifStmt, let owner = linkage.enclosingType(branch), linkage.isView(owner) else { return nil }
    let statements = program.members(branch).filter { ![.varDecl, .funcDecl].contains(program[$0].kind) }
    if statements.count == 1, isBar(written(by: statements[0], of: owner)) { return owner }
    if statements.count == 1, let layout = ownLayout(statements[0], of: owner) {
      return program.subtree(layout).contains(where: { isControl(NodeRef($0)) || hasAction(NodeRef($0)) }) ? owner : nil
    }
    guard statements.allSatisfy({ program[$0].kind == .call && !showsScreen($0) }) else { return nil }
    return program.subtree(branch).contains(where: { isControl(NodeRef($0)) }) ? owner : nil
  }

  /// Tabs that the view writes itself, with messages laid over them or not.
  private func isBar(_ call: NodeRef, depth: Int = 0) -> Bool {
    guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name else { return false }
    if depth < 3, linkage.isLayout(program[callee].name), let layers = contentArgument(of: call), program[layers].kind == .closure {
      return program.members(layers).contains { isBar(telling($0), depth: depth + 1) }
    }
    guard let container = linkage.dialects.containers[program[callee].name] else { return false }
    return container.manner == .tab && container.eachChild && showsScreens(call)
  }

  /// The stack that a property of the view's own puts up, with messages laid over it or not:
  /// `var shop: some View { NavigationStack { ShelvesView() } }`.
  func ownStack(_ statement: NodeRef) -> NodeRef? {
    guard let owner = linkage.enclosingType(statement), linkage.isView(owner), case let written = written(by: statement, of: owner),
      written != telling(statement)
    else { return nil }
    return stack(in: written)
  }

  private func stack(in expression: NodeRef, depth: Int = 0) -> NodeRef? {
    let told = telling(expression)
    if linkage.isStack(told) { return showsScreens(told) ? told : nil }
    guard depth < 4, program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name, linkage.isLayout(program[callee].name),
      let layers = contentArgument(of: told), program[layers].kind == .closure
    else { return nil }
    return program.members(layers).lazy.compactMap { self.stack(in: $0, depth: depth + 1) }.first
  }

  /// What a statement stands for: the one expression of a property of the view's own, otherwise itself.
  private func written(by statement: NodeRef, of owner: TypeID) -> NodeRef {
    guard let property = linkage.propertyWritten(by: telling(statement)), declarations[property].owner == .type(owner),
      let getter = declarations[property].getter, case let given = linkage.returnedExpressions(of: getter), given.count == 1
    else { return telling(statement) }
    return telling(given[0])
  }

  /// The body of a property of the view's own that lays out parts: `VStack { … }` of `var splash: some View`.
  private func ownLayout(_ statement: NodeRef, of owner: TypeID) -> NodeRef? {
    guard case let layout = written(by: statement, of: owner), layout != telling(statement), program[layout].kind == .call,
      let callee = program.firstChild(layout), program[callee].kind == .name, linkage.isLayout(program[callee].name)
    else { return nil }
    return linkage.propertyWritten(by: telling(statement)).flatMap { declarations[$0].getter }
  }

  /// A button of the program's own: `PillButton(title: "Log in", action: logIn)`.
  private func hasAction(_ call: NodeRef) -> Bool { program[call].kind == .call && linkage.argument("action", of: call) != nil }

  private func showsScreen(_ statement: NodeRef) -> Bool {
    if viewMade(by: statement) != nil { return true }
    return linkage.evaluate(statement).contains { value in
      if case .container(_, let inner, _) = value { return inner.contains(where: \.isKnown) }
      return linkage.isScreenValue(value)
    }
  }

  /// What a user acts by.
  private func isControl(_ call: NodeRef) -> Bool {
    guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name else { return false }
    return ["Button", "TextField", "SecureField", "NavigationLink"].contains(linkage.text(program[callee].name))
  }
}
