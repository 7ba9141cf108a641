import ArgumentParser
import NavEngine
import NavSource

/// What every command that analyses takes.
struct AnalysisOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Folders and files to analyse; the current folder if none is named.", valueName: "path"),
    completion: .directory)
  var paths: [String] = []

  @OptionGroup var settings: SettingsOptions

  @Option(help: ArgumentHelp("How many files to read at once; as many as there are cores if left out.", valueName: "n"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("'--jobs' takes a number from 1 to 1024, not \(jobs).") }
  }

  /// Runs the analysis. Wrong settings end the run before it, and so does finding nothing to read after it.
  ///
  /// - Parameters:
  ///   - revision: what to tell changes from; nil: nobody asks.
  ///   - saysProblems: false where the result will hold the problems itself.
  func analyse(since revision: String? = nil, sayingProblems saysProblems: Bool = true) throws -> Pipeline.Analysis {
    let analysis = Pipeline.run(try request(since: revision))
    // An empty result would look like a clean one.
    let isEmpty = analysis.report.filesAnalysed == 0
    if saysProblems || isEmpty {
      for problem in analysis.report.problems { Console.say(problem) }
    }
    if isEmpty { throw ExitStatus.failed }
    return analysis
  }

  private func request(since revision: String?) throws -> Pipeline.Request {
    let folder = try CurrentFolder.path()
    let settings = try settings.load(for: paths, in: folder)
    let changes = try revision.map { try Changes.since($0, paths: paths, currentFolder: folder) }
    return Pipeline.Request(paths: paths, settings: settings, changes: changes, jobs: jobs, currentFolder: folder)
  }
}

extension Pipeline.Analysis {
  /// Ends the run with 2 where something could not be read, because the result may then be incomplete.
  func throwIfIncomplete() throws {
    if report.problems.contains(where: \.isFatal) { throw ExitStatus.failed }
  }
}

/// Where a result goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the result to this file; to standard output if left out.", valueName: "file"),
    completion: .file())
  var output: String?

  /// nil for standard output, which `-` means too.
  var file: String? { output == "-" ? nil : output }

  func write(_ text: String) throws {
    guard let file else { return Console.result(text) }
    if let problem = WholeFile.write(Array(text.utf8), to: file) { throw problem }
  }
}
