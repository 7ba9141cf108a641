import NavModel

/// What is drawn small in a large picture. Nothing is lost by it: `folded` holds each arrow that became a number, `rows` each screen that
/// became a line.
extension PlanBuilder {
  /// From how many screens on a screen is said to be shown by many.
  static let popular = 6
  /// From how many screens without any arrow on they become a list.
  static let lonely = 5

  /// Other ways into the app than its start are said in the box they lead to, where a way from the start leads there as well.
  mutating func foldEntries() {
    var entries: [Int: [String]] = [:]
    edges = edges.filter { edge in
      guard nodes[edge.tail].role == .entry, !edge.isTree, edge.change == nil else { return true }
      entries[edge.head, default: []].append(nodes[edge.tail].name)
      return false
    }
    for (node, names) in entries {
      let said = names.prefix(2).map { LabelText.clean($0, limit: 30) }.joined(separator: ", ")
      nodes[node].remarks.append("\(Theme.reference.entry) \(said)\(names.count > 2 ? " and \(names.count - 2) more" : "")")
      nodes[node].details += names.map { "users also come in here by \($0)" }
    }
    let leads = Set(edges.map(\.tail))
    if !entries.isEmpty { renumber(nodes.indices.filter { nodes[$0].role != .entry || leads.contains($0) }) }
  }

  /// A screen that shows itself again says so in its box.
  mutating func foldLoops() {
    for edge in edges where edge.tail == edge.head && edge.change == nil {
      let words = edge.kinds.map { Theme.edge($0).word }.joined(separator: ", ")
      nodes[edge.tail].remarks.append("\(Theme.reference.again) \(words)")
      fold(edge)
    }
    edges.removeAll { $0.tail == $0.head && $0.change == nil }
  }

  /// Arrows off the tree become numbers, those into the screen that most others show first, until so many are left.
  mutating func foldLooseArrows(keeping limit: Int) {
    var into: [Int: Int] = [:]
    var loose = 0
    for edge in edges where !edge.isTree {
      loose += 1
      if isFoldable(edge) { into[edge.head, default: 0] += 1 }
    }
    var chosen: Set<Int> = []
    for (head, count) in into.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) where loose > limit {
      chosen.insert(head)
      loose -= count
    }
    if chosen.isEmpty { return }
    var sources = Array(repeating: 0, count: nodes.count)
    for edge in edges where edge.tail != edge.head && nodes[edge.tail].role != .entry { sources[edge.head] += 1 }
    let gone = edges.filter { isFoldable($0) && chosen.contains($0.head) }
    edges = edges.filter { !(isFoldable($0) && chosen.contains($0.head)) }
    let count = gone.count
    // What is the same in both states of a comparison is only there to find one's way by.
    if options.changes != nil {
      notes.append("\(counted(count, "arrow")) beside the shortest ways \(count == 1 ? "is" : "are") left out, for nothing changed there")
      return
    }
    for edge in gone { fold(edge) }
    for node in chosen where sources[node] >= Self.popular { nodes[node].remarks.insert("from \(sources[node]) screens", at: 0) }
    notes.append(
      "\(counted(count, "arrow")) beside the shortest ways \(count == 1 ? "is" : "are") written as the number of the screen that \(count == 1 ? "it leads" : "they lead") to; --no-fold draws them all")
  }

  /// What was asked for and what changed is drawn.
  private func isFoldable(_ edge: DiagramPlan.Edge) -> Bool {
    !edge.isTree && edge.tail != edge.head && edge.change == nil && !nodes[edge.tail].isFocus && !nodes[edge.head].isFocus
      && nodes[edge.tail].role != .unknownSource
  }

  private mutating func fold(_ edge: DiagramPlan.Edge) {
    folded.append(
      DiagramPlan.FoldedArrow(
        tail: DiagramPlan.Spot(node: edge.tail), head: DiagramPlan.Spot(node: edge.head), kinds: edge.kinds, routes: edge.routes,
        count: edge.count, isPossible: edge.isPossible, details: edge.details))
  }

  // MARK: - Lists

  /// What the screens of one list have in common.
  private struct ListKey: Hashable {
    var parent: Int
    var role: DiagramPlan.Role
    var kind: Transition.Kind
    var isPossible: Bool
    var isUnreachable: Bool
    var isMarked: Bool
  }

  /// The longest list; a longer one would be higher than most pictures.
  private static let longestList = 30

  /// Screens that one arrow leads to and none away become lines of one box for each sort of them.
  mutating func listLeaves(from minimum: Int) {
    var arrows = Array(repeating: 0, count: nodes.count)
    for edge in edges {
      arrows[edge.tail] += 1
      arrows[edge.head] += 1
    }
    var keys: [ListKey] = []
    var leaves: [ListKey: [Int]] = [:]
    for (index, edge) in edges.enumerated() where edge.isTree && arrows[edge.head] == 1 && edge.change == nil {
      let node = nodes[edge.head]
      // Tabs stand beside each other whatever they lead to.
      guard node.screen != nil, node.change == nil, !node.isFocus, node.role != .tab else { continue }
      let key = ListKey(
        parent: edge.tail, role: node.role, kind: edge.kinds[0], isPossible: edge.isPossible, isUnreachable: node.isUnreachable,
        isMarked: !node.marks.isEmpty)
      if leaves[key] == nil { keys.append(key) }
      leaves[key, default: []].append(index)
    }
    var rows: [Int: DiagramPlan.Spot] = [:]
    var places: [Int: [Int]] = [:]
    var listed = 0
    for key in keys {
      guard let members = leaves[key], members.count >= minimum else { continue }
      for start in stride(from: 0, to: members.count, by: Self.longestList) {
        let part = members[start..<min(members.count, start + Self.longestList)]
        let list = list(part.map { edges[$0].head }, key, &rows)
        places[edges[part[part.startIndex]].head, default: []].append(list)
        join(part.map { edges[$0] }, to: list)
        listed += part.count
      }
    }
    if rows.isEmpty { return }
    // A list takes the place of its first line.
    let lists = Set(places.values.joined())
    let order = nodes.indices.flatMap { places[$0] ?? (rows[$0] != nil || lists.contains($0) ? [] : [$0]) }
    renumber(order, rows: rows)
    notes.append("\(counted(listed, "screen")) that lead nowhere else \(listed == 1 ? "is" : "are") drawn in lists; --no-fold draws a box for each")
  }

  /// A box for the screens of these nodes, and where each of them has gone.
  private mutating func list(_ members: [Int], _ key: ListKey, _ rows: inout [Int: DiagramPlan.Spot]) -> Int {
    let list = addNode(key.role, name: counted(members.count, "screen"), details: [])
    nodes[list].isUnreachable = key.isUnreachable
    if adrift.contains(key.parent) { adrift.insert(list) }
    append(members, to: list, &rows)
    return list
  }

  private mutating func append(_ members: [Int], to list: Int, _ rows: inout [Int: DiagramPlan.Spot]) {
    for member in members {
      let node = nodes[member]
      guard let screen = node.screen else { continue }
      rows[member] = DiagramPlan.Spot(node: list, row: nodes[list].rows.count)
      nodes[list].rows.append(
        DiagramPlan.Row(
          screen: screen, remarks: node.remarks.filter { $0 != Theme.unreachable.word }, marks: node.marks, details: node.details))
      nodes[list].details.append(node.details.joined(separator: ": "))
      for mark in node.marks where !nodes[list].marks.contains(mark) { nodes[list].marks.append(mark) }
    }
  }

  /// One arrow from the screen they have in common to the list of its leaves.
  private mutating func join(_ members: [DiagramPlan.Edge], to list: Int) {
    guard var edge = members.first else { return }
    edge.head = list
    for other in members.dropFirst() {
      edge.kinds += other.kinds.filter { !edge.kinds.contains($0) }
      edge.count += other.count
      edge.details += other.details
      edge.routes += other.routes
    }
    edge.kinds.sort { Theme.rank($0) < Theme.rank($1) }
    edge.routes = Set(edge.routes).sorted()
    edge.details = Array(edge.details.prefix(12))
    edges.append(edge)
  }

  /// Screens without any arrow say nothing of the flow, and a hundred of them would bury it: they become one list.
  mutating func listLonelyScreens() {
    var hasArrow = Array(repeating: false, count: nodes.count)
    for edge in edges {
      hasArrow[edge.tail] = true
      hasArrow[edge.head] = true
    }
    let lonely = nodes.indices.filter {
      !hasArrow[$0] && nodes[$0].screen != nil && nodes[$0].change == nil && nodes[$0].marks.isEmpty && !nodes[$0].isFocus
    }.sorted { nodes[$0].name < nodes[$1].name }
    if lonely.count <= Self.lonely { return }
    let list = addNode(.list, name: "\(lonely.count) screens without any transition", details: [])
    var rows: [Int: DiagramPlan.Spot] = [:]
    append(lonely, to: list, &rows)
    if lonely.allSatisfy(adrift.contains) { adrift.insert(list) }
    let arrows = Set(folded.flatMap { [$0.tail.node, $0.head.node] })
    if lonely.contains(where: arrows.contains) { nodes[list].name = "\(lonely.count) screens that no arrow leads to" }
    renumber(nodes.indices.filter { rows[$0] == nil }, rows: rows)
    notes.append("\(counted(lonely.count, "screen")) without any \(arrows.isEmpty ? "transition" : "arrow") are drawn as one list")
  }
}
