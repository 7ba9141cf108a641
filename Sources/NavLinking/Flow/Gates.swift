import NavFacts

/// Views of the program's own that let their content by when a state says so, and show another screen until then:
/// `struct Gate<Content: View>: View { var body: some View { if session.isOpen { content() } else { LoginView() } } }`.
///
/// Such a view is more than a frame: as the root of a window it is the screen, and who sets the state exchanges what it shows.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what fills a window; what a gate is made with is shown later.
  func sendFilling(_ expression: NodeRef, _ sink: Sink, at site: NodeRef) {
    guard let gate = viewMade(by: expression), isGate(gate) else { return send(expression, sink, at: site) }
    explained.insert(telling(expression))
    emit(.screen(.project(gate)), sink, at: site)
  }

  /// A view that alone makes up a content and shows one of several others that it is made with, and the choice in its body:
  /// `WidthReader { Columns() } narrow: { Tabs() }`. Nothing of its own is seen.
  func choiceOfGiven(_ content: NodeRef) -> (call: NodeRef, choice: NodeRef)? {
    let statements = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    guard statements.count == 1, case let call = telling(statements[0]), let wrapper = viewMade(by: call), linkage.isWrapperView(wrapper),
      let choice = linkage.bodyGetter(wrapper).flatMap({ wholeCondition($0) }), case let shown = screens(shownBy: choice), shown.count > 1,
      shown.allSatisfy({ contentHeld(by: $0, in: wrapper) })
    else { return nil }
    return (call, choice)
  }

  /// Whether a view around content is made with nothing but a picture or a text, which is no screen with it either:
  /// `Destinations { Image(systemName: "tray") }` of a column that waits for a choice.
  func isAroundLeaf(_ construction: Construction) -> Bool {
    let arguments = linkage.arguments(of: construction.call)
    guard arguments.count == 1, program[arguments[0]].kind == .closure, program.label(arguments[0]).isNone
    else { return false }
    guard case let shown = program.members(arguments[0]).map({ $0 }), shown.count == 1, case let leaf = telling(shown[0]),
      program[leaf].kind == .call, let callee = program.firstChild(leaf), case .meta(.external(let name, _)) = linkage.typeOf(callee)
    else { return false }
    return linkage.traits[name].contains(.isLeaf)
  }

  func isGate(_ id: TypeID) -> Bool {
    guard linkage.isWrapperView(id), let body = linkage.bodyGetter(id) else { return false }
    if let choice = wholeCondition(body) { return letsContentBy(branches(of: choice), of: id, isOnce: true) }
    guard let choice = wholeChoice(body), program[choice].kind == .switchStmt else { return false }
    return letsContentBy(linkage.armsOf(choice).compactMap { program.first($0, .block) }, of: id, isOnce: false)
  }

  /// Whether some of several branches show what a view is made with, and others what the program itself declares.
  ///
  /// - Parameter isOnce: whether more than one that does so only chooses how the content looks.
  private func letsContentBy(_ branches: [NodeRef], of gate: TypeID, isOnce: Bool) -> Bool {
    let letting = branches.filter { branch in statements(of: branch).contains { contentHeld(by: telling($0), in: gate) } }
    guard isOnce ? letting.count == 1 : !letting.isEmpty else { return false }
    return branches.contains { branch in !letting.contains(branch) && statements(of: branch).contains(where: isOwn) }
  }

  /// `content()`, `content(session)`, `content`: what the view was made with.
  func contentHeld(by shown: NodeRef, in wrapper: TypeID) -> Bool {
    let callee = program[shown].kind == .call ? program.firstChild(shown) ?? shown : shown
    guard program[callee].kind == .name || program[callee].kind == .member, let held = linkage.propertyWritten(by: callee) else { return false }
    return declarations[held].getter == nil && declarations[held].owner == .type(wrapper)
  }

  /// What the program itself declares to be shown: a view, a property of one that builds what is in its place, or a layout that says something.
  private func isOwn(_ shown: NodeRef) -> Bool {
    if viewMade(by: shown) != nil || (arranges(telling(shown)) && saysSomething(shown)) { return true }
    return linkage.propertyWritten(by: telling(shown)).map { declarations[$0].getter != nil } ?? false
  }

  private func saysSomething(_ layout: NodeRef) -> Bool {
    program.subtree(layout).contains { index in
      guard program[NodeRef(index)].kind == .call, let callee = program.firstChild(NodeRef(index)), program[callee].kind == .name else { return false }
      return ["Text", "Button"].contains(linkage.text(program[callee].name))
    }
  }

  private func statements(of branch: NodeRef) -> [NodeRef] {
    program[branch].kind == .ifStmt ? branches(of: branch).flatMap(statements) : program.members(branch).filter { program[$0].kind != .varDecl }
  }
}
