import ArgumentParser
import NavEngine
import NavFindings
import NavReports

struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Prints findings: exit status 0 for none, 1 for some, 2 if the run could not be done wholly.")

  @OptionGroup var analysis: AnalysisOptions

  @Option(help: ArgumentHelp(Choices.help(ReporterCatalog.all.map { ($0.id, $0.summary) }), valueName: "form"))
  var format: String?

  @Option(
    help: ArgumentHelp(
      "The least grave finding that makes the exit status 1: error, warning or info; 'off' for none.", valueName: "severity"))
  var failOn: String = Severity.warning.rawValue

  @OptionGroup var output: OutputOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    _ = try reporter()
    _ = try leastSeverity()
  }

  func run() throws {
    let reporter = try reporter()
    // Logs of Xcode and GitHub are one stream, in which everything said twice is seen twice. People's text is for findings alone.
    let isMarked = ["xcode", "github"].contains(reporter.id) && output.file == nil
    let done = try analysis.analyse(sayingProblems: !isMarked)
    let excerpts = Excerpts()
    let rendering = Rendering(isColoured: color.color.isOn(isFile: output.file != nil)) { file, line in
      excerpts.line(line, of: file)
    }
    try output.write(reporter.render(reporter.id == "text" ? done.report.withoutProblems : done.report, rendering))
    try done.throwIfIncomplete()
    let least = try leastSeverity()
    if least != .off, let gravest = done.report.gravest, gravest >= least { throw ExitStatus.findings }
  }

  private func reporter() throws -> Reporter {
    guard let format else { return ReporterCatalog.all[0] }
    guard let reporter = ReporterCatalog.named(format) else {
      throw Choices.unknown(format, option: "--format", among: ReporterCatalog.all.map(\.id))
    }
    return reporter
  }

  private func leastSeverity() throws -> Severity {
    guard let severity = Severity(rawValue: failOn) else {
      throw Choices.unknown(failOn, option: "--fail-on", among: Severity.allCases.map(\.rawValue))
    }
    return severity
  }
}

extension Report {
  /// The same run for a reader who is told of problems elsewhere.
  fileprivate var withoutProblems: Report {
    Report(
      findings: findings, problems: [], rules: rules, filesAnalysed: filesAnalysed, navigationCalls: navigationCalls,
      unresolvedCalls: unresolvedCalls, suppressed: suppressed)
  }
}

/// Options whose values are the rows of a table.
enum Choices {
  /// The first row is the default.
  static func help(_ rows: [(id: String, summary: String)]) -> String {
    rows.enumerated().map { "\($1.id) (\($1.summary)\($0 == 0 ? "; the default" : ""))" }.joined(separator: ", ") + "."
  }

  static func unknown(_ value: String, option: String, among known: [String]) -> ValidationError {
    let near = Spelling.nearest(to: value, among: known).map { " Did you mean '\($0)'?" } ?? ""
    return ValidationError("'\(option)' has no '\(value)'; it takes \(known.joined(separator: ", ")).\(near)")
  }
}
