import NavSource

/// How many places of a program navigate, and how many of them could not be read.
public struct CallCounts: Sendable, Hashable {
  /// Distinct places, read or not.
  public var total: Int
  /// Distinct places of which at least one target could not be read.
  public var unresolved: Int

  public init(total: Int = 0, unresolved: Int = 0) {
    self.total = total
    self.unresolved = unresolved
  }
}

extension NavigationGraph {
  /// Counts each place once, however many transitions it makes.
  /// - Complexity: O(*transitions* + *unresolved*).
  public var callCounts: CallCounts {
    let unread = Set(unresolved.map(\.place))
    return CallCounts(total: unread.union(transitions.map(\.place)).count, unresolved: unread.count)
  }
}
