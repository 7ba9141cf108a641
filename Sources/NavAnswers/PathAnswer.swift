import NavModel
import NavSource

/// How to get to a screen: from another one, or from wherever users come in.
public struct PathAnswer: Sendable {
  /// Ways from one screen.
  public struct Start: Sendable {
    public var screen: String
    /// Where the code makes it an entry; nil where it was named by the user.
    public var place: Place?
    /// The name of the entry point that was asked for; nil where none was.
    public var entry: String?
    /// The shortest first; none passes a screen twice.
    public var ways: [[Hop]]
    /// Whether there are longer ones that were not asked for.
    public var hasMore: Bool
  }

  public var target: String
  /// nil for every entry.
  public var source: String?
  /// The starts that lead to the target: the nearest first, then by name.
  public var starts: [Start]
  /// Entries from which no way leads there, in the order of names.
  public var silentEntries: [String]
  /// The screens that every way passes, in the order of the way; the ends left out.
  public var gates: [String]
  /// Transitions that lead to the target from a screen that could not be told. By place.
  public var unknownWays: [Transition]
  /// Whether ways exist where guesses are taken as transitions; only looked at where none was found.
  public var hasGuesses: Bool

  /// - Parameters:
  ///   - source: nil for every entry.
  ///   - entry: the one to begin at, or a kind of them, as `EntryAnswer` takes it; `source` must be nil then.
  ///   - limit: how many ways to give from each start; 1 for the shortest.
  /// - Complexity: O(*starts* × (*screens* + *transitions*)) for one way, as `SimplePaths` for more.
  public init(
    _ graph: NavigationGraph, from source: String?, by entry: String? = nil, to target: String, counting filter: WayFilter = WayFilter(), limit: Int = 1
  ) throws(NameError) {
    let index = FlowIndex(graph, counting: filter)
    let lookup = NameLookup("screen", index.names)
    let to = index.node(try lookup.id(for: target)) ?? 0
    var from: [FlowIndex.Node] = index.entries
    if let source { from = [index.node(try lookup.id(for: source)) ?? 0] }
    var places = graph.startPlaces
    var named: [String: String] = [:]
    if let entry {
      let entries = try EntryAnswer.entries(named: entry, in: graph)
      from = Set(entries.flatMap { EntryAnswer.nodes(of: $0, in: index) }).sorted()
      places = Dictionary(entries.flatMap { $0.starts + $0.opens }.map { ($0.screen, $0.place) }, uniquingKeysWith: min)
      for entry in entries { for arrival in entry.starts + entry.opens where named[arrival.screen] == nil { named[arrival.screen] = entry.name } }
    }
    self.target = index.name(to)
    self.source = source == nil ? nil : from.first.map(index.name)

    let towards = Distances(from: [to], in: index, .backward)
    starts = []
    silentEntries = []
    for node in from {
      guard towards.reaches(node) else {
        silentEntries.append(index.name(node))
        continue
      }
      let found = SimplePaths(from: node, to: to, in: index, towards: towards, limit: limit)
      starts.append(
        Start(
          screen: index.name(node), place: source == nil ? places[index.name(node)] : nil, entry: named[index.name(node)],
          ways: found.paths.map { $0.map(index.hop) }, hasMore: !found.areAll))
    }
    starts.sort { ($0.ways.first?.count ?? 0, $0.screen) < ($1.ways.first?.count ?? 0, $1.screen) }
    silentEntries.sort()
    gates = Dominators(index, from: from).chain(to: to).filter { [from] in from != [$0] }.map(index.name)
    unknownWays = graph.transitions.filter {
      filter.takes($0) && $0.from == nil && $0.fromReason != nil && $0.to == index.name(to)
    }
    hasGuesses = false
    if starts.isEmpty, !filter.takesPossible {
      var wider = filter
      wider.takesPossible = true
      hasGuesses = !(try PathAnswer(graph, from: source, by: entry, to: target, counting: wider)).starts.isEmpty
    }
  }
}
