/// The fewest walks that together take every transition that users can get to.
///
/// A walk begins at an entry and follows transitions; it may pass a screen or a transition many times, and ends anywhere. Going back
/// and dismissing are no transitions, so a walk never goes back. What is sought, in this order:
///
/// 1. every entry begins a walk, and every transition that can be reached from an entry is taken: both always hold;
/// 2. there are as few walks as possible;
/// 3. of such covers, the walks together are as short as possible.
///
/// Both minima are exact. The cover is a flow in which every transition carries at least one unit: where more lead to a screen than
/// leave it, walks end or go on along a transition for another time; where fewer do, they must come from such a screen, or begin.
/// Who goes on where is a transport problem (`Transport`); the flow is then taken apart into walks (`Walks`).
public struct WalkCover: Sendable {
  /// Each a list of consecutive edges, with where it begins, for it may have none.
  public private(set) var walks: [Walk]
  /// What no walk from an entry gets to, ascending.
  public private(set) var unreached: [FlowIndex.Edge]
  /// How many transitions the walks take together, each as often as it is taken.
  public var steps: Int { walks.reduce(0) { $0 + $1.edges.count } }

  public struct Walk: Sendable, Hashable {
    public var start: FlowIndex.Node
    public var edges: [FlowIndex.Edge]
  }

  /// - Complexity: O(*transitions* + *d* × (*screens* + *transitions*)) as a rule, where *d* is the longest way that a walk has to go
  ///   without taking anything new; the length of the result is at least *transitions*.
  public init(_ index: FlowIndex) {
    let reached = Distances(from: index.entries, in: index)
    unreached = index.edges.filter { !reached.reaches(index.tail($0)) }
    /// By node: how many walks come in more than leave, each transition taken once and each entry begun once.
    var surplus = [Int](repeating: 0, count: index.names.count)
    for edge in index.edges where reached.reaches(index.tail(edge)) {
      surplus[Int(index.tail(edge))] -= 1
      surplus[Int(index.head(edge))] += 1
    }
    for entry in index.entries { surplus[Int(entry)] += 1 }
    var transport = Transport(index, surplus)
    transport.run()
    walks = Walks.taken(apart: transport, index, isReached: { reached.reaches($0) })
  }
}
