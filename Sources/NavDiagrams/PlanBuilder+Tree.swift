import NavModel

/// The tree of shortest ways from the entries, which gives the picture its columns.
extension PlanBuilder {
  /// Marks the arrows of the tree; only these choose columns, which both shows the flow from left to right and keeps the layout fast.
  /// Then numbers the nodes in that order.
  ///
  /// Ways begin where the app starts; other entries (a notification, a link) come after, so that nobody is led in by a back door.
  /// - Parameter linkingIslands: whether screens that no way leads to stand beside what they show.
  mutating func sortIntoTree(linkingIslands: Bool) {
    let outgoing = outgoingEdges()
    var hasWayIn = Array(repeating: false, count: nodes.count)
    for edge in edges where edge.tail != edge.head { hasWayIn[edge.head] = true }
    var order: [Int] = []
    var isPlaced = Array(repeating: false, count: nodes.count)
    func place(_ node: Int) {
      isPlaced[node] = true
      order.append(node)
    }
    /// Follows all ways from the nodes placed since `head`, nearest first.
    func spread(from head: Int) {
      var head = head
      while head < order.count {
        for index in outgoing[order[head]] where nodes[order[head]].role != .entry && !isPlaced[edges[index].head] {
          edges[index].isTree = true
          place(edges[index].head)
        }
        head += 1
      }
    }
    let entries = nodes.indices.filter { nodes[$0].role == .entry }
    let ways = entries.flatMap { outgoing[$0] }
    let main = ways.filter { Self.isStart(edges[$0]) }
    for group in main.isEmpty ? [ways] : [main, ways] {
      let head = order.count
      for index in group where !isPlaced[edges[index].head] {
        if !isPlaced[edges[index].tail] { place(edges[index].tail) }
        edges[index].isTree = true
        place(edges[index].head)
      }
      spread(from: head)
    }
    // An entry whose screens are all reached by others.
    for entry in entries where !isPlaced[entry] { place(entry) }
    let placed = order.count
    let islands = nodes.indices.filter { !hasWayIn[$0] && nodes[$0].role != .unknownSource }
    let unknown = nodes.indices.filter { nodes[$0].role == .unknownSource }
    for start in islands + unknown + Array(nodes.indices) where !isPlaced[start] {
      let head = order.count
      place(start)
      spread(from: head)
    }
    // A source that nothing leads to is drawn next to what it shows, and not in the first column.
    var hasTreeEdge = Array(repeating: false, count: nodes.count)
    for edge in edges where edge.isTree { hasTreeEdge[edge.tail] = true }
    for index in edges.indices where !hasWayIn[edges[index].tail] && !hasTreeEdge[edges[index].tail] {
      guard linkingIslands || nodes[edges[index].tail].role == .unknownSource else { continue }
      edges[index].isTree = true
      hasTreeEdge[edges[index].tail] = true
    }
    adrift = entries.isEmpty ? [] : Set(order[placed...])
    // A caller that is not known stands with what it shows.
    for edge in edges where nodes[edge.tail].role == .unknownSource && !adrift.contains(edge.head) { adrift.remove(edge.tail) }
    renumber(order)
  }

  /// By node: tabs first, in the order of the source, which is nearly always that of the tab bar; guesses last.
  private func outgoingEdges() -> [[Int]] {
    var outgoing: [[Int]] = Array(repeating: [], count: nodes.count)
    for (index, edge) in edges.enumerated() where edge.tail != edge.head { outgoing[edge.tail].append(index) }
    for node in outgoing.indices {
      outgoing[node] = outgoing[node].enumerated().sorted { a, b in
        let (x, y) = (Self.sortKey(edges[a.element]), Self.sortKey(edges[b.element]))
        return x != y ? x < y : a.offset < b.offset
      }.map(\.element)
    }
    return outgoing
  }

  private static func sortKey(_ edge: DiagramPlan.Edge) -> Int {
    if edge.isPossible { return 2 }
    return edge.kinds.contains(.tab) || edge.kinds.contains(.split) ? 0 : 1
  }

  /// Whether an entry's arrow is how the app itself begins.
  private static func isStart(_ edge: DiagramPlan.Edge) -> Bool { edge.kinds.contains(.root) || edge.kinds.contains(.window) }

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

  /// Keeps the nodes that `order` names, in that order, and the arrows between them.
  ///
  /// - Parameter rows: where a node that is not kept has become a line, by its old index: in which node, by its old index too.
  mutating func renumber(_ order: [Int], rows: [Int: DiagramPlan.Spot] = [:]) {
    var newIndex: [Int?] = Array(repeating: nil, count: nodes.count)
    for (new, old) in order.enumerated() { newIndex[old] = new }
    func moved(_ spot: DiagramPlan.Spot) -> DiagramPlan.Spot? {
      let spot = spot.row == nil ? rows[spot.node] ?? spot : spot
      return newIndex[spot.node].map { DiagramPlan.Spot(node: $0, row: spot.row) }
    }
    adrift = Set(adrift.compactMap { newIndex[$0] })
    nodes = order.map { nodes[$0] }
    edges = edges.compactMap { edge in
      guard let tail = newIndex[edge.tail], let head = newIndex[edge.head] else { return nil }
      var edge = edge
      (edge.tail, edge.head) = (tail, head)
      return edge
    }
    edges.sort { ($0.tail, $0.isTree ? 0 : 1, $0.head) < ($1.tail, $1.isTree ? 0 : 1, $1.head) }
    folded = folded.compactMap { arrow in
      guard let tail = moved(arrow.tail), let head = moved(arrow.head) else { return nil }
      var arrow = arrow
      (arrow.tail, arrow.head) = (tail, head)
      return arrow
    }
    folded.sort { ($0.tail, $0.head) < ($1.tail, $1.head) }
    nodeOfScreen = [:]
    for (index, node) in nodes.enumerated() {
      if let screen = node.screen { nodeOfScreen[screen] = index }
      for row in node.rows { nodeOfScreen[row.screen] = index }
      nodes[index].id = "n\(index + 1)"
    }
  }
}
