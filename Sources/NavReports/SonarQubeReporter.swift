import NavFindings
import NavSource

extension Reporter {
  /// The generic issue format of SonarQube 10.3 and later. There a rule has the severity, and issues have none of their own.
  static let sonarqube = Reporter(
    id: "sonarqube", summary: "SonarQube's generic issues: for 'sonar.externalIssuesReportPaths'"
  ) { report, rendering in
    JSON.object([
      "rules": .array(RuleIndex(report).cards.map(rule)),
      "issues": .array(report.findings.map { issue($0, rendering) }),
    ]).text
  }

  private static func rule(_ card: RuleCard) -> JSON {
    .object([
      "id": .string(card.id), "name": .string(card.summary),
      "description": .string(card.rationale.isEmpty ? card.summary : card.rationale),
      "engineId": .string(ToolIdentity.name), "cleanCodeAttribute": .string("LOGICAL"),
      "impacts": .array([
        .object(["softwareQuality": .string("RELIABILITY"), "severity": .string(severity(card.severity))])
      ]),
    ])
  }

  private static func issue(_ finding: Finding, _ rendering: Rendering) -> JSON {
    .present([
      "ruleId": .string(finding.rule),
      "primaryLocation": location(finding.place, finding.message, rendering),
      "secondaryLocations": finding.related.isEmpty
        ? nil : .array(finding.related.map { location($0.place, $0.text, rendering) }),
    ])
  }

  /// Lines count from 1 and columns from 0. A range that is empty or leaves its line would end SonarQube's whole analysis, so
  /// then the line alone is told.
  private static func location(_ place: Place, _ message: String, _ rendering: Rendering) -> JSON {
    let columns = TextColumns(place, rendering).flatMap { $0.end > $0.start ? $0 : nil }
    return .object([
      "message": .string(Visible.text(message)), "filePath": .string(rendering.path(place.file)),
      "textRange": .present([
        "startLine": .int(place.line), "endLine": .int(place.line), "startColumn": columns.map { .int($0.start - 1) },
        "endColumn": columns.map { .int($0.end - 1) },
      ]),
    ])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .info, .off: "LOW"
    }
  }
}
