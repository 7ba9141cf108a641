import NavFindings
import NavSource

extension Reporter {
  /// Logging commands, which Azure Pipelines counts as issues of the task. It shows their message alone, so that begins with
  /// the place. Issues are errors or warnings only; notes stand as plain lines.
  static let azure = Reporter(id: "azure", summary: "for Azure Pipelines: issues of the task", isLog: true) { report, rendering in
    var out = ""
    for problem in report.problems {
      var properties = [("type", problem.isFatal ? "error" : "warning")]
      if let file = problem.file { properties.append(("sourcepath", rendering.path(file))) }
      if let line = problem.line { properties.append(("linenumber", String(line))) }
      out += AzureCommand.issue(properties, LogLine.problem(problem, rendering))
    }
    for finding in report.findings {
      let lines = [LogLine.finding(finding, rendering)] + finding.related.map { LogLine.related($0, rendering) }
      guard finding.severity > .info else {
        out += lines.map { $0 + "\n" }.joined()
        continue
      }
      var properties = [
        ("type", finding.severity == .error ? "error" : "warning"), ("sourcepath", rendering.path(finding.place.file)),
        ("linenumber", String(finding.place.line)),
      ]
      if let columns = TextColumns(finding.place, rendering) { properties.append(("columnnumber", String(columns.start))) }
      properties.append(("code", finding.rule))
      out += AzureCommand.issue(properties, lines.joined(separator: "\n"))
    }
    return out + ReportSummary.counts(report) + "\n"
  }
}

private enum AzureCommand {
  static func issue(_ properties: [(String, String)], _ message: String) -> String {
    let said = properties.map { "\($0)=\(escaped($1, isProperty: true));" }.joined()
    return "##vso[task.logissue \(said)]\(escaped(message, isProperty: false))\n"
  }

  /// As Azure's own task library escapes: `%AZP25` stands for a percent sign.
  /// Other control characters have no escape there, so they are written out.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": out += "%AZP25"
      case "\r": out += "%0D"
      case "\n": out += "%0A"
      case "]" where isProperty: out += "%5D"
      case ";" where isProperty: out += "%3B"
      default:
        if let written = Visible.written(scalar) { out += written } else { out.unicodeScalars.append(scalar) }
      }
    }
    return out
  }
}
