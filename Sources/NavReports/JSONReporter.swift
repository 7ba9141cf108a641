import NavFindings
import NavSource

extension Reporter {
  /// One object; `schema` changes when a key changes its meaning or goes away, not when one is added.
  static let json = Reporter(
    id: "json", summary: "one JSON object, for other programs"
  ) { report, rendering in
    JSON.object([
      "schema": .string("navgraph-findings/1"),
      "summary": .object([
        "errors": .int(report.count(.error)), "warnings": .int(report.count(.warning)),
        "infos": .int(report.count(.info)), "suppressed": .int(report.suppressed), "files": .int(report.filesAnalysed),
        "navigationCalls": .int(report.navigationCalls), "unresolvedCalls": .int(report.unresolvedCalls),
      ]),
      "findings": .array(report.findings.map { finding($0, rendering) }),
      "problems": .array(report.problems.map { problem($0, rendering) }),
      "rules": .array(
        report.rules.map {
          .object([
            "id": .string($0.id), "severity": .string($0.severity.rawValue), "summary": .string($0.summary),
          ])
        }),
    ]).text
  }

  private static func finding(_ finding: Finding, _ rendering: Rendering) -> JSON {
    .object([
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "subject": .string(finding.subject), "file": .string(rendering.path(finding.place.file)), "line": .int(finding.place.line),
      "column": .int(finding.place.column), "length": .int(finding.place.length), "message": .string(finding.message),
      "related": .array(
        finding.related.map {
          .object([
            "file": .string(rendering.path($0.place.file)), "line": .int($0.place.line), "column": .int($0.place.column),
            "text": .string($0.text),
          ])
        }),
      "fix": finding.fix.map { fix($0, rendering) } ?? .null,
    ])
  }

  private static func fix(_ fix: Fix, _ rendering: Rendering) -> JSON {
    .object([
      "title": .string(fix.title),
      "edits": .array(
        fix.edits.map { edit in
          .object([
            "file": .string(rendering.path(edit.piece.place.file)), "offset": .int(edit.piece.offset),
            "removed": .string(edit.piece.text), "inserted": .string(edit.replacement),
          ])
        }),
    ])
  }

  private static func problem(_ problem: Problem, _ rendering: Rendering) -> JSON {
    .object([
      "what": .string(problem.what), "file": .string(problem.file.map(rendering.path)),
      "line": problem.line.map { .int($0) } ?? .null,
      "column": problem.column.map { .int($0) } ?? .null, "mend": .string(problem.mend),
      "fatal": .bool(problem.isFatal),
    ])
  }
}
