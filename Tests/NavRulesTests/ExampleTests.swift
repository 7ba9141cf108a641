import NavEngine
import NavFindings
import NavRules
import TestSupport
import Testing

/// Runs an example through the whole pipeline, from bytes to findings.
enum ExampleRun {
  /// What all rules say of a program of one file, comments heard.
  static func findings(_ code: String, _ file: String) -> [Finding] {
    Pipeline.run([SourceText(path: file, module: "Example", text: code)]).report.findings
  }
}

@Suite
struct ExampleTests {
  /// An unmarked finding fails as well as a missing one: examples guard against false alarms too.
  @Test(arguments: RuleCatalog.cards, Disguise.allCases)
  func examplesHold(_ card: RuleCard, _ disguise: Disguise) {
    for example in card.bad + card.good {
      // Read before the disguise, which moves nothing to another line; a string literal adds one before.
      let wanted = disguise.silences ? [] : Expectation.read(in: example.code, file: "Example.swift")
      let found = ExampleRun.findings(disguise.worn(by: example.code), "Example.swift").map {
        Expectation(file: $0.place.file, line: $0.place.line, rule: $0.rule)
      }
      #expect(found.sorted() == wanted, "\(card.id): \(example.title)")
    }
  }
}
