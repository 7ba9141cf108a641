import Foundation
import NavFindings
import NavReports
import NavSource
import TestSupport
import Testing

@Suite struct ReporterTests {
  @Test(arguments: ReporterCatalog.all.map(\.id))
  func sample(_ id: String) throws {
    let reporter = try #require(ReporterCatalog.named(id))
    let out = reporter.render(ShopSample.report, Rendering(excerpt: ShopSample.excerpt))
    try expectSnapshot(out, "findings.\(id).txt")
  }

  @Test func colourIsOnlyForText() throws {
    for reporter in ReporterCatalog.all {
      let plain = reporter.render(ShopSample.report, Rendering(excerpt: ShopSample.excerpt))
      let coloured = reporter.render(ShopSample.report, Rendering(isColoured: true, excerpt: ShopSample.excerpt))
      #expect((plain == coloured) == (reporter.id != "text"), "\(reporter.id)")
      if reporter.id == "text" {
        #expect(coloured.replacing(/\u{1B}\[[0-9;]+m/, with: "") == plain)
      }
    }
  }

  @Test func idsAreUniqueAndFound() {
    let ids = ReporterCatalog.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.first == "text")
    // A colon parts the name from its file on the command line.
    #expect(ids.allSatisfy { $0.wholeMatch(of: /[a-z-]+/) != nil })
    #expect(ReporterCatalog.named("sarif")?.id == "sarif")
    #expect(ReporterCatalog.named("sarf") == nil)
  }

  @Test func theReadMeNamesEveryForm() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(ReporterCatalog.all.map(\.id).filter { !text.contains("| `\($0)` |") } == [])
  }

  @Test func orderOfInputDoesNotShow() throws {
    var random = SplitMix64(seed: 1)
    for reporter in ReporterCatalog.all {
      let outputs = Set(
        (0..<50).map { _ in
          reporter.render(Report(findings: ShopSample.findings.shuffled(using: &random)), Rendering())
        })
      #expect(outputs.count == 1, "\(reporter.id)")
    }
  }

  @Test(arguments: ReporterCatalog.all.map(\.id))
  func pathsAreWrittenAsAsked(_ id: String) throws {
    let reporter = try #require(ReporterCatalog.named(id))
    let out = reporter.render(Report(findings: ShopSample.findings), Rendering(path: { "home/ann/" + $0 }))
    #expect(out.contains("home/ann/Shop/ShopRoute.swift"))
    #expect(out.ranges(of: "Shop/").count == out.ranges(of: "home/ann/Shop/").count)
  }

  @Test func aCleanRunSaysSo() throws {
    let clean = Report(findings: [], rules: [ShopSample.card("never-presented", .warning)], filesAnalysed: 3, navigationCalls: 4)
    let sentence = "no findings in 3 files"
    for id in ["text", "github", "azure", "teamcity", "markdown", "html"] {
      #expect(try #require(ReporterCatalog.named(id)).render(clean, Rendering()).contains(sentence), "\(id)")
    }
    for id in ["gitlab", "swiftlint-json"] {
      #expect(try #require(ReporterCatalog.named(id)).render(clean, Rendering()) == "[]\n", "\(id)")
    }
    #expect(try #require(ReporterCatalog.named("junit")).render(clean, Rendering()).contains("tests=\"1\" failures=\"0\""))
  }

  @Test(arguments: [(1, 3, "33.3 %"), (1, 1000, "0.1 %"), (2, 3, "66.7 %"), (3, 3, "100.0 %")])
  func shares(_ unread: Int, _ total: Int, _ share: String) throws {
    let report = Report(findings: [], navigationCalls: total, unresolvedCalls: unread)
    #expect(ReportSummary.unresolved(report).contains("(\(share))"))
  }
}

@Suite struct CodeFrameTests {
  /// The two lines of the frame below a finding at this column.
  private func frame(_ line: String, column: Int, length: Int = 1) -> [String] {
    let place = Place(file: "A.swift", line: 7, column: column, length: length)
    let report = Report(findings: [Finding(rule: "r", place: place, subject: "s", message: "m")])
    let out = ReporterCatalog.all[0].render(report, Rendering(excerpt: { _, _ in line }))
    return out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[1...2].map { $0 }
  }

  @Test func theCaretStandsUnderWhatIsMeant() {
    #expect(frame("push(.cart)", column: 6, length: 5) == [" 7 | push(.cart)", "   |      ^~~~~"])
    #expect(frame("\t\tgo()", column: 3, length: 2) == [" 7 |     go()", "   |     ^~"])
    #expect(frame("let 화면 = go()", column: 14, length: 2) == [" 7 | let 화면 = go()", "   |            ^~"])
    #expect(frame("\"👩‍👩‍👧‍👦\"; go()", column: 30, length: 2) == [" 7 | \"👩‍👩‍👧‍👦\"; go()", "   |       ^~"])
  }

  @Test func placesOutsideTheLineDoNoHarm() {
    #expect(frame("go()", column: 99) == [" 7 | go()", "   |     ^"])
    #expect(frame("go()", column: 0) == [" 7 | go()", "   | ^"])
    #expect(frame("", column: 1) == [" 7 | ", "   | ^"])
    #expect(frame("화면", column: 2, length: 1).count == 2)
    #expect(frame("go()", column: 1, length: 1_000)[1] == "   | ^~~~")
  }

  @Test func longLinesAreAWindow() {
    let line = String(repeating: "a", count: 5_000) + "TARGET" + String(repeating: "화", count: 5_000)
    let shown = frame(line, column: 5_001, length: 6)
    #expect(shown[0].hasPrefix(" 7 | …aaa") && shown[0].hasSuffix("…"))
    #expect(shown[0].contains("aTARGET화"))
    #expect(shown[0].count < 140)
    let column = shown[0].prefix { $0 != "T" }.count
    #expect(shown[1].prefix { $0 != "^" }.count == column)
  }

  @Test func controlCharactersInTheLineAreVisible() {
    #expect(frame("a\u{1B}[2Jb", column: 1)[0] == " 7 | a\\u{1B}[2Jb")
  }
}
