/// How many other screens lead to each screen, and to how many it leads.
public struct FanCounts: Sendable {
  /// By node: how many other screens lead there, each counted once.
  public private(set) var fanIn: [Int]
  /// By node: to how many other screens it leads.
  public private(set) var fanOut: [Int]

  /// - Complexity: O(*screens* + *transitions*).
  public init(_ index: FlowIndex) {
    fanIn = [Int](repeating: 0, count: index.names.count)
    fanOut = fanIn
    for edge in index.edges where !index.isParallel(edge) && index.tail(edge) != index.head(edge) {
      fanOut[Int(index.tail(edge))] += 1
      fanIn[Int(index.head(edge))] += 1
    }
  }
}
