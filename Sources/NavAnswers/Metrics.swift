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
  public var entryPoints: [EntryPoint.Kind: Int] = [:]
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
    return (count.whole, count.modules.sorted { $0.name < $1.name })
  }
}

private struct Counting {
  let graph: NavigationGraph
  let index: FlowIndex
  var whole = Metrics()
  var modules: [Metrics.Module] = []
  private var numbers: [String: Int] = [:]
  /// By path; -1 for none.
  private var moduleOfFile: [String: Int] = [:]
  /// By id; -1 for none, as of the system's screens.
  private var moduleOfScreen: [String: Int] = [:]

  init(_ graph: NavigationGraph, _ modulesOfFiles: [String: String]) {
    self.graph = graph
    index = FlowIndex(graph)
    for (file, module) in modulesOfFiles { moduleOfFile[file] = number(module) }
    for screen in graph.screens {
      let module = number(screen.module)
      moduleOfScreen[screen.id] = module
      if let file = screen.place?.file, moduleOfFile[file] == nil { moduleOfFile[file] = module }
    }
  }

  /// -1 for the empty name.
  private mutating func number(_ module: String) -> Int {
    if module.isEmpty { return -1 }
    if let known = numbers[module] { return known }
    numbers[module] = modules.count
    modules.append(Metrics.Module(name: module, metrics: Metrics(), outward: 0, inward: 0))
    return modules.count - 1
  }

  /// Counts for the whole, and for a module where one is known.
  private mutating func count(in module: Int, _ change: (inout Metrics) -> Void) {
    change(&whole)
    if module >= 0 { change(&modules[module].metrics) }
  }

  private func module(of screen: String?) -> Int { screen.flatMap { moduleOfScreen[$0] } ?? -1 }

  mutating func run() {
    countScreens()
    countTransitions()
    countCalls()
    for entry in graph.entries { count(in: moduleOfFile[entry.place.file] ?? -1) { $0.entryPoints[entry.kind, default: 0] += 1 } }
    for type in graph.routeTypes { count(in: number(type.module)) { $0.routes += type.cases.count } }
    // A folder of tests or of a library may show nothing.
    modules.removeAll { $0.metrics == Metrics() && $0.inward == 0 }
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
      let isEntry = entries.contains(node)
      count(in: number(screen.module)) { metrics in
        metrics.screens += 1
        if screen.reachability == .no { metrics.unreachable += 1 }
        if screen.reachability == .unknown { metrics.unknownReachability += 1 }
        if isEntry { metrics.entries += 1 }
        if isInRing { metrics.inRings += 1 }
        metrics.fanIn.add(fans.fanIn[Int(node)], screen.id)
        metrics.fanOut.add(fans.fanOut[Int(node)], screen.id)
        if let steps = distances.steps(to: node) { metrics.depth.add(steps, screen.id) }
      }
    }
  }

  private mutating func countTransitions() {
    for position in graph.transitions.indices where graph.transitions[position].isLive {
      let isUnknown = graph.transitions[position].from == nil && graph.transitions[position].fromReason != nil
      let (kind, isPossible) = (graph.transitions[position].kind, graph.transitions[position].confidence == .possible)
      var from = module(of: graph.transitions[position].from)
      if from < 0 { from = moduleOfFile[graph.transitions[position].place.file] ?? -1 }
      count(in: from) { metrics in
        metrics.transitions[kind, default: 0] += 1
        if isPossible { metrics.possible += 1 }
        if isUnknown { metrics.fromUnknown += 1 }
      }
      let to = module(of: graph.transitions[position].to)
      guard from >= 0, to >= 0, from != to else { continue }
      modules[from].outward += 1
      modules[to].inward += 1
    }
  }

  private mutating func countCalls() {
    let unread = Set(graph.unresolved.map(\.place))
    for place in unread.union(graph.transitions.map(\.place)) {
      let isUnread = unread.contains(place)
      count(in: moduleOfFile[place.file] ?? -1) { metrics in
        metrics.calls.total += 1
        if isUnread { metrics.calls.unresolved += 1 }
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
