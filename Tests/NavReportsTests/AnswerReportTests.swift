import Foundation
import NavAnswers
import NavModel
import NavReports
import NavSource
import TestSupport
import Testing

/// Answers about the shop, as they are printed.
@Suite struct AnswerReportTests {
  private let graph = ShopSample.graph
  private let rendering = Rendering(excerpt: ShopSample.excerpt)

  private var changed: NavigationGraph {
    var graph = ShopSample.graph
    graph.screens.removeAll { $0.id == "SFSafariViewController" }
    graph.screens.append(Screen(id: "WishListScreen", module: "Shop", kind: .view, place: Place(file: "Shop/WishList.swift", line: 3, column: 8), reachability: .yes))
    for index in graph.screens.indices where graph.screens[index].id == "ProductViewController" { graph.screens[index].reachability = .no }
    graph.transitions.removeAll { $0.to == "SFSafariViewController" || $0.to == "ProductViewController" }
    for index in graph.transitions.indices where graph.transitions[index].route == "ShopRoute.cart" { graph.transitions[index].kind = .sheet }
    graph.transitions.append(
      Transition(from: "CartScreen", to: "WishListScreen", route: nil, kind: .push, place: Place(file: "Shop/CartScreen.swift", line: 14, column: 7)))
    graph.routeTypes[0].cases.removeLast()
    return graph
  }

  private var difference: GraphDiff {
    GraphDiff(from: graph, Array(ShopSample.findings.prefix(2)), to: changed, Array(ShopSample.findings.dropFirst()))
  }

  @Test(arguments: AnswerForm.allCases) func paths(_ form: AnswerForm) throws {
    let answer = try PathAnswer(graph, from: nil, to: "CartScreen", limit: 5)
    try expectSnapshot(PathsReport.render(answer, as: form), "paths.\(form.rawValue).txt")
  }

  /// The shop with a link into it.
  private var linked: NavigationGraph {
    var graph = graph
    graph.entries.append(
      EntryPoint(
        name: "HomeScreen.onOpenURL", kind: .url, place: Place(file: "Shop/HomeScreen.swift", line: 40, column: 5),
        opens: [.init(screen: "CartScreen", place: Place(file: "Shop/DeepLinks.swift", line: 12, column: 5))]))
    graph.entries.append(
      EntryPoint(name: "PushCenter.userNotificationCenter(_:didReceive:)", kind: .notification, place: Place(file: "Shop/PushCenter.swift", line: 4, column: 3)))
    return graph
  }

  @Test(arguments: AnswerForm.allCases) func entries(_ form: AnswerForm) throws {
    try expectSnapshot(EntryReport.render(try EntryAnswer(linked), isDetailed: false, as: form), "entries.\(form.rawValue).txt")
  }

  @Test(arguments: AnswerForm.allCases) func oneEntry(_ form: AnswerForm) throws {
    let one = try EntryAnswer(linked, named: "onOpenURL")
    try expectSnapshot(EntryReport.render(one, isDetailed: true, as: form), "entry.\(form.rawValue).txt")
  }

  @Test func pathsFromOneEntry() throws {
    let from = { [linked] entry in PathsReport.render(try PathAnswer(linked, from: nil, by: entry, to: "CartScreen"), as: .text) }
    #expect(
      try from("url").hasPrefix("CartScreen is where the way begins: the entry HomeScreen.onOpenURL, CartScreen (Shop/DeepLinks.swift:12)\n"))
    #expect(try from("notification").hasPrefix("the entry point shows no screen that could be read\n"))
    #expect(throws: NameError.self) { try from("widget") }
  }

  @Test func noPath() throws {
    let answer = try PathAnswer(graph, from: "CartScreen", to: "SFSafariViewController")
    #expect(
      PathsReport.render(answer, as: .text) == """
        no way leads from 'CartScreen' to 'SFSafariViewController'
        with '--possible', which takes guesses as transitions, there is one

        """)
  }

  @Test(arguments: WhyReport.forms) func why(_ form: AnswerForm) throws {
    var graph = graph
    graph.transitions[1].evidence = [
      Evidence(place: graph.transitions[1].place, text: "'go' passes its parameter 'route' on"),
      Evidence(place: Place(file: "Shop/ShopRoute.swift", line: 2, column: 8, length: 4), text: "registers the destination for values of this type"),
    ]
    try expectSnapshot(WhyReport.render(try WhyAnswer(graph, .between(nil, "CartScreen")), as: form, rendering), "why.\(form.rawValue).txt")
  }

  @Test(arguments: UnresolvedReport.forms) func unresolved(_ form: AnswerForm) throws {
    try expectSnapshot(UnresolvedReport.render(graph, as: form), "unresolved.\(form.rawValue).txt")
  }

  @Test(arguments: MetricsReport.forms) func metrics(_ form: AnswerForm) throws {
    let (whole, modules) = Metrics.of(graph)
    try expectSnapshot(MetricsReport.render(whole, modules, as: form), "metrics.\(form.rawValue).txt")
  }

  @Test func snapshot() throws { try expectSnapshot(FlowSnapshot.text(graph), "flow.txt") }

  @Test func movedCodeIsTheSameFlow() {
    var moved = graph
    for index in moved.transitions.indices { moved.transitions[index].place.line += 1_000 }
    for index in moved.transitions.indices { moved.transitions[index].place.file = "Elsewhere.swift" }
    moved.transitions.reverse()
    #expect(FlowSnapshot.text(moved) == FlowSnapshot.text(graph))
    #expect(GraphDiff(from: graph, ShopSample.findings, to: moved, ShopSample.findings).isEmpty)
  }

  @Test(arguments: AnswerForm.allCases) func diff(_ form: AnswerForm) throws {
    try expectSnapshot(DiffReport.render(difference, from: "main", to: "HEAD", as: form), "diff.\(form.rawValue).txt")
  }

  @Test func nothingChanged() {
    let diff = GraphDiff(from: graph, ShopSample.findings, to: graph, ShopSample.findings)
    #expect(diff.isEmpty)
    #expect(DiffReport.render(diff, from: "a", to: "b", as: .text) == "from a to b: nothing changed\n")
  }

  /// What one direction adds, the other removes.
  @Test func backwardIsTheOpposite() {
    let back = GraphDiff(from: changed, Array(ShopSample.findings.dropFirst()), to: graph, Array(ShopSample.findings.prefix(2)))
    #expect(back.screens.added.map(\.id) == difference.screens.removed.map(\.id))
    #expect(back.screens.removed.map(\.id) == difference.screens.added.map(\.id))
    #expect(back.ways.added.count == difference.ways.removed.count && back.ways.removed.count == difference.ways.added.count)
    #expect(back.ways.changed.map(\.old) == difference.ways.changed.map(\.new))
    #expect(back.lost.isEmpty && back.regained.map(\.id) == difference.lost.map(\.id))
    #expect(back.newFindings == difference.goneFindings && back.goneFindings == difference.newFindings)
  }

  @Test(arguments: CoverReport.Form.allCases) func cover(_ form: CoverReport.Form) throws {
    try expectSnapshot(CoverReport.render(CoverAnswer(graph), as: form), "cover.\(form.rawValue).txt")
  }

  @Test func whatCoverWritesItReads() throws {
    let written = try WalksFile.read(CoverReport.render(CoverAnswer(graph), as: .json), file: "walks.json")
    let coverage = try WalkCoverage(written, in: graph)
    #expect(coverage.taken == coverage.total && coverage.unknownSteps.isEmpty)
    try expectSnapshot(CoverageReport.render(try WalkCoverage([], in: graph), of: "walks.txt", as: .text), "coverage.text.txt")
  }

  // MARK: Walks

  @Test func walksAreWrittenAsPeopleDo() throws {
    let walks = try WalksFile.read("# mine\n\nA > B -> C → D [sheet] Route.d\r\nA\n", file: "walks.txt")
    #expect(walks.map(\.line) == [3, 4])
    #expect(walks.map(\.steps) == [[.init("A"), .init("B"), .init("C"), .init("D", kind: .sheet, route: "Route.d")], [.init("A")]])
    #expect(try WalksFile.read(" [[\"A\", \"B\"], []]", file: "w").map { $0.steps.map(\.screen) } == [["A", "B"], []])
  }

  @Test(arguments: [
    ("A >\n", "a screen is missing in this walk"), ("A > B [jump]\n", "there is no kind of transition 'jump'"),
    ("A > B x y\n", "'B x y' is no step of a walk"), ("\nA B C D\n", "'A B C D' is no step of a walk"),
    ("[1]", "walks[0] is no walk"), ("{\"walks\": 3}", "these are no walks"), ("[", "this is no JSON: it ends too early"),
    ("{\"walks\": [{\"start\": \"A\"}]}", "walks[0] is no walk"),
  ])
  func badWalks(_ text: String, _ what: String) {
    let problem = #expect(throws: Problem.self) { try WalksFile.read(text, file: "walks.txt") }
    #expect(problem?.what == what)
    #expect(problem?.file == "walks.txt" && problem?.mend != nil)
  }

  // MARK: Hostile names

  @Test(arguments: HostileNames.all) func nothingBreaksOut(_ name: String) throws {
    let graph = HostileNames.graph(name)
    let empty = NavigationGraph()
    let walks = CoverReport.render(CoverAnswer(graph), as: .xcuitest)
    var texts = [
      FlowSnapshot.text(graph), walks, UnresolvedReport.render(graph, as: .text),
      MetricsReport.render(Metrics.of(graph).whole, Metrics.of(graph).modules, as: .text),
      UnifiedDiff.text(from: FlowSnapshot.text(empty), named: name, to: FlowSnapshot.text(graph), named: name),
    ]
    for form in AnswerForm.allCases {
      texts.append(DiffReport.render(GraphDiff(from: empty, to: graph), from: name, to: name, as: form))
      texts.append(PathsReport.render(try PathAnswer(graph, from: nil, to: name), as: form))
      texts.append(EntryReport.render(try EntryAnswer(graph), isDetailed: false, as: form))
      texts.append(EntryReport.render(try EntryAnswer(graph, named: name), isDetailed: true, as: form))
      texts.append(CoverReport.render(CoverAnswer(graph), as: CoverReport.Form(rawValue: form.rawValue) ?? .text))
    }
    for form in WhyReport.forms { texts.append(WhyReport.render(try WhyAnswer(graph, .between(nil, name)), as: form, Rendering())) }
    for text in texts {
      #expect(!text.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) })
    }
    // As many lines as for a tame name: none of them was broken in two.
    let tame = CoverReport.render(CoverAnswer(HostileNames.graph("A")), as: .xcuitest)
    #expect(walks.split(separator: "\n", omittingEmptySubsequences: false).count == tame.split(separator: "\n", omittingEmptySubsequences: false).count)
    for form in [AnswerForm.json] {
      let text = DiffReport.render(GraphDiff(from: empty, to: graph), from: name, to: name, as: form)
      let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      #expect(object["old"] as? String == name)
    }
  }
}

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String { UnifiedDiff.text(from: old, named: "a", to: new, named: "b") }

  @Test func aChangeWithItsSurroundings() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("line 6\n", with: "line six\n")) == """
        --- a
        +++ b
        @@ -3,7 +3,7 @@
         line 3
         line 4
         line 5
        -line 6
        +line six
         line 7
         line 8
         line 9

        """)
  }

  @Test func ofNoLinesTheOneBeforeIsNamed() {
    #expect(diff("", "x\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+x\n")
    #expect(diff("x\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-x\n")
  }

  @Test func lineEndsOfOtherSystemsAreNoChange() {
    #expect(diff("a\r\nb\r\n", "a\nb\n") == "")
    #expect(diff("a\nb", "a\nb\n") == "")
  }

  @Test func anIndentedChangeNamesItsHead() {
    let old = "A\n" + (1...9).map { "  \($0)\n" }.joined()
    #expect(diff(old, old.replacing("  8\n", with: "")).contains("@@ -6,5 +6,4 @@ A\n"))
  }

  /// Applied to the old text, the hunks give the new one.
  @Test(arguments: 0..<60) func hunksTellTheWholeDifference(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let old = (0..<Int.random(in: 0...40, using: &random)).map { _ in "l\(Int.random(in: 0...9, using: &random))" }
    var new = old
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let at = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random) || at == new.count { new.insert("n\(at)", at: at) } else { new.remove(at: at) }
    }
    let text = diff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined())
    var result: [String] = []
    var at = 0
    for line in text.split(separator: "\n").dropFirst(2) {
      if let match = line.firstMatch(of: #/^@@ -(\d+)(?:,(\d+))? /#) {
        let start = (Int(match.1) ?? 0) - (match.2 == "0" ? 0 : 1)
        result += old[at..<start]
        at = start
      } else {
        let rest = String(line.dropFirst())
        if line.first != "+" {
          #expect(old[at] == rest)
          at += 1
        }
        if line.first != "-" { result.append(rest) }
      }
    }
    result += old[at...]
    #expect(result == new)
  }
}
