import NavDialects
import NavFacts

/// Bodies that only choose: a view whose whole content is another view, or what a state of the app says.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// A view whose whole body is another view with navigation of its own, or a choice between views made at the app's root.
  func findWholeBodies() {
    let scenes = sceneRoots()
    let roots = windowRoots(scenes)
    for index in linkage.declarations.types.indices {
      let id = TypeID(index)
      // Whoever is given the route of a view that only chooses by it says where.
      guard linkage.isView(id), linkage.routeViews[id] == nil, let body = linkage.bodyGetter(id) else { continue }
      if isPageOfOwnBar(body) { continue }
      if sendWholeChoice(body, isRoot: roots.contains(id)) || (roots.contains(id) && sendWholeRoute(body)) {
        // It is nothing but the choice, in the screen around it.
        if roots.contains(id), !scenes.contains(id) { drafts.removeAll { $0.manner == .root && $0.target == .screen(.project(id)) } }
        continue
      }
      // What nobody makes is no place to be.
      if !roots.contains(id), linkage.isNamedNowhere(id) { continue }
      let nested = roots.contains(id) ? branchesShown(by: body).filter { !showsProgress($0) && sendWholeChoice($0, isRoot: true) } : []
      var statements: [NodeRef] = []
      linkage.collectResults(body, into: &statements)
      let isWhole = alternatives(in: body).allSatisfy { $0.filter { program[$0].kind != .varDecl }.count == 1 }
      guard isWhole, !statements.isEmpty,
        !program.members(body).contains(where: choosesForOthers), !(wholeOnceThere(body).map(choosesForOthers) ?? false)
      else { continue }
      var choice = statements.count > 1
      if statements.count == 1, program[telling(statements[0])].kind == .call, let callee = program.firstChild(telling(statements[0])),
        linkage.text(program[callee].name) == "Group" || linkage.text(program[callee].name) == "ZStack",
        let closure = contentArgument(of: telling(statements[0])), Array(program.members(closure)).count == 1
      {
        statements = wholeStatements(closure)
        choice = statements.count > 1
      }
      // `LoadingView(isShown: $isLoading) { Tabs() }`
      if statements.count == 1, let inner = alone(in: statements[0]) { statements = [inner] }
      for statement in statements where !nested.contains(where: { program.isInside(statement, $0) }) {
        let built = telling(statement)
        guard program[built].kind == .call, let callee = program.firstChild(built), case .meta(.project(let shown)) = linkage.typeOf(callee),
          linkage.isView(shown), !linkage.isWrapperView(shown), shown != id
        else { continue }
        guard linkage.startsNavigation(shown) || (choice && roots.contains(id)) || beginsWithKeptRoute(built, shown, in: id) else { continue }
        // `var body: some View { CartContent(session: session) }`: a part that the file keeps to itself is the screen's own body.
        if !choice, isPrivatePart(shown, of: id) { continue }
        // Shown by a state whose writes say more.
        if presentations.contains(where: { program.isInside(built, $0.content) }) { continue }
        send(statement, Sink(manner: .root), at: built)
      }
    }
  }

  /// Whether a statement chooses by what its view is given or bound to: whoever makes the view shows what it chooses.
  private func choosesForOthers(_ statement: NodeRef) -> Bool { linkage.mappings[statement] != nil && (isOverGiven(statement) || isBound(statement)) }

  /// What a view of the program's own around content is given, where that is one view.
  private func alone(in statement: NodeRef) -> NodeRef? {
    guard let wrapper = viewMade(by: statement), linkage.isWrapperView(wrapper), let closure = contentArgument(of: telling(statement)),
      program[closure].kind == .closure, linkage.arguments(of: telling(statement)).count(where: { program[$0].kind == .closure }) == 1,
      case let inner = wholeStatements(closure), inner.count == 1
    else { return nil }
    return inner[0]
  }

  /// Whether a body is what a tab bar of the program's own selects: `Group { switch tab { … } }.safeAreaInset(edge: .bottom) { Bar(tab: $tab) }`.
  private func isPageOfOwnBar(_ body: NodeRef) -> Bool {
    guard !bars.isEmpty, let whole = wholeChoice(body), case let choice = choiceAsked(by: whole)?.mapping ?? whole, let bar = bars[choice],
      let type = linkage.mappings[choice]
    else { return false }
    return bar.manner == .tab && isTabState(bar.state, type)
  }

  /// The branches of the conditions that alone make up a body, each of which may choose again by what a state says.
  private func branchesShown(by content: NodeRef, depth: Int = 0) -> [NodeRef] {
    guard depth < 4, let choice = wholeCondition(content) else { return [] }
    return branchesShown(of: choice, depth: depth)
  }

  private func branchesShown(of choice: NodeRef, depth: Int) -> [NodeRef] {
    branches(of: choice).flatMap { branch in
      if program[branch].kind == .ifStmt { return depth < 4 ? branchesShown(of: branch, depth: depth + 1) : [] }
      let inner = branchesShown(by: branch, depth: depth + 1)
      return inner.isEmpty ? [branch] : inner
    }
  }

  /// Whether a branch shows one screen while something comes, and another once it is there.
  private func showsProgress(_ branch: NodeRef) -> Bool {
    wholeChoice(branch).flatMap { linkage.mappings[$0] }.map { linkage.isMostlyProgress($0) || linkage.declarations[$0].isGeneric } ?? false
  }

  /// The views that scenes and windows are seen to be filled with.
  private func sceneRoots() -> Set<TypeID> {
    Set(drafts.compactMap { draft -> TypeID? in
      guard case .screen(.project(let id)) = draft.target else { return nil }
      return draft.scene != nil || (draft.manner == .root && fillsWindow(draft.site)) ? id : nil
    })
  }

  /// The same, and the views that are the whole of such a view, or of its stack, and only choose what is shown:
  /// `struct RootView: View { var body: some View { StageView(session: session) } }`.
  func windowRoots() -> Set<TypeID> { windowRoots(sceneRoots()) }

  private func windowRoots(_ scenes: Set<TypeID>) -> Set<TypeID> {
    var roots = scenes
    var open = roots.sorted()
    while let root = open.popLast() {
      guard let body = linkage.bodyGetter(root) else { continue }
      // `if isStarting { ProgressView() } else { StageView(session: session) }`
      let wholes = [body] + branchesShown(by: body)
      for inner in wholes.lazy.compactMap({ self.wholeView($0) }) where !linkage.isWrapperView(inner) && linkage.constructions(of: inner).count == 1 {
        if choosesViews(inner), roots.insert(inner).inserted { open.append(inner) }
      }
    }
    return roots
  }

  /// Whether a view is nothing but a choice between views of the program's: by how far something has come only where the app's own
  /// navigation waits for that.
  private func choosesViews(_ view: TypeID) -> Bool {
    guard let whole = linkage.bodyGetter(view).flatMap({ wholeChoice($0) }), case let choice = choiceAsked(by: whole)?.mapping ?? whole,
      let type = linkage.mappings[choice], !linkage.isMostlyProgress(type), !linkage.declarations[type].isGeneric
    else { return false }
    let shown = linkage.armsOf(choice).compactMap { program.first($0, .block) }.flatMap { shownAlone(in: $0, depth: 0) }
    let views = Set(shown.compactMap(viewMade))
    return views.count > 1 && (!linkage.isProgress(type) || views.contains(where: linkage.startsNavigation))
  }

  /// The view that alone makes up a content, in groups and layouts or not.
  private func wholeView(_ content: NodeRef, depth: Int = 0) -> TypeID? {
    let statements = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) && !showsNothing($0) }
    guard depth < 4, let first = statements.count == 1 ? statements.first : onlyLasting(statements), case let told = telling(first) else { return nil }
    if let view = viewMade(by: told) { return view }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
      linkage.isLayout(program[callee].name) || isTransparent(program[callee].name) || linkage.isStack(told), let closure = contentArgument(of: told), program[closure].kind == .closure
    else { return nil }
    return wholeView(closure, depth: depth + 1)
  }

  /// The statements of a body; those of each branch of an `#if` where that is all of it.
  func alternatives(in body: NodeRef) -> [[NodeRef]] {
    let children = program.children(body).filter { ![.parameter, .varDecl].contains(program[$0].kind) }
    guard children.count == 1, program[children[0]].kind == .conditional else { return [program.members(body).map { $0 }] }
    return program.children(children[0]).filter { program[$0].kind == .clause }.map { program.members($0).map { $0 } }
  }

  /// `window.rootViewController = …`
  private func fillsWindow(_ site: NodeRef) -> Bool {
    var at: NodeRef? = site
    while let here = at {
      switch program[here].kind {
      case .assign: return program.firstChild(here).flatMap { linkage.dialects.assignments[program[$0].name]?.name } == "rootViewController"
      case .call, .member, .name: at = program.parent(here)
      default: return false
      }
    }
    return false
  }

  /// A body that shows what a state of the app says: every place that sets the state decides.
  /// - Returns: whether the body is such a choice, and some place was found.
  func sendWholeChoice(_ body: NodeRef, isRoot: Bool) -> Bool {
    guard let choice = wholeChoice(body, depth: 0),
      let chosen = linkage.mappings[choice] ?? linkage.caseChoice(choice) ?? linkage.conditionChoice(choice) ?? choiceAsked(by: choice)?.type,
      !isOverGiven(choice)
    else { return false }
    let choosesFeatures = choosesFeatures(choice, chosen)
    if !isRoot, !choosesFeatures {
      var shown: [NodeRef] = []
      linkage.collectResults(choice, into: &shown)
      let whole = shown.filter { expression in
        guard let callee = program.firstChild(telling(expression)), case .meta(.project(let id)) = linkage.typeOf(callee) else { return false }
        return linkage.isView(id) && linkage.startsNavigation(id)
      }
      guard whole.count > 1 else { return false }
    }
    let before = drafts.count
    var sink = Sink(manner: .root)
    sink.takesInitial = true
    let values = linkage.conditionChoice(choice) != nil ? [.typed(.project(chosen))] : linkage.evaluate(choiceAsked(by: choice)?.state ?? choice)
    // What a state is made with is among what it may hold.
    let held = values.filter { if case .slot = $0 { true } else { false } }
    if held.isEmpty { sendWorkedOut(values, sink, choice) } else { send(held, sink, at: shownPlace(of: choice, in: body), choice) }
    // Whoever is given a binding to the state decides as well.
    for case .slot(let id) in held {
      for below in linkage.bindingsBelowAll(id).sorted() { addSlot(below, sink, at: choice, isLater: true) }
    }
    guard drafts.count > before else { return false }
    leaveWhatWasShown(by: choice, chosen, since: before)
    moveToArms(of: choice, since: before)
    if choosesFeatures, isBesideBar(choice) { for index in before..<drafts.count where drafts[index].manner == .root { drafts[index].manner = .tab } }
    if isRoot {
      rootChoices.insert(chosen)
      rootSwitches.insert(choice)
    }
    if choosesFeatures { contentChoices.insert(choice) }
    return true
  }

  /// Where a view shows what it chooses: the choice itself, or the expression that asks another object for it.
  private func shownPlace(of choice: NodeRef, in body: NodeRef) -> NodeRef {
    if linkage.enclosingType(choice).map(linkage.isView) == true { return choice }
    let shown = program.members(body).first { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) && !showsNothing($0) }
    return shown.map(telling) ?? choice
  }

  /// What is there first is shown where its arm says so.
  func moveToArms(of choice: NodeRef, since start: Int) {
    guard program[choice].kind == .switchStmt else { return }
    for index in start..<drafts.count where drafts[index].site == choice {
      if case .route(_, let name) = drafts[index].target, let shown = placeShown(name, by: choice) { drafts[index].site = shown }
    }
  }

  /// Where the same code has set the state before, the user is on what that shows: `stage = .loading` before `stage = try await load()`.
  private func leaveWhatWasShown(by choice: NodeRef, _ type: TypeID, since start: Int) {
    for index in start..<drafts.count where drafts[index].holder == nil {
      guard case .route(type, let next) = drafts[index].target, let assignment = assignment(around: drafts[index].site),
        let state = program.firstChild(assignment), let before = linkage.valueWritten(before: state)
      else { continue }
      let names = linkage.evaluate(before).map { value in if case .route(type, let name, _, _) = value { name } else { nil as Symbol? } }
      guard names.count == 1, let name = names[0], name != next, let shown = placeShown(name, by: choice).flatMap(viewMade) else { continue }
      drafts[index].holder = shown
    }
  }

  func assignment(around site: NodeRef) -> NodeRef? {
    var at: NodeRef? = site
    while let here = at, !program[here].kind.isDeclaration, program[here].kind != .block, program[here].kind != .closure {
      if program[here].kind == .assign { return here }
      at = program.parent(here)
    }
    return nil
  }

  /// The view that alone makes up the arm of a case.
  func placeShown(_ name: Symbol, by choice: NodeRef) -> NodeRef? {
    guard program[choice].kind == .switchStmt, let arm = linkage.armsOf(choice).first(where: { linkage.caseNames(of: $0).contains(name) }),
      let block = program.first(arm, .block)
    else { return nil }
    return shownAlone(in: block, depth: 0).first.map(telling)
  }

  /// What nobody sets, as `var stage: Stage { isOpen ? .shop : .door }`, leads to each screen where that is shown.
  private func sendWorkedOut(_ values: [Value], _ sink: Sink, _ choice: NodeRef) {
    for value in values {
      var site = choice
      if case .route(_, let name, _, _) = value { site = placeShown(name, by: choice) ?? choice }
      send([value], sink, at: site, choice)
    }
  }

  /// The switch that alone makes up a content, with modifiers, groups, wrappers and the view's own properties and functions
  /// looked through, and what passes beside it looked past.
  func wholeChoice(_ content: NodeRef, depth: Int = 0) -> NodeRef? {
    let statements = program.members(content).filter { ![.parameter, .varDecl, .funcDecl].contains(program[$0].kind) && !showsNothing($0) }
    guard depth < 6, let first = statements.first else { return nil }
    if let chosen = linkage.conditionChoice(first), statements.allSatisfy({ linkage.conditionChoice($0) == chosen }) { return first }
    guard let first = statements.count == 1 ? first : onlyLasting(statements) ?? choiceBesideBar(statements) ?? choiceOfFeatures(statements, depth) else { return nil }
    if program[first].kind == .switchStmt { return first }
    let told = telling(first)
    if program[told].kind == .call, linkage.caseChoice(told) != nil { return told }
    if choiceAsked(by: told) != nil { return told }
    if let property = linkage.propertyWritten(by: told) {
      return linkage.declarations[property].getter.flatMap { wholeChoice($0, depth: depth + 1) }
    }
    guard program[told].kind == .call, let callee = program.firstChild(told) else { return nil }
    if program.secondChild(told) == nil, let body = builder(calledBy: told).flatMap({ linkage.declarations[$0].body }) {
      return wholeChoice(body, depth: depth + 1)
    }
    // `AnyView(content())`
    if program[callee].kind == .name, isTransparent(program[callee].name), let inner = program.secondChild(told), program.label(inner).isNone,
      program[inner].kind == .call, case let built = telling(inner)
    {
      if choiceAsked(by: built) != nil { return built }
      if program.secondChild(built) == nil, let body = builder(calledBy: built).flatMap({ linkage.declarations[$0].body }) {
        return wholeChoice(body, depth: depth + 1)
      }
    }
    guard program[callee].kind == .name, linkage.traits[program[callee].name].contains(.isLayout) || isAround(told), let closure = contentArgument(of: told),
      program[closure].kind == .closure
    else { return nil }
    return wholeChoice(closure, depth: depth + 1)
  }

  /// Whether a switch is over `self`, a parameter of the function around it, or a constant that its object is made with.
  func isOverGiven(_ mapping: NodeRef) -> Bool {
    guard let subject = program.firstChild(mapping), program[subject].kind == .name else { return false }
    if program[subject].name == linkage.names.selfValue { return true }
    switch linkage.meaning(of: program[subject].name, at: subject) {
    case .parameter: return true
    case .property(let id): return isOnlyGiven(id)
    default: return false
    }
  }

  /// Whether a property has what its object was made with, and nothing else ever: a constant, or a variable that nobody sets.
  func isOnlyGiven(_ id: PropertyID) -> Bool {
    let property = linkage.declarations[id]
    guard property.initial == nil, property.getter == nil else { return false }
    if property.isLet { return true }
    guard !property.hasAttributes || linkage.hasAttribute("State", id) else { return false }
    return linkage.bindingsBelow(id).isEmpty
      && linkage.writes(to: id).allSatisfy { $0.means == .initial || $0.means == .construction || isInInitialiser($0.site) }
  }

  /// Whether a switch is over a binding to what another view holds, perhaps with a fallback: `switch selection ?? .inbox`.
  func isBound(_ mapping: NodeRef) -> Bool {
    guard var subject = program.firstChild(mapping) else { return false }
    if program[subject].kind == .infix, linkage.text(program[subject].name) == "??", let held = program.firstChild(subject) { subject = held }
    guard program[subject].kind == .name, case .property(let id) = linkage.meaning(of: program[subject].name, at: subject) else { return false }
    return linkage.isBinding(id)
  }

  /// A condition under which only locals are made: `if isDebugged { let _ = Self._printChanges() }`.
  func showsNothing(_ statement: NodeRef) -> Bool {
    guard program[statement].kind == .ifStmt, let block = program.first(statement, .block) else { return false }
    return program.members(block).allSatisfy { program[$0].kind == .varDecl } && !program.children(statement).contains { program[$0].kind == .clause }
  }
}
