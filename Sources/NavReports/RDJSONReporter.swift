import NavFindings
import NavSource

extension Reporter {
  /// reviewdog's `DiagnosticResult`. Its columns count UTF-8 bytes, as ours do, and ends are exclusive.
  static let rdjson = Reporter(id: "rdjson", summary: "reviewdog's JSON: review comments on any host") { report, rendering in
    JSON.object([
      "source": .object(["name": .string(ToolIdentity.name)]),
      "diagnostics": .array(report.findings.map { diagnostic($0, rendering) }),
    ]).text
  }

  private static func diagnostic(_ finding: Finding, _ rendering: Rendering) -> JSON {
    .present([
      "message": .string(Visible.text(finding.message)),
      "location": location(finding.place, rendering),
      "severity": .string(finding.severity.rawValue.uppercased()),
      "code": .object(["value": .string(finding.rule)]),
      "related_locations": finding.related.isEmpty
        ? nil
        : .array(
          finding.related.map {
            .object(["message": .string(Visible.text($0.text)), "location": location($0.place, rendering)])
          }),
    ])
  }

  private static func location(_ place: Place, _ rendering: Rendering) -> JSON {
    .object([
      "path": .string(rendering.path(place.file)),
      "range": .object([
        "start": .object(["line": .int(place.line), "column": .int(place.column)]),
        "end": .object(["line": .int(place.line), "column": .int(place.column + max(place.length, 1))]),
      ]),
    ])
  }
}
