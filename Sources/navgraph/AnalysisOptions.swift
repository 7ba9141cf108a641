import ArgumentParser
import NavEngine
import NavFindings
import NavReports
import NavSource

/// What every command that analyses takes.
struct AnalysisOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders and files to analyse; the current folder if none is named. A '.navfacts' file stands for the sources that 'navgraph extract' "
        + "has read, and '@FILE' for the paths that FILE lists, one a line.",
      valueName: "path"),
    completion: .file(extensions: ["swift", "navfacts"]))
  var paths: [String] = []

  @OptionGroup var run: RunOptions

  var voice: VoiceOptions { run.voice }

  /// As `RunOptions.analyse`.
  func analyse(
    unsaved: Pipeline.Unsaved? = nil, since revision: String? = nil, sayingProblems saysProblems: Bool = true
  ) throws -> Pipeline.Analysis {
    try run.analyse(paths, unsaved: unsaved, since: revision, sayingProblems: saysProblems)
  }

  /// Ends a run that is to change sources where facts are named: they would go on telling of the sources as they were.
  func throwIfFacts() throws {
    let listed = try PathList.expand(paths, currentFolder: try CurrentFolder.path())
    guard let facts = listed.first(where: FactsFile.isNamed) else { return }
    throw Problem("'--fix' changes sources, and facts tell of them as they were", file: facts, mend: "Name the folders of the sources.")
  }
}

/// The same for commands whose arguments are screens.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "A folder or file to analyse, or a '.navfacts' file; the current folder if none is named. May be given more than once.",
      valueName: "path"),
    completion: .file(extensions: ["swift", "navfacts"]))
  var paths: [String] = []

  @OptionGroup var run: RunOptions

  var voice: VoiceOptions { run.voice }

  func analyse() throws -> Pipeline.Analysis { try run.analyse(paths) }
}

/// How to analyse.
struct RunOptions: ParsableArguments {
  @OptionGroup var settings: SettingsOptions

  @Option(help: ArgumentHelp("How many files to read at once; as many as there are cores if left out.", valueName: "n"))
  var jobs: Int?

  @OptionGroup var voice: VoiceOptions

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) { throw ValidationError("'--jobs' takes a number from 1 to 1024, not \(jobs).") }
  }

  /// Runs the analysis. Wrong settings end the run before it, and so does finding nothing to read after it.
  ///
  /// - Parameters:
  ///   - paths: files and folders as the user named them; empty: the current folder.
  ///   - unsaved: a text that takes the place of a file.
  ///   - texts: the same for files of these paths, which are those of findings.
  ///   - revision: what to tell changes from; nil: nobody asks.
  ///   - saysProblems: false where the result will hold the problems itself.
  func analyse(
    _ paths: [String], unsaved: Pipeline.Unsaved? = nil, texts: [String: [UInt8]] = [:], since revision: String? = nil,
    sayingProblems saysProblems: Bool = true
  ) throws -> Pipeline.Analysis {
    try analyse(sayingProblems: saysProblems) { watch in
      var request = try request(paths, unsaved, since: revision, watch)
      request.texts = texts
      return Pipeline.run(request)
    }
  }

  /// The same for the program as it was at a revision.
  func analyse(_ paths: [String], at revision: String) throws -> Pipeline.Analysis {
    try analyse(sayingProblems: true) { watch in
      try Pipeline.run(request(paths, nil, since: nil, watch), at: revision)
    }
  }

  private func analyse(sayingProblems saysProblems: Bool, _ run: (Watch) throws -> Pipeline.Analysis) throws -> Pipeline.Analysis {
    let watch = Watch(voice.voice)
    let analysis: Pipeline.Analysis
    do {
      defer { watch.end() }
      analysis = try run(watch)
    }
    if voice.timings { Console.error(watch.report()) }
    describe(analysis)
    // An empty result would look like a clean one.
    let isEmpty = analysis.report.filesAnalysed == 0
    if saysProblems || isEmpty {
      for problem in analysis.report.problems { Console.say(problem) }
    }
    if isEmpty { throw ExitStatus.failed }
    return analysis
  }

  private func request(
    _ paths: [String], _ unsaved: Pipeline.Unsaved?, since revision: String?, _ watch: Watch
  ) throws -> Pipeline.Request {
    let folder = try CurrentFolder.path()
    if unsaved == nil, paths.contains(Self.standardInput) {
      throw Problem("standard input is analysed by 'navgraph lint' only", mend: "Write './-' for a file or folder of that name.")
    }
    let inputs = try inputs(paths.filter { $0 != Self.standardInput }, in: folder, watch)
    let listed = inputs.paths + inputs.facts.flatMap(\.roots)
    let named = listed.isEmpty ? unsaved.map { [$0.path] } ?? [] : listed
    let settings = try settings.load(for: named, in: folder)
    Console.detail("settings: \(settings.files.isEmpty ? "none" : settings.files.map(Visible.text).joined(separator: ", "))")
    let changes = try revision.map { revision in
      watch.beginChanges()
      return try Changes.since(revision, paths: listed, currentFolder: folder)
    }
    if let changes { Console.detail("\(changes.count) changed files since \(changes.base)") }
    var request = Pipeline.Request(
      paths: inputs.paths, unsaved: unsaved, settings: settings, changes: changes, jobs: jobs, currentFolder: folder,
      onStage: { watch.begin($0) })
    request.facts = inputs.facts
    return request
  }

  /// What was named, lists expanded: folders and files of sources, and the facts among them, read. Facts that cannot be read end the run.
  func inputs(_ paths: [String], in folder: String, _ watch: Watch? = nil) throws -> (paths: [String], facts: [FactsFile]) {
    let listed = try PathList.expand(paths, currentFolder: folder)
    let stored = listed.filter(FactsFile.isNamed)
    if stored.isEmpty { return (listed, []) }
    watch?.beginFacts()
    let (facts, problems) = FactsFile.read(stored, jobs: jobs ?? Workers.activeCores)
    for problem in problems { Console.say(problem) }
    if !problems.isEmpty { throw ExitStatus.failed }
    return (listed.filter { !FactsFile.isNamed(by: $0) }, facts)
  }

  /// Stands for a text that is not saved.
  static let standardInput = "-"

  private func describe(_ analysis: Pipeline.Analysis) {
    let graph = analysis.graph
    let entries = graph.entries.map { Visible.text($0.name) }.joined(separator: ", ")
    Console.detail("\(analysis.report.filesAnalysed) files, \(graph.screens.count) screens, \(graph.transitions.count) transitions")
    Console.detail("entry points: \(entries.isEmpty ? "none" : entries)")
    let on = Set(analysis.report.rules.map(\.id))
    let off = RuleBook.ids.filter { !on.contains($0) }
    Console.detail("rules that are off: \(off.isEmpty ? "none" : off.joined(separator: ", "))")
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

  func write(_ text: String) throws { try write(bytes: Array(text.utf8)) }

  func write(bytes: [UInt8]) throws {
    guard let file else { return Console.result(bytes) }
    if let problem = WholeFile.write(bytes, to: file) { throw problem }
  }
}
