import ArgumentParser
import NavEngine
import NavFindings

struct LintCommand: VoicedCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Prints findings: exit status 0 for none, 1 for some, 2 if the run could not be done wholly.")

  @OptionGroup var analysis: AnalysisOptions
  @OptionGroup var formats: FormatOptions
  @OptionGroup var failure: FailureOptions
  @OptionGroup(title: "Fixes") var fixes: FixOptions
  @OptionGroup(title: "Text from standard input") var input: StandardInputOptions
  @OptionGroup(title: "Known findings") var known: BaselineOptions
  @OptionGroup(title: "Known findings") var changes: ChangeOptions

  var voice: VoiceOptions { analysis.voice }

  func validate() throws {
    if input.assumeFilename != nil, !input.isAsked(analysis.paths) {
      throw ValidationError("'--assume-filename' names what comes from standard input; add '--stdin'.")
    }
    if input.isAsked(analysis.paths), changes.diffBase != nil {
      throw ValidationError("'--diff-base' compares files, and standard input is none.")
    }
    if known.writeBaseline != nil, changes.diffBase != nil {
      throw ValidationError("'--write-baseline' takes all findings, and '--diff-base' leaves some out.")
    }
    if fixes.fix, input.isAsked(analysis.paths) {
      throw ValidationError("'--fix' changes files, and standard input is none.")
    }
    if fixes.fix, known.writeBaseline != nil {
      throw ValidationError("'--write-baseline' takes all findings as known, so none is left for '--fix'; run one after the other.")
    }
    if fixes.dryRun, !formats.formats.isEmpty {
      throw ValidationError("'--dry-run' prints a patch and no findings; leave '--format' out.")
    }
  }

  func run() throws {
    let sinks = try formats.sinks()
    try formats.throwIfObstructed(sinks)
    // A log is one stream, in which everything told twice is seen twice.
    let isInLog = sinks.contains { $0.file == nil && $0.reporter.isLog }
    if fixes.fix { try analysis.throwIfFacts() }
    let text = try input.text(analysis.paths)
    var all = try analysis.analyse(unsaved: text, since: changes.diffBase, sayingProblems: !isInLog || fixes.dryRun)
    if fixes.fix {
      let reported = try Console.$voice.withValue(.quiet) { changes.judge(try known.judge(all).analysis).report.findings }
      let isChanged = try mend(all, reported: reported)
      if fixes.dryRun { return try all.throwIfIncomplete() }
      if isChanged { all = try analysis.analyse(since: changes.diffBase, sayingProblems: false) }
    }
    let (fresh, isStale) = try known.judge(all)
    let done = changes.judge(fresh)
    try formats.write(done.report, unsaved: text, to: sinks)
    try done.throwIfIncomplete()
    if isStale { throw ExitStatus.findings }
    try failure.throwIfFound(in: done.report)
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
