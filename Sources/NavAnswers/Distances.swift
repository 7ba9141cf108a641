/// How few transitions lead from some screens to every other, and by which way: a breadth-first search.
public struct Distances: Sendable {
  /// By node: how many transitions; -1 where no way leads.
  public private(set) var steps: [Int32]
  /// By node: the last transition of a shortest way (backward: the first one); -1 for the starts and where no way leads.
  private var edgeOf: [FlowIndex.Edge]
  private let index: FlowIndex
  private let isBackward: Bool

  public enum Direction: Sendable { case forward, backward }

  /// - Parameters:
  ///   - starts: where the ways begin; backward: where they end.
  ///   - avoided: screens that no way may touch, not even as a start.
  /// - Complexity: O(*screens* + *transitions*).
  public init(
    from starts: some Sequence<FlowIndex.Node>, in index: FlowIndex, _ direction: Direction = .forward,
    avoiding avoided: some Sequence<FlowIndex.Node> = EmptyCollection()
  ) {
    self.index = index
    isBackward = direction == .backward
    steps = [Int32](repeating: -1, count: index.names.count)
    edgeOf = [FlowIndex.Edge](repeating: -1, count: index.names.count)
    // Set as if reached, so that the search does not enter them, and cleared behind it.
    let avoided = Array(avoided)
    for node in avoided { steps[Int(node)] = 0 }
    var queue: [FlowIndex.Node] = []
    for start in starts where steps[Int(start)] < 0 {
      steps[Int(start)] = 0
      queue.append(start)
    }
    var at = 0
    while at < queue.count {
      let node = queue[at]
      at += 1
      let next = steps[Int(node)] + 1
      func visit(_ other: FlowIndex.Node, by edge: FlowIndex.Edge) {
        guard steps[Int(other)] < 0 else { return }
        steps[Int(other)] = next
        edgeOf[Int(other)] = edge
        queue.append(other)
      }
      if isBackward {
        for edge in index.into(node) { visit(index.tails[Int(edge)], by: edge) }
      } else {
        for edge in index.out(of: node) { visit(index.heads[Int(edge)], by: edge) }
      }
    }
    for node in avoided { steps[Int(node)] = -1 }
  }

  public func reaches(_ node: FlowIndex.Node) -> Bool { steps[Int(node)] >= 0 }

  /// nil where no way leads.
  public func steps(to node: FlowIndex.Node) -> Int? {
    let steps = Int(steps[Int(node)])
    return steps < 0 ? nil : steps
  }

  /// A shortest way from a start to `node`; backward from `node` to a start. Empty for a start, nil where no way leads.
  ///
  /// Of several shortest ways always the same one: by the order of nodes.
  public func path(to node: FlowIndex.Node) -> [FlowIndex.Edge]? {
    guard reaches(node) else { return nil }
    var path: [FlowIndex.Edge] = []
    var at = node
    while edgeOf[Int(at)] >= 0 {
      let edge = edgeOf[Int(at)]
      path.append(edge)
      at = isBackward ? index.head(edge) : index.tail(edge)
    }
    // Gathered from its end, but a backward search gathers from the way's beginning.
    return isBackward ? path : path.reversed()
  }

  /// Backward only: the transition to take from `node`; -1 at a start and where no way leads.
  func next(from node: FlowIndex.Node) -> FlowIndex.Edge { edgeOf[Int(node)] }
}
