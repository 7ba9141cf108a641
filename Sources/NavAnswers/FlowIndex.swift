import NavModel
import NavSource

/// Which transitions an answer takes as ways. Those in code that is never run never count.
public struct WayFilter: Sendable, Hashable {
  /// nil for all kinds.
  public var kinds: Set<Transition.Kind>?
  /// Whether transitions that are no more than a guess count too.
  public var takesPossible: Bool

  public init(kinds: Set<Transition.Kind>? = nil, takesPossible: Bool = false) {
    self.kinds = kinds
    self.takesPossible = takesPossible
  }

  public func takes(_ transition: Transition) -> Bool {
    transition.isLive && (takesPossible || transition.confidence != .possible) && (kinds?.contains(transition.kind) ?? true)
  }
}

/// A graph in arrays, for algorithms: screens as numbers, and the transitions between them as the edges of a multigraph.
///
/// Nodes are the graph's screens in its order, by id, and then what transitions and entries name although it is no listed screen. Edges are numbered by tail, then head; of several transitions between the same two screens the surest comes first,
/// then the one whose place is first. A transition with an unknown end is no edge.
public struct FlowIndex: Sendable {
  /// The number of a screen.
  public typealias Node = Int32
  /// The number of a transition between two screens.
  public typealias Edge = Int32

  public let graph: NavigationGraph
  /// By node: `Screen.id`.
  public let names: [String]
  /// Where users come in, ascending, none twice.
  public let entries: [Node]
  /// By edge: the index of its transition in `graph.transitions`.
  public let transitionOf: [Int32]
  /// By edge.
  public let tails: [Node]
  /// By edge.
  public let heads: [Node]
  /// The edges that leave a node `n` are `firstOut[n]..<firstOut[n + 1]`.
  let firstOut: [Edge]
  /// Edges by head; those that lead to a node `n` stand at `firstIn[n]..<firstIn[n + 1]`.
  let inEdges: [Edge]
  let firstIn: [Edge]
  private let numbers: [String: Node]
  /// By node, as far as nodes are listed screens: the index in `graph.screens`, of several with one id the first.
  private let screenOf: [Int32]

  /// - Complexity: O(*screens* + *transitions*).
  public init(_ graph: NavigationGraph, counting filter: WayFilter = WayFilter()) {
    var names: [String] = []
    var numbers: [String: Node] = [:]
    numbers.reserveCapacity(graph.screens.count)
    var screenOf: [Int32] = []
    func number(_ id: String) -> Node {
      if let known = numbers[id] { return known }
      numbers[id] = Node(names.count)
      names.append(id)
      return Node(names.count - 1)
    }
    for (position, screen) in graph.screens.enumerated() {
      // Else it has the id of one before.
      if Int(number(screen.id)) == screenOf.count { screenOf.append(Int32(position)) }
    }

    var transitionOf: [Int32] = []
    var tails: [Node] = []
    var heads: [Node] = []
    for (position, transition) in graph.transitions.enumerated() where filter.takes(transition) {
      guard let from = transition.from, let to = transition.to else { continue }
      transitionOf.append(Int32(position))
      tails.append(number(from))
      heads.append(number(to))
    }
    entries = Set(graph.entries.lazy.flatMap(\.screens).map(number)).sorted()
    // A radix sort: by confidence, then head, then tail, each pass keeping the order of the one before.
    let ranks = transitionOf.map { graph.transitions[Int($0)].confidence.rank }
    var order = Self.sorted(Array(0..<Int32(transitionOf.count)), by: ranks, below: 3).order
    order = Self.sorted(order, by: heads, below: names.count).order
    (order, firstOut) = Self.sorted(order, by: tails, below: names.count)
    self.transitionOf = order.map { transitionOf[Int($0)] }
    self.tails = order.map { tails[Int($0)] }
    self.heads = order.map { heads[Int($0)] }
    (inEdges, firstIn) = Self.sorted(Array(0..<Int32(order.count)), by: self.heads, below: names.count)

    self.names = names
    self.screenOf = screenOf
    self.numbers = numbers
    self.graph = graph
  }

  /// Counting sort; `starts[k]` is where the items with key `k` begin.
  private static func sorted(_ items: [Int32], by keys: [Int32], below bound: Int) -> (order: [Int32], starts: [Int32]) {
    var starts = [Int32](repeating: 0, count: bound + 1)
    for item in items { starts[Int(keys[Int(item)]) + 1] += 1 }
    for key in 0..<bound { starts[key + 1] += starts[key] }
    var next = starts
    var order = [Int32](repeating: 0, count: items.count)
    for item in items {
      let key = Int(keys[Int(item)])
      order[Int(next[key])] = item
      next[key] += 1
    }
    return (order, starts)
  }

  public var nodes: Range<Node> { 0..<Node(names.count) }
  public var edges: Range<Edge> { 0..<Edge(heads.count) }

  /// nil where no screen has the id.
  public func node(_ id: String) -> Node? { numbers[id] }
  public func name(_ node: Node) -> String { names[Int(node)] }
  /// nil for what transitions start from although it is no listed screen.
  public func screen(_ node: Node) -> Screen? {
    Int(node) < screenOf.count ? graph.screens[Int(screenOf[Int(node)])] : nil
  }
  public func tail(_ edge: Edge) -> Node { tails[Int(edge)] }
  public func head(_ edge: Edge) -> Node { heads[Int(edge)] }
  public func transition(_ edge: Edge) -> Transition { graph.transitions[Int(transitionOf[Int(edge)])] }

  /// The edges that leave a node, by head.
  public func out(of node: Node) -> Range<Edge> { firstOut[Int(node)]..<firstOut[Int(node) + 1] }

  /// The edges that lead to a node, by tail.
  public func into(_ node: Node) -> ArraySlice<Edge> { inEdges[Int(firstIn[Int(node)])..<Int(firstIn[Int(node) + 1])] }

  /// Whether the edge before is one between the same two screens. A way between screens is spoken of by its first edge.
  public func isParallel(_ edge: Edge) -> Bool {
    let edge = Int(edge)
    return edge > 0 && heads[edge] == heads[edge - 1] && tails[edge] == tails[edge - 1]
  }

  /// All edges between the two screens that `edge` joins; `edge` must not be parallel to the one before.
  public func parallels(of edge: Edge) -> Range<Edge> {
    var end = edge + 1
    while end < edges.upperBound, isParallel(end) { end += 1 }
    return edge..<end
  }
}

extension Transition.Confidence {
  /// 0 for the surest.
  public var rank: Int32 {
    switch self {
    case .certain: 0
    case .likely: 1
    case .possible: 2
    }
  }
}
