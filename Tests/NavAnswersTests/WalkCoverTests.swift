import NavAnswers
import NavModel
import TestSupport
import Testing

/// Covers against the least that any choice of walks can do, by trying all.
@Suite struct WalkCoverTests {
  /// Where a search for the least cover stands: nowhere or on a screen, what is taken, which entries have begun a walk.
  private struct State: Hashable {
    var screen: Int
    var taken: Int
    var begun: Int
  }

  struct Cost: Comparable, Hashable {
    var walks: Int
    var steps: Int
    static func < (a: Cost, b: Cost) -> Bool { (a.walks, a.steps) < (b.walks, b.steps) }
  }

  /// The least number of walks, and the least steps with so many, over all choices: Dijkstra over every state there is.
  private func least(_ flow: RandomFlow) -> Cost? {
    let reached = flow.reachable(from: flow.entries)
    let arrows = flow.arrows.filter { reached.contains($0.from) }
    let goal = ((1 << arrows.count) - 1, (1 << flow.entries.count) - 1)
    var best: [State: Cost] = [State(screen: -1, taken: 0, begun: 0): Cost(walks: 0, steps: 0)]
    var open = [Cost(walks: 0, steps: 0): [State(screen: -1, taken: 0, begun: 0)]] as [Cost: [State]]
    while let cost = open.keys.min(), let states = open.removeValue(forKey: cost) {
      for state in states where best[state] == cost {
        if (state.taken, state.begun) == goal { return cost }
        func go(_ next: State, _ total: Cost) {
          if let known = best[next], known <= total { return }
          best[next] = total
          open[total, default: []].append(next)
        }
        for (number, entry) in flow.entries.enumerated() {
          go(
            State(screen: entry, taken: state.taken, begun: state.begun | 1 << number),
            Cost(walks: cost.walks + 1, steps: cost.steps))
        }
        for (number, arrow) in arrows.enumerated() where arrow.from == state.screen {
          go(
            State(screen: arrow.to, taken: state.taken | 1 << number, begun: state.begun),
            Cost(walks: cost.walks, steps: cost.steps + 1))
        }
      }
    }
    return nil
  }

  /// What every cover must be, whatever it costs.
  private func check(_ cover: WalkCover, _ index: FlowIndex) {
    var taken = Set<FlowIndex.Edge>()
    for walk in cover.walks {
      #expect(index.entries.contains(walk.start))
      var at = walk.start
      for edge in walk.edges {
        #expect(index.tail(edge) == at)
        at = index.head(edge)
        taken.insert(edge)
      }
    }
    #expect(Set(cover.walks.map(\.start)) == Set(index.entries))
    let reached = Distances(from: index.entries, in: index)
    #expect(taken == Set(index.edges.filter { reached.reaches(index.tail($0)) }))
    #expect(cover.unreached == index.edges.filter { !reached.reaches(index.tail($0)) })
  }

  @Test(arguments: 0..<400) func noOtherWalksDoWithLess(_ seed: Int) {
    let flow = RandomFlow(
      seed: UInt64(seed), screens: seed % 3 == 0 ? 2...4 : 3...7, transitions: 1...(seed % 2 == 0 ? 9 : 7), entries: 1...(seed % 5 == 0 ? 3 : 2))
    let index = flow.index
    let cover = WalkCover(index)
    check(cover, index)
    let least = least(flow)
    #expect(least?.walks == cover.walks.count)
    #expect(least?.steps == cover.steps)
  }

  /// The least cost of a flow that takes every arrow once, for flows too large to try all walks: from nothing, round trips that make it
  /// cheaper are added until there is none. A thing taken for the first time is worth more than any trip costs.
  private func leastByRoundTrips(_ flow: RandomFlow) -> Cost {
    struct Arc {
      var from: Int
      var to: Int
      var room: Int
      var cost: Int
    }
    let reached = flow.reachable(from: flow.entries)
    let arrows = flow.arrows.filter { reached.contains($0.from) }
    let outside = flow.count
    // A walk is dearer than any steps, and something not taken dearer than any walks.
    let (walk, first) = (10_000, 10_000_000)
    var arcs: [Arc] = []
    func add(_ from: Int, _ to: Int, room: Int, cost: Int) {
      arcs.append(Arc(from: from, to: to, room: room, cost: cost))
      arcs.append(Arc(from: to, to: from, room: 0, cost: -cost))
    }
    for arrow in arrows {
      add(arrow.from, arrow.to, room: 1, cost: 1 - first)
      add(arrow.from, arrow.to, room: 1_000, cost: 1)
    }
    for entry in flow.entries {
      add(outside, entry, room: 1, cost: walk - first)
      add(outside, entry, room: 1_000, cost: walk)
    }
    for screen in 0..<flow.count { add(screen, outside, room: 1_000, cost: 0) }
    var total = (arrows.count + flow.entries.count) * first
    while true {
      var cost = [Int](repeating: 0, count: flow.count + 1)
      var arcInto = [Int](repeating: -1, count: flow.count + 1)
      var changed = -1
      for _ in 0...(flow.count + 1) {
        changed = -1
        for (number, arc) in arcs.enumerated() where arc.room > 0 && cost[arc.from] + arc.cost < cost[arc.to] {
          cost[arc.to] = cost[arc.from] + arc.cost
          arcInto[arc.to] = number
          changed = arc.to
        }
        if changed < 0 { return Cost(walks: total / walk, steps: total % walk) }
      }
      // Far enough back to be on the round trip.
      for _ in 0...flow.count { changed = arcs[arcInto[changed]].from }
      var trip: [Int] = []
      var at = changed
      repeat {
        trip.append(arcInto[at])
        at = arcs[arcInto[at]].from
      } while at != changed
      let room = trip.map { arcs[$0].room }.min() ?? 0
      for number in trip {
        arcs[number].room -= room
        arcs[number ^ 1].room += room
        total += room * arcs[number].cost
      }
    }
  }

  @Test(arguments: 0..<100) func theTwoOraclesAgree(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 3...7, transitions: 1...8, entries: 1...2)
    #expect(least(flow) == leastByRoundTrips(flow))
  }

  @Test(arguments: 0..<120) func noOtherFlowDoesWithLess(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 8...24, transitions: 16...60, entries: 1...4)
    let index = flow.index
    let cover = WalkCover(index)
    check(cover, index)
    let least = leastByRoundTrips(flow)
    #expect(least == Cost(walks: cover.walks.count, steps: cover.steps))
  }

  @Test func aLineIsOneWalkAndAFanOnePerLeaf() {
    func flow(_ arrows: [(String, String)]) -> WalkCover {
      var graph = NavigationGraph()
      graph.transitions = arrows.enumerated().map {
        Transition(from: $1.0, to: $1.1, route: nil, kind: .push, place: .init(file: "A.swift", line: $0 + 1, column: 1))
      }
      graph.entries = [EntryPoint(name: "A", place: .init(file: "A.swift", line: 1, column: 1), screens: ["A"])]
      return WalkCover(FlowIndex(graph))
    }
    #expect(flow([("A", "B"), ("B", "C"), ("C", "D")]).walks.count == 1)
    let fan = flow([("A", "B"), ("A", "C"), ("A", "D")])
    #expect(fan.walks.count == 3 && fan.steps == 3)
    // Round and round is one walk, which takes the way back to the fork twice.
    let ring = flow([("A", "B"), ("B", "A"), ("A", "C"), ("C", "A"), ("A", "A")])
    #expect(ring.walks.count == 1 && ring.steps == 5)
    // Two buttons for one screen are two walks, or one that comes back.
    #expect(flow([("A", "B"), ("A", "B")]).walks.count == 2)
    #expect(flow([("A", "B"), ("A", "B"), ("B", "A")]).walks.map(\.edges.count) == [3])
    #expect(flow([("X", "Y"), ("A", "B")]).unreached.count == 1)
    #expect(flow([]).walks.map(\.edges) == [[]])
  }

  @Test(arguments: 0..<8) func largeOnesAreCovered(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 300...400, transitions: 400...1200, entries: 1...20)
    let index = flow.index
    let cover = WalkCover(index)
    check(cover, index)
    #expect(WalkCover(index).walks == cover.walks)
  }
}

