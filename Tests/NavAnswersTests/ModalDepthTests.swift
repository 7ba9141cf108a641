import NavAnswers
import NavModel
import NavSource
import TestSupport
import Testing

@Suite struct ModalDepthTests {
  /// The least steps after which more than `limit` modals lie over each other; all walks at once, one step more at a time.
  private func steps(_ flow: RandomFlow, exceeding limit: Int) -> Int? {
    func isOnEveryWay(_ holder: Int, to screen: Int) -> Bool {
      !flow.reachable(from: flow.entries, avoiding: [holder]).contains(screen)
    }
    struct State: Hashable {
      var screen: Int
      var depth: Int
    }
    var states = Set(flow.entries.map { State(screen: $0, depth: 0) })
    for step in 1...(flow.count * (limit + 1) + 1) {
      for state in states {
        for arrow in flow.arrows where arrow.from == state.screen {
          let depth: Int
          switch arrow.kind {
          case .sheet, .fullScreenCover, .popover, .present: depth = state.depth + 1
          case .push, .child: depth = state.depth
          case .window: depth = 0
          case .tab, .split, .root:
            let isView = arrow.kind == .root && flow.graph.screens[arrow.from].kind == .view
            depth = isView || isOnEveryWay(arrow.from, to: arrow.to) ? state.depth : 0
          }
          if depth > limit { return step }
          states.insert(State(screen: arrow.to, depth: depth))
        }
      }
    }
    return nil
  }

  @Test(arguments: 0..<150) func theShortestWalkThatIsTooDeep(_ seed: Int) {
    let flow = RandomFlow(
      seed: UInt64(seed), screens: 2...8, transitions: 2...14,
      kinds: seed % 2 == 0 ? Transition.Kind.allCases : [.sheet, .push, .push, .tab, .root])
    let index = flow.index
    for limit in 0...3 {
      let found = ModalDepth(index, exceeding: limit)
      #expect(found.walk?.count == steps(flow, exceeding: limit), "limit \(limit)")
      guard let walk = found.walk, let start = found.start else { continue }
      #expect(flow.entries.contains(Int(start)))
      #expect(ends(of: walk, index)?.0 == Int(start))
      #expect(walk.last.map { [.sheet, .fullScreenCover, .popover, .present].contains(index.transition($0).kind) } == true)
    }
  }

  private func depth(_ arrows: [(String, String, Transition.Kind)], exceeding limit: Int) -> [String]? {
    var graph = NavigationGraph()
    let names = Set(arrows.flatMap { [$0.0, $0.1] }).sorted()
    graph.screens = names.map { Screen(id: $0, module: "", kind: .view, place: nil) }
    graph.transitions = arrows.enumerated().map {
      Transition(from: $1.0, to: $1.1, route: nil, kind: $1.2, place: Place(file: "A.swift", line: $0 + 1, column: 1))
    }
    graph.entries = [EntryPoint(name: "Tabs", place: Place(file: "A.swift", line: 1, column: 1), screens: ["Tabs"])]
    let index = FlowIndex(graph)
    return ModalDepth(index, exceeding: limit).walk.map { $0.map { index.name(index.head($0)) } }
  }

  @Test func tabsThatAreSwitchedToLieUnderTheModals() {
    let flow: [(String, String, Transition.Kind)] = [
      ("Tabs", "Home", .tab), ("Tabs", "Cart", .tab), ("Home", "Login", .sheet), ("Login", "Cart", .tab), ("Cart", "Pay", .sheet),
    ]
    #expect(depth(flow, exceeding: 1) == nil)
    #expect(depth(flow, exceeding: 0) == ["Cart", "Pay"])
    // A tab bar within a modal is over what is below.
    let within: [(String, String, Transition.Kind)] = [
      ("Tabs", "Shop", .sheet), ("Shop", "Page", .tab), ("Page", "Help", .sheet),
    ]
    #expect(depth(within, exceeding: 1) == ["Shop", "Page", "Help"])
  }

  @Test func aRingOfModalsHasNoBottom() {
    let ring: [(String, String, Transition.Kind)] = [("Tabs", "A", .sheet), ("A", "B", .push), ("B", "A", .sheet)]
    #expect(depth(ring, exceeding: 4)?.count == 9)
  }
}
