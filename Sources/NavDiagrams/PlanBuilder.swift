import NavModel

extension DiagramPlan {
  /// Decides what a picture of `graph` shows.
  ///
  /// Drawn: every selected screen, every live transition between selected screens (parallel ones merged), the entries, routes that
  /// are pushed but have no known screen. Folded, so that the picture is no hairball: arrows into a screen that very many show,
  /// and screens without arrows. Left out: transitions in code that is never run. `notes` speak of what was folded or left out.
  ///
  /// - Complexity: O(screens + transitions), apart from sorting.
  public init(_ graph: NavigationGraph, options: DiagramOptions = DiagramOptions()) throws(SelectionError) {
    let selected = try options.selection.screens(of: graph)
    var builder = PlanBuilder(graph, options, selected: selected)
    self = builder.plan()
  }
}

/// Takes a graph apart into nodes and edges, in steps that each rest on those before.
struct PlanBuilder {
  let graph: NavigationGraph
  let options: DiagramOptions
  let screens: [Screen]
  var nodes: [DiagramPlan.Node] = []
  var edges: [DiagramPlan.Edge] = []
  var notes: [String] = []
  /// Index into `nodes`, by `Screen.id`.
  var nodeOfScreen: [String: Int] = [:]
  private var nodeOfRoute: [String: Int] = [:]
  private var edgeOfPair: [Pair: Int] = [:]

  private struct Pair: Hashable {
    var tail: Int
    var head: Int
  }

  /// More screens than this are drawn as groups.
  var largestSinglePicture = SizePolicy.largestSinglePicture

  init(_ graph: NavigationGraph, _ options: DiagramOptions, selected: [String]) {
    self.graph = graph
    self.options = options
    let chosen = Set(selected)
    screens = graph.screens.filter { chosen.contains($0.id) }
  }

  mutating func plan() -> DiagramPlan {
    if screens.count > largestSinglePicture { return planOfGroups() }
    addScreens()
    addTransitions()
    addEntries()
    addUnknownSources()
    flagMarks()
    flagChanges()
    sortIntoTree()
    foldPopularScreens()
    foldLonelyScreens()
    let clusters = self.clusters(groups())
    let policy = SizePolicy(nodeCount: nodes.count, parts: partCount())
    addRoutes()
    addCaptions(policy)
    addAdvice(policy)
    return finished(clusters, policy)
  }

  func finished(_ clusters: [DiagramPlan.Cluster], _ policy: SizePolicy) -> DiagramPlan {
    DiagramPlan(
      title: options.title, direction: options.direction, nodes: nodes, clusters: clusters, edges: edges, legend: legend(),
      notes: notes, policy: policy, isComparison: options.changes != nil)
  }

  // MARK: - Nodes

  private mutating func addScreens() {
    var kindsInto: [String: Set<Transition.Kind>] = [:]
    for transition in graph.transitions where transition.isLive {
      if let to = transition.to { kindsInto[to, default: []].insert(transition.kind) }
    }
    let entered = Set(graph.entries.flatMap(\.screens))
    for screen in screens {
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
          isUnreachable: isUnreachable, details: [screen.id] + (screen.place.map { ["\($0)"] } ?? []), screen: screen.id))
    }
  }

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

  // MARK: - Edges

  mutating func addEdge(_ tail: Int, _ head: Int, _ transition: Transition) {
    let detail = "\(Theme.edge(transition.kind).word)\(transition.route.map { " \($0)" } ?? "") at \(transition.place)"
    addEdge(
      tail, head, transition.kind, route: transition.route, isPossible: transition.confidence == .possible, detail: detail)
  }

  /// Parallel arrows are merged: the library asserts on them, and two lines side by side say no more than one with two words.
  mutating func addEdge(
    _ tail: Int, _ head: Int, _ kind: Transition.Kind, route: String? = nil, isPossible: Bool = false, detail: String
  ) {
    let name = route.map { String($0.split(separator: ".").last ?? Substring($0)) }
    guard let known = edgeOfPair[Pair(tail: tail, head: head)] else {
      edgeOfPair[Pair(tail: tail, head: head)] = edges.count
      edges.append(
        DiagramPlan.Edge(
          tail: tail, head: head, kinds: [kind], routes: name.map { [$0] } ?? [], count: 1, isTree: false,
          isPossible: isPossible, caption: "", details: [detail]))
      return
    }
    edges[known].count += 1
    // What is certain decides the looks; a guess of another kind would only confuse.
    if edges[known].isPossible, !isPossible { edges[known].kinds = [kind] }
    else if !edges[known].kinds.contains(kind), edges[known].isPossible || !isPossible { edges[known].kinds.append(kind) }
    edges[known].kinds.sort { Theme.rank($0) < Theme.rank($1) }
    edges[known].isPossible = edges[known].isPossible && isPossible
    if let name, !edges[known].routes.contains(name) {
      edges[known].routes.append(name)
      edges[known].routes.sort()
    }
    // Enough for a tooltip.
    if edges[known].details.count < 12 { edges[known].details.append(detail) }
  }

  private mutating func addTransitions() {
    var dead = 0
    var beyond: [Int: Set<String>] = [:]
    for transition in graph.transitions {
      guard let from = transition.from, let tail = nodeOfScreen[from] else { continue }
      guard transition.isLive else {
        dead += 1
        continue
      }
      if let to = transition.to {
        if let head = nodeOfScreen[to] { addEdge(tail, head, transition) } else { beyond[tail, default: []].insert(to) }
      } else if let route = transition.route {
        addEdge(tail, nodeOf(route: route), transition)
      }
    }
    if dead > 0 { notes.append("\(counted(dead, "transition")) in code that is never run \(dead == 1 ? "is" : "are") not drawn") }
    if options.changes != nil { beyond = [:] }
    for (tail, screens) in beyond { nodes[tail].remarks.append("leads to \(screens.count) more") }
  }

  // MARK: - Entries and callers that are not known

  private mutating func addEntries() {
    var entered: Set<String> = []
    // An app may have several scenes, or windows made in several places: one box for each name.
    var nodeOfEntry: [String: Int] = [:]
    for entry in graph.entries {
      let heads = entry.screens.filter { nodeOfScreen[$0] != nil }
      guard !heads.isEmpty else { continue }
      let tail = nodeOfEntry[entry.name] ?? addNode(.entry, name: entry.name, details: ["\(entry.name) at \(entry.place)"])
      nodeOfEntry[entry.name] = tail
      for screen in heads {
        guard let head = nodeOfScreen[screen] else { continue }
        entered.insert(screen)
        let kind = graph.transitions.first { $0.from == nil && $0.fromReason == nil && $0.to == screen }?.kind ?? .root
        addEdge(tail, head, kind, detail: "\(entry.name) at \(entry.place)")
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
  private mutating func addUnknownSources() {
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

  private mutating func flagMarks() {
    var routeScreens: [String: [String]] = [:]
    for type in graph.routeTypes {
      for route in type.cases { routeScreens[route.id] = route.screens }
    }
    var missing = 0
    for id in options.marks.keys.sorted() {
      guard let words = options.marks[id] else { continue }
      var targets: [Int] = []
      if let node = nodeOfScreen[id] { targets = [node] }
      else if let node = nodeOfRoute[id] { targets = [node] }
      else if let mapped = routeScreens[id] { targets = mapped.compactMap { nodeOfScreen[$0] } }
      if targets.isEmpty { missing += 1 }
      for node in targets {
        for word in words where !nodes[node].marks.contains(word) { nodes[node].marks.append(word) }
      }
    }
    if missing > 0 { notes.append("\(counted(missing, "flagged name")) \(missing == 1 ? "is" : "are") not in this picture") }
  }

  /// Marks what is not the same in the two states of a comparison.
  private mutating func flagChanges() {
    guard let changes = options.changes else { return }
    for index in nodes.indices {
      if let screen = nodes[index].screen { nodes[index].change = changes.screens[screen] }
    }
    for index in edges.indices {
      let tail = nodes[edges[index].tail]
      let comesIn = tail.role == .entry || tail.role == .unknownSource
      guard tail.screen != nil || comesIn, let to = nodes[edges[index].head].screen else { continue }
      edges[index].change = changes.arrows[DiagramChanges.Pair(from: tail.screen, to: to)]
    }
  }

  func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
