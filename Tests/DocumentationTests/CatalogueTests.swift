import Foundation
import NavEngine
import NavReports
import TestSupport
import Testing

/// The DocC catalogue: a page for each rule, made of the rule's card, and nothing that leads nowhere.
@Suite struct CatalogueTests {
  private static let catalogue = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/navgraph/navgraph.docc")
  private static let isRecording = ProcessInfo.processInfo.environment["NAVGRAPH_RECORD"] != nil

  /// `NAVGRAPH_RECORD=1 swift test --filter CatalogueTests` writes all of them anew.
  @Test(arguments: RuleBook.ids) func thePageOfARuleIsUpToDate(_ id: String) throws {
    let card = try #require(RuleBook.cards.first { $0.id == id })
    try expectSnapshot(
      RulePages.article(card), at: Self.catalogue.appendingPathComponent("Rules/\(id).md"), isRecording: Self.isRecording)
  }

  @Test func theListOfRulesIsUpToDate() throws {
    try expectSnapshot(
      RulePages.articleOfRules(RuleBook.cards), at: Self.catalogue.appendingPathComponent("Rules.md"), isRecording: Self.isRecording)
  }

  @Test func noPageSpeaksOfARuleThatIsGone() throws {
    let folder = Self.catalogue.appendingPathComponent("Rules")
    let pages = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".md") })
    let gone = pages.subtracting(RuleBook.ids.map { "\($0).md" }).sorted()
    if Self.isRecording { for page in gone { try FileManager.default.removeItem(at: folder.appendingPathComponent(page)) } }
    #expect(gone == [])
  }

  @Test func everyLinkLeadsToAPage() throws {
    let names = FileManager.default.enumerator(atPath: Self.catalogue.path)?.compactMap { $0 as? String } ?? []
    let pages = names.filter { $0.hasSuffix(".md") }
    let known = Set(pages.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
    #expect(known.count > RuleBook.ids.count)
    for page in pages {
      let text = try String(contentsOf: Self.catalogue.appendingPathComponent(page), encoding: .utf8)
      for link in text.matches(of: #/<doc:([^>]*)>/#).map(\.1) { #expect(known.contains(String(link)), "\(page): \(link)") }
    }
  }
}
