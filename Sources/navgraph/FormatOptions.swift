import ArgumentParser
import NavEngine
import NavFindings
import NavReports
import NavSource

/// In which forms findings are printed, and where each goes.
struct FormatOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The form of the output. With ':file' behind it, it goes to that file; may be given more than once. "
        + Choices.help(ReporterCatalog.all.map { ($0.id, $0.summary) })
        + " Without it, Xcode, GitHub Actions, Azure Pipelines and TeamCity get their own form, everybody else 'text'.",
      valueName: "form[:file]"),
    completion: .list(ReporterCatalog.all.map(\.id)))
  var formats: [String] = []

  @OptionGroup var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Let the paths in the output start from this folder: the root of the repository, where the command runs below it. "
        + "Build servers that are known get that without asking.",
      valueName: "folder"),
    completion: .directory)
  var relativeTo: String?

  @OptionGroup var color: ColorOptions

  /// One output of a run.
  struct Sink {
    var reporter: Reporter
    /// nil: standard output.
    var file: String?
  }

  func validate() throws { _ = try sinks() }

  /// All outputs, in the order given. At most one goes to standard output, and no two go to one file.
  func sinks() throws -> [Sink] {
    if formats.isEmpty {
      let id = output.file == nil ? BuildServer.current?.format : nil
      let reporter = id.flatMap(ReporterCatalog.named) ?? ReporterCatalog.all[0]
      return [Sink(reporter: reporter, file: output.file)]
    }
    let sinks = try formats.map(sink)
    for (index, sink) in sinks.enumerated() {
      if let other = sinks[..<index].first(where: { Self.areSame($0.file, sink.file) }) {
        throw Self.collision(other, sink)
      }
    }
    if output.output != nil, !sinks.contains(where: { Self.areSame($0.file, output.file) }) {
      throw ValidationError("'--output' has nothing to write: each '--format' names its own file.")
    }
    return sinks
  }

  private func sink(_ typed: String) throws -> Sink {
    let parts = typed.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let reporter = ReporterCatalog.named(parts[0]) else {
      throw Choices.unknown(parts[0], option: "--format", among: ReporterCatalog.all.map(\.id))
    }
    guard parts.count == 2 else { return Sink(reporter: reporter, file: output.file) }
    guard !parts[1].isEmpty else {
      throw ValidationError("'--format \(typed)' names no file; write '\(parts[0]):FILE', or '\(parts[0])' for standard output.")
    }
    return Sink(reporter: reporter, file: parts[1] == "-" ? nil : parts[1])
  }

  private static func areSame(_ a: String?, _ b: String?) -> Bool {
    a.map(WholeFile.identity) == b.map(WholeFile.identity)
  }

  private static func collision(_ a: Sink, _ b: Sink) -> ValidationError {
    let place = b.file.map { "to '\($0)'" } ?? "to standard output"
    return ValidationError(
      "Two formats go \(place), '\(a.reporter.id)' and '\(b.reporter.id)'; give one of them a file of its own, "
        + "as in '--format \(b.reporter.id):FILE'.")
  }
}

extension FormatOptions {
  /// Ends the run where a file cannot be written anyway.
  func throwIfObstructed(_ sinks: [Sink]) throws {
    let obstacles = sinks.compactMap { $0.file.flatMap(WholeFile.obstacle) }
    for obstacle in obstacles { Console.say(obstacle) }
    if !obstacles.isEmpty { throw ExitStatus.failed }
  }

  /// Writes all outputs, the files first. One that fails does not keep the others from being written.
  ///
  /// - Parameter unsaved: what was analysed in the place of a file.
  func write(_ report: Report, unsaved: Pipeline.Unsaved? = nil, to sinks: [Sink]) throws {
    let excerpts = Excerpts(unsaved: unsaved, currentFolder: try CurrentFolder.path())
    var isIncomplete = false
    for sink in sinks.filter({ $0.file != nil }) + sinks.filter({ $0.file == nil }) {
      let paths = paths(for: sink.reporter)
      let rendering = Rendering(
        isColoured: color.color.isOn(isFile: sink.file != nil), hasSummary: Console.voice != .quiet, path: { file in paths?.path(of: file) ?? file }
      ) { file, line in excerpts.line(line, of: file) }
      let text = sink.reporter.render(report, rendering)
      if let omission = sink.reporter.omission(report) { Console.note("navgraph: note: \(omission)") }
      guard let file = sink.file else {
        Console.result(text)
        continue
      }
      if let problem = WholeFile.write(Array(text.utf8), to: file) {
        Console.say(problem)
        isIncomplete = true
      }
    }
    // Who reads the log shall see what the run found, also where no form goes there.
    if !sinks.contains(where: { $0.file == nil }) { Console.note("navgraph: \(ReportSummary.counts(report))") }
    if isIncomplete { throw ExitStatus.failed }
  }

  /// nil: as findings have them, from the current folder.
  private func paths(for reporter: Reporter) -> ReportedPaths? {
    guard let folder = Pipeline.currentFolder() else { return nil }
    if let relativeTo { return .relative(to: relativeTo, currentFolder: folder) }
    if reporter.wantsAbsolutePaths { return .absolute(currentFolder: folder) }
    guard BuildServer.current?.startsAtRepository ?? false, let root = ReportedPaths.repositoryRoot(of: folder) else { return nil }
    return .relative(to: root, currentFolder: folder)
  }
}
