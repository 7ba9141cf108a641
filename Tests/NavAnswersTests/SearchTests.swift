import NavAnswers
import NavModel
import TestSupport
import Testing

/// Algorithms against what the definitions say, on random flows.
@Suite struct SearchTests {
  @Test(arguments: 0..<60) func distancesAreThoseOfTheDefinition(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 1...20, transitions: 0...45)
    let index = flow.index
    var random = SplitMix64(seed: UInt64(seed) + 1)
    let avoided = Set((0..<flow.count).filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
    for isBackward in [false, true] {
      // By one step more at a time.
      var steps = [Int?](repeating: nil, count: flow.count)
      for start in flow.entries where !avoided.contains(start) { steps[start] = 0 }
      for length in 0..<flow.count {
        for arrow in flow.arrows {
          let (a, b) = isBackward ? (arrow.to, arrow.from) : (arrow.from, arrow.to)
          if steps[a] == length, steps[b] == nil, !avoided.contains(b) { steps[b] = length + 1 }
        }
      }
      let starts = flow.entries.map { FlowIndex.Node($0) }
      let found = Distances(
        from: starts, in: index, isBackward ? .backward : .forward, avoiding: avoided.map { FlowIndex.Node($0) })
      for node in index.nodes {
        #expect(found.steps(to: node) == steps[Int(node)])
        let path = found.path(to: node)
        #expect(path?.count == steps[Int(node)])
        guard let path, !path.isEmpty else { continue }
        let (from, to) = ends(of: path, index) ?? (-1, -1)
        #expect(flow.entries.contains(isBackward ? to : from))
        #expect((isBackward ? from : to) == Int(node))
        #expect(path.allSatisfy { !avoided.contains(Int(index.tail($0))) && !avoided.contains(Int(index.head($0))) })
      }
    }
  }

  @Test(arguments: 0..<60) func componentsAreWhatLeadsToEachOther(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 1...20, transitions: 0...40)
    let index = flow.index
    let found = Components(index)
    let reach = (0..<flow.count).map { flow.reachable(from: [$0]) }
    for a in 0..<flow.count {
      for b in 0..<flow.count {
        #expect((found.numbers[a] == found.numbers[b]) == (reach[a].contains(b) && reach[b].contains(a)))
      }
    }
    for edge in index.edges {
      #expect(found.numbers[Int(index.tail(edge))] >= found.numbers[Int(index.head(edge))])
    }
    #expect(Set(found.numbers) == Set(0..<Int32(found.count)))
    #expect(found.members.flatMap { $0 }.sorted() == Array(index.nodes))
  }

  @Test(arguments: 0..<120) func dominatorsAreOnEveryWay(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 1...16, transitions: 0...32, entries: 1...3)
    let index = flow.index
    let found = Dominators(index, from: index.entries)
    let reached = flow.reachable(from: flow.entries)
    let without = (0..<flow.count).map { flow.reachable(from: flow.entries, avoiding: [$0]) }
    for node in 0..<flow.count {
      #expect(found.isReached[node] == reached.contains(node))
      let all = Set((0..<flow.count).filter { $0 != node && reached.contains(node) && !without[$0].contains(node) })
      let chain = found.chain(to: FlowIndex.Node(node)).map(Int.init)
      #expect(Set(chain) == all && chain.count == all.count)
      // Each of the chain is passed on the way to those behind it.
      for (before, after) in zip(chain, chain.dropFirst()) { #expect(!without[before].contains(after)) }
      for other in 0..<flow.count {
        let passes = reached.contains(node) && !without[other].contains(node)
        #expect(found.dominates(FlowIndex.Node(other), FlowIndex.Node(node)) == passes)
      }
    }
  }

  @Test(arguments: 0..<40) func fansCountOtherScreens(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 1...12, transitions: 0...60)
    let found = FanCounts(flow.index)
    for screen in 0..<flow.count {
      #expect(found.fanOut[screen] == flow.next[screen].subtracting([screen]).count)
      #expect(found.fanIn[screen] == (0..<flow.count).count { $0 != screen && flow.next[$0].contains(screen) })
    }
  }
}

@Suite struct SimplePathTests {
  /// Every way that passes no screen twice, by trying all.
  private func all(_ flow: RandomFlow, from: Int, to: Int) -> [[Int]] {
    let next = flow.next.map { $0.sorted() }
    var found: [[Int]] = []
    func go(_ way: [Int]) {
      guard let last = way.last else { return }
      if last == to {
        found.append(way)
        return
      }
      for other in next[last] where !way.contains(other) { go(way + [other]) }
    }
    go([from])
    return found
  }

  private func screens(_ path: [FlowIndex.Edge], from: Int, _ index: FlowIndex) -> [Int] {
    [from] + path.map { Int(index.head($0)) }
  }

  @Test(arguments: 0..<150) func allAndTheShortestFew(_ seed: Int) {
    // Sparse ones have long detours, dense ones many ways.
    let flow = RandomFlow(seed: UInt64(seed), screens: 2...9, transitions: seed % 2 == 0 ? 4...18 : 18...36)
    let index = flow.index
    var random = SplitMix64(seed: UInt64(seed) + 7)
    let (from, to) = (Int.random(in: 0..<flow.count, using: &random), Int.random(in: 0..<flow.count, using: &random))
    let expected = all(flow, from: from, to: to)
    let towards = Distances(from: [FlowIndex.Node(to)], in: index, .backward)
    for limit in [1, 2, 3, 5, expected.count, expected.count + 1, 1_000_000] where limit > 0 {
      let found = SimplePaths(from: FlowIndex.Node(from), to: FlowIndex.Node(to), in: index, towards: towards, limit: limit)
      let ways = found.paths.map { screens($0, from: from, index) }
      #expect(ways.count == min(limit, expected.count))
      #expect(found.areAll == (limit >= expected.count), "limit \(limit) of \(expected.count)")
      #expect(Set(ways).count == ways.count)
      #expect(Set(ways).isSubset(of: expected))
      #expect(ways.map(\.count) == Array(expected.map(\.count).sorted().prefix(limit)))
      for path in found.paths where !path.isEmpty {
        #expect(ends(of: path, index).map { $0 == (from, to) } == true)
        #expect(path.allSatisfy { !index.isParallel($0) })
      }
    }
  }

  @Test func manyWaysOfALargeLadderComeOneByOne() {
    // Two screens to choose from at each of 40 rungs: 2^40 ways, of which a few are asked for.
    var graph = NavigationGraph()
    for rung in 0..<40 {
      for (from, to) in [("R\(rung)", "L\(rung)"), ("R\(rung)", "M\(rung)"), ("L\(rung)", "R\(rung + 1)"), ("M\(rung)", "R\(rung + 1)")] {
        graph.transitions.append(
          Transition(from: from, to: to, route: nil, kind: .push, place: .init(file: "A.swift", line: graph.transitions.count + 1, column: 1)))
      }
    }
    let index = FlowIndex(graph)
    guard let from = index.node("R0"), let to = index.node("R40") else { return #expect(Bool(false)) }
    let found = SimplePaths(from: from, to: to, in: index, towards: Distances(from: [to], in: index, .backward), limit: 100)
    #expect(found.paths.count == 100 && Set(found.paths).count == 100 && !found.areAll)
    #expect(found.paths.allSatisfy { $0.count == 80 })
  }

  @Test func aScreenIsAlreadyAtItself() {
    let index = RandomFlow(seed: 1, screens: 3...3, transitions: 9...9).index
    let found = SimplePaths(from: 1, to: 1, in: index, towards: Distances(from: [1], in: index, .backward), limit: 5)
    #expect(found.paths == [[]] && found.areAll)
  }
}
