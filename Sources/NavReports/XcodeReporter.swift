import NavFindings

extension Reporter {
  /// Which Xcode and most editors turn into marks in the code. Columns count bytes, as the compiler's do.
  static let xcode = Reporter(
    id: "xcode", summary: "for Xcode's issue list and editors: path:line:column: warning: text [rule]", isLog: true,
    wantsAbsolutePaths: true
  ) { report, rendering in
    var lines = report.problems.map { LogLine.problem($0, rendering) }
    for finding in report.findings {
      lines.append(LogLine.finding(finding, rendering))
      lines += finding.related.map { LogLine.related($0, rendering) }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
