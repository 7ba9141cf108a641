import NavFacts
import NavModel
import NavSource

/// Names what the flow has found, and makes the graph of it.
struct GraphBuilder {
  let linkage: Linkage
  let flow: SinkFlow
  /// Of the types whose module belongs to their id.
  let idOfType: [TypeID: String]

  init(_ linkage: Linkage, _ flow: SinkFlow) {
    self.linkage = linkage
    self.flow = flow
    let declarations = linkage.declarations
    var byPath: [String: [TypeID]] = [:]
    for index in declarations.types.indices {
      // Most names are there once.
      guard let namesakes = declarations.typesByName[declarations.types[index].name], namesakes.count > 1 else { continue }
      byPath[linkage.path(of: TypeID(index)), default: []].append(TypeID(index))
    }
    var ids: [TypeID: String] = [:]
    for (path, types) in byPath where Set(types.map { declarations.module(of: $0) }).count > 1 {
      for type in types {
        let module = declarations.module(of: type)
        if !module.isEmpty { ids[type] = module + "." + path }
      }
    }
    idOfType = ids
  }

  func id(_ type: TypeID) -> String { idOfType[type] ?? linkage.path(of: type) }

  func id(_ screen: ScreenRef) -> String {
    switch screen {
    case .project(let type): id(type)
    case .external(let name): linkage.text(name)
    }
  }

  func caseID(_ type: TypeID, _ name: Symbol) -> String { id(type) + "." + linkage.text(name) }

  // MARK: Screens

  /// Every type that some transition or mapping of a route shows.
  func shownScreens(_ table: MappingTable, _ uses: RouteUses) -> Set<ScreenRef> {
    var all: Set<ScreenRef> = []
    for draft in flow.drafts {
      switch draft.target {
      case .screen(let screen): all.insert(screen)
      case .route(let type, let name): all.formUnion(table.entry(type, name).screens)
      }
    }
    for type in uses.types {
      for info in linkage.declarations[type].cases where !isInline(RouteKey(type: type, name: info.name), uses) {
        all.formUnion(table.entry(type, info.name).screens)
      }
    }
    return all
  }

  func screen(_ ref: ScreenRef) -> Screen {
    switch ref {
    case .project(let type):
      let info = linkage.declarations[type]
      return Screen(
        id: id(type), module: linkage.declarations.module(of: type), kind: linkage.isViewController(type) ? .viewController : .view,
        place: linkage.program.place(info.node))
    case .external(let name):
      guard let scene = linkage.storyboards.byName[name]?.first else {
        return Screen(id: linkage.text(name), module: "", kind: .external, place: nil)
      }
      return Screen(
        id: linkage.text(name), module: linkage.storyboards.file(of: scene).module, kind: .viewController,
        place: linkage.storyboards[scene].facts.place)
    }
  }

  // MARK: Routes

  func routeTypes(_ uses: RouteUses, _ table: MappingTable) -> [RouteType] {
    uses.types.map { type in
      let info = linkage.declarations[type]
      let cases = info.cases.map { one in
        let key = RouteKey(type: type, name: one.name)
        let entry = table.entry(type, one.name)
        let places = (uses.constructions[key] ?? []).map(linkage.program.place).sorted()
        // Where not all was followed, what builds its screen may be among the rest.
        let handling = entry.handling == .absent && linkage.effort.isSpent ? .unknown : entry.handling
        return RouteCase(
          id: caseID(type, one.name), name: linkage.text(one.name), place: linkage.program.place(one.node),
          screens: entry.screens.map(id).sorted(), mapping: handling, constructions: places,
          isNotAScreen: isNotAScreen(key, uses, table), maybeConstructed: uses.uncertain.contains(key))
      }
      return RouteType(
        id: id(type), module: linkage.declarations.module(of: type), place: linkage.program.place(info.node), cases: cases, openReason: uses.openReasons[type])
    }.sorted { ($0.id, $0.place) < ($1.id, $1.place) }
  }

  /// Whether a case is an alert, or what a state is while nothing is shown: it begins with it, and mappings show nothing for it.
  private func isNotAScreen(_ key: RouteKey, _ uses: RouteUses, _ table: MappingTable) -> Bool {
    if table.alerts.contains(key) { return true }
    let entry = table.entry(key.type, key.name)
    return entry.screens.isEmpty && [.nothing, .swallowed].contains(entry.handling) && uses.beginnings.contains(key)
  }

  func mappings(_ uses: RouteUses, _ table: MappingTable) -> [Mapping] {
    table.mappings.filter { uses.types.contains($0.type) }.map { type, mapping, _ in
      var mapping = mapping
      mapping.routeType = id(type)
      return mapping
    }.sorted { ($0.place, $0.routeType) < ($1.place, $1.routeType) }
  }

  // MARK: Transitions

  /// - Parameters:
  ///   - drawn: those that storyboards make by themselves.
  ///   - entries: is told of every decision that is live.
  ///   - twins: what shared code shows beside a screen of the same name.
  func transitions(
    _ table: MappingTable, _ uses: RouteUses, _ owners: OwnerFinder, _ drawn: [Transition], _ entries: EntryBuilder, _ twins: Twins, isLive: (NodeRef) -> Bool
  ) -> [Transition] {
    var all = drawn
    var seen: Set<Key> = []
    var sites: [Place: NodeRef] = [:]
    // A tab that is a stack is a tab before it is the stack's root; what yields comes when all others are known.
    let first = flow.firstSteps()
    let others = flow.drafts.filter { !first.contains($0.site) }
    let (yielding, roots) = (others.filter(\.yields), others.filter { $0.manner == .root && !$0.yields })
    for draft in others.filter({ $0.manner != .root }) + roots + flow.drafts.filter({ first.contains($0.site) }) + yielding {
      let (sources, reason) = sources(of: draft, owners, table)
      // Of what an object begins with that nobody is seen to hold, others tell where it is shown.
      let yields = draft.yields || (reason != nil && first.contains(draft.site))
      let targets = targets(of: draft, table, uses, twins)
      if targets.isEmpty { continue }
      let place = linkage.program.place(draft.site)
      if !idOfType.isEmpty { sites[place] = draft.site }
      let evidence = evidence(of: draft)
      let isLive = !draft.isDetached && isLive(draft.site)
      for (to, route) in targets {
        if yields, all.contains(where: { $0.to == to && $0.from != to && $0.isLive }) { continue }
        if isLive, let to {
          if reason == nil, sources.contains(nil) { entries.add(draft, to: to, isStart: true) }
          if reason != nil || sources.contains(where: { $0 != nil }) { entries.add(draft, to: to, isStart: false) }
        }
        for from in sources where !keeps(draft, from, to, route) && seen.insert(Key(from: from, to: to, route: route, place: place)).inserted {
          all.append(
            Transition(
              from: from, to: to, route: route, kind: Transition.Kind(rawValue: draft.manner.rawValue) ?? .push, place: place,
              confidence: draft.confidence, evidence: evidence, fromReason: reason, isLive: isLive))
        }
      }
    }
    return amongNamesakes(withoutRelayed(all, flow.relays()), sites).sortedByPlace()
  }

  /// Whether a state that a view chooses its content by leaves the screen that is there. What an object shows as it is made, which its
  /// screen then holds, that screen does not lead to.
  private func keeps(_ draft: TransitionDraft, _ from: String?, _ to: String?, _ route: String?) -> Bool {
    // What lies over a screen does not put itself there.
    if draft.manner == .child { return route == nil && from != nil && from == to }
    return draft.manner == .root && (!draft.isPlaced || flow.isInInitialiser(draft.site)) && route == nil && from != nil && from == to
  }

  private func evidence(of draft: TransitionDraft) -> [Evidence] {
    draft.trail.links.map { Evidence(place: linkage.program.place($0.site), text: linkage.words($0.step)) }
      + (draft.segue.map { [Evidence(place: $0, text: "the segue of this name leads there")] } ?? [])
  }

  private struct Key: Hashable {
    var from: String?
    var to: String?
    var route: String?
    var place: Place
  }

  private func sources(of draft: TransitionDraft, _ owners: OwnerFinder, _ table: MappingTable) -> ([String?], String?) {
    if draft.scene != nil { return ([nil], nil) }
    if let bar = tabBar(around: draft) ?? tabBar(telling: draft) { return ([bar], nil) }
    var answer = owners.owners(of: draft)
    if let left = screensLeft(by: draft, answer, table) { return (left.map { id($0) }.sorted(), nil) }
    if answer.isOpen { return ([nil], "more code leads here than can be followed") }
    // A screen that only holds the coordinator which shows it was not there before.
    if !answer.holding.isEmpty { answer.screens.subtract(answer.holding.intersection(shown(by: draft, table))) }
    if case .route(let type, let name) = draft.target, let above = flow.handled.above[RouteKey(type: type, name: name)], answer.hasScreens {
      answer.screens.subtract(above)
      // Going back is no transition.
      if !answer.hasScreens { return ([], nil) }
    }
    if !answer.hasScreens {
      return ([nil], answer.reachesEntry ? nil : "no screen was found that owns this code")
    }
    let screens: [String?] = (answer.screens.map { id($0) } + answer.library.map(linkage.text)).sorted()
    return (answer.reachesEntry ? [nil] + screens : screens, nil)
  }

  /// The screens of the value that a state has where it is set anew, as far as they are known: among those that the code belongs to, or
  /// else whatever it belongs to.
  private func screensLeft(by draft: TransitionDraft, _ answer: OwnerFinder.Answer, _ table: MappingTable) -> Set<TypeID>? {
    guard [.root, .child, .tab].contains(draft.manner), let left = linkage.stateLeft(by: draft.site) else { return nil }
    let screens = Set(left.names.flatMap { table.entry(left.type, $0).screens }.compactMap { if case .project(let type) = $0 { type } else { nil } })
    let own = answer.screens.intersection(screens)
    if !own.isEmpty { return own }
    return left.isNamed && !screens.isEmpty ? screens : nil
  }

  /// The framework's own tab bar controller, where that is shown and a transition fills a tab of it.
  private func tabBar(around draft: TransitionDraft) -> String? {
    guard !flow.shownBars.isEmpty, draft.holder == nil, draft.isInTabBar || (draft.manner == .tab && flow.isTabBar(draft.presenter)) else { return nil }
    return "UITabBarController"
  }

  /// The same, where it asks its delegate what comes of a tap on a tab.
  private func tabBar(telling draft: TransitionDraft) -> String? {
    guard !flow.shownBars.isEmpty, case .function(let function) = linkage.enclosingBody(draft.site),
      linkage.text(linkage.declarations[function].name) == "tabBarController", case .type(let type) = linkage.declarations[function].owner,
      linkage.inherits(type, from: "UITabBarControllerDelegate"), !linkage.isScreenLike(type)
    else { return nil }
    return "UITabBarController"
  }

  private func shown(by draft: TransitionDraft, _ table: MappingTable) -> Set<TypeID> {
    let screens: Set<ScreenRef> =
      switch draft.target {
      case .screen(let screen): [screen]
      case .route(let type, let name): draft.shown ?? table.entry(type, name).screens
      }
    return Set(screens.compactMap { if case .project(let type) = $0 { type } else { nil } })
  }

  private func targets(of draft: TransitionDraft, _ table: MappingTable, _ uses: RouteUses, _ twins: Twins) -> [(to: String?, route: String?)] {
    switch draft.target {
    case .screen(let screen):
      let route = draft.chosen.map { caseID($0.type, $0.name) } ?? draft.routeType.map { id($0) }
      return ([screen] + twins.shown(with: screen, at: draft.site, linkage)).map { (id($0), route) }
    case .route(let type, let name):
      let entry = table.entry(type, name)
      var shown = entry.named.isEmpty ? entry.screens : entry.named
      if let registration = draft.registration, let here = table.screens(type, name, within: registration, linkage) { shown = here }
      if let here = draft.shown { shown = here }
      if let through = draft.through { shown.formIntersection(through.flatMap { table.entry($0.type, $0.name).screens }) }
      let route = draft.passesRoute ? caseID(type, name) : nil
      if shown.isEmpty {
        // A tab or column that shows nothing is no transition; nor is a content that some state leaves empty, or an alert.
        if route == nil || (draft.isOfAll && draft.manner != .tab && draft.manner != .split) || draft.manner == .root || draft.manner == .child || isNotAScreen(RouteKey(type: type, name: name), uses, table) { return [] }
        // `none` that mappings decline takes away what is there.
        return entry.handling == .nothing && (draft.manner == .tab || name == linkage.names.none) ? [] : [(nil, route)]
      }
      if !twins.all.isEmpty { shown.formUnion(shown.flatMap { twins.shown(with: $0, at: draft.site, linkage) }) }
      return shown.map(id).sorted().map { ($0, route) }
    }
  }
}
