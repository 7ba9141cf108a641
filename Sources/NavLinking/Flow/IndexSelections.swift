import NavDialects
import NavFacts

/// Tabs that are selected by their place: `tabBarController.selectedIndex = 2`, `… = Page.basket.rawValue`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// A tab bar's tabs as its code names them.
  private struct KnownTabs {
    /// What fills the places of each list.
    var lists: [NodeRef: [TransitionDraft]] = [:]
    /// The tabs of the list that is meant; none where it may be one of several.
    var elements: [(place: NodeRef, drafts: [TransitionDraft])] = []
    /// The enums whose cases they are.
    var pages: Set<TypeID> = []
  }

  func findIndexSelections() {
    guard !indexSelections.isEmpty else { return }
    let tabs = knownTabs()
    for (site, left, value) in indexSelections where !isFirstSelection(site) && (!setsTabs(around: site) || program[value].kind == .number) {
      select(value, listed(tabs, in: left), at: site, depth: 0)
    }
  }

  /// The tabs with those of the only list, or of the one that stands in the code of the bar whose tab is selected. Lists that have the
  /// same screens at the same places fill a bar anew.
  private func listed(_ tabs: KnownTabs, in left: NodeRef) -> KnownTabs {
    var only = agreed(Array(tabs.lists.keys), tabs)
    if only == nil, let bar = receiver(assigned: left) {
      only = agreed(tabs.lists.keys.filter { linkage.enclosingType($0) == bar }, tabs)
    }
    guard let only, let drafts = tabs.lists[only] else { return tabs }
    var tabs = tabs
    tabs.elements = program.children(only).map { element in
      (element, drafts.filter { element == $0.site || program.isInside($0.site, element) })
    }
    return tabs
  }

  /// The first of the lists; nil where they fill their places with different screens.
  private func agreed(_ lists: [NodeRef], _ tabs: KnownTabs) -> NodeRef? {
    guard let first = lists.min() else { return nil }
    let places = lists.map { list in
      program.children(list).map { element in
        Set((tabs.lists[list] ?? []).filter { element == $0.site || program.isInside($0.site, element) }.map(\.target))
      }
    }
    return places.allSatisfy { $0 == places[0] } ? first : nil
  }

  /// The program's class of the object whose property is set.
  private func receiver(assigned left: NodeRef) -> TypeID? {
    guard program[left].kind == .member, let base = program.firstChild(left) else { return linkage.enclosingType(left) }
    return linkage.typeOf(base).projectType
  }

  private func knownTabs() -> KnownTabs {
    var tabs = KnownTabs()
    for draft in drafts where draft.manner == .tab {
      if case .route(let type, _) = draft.target { tabs.pages.insert(type) }
      var list = draft.site
      while let parent = program.parent(list), program[parent].kind != .array, program[parent].kind != .block { list = parent }
      if let array = program.parent(list), program[array].kind == .array { tabs.lists[array, default: []].append(draft) }
    }
    return tabs
  }

  /// What stands at a place in the tab bars of storyboards, where no code fills one.
  private func tabsOfStoryboards(at place: Int) -> [ScreenRef] {
    var all: [ScreenRef] = []
    for index in linkage.storyboards.all.indices {
      let scene = SceneID(index)
      let tabs = linkage.storyboards[scene].facts.segues.filter { $0.kind == .relationship && $0.relationship == "viewControllers" }
      guard linkage.storyboards[scene].facts.kind == .tabs, tabs.indices.contains(place) else { continue }
      for screen in linkage.targets(of: tabs[place], from: scene) where !all.contains(screen) { all.append(screen) }
    }
    return all
  }

  private func select(_ value: NodeRef, _ tabs: KnownTabs, at site: NodeRef, depth: Int) {
    if program[value].kind == .number {
      guard let index = Int(linkage.text(program[value].name)) else { return }
      select(index, tabs, at: site)
    } else if let page = page(behind: value), let type = linkage.typeOf(page).projectType, tabs.pages.contains(type) {
      select(type) { send(page, $0, at: site) }
    } else if let bound = linkage.begun(value) ?? number(keptBy: value), depth < 4 {
      select(bound, tabs, at: site, depth: depth + 1)
    } else if let page = page(behind: value), let places = linkage.places(told: value, by: page) {
      selectPlace(page, places, tabs, at: site, depth: depth)
    } else if depth < 4 {
      selectPassed(value, tabs, at: site, depth: depth)
    }
  }

  /// Selects what a caller, a notification or a stream gives.
  private func selectPassed(_ value: NodeRef, _ tabs: KnownTabs, at site: NodeRef, depth: Int) {
    if let announced = linkage.announcedValues(readBy: value) {
      for (value, post) in announced { select(value, tabs, at: post, depth: depth + 1) }
      return
    }
    for one in linkage.evaluate(value) {
      switch one {
      case .parameter(let function, let index):
        for (call, confidence) in callers(of: function) where confidence != .possible {
          let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)) ?? []
          for pair in pairs where pair.parameter == index { select(pair.argument, tabs, at: call, depth: depth + 1) }
        }
      case .slot(let id):
        if let type = linkage.declaredType(of: id).element.projectType, tabs.pages.contains(type) {
          select(type) { send(one, $0, at: site, value) }
        }
      default: continue
      }
    }
  }

  /// Selects the tabs of the pages that come into a sink; what a place of the same name takes of other enums is none.
  private func select(_ pages: TypeID, _ sending: (Sink) -> Void) {
    var sink = Sink(manner: .tab)
    sink.isSelection = true
    sink.conditions = [RouteCondition(subject: .value(projections: 0), wanted: .types([pages], isOneOf: true))]
    let known = drafts.count
    sending(sink)
    for draft in drafts[known...] { sendRoutes(leadingTo: draft) }
  }

  private func select(_ place: Int, _ tabs: KnownTabs, at site: NodeRef) {
    guard tabs.elements.indices.contains(place) else {
      // Storyboards may have the same bar for each size of screen.
      if tabs.elements.isEmpty, tabs.pages.isEmpty {
        for screen in tabsOfStoryboards(at: place) { emit(.screen(screen), Sink(manner: .tab), at: site) }
      } else if tabs.elements.isEmpty, let page = page(at: place, tabs) {
        sendSelected(page, at: site)
      }
      return
    }
    for draft in tabs.elements[place].drafts { sendSelected(draft, at: site) }
  }

  /// The tab that a loop over all cases of the only pages puts at a place.
  private func page(at place: Int, _ tabs: KnownTabs) -> TransitionDraft? {
    guard tabs.pages.count == 1, let type = tabs.pages.first, case let cases = declarations[type].cases, cases.indices.contains(place) else { return nil }
    let pages = cases.map { info in drafts.first { $0.manner == .tab && $0.target == .route(type, info.name) } }
    return pages.allSatisfy { $0 != nil } ? pages[place] : nil
  }

  /// Selects the tab that has the place of a case: `bar.selectedIndex = page.rawValue`, also in the setter of a property of the
  /// program's own, and in a method, which their callers decide.
  private func selectPlace(_ page: NodeRef, _ places: [Symbol: Int], _ tabs: KnownTabs, at site: NodeRef, depth: Int) {
    guard depth < 6, !tabs.elements.isEmpty else { return }
    func ask(_ value: NodeRef, at site: NodeRef) { selectPlace(value, places, tabs, at: site, depth: depth + 1) }
    if let property = linkage.propertySet(around: page) {
      for write in linkage.writes(to: property) where write.means == .assignment {
        if let value = write.value { ask(value, at: write.site) }
      }
      return
    }
    for value in linkage.evaluate(page) {
      switch value {
      case .route(_, let name, _, _):
        if let place = places[name] { select(place, tabs, at: site) }
      case .parameter(let function, let index):
        for (call, confidence) in callers(of: function) where confidence != .possible {
          let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)) ?? []
          for pair in pairs where pair.parameter == index { ask(pair.argument, at: call) }
        }
      default: continue
      }
    }
  }

  /// What a handler of routes selects is decided where its routes are said.
  private func sendSelected(_ draft: TransitionDraft, at site: NodeRef) {
    let said = routesHandled(around: site)
    if said.isEmpty {
      var sink = Sink(manner: .tab, passesRoute: draft.passesRoute, shown: draft.shown)
      // What is there first is no step from what was shown before the bar; a callback runs when the bar is there.
      if !isDeferred(site), setsTabs(around: site) { (sink.holder, sink.presenter) = (draft.holder, draft.presenter) }
      return emit(draft.target, sink, at: site)
    }
    for key in said {
      // What shows a screen besides is no route to the tab.
      let isOnly = handled.outcomes[key]?.shown.isEmpty ?? true
      if isOnly {
        handled.capturing = key
        handled.note(draft.target, .tab)
        handled.capturing = nil
      }
      let target = isOnly ? TransitionDraft.Target.route(key.type, key.name) : draft.target
      for place in Set(handled.triggered[key] ?? []).sorted() where mayRun(site, for: key, saidAt: place) {
        emit(target, Sink(manner: .tab, passesRoute: isOnly, shown: isOnly ? nil : draft.shown), at: place)
      }
    }
  }

  /// A handler may name the page that it asks somebody else to select, `case .news: tabs.page.accept(.news)`: its route leads there too.
  private func sendRoutes(leadingTo draft: TransitionDraft) {
    for key in routesLeading(to: draft.site) where handled.outcomes[key]?.shown.isEmpty ?? true {
      handled.capturing = key
      handled.note(draft.target, .tab)
      handled.capturing = nil
      for place in Set(handled.triggered[key] ?? []).sorted() where place != draft.site && mayRun(draft.site, for: key, saidAt: place) {
        emit(.route(key.type, key.name), Sink(manner: .tab), at: place)
      }
    }
  }

  /// The routes for which code runs, as far as they are said.
  private func routesHandled(around site: NodeRef) -> [RouteKey] {
    handled.triggered.keys.filter { key in handled.outcomes[key]?.regions.contains { runs(site, in: $0) } ?? false }
      .sorted { ($0.type, linkage.text($0.name)) < ($1.type, linkage.text($1.name)) }
  }

  /// The same with those for which a method runs that the code stands in: `case .news: openNews()`.
  private func routesLeading(to site: NodeRef, depth: Int = 0) -> [RouteKey] {
    let here = routesHandled(around: site)
    guard here.isEmpty, depth < 3, !isDeferred(site), case .function(let function) = linkage.enclosingBody(site) else { return here }
    var all: [RouteKey] = []
    for (call, confidence) in callers(of: function) where confidence != .possible {
      for key in routesLeading(to: call, depth: depth + 1) where !all.contains(key) { all.append(key) }
    }
    return all
  }

  /// `page` in `page.rawValue`, `page?.rawValue` and `page.index()`.
  private func page(behind value: NodeRef) -> NodeRef? {
    let member = program[value].kind == .call ? program.firstChild(value) ?? value : value
    guard program[member].kind == .member, let base = program.firstChild(member) else { return nil }
    // `Page.allCases.firstIndex(of: page)`
    if program[value].kind == .call, program[base].kind == .member, program[base].name == linkage.names.allCases,
      linkage.text(program[member].name) == "firstIndex", let asked = linkage.argument("of", of: value)
    {
      return asked
    }
    return program[base].kind == .unary ? program.firstChild(base) : base
  }

  /// The number that a constant of the program has: `Tabs.basket` of `enum Tabs { static let basket = 2 }`.
  private func number(keptBy value: NodeRef) -> NodeRef? {
    guard let property = linkage.propertyWritten(by: value), declarations[property].isLet, let number = declarations[property].initial,
      program[number].kind == .number
    else { return nil }
    return number
  }

  /// Whether a bar says of itself, as it is made or loaded, which tab is there first: nobody goes to that.
  private func isFirstSelection(_ site: NodeRef) -> Bool {
    guard !isDeferred(site), let left = program.firstChild(site), case .function(let function) = linkage.enclosingBody(site),
      case .type(let bar) = declarations[function].owner,
      linkage.inherits(bar, from: "UITabBarController"), declarations[function].isInit || linkage.text(declarations[function].name) == "viewDidLoad"
    else { return false }
    guard program[left].kind == .member else { return program[left].kind == .name }
    return program.firstChild(left).map { program[$0].kind == .name && program[$0].name == linkage.names.selfValue } ?? false
  }

  /// Whether the code around sets the tabs too: what it selects is there first, and left for by nobody.
  private func setsTabs(around site: NodeRef) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(site), let body = declarations[function].body else { return false }
    // What a closure selects that waits is selected later than what is set beside it.
    let waiting = linkage.closure(around: site)
    return program.subtree(body).contains { index in
      let at = NodeRef(index)
      guard let left = program.firstChild(at), waiting == nil || linkage.closure(around: at) == waiting else { return false }
      switch program[at].kind {
      case .call: return linkage.text(program[left].name) == "setViewControllers"
      case .assign: return linkage.text(program[left].name) == "viewControllers"
      default: return false
      }
    }
  }
}
