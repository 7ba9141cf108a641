import NavFindings
import NavRules
import TestSupport
import Testing

@testable import NavEngine

/// Where all rules speak of a program of one file, from bytes to findings, comments heard.
///
/// - Parameter isSilent: whether the code is none, so that settings speak of screens that are not there. Nor are there storyboards
///   then: they would speak of what is missing.
private func places(of code: String, file: String, in example: RuleCard.Example, isSilent: Bool) -> [String] {
  let reading = SettingsReader.read(example.settings ?? "", file: ".navgraph.yml", folder: "/")
  #expect(reading.problems.isEmpty)
  let interfaces = isSilent ? [] : example.interfaces.map { SourceText(path: $0.file, module: "Example", text: $0.text) }
  let sources = [SourceText(path: file, module: "Example", text: code)] + interfaces
  let report = Pipeline.run(sources, settings: reading.settings).report
  #expect(report.problems.isEmpty || isSilent)
  return report.findings.map { "\($0.place.file):\($0.place.line) \($0.rule)" }.sorted()
}

extension RuleCard.Example {
  /// What its files say that is found, sorted.
  var marks: [TestSupport.Expectation] {
    let inCode = TestSupport.Expectation.read(in: code, file: "Example.swift")
    return (inCode + interfaces.flatMap { TestSupport.Expectation.read(in: $0.text, file: $0.file) }).sorted()
  }
}

@Suite struct ExampleTests {
  /// An unmarked finding fails as well as a missing one: examples guard against false alarms too.
  @Test(arguments: RuleCatalog.cards.map(\.id), Disguise.allCases)
  func examplesHold(_ id: String, _ disguise: Disguise) throws {
    let card = try #require(RuleCatalog.cards.first { $0.id == id })
    for example in card.bad + card.good {
      // Read before the disguise, which moves nothing to another line; a string literal adds one before.
      let marks = disguise.silences ? [] : example.marks
      let found = places(of: disguise.worn(by: example.code), file: "Example.swift", in: example, isSilent: disguise.silences)
      let wanted = marks.map(\.description).sorted()
      #expect(found == wanted, "\(example.title)")
    }
  }
}
