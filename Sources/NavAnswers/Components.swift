/// Strongly connected components: screens between which users can go round and round.
public struct Components: Sendable {
  /// By node. A component leads only to components of smaller numbers and to itself.
  public private(set) var numbers: [Int32]
  public private(set) var count = 0

  /// Tarjan's algorithm, without recursion.
  /// - Complexity: O(*screens* + *transitions*).
  public init(_ index: FlowIndex) {
    let size = index.names.count
    numbers = [Int32](repeating: -1, count: size)
    /// When a node was met; 0 before.
    var met = [Int32](repeating: 0, count: size)
    /// The earliest node on the stack that a node leads back to.
    var low = [Int32](repeating: 0, count: size)
    var clock: Int32 = 0
    var stack: [FlowIndex.Node] = []
    var work: [(node: FlowIndex.Node, next: FlowIndex.Edge)] = []
    for start in index.nodes where met[Int(start)] == 0 {
      work.append((start, index.out(of: start).lowerBound))
      while let (node, edge) = work.last {
        let n = Int(node)
        if met[n] == 0 {
          clock += 1
          met[n] = clock
          low[n] = clock
          stack.append(node)
        }
        if edge < index.out(of: node).upperBound {
          work[work.count - 1].next = edge + 1
          let head = index.head(edge)
          if met[Int(head)] == 0 {
            work.append((head, index.out(of: head).lowerBound))
          } else if numbers[Int(head)] < 0 {
            low[n] = min(low[n], met[Int(head)])
          }
          continue
        }
        work.removeLast()
        if let parent = work.last?.node { low[Int(parent)] = min(low[Int(parent)], low[n]) }
        guard low[n] == met[n] else { continue }
        while let member = stack.popLast() {
          numbers[Int(member)] = Int32(count)
          if member == node { break }
        }
        count += 1
      }
    }
  }

  /// Nodes by component, ascending in each.
  public var members: [[FlowIndex.Node]] {
    var members = [[FlowIndex.Node]](repeating: [], count: count)
    for (node, number) in numbers.enumerated() { members[Int(number)].append(FlowIndex.Node(node)) }
    return members
  }
}
