import NavDialects
import NavFacts

/// Containers whose content is a screen, or several: stacks, tabs, columns, scenes.
extension SinkFlow {
  private var program: Program { linkage.program }

  func findContainers() {
    for (name, container) in linkage.dialects.inOrder(linkage.dialects.containers) {
      for call in linkage.calls(of: name) {
        guard let callee = program.firstChild(call), program[callee].kind == .name,
          case .type(.external) = linkage.meaning(of: name, at: callee)
        else { continue }
        if !container.hasRoot || routeStacks.contains(call) { continue }
        if container.isScene {
          sendScene(call, container)
        } else if container.eachChild {
          guard let content = contentArgument(of: call) else { continue }
          if !isPaged(call) || (showsScreens(call) && (isPicked(call) || isWholeScreen(call))) {
            sendTabs(content, container.manner)
          } else if showsScreens(call), !sendCases(ofPager: call, content) {
            sendPages(content)
          }
        } else if container.manner == .split {
          for column in linkage.arguments(of: call) where program[column].kind == .closure {
            if let choice = columnChoice(in: column), sendPlainColumn(choice) { continue }
            if let choice = columnChoices[column] {
              sendColumnChoice(choice)
            } else if let shown = onlyArm(of: column) {
              sendContent(shown, .split)
            } else if !sendSelectedColumn(column) {
              sendContent(column, .split)
            }
          }
        } else if let content = rootArgument(of: call), !isInsidePresentation(call), !isPartOfMapping(call, content), !isPartOfColumnChoice(call) {
          if isGivenBack(content) {
            sendGiven(content, container.manner)
            continue
          }
          if container.hasColumns, !linkage.isOneColumn(call) { sendColumns(content) }
          if !keepGivenRoot(content, container.manner) { sendContent(content, container.manner) }
        }
      }
    }
  }

  /// `NavigationView { Master(); Detail() }`: what the columns show until a link replaces it.
  private func sendColumns(_ content: NodeRef) {
    let views = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
    guard views.count > 1 else { return }
    for view in views {
      let choice = program[view].kind == .switchStmt ? view : contentArgument(of: telling(view)).flatMap { columnChoice(in: $0) }
      if let choice, sendPlainColumn(choice) { continue }
      var shown = [view]
      if program[view].kind == .ifStmt || program[view].kind == .switchStmt {
        shown = []
        linkage.collectResults(view, into: &shown)
      }
      for expression in shown where program[expression].kind == .call {
        guard let callee = program.firstChild(telling(expression)), case .meta(.project(let id)) = linkage.typeOf(callee), linkage.isScreenLike(id)
        else { continue }
        send(expression, Sink(manner: .split), at: telling(expression))
      }
    }
  }

  /// What a container shows first; what else it is given, such as its `destination`, is shown later.
  func rootArgument(of call: NodeRef) -> NodeRef? {
    linkage.argument("root", of: call)
      ?? linkage.arguments(of: call).first { program[$0].kind == .closure && program.label($0).isNone && program[$0].flags.contains(.trailing) }
      ?? contentArgument(of: call)
  }

  /// Sends the one view that a container's content is; content of many parts belongs to the screen around it.
  func sendContent(_ content: NodeRef, _ manner: Manner) {
    let statements = wholeStatements(content)
    let shown = manner == .root ? statements.flatMap { alternatives(of: $0).flatMap(unarranged) } : statements
    if manner == .root, areNamedContents(shown) { return }
    for statement in shown where !arrangesByProperty(telling(statement)) {
      if manner == .root, isOwnPart(statement) || isAroundArrangement(statement) || (statements.count > 1 && isInPassing(statement)) || hasOnlyPassing(statement) {
        continue
      }
      if manner == .split, surroundsList(statement) { continue }
      var sink = Sink(manner: manner)
      sink.takesInitial = true
      if manner == .root { sink.root = telling(statement) }
      let start = drafts.count
      send(statement, sink, at: telling(statement))
      moveToArms(of: telling(statement), since: start)
    }
  }

  /// The statement itself where it is a view; what stands in an arrangement where that is one view beside nothing but
  /// invisible links, or one of the program's alone.
  func unarranged(_ statement: NodeRef) -> [NodeRef] {
    let arranged = telling(statement)
    let parts = arranges(arranged) ? [] : [statement]
    guard parts.isEmpty || isLayered(arranged), let closure = linkage.arguments(of: arranged).last, program[closure].kind == .closure else { return parts }
    let statements = program.members(closure).filter { program[$0].kind != .parameter }
    let visible = statements.filter { !isInvisible($0) }
    return visible.count == 1 && (visible.count < statements.count || isOwnView(visible[0], in: arranged)) ? visible : parts
  }

  /// Whether a statement makes a view of the program's, without content that is written here; a list or form of one row is no stack.
  private func isOwnView(_ statement: NodeRef, in arranged: NodeRef) -> Bool {
    let told = telling(statement)
    guard let stack = program.firstChild(arranged), ["VStack", "HStack", "ZStack"].contains(linkage.text(program[stack].name)), program[told].kind == .call,
      let made = program.firstChild(told), case .meta(.project(let id)) = linkage.typeOf(made), linkage.isView(id), !linkage.isNamedPart(id)
    else { return false }
    return !linkage.arguments(of: told).contains { program[$0].kind == .closure && program[$0].flags.contains(.trailing) }
  }

  /// A view's own property that arranges parts: the view itself is what is shown.
  private func arrangesByProperty(_ told: NodeRef, depth: Int = 0) -> Bool {
    guard depth < 4, let property = linkage.propertyWritten(by: told), let getter = linkage.declarations[property].getter,
      let owner = linkage.enclosingType(told), linkage.declarations[property].owner == .type(owner), linkage.isView(owner)
    else { return false }
    let results = linkage.returnedExpressions(of: getter)
    return !results.isEmpty && results.allSatisfy { arranges(telling($0)) || arrangesByProperty(telling($0), depth: depth + 1) }
  }

  /// Links that nobody sees, written in place or in a property of the view: `private var links: some View { Next(isActive: $isPaying) { … } }`.
  func isInvisible(_ statement: NodeRef, depth: Int = 0) -> Bool {
    if depth < 4, program[statement].kind == .name, let property = linkage.propertyWritten(by: statement), let getter = linkage.declarations[property].getter {
      let shown = program.members(getter).filter { program[$0].kind != .varDecl }
      return !shown.isEmpty && shown.allSatisfy { isInvisible($0, depth: depth + 1) }
    }
    guard program[statement].kind == .call, let callee = program.firstChild(statement) else { return false }
    if case .meta(.project(let id)) = linkage.typeOf(callee) { return presentingWrappers.contains(id) }
    return linkage.dialects.links[program[callee].name] != nil && isEmptyLabel(statement)
  }

  /// A list or stack of parts: the screen around it, not one of the parts, is what is shown.
  func arranges(_ expression: NodeRef) -> Bool {
    guard program[expression].kind == .call, let callee = program.firstChild(expression), program[callee].kind == .name else { return false }
    switch linkage.text(program[callee].name) {
    case "VStack", "HStack", "ScrollView", "LazyVStack", "LazyHStack", "List", "Form": return true
    default: return false
    }
  }

  /// Views over one another, which hides the links that show nothing: `ZStack { CartView(); Next(isActive: $isPaying) { … } }`.
  private func isLayered(_ expression: NodeRef) -> Bool {
    guard program[expression].kind == .call, let callee = program.firstChild(expression), program[callee].kind == .name else { return false }
    return linkage.text(program[callee].name) == "ZStack"
  }

  /// The expressions that alone make up a content: one statement, with `if`, `switch` and `Group` looked through.
  func wholeStatements(_ content: NodeRef) -> [NodeRef] {
    guard program[content].kind == .closure else { return [content] }
    return alternatives(in: content).flatMap { members -> [NodeRef] in
      let statements = members.filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) }
      guard statements.count == 1 else { return [] }
      if let choice = choiceLayered(in: statements[0]) { return [choice] }
      guard [.ifStmt, .switchStmt].contains(program[statements[0]].kind) else { return statements }
      var all: [NodeRef] = []
      linkage.collectResults(statements[0], into: &all)
      return all
    }
  }

  /// The mapping that is all of a layer: `ZStack { switch model.page { … } }`.
  private func choiceLayered(in statement: NodeRef) -> NodeRef? {
    let layers = telling(statement)
    guard program[layers].kind == .call, let callee = program.firstChild(layers), program[callee].kind == .name,
      ["ZStack", "Group"].contains(linkage.text(program[callee].name)), let closure = contentArgument(of: layers), program[closure].kind == .closure,
      case let shown = program.members(closure).filter({ ![.parameter, .varDecl].contains(program[$0].kind) }), shown.count == 1
    else { return nil }
    return linkage.mappings[shown[0]] == nil ? nil : shown[0]
  }

  func telling(_ expression: NodeRef) -> NodeRef { linkage.telling(expression) }

  /// A stack in the content of a sheet or a link: its root is the sheet's own screen.
  func isInsidePresentation(_ call: NodeRef) -> Bool {
    var at = program.parent(call)
    while let here = at {
      if program[here].kind == .closure, let above = program.parent(here), program[above].kind == .call,
        let callee = program.firstChild(above)
      {
        let name = program[callee].name
        if linkage.dialects.presentations[name] != nil || linkage.dialects.registrations[name] != nil || linkage.dialects.links[name] != nil {
          return true
        }
        if let container = linkage.dialects.containers[name], container.isScene { return false }
        if case .meta(.project(let id)) = linkage.typeOf(callee), presentingWrappers.contains(id) { return true }
      }
      if program[here].kind.isDeclaration, program[here].kind != .accessor { return false }
      at = program.parent(here)
    }
    return false
  }

  /// A stack in an arm of a mapping, or around a mapping of what a function is given: whoever shows the route says where.
  func isPartOfMapping(_ call: NodeRef, _ content: NodeRef) -> Bool {
    if isInMapping(call) || isMadeForMappings(call) || isPageOfBar(call) { return true }
    let statements = program.members(content).filter { program[$0].kind != .parameter }
    return statements.count == 1 && linkage.mappings[statements[0]] != nil && isOverGiven(statements[0])
  }

  /// `case .fonts: fontSheet()`, `.sheet(isPresented: $picksFont) { fontSheet }`, where that function or property gives back a stack.
  private func isMadeForMappings(_ stack: NodeRef) -> Bool {
    if case .property(let property) = linkage.enclosingBody(stack), linkage.declarations[property].getter != nil {
      let uses = linkage.mentions(of: linkage.declarations[property].name).filter { linkage.propertyWritten(by: $0) == property }
      return !uses.isEmpty && uses.allSatisfy { isInsidePresentation($0) || isInMapping($0) }
    }
    guard case .function(let function) = linkage.enclosingBody(stack), linkage.isViewLike(linkage.resultType(of: function)) else { return false }
    let calls = callers(of: function).map(\.call)
    let handed = linkage.references(to: function)
    return !(calls.isEmpty && handed.isEmpty) && handed.allSatisfy(isContentOfPresentation)
      && calls.allSatisfy { isInsidePresentation($0) || isInMapping($0) }
  }

  /// `.sheet(item: $page, content: pageSheet)`
  private func isContentOfPresentation(_ reference: NodeRef) -> Bool {
    guard let call = program.parent(reference), program[call].kind == .call, let callee = program.firstChild(call), callee != reference else { return false }
    return linkage.dialects.presentations[program[callee].name] != nil
  }

  private func isInMapping(_ call: NodeRef) -> Bool {
    var at = program.parent(call)
    var arm: NodeRef?
    while let here = at, !program[here].kind.isDeclaration || program[here].kind == .accessor {
      // Beside the state of a feature an arm may show what is there without one: `case .none: NavigationStack { … }`.
      if let type = linkage.mappings[here] {
        return isOverGiven(here) || (choosesFeatures(here, type) && arm.map { linkage.caseNames(of: $0).contains { linkage.hasCase($0, type) } } ?? true)
      }
      if program[here].kind == .caseArm { arm = here }
      // `if route == .cart { NavigationStack { … } }` in a view that is nothing but its route.
      if linkage.comparedViews[here] != nil, linkage.enclosingType(here).map({ linkage.routeViews[$0] != nil }) ?? false { return true }
      at = program.parent(here)
    }
    return false
  }

  /// A stack around what a function was given, in what the function gives back, or around what a view was made with: whoever shows
  /// that says where.
  private func isGivenBack(_ content: NodeRef) -> Bool {
    let body = linkage.enclosingBody(content)
    let wrapper = linkage.enclosingType(content).flatMap { linkage.isView($0) && linkage.isWrapperView($0) ? Owner.type($0) : nil }
    if case .function(let function) = body, !linkage.isViewLike(linkage.resultType(of: function)) { return false }
    let statements = wholeStatements(content)
    return !statements.isEmpty && statements.allSatisfy { statement in
      if let wrapper, isCallOfGiven(telling(statement), in: wrapper) { return true }
      let values = linkage.evaluate(telling(statement)).filter(\.isKnown)
      return !values.isEmpty && values.allSatisfy { value in
        switch value {
        case .parameter(let function, _):
          body == .function(function) || (linkage.declarations[function].isInit && linkage.declarations[function].owner == wrapper)
        case .slot(let id): linkage.declarations[id].owner == wrapper
        default: false
        }
      }
    }
  }

  /// `content(router)`, where a view was made with that closure.
  private func isCallOfGiven(_ call: NodeRef, in wrapper: Owner) -> Bool {
    guard program[call].kind == .call, let property = program.firstChild(call).flatMap(linkage.propertyWritten) else { return false }
    return linkage.declarations[property].owner == wrapper && linkage.declarations[property].getter == nil
  }

  func isPaged(_ call: NodeRef) -> Bool {
    var at = call
    while let member = program.parent(at), program[member].kind == .member, let outer = program.parent(member), program[outer].kind == .call {
      // The style that is told, not what the tabs are called: `ForEach(pages) { page in … }`.
      if linkage.text(program[member].name) == "tabViewStyle", linkage.arguments(of: outer).contains(where: isPageStyle) { return true }
      at = outer
    }
    return false
  }

  private func isPageStyle(_ style: NodeRef) -> Bool {
    program.subtree(style).contains { index in
      let text = linkage.text(program[NodeRef(index)].name)
      return text == "page" || text == "PageTabViewStyle"
    }
  }

  func sendScene(_ call: NodeRef, _ container: ContainerRow) {
    guard let content = contentArgument(of: call) else { return }
    if sendSceneChoice(content, of: call) { return }
    let whole = wholeStatements(content)
    if container.isMenu, whole.count != 1 || !whole.allSatisfy({ isView(telling($0)) }) { return }
    for statement in whole.flatMap({ sceneStatements($0) }) where !isStack(telling(statement)) {
      var sink = Sink(manner: container.manner)
      sink.takesInitial = true
      sink.root = telling(statement)
      let start = drafts.count
      sendFilling(statement, sink, at: telling(statement))
      for index in start..<drafts.count where drafts[index].site == telling(statement) { drafts[index].scene = call }
    }
  }

  private func isView(_ expression: NodeRef) -> Bool {
    guard program[expression].kind == .call, let callee = program.firstChild(expression), case .meta(.project(let id)) = linkage.typeOf(callee)
    else { return false }
    return linkage.isView(id)
  }

  /// Where the content of a scene is told: in the property that it is, and in the layout around it.
  private func sceneStatements(_ statement: NodeRef, depth: Int = 0) -> [NodeRef] {
    guard depth < 4 else { return [statement] }
    let told = telling(statement)
    if let property = linkage.propertyWritten(by: told), let getter = linkage.declarations[property].getter, program.size(getter) > 1,
      case .type(let owner) = linkage.declarations[property].owner, !linkage.isScreenLike(owner)
    {
      return linkage.returnedExpressions(of: getter).flatMap { sceneStatements($0, depth: depth + 1) }
    }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name, let content = contentArgument(of: told),
      program[content].kind == .closure, case let name = program[callee].name,
      case let arranges = linkage.traits[name].contains(.isArrangement) || linkage.isAroundContent(told), arranges || isTransparent(name)
    else { return [statement] }
    // Nothing but screens that take turns, each told where it stands: `Group { if isOpen { ShopView() } else { DoorView() } }`.
    // What routes choose, whoever says them decides.
    if case let turns = wholeStatements(content), turns.count > 1, !program.members(content).contains(where: { linkage.mappings[$0] != nil }) {
      return turns.flatMap { sceneStatements($0, depth: depth + 1) }
    }
    guard arranges else { return [statement] }
    let known = linkage.evaluate(told).filter(\.isKnown)
    if known.count == 1 {
      var children: [NodeRef] = []
      linkage.collectResults(content, into: &children)
      var inner = children.filter { linkage.evaluate($0).contains(where: \.isKnown) }
      // Of several the one that makes it.
      if inner.count > 1, case .object(_, let construction?) = known[0] { inner.removeAll { !program.isInside(construction.call, $0) } }
      if inner.count == 1 { return sceneStatements(inner[0], depth: depth + 1) }
    }
    // A library's view around a layout: `Themed(theme) { ZStack { ShopTabs(); Hints() } }`.
    let visible = program.members(content).filter { program[$0].kind != .parameter && !program[$0].kind.isDeclaration }
    if visible.count == 1, case let inside = sceneStatements(visible[0], depth: depth + 1), inside != [visible[0]] { return inside }
    // Beside messages and menus that lie over it, what begins with a stack, tabs or columns is what fills the window.
    let main = program.members(content).filter { program[$0].kind == .call && viewMade(by: $0).map(linkage.startsNavigation) ?? false }
    return main.count == 1 ? sceneStatements(main[0], depth: depth + 1) : [statement]
  }

  /// A stack in a scene says itself what its root is.
  private func isStack(_ expression: NodeRef) -> Bool {
    guard program[expression].kind == .call, let callee = program.firstChild(expression), program[callee].kind == .name else { return false }
    return linkage.dialects.containers[program[callee].name]?.isStack ?? false
  }

  /// The first argument of the modifier `name` in a chain of modifiers.
  func modifierArgument(_ name: String, on expression: NodeRef) -> NodeRef? {
    var at = expression
    while program[at].kind == .call, let callee = program.firstChild(at), program[callee].kind == .member {
      if linkage.text(program[callee].name) == name { return program.secondChild(at) }
      guard let base = program.firstChild(callee) else { return nil }
      at = base
    }
    return nil
  }
}
