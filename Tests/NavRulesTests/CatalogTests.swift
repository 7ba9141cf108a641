import Foundation
import NavFindings
import NavModel
import NavRules
import TestSupport
import Testing

@Suite struct CatalogTests {
  @Test func everyRuleHasItsRowAndItsFile() throws {
    let ids = RuleCatalog.all.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/NavRules").path
    let withCards = try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
      try String(contentsOfFile: folder + "/" + name, encoding: .utf8).contains("= RuleCard(")
    }
    let expected = ids.map { id in id.split(separator: "-").map(\.capitalized).joined() + ".swift" }
    #expect(withCards.sorted() == expected.sorted())
  }

  @Test(arguments: RuleCatalog.cards.map(\.id))
  func cardsAreComplete(_ id: String) throws {
    let card = try #require(RuleCatalog.cards.first { $0.id == id })
    #expect(!card.id.isEmpty && card.id.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
    // A rule that is off by itself has to be turned on by the settings of its examples.
    if card.severity == .off { #expect((card.bad + card.good).allSatisfy { $0.settings?.contains(card.id) == true }) }
    #expect(!card.summary.isEmpty && !card.summary.hasSuffix("."))
    #expect(card.rationale.count > 100)
    #expect(!card.bad.isEmpty && !card.good.isEmpty)
    for example in card.bad {
      let marked = example.marks.map(\.rule)
      #expect(marked.contains(card.id), "'\(example.title)' marks no line for the rule")
      #expect(marked.allSatisfy { id in RuleCatalog.cards.contains { $0.id == id } })
    }
    for example in card.good {
      #expect(example.marks.isEmpty, "'\(example.title)' expects findings")
    }
  }

  @Test func anEmptyGraphSaysNothing() {
    #expect(RuleCatalog.findings(in: NavigationGraph()).isEmpty)
  }

  @Test func onlyTheRulesAskedForSpeak() {
    let graph = shop([route("help", line: 3, mapping: .nothing, madeAt: [])])
    #expect(Set(RuleCatalog.findings(in: graph).map(\.rule)) == ["unmapped-destination", "unreachable-destination"])
    #expect(RuleCatalog.findings(in: graph, only: ["unmapped-destination"]).map(\.rule) == ["unmapped-destination"])
    #expect(RuleCatalog.findings(in: graph, only: []).isEmpty)
  }

  @Test func messagesGiveAnOrderAndNoFullStop() {
    let graph = shop([route("help", line: 3, mapping: .nothing, madeAt: [])])
    for finding in RuleCatalog.findings(in: graph) {
      #expect(finding.message.contains("; "), "\(finding.message)")
      #expect(!finding.message.hasSuffix("."))
    }
  }
}
