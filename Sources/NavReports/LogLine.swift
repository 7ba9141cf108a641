import NavFindings
import NavSource

/// Findings and problems as compilers print them, one line each: `path:line:column: warning: text [rule]`.
enum LogLine {
  static func finding(_ finding: Finding, _ rendering: Rendering) -> String {
    "\(place(finding.place, rendering)): \(finding.severity.word): \(Visible.text(finding.message)) [\(Visible.text(finding.rule))]"
  }

  /// A place that a finding names, as a line of its own.
  static func related(_ related: Finding.Related, _ rendering: Rendering) -> String {
    "\(place(related.place, rendering)): note: \(Visible.text(related.text))"
  }

  static func problem(_ problem: Problem, _ rendering: Rendering) -> String {
    // Without a file Xcode shows the line only when nothing stands before the word.
    let position = position(problem, rendering).map { $0 + ": " } ?? ""
    return "\(position)\(problem.isFatal ? "error" : "warning"): \(text(problem))"
  }

  /// What is wrong and how to mend it.
  static func text(_ problem: Problem) -> String {
    Visible.text(problem.what + (problem.mend.map { "; \($0)" } ?? ""))
  }

  /// `path:line:column`.
  static func place(_ place: Place, _ rendering: Rendering) -> String {
    "\(Visible.path(rendering.path(place.file))):\(place.line):\(place.column)"
  }

  /// `path:line:column` as far as known; nil where no file is concerned.
  private static func position(_ problem: Problem, _ rendering: Rendering) -> String? {
    guard let file = problem.file else { return nil }
    var position = Visible.path(rendering.path(file))
    if let line = problem.line {
      position += ":\(line)"
      if let column = problem.column { position += ":\(column)" }
    }
    return position
  }
}
