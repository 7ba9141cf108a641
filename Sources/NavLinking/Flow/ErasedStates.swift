import NavFacts

/// States that keep an erased view which is all that a stack or a view shows: `@Published var page: AnyView`, `NavigationView { model.page }`.
/// Whoever assigns such a state decides. One beside which what was shown before is kept is a stack that the app draws by itself:
/// `trail.append(view); page = view`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The state whose view an expression shows, modifiers looked past; nil where nothing sets it after its object is made.
  func erasedState(shownBy expression: NodeRef) -> PropertyID? {
    let shown = unerased(expression)
    guard program[shown].kind == .name || program[shown].kind == .member, let id = linkage.propertyWritten(by: shown), keepsErasedView(id),
      linkage.writes(to: id).contains(where: isSetLater)
    else { return nil }
    return id
  }

  /// `model.page` of `AnyView(model.page.padding()).ignoresSafeArea()`
  func unerased(_ expression: NodeRef) -> NodeRef {
    let shown = telling(expression)
    guard program[shown].kind == .call, let callee = program.firstChild(shown), program[callee].name == linkage.names.anyView,
      let inner = program.secondChild(shown)
    else { return shown }
    return telling(inner)
  }

  private func keepsErasedView(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    guard property.getter == nil, !property.isLet, !property.isStatic, case .type(let owner) = property.owner,
      case .external(linkage.names.anyView, _) = linkage.declaredType(of: id)
    else { return false }
    // What a view is merely made with is no state of it.
    return !linkage.isView(owner) || linkage.hasAttribute("State", id)
  }

  private func isSetLater(_ write: SlotWrite) -> Bool { write.means == .assignment && !isInInitialiser(write.site) }

  /// Views that are nothing but what such a state keeps.
  func findErasedStates() {
    for index in declarations.types.indices {
      let id = TypeID(index)
      guard linkage.isView(id), let body = linkage.bodyGetter(id), let shown = wholeErased(in: body, depth: 0) else { continue }
      sendErasedState(shown.state, shownAt: shown.place)
    }
  }

  /// The state that alone makes up a content, with layers, groups and the view's own properties looked through.
  private func wholeErased(in content: NodeRef, depth: Int) -> (state: PropertyID, place: NodeRef)? {
    let statements = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) && !showsNothing($0) }
    guard depth < 4, let statement = statements.count == 1 ? statements[0] : onlyLasting(statements) else { return nil }
    if let state = erasedState(shownBy: statement) { return (state, telling(statement)) }
    let told = telling(statement)
    if let getter = linkage.propertyWritten(by: told).flatMap({ declarations[$0].getter }) { return wholeErased(in: getter, depth: depth + 1) }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
      linkage.traits[program[callee].name].contains(.isLayout) || isTransparent(program[callee].name), let closure = contentArgument(of: told),
      program[closure].kind == .closure
    else { return nil }
    return wholeErased(in: closure, depth: depth + 1)
  }

  func sendErasedState(_ state: PropertyID, shownAt place: NodeRef) {
    for write in linkage.writes(to: state) {
      guard let value = write.value, !isTakenFromList(value) else { continue }
      let isLater = isSetLater(write)
      var sink = Sink(manner: isLater && isKeptBeside(value, write.site) ? .push : .root)
      sink.root = place
      sink.note(place, .presents)
      send(value, sink, at: isLater ? write.site : place)
    }
  }

  /// `page = trail.last!`: what is gone back to.
  private func isTakenFromList(_ value: NodeRef) -> Bool {
    var at = value
    while program[at].kind == .unary || program[at].kind == .call || (program[at].kind == .infix && program[at].name == linkage.names.coalesce),
      let inner = program.firstChild(at)
    {
      at = inner
    }
    guard program[at].kind == .member || program[at].kind == .subscript, let base = program.firstChild(at) else { return false }
    return if case .array = linkage.typeOf(base) { true } else { false }
  }

  /// Whether the code that sets the state also adds the same view to a list of what was shown, and takes nothing out of it.
  private func isKeptBeside(_ value: NodeRef, _ site: NodeRef) -> Bool {
    guard program[value].kind == .name, let block = program.parent(site), [.block, .closure].contains(program[block].kind) else { return false }
    var isAdded = false
    for statement in program.members(block) {
      for index in program.subtree(statement) {
        let call = NodeRef(index)
        guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member else { continue }
        switch linkage.text(program[callee].name) {
        case "popLast", "removeLast", "removeAll", "removeFirst", "dropLast": return false
        case "append": isAdded = isAdded || linkage.arguments(of: call).contains { program[$0].kind == .name && program[$0].name == program[value].name }
        default: continue
        }
      }
    }
    return isAdded
  }
}
