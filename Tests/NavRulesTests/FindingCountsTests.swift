import NavFindings
import NavSource
import TestSupport
import Testing

@Suite struct FindingCountsTests {
  private func finding(_ subject: String, line: Int) -> Finding {
    Finding(rule: "swallowed-route", place: at(line), subject: subject, message: "line \(line)")
  }

  private func key(_ finding: Finding) -> FindingKey {
    FindingKey(path: finding.place.file, rule: finding.rule, subject: finding.subject)
  }

  @Test func linesAndWordsDoNotMatter() {
    let known = FindingCounts(of: [finding("a", line: 1), finding("b", line: 2)], key: key)
    #expect(known.surplus(of: [finding("b", line: 90), finding("a", line: 80)], key: key) == [])
  }

  @Test func aGroupThatGrowsByOneReportsTheLastOne() {
    let known = FindingCounts(of: [finding("a", line: 10), finding("a", line: 20)], key: key)
    let now = [finding("a", line: 30), finding("a", line: 5), finding("b", line: 1), finding("a", line: 21)]
    #expect(known.surplus(of: now, key: key).map(\.place.line) == [30, 1])
    #expect(known.surplus(of: now, key: key) { $0.place.line > $1.place.line }.map(\.place.line) == [5, 1])
  }

  @Test func theOrderOfInputDoesNotShow() {
    var random = SplitMix64(seed: 20_261_123)
    let known = FindingCounts(of: (1...4).map { finding("a", line: $0) }, key: key)
    let now = (1...9).map { finding($0 % 3 == 0 ? "b" : "a", line: $0) }
    let wanted = Set(known.surplus(of: now, key: key))
    for _ in 0..<30 { #expect(Set(known.surplus(of: now.shuffled(using: &random), key: key)) == wanted) }
    #expect(wanted.map(\.place.line).sorted() == [3, 6, 7, 8, 9].filter { $0 % 3 == 0 || $0 > 5 })
  }

  @Test func countsAreNeverNegative() {
    #expect(FindingCounts([key(finding("a", line: 1)): -3]).counts.isEmpty)
  }
}
