import NavDialects
import NavFacts

/// What stands in a tab view, each tab at its place in the list of them.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Each child of a tab view, with `ForEach`, `Group`, `TabSection` and `if` looked through.
  /// - Parameter place: where the tab stands in the list of them, if that only names what the content says of it.
  func sendTabs(_ content: NodeRef, _ manner: Manner, namedAt place: NodeRef? = nil) {
    for child in program.members(content) {
      switch program[child].kind {
      case .ifStmt, .switchStmt, .block, .caseArm, .conditional, .clause, .returnStmt: sendTabs(child, manner, namedAt: place)
      case .call, .name, .member, .subscript:
        // What a branch is chosen by is no tab.
        if [.ifStmt, .switchStmt, .caseArm].contains(program[content].kind) { continue }
        if let tabs = tabsTold(by: child) {
          sendTabs(tabs, manner, namedAt: isOneTab(tabs) ? place ?? child : nil)
          continue
        }
        let told = telling(child), site = place ?? told
        let tag = modifierArgument("tag", on: child)
        guard let callee = program.firstChild(told), program[told].kind == .call else {
          sendTab(child, at: site, manner)
          if let tag { tabTags.append((tag, child, site)) }
          continue
        }
        switch linkage.text(made(by: callee)) {
        case "ForEach", "Group", "TabSection":
          if let inner = contentArgument(of: told) { sendTabs(inner, manner, namedAt: place) }
          // One tab, whatever decides which view is in it.
          if let tag, linkage.text(made(by: callee)) == "Group" { tabTags.append((tag, child, site)) }
        case "Tab":
          guard let inner = contentArgument(of: told) else { continue }
          let value = linkage.argument("value", of: told)
          if let value, sendChosenTabs(inner, by: value, at: site, manner) { continue }
          sendTab(inner, at: site, manner)
          if let value { tabTags.append((value, inner, site)) }
        default:
          if let tag, sendChosenTabs(child, by: tag, at: site, manner) { continue }
          // A modifier of a view of any case of an enum says nothing of the cases: `tab.content.tag(tab)`.
          sendTab(linkage.enumsShown(by: linkage.evaluate(told)).isEmpty ? child : told, at: site, manner)
          if let tag = tag ?? ownTag(ofTab: told) { tabTags.append((tag, child, site)) }
        }
      default: break
      }
    }
  }

  /// Whether the body of a property or function says of one tab what there is, and makes no list of several.
  private func isOneTab(_ body: NodeRef) -> Bool {
    let parts = program.members(body).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    guard parts.count == 1 else { return false }
    let shown = program[parts[0]].kind == .returnStmt ? program.firstChild(parts[0]) : parts[0]
    guard let told = shown.map(telling), program[told].kind == .call, let callee = program.firstChild(told) else { return true }
    return !["ForEach", "Group", "TabSection"].contains(linkage.text(made(by: callee)))
  }

  /// The body of a property or function of the same view that says of a tab all there is, its item or its tag:
  /// `var home: some View { HomeView().tabItem { … } }`.
  private func tabsTold(by child: NodeRef) -> NodeRef? {
    guard program[child].kind != .call || program.secondChild(child) == nil, let body = ownBody(namedBy: child) else { return nil }
    let isTold = linkage.returnedExpressions(of: body).contains { expression in
      if modifierArgument("tabItem", on: expression) != nil || modifierArgument("tag", on: expression) != nil { return true }
      let site = telling(expression)
      return program[site].kind == .call && program.firstChild(site).map { linkage.text(made(by: $0)) == "Tab" } ?? false
    }
    return isTold ? body : nil
  }

  /// The body of a property or function of the same view.
  private func ownBody(namedBy child: NodeRef) -> NodeRef? {
    let body: NodeRef?
    let owner: Owner?
    if program[child].kind == .call {
      guard let function = linkage.callTargets(of: child).functions.first else { return nil }
      (body, owner) = (linkage.declarations[function].body, linkage.declarations[function].owner)
    } else {
      guard let property = linkage.propertyWritten(by: child) else { return nil }
      (body, owner) = (linkage.declarations[property].getter, linkage.declarations[property].owner)
    }
    guard let body, let type = linkage.enclosingType(child), owner == .type(type) else { return nil }
    return body
  }

  /// Takes out the first screens of stacks that bodies put up which a tab only names: `TabView { home }`, `var home: some View { NavigationStack { … } }`.
  func dropFirstOfTabs() {
    var shown: [NodeRef: Set<TransitionDraft.Target>] = [:]
    var bodies: [NodeRef: NodeRef] = [:]
    for draft in drafts where draft.manner == .tab {
      if bodies[draft.site] == nil, let body = ownBody(namedBy: draft.site) { bodies[draft.site] = body }
      if let body = bodies[draft.site] { shown[body, default: []].insert(draft.target) }
    }
    if shown.isEmpty { return }
    drafts.removeAll { draft in
      draft.manner == .root && shown.contains { $0.value.contains(draft.target) && program.isInside(draft.site, $0.key) }
    }
  }

  /// The tag that a tab's view gives itself: `var body: some View { List { … }.tabItem { … }.tag(Page.cart) }`.
  private func ownTag(ofTab site: NodeRef) -> NodeRef? {
    let made = linkage.evaluate(site).compactMap(\.objectType)
    guard made.count == 1, let body = linkage.bodyGetter(made[0]), case let shown = linkage.returnedExpressions(of: body), shown.count == 1 else { return nil }
    return modifierArgument("tag", on: shown[0])
  }

  /// The name of what a call makes: `Tab(…)`, `Tab.init(…)`.
  private func made(by callee: NodeRef) -> Symbol {
    if program[callee].kind == .member, program[callee].name == linkage.names.initName, let base = program.firstChild(callee) { return program[base].name }
    return program[callee].name
  }

  /// The pages of a pager that stand for cases of an enum; others are parts of the screen around them.
  func sendPages(_ content: NodeRef) {
    for child in program.members(content) {
      switch program[child].kind {
      case .ifStmt, .block, .conditional, .clause: sendPages(child)
      case .call:
        guard let tag = modifierArgument("tag", on: child), linkage.evaluate(tag).contains(where: { if case .route = $0 { true } else { false } })
        else { continue }
        sendTab(child, at: telling(child), .child)
        tabTags.append((tag, child, telling(child)))
      default: break
      }
    }
  }

  func sendTab(_ content: NodeRef, at site: NodeRef, _ manner: Manner) {
    var sink = Sink(manner: manner)
    sink.takesInitial = true
    sink.conditions = conditionsOnElement(around: site)
    send(content, sink, at: site)
  }
}
