import NavDOT

extension DOTGraph {
  /// What a second attempt leaves out when the library failed on the whole, in the order to try.
  public enum Omission: String, Sendable, CaseIterable {
    /// `constraint=false`: every arrow takes part in choosing columns. Slower and longer, but the library's safest way.
    case looseEdges
    case clusters
    case captions

    /// Present tense, for standard error.
    public var meaning: String {
      switch self {
      case .looseEdges: "the arrangement by shortest ways"
      case .clusters: "the boxes around groups"
      case .captions: "the texts beside arrows"
      }
    }
  }

  public func omitting(_ omissions: Set<Omission>) -> DOTGraph {
    var graph = self
    let dropped = (omissions.contains(.looseEdges) ? ["constraint"] : []) + (omissions.contains(.captions) ? ["headlabel"] : [])
    for index in graph.edges.indices { graph.edges[index].attributes.removeAll { dropped.contains($0.name) } }
    if omissions.contains(.clusters) { graph.clusters = [] }
    return graph
  }
}
