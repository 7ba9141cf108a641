import NavFindings
import NavSource

extension Reporter {
  /// One page that needs nothing else: no script, no picture, no font, no network.
  static let html = Reporter(id: "html", summary: "a page to look at or to keep as an artifact") { report, rendering in
    HTMLPage(report: report, rendering: rendering).text
  }
}

private struct HTMLPage {
  let report: Report
  let rendering: Rendering

  var text: String {
    let summary = ReportSummary.counts(report)
    var out = """
      <h1>\(Markup.escaped(summary))</h1>
      <p>\(Markup.escaped(ReportSummary.unresolved(report)))</p>

      """
    if !report.problems.isEmpty {
      let items = report.problems.map { "<li>\(Markup.escaped(LogLine.problem($0, rendering)))</li>\n" }.joined()
      out += "<h2>Could not be done</h2>\n<ul>\n\(items)</ul>\n"
    }
    var file: String?
    for finding in report.findings {
      if finding.place.file != file {
        file = finding.place.file
        out += "<h2>\(Markup.escaped(rendering.path(finding.place.file)))</h2>\n"
      }
      out += article(finding)
    }
    return HTMLDocument.text(title: "\(ToolIdentity.name): \(summary)", style: Self.style, body: out + rules)
  }

  private func article(_ finding: Finding) -> String {
    let rule = Markup.escaped(finding.rule)
    var out = "<article class=\"\(finding.severity.rawValue)\">\n"
    out += "<p><b>\(finding.severity.word)</b> \(Markup.escaped(finding.message)) "
    out += "<a href=\"#\(rule)\">\(rule)</a></p>\n"
    if let line = rendering.excerpt(finding.place.file, finding.place.line) {
      let gutter = String(finding.place.line).count
      let code = CodeFrame.render(finding.place, line: line, gutter: gutter) { $0 }
      // Its line ends are our own; everything else in it is visible already.
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map { Markup.escaped(String($0)) }
      out += "<pre>\(lines.joined(separator: "\n"))</pre>\n"
    } else {
      out += "<p>line \(finding.place.line), column \(finding.place.column)</p>\n"
    }
    if !finding.related.isEmpty {
      let items = finding.related.map {
        "<li>\(Markup.escaped($0.text)): \(Markup.escaped(LogLine.place($0.place, rendering)))</li>\n"
      }
      out += "<ul>\n\(items.joined())</ul>\n"
    }
    return out + "</article>\n"
  }

  /// The rules that found something, each folded.
  private var rules: String {
    let found = Set(report.findings.map(\.rule))
    let shown = RuleIndex(report).cards.filter { found.contains($0.id) }
    if shown.isEmpty { return "" }
    return "<h2>Rules</h2>\n"
      + shown.map { card in
        let paragraphs = card.rationale.split(separator: "\n").map { "<p>\(Markup.escaped(String($0)))</p>\n" }
        return "<details id=\"\(Markup.escaped(card.id))\">\n<summary>\(Markup.escaped("\(card.id): \(card.summary)"))</summary>\n"
          + "\(paragraphs.joined())</details>\n"
      }.joined()
  }

  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.4rem; }
    h2 { font-size: 1.1rem; margin-top: 2rem; }
    article { border-left: .3rem solid #888; padding: .1rem 1rem; margin: 1rem 0; }
    article.error { border-color: #c33; }
    article.warning { border-color: #b80; }
    pre { overflow-x: auto; padding: .5rem; font-size: .85rem; background: #8882; }
    """
}
