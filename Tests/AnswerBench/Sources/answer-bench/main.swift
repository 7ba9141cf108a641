import NavAnswers
import NavFindings
import NavModel
import NavReports
import NavSource

/// How long each answer takes on a random graph, from the linked graph to the text: `answer-bench [SCREENS]`. Medians of seven runs,
/// in milliseconds; above them the searches alone.
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
let graph = randomGraph(screens: count)
let index = FlowIndex(graph)
let (home, far) = (index.entries[0], FlowIndex.Node(count / 2))
let backward = Distances(from: [far], in: index, .backward)

func row(_ name: String, _ work: () -> Void) {
  var times: [Double] = []
  for _ in 0..<7 {
    let start = ContinuousClock.now
    work()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    times.append(Double(seconds) * 1e3 + Double(attoseconds) * 1e-15)
  }
  let median = times.sorted()[3]
  print("\(String(repeating: " ", count: max(0, 34 - name.count)))\(name)  \((median * 10).rounded() / 10) ms")
}

print("\(graph.screens.count) screens, \(graph.transitions.count) transitions, \(index.entries.count) entries")
row("index") { _ = FlowIndex(graph) }
row("distances, cut") { _ = Distances(from: index.entries, in: index, avoiding: [far]) }
row("10 shortest paths") { _ = SimplePaths(from: home, to: far, in: index, towards: backward, limit: 10) }
row("1,000 shortest paths") { _ = SimplePaths(from: home, to: far, in: index, towards: backward, limit: 1_000) }
row("dominators") { _ = Dominators(index, from: index.entries) }
row("components") { _ = Components(index) }
row("modal depth, at most 3") { _ = ModalDepth(index, exceeding: 3) }
row("fan counts") { _ = FanCounts(index) }
row("cover") { _ = WalkCover(index) }

let (from, to) = (index.name(home), index.name(far))
var later = graph
later.transitions.removeAll { $0.place.line % 17 == 3 }
let file = GraphDocument.json(graph)
let names = { (number: Int) in Contract.Name(index.name(FlowIndex.Node(number))) }
let contracts = [
  Contract(.passes(from: [], to: [names(5), names(50)], gates: [names(7)]), file: "", line: 1),
  Contract(.within(steps: 4, screens: [names(9)], of: []), file: "", line: 1),
  Contract(.passes(from: [names(3)], to: [names(99)], gates: []), file: "", line: 1),
  Contract(.doors(into: Contract.Name("Feature7"), from: nil, doors: [names(7)]), file: "", line: 1),
  Contract(.modals(atMost: 3), file: "", line: 1),
]
row("paths, shortest") { _ = try? PathsReport.render(PathAnswer(graph, from: from, to: to), as: .text) }
row("paths --all, from every entry") { _ = try? PathsReport.render(PathAnswer(graph, from: nil, to: to, limit: 100), as: .text) }
row("why") { _ = try? WhyReport.render(WhyAnswer(graph, .between(nil, to)), as: .text, Rendering()) }
row("metrics") { let (app, modules) = Metrics.of(graph); _ = MetricsReport.render(app, modules, as: .text) }
row("snapshot") { _ = FlowSnapshot.text(graph) }
row("diff") { _ = DiffReport.render(GraphDiff(from: graph, to: later), from: "a", to: "b", as: .text) }
row("reading a graph file") { _ = try? GraphDocument.read(file, file: "") }
row("cover, without its text") { _ = CoverAnswer(graph) }
row("cover as text") { _ = CoverReport.render(CoverAnswer(graph), as: .text) }
row("five contracts") { _ = ContractCheck(contracts, in: graph) }
let cover = WalkCover(index)
print("\(cover.walks.count) walks of \(cover.steps) transitions cover \(index.edges.count - cover.unreached.count)")

/// Screens whose transitions lead near and far, three each on average and half of them from few, as apps have it.
func randomGraph(screens count: Int) -> NavigationGraph {
  var state: UInt64 = 42
  func random(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
  // Names are shared, as they are in a linked graph.
  let names = (0..<count).map { "Feature\($0 % 97).Screen\($0)View" }
  let files = (0..<count).map { "Sources/Feature\($0 % 97)/Screen\($0)View.swift" }
  func name(_ number: Int) -> String { names[number] }
  var graph = NavigationGraph()
  graph.screens = (0..<count).map { number in
    Screen(
      id: name(number), module: "Feature\(number % 97)", kind: .view,
      place: Place(file: files[number], line: 5, column: 8), reachability: .yes)
  }
  let kinds = Transition.Kind.allCases
  for number in 0..<(3 * count) {
    let from = number % 2 == 0 ? random(count) : random(max(1, count / 8))
    let to = number % 3 == 0 ? random(count) : min(count - 1, from + 1 + random(40))
    graph.transitions.append(
      Transition(
        from: name(from), to: name(to), route: "Route.case\(to)", kind: kinds[random(kinds.count)],
        place: Place(file: files[from], line: 10 + number % 90, column: 7)))
  }
  graph.screens.sort { $0.id < $1.id }
  graph.transitions.sort { $0.place < $1.place }
  for number in 0..<5 {
    graph.entries.append(
      EntryPoint(name: "Entry\(number)", place: Place(file: "App.swift", line: number + 1, column: 1), screens: [name(number * count / 50)]))
  }
  return graph
}
