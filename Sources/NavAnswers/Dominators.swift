/// The screens that every way from the starts to a screen must pass.
public struct Dominators: Sendable {
  /// By node: the last screen before it that every way passes; -1 where there is none, and where no way leads.
  public private(set) var immediate: [FlowIndex.Node]
  /// By node: whether a way leads there.
  public private(set) var isReached: [Bool]

  /// The algorithm of Lengauer and Tarjan, without recursion, over the graph with one root before all starts.
  /// - Complexity: O(*transitions* log *screens*).
  public init(_ index: FlowIndex, from starts: [FlowIndex.Node]) {
    var search = Search(index, starts)
    search.run()
    immediate = search.immediate
    isReached = search.order.map { $0 >= 0 }
    isReached.removeLast()
  }

  /// What every way to `node` passes, in the order of any way; without `node` itself. Empty where no way leads.
  public func chain(to node: FlowIndex.Node) -> [FlowIndex.Node] {
    var chain: [FlowIndex.Node] = []
    var at = immediate[Int(node)]
    while at >= 0 {
      chain.append(at)
      at = immediate[Int(at)]
    }
    return chain.reversed()
  }

  /// Whether every way to `node` passes `screen`, and there is one. Every way to a screen passes that screen.
  /// - Complexity: O(the length of `chain(to:)`).
  public func dominates(_ screen: FlowIndex.Node, _ node: FlowIndex.Node) -> Bool {
    guard isReached[Int(node)] else { return false }
    var at = node
    while at >= 0, at != screen { at = immediate[Int(at)] }
    return at == screen
  }
}

private struct Search {
  let index: FlowIndex
  let starts: [FlowIndex.Node]
  let root: Int
  /// By node, the root last: its number in depth-first order, -1 where it is not reached.
  var order: [Int32]
  /// By number: the node.
  var nodes: [Int32] = []
  /// All below by number.
  var parent: [Int32] = []
  var semi: [Int32] = []
  var label: [Int32] = []
  var ancestor: [Int32] = []
  var idom: [Int32] = []
  var immediate: [FlowIndex.Node]

  init(_ index: FlowIndex, _ starts: [FlowIndex.Node]) {
    self.index = index
    self.starts = starts
    root = index.names.count
    order = [Int32](repeating: -1, count: root + 1)
    immediate = [FlowIndex.Node](repeating: -1, count: root)
  }

  mutating func run() {
    number()
    let count = nodes.count
    semi = Array(0..<Int32(count))
    label = semi
    ancestor = [Int32](repeating: -1, count: count)
    idom = [Int32](repeating: 0, count: count)
    let isStart = Set(starts)
    // Who waits for the dominator of a number, as linked lists.
    var firstWaiting = [Int32](repeating: -1, count: count)
    var nextWaiting = [Int32](repeating: -1, count: count)
    for w in stride(from: count - 1, to: 0, by: -1) {
      let node = nodes[w]
      for edge in index.into(node) {
        let v = order[Int(index.tail(edge))]
        if v >= 0 { semi[w] = min(semi[w], semi[Int(best(v))]) }
      }
      if isStart.contains(node) { semi[w] = 0 }
      nextWaiting[w] = firstWaiting[Int(semi[w])]
      firstWaiting[Int(semi[w])] = Int32(w)
      let up = Int(parent[w])
      ancestor[w] = parent[w]
      var v = firstWaiting[up]
      firstWaiting[up] = -1
      while v >= 0 {
        let u = best(v)
        idom[Int(v)] = semi[Int(u)] < semi[Int(v)] ? u : Int32(up)
        v = nextWaiting[Int(v)]
      }
    }
    for w in 1..<max(count, 1) {
      if idom[w] != semi[w] { idom[w] = idom[Int(idom[w])] }
      immediate[Int(nodes[w])] = idom[w] == 0 ? -1 : nodes[Int(idom[w])]
    }
  }

  /// Numbers the reached nodes depth first, the root as 0.
  private mutating func number() {
    func heads(_ node: Int, _ position: Int) -> Int? {
      if node == root { return position < starts.count ? Int(starts[position]) : nil }
      let out = index.out(of: FlowIndex.Node(node))
      return position < out.count ? Int(index.head(out.lowerBound + FlowIndex.Edge(position))) : nil
    }
    var work = [(node: root, next: 0)]
    order[root] = 0
    nodes.append(Int32(root))
    parent.append(-1)
    while let (node, position) = work.last {
      guard let head = heads(node, position) else {
        work.removeLast()
        continue
      }
      work[work.count - 1].next += 1
      guard order[head] < 0 else { continue }
      order[head] = Int32(nodes.count)
      nodes.append(Int32(head))
      parent.append(order[node])
      work.append((head, 0))
    }
  }

  /// The number with the least semidominator on the way from `v` up the forest, the way made short for the next question.
  private mutating func best(_ v: Int32) -> Int32 {
    guard ancestor[Int(v)] >= 0 else { return v }
    var path: [Int32] = []
    var at = v
    while ancestor[Int(ancestor[Int(at)])] >= 0 {
      path.append(at)
      at = ancestor[Int(at)]
    }
    for below in path.reversed() {
      let above = ancestor[Int(below)]
      if semi[Int(label[Int(above)])] < semi[Int(label[Int(below)])] { label[Int(below)] = label[Int(above)] }
      ancestor[Int(below)] = ancestor[Int(above)]
    }
    return label[Int(v)]
  }
}
