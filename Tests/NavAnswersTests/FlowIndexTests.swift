import NavAnswers
import NavModel
import NavSource
import TestSupport
import Testing

@Suite struct FlowIndexTests {
  private func transition(
    _ from: String?, _ to: String?, _ line: Int, kind: Transition.Kind = .push, _ confidence: Transition.Confidence = .certain,
    isLive: Bool = true
  ) -> Transition {
    Transition(
      from: from, to: to, route: nil, kind: kind, place: Place(file: "A.swift", line: line, column: 1), confidence: confidence,
      isLive: isLive)
  }

  private func lines(_ index: FlowIndex) -> [Int] { index.edges.map { index.transition($0).place.line } }

  @Test func edgesAreSortedTheSurestFirst() {
    let graph = NavigationGraph(
      screens: ["A", "B", "C"].map { Screen(id: $0, module: "", kind: .view, place: nil) },
      transitions: [
        transition("B", "C", 1), transition("A", "C", 2, .likely), transition("A", "B", 3), transition("A", "C", 4),
        transition("A", "C", 5, .possible), transition(nil, "A", 6), transition("A", nil, 7), transition("A", "C", 8, isLive: false),
        transition("A", "C", 9, kind: .sheet),
      ])
    let index = FlowIndex(graph)
    #expect(index.names == ["A", "B", "C"])
    #expect(lines(index) == [3, 4, 9, 2, 1])
    #expect(index.edges.map(index.isParallel) == [false, false, true, true, false])
    #expect(index.parallels(of: 1) == 1..<4)
    #expect(index.out(of: 0) == 0..<4)
    #expect(Array(index.into(2)) == [1, 2, 3, 4])
    #expect(lines(FlowIndex(graph, counting: WayFilter(takesPossible: true))) == [3, 4, 9, 2, 5, 1])
    #expect(lines(FlowIndex(graph, counting: WayFilter(kinds: [.sheet]))) == [9])
  }

  @Test func whatOnlyTransitionsSpeakOfIsANodeToo() {
    let graph = NavigationGraph(
      screens: [Screen(id: "B", module: "M", kind: .view, place: nil)], transitions: [transition("Ghost", "B", 1)])
    let index = FlowIndex(graph)
    #expect(index.names == ["B", "Ghost"])
    #expect(index.node("Ghost").map { index.screen($0) == nil } == true)
    #expect(index.node("B").flatMap { index.screen($0)?.module } == "M")
    #expect(index.node("Nobody") == nil)
  }

  @Test func anEmptyGraphHasNothing() {
    let index = FlowIndex(NavigationGraph())
    #expect(index.nodes.isEmpty && index.edges.isEmpty && index.entries.isEmpty)
  }

  /// The two directions hold the same edges, each once.
  @Test(arguments: 0..<20) func bothDirectionsAgree(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 1...30, transitions: 0...90)
    let index = flow.index
    #expect(index.edges.count == flow.arrows.count)
    #expect(index.nodes.flatMap { index.out(of: $0) } == Array(index.edges))
    #expect(index.nodes.flatMap { index.into($0) }.sorted() == Array(index.edges))
    for node in index.nodes {
      #expect(index.out(of: node).allSatisfy { index.tail($0) == node })
      #expect(index.into(node).allSatisfy { index.head($0) == node })
    }
  }
}
