import NavFacts

/// Screens at the root of a window of which all but one are left out, each by a state of its own, `ZStack { if isIn { HomeView() }; if !isIn
/// { DoorView() } }`, or hidden by a modifier of the program's own: `Group { HomeView().hide(!isIn); DoorView().hide(isIn) }`. Who sets the
/// state exchanges them.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// A view, and what is asked for it to be seen.
  private struct HiddenLayer {
    var view: NodeRef
    var terms: [Term]
    var condition: NodeRef
  }

  /// - Parameter scene: nil for the content of a view.
  func sendHidden(in content: NodeRef, of scene: NodeRef?) {
    let layers = layersHidden(in: content, depth: 0)
    guard layers.count > 1 else { return }
    for layer in layers {
      guard layer.terms.count == 1, let term = layer.terms.first else { continue }
      if beginning(of: term) != !term.wanted { sendInPlace(layer.view, of: scene) }
      sendTurns(of: term, to: layer.view, noting: layer.condition)
    }
  }

  private func layersHidden(in content: NodeRef, depth: Int) -> [HiddenLayer] {
    let statements = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    if statements.count == 1, depth < 3, case let told = telling(statements[0]), program[told].kind == .call, let callee = program.firstChild(told),
      program[callee].kind == .name, ["Group", "ZStack"].contains(linkage.text(program[callee].name)) || linkage.isStack(told),
      let closure = contentArgument(of: told), program[closure].kind == .closure
    {
      return layersHidden(in: closure, depth: depth + 1)
    }
    let layers = statements.compactMap(hiddenLayer)
    return layers.count == statements.count && layers.allSatisfy({ viewMade(by: $0.view) != nil }) ? layers : []
  }

  private func hiddenLayer(_ statement: NodeRef) -> HiddenLayer? {
    switch program[statement].kind {
    case .ifStmt:
      return statementAlone(under: statement).map { HiddenLayer(view: $0, terms: terms(of: statement), condition: statement) }
    // `isIn ? HomeView() : nil`
    case .ternary:
      let parts = program.children(statement).map { $0 }
      guard parts.count == 3, program[parts[2]].kind == .nil else { return nil }
      return HiddenLayer(view: parts[1], terms: terms(of: statement), condition: statement)
    default:
      return hiding(of: statement).map { HiddenLayer(view: statement, terms: terms(in: $0.condition, holds: $0.isShown), condition: $0.condition) }
    }
  }

  /// What a modifier of the program's own hides a view by, and what that has to be for the view to be seen.
  private func hiding(of view: NodeRef) -> (condition: NodeRef, isShown: Bool)? {
    var at = view
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member, let base = program.firstChild(callee) {
      let targets = linkage.callTargets(of: at).functions
      if targets.count == 1, let condition = linkage.arguments(of: at).first, let isShown = shownValue(of: targets[0]) { return (condition, isShown) }
      at = base
    }
    return nil
  }

  /// What the first parameter of a modifier has to be for its view to be seen: `func hide(_ isHidden: Bool) -> some View { if isHidden {} else { self } }`.
  private func shownValue(of function: FunctionID) -> Bool? {
    guard case .external(linkage.names.view) = linkage.declarations[function].owner, let body = linkage.declarations[function].body,
      let parameter = linkage.declarations.parameters(of: function).first, let asked = parameter.type, linkage.text(program[asked].name) == "Bool",
      case let statements = program.members(body).filter({ program[$0].kind != .varDecl }), statements.count == 1, program[statements[0]].kind == .ifStmt,
      var condition = program.firstChild(statements[0])
    else { return nil }
    var holds = true
    if program[condition].kind == .unary, linkage.text(program[condition].name) == "!", let inner = program.firstChild(condition) { (condition, holds) = (inner, false) }
    guard program[condition].kind == .name, case .parameter(function, 0) = linkage.meaning(of: program[condition].name, at: condition) else { return nil }
    let blocks = program.children(statements[0]).filter { program[$0].kind == .block }
    let seen = blocks.map { block in linkage.namesSelf(in: block) }
    switch (seen.first, seen.count > 1 ? seen[1] : false) {
    case (true?, false): return holds
    case (false?, true): return !holds
    default: return nil
    }
  }
}
