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

  /// One suggestion for the file of the finding: hosts offer each by itself, and half a fix would break the code. nil where the fix
  /// needs another file, the code between its edits cannot be had, or there is none.
  private static func suggestions(_ finding: Finding, _ rendering: Rendering) -> JSON? {
    guard let edits = finding.fix?.edits, let first = edits.first, edits.allSatisfy({ $0.piece.place.file == finding.place.file }) else { return nil }
    let start = Spot(line: first.piece.place.line, column: first.piece.place.column)
    var (text, at) = ("", start)
    for edit in edits {
      let place = edit.piece.place
      guard let between = code(place.file, from: at, to: Spot(line: place.line, column: place.column), rendering) else { return nil }
      text += between + edit.replacement
      at = edit.piece.isLine ? Spot(line: place.line + 1, column: 1) : Spot(line: place.line, column: place.column + edit.piece.text.utf8.count)
    }
    return .array([.object(["text": .string(text), "range": .object(["start": json(start), "end": json(at)])])])
  }

  private struct Spot: Equatable {
    var line, column: Int
  }

  private static func json(_ spot: Spot) -> JSON { .object(["line": .int(spot.line), "column": .int(spot.column)]) }

  private static func code(_ file: String, from start: Spot, to end: Spot, _ rendering: Rendering) -> String? {
    if start == end { return "" }
    guard start.line <= end.line else { return nil }
    var lines: [String] = []
    for number in start.line...end.line {
      guard let line = rendering.excerpt(file, number).map({ Array($0.utf8) }) else { return nil }
      let from = number == start.line ? start.column - 1 : 0
      let to = number == end.line ? end.column - 1 : line.count
      guard 0 <= from, from <= to, to <= line.count else { return nil }
      lines.append(String(decoding: line[from..<to], as: UTF8.self))
    }
    return lines.joined(separator: "\n")
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
