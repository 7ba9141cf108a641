import NavFindings
import NavSource

extension Reporter {
  /// Service messages, which TeamCity gathers on the build's page of inspections.
  static let teamcity = Reporter(
    id: "teamcity", summary: "for TeamCity: code inspections of the build", isLog: true
  ) { report, rendering in
    var out = ""
    for problem in report.problems {
      out += TeamCityMessage.text(
        "message", ["text": LogLine.problem(problem, rendering), "status": problem.isFatal ? "ERROR" : "WARNING"])
    }
    let found = Set(report.findings.map(\.rule))
    for rule in RuleIndex(report).cards where found.contains(rule.id) {
      out += TeamCityMessage.text(
        "inspectionType",
        [
          "id": TeamCityMessage.cut(rule.id, to: 255), "name": TeamCityMessage.cut(rule.id, to: 255),
          "category": "Navigation", "description": TeamCityMessage.cut(Visible.text(rule.summary), to: 4_000),
        ])
    }
    for finding in report.findings {
      let related = finding.related.map { "\n\(Visible.text($0.text)): \(LogLine.place($0.place, rendering))" }
      out += TeamCityMessage.text(
        "inspection",
        [
          "typeId": TeamCityMessage.cut(finding.rule, to: 255),
          "message": TeamCityMessage.cut(Visible.text(finding.message) + related.joined(), to: 4_000),
          "file": rendering.path(finding.place.file), "line": String(finding.place.line),
          "SEVERITY": finding.severity.rawValue.uppercased(),
        ])
    }
    return out + ReportSummary.counts(report) + "\n"
  }
}

private enum TeamCityMessage {
  static func text(_ name: String, _ values: KeyValuePairs<String, String>) -> String {
    "##teamcity[\(name)" + values.map { " \($0)='\(escaped($1))'" }.joined() + "]\n"
  }

  /// At most `limit` UTF-16 code units, as TeamCity counts; the end says how much is left out.
  static func cut(_ text: String, to limit: Int) -> String {
    let count = text.utf16.count
    if count <= limit { return text }
    // Room for the remark below.
    let kept = text.unicodeScalars.prefix(limit - 40)
    var shown = String(String.UnicodeScalarView(kept))
    while shown.utf16.count > limit - 40 { shown.unicodeScalars.removeLast() }
    return "\(shown)… (\(count - shown.utf16.count) more characters)"
  }

  /// With `|` before what has a meaning; everything but printable ASCII as UTF-16 code units, since the agent may read the log
  /// in another encoding.
  private static func escaped(_ text: String) -> String {
    var out = ""
    for unit in text.utf16 {
      switch unit {
      case 0x27: out += "|'"
      case 0x7C: out += "||"
      case 0x5B: out += "|["
      case 0x5D: out += "|]"
      case 0x0A: out += "|n"
      case 0x0D: out += "|r"
      case 0x20..<0x7F: out.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        out += "|0x" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return out
  }
}
