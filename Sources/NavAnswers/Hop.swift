import NavModel

/// One step of a way, as it is shown: from screen to screen, by the surest of the transitions between them.
public struct Hop: Sendable, Hashable {
  public var from: String
  public var to: String
  public var transition: Transition
  /// How many other transitions lead from the one to the other.
  public var others: Int

  public init(from: String, to: String, transition: Transition, others: Int = 0) {
    self.from = from
    self.to = to
    self.transition = transition
    self.others = others
  }
}

extension FlowIndex {
  /// - Parameter edge: as `SimplePaths` and `Distances` give it: the first of parallel ones.
  public func hop(_ edge: Edge) -> Hop {
    Hop(from: name(tail(edge)), to: name(head(edge)), transition: transition(edge), others: parallels(of: edge).count - 1)
  }

  /// The transition itself, whatever runs beside it.
  public func exactHop(_ edge: Edge) -> Hop {
    Hop(from: name(tail(edge)), to: name(head(edge)), transition: transition(edge))
  }
}
