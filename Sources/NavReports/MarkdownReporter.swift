import NavFindings

extension Reporter {
  /// One table, the gravest findings first: for job summaries and comments.
  static let markdown = Reporter(
    id: "markdown", summary: "a Markdown table: for job summaries and pull requests"
  ) { report, rendering in
    var out = "### \(ToolIdentity.name): \(ReportSummary.counts(report))\n\n"
    if !report.findings.isEmpty {
      out += "| | Where | What | Rule |\n| --- | --- | --- | --- |\n"
      for severity in Severity.gravestFirst {
        for finding in report.findings where finding.severity == severity { out += row(finding, rendering) }
      }
      out += "\n"
    }
    for problem in report.problems { out += "- \(Markdown.escaped(LogLine.problem(problem, rendering)))\n" }
    if !report.problems.isEmpty { out += "\n" }
    return out + ReportSummary.unresolved(report) + "\n"
  }

  private static func row(_ finding: Finding, _ rendering: Rendering) -> String {
    let related = finding.related.map {
      Markdown.escaped("\($0.text): \(rendering.path($0.place.file)):\($0.place.line)")
    }
    return Markdown.row([
      finding.severity.word,
      Markdown.escaped("\(rendering.path(finding.place.file)):\(finding.place.line)"),
      Markdown.lines([Markdown.escaped(finding.message)] + related),
      Markdown.escaped(finding.rule),
    ])
  }
}
