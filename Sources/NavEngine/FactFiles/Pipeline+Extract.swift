import NavFacts
import NavSource

extension Pipeline {
  /// The part of a program whose facts are to be written.
  public struct Part: Sendable {
    /// Folders and files; empty: the folder that `root` names, or the current one.
    public var paths: [String]
    public var facts: [FactsFile] = []
    /// The folder that a run over the whole program would name: it tells modules and tests from the folders below it.
    public var root: String?
    /// The module of all files, whatever their folders say.
    public var module: String?
    public var settings: Settings
    /// As `Request.jobs`.
    public var jobs: Int?
    /// Absolute and normalized. Paths in the facts start from it.
    public var currentFolder: String

    public init(paths: [String], settings: Settings, currentFolder: String) {
      self.paths = paths
      self.settings = settings
      self.currentFolder = currentFolder
    }
  }

  /// Reads a part, and gives its facts as the bytes of a `.navfacts` file: the same wherever the current folder lies and however many
  /// workers read.
  ///
  /// - Returns: nil for the bytes where a problem is fatal: facts that lack something would be used for long.
  public static func extract(_ part: Part) -> (bytes: [UInt8]?, problems: [Problem]) {
    let jobs = part.jobs ?? Workers.activeCores
    let paths = part.paths.isEmpty && part.facts.isEmpty ? [part.root ?? "."] : part.paths
    var found = FileFinder.find(paths, settings: part.settings, currentFolder: part.currentFolder, isPart: true)
    var problems = found.problems
    if let root = part.root, let problem = found.place(below: root, named: paths) { problems.append(problem) }
    if let module = part.module { found.put(into: module) }
    if let file = found.files.first(where: { $0.path.hasPrefix("/") }) ?? found.sideFiles.map(\.file).first(where: { $0.path.hasPrefix("/") }) {
      problems.append(
        Problem(
          "this lies outside of the current folder, which paths in facts start from", file: file.path,
          mend: "Start the run in a folder that holds all sources, or name them by a path from the current one."))
    }
    if problems.contains(where: \.isFatal) { return (nil, problems.sorted()) }

    let read = FactsUnit.read(found, roots: part.root.map { [$0] } ?? paths, jobs: jobs)
    var unit = read.unit
    problems += read.problems
    unit.problems = problems.sorted()
    if !part.facts.isEmpty {
      let join = FactsJoin(part.facts.map(\.unit) + (paths.isEmpty ? [] : [unit]))
      unit = join.unit
      problems += join.problems
    }
    if unit.files.isEmpty, unit.sides.isEmpty { problems.append(nothingFound(paths + part.facts.map(\.path), part.settings)) }
    return (problems.contains(where: \.isFatal) ? nil : FactsFileCodec.encode(unit), problems.sorted())
  }
}

extension FileFinder {
  /// A root as paths show it: from the current folder where it lies within, else as the user named it; "." for the current folder.
  static func shownRoot(_ path: String, from currentFolder: String) -> String {
    let absolute = rootPath(path, from: currentFolder)
    let shown = PathText.relative(absolute, to: currentFolder) ?? PathText.normalized(path)
    return shown.isEmpty ? "." : shown
  }

  /// Makes of every file what a run over a folder above it would: its module, its place below the root, or nothing where that run would
  /// leave it out.
  ///
  /// - Parameter paths: what was named of the folder.
  fileprivate mutating func place(below root: String, named paths: [String]) -> Problem? {
    guard case .success(let status) = FileStatus.of(PathText.absolute(root, from: currentFolder)), status.kind == .folder else {
      return Problem("this is no folder, and '--root' names one", file: root, mend: "Name the folder of the whole program.")
    }
    let whole = Self.rootPath(root, from: currentFolder)
    for path in paths where PathText.relative(Self.rootPath(path, from: currentFolder), to: whole) == nil {
      return Problem("this lies outside of the root '\(root)'", file: path, mend: "Name a root that holds it, or leave '--root' out.")
    }
    // Most files share their folders with others.
    var known: [String: Manifests] = [:]
    func manifests(in folder: String) -> Manifests {
      if let held = known[folder] { return held }
      let held = Manifests.onDisk(folder)
      known[folder] = held
      return held
    }
    files = files.compactMap { file in
      Self.file(
        at: PathText.absolute(file.path, from: currentFolder), in: [root], settings: settings, currentFolder: currentFolder,
        unnamed: currentFolder, manifests: manifests
      ).map { file.placed(as: $0) }
    }
    sideFiles = sideFiles.compactMap { side in
      Self.sideFile(
        at: PathText.absolute(side.file.path, from: currentFolder), in: [root], settings: settings, currentFolder: currentFolder,
        unnamed: currentFolder, manifests: manifests
      ).map { SideFile(kind: side.kind, file: side.file.placed(as: $0.file)) }
    }
    return nil
  }

  fileprivate mutating func put(into module: String) {
    for index in files.indices { files[index].module = module }
    for index in sideFiles.indices { sideFiles[index].file.module = module }
  }
}

extension FoundFile {
  fileprivate func placed(as other: FoundFile) -> FoundFile {
    var file = self
    (file.module, file.rootLength) = (other.module, other.rootLength)
    return file
  }
}
