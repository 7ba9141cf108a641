import Foundation
import NavFindings
import NavModel
import NavReports
import NavSource
import TestSupport
import Testing

@Suite struct GraphDocumentTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func sample() throws {
    try expectSnapshot(GraphDocument.json(ShopSample.graph, findings: ShopSample.findings), "graph.json")
  }

  @Test func holdsTheKeysOfTheContract() throws {
    let graph = try object(GraphDocument.json(ShopSample.graph, findings: ShopSample.findings))
    #expect(graph["schema"] as? String == "navgraph/1")
    let wanted: [String: Set<String>] = [
      "screens": ["id", "module", "kind", "file", "line"],
      "routes": ["id", "file", "line", "screens"],
      "transitions": ["from", "to", "route", "kind", "file", "line", "column", "confidence"],
      "findings": ["rule", "subject", "severity", "file", "line", "column", "message"],
    ]
    for (key, keys) in wanted {
      let rows = try #require(graph[key] as? [[String: Any]])
      #expect(!rows.isEmpty)
      for row in rows { #expect(keys.isSubset(of: row.keys), "\(key)") }
    }
  }

  @Test func oneObjectForEachSiteFromTo() throws {
    let rows = try #require(try object(GraphDocument.json(ShopSample.graph))["transitions"] as? [[String: Any]])
    let keys = rows.map { "\($0["file"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? "") \($0["from"] ?? "") \($0["to"] ?? "")" }
    #expect(Set(keys).count == keys.count)
    let merged = try #require(rows.first { $0["line"] as? Int == 2 })
    #expect(merged["confidence"] as? String == "certain")
    #expect(merged["route"] as? String == "ShopRoute.cart")
    #expect(merged["routes"] as? [String] == ["ShopRoute.cart", "ShopRoute.product"])
    let entry = try #require(rows.first { $0["kind"] as? String == "root" })
    #expect(entry["from"] is NSNull && entry["route"] is NSNull)
  }

  @Test func routesWithoutScreenAreNotMerged() throws {
    let place = Place(file: "A.swift", line: 1, column: 1)
    let graph = NavigationGraph(transitions: ["R.a", "R.b"].map {
      Transition(from: "HomeScreen", to: nil, route: $0, kind: .push, place: place)
    })
    let rows = try #require(try object(GraphDocument.json(graph))["transitions"] as? [[String: Any]])
    #expect(rows.compactMap { $0["route"] as? String } == ["R.a", "R.b"])
  }

  @Test func orderOfInputDoesNotShow() {
    var random = SplitMix64(seed: 7)
    let outputs = Set(
      (0..<50).map { _ in
        var graph = ShopSample.graph
        graph.transitions.shuffle(using: &random)
        return GraphDocument.json(graph, findings: ShopSample.findings.shuffled(using: &random))
      })
    #expect(outputs.count == 1)
  }

  @Test(arguments: HostileNames.all)
  func anyNameComesBack(_ name: String) throws {
    let graph = try object(GraphDocument.json(HostileNames.graph(name), findings: HostileNames.report(name).findings))
    for key in ["screens", "routes"] {
      #expect((graph[key] as? [[String: Any]])?.first?["id"] as? String == name)
    }
    #expect((graph["transitions"] as? [[String: Any]])?.first?["from"] as? String == name)
    #expect((graph["findings"] as? [[String: Any]])?.first?["subject"] as? String == name)
  }

  @Test func aSingleByteOfAnyScalarSurvives() throws {
    var random = SplitMix64(seed: 99)
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<8 {
        let limit: UInt32 = Bool.random(using: &random) ? 0x2100 : 0x110000
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) { text.unicodeScalars.append(scalar) }
      }
      let out = GraphDocument.json(NavigationGraph(screens: [Screen(id: text, module: "", kind: .view, place: nil)]))
      let id = (try object(out)["screens"] as? [[String: Any]])?.first?["id"] as? String
      #expect(id.map { Array($0.utf8) } == Array(text.utf8))
      #expect(out.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    }
  }
}

@Suite struct MappingReportTests {
  @Test(arguments: MappingReport.all.map(\.id))
  func sample(_ id: String) throws {
    let report = try #require(MappingReport.named(id))
    try expectSnapshot(report.render(ShopSample.graph), "mapping.\(id).txt")
  }

  @Test func anEmptyGraphIsSaid() {
    for report in MappingReport.all {
      #expect(!report.render(NavigationGraph()).isEmpty)
    }
  }

  @Test(arguments: HostileNames.all)
  func rowsStayRows(_ name: String) throws {
    let graph = HostileNames.graph(name)
    let markdown = try #require(MappingReport.named("markdown")).render(graph)
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 6)
    for row in rows {
      let bars = row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      #expect(bars == 5 || bars == 3)
      #expect(row.replacing("<br>", with: "").replacing("<span>:</span>", with: "").contains("<") == false)
    }
    for report in MappingReport.all {
      let out = report.render(graph)
      #expect(!out.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) })
    }
    let text = try #require(MappingReport.named("text")).render(graph)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 400 })
    let json = try #require(MappingReport.named("json")).render(graph)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect((object["routes"] as? [[String: Any]])?.first?["id"] as? String == name)
  }
}

@Suite struct RulePageTests {
  private let card = RuleCard(
    id: "cold-soup", severity: .warning, summary: "A soup is served cold",
    rationale: """
      Guests notice, and they do not come back; the next paragraph is long enough to be broken into two lines of the page, \
      and so it is.

          serve: hot
      """,
    options: [
      .number("warmth", 60, in: 40...90, "How warm is warm"), .flag("gazpacho", false, "Whether some soups may be cold"),
      .choice("in", of: ["bowl", "cup"], "What it is served in"), .names("guests", "Who does not mind"),
    ],
    bad: [.init("nobody warmed it", "serve(.soup)\n\nserve(.cold) // expect: cold-soup\n")],
    good: [.init("somebody did", "warm(.soup)\n")])

  @Test func page() throws {
    try expectSnapshot(RulePages.page(card), "rule-page.txt")
  }

  @Test func colourChangesNoText() {
    #expect(RulePages.page(card, isColoured: true).replacing(/\u{1B}\[[0-9;]+m/, with: "") == RulePages.page(card))
  }

  @Test func table() {
    var other = card
    other.id = "a-rule"
    other.severity = .error
    #expect(
      RulePages.table([card, other]) == """
        RULE       SEVERITY  SPEAKS WHERE
        a-rule     error     A soup is served cold
        cold-soup  warning   A soup is served cold

        """)
  }
}
