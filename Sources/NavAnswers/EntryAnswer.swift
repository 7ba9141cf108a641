import NavModel

/// What can be got to from each entry point: asked of all of them, or of those that one name stands for.
public struct EntryAnswer: Sendable {
  public struct Row: Sendable {
    public var entry: EntryPoint
    /// The nearest first, then by name.
    public var reached: [Reached]
    /// How many of `reached` no other entry point leads to.
    public var alone: Int { reached.count(where: \.isOnlyHere) }
  }

  /// A screen that an entry point leads to.
  public struct Reached: Sendable, Hashable {
    public var screen: String
    /// How few transitions lead there; 0 for what the entry point shows itself.
    public var steps: Int
    /// Whether no other entry point leads there.
    public var isOnlyHere: Bool

    public init(screen: String, steps: Int, isOnlyHere: Bool) {
      self.screen = screen
      self.steps = steps
      self.isOnlyHere = isOnlyHere
    }
  }

  /// By name, then place.
  public var rows: [Row]
  /// How many screens the app has, and how many of them some entry point leads to.
  public var screens: Int
  public var reached: Int

  /// - Parameter name: an entry point's, its last part, or a kind; nil for all.
  /// - Complexity: O(*entries* × (*screens* + *transitions*)).
  public init(_ graph: NavigationGraph, named name: String? = nil, counting filter: WayFilter = WayFilter()) throws(NameError) {
    let wanted: Set<EntryPoint>? = if let name { Set(try Self.entries(named: name, in: graph)) } else { nil }
    let index = FlowIndex(graph, counting: filter)
    var ways = [Int](repeating: 0, count: index.names.count)
    var found: [(entry: EntryPoint, distances: Distances)] = []
    for entry in graph.entries {
      let distances = Distances(from: Self.nodes(of: entry, in: index), in: index)
      for node in index.nodes where distances.reaches(node) { ways[Int(node)] += 1 }
      if wanted?.contains(entry) ?? true { found.append((entry, distances)) }
    }
    screens = index.nodes.count { index.screen($0) != nil }
    reached = index.nodes.count { index.screen($0) != nil && ways[Int($0)] > 0 }
    rows = found.map { entry, distances in
      let nodes = index.nodes.filter { index.screen($0) != nil && distances.reaches($0) }
      let reached = nodes.map { node in
        Reached(screen: index.name(node), steps: distances.steps(to: node) ?? 0, isOnlyHere: ways[Int(node)] == 1)
      }
      return Row(entry: entry, reached: reached.sorted { ($0.steps, $0.screen) < ($1.steps, $1.screen) })
    }
  }

  /// The entry points that a name stands for: those of the name, of the kind, or whose names end in it. Never empty.
  static func entries(named name: String, in graph: NavigationGraph) throws(NameError) -> [EntryPoint] {
    let exact = graph.entries.filter { $0.name == name }
    if !exact.isEmpty { return exact }
    let ofKind = graph.entries.filter { $0.kind.rawValue == name }
    if !ofKind.isEmpty { return ofKind }
    let id = try NameLookup("entry point", Set(graph.entries.map(\.name)).sorted()).id(for: name)
    return graph.entries.filter { $0.name == id }
  }

  /// The screens that an entry point shows itself.
  static func nodes(of entry: EntryPoint, in index: FlowIndex) -> [FlowIndex.Node] {
    Set((entry.starts + entry.opens).compactMap { index.node($0.screen) }).sorted()
  }
}
