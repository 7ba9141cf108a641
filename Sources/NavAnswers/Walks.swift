/// Takes a flow apart into walks.
enum Walks {
  /// Hierholzer's algorithm on the transitions as often as the flow takes them, with one point outside from which every walk begins
  /// and to which it ends: one round trip from there, cut whenever it comes back.
  ///
  /// Every screen of the flow can be reached from an entry by the flow's own transitions, so nothing is left over.
  /// - Complexity: O(*screens* + the length of all walks).
  static func taken(
    apart flow: Transport, _ index: FlowIndex, isReached: (FlowIndex.Node) -> Bool
  ) -> [WalkCover.Walk] {
    let outside: FlowIndex.Node = -1
    /// By edge: how often it is still to be taken.
    var left = index.edges.map { isReached(index.tail($0)) ? 1 + flow.again[Int($0)] : 0 }
    var next = index.nodes.map { index.out(of: $0).lowerBound }
    /// By node: how many walks still end there. No screen of the flow lacks any.
    var ends = flow.surplus.map { max(0, $0) }
    var starts: [FlowIndex.Node] = []
    for entry in index.entries { starts += [FlowIndex.Node](repeating: entry, count: 1 + flow.begun[Int(entry)]) }
    starts.reverse()

    /// The round trip, from its end; the edge that led to each node, -1 from and to the outside.
    var trip: [(node: FlowIndex.Node, edge: FlowIndex.Edge)] = []
    var stack: [(node: FlowIndex.Node, edge: FlowIndex.Edge)] = [(outside, -1)]
    while let (node, _) = stack.last {
      if node == outside {
        if let start = starts.popLast() { stack.append((start, -1)) } else { trip.append(stack.removeLast()) }
        continue
      }
      let end = index.out(of: node).upperBound
      while next[Int(node)] < end, left[Int(next[Int(node)])] == 0 { next[Int(node)] += 1 }
      if next[Int(node)] < end {
        let edge = next[Int(node)]
        left[Int(edge)] -= 1
        stack.append((index.head(edge), edge))
      } else if ends[Int(node)] > 0 {
        ends[Int(node)] -= 1
        stack.append((outside, -1))
      } else {
        trip.append(stack.removeLast())
      }
    }

    var walks: [WalkCover.Walk] = []
    for (node, edge) in trip.reversed() where node != outside {
      if edge < 0 || walks.isEmpty {
        walks.append(WalkCover.Walk(start: node, edges: []))
      } else {
        walks[walks.count - 1].edges.append(edge)
      }
    }
    return walks.sorted { a, b in
      a.start != b.start ? a.start < b.start : a.edges.lexicographicallyPrecedes(b.edges)
    }
  }
}
