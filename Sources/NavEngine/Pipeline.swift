import NavAnswers
import NavFacts
import NavFindings
import NavLinking
import NavModel
import NavRules
import NavSource

/// A file that is in memory.
public struct SourceText: Sendable, Hashable {
  /// `/` separates.
  public var path: String
  public var module: String
  /// UTF-8.
  public var bytes: [UInt8]

  public init(path: String, module: String = "", text: String) {
    self.path = path
    self.module = module
    bytes = Array(text.utf8)
  }
}

/// The stages in order: find, read, link, judge, silence, report.
public enum Pipeline {
  /// What a run does, in its order; for who waits for it.
  public enum Stage: String, Sendable, CaseIterable {
    case find, read, link, judge
    /// With the base of changes, where one was named: all of the above again for what changed.
    case compare
  }

  /// A text that is not saved, as editors have it.
  public struct Unsaved: Sendable, Hashable {
    /// The file that it would be saved to, relative to the current folder or absolute.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// What is to be analysed, and how.
  public struct Request: Sendable {
    /// Files and folders as the user named them; empty: the current folder, unless there are facts or a text that is not saved.
    public var paths: [String]
    /// Parts of the program that were read before.
    public var facts: [FactsFile] = []
    /// Stands in the place of the file of its name, beside what `paths` hold.
    public var unsaved: Unsaved?
    public var settings: Settings
    /// What stands in the place of files of these paths, which are those of findings.
    public var texts: [String: [UInt8]] = [:]
    /// What changed, to tell the findings that are new.
    public var changes: Changes?
    /// How many workers read files; nil: one per active core. No number changes the result.
    public var jobs: Int?
    /// Absolute and normalized.
    public var currentFolder: String
    /// Is called when a stage begins, on the thread of the run.
    public var onStage: @Sendable (Stage) -> Void

    public init(
      paths: [String], unsaved: Unsaved? = nil, settings: Settings, changes: Changes? = nil, jobs: Int? = nil, currentFolder: String,
      onStage: @escaping @Sendable (Stage) -> Void = { _ in }
    ) {
      self.paths = paths
      self.unsaved = unsaved
      self.settings = settings
      self.changes = changes
      self.jobs = jobs
      self.currentFolder = currentFolder
      self.onStage = onStage
    }

    /// `paths`, with the default spelt out.
    var roots: [String] { paths.isEmpty && unsaved == nil && facts.isEmpty ? ["."] : paths }
    /// The same, and those of the facts.
    var allRoots: [String] { roots + facts.flatMap(\.roots) }
  }

  /// A file that was read.
  public struct AnalysedFile: Sendable, Hashable {
    public var path: String
    public var module: String
    /// As it was read.
    var lines: LineTable
  }

  /// A finished run.
  public struct Analysis: Sendable {
    public var graph: NavigationGraph
    public var report: Report
    public var scope: RunScope
    /// The files that were read, by path.
    public var files: [AnalysedFile]
    /// The findings in what changed or caused by it; nil where nobody asked.
    public var changed: Set<Finding>?

    /// The run without the findings that have nothing to do with what changed; as it is where nobody asked.
    public var onlyChanged: Analysis {
      guard let changed else { return self }
      var rest = self
      rest.report = report.with(findings: report.findings.filter(changed.contains), suppressed: report.suppressed)
      return rest
    }

    /// By path.
    public var moduleOfFile: [String: String] {
      Dictionary(files.map { ($0.path, $0.module) }) { first, _ in first }
    }
  }

  /// The folder in which the process was started; nil where it was removed meanwhile.
  public static func currentFolder() -> String? { PathText.currentFolder().map(PathText.normalized) }

  /// Runs all stages. Never throws: what could not be done stands in the report's problems, and the rest is done.
  public static func run(_ request: Request) -> Analysis {
    let paths = request.allRoots
    var scope = RunScope(request)
    request.onStage(.find)
    var found = FileFinder.find(
      request.roots, settings: request.settings, currentFolder: request.currentFolder, isPart: !request.facts.isEmpty)
    let unsaved = request.unsaved.map { (file: found.takeOut($0.path, in: paths), bytes: $0.bytes) }
    let edited = request.texts.keys.sorted().map { (file: found.takeOut($0, in: paths), bytes: request.texts[$0] ?? []) }
    let jobs = scope.jobs
    Allocation.shareHeaps(among: jobs)
    var texts = edited + (unsaved.map { [$0] } ?? [])
    // Neither asks what the other finds.
    let (map, uncompiled) = Workers.both(jobs) { [found, texts] in
      request.facts.isEmpty ? found.projects(texts.map(\.file.path)) : ProjectMap()
    } _: { [found] in
      // Of facts it is told when all parts are together.
      request.facts.isEmpty ? found.uncompiled(jobs: max(1, jobs - 1)) : TargetFacts.Uncompiled()
    }
    var problems = found.problems
    problems += found.mark(uncompiled)
    if found.files.isEmpty, request.facts.allSatisfy(\.unit.files.isEmpty), unsaved == nil, !problems.contains(where: \.isFatal) {
      problems.append(nothingFound(request.roots + request.facts.map(\.path), request.settings))
    }

    request.onStage(.read)
    StartUpCode.giveBack()
    var sources: ReadSources
    if request.facts.isEmpty {
      let needsPaths = request.settings.differsByPath || request.changes != nil
      sources = ReadSources(
        programs: [], map: map,
        // Names that are no UTF-8 may be shown alike.
        files: needsPaths ? Dictionary(found.files.map { ($0.path, $0) }) { first, _ in first } : [:])
      let files = found.files(by: map)
      if map.count > 1, texts.isEmpty, request.changes == nil {
        // Nobody asks for the facts again. Reading and linking are one stage here.
        let (linked, unread) = sources.readAndLink(files, scope, jobs: jobs)
        request.onStage(.link)
        return judge(linked, sources, scope, problems: problems + unread, onStage: request.onStage)
      }
      problems += sources.read(files, jobs: jobs)
    } else {
      let join = ReadSources.joining(request, &found, texts: texts.map(\.file.path), jobs: jobs)
      sources = join.sources
      problems += join.problems
      texts = texts.map { (file: sources.files[$0.file.path] ?? $0.file, bytes: $0.bytes) }
    }
    scope.texts = Dictionary(texts.map { ($0.file.path, $0.bytes) }) { first, _ in first }
    if !texts.isEmpty { sources = sources.replacing(Set(texts.map(\.file.path)), with: texts) }
    sources.markGenerated(scope)
    guard let changes = request.changes else { return judge(consume sources, scope, problems: problems, onStage: request.onStage) }

    var check = ChangeCheck(changes, scope)
    let base = check.isIdle ? nil : check.base(of: sources, paths: paths, sides: found.sideFiles)
    var analysis = judge(sources, scope, problems: problems, onStage: request.onStage)
    request.onStage(.compare)
    let older = base.map { judge($0, scope, problems: []).report.findings }
    analysis.changed = Set(older.map { check.changed(analysis.report.findings, base: $0) } ?? [])
    return analysis
  }

  /// Runs the stages over texts in memory, as if they were files.
  ///
  /// - Parameter sources: in any order, each path once. Beside Swift files storyboards and what else a folder may hold.
  public static func run(_ sources: [SourceText], settings: Settings = Settings()) -> Analysis {
    var scope = RunScope(currentFolder: "/", roots: ["/"], settings: settings)
    scope.texts = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    let (interface, problems) = InterfaceCollector.collect(sources.filter { !$0.path.hasSuffix(".swift") })
    var read = ReadSources(
      bundle: FactsCollector.collect(sources.filter { $0.path.hasSuffix(".swift") }), interface: interface, files: [:])
    read.markGenerated(scope)
    return judge(read, scope, problems: problems)
  }

  static func judge(
    _ sources: consuming ReadSources, _ scope: RunScope, problems: [Problem], onStage: (Stage) -> Void = { _ in }
  ) -> Analysis {
    onStage(.link)
    let paths = ReadSources(programs: [], map: sources.map, files: sources.files)
    return judge((consume sources).linked(scope.settings), paths, scope, problems: problems, onStage: onStage)
  }

  /// - Parameter paths: where the files were found; without facts.
  private static func judge(
    _ linked: LinkedProgram, _ paths: ReadSources, _ scope: RunScope, problems: [Problem], onStage: (Stage) -> Void
  ) -> Analysis {
    onStage(.judge)
    let settings = scope.settings
    let (graph, files) = (linked.graph, linked.files)
    let contracts = ContractCheck(settings.contracts, in: graph)
    let layers = LayerCheck(settings.layers.map(\.layer), in: graph) { settings.layer(of: paths.seen($0, from: scope.currentFolder)) }
    let besides = linked.sides.filter { !settings.generated.match(paths.seen($0, from: scope.currentFolder)) }
    let verdict = Verdict(
      graph: graph, broken: Disagreements(breaches: contracts.breaches, crossings: layers.crossings), files: files,
      comments: linked.comments, besides: besides, settings: settings, jobs: scope.jobs
    ) {
      paths.seen($0, from: scope.currentFolder)
    }
    let calls = graph.callCounts
    let report = Report(
      findings: MoveWriter.written(verdict.findings, of: files, scope), problems: problems + contracts.problems + layers.problems, rules: verdict.cards, filesAnalysed: files.count,
      navigationCalls: calls.total, unresolvedCalls: calls.unresolved, suppressed: verdict.suppressed)
    let analysed = files.map { AnalysedFile(path: $0.path, module: $0.module, lines: $0.lines) }
    return Analysis(graph: graph, report: report, scope: scope, files: analysed)
  }

  static func nothingFound(_ paths: [String], _ settings: Settings) -> Problem {
    let places = paths.map { "'\($0)'" }.joined(separator: ", ")
    let mend =
      settings.hasGlobs
      ? "Look at 'include' and 'exclude' in '\(settings.files.last ?? Settings.fileName)'." : "Name the folder of your app's sources."
    return Problem("there is no Swift file in \(places)", mend: mend)
  }
}
