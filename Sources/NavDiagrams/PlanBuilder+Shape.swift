import NavModel

/// What gives the picture its shape: the tree that chooses columns, folding, boxes and texts.
extension PlanBuilder {
  /// From how many screens on arrows into one screen are folded, and in pictures of how many arrows at least.
  static let popular = (sources: 6, edges: 40)
  /// From how many screens without any arrow on they become a list.
  static let lonely = 5

  /// Marks the arrows of shortest ways from the entries; only these choose columns, which both shows the flow from left to right
  /// and keeps the layout fast. Then numbers the nodes in that order.
  mutating func sortIntoTree() {
    var outgoing: [[Int]] = Array(repeating: [], count: nodes.count)
    var hasWayIn = Array(repeating: false, count: nodes.count)
    for (index, edge) in edges.enumerated() where edge.tail != edge.head {
      outgoing[edge.tail].append(index)
      hasWayIn[edge.head] = true
    }
    // Tabs first, in the order of the source, which is nearly always that of the tab bar; guesses last.
    for node in outgoing.indices {
      outgoing[node] = outgoing[node].enumerated().sorted { a, b in
        let (x, y) = (sortKey(edges[a.element]), sortKey(edges[b.element]))
        return x != y ? x < y : a.offset < b.offset
      }.map(\.element)
    }
    var order: [Int] = []
    var isPlaced = Array(repeating: false, count: nodes.count)
    func roots(_ condition: (Int) -> Bool) -> [Int] { nodes.indices.filter(condition) }
    let starts =
      roots { nodes[$0].role == .entry } + roots { !hasWayIn[$0] && nodes[$0].role != .unknownSource }
      + roots { nodes[$0].role == .unknownSource } + Array(nodes.indices)
    for start in starts where !isPlaced[start] {
      isPlaced[start] = true
      var head = order.count
      order.append(start)
      // All entries spread together, so that each screen hangs on the entry that is nearest.
      if start == starts.first, nodes[start].role == .entry {
        for other in starts where !isPlaced[other] && nodes[other].role == .entry {
          isPlaced[other] = true
          order.append(other)
        }
      }
      while head < order.count {
        for index in outgoing[order[head]] where !isPlaced[edges[index].head] {
          isPlaced[edges[index].head] = true
          edges[index].isTree = true
          order.append(edges[index].head)
        }
        head += 1
      }
    }
    // A source that nothing leads to is drawn next to what it shows, and not in the first column.
    var hasTreeEdge = Array(repeating: false, count: nodes.count)
    for edge in edges where edge.isTree { hasTreeEdge[edge.tail] = true }
    for index in edges.indices where !hasWayIn[edges[index].tail] && !hasTreeEdge[edges[index].tail] {
      edges[index].isTree = true
      hasTreeEdge[edges[index].tail] = true
    }
    renumber(order)
  }

  /// How many parts the picture has that no arrow joins.
  func partCount() -> Int {
    var part = Array(nodes.indices)
    func root(_ node: Int) -> Int {
      var node = node
      while part[node] != node {
        part[node] = part[part[node]]
        node = part[node]
      }
      return node
    }
    var count = nodes.count
    for edge in edges {
      let (a, b) = (root(edge.tail), root(edge.head))
      if a != b {
        part[a] = b
        count -= 1
      }
    }
    return count
  }

  private func sortKey(_ edge: DiagramPlan.Edge) -> Int {
    if edge.isPossible { return 2 }
    return edge.kinds.contains(.tab) || edge.kinds.contains(.split) ? 0 : 1
  }

  /// Keeps the nodes that `order` names, in that order, and the edges between them.
  mutating func renumber(_ order: [Int]) {
    var newIndex: [Int?] = Array(repeating: nil, count: nodes.count)
    for (new, old) in order.enumerated() { newIndex[old] = new }
    nodes = order.map { nodes[$0] }
    edges = edges.compactMap { edge in
      guard let tail = newIndex[edge.tail], let head = newIndex[edge.head] else { return nil }
      var moved = edge
      (moved.tail, moved.head) = (tail, head)
      return moved
    }
    edges.sort { ($0.tail, $0.isTree ? 0 : 1, $0.head) < ($1.tail, $1.isTree ? 0 : 1, $1.head) }
    nodeOfScreen = [:]
    for (index, node) in nodes.enumerated() {
      if let screen = node.screen { nodeOfScreen[screen] = index }
      nodes[index].id = "n\(index + 1)"
    }
  }

  /// A screen that many show (a login sheet, a web page, a profile) keeps one arrow, that of the tree; each of the others becomes
  /// a line in the box it leaves. Nothing is lost, and the lines that would cross the whole picture are gone.
  mutating func foldPopularScreens() {
    guard edges.count >= Self.popular.edges else { return }
    var sources = Array(repeating: 0, count: nodes.count)
    for edge in edges where edge.tail != edge.head && nodes[edge.tail].screen != nil { sources[edge.head] += 1 }
    let isPopular = sources.map { $0 >= Self.popular.sources }
    var targets: [Int: [String: [String]]] = [:]
    var kept: [DiagramPlan.Edge] = []
    for edge in edges {
      guard isPopular[edge.head], !edge.isTree, edge.change == nil, edge.tail != edge.head, nodes[edge.tail].screen != nil else {
        kept.append(edge)
        continue
      }
      let words = (edge.isPossible ? [Theme.possible.word] : []) + edge.kinds.map { Theme.edge($0).word }
      targets[edge.tail, default: [:]][words.joined(separator: ", "), default: []].append(shortName(nodes[edge.head].name))
    }
    let folded = edges.count - kept.count
    guard folded > 0 else { return }
    edges = kept
    // What is the same in both states of a comparison is only there to find one's way by.
    if options.changes != nil {
      notes.append("\(counted(folded, "arrow")) into screens that \(Self.popular.sources) or more screens show \(folded == 1 ? "is" : "are") left out, for nothing changed there")
      return
    }
    for (node, byWord) in targets {
      for word in byWord.keys.sorted() {
        let text = "\(word) → \((byWord[word] ?? []).joined(separator: ", "))"
        nodes[node].remarks += LabelText.wrap(text, width: 44, atHumps: false)
      }
    }
    var popular = 0
    for node in nodes.indices where isPopular[node] {
      nodes[node].remarks.insert("from \(sources[node]) screens", at: 0)
      popular += 1
    }
    notes.append(
      "\(counted(popular, "screen")) that \(Self.popular.sources) or more screens show \(popular == 1 ? "has" : "have") one arrow; the other \(folded) are written into the boxes they leave")
  }

  private func shortName(_ name: String) -> String {
    LabelText.clean(String(name.split(separator: ".").last ?? Substring(name)), limit: 32)
  }

  /// Screens without any arrow say nothing of the flow, and a hundred of them would bury it: they become one list.
  mutating func foldLonelyScreens() {
    var hasArrow = Array(repeating: false, count: nodes.count)
    for edge in edges {
      hasArrow[edge.tail] = true
      hasArrow[edge.head] = true
    }
    let lonely = nodes.indices.filter { !hasArrow[$0] && nodes[$0].screen != nil && nodes[$0].change == nil && nodes[$0].marks.isEmpty && nodes[$0].remarks.allSatisfy { $0 == Theme.unreachable.word } }
    if lonely.count > Self.lonely {
      let names = lonely.map { nodes[$0].name }.sorted()
      let list = addNode(.list, name: "\(names.count) screens without any transition", details: names)
      nodes[list].remarks = names.prefix(20).map { LabelText.clean($0, limit: 40) }
      if names.count > 20 { nodes[list].remarks.append("and \(names.count - 20) more") }
      let gone = Set(lonely)
      renumber(nodes.indices.filter { !gone.contains($0) })
      notes.append("\(counted(names.count, "screen")) without any transition are drawn as one list")
    }
  }

  mutating func groups() -> ScreenGroups {
    let drawn = screens.filter { nodeOfScreen[$0.id] != nil }
    guard options.grouping == .automatic else { return ScreenGroups.make(options.grouping, drawn, graph.transitions) }
    let tree = edges.compactMap { edge -> (from: String, to: String)? in
      guard edge.isTree, let from = nodes[edge.tail].screen, let to = nodes[edge.head].screen else { return nil }
      return (from, to)
    }
    let (groups, dropped) = ScreenGroups.followingFlow(drawn, graph.transitions, tree: tree)
    if dropped > 0 {
      notes.append("\(counted(dropped, "group")) of screens \(dropped == 1 ? "has" : "have") no box, since the flow does not follow \(dropped == 1 ? "it" : "them")")
    }
    return groups
  }

  func clusters(_ groups: ScreenGroups) -> [DiagramPlan.Cluster] {
    var members: [[Int]] = Array(repeating: [], count: groups.names.count)
    for (index, node) in nodes.enumerated() {
      if let screen = node.screen, let group = groups.group[screen] { members[group].append(index) }
    }
    // A box around everything, or around one, says nothing.
    let screenCount = nodes.count { $0.screen != nil }
    var clusters: [DiagramPlan.Cluster] = []
    for (group, nodes) in members.enumerated() where nodes.count >= 2 && nodes.count < screenCount {
      clusters.append(DiagramPlan.Cluster(id: "c\(clusters.count + 1)", name: groups.names[group], nodes: nodes))
    }
    return clusters
  }

  /// The routes that lead to a screen, in its box: nearly always it is one, and a box has room where an arrow has none.
  mutating func addRoutes() {
    let isShown =
      switch options.routeNames {
      case .always: true
      case .never: false
      case .automatic: screens.count <= 40
      }
    guard isShown else { return }
    var routes: [Int: Set<String>] = [:]
    for edge in edges where nodes[edge.head].role != .route { routes[edge.head, default: []].formUnion(edge.routes) }
    for (node, names) in routes where !names.isEmpty {
      let shown = names.sorted().prefix(2).map { ".\(LabelText.clean($0, limit: 28))" }
      nodes[node].remarks.insert((shown + (names.count > 2 ? ["\(names.count - 2) more"] : [])).joined(separator: ", "), at: 0)
    }
  }

  /// The word of the kind at the head of every arrow that is no push or tab, while there are few enough to be read.
  mutating func addCaptions(_ policy: SizePolicy) {
    guard policy.allowsCaptions else { return }
    let isSmall = edges.count <= 80
    // Once for each kind of way into a box: the others look the same.
    var said: Set<[Int]> = []
    for index in edges.indices {
      let edge = edges[index]
      if let change = edge.change {
        edges[index].caption = ([Theme.change(change).sign] + edge.kinds.map { Theme.edge($0).word }).joined(separator: " ")
        continue
      }
      guard edge.kinds.count > 1 || (isSmall && !Self.speaksForItself(edge.kinds[0])) else { continue }
      if said.insert([edge.head] + edge.kinds.map(Theme.rank)).inserted {
        edges[index].caption = edge.kinds.map { Theme.edge($0).word }.joined(separator: ", ")
      }
    }
  }

  /// The plain line, and those whose ends are of a shape of their own, need no word.
  private static func speaksForItself(_ kind: Transition.Kind) -> Bool {
    switch kind {
    case .push, .tab, .split, .root: true
    case .sheet, .fullScreenCover, .popover, .present, .window, .child: false
    }
  }

  mutating func addAdvice(_ policy: SizePolicy) {
    if !policy.allowsCaptions { notes.append("the picture has \(policy.nodeCount) boxes, too many for texts beside arrows") }
    if policy.nodeCount > 150, options.selection.isEverything {
      notes.append("the picture has \(policy.nodeCount) boxes; --focus SCREEN, --from or --to draw a part of it")
    }
  }

  func legend() -> DiagramPlan.Legend {
    let kinds = Set(edges.flatMap(\.kinds))
    let roles = Set(nodes.map(\.role))
    return DiagramPlan.Legend(
      kinds: Theme.edges.map(\.kind).filter(kinds.contains),
      roles: DiagramPlan.Role.allCases.filter { roles.contains($0) && Theme.node($0).meaning != nil },
      showsUnreachable: nodes.contains(where: \.isUnreachable), showsMarks: nodes.contains { !$0.marks.isEmpty },
      showsPossible: edges.contains(where: \.isPossible), changes: changesInLegend())
  }

  private func changesInLegend() -> [DiagramPlan.Legend.Change] {
    guard let changes = options.changes else { return [] }
    let drawn = Set(nodes.compactMap(\.change)).union(edges.compactMap(\.change))
    return DiagramChanges.Change.allCases.filter(drawn.contains).map { change in
      let row = Theme.change(change)
      let meaning =
        switch change {
        case .added: "only in \(changes.new)"
        case .removed: "only in \(changes.old)"
        case .changed: "not the same in both"
        }
      return DiagramPlan.Legend.Change(change: change, meaning: "\(row.sign) \(meaning)")
    }
  }

  /// Beyond the size that a layout can end for: a box for each group, an arrow with a count for all that leads from one to another.
  mutating func planOfGroups() -> DiagramPlan {
    let grouping = options.grouping == .none ? DiagramOptions.Grouping.automatic : options.grouping
    let groups = ScreenGroups.make(grouping, screens, graph.transitions, minimum: 1)
    // The largest ones; a flat app with thousands of folders would be as large as before.
    var sizes = Array(repeating: 0, count: groups.names.count)
    for group in groups.group.values { sizes[group] += 1 }
    let shown = sizes.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }.prefix(400).sorted()
    var nodeOfGroup: [Int: Int] = [:]
    for group in shown {
      nodeOfGroup[group] = addNode(.group, name: groups.names[group], details: [groups.names[group]])
      nodes[nodes.count - 1].remarks = [counted(sizes[group], "screen")]
    }
    let rest = screens.count - shown.reduce(0) { $0 + sizes[$1] }
    let others = rest > 0 ? addNode(.group, name: "others", details: ["screens outside the groups"]) : 0
    if rest > 0 { nodes[others].remarks = [counted(rest, "screen")] }
    let known = Set(screens.map(\.id))
    func node(of screen: String) -> Int { groups.group[screen].flatMap { nodeOfGroup[$0] } ?? others }
    for transition in graph.transitions where transition.isLive {
      guard let from = transition.from, let to = transition.to, known.contains(from), known.contains(to) else { continue }
      let (tail, head) = (node(of: from), node(of: to))
      if tail != head { addEdge(tail, head, transition) }
    }
    for entry in graph.entries {
      let heads = Set(entry.screens.filter(known.contains).map(node)).sorted()
      guard !heads.isEmpty else { continue }
      let tail = addNode(.entry, name: entry.name, details: ["\(entry.name) at \(entry.place)"])
      for head in heads { addEdge(tail, head, .root, detail: "\(entry.name) at \(entry.place)") }
    }
    sortIntoTree()
    for index in edges.indices where edges[index].count > 1 { edges[index].caption = "\(edges[index].count)" }
    notes.append(
      "\(screens.count) screens are too many for one picture; drawn are their \(counted(nodes.count, "group")); --focus SCREEN, --from or --to draw screens")
    return finished([], SizePolicy(nodeCount: nodes.count))
  }
}
