import NavModel

/// What is drawn of the graph, before anything is folded.
extension PlanBuilder {
  mutating func addScreens() {
    var kindsInto: [String: Set<Transition.Kind>] = [:]
    for transition in graph.transitions where transition.isLive {
      if let to = transition.to { kindsInto[to, default: []].insert(transition.kind) }
    }
    let entered = Set(graph.entries.flatMap(\.screens))
    for screen in screens where nodeOfScreen[screen.id] == nil {
      let kinds = kindsInto[screen.id] ?? []
      let role: DiagramPlan.Role =
        if screen.kind == .external { .external }
        else if kinds.contains(.tab) || kinds.contains(.split) { .tab }
        else if !kinds.isEmpty, kinds.allSatisfy(\.isModal), !entered.contains(screen.id) { .modal }
        else { .screen }
      let isUnreachable = screen.reachability == .no
      nodeOfScreen[screen.id] = nodes.count
      nodes.append(
        DiagramPlan.Node(
          id: "", role: role, name: screen.id, remarks: isUnreachable ? [Theme.unreachable.word] : [], marks: [],
          isUnreachable: isUnreachable, details: Self.details(screen), screen: screen.id))
    }
  }

  static func details(_ screen: Screen) -> [String] { [screen.id] + (screen.place.map { ["\($0)"] } ?? []) }

  mutating func addNode(_ role: DiagramPlan.Role, name: String, details: [String]) -> Int {
    nodes.append(
      DiagramPlan.Node(
        id: "", role: role, name: name, remarks: [], marks: [], isUnreachable: false, details: details, screen: nil))
    return nodes.count - 1
  }

  private mutating func nodeOf(route: String) -> Int {
    if let known = nodeOfRoute[route] { return known }
    let node = addNode(.route, name: route, details: [route, "no screen is known for this route"])
    nodeOfRoute[route] = node
    return node
  }

  mutating func addTransitions() {
    var dead = 0
    var within = 0
    var beyond: [Int: Set<String>] = [:]
    for transition in graph.transitions {
      guard let from = transition.from, let tail = nodeOfScreen[from] else { continue }
      guard transition.isLive else {
        dead += 1
        continue
      }
      if let to = transition.to {
        guard let head = nodeOfScreen[to] else {
          beyond[tail, default: []].insert(to)
          continue
        }
        if tail == head, nodes[tail].role == .group { within += 1 } else { addEdge(tail, head, transition) }
      } else if let route = transition.route {
        addEdge(tail, nodeOf(route: route), transition)
      }
    }
    if dead > 0 { notes.append("\(counted(dead, "transition")) in code that is never run \(dead == 1 ? "is" : "are") not drawn") }
    if within > 0 { notes.append("\(counted(within, "transition")) within collapsed groups \(within == 1 ? "is" : "are") not drawn") }
    // A comparison shows what changed, and not how much there is around it.
    if options.changes != nil { return }
    for tail in beyond.keys.sorted() { nodes[tail].remarks.append("leads to \(beyond[tail]?.count ?? 0) more") }
  }

  // MARK: - Entries and callers that are not known

  /// One box for each file that users come in by; where the linker knows a better name than that of the screen itself, for each name.
  mutating func addEntries() {
    var entered: Set<String> = []
    var kinds: [String: Transition.Kind] = [:]
    for transition in graph.transitions where transition.from == nil && transition.fromReason == nil {
      if let to = transition.to { kinds["\(transition.place) \(to)"] = kinds["\(transition.place) \(to)"] ?? transition.kind }
    }
    var nodeOfEntry: [String: Int] = [:]
    for entry in graph.entries {
      for start in entry.starts {
        let screen = start.screen
        guard let head = nodeOfScreen[screen] else { continue }
        let kind = kinds["\(start.place) \(screen)"] ?? .root
        if !options.kinds.isEmpty, !options.kinds.contains(kind) { continue }
        let name = entry.title(for: start)
        let tail = nodeOfEntry[name] ?? addNode(.entry, name: name, details: [])
        nodeOfEntry[name] = tail
        nodes[tail].details.append("\(screen) at \(start.place)")
        entered.insert(screen)
        addEdge(tail, head, kind, detail: "\(name) at \(start.place)")
      }
    }
    var start: Int?
    for transition in graph.transitions where transition.isLive && transition.from == nil && transition.fromReason == nil {
      guard let to = transition.to, let head = nodeOfScreen[to], !entered.contains(to) else { continue }
      let tail = start ?? addNode(.entry, name: "App start", details: ["shown when the app starts"])
      start = tail
      addEdge(tail, head, transition)
    }
  }

  /// A `?` beside each screen that some unknown screen shows; in a large picture only where there is no other way in, for then it
  /// is the one thing that explains the screen.
  mutating func addUnknownSources() {
    var callers: [Int: [Transition]] = [:]
    for transition in graph.transitions where transition.isLive && transition.from == nil && transition.fromReason != nil {
      guard let to = transition.to, let head = nodeOfScreen[to] else { continue }
      callers[head, default: []].append(transition)
    }
    let hasWayIn = Set(edges.lazy.filter { $0.tail != $0.head }.map(\.head))
    var silent = 0
    for head in callers.keys.sorted() {
      guard let transitions = callers[head] else { continue }
      if screens.count > 60, hasWayIn.contains(head) {
        silent += transitions.count
        continue
      }
      let reasons = transitions.prefix(8).map { "\($0.place): \($0.fromReason ?? "")" }
      let tail = addNode(.unknownSource, name: "?", details: ["from a screen that could not be told"] + reasons)
      for transition in transitions { addEdge(tail, head, transition) }
    }
    if silent > 0 {
      notes.append("\(counted(silent, "transition")) from screens that could not be told \(silent == 1 ? "is" : "are") not drawn, since their targets have other ways in")
    }
  }

  // MARK: - Flags

  mutating func flagFocus() {
    let lookup = options.selection
    guard !lookup.focus.isEmpty || !lookup.from.isEmpty || !lookup.to.isEmpty else { return }
    for screen in (try? lookup.named(in: graph)) ?? [] {
      if let node = nodeOfScreen[screen], nodes[node].screen != nil { nodes[node].isFocus = true }
    }
  }

  mutating func flagMarks() {
    var routeScreens: [String: [String]] = [:]
    for type in graph.routeTypes {
      for route in type.cases { routeScreens[route.id] = route.screens }
    }
    var missing = 0
    for id in options.marks.keys.sorted() {
      guard let words = options.marks[id] else { continue }
      var targets: [(node: Int, screen: String?)] = []
      if let node = nodeOfScreen[id] { targets = [(node, id)] }
      else if let node = nodeOfRoute[id] { targets = [(node, nil)] }
      else if let mapped = routeScreens[id] { targets = mapped.compactMap { screen in nodeOfScreen[screen].map { ($0, screen) } } }
      if targets.isEmpty { missing += 1 }
      for (node, screen) in targets {
        for word in words where !nodes[node].marks.contains(word) { nodes[node].marks.append(word) }
        if let row = nodes[node].rows.firstIndex(where: { $0.screen == screen }) {
          nodes[node].rows[row].marks += words.filter { !nodes[node].rows[row].marks.contains($0) }
        }
      }
    }
    if missing > 0 { notes.append("\(counted(missing, "flagged name")) \(missing == 1 ? "is" : "are") not in this picture") }
  }

  /// Marks what is not the same in the two states of a comparison.
  mutating func flagChanges() {
    guard let changes = options.changes else { return }
    for index in nodes.indices {
      if let screen = nodes[index].screen { nodes[index].change = changes.screens[screen] }
      if nodes[index].rows.contains(where: { changes.screens[$0.screen] != nil }) { nodes[index].change = .changed }
    }
    for index in edges.indices {
      let tail = nodes[edges[index].tail]
      let comesIn = tail.role == .entry || tail.role == .unknownSource
      guard tail.screen != nil || comesIn, let to = nodes[edges[index].head].screen else { continue }
      edges[index].change = changes.arrows[DiagramChanges.Pair(from: tail.screen, to: to)]
    }
  }
}

extension EntryPoint {
  /// What people call it: its name; where that says no more than the screen's or the app's own, that of the file (`SceneDelegate`).
  public func title(for start: Arrival) -> String {
    switch kind {
    case .windowGroup where !name.hasSuffix(")"), .app, .appDelegate, .sceneDelegate, .storyboard, .code:
      if kind == .code, name != start.screen { return name }
      let file = start.place.file.split(separator: "/").last ?? Substring(start.place.file)
      return String(file.hasSuffix(".swift") ? file.dropLast(6) : file)
    default: return name
    }
  }
}
