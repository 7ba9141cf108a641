import NavModel
import NavSource

/// The fewest walks that take every transition, as they are shown. Guesses are not walked.
public struct CoverAnswer: Sendable {
  public struct Walk: Sendable {
    public var start: String
    /// Where the code makes it an entry.
    public var place: Place?
    /// What `hop(_:)` gives the transitions of.
    public var edges: [FlowIndex.Edge]
  }

  public var walks: [Walk]
  /// How many different transitions the walks take.
  public var taken: Int
  /// How many they take together, each as often as it is taken.
  public var steps: Int
  /// Transitions that start at screens to which no way leads from an entry.
  public var unreached: [Hop]
  /// How many transitions cannot be walked: to no known screen, and from a screen that could not be told.
  public var withoutScreen: Int
  public var fromUnknown: Int
  private let index: FlowIndex

  /// - Complexity: as `WalkCover`.
  public init(_ graph: NavigationGraph) {
    index = FlowIndex(graph)
    let cover = WalkCover(index)
    let places = graph.startPlaces
    walks = []
    for walk in cover.walks {
      let start = index.name(walk.start)
      walks.append(Walk(start: start, place: places[start], edges: walk.edges))
    }
    taken = index.edges.count - cover.unreached.count
    steps = cover.steps
    unreached = cover.unreached.map(index.exactHop)
    let filter = WayFilter()
    withoutScreen = graph.transitions.count { $0.to == nil && filter.takes($0) }
    fromUnknown = graph.transitions.count { $0.from == nil && $0.to != nil && $0.fromReason != nil && filter.takes($0) }
  }

  /// One transition of a walk; many walks may take it.
  public func hop(_ edge: FlowIndex.Edge) -> Hop { index.exactHop(edge) }
}
