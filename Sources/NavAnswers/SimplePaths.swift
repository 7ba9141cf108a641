/// The ways from one screen to another that pass no screen twice, the shortest first.
public struct SimplePaths: Sendable {
  /// By length; each a list of edges that are not parallel to the one before. Empty where no way leads.
  public private(set) var paths: [[FlowIndex.Edge]] = []
  /// Whether there are no others.
  public private(set) var areAll = true

  /// Yen's algorithm in Lawler's form: each way found splits the rest into sets of ways that share a beginning and then turn off.
  /// A set waits under a lower bound of its shortest way, and is searched only when its turn comes.
  ///
  /// - Parameters:
  ///   - towards: backward from the one screen `to`.
  ///   - limit: how many ways to give at most.
  /// - Complexity: O(*ways* × *length* × (*screens* + *transitions*)) at worst; as a rule a fraction of that, since a set's bound is
  ///   nearly always the length of a way.
  public init(from: FlowIndex.Node, to: FlowIndex.Node, in index: FlowIndex, towards: Distances, limit: Int) {
    guard towards.reaches(from), limit > 0 else {
      areAll = !towards.reaches(from)
      return
    }
    var search = Enumeration(index: index, from: from, to: to, towards: towards)
    search.run(limit: limit)
    paths = search.found
    areAll = search.waiting.isEmpty
  }
}

private struct Enumeration {
  /// All ways that begin as `found[base]` does for `shared` edges and then do not go on to any of `closed`.
  struct Family {
    var base: Int
    var shared: Int
    var closed: [FlowIndex.Node]
    /// The length of the shortest one, or less where `shortest` is nil.
    var bound: Int
    var shortest: [FlowIndex.Edge]?
    /// Of the same bound the one that was made first comes first.
    var number: Int

    static func < (a: Family, b: Family) -> Bool { (a.bound, a.number) < (b.bound, b.number) }
  }

  let index: FlowIndex
  let from: FlowIndex.Node
  let to: FlowIndex.Node
  let towards: Distances
  var found: [[FlowIndex.Edge]] = []
  var waiting = Heap()
  private var made = 0
  /// By node: equal to `stamp` while the node is on the shared beginning.
  private var mark: [Int]
  private var stamp = 0
  /// The same for the screens that a search has seen, with the edge by which it came.
  private var seen: [(search: Int, edge: FlowIndex.Edge)]
  private var searches = 0

  init(index: FlowIndex, from: FlowIndex.Node, to: FlowIndex.Node, towards: Distances) {
    self.index = index
    self.from = from
    self.to = to
    self.towards = towards
    mark = [Int](repeating: 0, count: index.names.count)
    seen = [(search: Int, edge: FlowIndex.Edge)](repeating: (0, -1), count: index.names.count)
  }

  mutating func run(limit: Int) {
    guard let first = towards.path(to: from) else { return }
    take(first, after: Family(base: 0, shared: 0, closed: [], bound: first.count, number: 0))
    while found.count < limit, var family = waiting.popFirst() {
      if let shortest = family.shortest {
        take(shortest, after: family)
        continue
      }
      guard let shortest = shortest(of: family) else { continue }
      family.shortest = shortest
      if shortest.count == family.bound {
        take(shortest, after: family)
      } else {
        family.bound = shortest.count
        waiting.insert(family)
      }
    }
    // What waits under a bound may hold no way at all.
    while let family = waiting.first, family.shortest == nil {
      _ = waiting.popFirst()
      guard let shortest = shortest(of: family) else { continue }
      var family = family
      family.shortest = shortest
      waiting.insert(family)
      break
    }
  }

  /// Notes a way, and divides what else its family holds.
  private mutating func take(_ path: [FlowIndex.Edge], after family: Family) {
    let base = found.count
    found.append(path)
    beginStamp(path.prefix(family.shared))
    for shared in family.shared..<path.count {
      let edge = path[shared]
      mark[Int(index.tail(edge))] = stamp
      let closed = (shared == family.shared ? family.closed : []) + [index.head(edge)]
      guard let bound = bound(at: index.tail(edge), closed: closed) else { continue }
      made += 1
      waiting.insert(Family(base: base, shared: shared, closed: closed, bound: shared + bound, number: made))
    }
  }

  /// Marks the screens of a beginning, all but its last one.
  private mutating func beginStamp(_ beginning: ArraySlice<FlowIndex.Edge>) {
    stamp += 1
    for edge in beginning { mark[Int(index.tail(edge))] = stamp }
  }

  private func isOpen(_ head: FlowIndex.Node, _ closed: [FlowIndex.Node]) -> Bool {
    towards.reaches(head) && mark[Int(head)] != stamp && !closed.contains(head)
  }

  /// The fewest transitions from `node` to the end, were it not for the screens further on; nil where none leads there.
  private func bound(at node: FlowIndex.Node, closed: [FlowIndex.Node]) -> Int? {
    var least: Int?
    for edge in index.out(of: node) where !index.isParallel(edge) && isOpen(index.head(edge), closed) {
      least = min(least ?? .max, 1 + Int(towards.steps[Int(index.head(edge))]))
    }
    return least
  }

  /// A shortest way of a family; nil where it is empty.
  private mutating func shortest(of family: Family) -> [FlowIndex.Edge]? {
    let beginning = found[family.base].prefix(family.shared)
    let node = beginning.last.map(index.head) ?? from
    beginStamp(beginning)
    mark[Int(node)] = stamp
    // By the tree of shortest ways, if it does not run into the beginning.
    for edge in index.out(of: node) where !index.isParallel(edge) && isOpen(index.head(edge), family.closed) {
      guard 1 + Int(towards.steps[Int(index.head(edge))]) + family.shared == family.bound else { continue }
      var rest = [edge]
      var at = index.head(edge)
      while at != to, mark[Int(at)] != stamp {
        let next = towards.next(from: at)
        rest.append(next)
        at = index.head(next)
      }
      if at == to { return Array(beginning) + rest }
    }
    return search(from: node, closed: family.closed).map { Array(beginning) + $0 }
  }

  /// Breadth first past the marked screens, and not right on to the closed ones.
  private mutating func search(from node: FlowIndex.Node, closed: [FlowIndex.Node]) -> [FlowIndex.Edge]? {
    searches += 1
    var queue = [node]
    var at = 0
    while at < queue.count {
      let here = queue[at]
      at += 1
      for edge in index.out(of: here) where !index.isParallel(edge) {
        let head = index.head(edge)
        guard seen[Int(head)].search != searches, isOpen(head, here == node ? closed : []) else { continue }
        seen[Int(head)] = (searches, edge)
        if head == to { return way(from: node) }
        queue.append(head)
      }
    }
    return nil
  }

  private func way(from node: FlowIndex.Node) -> [FlowIndex.Edge] {
    var path: [FlowIndex.Edge] = []
    var last = to
    while last != node {
      path.append(seen[Int(last)].edge)
      last = index.tail(seen[Int(last)].edge)
    }
    return path.reversed()
  }

  /// A binary heap of families.
  struct Heap {
    private var items: [Family] = []

    var isEmpty: Bool { items.isEmpty }
    var first: Family? { items.first }

    mutating func insert(_ family: Family) {
      items.append(family)
      var at = items.count - 1
      while at > 0, items[at] < items[(at - 1) / 2] {
        items.swapAt(at, (at - 1) / 2)
        at = (at - 1) / 2
      }
    }

    mutating func popFirst() -> Family? {
      guard let first = items.first, let last = items.popLast() else { return nil }
      guard !items.isEmpty else { return first }
      items[0] = last
      var at = 0
      while true {
        var least = at
        for child in [2 * at + 1, 2 * at + 2] where child < items.count && items[child] < items[least] { least = child }
        if least == at { return first }
        items.swapAt(at, least)
        at = least
      }
    }
  }
}
