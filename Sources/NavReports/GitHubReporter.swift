import NavFindings
import NavSource

extension Reporter {
  /// Workflow commands, which GitHub shows beside the changed lines.
  ///
  /// Gravest first: GitHub shows ten errors and ten warnings of a step and drops the rest.
  static let github = Reporter(
    id: "github", summary: "for GitHub Actions: annotations at the changed lines"
  ) { report, rendering in
    var out = ""
    for problem in report.problems {
      var properties: [(String, String)] = []
      if let file = problem.file { properties.append(("file", file)) }
      if let line = problem.line { properties.append(("line", String(line))) }
      if problem.line != nil, let column = problem.column { properties.append(("col", String(column))) }
      let mend = problem.mend.map { "\n\(Visible.text($0))" } ?? ""
      out += command(problem.isFatal ? "error" : "warning", properties, Visible.text(problem.what) + mend)
    }
    for severity in [Severity.error, .warning, .info] {
      for finding in report.findings where finding.severity == severity {
        out += annotation(finding, rendering)
      }
    }
    return out
  }

  private static func annotation(_ finding: Finding, _ rendering: Rendering) -> String {
    let place = finding.place
    var properties = [
      ("file", rendering.pathPrefix + place.file), ("line", String(place.line)), ("endLine", String(place.line)),
      ("col", String(place.column)),
    ]
    if place.length > 1 { properties.append(("endColumn", String(place.column + place.length))) }
    properties.append(("title", finding.rule))
    let related = finding.related.map {
      "\n\(Visible.text($0.text)): \(Visible.text(rendering.pathPrefix + $0.place.description))"
    }
    return command(word(finding.severity), properties, Visible.text(finding.message) + related.joined())
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

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info, .off: "notice"
    }
  }
}
