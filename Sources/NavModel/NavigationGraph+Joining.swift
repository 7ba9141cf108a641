import NavSource

extension NavigationGraph {
  /// The graphs of programs that know nothing of each other, seen as one.
  ///
  /// What has the same id in several of them gets its module's name before it, `Module.`, or where that does not tell them apart the
  /// program's. What is declared in none of them, such as a screen of a library, is one and the same.
  ///
  /// - Parameter programs: with names, no two alike. No two graphs speak of the same file.
  public init(joining programs: [(name: String, graph: NavigationGraph)]) {
    let names = SharedIDs(programs).names
    let graphs = zip(programs, names).map { program, names in
      var graph = program.graph
      if !names.isEmpty { graph.rename { names.renamed($0) } }
      return graph
    }
    self.init()
    screens = Self.joined(graphs.flatMap(\.screens))
    routeTypes = graphs.flatMap(\.routeTypes).sorted { ($0.id, $0.place) < ($1.id, $1.place) }
    transitions = graphs.flatMap(\.transitions).sortedByPlace()
    entries = graphs.flatMap(\.entries).sorted { ($0.name, $0.place) < ($1.name, $1.place) }
    mappings = graphs.flatMap(\.mappings).sorted { ($0.place, $0.routeType) < ($1.place, $1.routeType) }
    unresolved = graphs.flatMap(\.unresolved).sorted {
      ($0.place, $0.reason, $0.kind.rawValue) < ($1.place, $1.reason, $1.kind.rawValue)
    }
    observations = Observations(joining: graphs.map(\.observations))
  }

  /// Each external screen once.
  private static func joined(_ all: [Screen]) -> [Screen] {
    let sorted = all.sorted { ($0.id, $0.place?.file ?? "", $0.place?.line ?? 0) < ($1.id, $1.place?.file ?? "", $1.place?.line ?? 0) }
    var screens: [Screen] = []
    for screen in sorted {
      guard screen.place == nil, let last = screens.last, last.place == nil, last.id == screen.id else {
        screens.append(screen)
        continue
      }
      let either = [last.reachability, screen.reachability]
      screens[screens.count - 1].reachability = either.contains(.yes) ? .yes : either.contains(.unknown) ? .unknown : .no
      screens[screens.count - 1].isOrphan = last.isOrphan && screen.isOrphan
    }
    return screens
  }
}

extension Observations {
  init(joining all: [Observations]) {
    func joined<Element>(_ list: KeyPath<Observations, [Element]>, _ place: KeyPath<Element, Place>) -> [Element] {
      Self.joined(all.map { $0[keyPath: list] }, place)
    }
    self.init()
    stacks = joined(\.stacks, \.place)
    registrations = joined(\.registrations, \.place)
    pushedValues = joined(\.pushedValues, \.place)
    libraryPushes = joined(\.libraryPushes, \.place)
    removals = joined(\.removals, \.place)
    presentations = joined(\.presentations, \.place)
    unknownMembers = joined(\.unknownMembers, \.place)
    nestedStacks = joined(\.nestedStacks, \.place)
    modifiers = joined(\.modifiers, \.place)
    links = joined(\.links, \.place)
    tabs = joined(\.tabs, \.place)
    ignoredPayloads = joined(\.ignoredPayloads, \.place)
    droppedPayloads = joined(\.droppedPayloads, \.place)
    uncodablePushes = joined(\.uncodablePushes, \.place)
    deprecatedUses = joined(\.deprecatedUses, \.place)
    lostChrome = joined(\.lostChrome, \.place)
    controllerCalls = joined(\.controllerCalls, \.place)
    scopedStates = joined(\.scopedStates, \.place)
    childCoordinators = joined(\.childCoordinators, \.place)
    childLists = joined(\.childLists, \.place)
    coordinatorCycles = joined(\.coordinatorCycles, \.place)
    barePushes = joined(\.barePushes, \.place)
    deadEnds = joined(\.deadEnds, \.place)
    handlerGaps = joined(\.handlerGaps, \.place)
    unknownPaths = joined(\.unknownPaths, \.place)
    lastingChildren = joined(\.lastingChildren, \.place)
    stacklessModals = joined(\.stacklessModals, \.place)
    addresses = AddressObservations(joining: all.map(\.addresses))
    interface = InterfaceObservations(joining: all.map(\.interface))
    windows = WindowSites(joining: all.map(\.windows))
  }

  /// By place. What stands at one place is of one program, and keeps its order.
  fileprivate static func joined<Element>(_ lists: [[Element]], _ place: KeyPath<Element, Place>) -> [Element] {
    let all = lists.flatMap(\.self)
    let order = all.indices.sorted {
      let (a, b) = (all[$0][keyPath: place], all[$1][keyPath: place])
      return a == b ? $0 < $1 : a < b
    }
    return order.map { all[$0] }
  }
}

extension InterfaceObservations {
  fileprivate init(joining all: [InterfaceObservations]) {
    self.init()
    unknownSegues = Observations.joined(all.map(\.unknownSegues), \.place)
    unknownStoryboards = Observations.joined(all.map(\.unknownStoryboards), \.place)
    unknownIdentifiers = Observations.joined(all.map(\.unknownIdentifiers), \.place)
    unknownClasses = Observations.joined(all.map(\.unknownClasses), \.place)
    lostScenes = Observations.joined(all.map(\.lostScenes), \.place)
    classes = Set(all.flatMap(\.classes)).sorted()
  }
}

extension AddressObservations {
  fileprivate init(joining all: [AddressObservations]) {
    self.init()
    unhandledSchemes = Observations.joined(all.map(\.unhandledSchemes), \.place)
    undeclaredSchemes = Observations.joined(all.map(\.undeclaredSchemes), \.place)
    unhandledShortcuts = Observations.joined(all.map(\.unhandledShortcuts), \.place)
    unhandledLinks = Observations.joined(all.map(\.unhandledLinks), \.place)
    hosts = Set(all.flatMap(\.hosts)).sorted()
    schemes = Set(all.flatMap(\.schemes)).sorted()
  }
}

extension WindowSites {
  /// Only of programs of which all scenes are known: of others no call can be judged, and nobody else's scenes tell of them.
  fileprivate init(joining all: [WindowSites]) {
    let known = all.filter { !$0.isOpen && !$0.scenes.isEmpty }
    self.init()
    scenes = Observations.joined(known.map(\.scenes), \.place)
    openings = Observations.joined(known.map(\.openings), \.place)
    isOpen = known.isEmpty && all.contains(where: \.isOpen)
  }
}
