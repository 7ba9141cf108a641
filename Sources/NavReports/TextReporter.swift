import NavFindings
import NavSource

extension Reporter {
  /// For people: each finding with its line of code, then a summary. Problems go to standard error, not among findings.
  static let text = Reporter(id: "text", summary: "for people: findings with their code, and a summary") { report, rendering in
    var out = ""
    for finding in report.findings { out += TextForm.finding(finding, rendering) + "\n" }
    guard rendering.hasSummary else { return out }
    out += Paint(isOn: rendering.isColoured).bold(ReportSummary.counts(report)) + "\n"
    out += ReportSummary.unresolved(report) + "\n"
    return out
  }
}

private enum TextForm {
  static func finding(_ finding: Finding, _ rendering: Rendering) -> String {
    let paint = Paint(isOn: rendering.isColoured)
    let place = LogLine.place(finding.place, rendering)
    var out = "\(paint.bold(place)): \(paint.severity(finding.severity)): \(Visible.text(finding.message)) "
    out += paint.faint("[\(Visible.text(finding.rule))]") + "\n"
    let gutter = String(finding.place.line).count
    if let line = rendering.excerpt(finding.place.file, finding.place.line) {
      out += CodeFrame.render(finding.place, line: line, gutter: gutter) { paint.caret($0, finding.severity) }
    }
    let margin = String(repeating: " ", count: gutter + 2)
    for related in finding.related {
      out += "\(margin)= \(Visible.text(related.text)): \(paint.faint(LogLine.place(related.place, rendering)))\n"
    }
    return out
  }
}

/// Colours, or none.
struct Paint {
  var isOn: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func caret(_ text: String, _ severity: Severity) -> String { wrap(text, code(severity)) }

  func severity(_ severity: Severity) -> String { wrap(severity.word, code(severity)) }

  private func code(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info, .off: "1;36"
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
