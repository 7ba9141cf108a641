import NavModel

extension DiagramPlan {
  /// Decides what a picture of `graph` shows.
  ///
  /// Drawn: every selected screen, every live transition between selected screens (parallel ones merged), the entries, routes that
  /// are pushed but have no known screen. Folded, so that the picture is no hairball: what `FoldingPolicy` says for its size, and
  /// groups where it would still have more than `options.largestPicture` boxes. Left out: transitions in code that is never run.
  /// `notes` speak of what was folded or left out.
  ///
  /// - Complexity: O(screens + transitions), apart from sorting.
  public init(_ graph: NavigationGraph, options: DiagramOptions = DiagramOptions()) throws(SelectionError) {
    let (graph, notes) = try options.filtered(graph)
    let selected = try options.selection.screens(of: graph)
    var builder = PlanBuilder(graph, options, selected: selected)
    builder.collapse(try options.collapsedGroups(of: graph))
    var plan = builder.isTooLarge ? nil : builder.plan()
    if plan.map({ $0.nodes.count > options.largestPicture && options.folding != .never }) ?? true {
      var smaller = PlanBuilder(graph, options, selected: selected)
      smaller.collapse(try options.collapsedGroups(of: graph))
      if smaller.collapseEverything() { plan = smaller.plan() }
    }
    self = plan ?? builder.plan()
    self.notes = notes + self.notes
  }
}

/// Takes a graph apart into nodes and edges, in steps that each rest on those before.
struct PlanBuilder {
  let graph: NavigationGraph
  let options: DiagramOptions
  /// The selected ones, by id.
  let screens: [Screen]
  var nodes: [DiagramPlan.Node] = []
  var edges: [DiagramPlan.Edge] = []
  var folded: [DiagramPlan.FoldedArrow] = []
  var notes: [String] = []
  /// Index into `nodes`, by `Screen.id`: the screen's own box, or the one that it is drawn in.
  var nodeOfScreen: [String: Int] = [:]
  var nodeOfRoute: [String: Int] = [:]
  /// What each group that is drawn as one box holds, by name.
  var collapsedGroups: [(name: String, screens: [Screen])] = []
  /// Indices into `nodes` of those that no way from an entry leads to.
  var adrift: Set<Int> = []
  private var edgeOfPair: [Pair: Int] = [:]

  private struct Pair: Hashable {
    var tail: Int
    var head: Int
  }

  init(_ graph: NavigationGraph, _ options: DiagramOptions, selected: [String]) {
    self.graph = graph
    self.options = options
    let chosen = Set(selected)
    screens = graph.screens.filter { chosen.contains($0.id) }
  }

  mutating func plan() -> DiagramPlan {
    addGroups()
    addScreens()
    addTransitions()
    addEntries()
    addUnknownSources()
    flagFocus()
    flagMarks()
    flagChanges()
    let folding = folding
    sortIntoTree(linkingIslands: folding.looseArrows > 0)
    if folding != .none {
      foldEntries()
      foldLoops()
      foldLooseArrows(keeping: folding.looseArrows)
    }
    if let minimum = folding.leafList { listLeaves(from: minimum) }
    if options.folding != .never { listLonelyScreens() }
    let clusters = self.clusters(settingApart: folding.setsApart)
    let policy = SizePolicy(nodeCount: nodes.count, parts: partCount())
    writeNumbers()
    addRoutes()
    addCaptions(policy)
    addAdvice(policy)
    return DiagramPlan(
      title: options.title, direction: options.direction, nodes: nodes, clusters: clusters, edges: edges, folded: folded,
      legend: legend(), notes: notes, policy: policy, isComparison: options.changes != nil)
  }

  private var folding: FoldingPolicy {
    if options.folding == .never { return .none }
    return FoldingPolicy(
      screens: nodes.count { $0.screen != nil || !$0.rows.isEmpty }, arrows: edges.count { nodes[$0.tail].role != .entry })
  }

  // MARK: - Arrows

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

  func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
