/// How walks go on from screens where more come in than leave to those where fewer do.
///
/// A min-cost flow over transitions that may be taken any number of times: a unit from a surplus to a lack costs the transitions on
/// its way, a unit from an entry costs a walk more, which is dearer than any way. Solved by the primal-dual method: potentials are
/// raised to the next length at which a way exists, then everything is sent that fits ways of that length.
struct Transport {
  private let index: FlowIndex
  /// By edge: how often it is taken beyond the first time; only the first of parallel edges is.
  private(set) var again: [Int]
  /// By node: how many walks begin there beyond the first one of an entry.
  private(set) var begun: [Int]
  /// By node: positive where walks end unless they are sent on, negative where some are missing.
  private(set) var surplus: [Int]
  /// By node: the cost of the cheapest way to it so far. No step of the rest network costs less than the difference.
  private var potential: [Int]
  /// Whether units come from entries, each as a new walk. False while a surplus can still be sent on.
  private var begins = false
  /// The potential that an entry must have for a unit to begin there: that of the dearest one.
  private var dearest = 0
  /// By node, within one sweep: whether it is on the way or all that leaves it has been tried.
  private var isSpent: [Bool]
  /// By node, within one sweep: how many of its steps have been given up.
  private var nextStep: [Int]
  /// The way that was found last.
  private var way: [Step] = []

  private struct Step {
    var edge: FlowIndex.Edge
    /// Whether it takes back a transition that was to be taken again, from its head to its tail.
    var isUndone: Bool
    var origin: FlowIndex.Node
    var target: FlowIndex.Node
  }

  init(_ index: FlowIndex, _ surplus: [Int]) {
    self.index = index
    self.surplus = surplus
    again = [Int](repeating: 0, count: index.heads.count)
    begun = [Int](repeating: 0, count: surplus.count)
    potential = begun
    nextStep = begun
    isSpent = [Bool](repeating: false, count: surplus.count)
  }

  mutating func run() {
    while raisePotentials() { sendAll() }
    // No surplus leads to what is missing any more, so the rest is begun at the entries.
    begins = true
    dearest = index.entries.reduce(0) { max($0, potential[Int($1)]) }
    while raisePotentials() { sendAll() }
  }

  private var sources: [FlowIndex.Node] {
    begins ? index.entries : index.nodes.filter { surplus[Int($0)] > 0 }
  }

  // MARK: Lengths

  /// Raises the potentials until a way from a source to a lack costs nothing; false where there is no way.
  ///
  /// Dijkstra's algorithm with a list for each distance: they are small numbers.
  private mutating func raisePotentials() -> Bool {
    /// By node: cost beyond the potentials.
    var distance = [Int](repeating: .max, count: potential.count)
    var lists: [[FlowIndex.Node]] = []
    func put(_ node: FlowIndex.Node, at cost: Int) {
      while lists.count <= cost { lists.append([]) }
      lists[cost].append(node)
    }
    for source in sources {
      distance[Int(source)] = begins ? dearest - potential[Int(source)] : 0
      put(source, at: distance[Int(source)])
    }
    var cost = 0
    var nearest: Int?
    search: while cost < lists.count {
      var at = 0
      while at < lists[cost].count {
        let node = lists[cost][at]
        at += 1
        guard distance[Int(node)] == cost else { continue }
        if surplus[Int(node)] < 0 {
          nearest = cost
          break search
        }
        forEachStep(from: node) { other, price in
          let total = cost + price + potential[Int(node)] - potential[Int(other)]
          guard total < distance[Int(other)] else { return }
          distance[Int(other)] = total
          put(other, at: total)
        }
      }
      cost += 1
    }
    guard let nearest else { return false }
    for node in potential.indices { potential[node] += min(distance[node], nearest) }
    return true
  }

  /// What can be done with a unit at `node`: take a transition once more for the price of 1, or undo that at its head and have 1 back.
  private func forEachStep(from node: FlowIndex.Node, _ body: (FlowIndex.Node, _ price: Int) -> Void) {
    for edge in index.out(of: node) where !index.isParallel(edge) { body(index.head(edge), 1) }
    for edge in index.into(node) where again[Int(edge)] > 0 { body(index.tail(edge), -1) }
  }

  // MARK: Sending

  /// Sends units along ways that cost nothing beyond the potentials until no such way is left.
  ///
  /// Each sweep looks at every step about once. What a sweep has given up may lead on after something was sent, so the last one sends
  /// nothing.
  private mutating func sendAll() {
    var hasSent = true
    while hasSent {
      hasSent = false
      for node in nextStep.indices {
        nextStep[node] = 0
        isSpent[node] = false
      }
      for source in sources {
        while begins || surplus[Int(source)] > 0, findWay(from: source) {
          send(from: source)
          hasSent = true
        }
      }
    }
  }

  /// Finds a way from `source` to a lack on which every step costs what the potentials say: depth first, past what is spent.
  private mutating func findWay(from source: FlowIndex.Node) -> Bool {
    way.removeAll(keepingCapacity: true)
    if isSpent[Int(source)] || (begins && potential[Int(source)] != dearest) { return false }
    var node = source
    isSpent[Int(node)] = true
    while surplus[Int(node)] >= 0 {
      if let step = tightStep(from: node) {
        node = step.target
        isSpent[Int(node)] = true
        way.append(step)
      } else {
        guard let last = way.popLast() else { return false }
        node = last.origin
        nextStep[Int(node)] += 1
      }
    }
    // What lies on the way is not spent.
    isSpent[Int(source)] = false
    for step in way { isSpent[Int(step.target)] = false }
    return true
  }

  /// The next step that may be taken from a node: first of the transitions that leave it, then of those that lead to it.
  private mutating func tightStep(from node: FlowIndex.Node) -> Step? {
    let out = index.out(of: node)
    let into = index.into(node)
    let here = potential[Int(node)]
    var position = nextStep[Int(node)]
    defer { nextStep[Int(node)] = position }
    while position < out.count {
      let edge = out.lowerBound + FlowIndex.Edge(position)
      let head = index.heads[Int(edge)]
      if here + 1 == potential[Int(head)], !isSpent[Int(head)], !index.isParallel(edge) {
        return Step(edge: edge, isUndone: false, origin: node, target: head)
      }
      position += 1
    }
    while position < out.count + into.count {
      let edge = into[into.startIndex + position - out.count]
      let tail = index.tails[Int(edge)]
      if again[Int(edge)] > 0, here - 1 == potential[Int(tail)], !isSpent[Int(tail)] {
        return Step(edge: edge, isUndone: true, origin: node, target: tail)
      }
      position += 1
    }
    return nil
  }

  private mutating func send(from source: FlowIndex.Node) {
    let target = way.last?.target ?? source
    var amount = -surplus[Int(target)]
    if !begins { amount = min(amount, surplus[Int(source)]) }
    for step in way where step.isUndone { amount = min(amount, again[Int(step.edge)]) }
    for step in way { again[Int(step.edge)] += step.isUndone ? -amount : amount }
    surplus[Int(target)] += amount
    if begins { begun[Int(source)] += amount } else { surplus[Int(source)] -= amount }
  }
}
