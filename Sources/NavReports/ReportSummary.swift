import NavFindings

/// A run in two sentences.
public enum ReportSummary {
  /// `1 error, 2 warnings, 1 note in 42 files, 2 silenced; 1 problem`.
  public static func counts(_ report: Report) -> String {
    let silenced = report.suppressed == 0 ? "" : ", \(report.suppressed) silenced"
    let problems = report.problems.isEmpty ? "" : "; \(plural(report.problems.count, "problem"))"
    return "\(findings(report)) in \(plural(report.filesAnalysed, "file"))\(silenced)\(problems)"
  }

  /// The measure of how far the silence of a rule can be trusted.
  public static func unresolved(_ report: Report) -> String {
    let total = report.navigationCalls
    if total == 0 { return "no navigation calls were found" }
    if report.unresolvedCalls == 0, total == 1 { return "the target of the 1 navigation call could be read" }
    if report.unresolvedCalls == 0 { return "the targets of all \(plural(total, "navigation call")) could be read" }
    let tenths = (report.unresolvedCalls * 1000 + total / 2) / total
    return "the targets of \(report.unresolvedCalls) of \(plural(total, "navigation call")) could not be read "
      + "(\(tenths / 10).\(tenths % 10) %)"
  }

  /// `1 error, 2 warnings, 1 note`; `no findings`.
  private static func findings(_ report: Report) -> String {
    let counted = [Severity.error, .warning, .info].compactMap { severity in
      let count = report.count(severity)
      return count == 0 ? nil : plural(count, severity.word)
    }
    return counted.isEmpty ? "no findings" : counted.joined(separator: ", ")
  }

  static func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

extension Severity {
  /// As people read it: `error`, `warning`, `note`.
  var word: String { self == .info ? "note" : rawValue }

  static let gravestFirst: [Severity] = [.error, .warning, .info]
}
