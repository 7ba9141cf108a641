import NavFindings
import NavSource

extension Reporter {
  /// `path:line:column: severity: text [rule]`, which Xcode and most editors turn into marks in the code.
  static let xcode = Reporter(
    id: "xcode", summary: "for Xcode's issue list and editors: path:line:column: warning: text [rule]"
  ) { report, rendering in
    var out = ""
    for problem in report.problems {
      let mend = problem.mend.map { "; \($0)" } ?? ""
      // Without a file Xcode shows the line only when nothing stands before the word.
      let position = problem.file == nil ? "" : Visible.text(problem.position) + ": "
      out += "\(position)\(problem.isFatal ? "error" : "warning"): \(Visible.text(problem.what + mend))\n"
    }
    for finding in report.findings {
      out += line(finding.place, word(finding.severity), "\(finding.message) [\(finding.rule)]", rendering)
      for related in finding.related { out += line(related.place, "note", related.text, rendering) }
    }
    return out
  }

  private static func line(_ place: Place, _ word: String, _ text: String, _ rendering: Rendering) -> String {
    "\(Visible.text(rendering.pathPrefix + place.description)): \(word): \(Visible.text(text))\n"
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .off: "note"
    }
  }
}
