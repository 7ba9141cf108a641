import NavModel
import NavSource

/// A flow in numbers, for a dashboard and for each module. Transitions in code that is never run do not count.
public struct Metrics: Sendable, Hashable {
  public var screens = 0
  /// Screens that no way leads to from an entry, and those of which that cannot be told.
  public var unreachable = 0
  public var unknownReachability = 0
  public var routes = 0
  public var entries = 0
  /// How many there are of each kind; kinds without any are absent.
  public var transitions: [Transition.Kind: Int] = [:]
  /// How many of the transitions are no more than a guess.
  public var possible = 0
  /// How many lead from a screen that could not be told.
  public var fromUnknown = 0
  public var calls = CallCounts()
  public var depth = Depth()
  public var fanIn = Spread()
  public var fanOut = Spread()
  /// How many screens lie in rings: ways that lead from a screen back to it by way of another.
  public var inRings = 0

  /// How far screens lie from the nearest entry. Guesses do not count as ways.
  public struct Depth: Sendable, Hashable {
    public var deepest = 0
    /// A deepest screen; nil where none is reached.
    public var deepestScreen: String?
    /// How many screens are so far away, by transitions from 0.
    public var screens: [Int] = []
  }

  /// Of how many other screens screens lead to, or are led to from.
  public struct Spread: Sendable, Hashable {
    public var most = 0
    /// A screen with the most; nil where there is none.
    public var mostScreen: String?
    /// The sum over all screens, for means.
    public var sum = 0
  }

  public struct Module: Sendable, Hashable {
    public var name: String
    public var metrics: Metrics
    /// Transitions from its screens to those of other modules, and from theirs to its own.
    public var outward: Int
    public var inward: Int
  }
}

extension Metrics {
  /// The numbers of a whole graph, and those of each module that has screens, routes or navigation calls, by name.
  ///
  /// A module's transitions and calls are those that start at its screens or are decided in its files; its depth is that of its
  /// screens in the whole app.
  /// - Parameter moduleOfFile: by path; files that are not in it belong to the module of the screens in them, if to any.
  /// - Complexity: O(*screens* + *transitions*).
  public static func of(_ graph: NavigationGraph, moduleOfFile: [String: String] = [:]) -> (whole: Metrics, modules: [Module]) {
    var count = Counting(graph, moduleOfFile)
    count.run()
    return (count.whole, count.modules.values.sorted { $0.name < $1.name })
  }
}

private struct Counting {
  let graph: NavigationGraph
  let index: FlowIndex
  var moduleOfFile: [String: String]
  var whole = Metrics()
  var modules: [String: Metrics.Module] = [:]
  private var moduleOfScreen: [String: String] = [:]

  init(_ graph: NavigationGraph, _ moduleOfFile: [String: String]) {
    self.graph = graph
    self.moduleOfFile = moduleOfFile
    index = FlowIndex(graph)
    for screen in graph.screens {
      if let file = screen.place?.file, self.moduleOfFile[file] == nil { self.moduleOfFile[file] = screen.module }
      moduleOfScreen[screen.id] = screen.module
    }
  }

  /// Counts for the whole, and for a module where one is known. Screens of the system belong to none.
  private mutating func count(in module: String?, _ change: (inout Metrics) -> Void) {
    change(&whole)
    guard let module, !module.isEmpty else { return }
    change(&modules[module, default: Self.empty(module)].metrics)
  }

  private static func empty(_ name: String) -> Metrics.Module {
    Metrics.Module(name: name, metrics: Metrics(), outward: 0, inward: 0)
  }

  mutating func run() {
    countScreens()
    countTransitions()
    countCalls()
    for type in graph.routeTypes { count(in: type.module) { $0.routes += type.cases.count } }
  }

  private mutating func countScreens() {
    let distances = Distances(from: index.entries, in: index)
    let fans = FanCounts(index)
    let components = Components(index)
    var sizes = [Int](repeating: 0, count: components.count)
    for node in index.nodes where index.screen(node) != nil { sizes[Int(components.numbers[Int(node)])] += 1 }
    let entries = Set(index.entries)
    for node in index.nodes {
      guard let screen = index.screen(node) else { continue }
      let isInRing = sizes[Int(components.numbers[Int(node)])] > 1
      count(in: screen.module) { metrics in
        metrics.screens += 1
        if screen.reachability == .no { metrics.unreachable += 1 }
        if screen.reachability == .unknown { metrics.unknownReachability += 1 }
        if entries.contains(node) { metrics.entries += 1 }
        if isInRing { metrics.inRings += 1 }
        metrics.fanIn.add(fans.fanIn[Int(node)], screen.id)
        metrics.fanOut.add(fans.fanOut[Int(node)], screen.id)
        if let steps = distances.steps(to: node) { metrics.depth.add(steps, screen.id) }
      }
    }
  }

  private mutating func countTransitions() {
    for transition in graph.transitions where transition.isLive {
      let from = transition.from.flatMap { moduleOfScreen[$0] } ?? moduleOfFile[transition.place.file]
      count(in: from) { metrics in
        metrics.transitions[transition.kind, default: 0] += 1
        if transition.confidence == .possible { metrics.possible += 1 }
        if transition.from == nil, transition.fromReason != nil { metrics.fromUnknown += 1 }
      }
      guard let from, let to = transition.to.flatMap({ moduleOfScreen[$0] }), from != to, !from.isEmpty, !to.isEmpty else { continue }
      modules[from, default: Self.empty(from)].outward += 1
      modules[to, default: Self.empty(to)].inward += 1
    }
  }

  private mutating func countCalls() {
    let unread = Set(graph.unresolved.map(\.place))
    for place in unread.union(graph.transitions.map(\.place)) {
      count(in: moduleOfFile[place.file]) { metrics in
        metrics.calls.total += 1
        if unread.contains(place) { metrics.calls.unresolved += 1 }
      }
    }
  }
}

extension Metrics.Spread {
  mutating func add(_ number: Int, _ screen: String) {
    sum += number
    if number > most {
      most = number
      mostScreen = screen
    }
  }
}

extension Metrics.Depth {
  mutating func add(_ steps: Int, _ screen: String) {
    while screens.count <= steps { screens.append(0) }
    screens[steps] += 1
    if deepestScreen == nil || steps > deepest {
      deepest = steps
      deepestScreen = screen
    }
  }
}
