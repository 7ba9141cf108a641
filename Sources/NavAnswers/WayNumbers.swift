import NavModel

/// The ways of several graphs as numbers, so that equal ones are found without comparing names.
struct WayNumbers {
  /// Two ends: what leads from one screen to another, or by a route to no known screen.
  struct Pair: Hashable {
    /// -1 for an entry, -2 where the screen could not be told.
    var from: Int32
    /// -1 where only the route is known.
    var to: Int32
    /// The route where it takes the screen's place; else -1.
    var target: Int32
  }

  /// What makes a way the same in another state of an app: all but where it is decided, and how often.
  struct Key: Hashable {
    var pair: Pair
    var kind: Transition.Kind
    var route: Int32
  }

  private var numbers: [String: Int32] = [:]

  private mutating func number(_ name: String) -> Int32 {
    if let known = numbers[name] { return known }
    let number = Int32(numbers.count)
    numbers[name] = number
    return number
  }

  /// Every way of live code, with the index of the first transition that makes it.
  /// - Complexity: O(*transitions*).
  mutating func ways(of graph: NavigationGraph) -> [Key: Int32] {
    var ways: [Key: Int32] = [:]
    ways.reserveCapacity(graph.transitions.count)
    for position in graph.transitions.indices where graph.transitions[position].isLive {
      let from = graph.transitions[position].from.map { number($0) } ?? (graph.transitions[position].fromReason == nil ? -1 : -2)
      let to = graph.transitions[position].to.map { number($0) } ?? -1
      let route = graph.transitions[position].route.map { number($0) } ?? -1
      let key = Key(pair: Pair(from: from, to: to, target: to < 0 ? route : -1), kind: graph.transitions[position].kind, route: route)
      if ways[key] == nil { ways[key] = Int32(position) }
    }
    return ways
  }
}

extension GraphDiff.Way {
  public init(_ transition: Transition) {
    self.init(
      from: transition.from, isUnknown: transition.from == nil && transition.fromReason != nil, to: transition.to,
      kind: transition.kind, route: transition.route, place: transition.place)
  }
}
