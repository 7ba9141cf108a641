import NavFacts

/// Views that only choose by a state which the view around them keeps: `PageContent(page: page)`, `PageContent(page: $page)`, where the
/// body of `PageContent` is `switch page { … }`. They are no screens: what they show takes turns in the view that makes them.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The choice that a mapping makes for the one view that makes the mapping's view, by a state of that view; nil of other mappings.
  ///
  /// The view may make it in several places, as the room allows, and give it the same state in each.
  func givenChoice(_ mapping: NodeRef, _ type: TypeID) -> ContentChoice? {
    guard let subject = program.firstChild(mapping), let view = linkage.enclosingType(mapping), linkage.isView(view),
      let property = linkage.propertyWritten(by: subject), declarations[property].owner == .type(view),
      isOnlyGiven(property) || linkage.isBinding(property),
      linkage.routeViews[view] == nil, let body = linkage.bodyGetter(view), wholeChoice(body) == mapping || wholeOnceThere(body) == mapping,
      case let calls = linkage.constructions(of: view), let first = calls.first, let state = linkage.given(to: property, by: first),
      let maker = linkage.enclosingType(first), maker != view, linkage.isView(maker), linkage.isInBuilder(first),
      let slot = choosingState(state),
      calls.dropFirst().allSatisfy({ linkage.enclosingType($0) == maker && linkage.given(to: property, by: $0).flatMap(choosingState) == slot })
    else { return nil }
    return ContentChoice(node: first, mapping: mapping, type: type, state: state)
  }

  /// The choice that is all of a body once some data is there: `if let shop = model.shop { switch page { … } } else { Text("Loading") }`.
  func wholeOnceThere(_ body: NodeRef) -> NodeRef? {
    let statements = program.members(body).filter { ![.parameter, .varDecl].contains(program[$0].kind) }
    guard statements.count == 1, program[statements[0]].kind == .ifStmt, let condition = program.firstChild(statements[0]),
      program[condition].kind == .optionalBinding, case let branches = branches(of: statements[0]), let shown = branches.first,
      branches.dropFirst().allSatisfy({ program.members($0).allSatisfy { viewMade(by: $0) == nil } })
    else { return nil }
    return wholeChoice(shown)
  }

  /// A view that turned out to be nothing but a choice of another one is not shown itself.
  func dropChooser(of choice: ContentChoice) {
    guard let view = chooser(of: choice) else { return }
    drafts.removeAll { $0.target == .screen(.project(view)) }
  }

  /// Whether what turned out to be nothing but a choice was said to be the first screen of a stack.
  func isShownItself(_ choice: ContentChoice) -> Bool {
    guard let view = chooser(of: choice) else { return false }
    return drafts.contains { $0.manner == .root && $0.target == .screen(.project(view)) && program.isInside(choice.node, $0.site) }
  }

  /// The view that is nothing but a choice, where another one makes it.
  private func chooser(of choice: ContentChoice) -> TypeID? {
    guard !program.isInside(choice.mapping, choice.node), let view = linkage.enclosingType(choice.mapping), linkage.isView(view),
      view != linkage.enclosingType(choice.node)
    else { return nil }
    return view
  }
}
