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
      "suggestions": suggestions(finding, rendering),
      "related_locations": finding.related.isEmpty
        ? nil
        : .array(
          finding.related.map {
            .object(["message": .string(Visible.text($0.text)), "location": location($0.place, rendering)])
          }),
    ])
  }

  /// Suggestions are for the file of the finding; nil where the fix needs more or there is none.
  private static func suggestions(_ finding: Finding, _ rendering: Rendering) -> JSON? {
    guard let fix = finding.fix, fix.edits.allSatisfy({ $0.piece.place.file == finding.place.file }) else { return nil }
    return .array(
      fix.edits.map { edit in
        let place = edit.piece.place
        let isLine = edit.piece.isLine
        return .object([
          "text": .string(edit.replacement),
          "range": .object([
            "start": .object(["line": .int(place.line), "column": .int(place.column)]),
            "end": .object([
              "line": .int(isLine ? place.line + 1 : place.line), "column": .int(isLine ? 1 : place.column + edit.piece.text.utf8.count),
            ]),
          ]),
        ])
      })
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
