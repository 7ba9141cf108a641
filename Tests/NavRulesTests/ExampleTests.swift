import NavFindings
import NavRules
import TestSupport
import Testing

@testable import NavEngine

/// Where all rules speak of a program of one file, from bytes to findings, comments heard.
///
/// - Parameter isSilent: whether the code is none, so that settings speak of screens that are not there.
private func places(of code: String, file: String, settings: String?, isSilent: Bool) -> [String] {
  let reading = SettingsReader.read(settings ?? "", file: ".navgraph.yml", folder: "/")
  #expect(reading.problems.isEmpty)
  let report = Pipeline.run([SourceText(path: file, module: "Example", text: code)], settings: reading.settings).report
  #expect(report.problems.isEmpty || isSilent)
  return report.findings.map { "\($0.place.file):\($0.place.line) \($0.rule)" }.sorted()
}

@Suite struct ExampleTests {
  /// An unmarked finding fails as well as a missing one: examples guard against false alarms too.
  @Test(arguments: RuleCatalog.cards.map(\.id), Disguise.allCases)
  func examplesHold(_ id: String, _ disguise: Disguise) throws {
    let card = try #require(RuleCatalog.cards.first { $0.id == id })
    for example in card.bad + card.good {
      // Read before the disguise, which moves nothing to another line; a string literal adds one before.
      let marks = disguise.silences ? [] : Expectation.read(in: example.code, file: "Example.swift")
      let found = places(
        of: disguise.worn(by: example.code), file: "Example.swift", settings: example.settings, isSilent: disguise.silences)
      let wanted = marks.map(\.description).sorted()
      #expect(found == wanted, "\(example.title)")
    }
  }
}
