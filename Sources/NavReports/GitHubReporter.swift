import NavFindings
import NavSource

extension Reporter {
  /// Workflow commands, which GitHub shows beside the changed lines, and the whole list in a folded group of the log.
  ///
  /// GitHub shows ten annotations of each kind for a step and drops the rest, so no more are sent, the gravest first, and
  /// what only the log has is told in one of them.
  static let github = Reporter(
    id: "github", summary: "for GitHub Actions: annotations at the changed lines", isLog: true
  ) { report, rendering in
    GitHubLog(report: report, rendering: rendering).text
  }
}

private struct GitHubLog {
  let report: Report
  let rendering: Rendering

  /// How many annotations of one kind GitHub shows for a step.
  private static let mostOfAKind = 10

  var text: String {
    var out = ""
    if !report.findings.isEmpty {
      out += "::group::\(ReportSummary.plural(report.findings.count, "finding"))\n"
      for finding in report.findings {
        out += LogLine.finding(finding, rendering) + "\n"
        for related in finding.related { out += "  \(LogLine.related(related, rendering))\n" }
      }
      out += "::endgroup::\n"
    }
    out += annotations
    return out + ReportSummary.counts(report) + "\n"
  }

  private var annotations: String {
    var sent: [String: [String]] = [:]
    for problem in report.problems {
      sent[problem.isFatal ? "error" : "warning", default: []].append(annotation(problem))
    }
    for finding in report.findings { sent[Self.kind(finding.severity), default: []].append(annotation(finding)) }
    let kinds = ["error", "warning", "notice"]
    let isCut = kinds.contains { (sent[$0] ?? []).count > Self.mostOfAKind }
    var hidden = 0
    var out = ""
    for kind in kinds {
      // One notice is kept free to say what was cut.
      let most = Self.mostOfAKind - (isCut && kind == "notice" ? 1 : 0)
      let all = sent[kind] ?? []
      out += all.prefix(most).joined()
      hidden += max(0, all.count - most)
      // A finding stands in the group too, but a problem only here.
      if kind != "notice" { out += unsentProblems(kind, from: most) }
    }
    if hidden > 0 {
      let text = "\(hidden) more of \(sent.values.map(\.count).reduce(0, +)) stand in the log only: GitHub shows "
        + "\(Self.mostOfAKind) errors, as many warnings and as many notices of a step"
      out += Self.command("notice", [("title", ToolIdentity.name)], text)
    }
    return out
  }

  /// The problems that get no annotation, as plain lines.
  private func unsentProblems(_ kind: String, from most: Int) -> String {
    report.problems.filter { ($0.isFatal ? "error" : "warning") == kind }.dropFirst(most)
      .map { LogLine.problem($0, rendering) + "\n" }.joined()
  }

  private func annotation(_ problem: Problem) -> String {
    var properties: [(String, String)] = []
    if let file = problem.file { properties.append(("file", rendering.path(file))) }
    if let line = problem.line { properties.append(("line", String(line))) }
    if problem.line != nil, let column = problem.column { properties.append(("col", String(column))) }
    let mend = problem.mend.map { "\n\(Visible.text($0))" } ?? ""
    return Self.command(problem.isFatal ? "error" : "warning", properties, Visible.text(problem.what) + mend)
  }

  private func annotation(_ finding: Finding) -> String {
    let place = finding.place
    var properties = [
      ("file", rendering.path(place.file)), ("line", String(place.line)), ("endLine", String(place.line)),
    ]
    if let columns = TextColumns(place, rendering) {
      properties.append(("col", String(columns.start)))
      if columns.end > columns.start { properties.append(("endColumn", String(columns.end))) }
    }
    properties.append(("title", finding.rule))
    let related = finding.related.map { "\n\(Visible.text($0.text)): \(LogLine.place($0.place, rendering))" }
    return Self.command(Self.kind(finding.severity), properties, Visible.text(finding.message) + related.joined())
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let said = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(name)\(said.isEmpty ? "" : " " + said)::\(escaped(message, isProperty: false))\n"
  }

  /// As GitHub's own toolkit escapes: a percent sign and line ends anywhere, colon and comma in properties too.
  /// Other control characters have no escape there, so they are written out.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": out += "%25"
      case "\r": out += "%0D"
      case "\n": out += "%0A"
      case ":" where isProperty: out += "%3A"
      case "," where isProperty: out += "%2C"
      default:
        if let written = Visible.written(scalar) { out += written } else { out.unicodeScalars.append(scalar) }
      }
    }
    return out
  }

  private static func kind(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .off: "notice"
    }
  }
}
