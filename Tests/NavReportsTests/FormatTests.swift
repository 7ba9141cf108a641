import Foundation
import NavFindings
import NavReports
import NavSource
import Testing

/// What each form demands beside being well formed: bases of columns, limits, names that stay.
@Suite struct FormatTests {
  private func object(_ id: String, _ report: Report, _ rendering: Rendering = Rendering()) throws -> [String: Any] {
    let out = try #require(ReporterCatalog.named(id)).render(report, rendering)
    return try #require(try JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: Any])
  }

  private func finding(
    _ rule: String = "never-presented", _ severity: Severity = .warning, line: Int = 1, column: Int = 1, length: Int = 1,
    subject: String = "s", message: String = "m"
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, place: Place(file: "A.swift", line: line, column: column, length: length), subject: subject,
      message: message)
  }

  // MARK: Columns

  /// `화면` has 6 bytes and 2 code units, the compass 4 bytes and 2 code units.
  private static let line = "화면🧭 go()"

  @Test(arguments: [(1, 3, 1, 2), (7, 4, 3, 5), (12, 2, 6, 8), (12, 99, 6, 10), (16, 1, 10, 10), (3, 1, 1, 2)])
  func columnsCountCodeUnitsWhereOthersDo(_ column: Int, _ length: Int, _ start: Int, _ end: Int) throws {
    let report = Report(findings: [finding(column: column, length: length)])
    let rendering = Rendering(excerpt: { _, _ in Self.line })
    let runs = try #require(try object("sarif", report, rendering)["runs"] as? [[String: Any]])
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    let locations = try #require(results[0]["locations"] as? [[String: Any]])
    let region = try #require((locations[0]["physicalLocation"] as? [String: Any])?["region"] as? [String: Int])
    #expect(region == ["startLine": 1, "startColumn": start, "endColumn": end])

    let issues = try #require(try object("sonarqube", report, rendering)["issues"] as? [[String: Any]])
    let range = try #require((issues[0]["primaryLocation"] as? [String: Any])?["textRange"] as? [String: Int])
    // Columns count from 0 there, and a range must hold something.
    let wanted = start == end ? [:] : ["startColumn": start - 1, "endColumn": end - 1]
    #expect(range == wanted.merging(["startLine": 1, "endLine": 1]) { $1 })

    let diagnostics = try #require(try object("rdjson", report, rendering)["diagnostics"] as? [[String: Any]])
    let bytes = try #require((diagnostics[0]["location"] as? [String: Any])?["range"] as? [String: [String: Int]])
    #expect(bytes["start"]?["column"] == column && bytes["end"]?["column"] == column + length)
  }

  @Test func withoutItsLineAPlaceIsAWholeLine() throws {
    for (column, line) in [(1, nil), (99, "go()"), (0, "go()")] {
      let report = Report(findings: [finding(column: column)])
      let rendering = Rendering(excerpt: { _, _ in line })
      let out = ReporterCatalog.all.filter { ["sarif", "sonarqube", "checkstyle", "github", "azure"].contains($0.id) }
        .map { $0.render(report, rendering) }
      for text in out { #expect(!text.contains("olumn=") && !text.contains("col=") && !text.contains("Column\"")) }
    }
  }

  // MARK: Fixes

  /// Hosts offer each suggestion by itself, and half a fix would break the code.
  @Test func allEditsOfAFixAreOneSuggestion() throws {
    let code = ["Menu {", "  Save().sheet()", "  Text()", "}"]
    func edit(_ line: Int, _ column: Int, _ old: String, _ new: String) -> Edit {
      Edit(CodePiece(place: Place(file: "A.swift", line: line, column: column, length: old.utf8.count), offset: 0, text: old), with: new)
    }
    var spoken = finding(line: 2, column: 9)
    spoken.fix = Fix("Hang it on the menu", edits: [edit(2, 9, ".sheet()", ""), edit(4, 1, "}", "}.sheet()")])
    func suggestions(_ rendering: Rendering) throws -> [[String: Any]]? {
      let diagnostics = try #require(try object("rdjson", Report(findings: [spoken]), rendering)["diagnostics"] as? [[String: Any]])
      return diagnostics[0]["suggestions"] as? [[String: Any]]
    }
    let found = try #require(try suggestions(Rendering(excerpt: { _, line in code.indices.contains(line - 1) ? code[line - 1] : nil })))
    #expect(found.count == 1)
    #expect(found[0]["text"] as? String == "\n  Text()\n}.sheet()")
    let range = try #require(found[0]["range"] as? [String: [String: Int]])
    #expect(range == ["start": ["line": 2, "column": 9], "end": ["line": 4, "column": 2]])
    // What stands between cannot be had.
    #expect(try suggestions(Rendering()) == nil)
    spoken.fix?.edits.removeLast()
    #expect(try suggestions(Rendering())?.count == 1)
  }

  // MARK: Fingerprints

  private func fingerprints(_ findings: [Finding]) throws -> [String] {
    let out = try #require(ReporterCatalog.named("gitlab")).render(Report(findings: findings), Rendering())
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(out.utf8)) as? [[String: Any]])
    return rows.compactMap { $0["fingerprint"] as? String }
  }

  @Test func fingerprintsStayWhenLinesMoveAndWordsChange() throws {
    let before = try fingerprints([finding(line: 3, message: "3 ways"), finding("swallowed-route", line: 9)])
    let after = try fingerprints([finding(line: 30, column: 7, message: "4 ways"), finding("swallowed-route", line: 90)])
    #expect(before == after)
    #expect(before.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
  }

  @Test func fingerprintsAreUnique() throws {
    let findings = (1...50).map { finding(line: $0) } + (1...50).map { finding(line: $0, subject: "t\($0)") }
    let all = try fingerprints(findings)
    #expect(Set(all).count == 100)
    // One more of the same changes none of the others.
    #expect(Set(try fingerprints(findings + [finding(line: 51)])).isSuperset(of: all))
  }

  @Test func theDigestIsThatOfTheStandard() throws {
    // The parts are joined with zero bytes; computed with another implementation of FNV-1a.
    #expect(try fingerprints([finding()]) == ["14026b87780fa3bbae091f8c74340199"])
  }

  // MARK: Limits

  @Test func gitHubGetsNoMoreThanItShows() throws {
    let many = [(25, Severity.error), (12, .warning), (9, .info)].flatMap { count, severity in
      (1...count).map { finding("never-presented", severity, line: $0) }
    }
    let out = try #require(ReporterCatalog.named("github")).render(Report(findings: many), Rendering())
    let lines = out.split(separator: "\n")
    func count(_ kind: String) -> Int { lines.count { $0.hasPrefix("::\(kind) ") } }
    #expect(count("error") == 10 && count("warning") == 10 && count("notice") == 10)
    #expect(
      lines.contains(
        "::notice title=navgraph::17 more of 46 stand in the log only: "
          + "GitHub shows 10 errors, as many warnings and as many notices of a step"
      ))
    let group = try #require(lines.firstIndex(of: "::endgroup::"))
    #expect(lines[0] == "::group::46 findings" && group == 47)
    #expect(lines.last == "25 errors, 12 warnings, 9 notes in 0 files")
  }

  @Test func gitHubIsNotToldOfACutThatIsNone() throws {
    let ten = (1...10).map { finding("unused-suppression", .info, line: $0) }
    let out = try #require(ReporterCatalog.named("github")).render(Report(findings: ten), Rendering())
    #expect(out.split(separator: "\n").count { $0.hasPrefix("::notice ") } == 10)
    #expect(!out.contains("in the log only"))
  }

  @Test func problemsThatGitHubDoesNotShowStandInTheLog() throws {
    let problems = (1...14).map { Problem("number \($0) is gone", file: "\($0).swift") }
    let out = try #require(ReporterCatalog.named("github")).render(Report(findings: [], problems: problems), Rendering())
    for number in 1...14 { #expect(out.contains("number \(number) is gone")) }
    #expect(out.split(separator: "\n").count { $0.hasPrefix("::error ") } == 10)
  }

  @Test func sarifKeepsTheGravestAndSaysWhatItLeftOut() throws {
    let many = (1...25_001).map { finding("swallowed-route", .warning, line: $0) } + [finding("zzz", .error, line: 30_000)]
    let report = Report(findings: many)
    let reporter = try #require(ReporterCatalog.named("sarif"))
    let run = try #require((try object("sarif", report)["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 25_000)
    #expect(results.last?["ruleId"] as? String == "zzz")
    let said = try #require(reporter.omission(report))
    #expect(said.contains("25000 of 25002"))
    let invocations = try #require(run["invocations"] as? [[String: Any]])
    let notes = try #require(invocations[0]["toolExecutionNotifications"] as? [[String: Any]])
    #expect((notes[0]["message"] as? [String: String])?["text"] == said)
    #expect(reporter.omission(ShopSample.report) == nil)
  }

  @Test func otherFormsLeaveNothingOut() {
    let many = Report(findings: (1...30).map { finding("swallowed-route", .warning, line: $0, message: "no. \($0) of 30") })
    for reporter in ReporterCatalog.all {
      let out = reporter.render(many, Rendering())
      for number in 1...30 { #expect(out.contains("no. \(number) of 30"), "\(reporter.id)") }
      #expect(reporter.omission(many) == nil)
    }
  }

  // MARK: Rules

  @Test(arguments: ["sarif", "sonarqube"]) func everyRuleThatIsNamedIsListed(_ id: String) throws {
    var rules: [[String: Any]]
    var named: [String]
    if id == "sarif" {
      let run = try #require((try object(id, ShopSample.report)["runs"] as? [[String: Any]])?.first)
      let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
      rules = try #require(driver?["rules"] as? [[String: Any]])
      let results = try #require(run["results"] as? [[String: Any]])
      named = results.compactMap { $0["ruleId"] as? String }
      for result in results {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      }
    } else {
      let all = try object(id, ShopSample.report)
      rules = try #require(all["rules"] as? [[String: Any]])
      named = try #require(all["issues"] as? [[String: Any]]).compactMap { $0["ruleId"] as? String }
    }
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids).isSuperset(of: named) && Set(ids).count == rules.count && named.count == 4)
  }

  @Test func junitCountsMatch() throws {
    let out = try #require(ReporterCatalog.named("junit")).render(ShopSample.report, Rendering())
    #expect(out.contains("<testsuites name=\"navgraph\" tests=\"7\" failures=\"3\" errors=\"1\">"))
    #expect(out.ranges(of: "<testcase ").count == 7)
    #expect(out.ranges(of: "<failure ").count == 3)
    #expect(out.ranges(of: "<error ").count == 1)
    #expect(out.ranges(of: "<testsuite ").count == 6)
  }

  @Test func junitNamesAreUniqueAndHoldNoLines() throws {
    let out = try #require(ReporterCatalog.named("junit")).render(
      Report(findings: [finding(line: 77), finding(line: 78)]), Rendering())
    #expect(out.contains("name=\"s in A.swift\"") && out.contains("name=\"s in A.swift (2)\""))
  }
}
