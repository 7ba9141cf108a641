import NavModel
import NavSource

/// Why the graph holds what it holds: the transitions that a question is about, each with the evidence that made it.
public struct WhyAnswer: Sendable {
  public enum Question: Sendable, Hashable {
    /// What leads from one screen to another; from anywhere, and as an entry, where the first is nil.
    case between(String?, String)
    /// What is decided, declared or passed on at a line, one-based.
    case at(file: String, line: Int)
  }

  /// The question in ids and whole paths.
  public private(set) var question: Question
  /// By place; those in code that is never run too.
  public private(set) var transitions: [Transition] = []
  /// Navigation calls at the line whose target could not be read.
  public private(set) var unresolved: [UnresolvedTransition] = []
  /// Where there is nothing: the lines of the file that say something, or the shortest way between the screens.
  public private(set) var nearLines: [Int] = []
  public private(set) var way: [Hop] = []

  public var isEmpty: Bool { transitions.isEmpty && unresolved.isEmpty }

  /// - Complexity: O(*transitions* × their evidence).
  public init(_ graph: NavigationGraph, _ question: Question) throws(NameError) {
    self.question = question
    switch question {
    case .between(let from, let to): try self.answer(graph, from, to)
    case .at(let file, let line): try self.answer(graph, file: file, line: line)
    }
  }

  private mutating func answer(_ graph: NavigationGraph, _ from: String?, _ to: String) throws(NameError) {
    let index = FlowIndex(graph, counting: WayFilter(takesPossible: true))
    var names = index.names
    // Dead code may name others.
    for position in graph.transitions.indices where !graph.transitions[position].isLive {
      for name in [graph.transitions[position].from, graph.transitions[position].to] {
        if let name, index.node(name) == nil { names.append(name) }
      }
    }
    let lookup = NameLookup("screen", Set(names).sorted())
    let to = try lookup.id(for: to)
    var source: String?
    if let from { source = try lookup.id(for: from) }
    question = .between(source, to)
    transitions = graph.transitions.filter { $0.to == to && (source == nil || $0.from == source) }
    if transitions.isEmpty, let source, let a = index.node(source), let b = index.node(to) {
      way = (Distances(from: [a], in: index).path(to: b) ?? []).map(index.hop)
    }
  }

  private mutating func answer(_ graph: NavigationGraph, file: String, line: Int) throws(NameError) {
    let places = Self.places(of: graph)
    let path = try NameLookup("file that navigates", Set(places.map(\.file)).sorted(), separator: "/").id(for: file)
    question = .at(file: path, line: line)
    func isHere(_ place: Place) -> Bool { place.line == line && place.file == path }

    // What is declared here stands for what leads to it.
    let screens = Set(graph.screens.filter { $0.place.map(isHere) ?? false }.map(\.id))
    var routes = Set(graph.routeTypes.flatMap(\.cases).filter { isHere($0.place) }.map(\.id))
    for mapping in graph.mappings {
      for arm in mapping.arms where isHere(arm.place) { routes.formUnion(arm.cases.map { "\(mapping.routeType).\($0)" }) }
    }
    transitions = graph.transitions.filter { transition in
      isHere(transition.place) || transition.evidence.contains { isHere($0.place) }
        || transition.to.map(screens.contains) ?? false || transition.route.map(routes.contains) ?? false
    }
    unresolved = graph.unresolved.filter { isHere($0.place) }
    if isEmpty { nearLines = Set(places.filter { $0.file == path }.map(\.line)).sorted() }
  }

  /// Every place that an answer may speak of.
  private static func places(of graph: NavigationGraph) -> [Place] {
    var places = graph.transitions.flatMap { [$0.place] + $0.evidence.map(\.place) }
    places += graph.unresolved.map(\.place)
    places += graph.screens.compactMap(\.place)
    places += graph.routeTypes.flatMap { $0.cases.map(\.place) }
    places += graph.mappings.flatMap { $0.arms.map(\.place) }
    return places
  }
}
