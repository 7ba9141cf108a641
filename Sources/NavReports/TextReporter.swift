import NavFindings
import NavSource

extension Reporter {
  /// For people: each finding with its line of code, then a summary.
  static let text = Reporter(
    id: "text", summary: "for people: findings with their code, and a summary"
  ) { report, rendering in
    var out = ""
    for problem in report.problems { out += TextForm.problem(problem, rendering) + "\n" }
    for finding in report.findings { out += TextForm.finding(finding, rendering) + "\n" }
    out += TextForm.summary(of: report, rendering) + "\n"
    out += TextForm.unresolved(report) + "\n"
    return out
  }
}

private enum TextForm {
  static func finding(_ finding: Finding, _ rendering: Rendering) -> String {
    let paint = Paint(isOn: rendering.isColoured)
    let place = Visible.text(rendering.pathPrefix + finding.place.description)
    var out = "\(paint.bold(place)): \(paint.severity(finding.severity)): \(Visible.text(finding.message)) "
    out += paint.faint("[\(Visible.text(finding.rule))]") + "\n"
    let gutter = String(finding.place.line).count
    if let line = rendering.excerpt(finding.place.file, finding.place.line) {
      out += CodeFrame.render(finding.place, line: line, gutter: gutter) { paint.caret($0, finding.severity) }
    }
    let margin = String(repeating: " ", count: gutter + 2)
    for related in finding.related {
      let place = Visible.text(rendering.pathPrefix + related.place.description)
      out += "\(margin)= \(Visible.text(related.text)): \(paint.faint(place))\n"
    }
    return out
  }

  static func problem(_ problem: Problem, _ rendering: Rendering) -> String {
    let paint = Paint(isOn: rendering.isColoured)
    var out = "\(paint.bold(Visible.text(problem.position)))"
    out += ": \(paint.severity(problem.isFatal ? .error : .warning)): \(Visible.text(problem.what))\n"
    if let mend = problem.mend { out += "  \(Visible.text(mend))\n" }
    return out
  }

  static func summary(of report: Report, _ rendering: Rendering) -> String {
    let paint = Paint(isOn: rendering.isColoured)
    let counted = [(Severity.error, "error"), (.warning, "warning"), (.info, "note")].compactMap { severity, word in
      let count = report.count(severity)
      return count == 0 ? nil : plural(count, word)
    }
    let findings = counted.isEmpty ? "no findings" : counted.joined(separator: ", ")
    let silenced = report.suppressed == 0 ? "" : ", \(report.suppressed) silenced"
    let problems = report.problems.isEmpty ? "" : "; \(plural(report.problems.count, "problem")), told above"
    return paint.bold("\(findings) in \(plural(report.filesAnalysed, "file"))\(silenced)\(problems)")
  }

  /// The measure of how far the silence of a rule can be trusted.
  static func unresolved(_ report: Report) -> String {
    let total = report.navigationCalls
    if total == 0 { return "no navigation calls were found" }
    if report.unresolvedCalls == 0 { return "the targets of all \(plural(total, "navigation call")) could be read" }
    let tenths = (report.unresolvedCalls * 1000 + total / 2) / total
    return "the targets of \(report.unresolvedCalls) of \(plural(total, "navigation call")) could not be read "
      + "(\(tenths / 10).\(tenths % 10) %)"
  }

  private static func plural(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension Problem {
  /// `file:line:column` as far as known; the tool's name where no file is.
  var position: String {
    var position = file ?? "navgraph"
    if let line { position += ":\(line)" }
    if line != nil, let column { position += ":\(column)" }
    return position
  }
}

/// Colours, or none.
struct Paint {
  var isOn: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func faint(_ text: String) -> String { wrap(text, "2") }
  func caret(_ text: String, _ severity: Severity) -> String { wrap(text, code(severity)) }

  /// The severity's word: `error`, `warning`, `note`.
  func severity(_ severity: Severity) -> String {
    wrap(severity == .info ? "note" : severity.rawValue, code(severity))
  }

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
