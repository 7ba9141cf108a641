import NavFindings

extension Reporter {
  /// The artifact `codequality`, in the form that GitLab shares with Code Climate. A job has one, so it is to be made by one run.
  static let gitlab = Reporter(id: "gitlab", summary: "for GitLab: the Code Quality report of a job") { report, rendering in
    let fingerprints = Fingerprints.of(report.findings, rendering)
    return JSON.array(zip(report.findings, fingerprints).map { object($0, $1, rendering) }).text
  }

  private static func object(_ finding: Finding, _ fingerprint: String, _ rendering: Rendering) -> JSON {
    .present([
      "type": .string("issue"),
      "check_name": .string(finding.rule),
      "description": .string(Visible.text(finding.message)),
      "severity": .string(severity(finding.severity)),
      "categories": .strings(["Bug Risk"]),
      "fingerprint": .string(fingerprint),
      "location": location(rendering.path(finding.place.file), finding.place.line),
      "other_locations": finding.related.isEmpty
        ? nil : .array(finding.related.map { location(rendering.path($0.place.file), $0.place.line) }),
    ])
  }

  private static func location(_ path: String, _ line: Int) -> JSON {
    .object(["path": .string(path), "lines": .object(["begin": .int(line), "end": .int(line)])])
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info, .off: "info"
    }
  }
}
