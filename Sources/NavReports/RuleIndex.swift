import NavFindings

/// The rules that a report's findings may name, for formats that list them and refer to the list.
struct RuleIndex {
  /// Those that ran, and those that only a finding names; by id, none twice.
  let cards: [RuleCard]
  private let index: [String: Int]

  init(_ report: Report) {
    var cards: [String: RuleCard] = [:]
    for finding in report.findings where cards[finding.rule] == nil {
      cards[finding.rule] = RuleCard(
        id: finding.rule, severity: finding.severity, summary: finding.rule, rationale: "", bad: [], good: [])
    }
    for card in report.rules { cards[card.id] = card }
    self.cards = cards.values.sorted { $0.id < $1.id }
    index = Dictionary(uniqueKeysWithValues: self.cards.enumerated().map { ($1.id, $0) })
  }

  /// Where the rule stands in `cards`; nil for one that no finding of the report names.
  func index(of rule: String) -> Int? { index[rule] }
}
