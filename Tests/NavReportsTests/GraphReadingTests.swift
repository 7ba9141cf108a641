import NavFindings
import NavModel
import NavReports
import NavSource
import TestSupport
import Testing

@Suite struct GraphReadingTests {
  private func again(_ graph: NavigationGraph, _ findings: [Finding] = []) throws -> String {
    let content = try GraphDocument.read(GraphDocument.json(graph, findings: findings), file: "graph.json")
    return GraphDocument.json(content.graph, findings: content.findings)
  }

  @Test func whatWasWrittenIsReadBack() throws {
    #expect(try again(ShopSample.graph, ShopSample.findings) == GraphDocument.json(ShopSample.graph, findings: ShopSample.findings))
    #expect(try again(NavigationGraph()) == GraphDocument.json(NavigationGraph()))
  }

  @Test(arguments: HostileNames.all) func anyNameComesBack(_ name: String) throws {
    let (graph, findings) = (HostileNames.graph(name), HostileNames.report(name).findings)
    #expect(try again(graph, findings) == GraphDocument.json(graph, findings: findings))
  }

  @Test func entriesAreToldFromUnknownScreens() throws {
    let place = Place(file: "App.swift", line: 5, column: 9)
    let elsewhere = Place(file: "DeepLinks.swift", line: 5, column: 9)
    var graph = NavigationGraph()
    graph.screens = [Screen(id: "HomeScreen", module: "Shop", kind: .view, place: nil)]
    graph.transitions = [
      Transition(from: nil, to: "HomeScreen", route: nil, kind: .root, place: place),
      Transition(from: nil, to: "HomeScreen", route: nil, kind: .push, place: elsewhere, fromReason: "called from no screen"),
    ]
    graph.entries = [EntryPoint(name: "HomeScreen", place: place, screens: ["HomeScreen"])]
    let read = try GraphDocument.read(GraphDocument.json(graph), file: "graph.json").graph
    #expect(read.transitions.map { $0.fromReason == nil } == [true, false])
  }

  @Test func laterKeysAndSpacesDoNotMatter() throws {
    let text = """
      \u{FEFF}{ "schema" : "navgraph/1", "weather": {"a": [1.5e3, -0, null, true, false, "\\u0041\\ud83d\\ude00\\/"]},\r
      \t"screens": [ {"id": "A", "novelty": []} ], "transitions": [{"from": "A", "to": null, "kind": "push", "file": "A.swift"}] }

      """
    let content = try GraphDocument.read(text, file: "graph.json")
    #expect(content.graph.screens == [Screen(id: "A", module: "", kind: .view, place: nil)])
    #expect(content.graph.transitions.map(\.place) == [Place(file: "A.swift", line: 1, column: 1)])
    #expect(content.findings.isEmpty)
  }

  @Test(arguments: [
    ("", "this is no JSON: it ends too early", 1, 1),
    ("{\n  \"schema\": navgraph}", "this is no JSON: a value is expected", 2, 13),
    ("{\"schema\": \"navgraph/1\"} x", "this is no JSON: something stands behind the end", 1, 26),
    ("{\"a\": \"\u{1}\"}", "this is no JSON: a control character stands in a text", 1, 8),
    ("{\"a\": \"\\ud800x\"}", "this is no JSON: half a character stands in a text", 1, 14),
    ("{\"a\": \"\\u+123\"}", "this is no JSON: four hexadecimal digits are expected", 1, 10),
    ("{\"a\": \"\\x\"}", "this is no JSON: there is no such escape", 1, 10),
    ("{\"a\": \"x", "this is no JSON: a text does not end", 1, 9),
    ("[01]", "this is no JSON: this is no number", 1, 4),
    ("[1.]", "this is no JSON: this is no number", 1, 4),
    ("[1 2]", "this is no JSON: ',' or ']' is expected", 1, 4),
    ("{\"a\" 1}", "this is no JSON: ':' is expected", 1, 6),
    ("{1: 2}", "this is no JSON: a key is expected", 1, 2),
    ("[1,]", "this is no JSON: a value is expected", 1, 4),
  ])
  func noJSON(_ text: String, _ what: String, _ line: Int, _ column: Int) {
    let problem = #expect(throws: Problem.self) { try GraphDocument.read(text, file: "graph.json") }
    #expect(problem?.what == what)
    #expect(problem?.line == line)
    #expect(problem?.column == column)
    #expect(problem?.file == "graph.json")
  }

  @Test func depthIsBounded() {
    let text = String(repeating: "[", count: 1_000_000)
    #expect(throws: Problem.self) { try GraphDocument.read(text, file: "graph.json") }
  }

  @Test(arguments: [
    ("{}", "this is no graph of navgraph: it names no 'schema'"),
    ("{\"schema\": \"navgraph-paths/1\"}", "this is 'navgraph-paths/1', and a graph of the schema 'navgraph/1' is expected"),
    ("{\"schema\": \"navgraph/1\", \"screens\": 3}", "this is no graph of navgraph: 'screens' is no list"),
    ("{\"schema\": \"navgraph/1\", \"screens\": [3]}", "this is no graph of navgraph: screens[0] is no object"),
    ("{\"schema\": \"navgraph/1\", \"screens\": [{\"id\": 3}]}", "this is no graph of navgraph: 'id' of screens[0] is no text"),
    ("{\"schema\": \"navgraph/1\", \"routes\": [{\"id\": \"R.a\"}]}", "this is no graph of navgraph: routes[0] has no 'file'"),
    (
      "{\"schema\": \"navgraph/1\", \"transitions\": [{\"file\": \"A.swift\", \"kind\": \"jump\"}]}",
      "this is no graph of navgraph: 'kind' of transitions[0] is 'jump', which this version does not know"
    ),
    (
      "{\"schema\": \"navgraph/1\", \"transitions\": [{\"file\": \"A.swift\", \"kind\": \"push\", \"line\": 0}]}",
      "this is no graph of navgraph: 'line' of transitions[0] is no number from 1"
    ),
  ])
  func noGraph(_ text: String, _ what: String) {
    let problem = #expect(throws: Problem.self) { try GraphDocument.read(text, file: "graph.json") }
    #expect(problem?.what == what)
    #expect(problem?.mend != nil)
  }

  /// Damage gives a graph or a problem, and nothing worse.
  @Test func damageIsAProblemAtMost() {
    var random = SplitMix64(seed: 11)
    let whole = Array(GraphDocument.json(ShopSample.graph, findings: ShopSample.findings).utf8)
    var read = 0
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) { bytes[at] = UInt8.random(in: 0...255, using: &random) } else { bytes.removeSubrange(at..<min(bytes.count, at + 9)) }
      }
      if (try? GraphDocument.read(String(decoding: bytes, as: UTF8.self), file: "graph.json")) != nil { read += 1 }
    }
    #expect(read < 400)
  }
}
