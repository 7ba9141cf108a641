import NavEngine
import NavFindings
import NavRules
import TestSupport
import Testing

/// Where all rules speak of a program of one file, from bytes to findings, comments heard.
private func places(of code: String, file: String) -> [String] {
  let report = Pipeline.run([SourceText(path: file, module: "Example", text: code)]).report
  #expect(report.problems.isEmpty)
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
      let found = places(of: disguise.worn(by: example.code), file: "Example.swift")
      let wanted = marks.map(\.description).sorted()
      #expect(found == wanted, "\(example.title)")
    }
  }
}
