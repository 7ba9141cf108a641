import ArgumentParser
import NavFindings

/// Which findings make the exit status 1.
struct FailureOptions: ParsableArguments {
  /// Short names for common limits.
  enum Limit: String, EnumerableFlag {
    case strict, lenient, noExitCode

    var severity: Severity {
      switch self {
      case .strict: .info
      case .lenient: .error
      case .noExitCode: .off
      }
    }

    static func help(for value: Limit) -> ArgumentHelp? {
      switch value {
      case .strict: "Let any finding make the exit status 1, notes too: '--fail-on info'."
      case .lenient: "Let only errors make the exit status 1: '--fail-on error'."
      case .noExitCode: "Let no finding make the exit status 1: '--fail-on off'."
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "The least grave finding that makes the exit status 1: error, warning or info; 'off' for none. (default: warning)",
      valueName: "severity"), completion: .list(["error", "warning", "info", "off"]))
  var failOn: String?

  @Flag(exclusivity: .exclusive)
  var limit: Limit?

  @Option(help: ArgumentHelp("How many such findings are allowed before the exit status is 1.", valueName: "n"))
  var maxIssues = 0

  func validate() throws {
    _ = try leastSeverity()
    if failOn != nil, limit != nil {
      throw ValidationError("'--fail-on' and '--strict', '--lenient' or '--no-exit-code' exclude each other.")
    }
    if maxIssues < 0 { throw ValidationError("'--max-issues' takes a number from 0, not \(maxIssues).") }
  }

  /// Ends the run with 1 where the report's findings ask for it.
  func throwIfFound(in report: Report) throws {
    let least = try leastSeverity()
    if least == .off { return }
    let count = report.findings.count { $0.severity >= least }
    if count > maxIssues { throw ExitStatus.findings }
  }

  private func leastSeverity() throws -> Severity {
    if let limit { return limit.severity }
    guard let failOn else { return .warning }
    guard let severity = Severity(rawValue: failOn) else {
      throw Choices.unknown(failOn, option: "--fail-on", among: Severity.allCases.map(\.rawValue))
    }
    return severity
  }
}
