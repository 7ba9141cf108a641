import ArgumentParser
import NavEngine
import NavReports
import NavSource

/// Which findings are known.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that this file does not know; the settings' 'baseline' if left out.", valueName: "file"),
    completion: .file(extensions: ["yml"]))
  var baseline: String?

  @Flag(help: "Report known findings too.")
  var noBaseline = false

  @Option(
    defaultAsFlag: WriteTarget.standard, parsing: .next,
    help: ArgumentHelp(
      "Take all findings as known: write them to this file, or to that of '--baseline', of the settings, or "
        + "'\(BaselineFile.standardName)' in the current folder.", valueName: "file"),
    completion: .file(extensions: ["yml"]))
  var writeBaseline: WriteTarget?

  @Flag(help: "Fail (exit status 1) where the baseline knows findings that are no more.")
  var strictBaseline = false

  enum WriteTarget: ExpressibleByArgument, CustomStringConvertible {
    case standard
    case file(String)

    init?(argument: String) {
      if argument.isEmpty { return nil }
      self = .file(argument)
    }

    var description: String { BaselineFile.standardName }
  }

  func validate() throws {
    if noBaseline, baseline != nil || strictBaseline || writeBaseline != nil {
      throw ValidationError("'--no-baseline' excludes the other options of baselines.")
    }
    // Forgetting that a file may stand there is easy, and what would be replaced is source.
    if case .file(let name) = writeBaseline, name.hasSuffix(".swift") || name.hasSuffix("/") || name == "." || name == ".." {
      throw ValidationError(
        "'--write-baseline' takes '\(name)' for the file to write; name what to analyse first, or write '--write-baseline=FILE'.")
    }
  }

  /// Hears the baseline, and says how many findings it knows. Throws where it is damaged, before anything is written.
  ///
  /// - Returns: the run without what is known, and whether stale entries are to fail it.
  func judge(_ analysis: Pipeline.Analysis) throws -> (analysis: Pipeline.Analysis, isStale: Bool) {
    if noBaseline { return (analysis, false) }
    let folder = analysis.scope.currentFolder
    let named = baseline ?? analysis.scope.baseline
    if let writeBaseline {
      let target = if case .file(let name) = writeBaseline { name } else { named ?? BaselineFile.standardName }
      let written = try write(analysis, to: target, folder)
      return (BaselineCheck(analysis, against: written).analysis, false)
    }
    guard let named else {
      if strictBaseline {
        throw Problem("'--strict-baseline' needs a baseline", mend: "Name it with '--baseline', or as 'baseline' in '\(Settings.fileName)'.")
      }
      return (analysis, false)
    }
    guard let file = try Self.read(named, folder) else {
      throw Problem("there is no such baseline", file: named, mend: "'navgraph lint --write-baseline \(named)' writes it.")
    }
    let check = BaselineCheck(analysis, against: file)
    let findings = check.known == 1 ? "1 known finding is" : "\(check.known) known findings are"
    if check.known > 0 { Console.note("navgraph: note: \(findings) not reported ('\(Visible.text(file.shown))')") }
    say(check.stale, in: file)
    if strictBaseline, check.undecided == .part {
      Console.note("navgraph: note: only a part of the app was analysed, so nothing in the baseline can be called stale")
    }
    return (check.analysis, strictBaseline && !check.stale.isEmpty)
  }

  /// Tells entries that know more than there is: each where they fail the run, else how many.
  private func say(_ stale: [BaselineCheck.Stale], in file: BaselineFile) {
    if stale.isEmpty { return }
    guard strictBaseline else {
      let one = stale.count == 1
      Console.note(
        "navgraph: note: \(one ? "1 entry" : "\(stale.count) entries") of '\(Visible.text(file.shown))' \(one ? "knows" : "know") findings "
          + "that are no more; 'navgraph baseline prune' takes \(one ? "it" : "them") out")
      return
    }
    for entry in stale {
      let less = entry.found == 0 ? "any more" : "\(entry.known) times any more, but \(entry.found)"
      Console.say(
        Problem(
          "'\(entry.key.rule)' does not find '\(entry.key.subject)' in '\(entry.key.path)' \(less)", file: file.shown, line: entry.line,
          mend: "'navgraph baseline prune' takes it out."))
    }
  }

  private func write(_ analysis: Pipeline.Analysis, to name: String, _ folder: String) throws -> BaselineFile {
    // What could not be read may hold findings, which would come back as new ones.
    guard !analysis.report.problems.contains(where: \.isFatal) else {
      throw Problem("the baseline is not written, because not everything could be read", file: name)
    }
    let old = try Self.read(name, folder) ?? BaselineFile.new(name, currentFolder: folder)
    let new = old.covering(analysis)
    if let problem = new.write() { throw problem }
    Console.note("navgraph: wrote '\(Visible.text(new.shown))': \(new.count == 1 ? "1 known finding" : "\(new.count) known findings")")
    return new
  }

  static func read(_ name: String, _ folder: String) throws -> BaselineFile? {
    switch BaselineFile.read(name, currentFolder: folder) {
    case .success(let file): return file
    case .failure(let damage):
      for problem in damage.problems { Console.say(problem) }
      throw ExitStatus.failed
    }
  }
}
