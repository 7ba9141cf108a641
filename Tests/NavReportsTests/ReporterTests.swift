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
    #expect(ids == ["text", "xcode", "github", "json"])
    #expect(ReporterCatalog.named("sarif") == nil)
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

  @Test func pathsCanBeMadeAbsolute() throws {
    for id in ["text", "xcode", "github"] {
      let reporter = try #require(ReporterCatalog.named(id))
      let out = reporter.render(Report(findings: ShopSample.findings), Rendering(pathPrefix: "/home/ann/"))
      #expect(out.contains("/home/ann/Shop/ShopRoute.swift"), "\(id)")
      #expect(out.ranges(of: "Shop/").count == out.ranges(of: "/home/ann/Shop/").count, "\(id)")
    }
  }

  @Test func aCleanRunSaysSo() throws {
    let clean = Report(findings: [], filesAnalysed: 1, navigationCalls: 4)
    let said = ReporterCatalog.all.filter { $0.id != "json" }.map { $0.render(clean, Rendering()) }
    #expect(said == ["no findings in 1 file\nthe targets of all 4 navigation calls could be read\n", "", ""])
  }

  @Test(arguments: [(1, 3, "33.3 %"), (1, 1000, "0.1 %"), (2, 3, "66.7 %"), (3, 3, "100.0 %")])
  func shares(_ unread: Int, _ total: Int, _ share: String) throws {
    let report = Report(findings: [], navigationCalls: total, unresolvedCalls: unread)
    #expect(ReporterCatalog.all[0].render(report, Rendering()).contains("(\(share))"))
  }
}

@Suite struct CodeFrameTests {
  /// The two lines of the frame below a finding at this column.
  private func frame(_ line: String, column: Int, length: Int = 1) -> [String] {
    let place = Place(file: "A.swift", line: 7, column: column, length: length)
    let report = Report(findings: [Finding(rule: "r", place: place, subject: "s", message: "m")])
    let out = ReporterCatalog.all[0].render(report, Rendering { _, _ in line })
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

@Suite struct HostileReportTests {
  @Test(arguments: HostileNames.all)
  func nothingBreaksOut(_ name: String) throws {
    let report = HostileNames.report(name)
    for reporter in ReporterCatalog.all {
      let out = reporter.render(report, Rendering { _, _ in name })
      #expect(!out.unicodeScalars.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F..<0xA0).contains($0.value) }, "\(reporter.id)")
      #expect(out.hasSuffix("\n"))
    }
  }

  @Test(arguments: HostileNames.all)
  func linesStayLines(_ name: String) throws {
    let report = HostileNames.report(name)
    let xcode = try #require(ReporterCatalog.named("xcode")).render(report, Rendering())
    #expect(xcode.split(whereSeparator: \.isNewline).count == 3)
    let github = try #require(ReporterCatalog.named("github")).render(report, Rendering())
    let lines = github.split(whereSeparator: \.isNewline)
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.wholeMatch(of: /::error file=[^,:]*,line=1(,endLine=1,col=1,endColumn=4,title=never-presented)?::.*/) != nil)
      #expect(line.replacing(/%(25|0A|0D|3A|2C)/, with: "").contains("%") == false)
    }
  }

  @Test(arguments: HostileNames.all)
  func jsonGivesBackTheName(_ name: String) throws {
    let out = try #require(ReporterCatalog.named("json")).render(HostileNames.report(name), Rendering())
    let object = try #require(try JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: Any])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["subject"] as? String == name)
    #expect(finding["file"] as? String == name)
    let problem = try #require((object["problems"] as? [[String: Any]])?.first)
    #expect(problem["what"] as? String == name)
  }
}
