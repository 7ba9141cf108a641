import NavFindings

extension Reporter {
  /// What `swiftlint --reporter json` prints, for scripts and bots written for it. It knows no notes: they are warnings.
  static let swiftlintJSON = Reporter(
    id: "swiftlint-json", summary: "as SwiftLint's JSON: for Danger and other tools made for it", wantsAbsolutePaths: true
  ) { report, rendering in
    let titles = Dictionary(uniqueKeysWithValues: RuleIndex(report).cards.map { ($0.id, $0.summary) })
    return JSON.array(
      report.findings.map { finding in
        .object([
          "character": TextColumns(finding.place, rendering).map { .int($0.start) } ?? .null,
          "file": .string(rendering.path(finding.place.file)),
          "line": .int(finding.place.line),
          "reason": .string(Visible.text(finding.message)),
          "rule_id": .string(finding.rule),
          "severity": .string(finding.severity == .error ? "Error" : "Warning"),
          "type": .string(titles[finding.rule] ?? finding.rule),
        ])
      }
    ).text
  }
}
