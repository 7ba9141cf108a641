import NavModel
import Testing

@testable import NavDiagrams

/// Pictures as Mermaid and PlantUML texts.
@Suite struct TextFormTests {
  /// Names that are syntax somewhere: of either language, of YAML, Markdown, HTML, or of what the two run for their users.
  static let hostile = [
    "end", "graph", "a\"]; click n1 callback", "%%{init: {\"theme\": \"dark\"}}%%", "<script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "n1 --> n2", "\n  style n1 fill:#f00", "---\ntitle: x\n---", "`**bold**`", "- item", "1. item", "12) item", "#35;", "&quot;", "${x}", "a|b|c",
    "@enduml", "!include /etc/passwd", "%getenv(HOME)", "<U+0041>", "<&key>", "<:smile:>", "\\n\\t", "== x ==", "' comment", "/' x '/", "|a|",
    "한국어 화면", "👩‍👩‍👧 가족", "\u{202E}evil", "\u{0}\u{7}", "\\", "\"", "subgraph x", "class n1 marked", "A@{ shape: rect }", "::: x", "~~x~~",
  ]

  private func hostilePlan() throws -> DiagramPlan {
    var maker = GraphMaker()
    for (index, name) in Self.hostile.enumerated() { maker.screen(name, module: Self.hostile[(index + 1) % Self.hostile.count]) }
    for (index, name) in Self.hostile.enumerated() {
      maker.go(name, Self.hostile[(index * 7 + 3) % Self.hostile.count], route: "R.\(name)")
    }
    maker.enter(Self.hostile[0], by: Self.hostile[4])
    return try DiagramPlan(maker.graph, options: DiagramOptions(title: Self.hostile.joined(separator: " "), grouping: .module, folding: .never))
  }

  // MARK: - Mermaid

  @Test func aShopInMermaid() throws {
    let plan = try DiagramPlan(.shop, options: DiagramOptions(title: "Shop", grouping: .tab, marks: ["RefundView": ["unreachable-screen"]]))
    let lines = MermaidWriter.text(plan).split(separator: "\n").map(String.init)
    #expect(lines.prefix(4) == ["---", "title: \"Shop\"", "---", "flowchart LR"])
    #expect(lines.contains("  n1([\"#64;main ShopApp\"]):::entry"))
    #expect(lines.contains { $0.hasSuffix("[[\"CheckoutView\"]]:::modal") })
    #expect(lines.contains { $0.contains("RefundView<br>unreachable<br>⚠ unreachable-screen") && $0.hasSuffix(":::marked") })
    #expect(lines.contains { $0.contains(" -.->|\"sheet\"| ") })
    #expect(lines.contains { $0.hasPrefix("  classDef marked ") && $0.hasSuffix(",stroke-width:3px") })
    #expect(lines.count { $0.hasPrefix("  subgraph ") } == lines.count { $0 == "  end" })
  }

  @Test func everyKindIsToldApartInMermaidWithoutColour() throws {
    var looks: Set<String> = []
    for kind in Transition.Kind.allCases {
      var maker = GraphMaker()
      for id in ["A", "B"] { maker.screen(id) }
      maker.go("A", "B", kind)
      let text = MermaidWriter.text(try DiagramPlan(maker.graph))
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("  n1 ") && !$0.contains("(") })
      looks.insert(String(line))
    }
    #expect(looks.count == Transition.Kind.allCases.count)
  }

  /// Each line is one of ours: what names bring is within quotes and has no sign of the syntax.
  @Test func namesAddNothingToMermaid() throws {
    let plan = try hostilePlan()
    let label = ##""(?:[^"#&<>%`\\:;*_{}\[\]|~$@]|#[0-9]+;|<br>)*""##
    let forms = try [
      "flowchart LR", "  end", "---", #"title: "(?:[^"\\%<>&{}#`]|\\["\\]|\\u00[0-9A-F]{2})*""#, "  subgraph c[0-9]+\\[\(label)\\]",
      " +n[0-9]+[\\[(>/{]+\(label)[\\])}/\\\\]+:::[a-zA-Z]+", "  n[0-9]+ [-.=>ox]+(?:\\|\(label)\\|)? n[0-9]+",
      "  classDef [a-zA-Z]+ [a-z]+:#[0-9A-F]{6}.*", "  linkStyle [0-9,]+ stroke:#[0-9A-F]{6}",
    ].map { try Regex($0) }
    for line in MermaidWriter.text(plan).split(separator: "\n") {
      #expect(forms.contains { line.wholeMatch(of: $0) != nil }, "\(line)")
    }
    #expect(MermaidWriter.text(plan).contains("한국어 화면"))
  }

  @Test func whatHostsDoNotDrawIsCollapsedOrCutAndSaid() throws {
    var maker = GraphMaker()
    maker.screen("S0", module: "M0")
    maker.enter("S0")
    for index in 1..<620 {
      maker.screen("S\(index)", module: "M\(index % 8)")
      maker.go("S\(index / 3)", "S\(index)")
      if index > 40 { maker.go("S\(index)", "S\(index - 40)", .sheet) }
    }
    func plan(_ folding: DiagramOptions.Folding) throws -> DiagramPlan {
      try MermaidWriter.fitted { (boxes: Int?) throws(SelectionError) in
        var options = DiagramOptions(folding: folding)
        if let boxes { options.largestPicture = boxes }
        return try DiagramPlan(maker.graph, options: options)
      }
    }
    for folding in DiagramOptions.Folding.allCases {
      let plan = try plan(folding)
      #expect(MermaidWriter.fits(MermaidWriter.text(plan), plan))
    }
    let cut = try plan(.never)
    #expect(cut.edges.count <= 500)
    #expect(cut.notes.last?.hasPrefix("GitHub and GitLab draw no diagram of more than 500 arrows or 50000 characters: ") == true)
    #expect(cut.notes.last?.contains(" of 1199 arrows") == true)
    let small = try MermaidWriter.fitted { (_: Int?) throws(SelectionError) in try DiagramPlan(.shop) }
    #expect(try small == DiagramPlan(.shop))
  }

  // MARK: - PlantUML

  @Test func aShopInPlantUML() throws {
    let plan = try DiagramPlan(.shop, options: DiagramOptions(title: "Shop", grouping: .tab))
    let lines = PlantUMLWriter.text(plan).split(separator: "\n").map(String.init)
    #expect(lines.first == "@startuml" && lines.last == "@enduml")
    #expect(lines.contains("title Shop"))
    #expect(lines.contains("boundary \"<U+0040>main ShopApp\" as n1 #F7F9FB"))
    #expect(lines.contains { $0.contains("frame \"CheckoutView\" as n") })
    #expect(lines.contains { $0.contains("-[#8E24AA,dashed]-> ") && $0.hasSuffix(" : sheet") })
  }

  @Test func namesAddNothingToPlantUML() throws {
    let text = #"(?:[a-zA-Z0-9 .,\u{80}-\u{10FFFF}]|<U\+[0-9A-F]{4}>|\\n)*"#
    let colour = "#[0-9A-F]{6}"
    let forms = try [
      "@startuml", "@enduml", "left to right direction", "skinparam [a-zA-Z]+ (?:false|\(colour))", "title \(text)", "}", "legend right", "endlegend",
      "package \"\(text)\" as c[0-9]+ \\{", " *[a-z]+ \"\(text)\" as n[0-9]+ \(colour)",
      "n[0-9]+ -\\[\(colour)(?:,[a-z]+)?\\]-> n[0-9]+(?: : \(text))?", "  \(text)",
    ].map { try Regex($0).matchingSemantics(.unicodeScalar) }
    for line in PlantUMLWriter.text(try hostilePlan()).split(separator: "\n") {
      #expect(forms.contains { line.wholeMatch(of: $0) != nil }, "\(line)")
    }
  }
}
