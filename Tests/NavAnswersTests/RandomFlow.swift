import NavAnswers
import NavModel
import NavSource
import TestSupport

/// A small flow with a seed: screens, transitions with parallels and loops, entries, guesses and dead code.
struct RandomFlow {
  var graph: NavigationGraph
  var count: Int
  /// By place line: the transitions, in the order made.
  var arrows: [Arrow]
  var entries: [Int]

  struct Arrow {
    var from: Int
    var to: Int
    var kind: Transition.Kind
  }

  /// - Parameters:
  ///   - screens: how many; their ids sort as their numbers.
  ///   - kinds: what transitions may be.
  init(
    seed: UInt64, screens: ClosedRange<Int>, transitions: ClosedRange<Int>, entries: ClosedRange<Int> = 1...2,
    kinds: [Transition.Kind] = Transition.Kind.allCases
  ) {
    var random = SplitMix64(seed: seed)
    count = Int.random(in: screens, using: &random)
    arrows = (0..<Int.random(in: transitions, using: &random)).map { [count] _ in
      Arrow(
        from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random),
        kind: kinds.randomElement(using: &random) ?? .push)
    }
    let shuffled = (0..<count).shuffled(using: &random)
    self.entries = shuffled.prefix(Int.random(in: entries, using: &random)).sorted()
    graph = NavigationGraph()
    graph.screens = (0..<count).map {
      Screen(id: Self.name($0), module: "M\($0 % 3)", kind: Bool.random(using: &random) ? .view : .viewController, place: nil)
    }
    graph.transitions = arrows.enumerated().map { line, arrow in
      Transition(
        from: Self.name(arrow.from), to: Self.name(arrow.to), route: nil, kind: arrow.kind,
        place: Place(file: "Flow.swift", line: line + 1, column: 1), confidence: Bool.random(using: &random) ? .certain : .likely)
    }
    graph.entries = self.entries.map {
      EntryPoint(name: Self.name($0), place: Place(file: "App.swift", line: 1, column: 1), screens: [Self.name($0)])
    }
  }

  static func name(_ number: Int) -> String { "Screen" + String(1000 + number) }

  var index: FlowIndex { FlowIndex(graph) }

  /// Where one step leads.
  var next: [Set<Int>] {
    var next = [Set<Int>](repeating: [], count: count)
    for arrow in arrows { next[arrow.from].insert(arrow.to) }
    return next
  }

  /// What any number of steps leads to, the starts with it: by adding until nothing is added.
  func reachable(from starts: some Sequence<Int>, avoiding avoided: Set<Int> = []) -> Set<Int> {
    var reached = Set(starts).subtracting(avoided)
    while true {
      let more = reached.reduce(reached) { $0.union(next[$1]) }.subtracting(avoided)
      if more == reached { return reached }
      reached = more
    }
  }
}

/// Whether edges follow each other, and where they begin and end.
func ends(of path: [FlowIndex.Edge], _ index: FlowIndex) -> (Int, Int)? {
  for (a, b) in zip(path, path.dropFirst()) where index.head(a) != index.tail(b) { return nil }
  guard let first = path.first, let last = path.last else { return nil }
  return (Int(index.tail(first)), Int(index.head(last)))
}
