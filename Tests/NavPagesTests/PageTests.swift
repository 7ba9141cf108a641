import Foundation
import NavDiagrams
import NavFindings
import NavModel
import NavReports
import NavSource
import Testing

@testable import NavPages

@Suite struct PageTests {
  private static let hostile = ["</script><script>alert(1)</script>", "<!--", "<img src=x onerror=alert(1)>", "\" onclick=\"alert(1)", "{data}", "{svg}", "]]>", "&lt;", "'", "한국어 👩‍👩‍👧", "\u{2028}", "=\"#c0de00\""]

  private func graph(_ names: [String]) -> NavigationGraph {
    func place(_ line: Int) -> Place { Place(file: "App/\(names[0]).swift", line: line, column: 2) }
    var graph = NavigationGraph()
    graph.screens = names.sorted().enumerated().map { Screen(id: $1, module: names[0], kind: .view, place: place($0 + 1), reachability: .yes) }
    graph.transitions = zip(names, names.dropFirst()).enumerated().map { index, pair in
      Transition(from: pair.0, to: pair.1, route: "R.\(pair.1)", kind: .push, place: place(100 + index))
    }
    graph.entries = [EntryPoint(name: names[0], place: place(900), screens: [names[0]])]
    return graph
  }

  private func finding(_ subject: String, _ severity: Severity = .warning) -> Finding {
    Finding(rule: "dead-end", severity: severity, place: Place(file: "App/A.swift", line: 3, column: 1), subject: subject, message: "'\(subject)' is odd")
  }

  private func page(_ graph: NavigationGraph, _ findings: [Finding] = [], title: String = "Shop", svg: String = "<svg><g class=\"graph\"/></svg>") throws -> String {
    let plan = try DiagramPlan(graph, options: DiagramOptions(title: title))
    return FlowPage(plan, of: graph, findings: findings).text(svg: svg)
  }

  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any])
  }

  @Test func namesEndNothingAndAreAllThere() throws {
    let text = try page(graph(Self.hostile), [finding(Self.hostile[0])], title: Self.hostile.joined())
    #expect(text.ranges(of: "<script").count == 2 && text.ranges(of: "</script>").count == 2)
    #expect(text.ranges(of: "<!--").isEmpty && text.ranges(of: "<img").isEmpty)
    #expect(text.ranges(of: "id=\"data\">").count == 1)
    let data = try data(text)
    let screens = try #require(data["screens"] as? [[String: Any]])
    #expect(screens.compactMap { $0["id"] as? String } == Self.hostile.sorted())
    let findings = try #require(data["findings"] as? [[String: Any]])
    #expect(findings.map { $0["screen"] as? Int } == [screens.firstIndex { $0["id"] as? String == Self.hostile[0] }])
  }

  /// Neither a stylesheet nor a picture nor a script comes from elsewhere, and only the page's own script runs.
  @Test func thePolicyAllowsTheOwnScriptAlone() throws {
    let text = try page(graph(["A", "B"]))
    #expect(text.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-"))
    #expect(!text.contains("<link") && !text.contains(" src=") && !text.contains("@import") && !text.contains("url("))
  }

  @Test func itIsTheSameWheneverItIsMade() throws {
    #expect(try page(graph(Self.hostile)) == page(graph(Self.hostile)))
    #expect(try page(graph(["A", "B"])) != page(graph(["A", "C"])))
  }

  @Test func boxesArrowsAndLinesAreThoseOfTheDrawing() throws {
    let names = ["Root"] + (0..<70).map { "Leaf\($0)" }
    var graph = graph(names)
    graph.transitions = names.dropFirst().enumerated().map { index, name in
      Transition(from: "Root", to: name, route: nil, kind: .push, place: Place(file: "A.swift", line: index + 1, column: 1))
    }
    let plan = try DiagramPlan(graph)
    let data = try data(FlowPage(plan, of: graph, findings: []).text(svg: "<svg/>"))
    let screens = try #require(data["screens"] as? [[String: Any]])
    for screen in screens {
      let (id, box) = (try #require(screen["id"] as? String), try #require(screen["box"] as? String))
      let node = try #require(plan.nodes.first { $0.id == box })
      if let line = screen["line"] as? Int { #expect(node.lines[line].hasPrefix(id)) } else { #expect(node.screen == id) }
    }
    #expect(screens.count { $0["line"] is Int } == 70)
    #expect((data["arrows"] as? [[String: Any]])?.count == plan.edges.count)
  }

  @Test func findingsThatAreOffAreLeftOut() throws {
    let data = try data(page(graph(["A", "B"]), [finding("A", .off), finding("B.inner", .info), finding("nothing")]))
    let findings = try #require(data["findings"] as? [[String: Any]])
    #expect(findings.count == 2)
    #expect(Set(findings.map { $0["screen"] as? Int }) == [1, nil])
  }

  // MARK: - Parts

  @Test func bothThemesAreInOneDrawing() throws {
    let plan = try DiagramPlan(graph(["A", "B"]))
    let palette = PagePalette(plan)
    let text = DOTWriter.text(palette.graph)
    #expect(!text.contains(Theme.node(.screen).fill.light) && text.contains("#c0de00") && !text.contains("tooltip"))
    #expect(palette.style.contains("light-dark(\(Theme.node(.screen).fill.light), \(Theme.node(.screen).fill.dark))"))
    let svg = "<path fill=\"#c0de00\" stroke=\"#c0deff\"/><text>=&quot;#c0de01</text>"
    #expect(palette.decoded(svg) == "<path fill=\"var(--drawn-0)\" stroke=\"#c0deff\"/><text>=&quot;#c0de01</text>")
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="), ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
  ])
  func digestsAreThoseOfTheStandard(_ text: String, _ digest: String) {
    #expect(Base64.text(SHA256.digest(of: text.utf8)) == digest)
  }

  @Test func base64FillsUp() {
    #expect(["", "f", "fo", "foo", "foob"].map { Base64.text(Array($0.utf8)) } == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg=="])
  }
}
