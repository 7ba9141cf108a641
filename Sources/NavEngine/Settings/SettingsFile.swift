import NavSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Finds and loads the settings of a run.
public enum SettingsFile {
  public enum Choice: Sendable, Hashable {
    /// The nearest `.navgraph.yml` in the analysed folder or above it.
    case nearest
    case named(String)
    case none
  }

  /// - Parameters:
  ///   - paths: what is analysed; where they lie in several folders, the search begins in the one that holds all.
  ///   - currentFolder: absolute and normalized.
  /// - Returns: the settings of the file and its parents, and the mistakes in all of them.
  public static func load(
    _ choice: Choice, for paths: [String], currentFolder: String
  ) -> (settings: Settings, problems: [Problem]) {
    switch choice {
    case .none: return (Settings(), [])
    case .named(let name): return load(PathText.absolute(name, from: currentFolder), currentFolder: currentFolder)
    case .nearest:
      guard let found = nearest(to: FileFinder.commonFolder(of: paths, currentFolder: currentFolder)) else { return (Settings(), []) }
      return load(found, currentFolder: currentFolder)
    }
  }

  /// A file, its parent, the parent's parent.
  private static func load(_ file: String, currentFolder: String) -> (settings: Settings, problems: [Problem]) {
    var problems: [Problem] = []
    var settings = Settings()
    var isFirst = true
    var next = file
    // The file that names the next one as its parent, and where.
    var child: (file: String, parent: SettingsReader.Parent)?
    var read: [FileIdentity: String] = [:]
    while true {
      let shown = PathText.seen(next, from: currentFolder)
      if let child, case .success(let status) = FileStatus.of(next) {
        if let earlier = read[status.identity] {
          problems.append(
            parentProblem("the parent '\(child.parent.path)' leads back to '\(earlier)'", child, mend: "Remove one of the 'parent' lines."))
          break
        }
      } else if let child {
        problems.append(parentProblem("there is no file '\(child.parent.path)'", child, mend: "A parent's path starts from the folder of '\(child.file)'."))
        break
      }
      if case .success(let status) = FileStatus.of(next) { read[status.identity] = shown }
      switch text(of: next, shown: shown) {
      case .failure(let problem): return (settings, (problems + [problem]).sorted())
      case .success(let text):
        let reading = SettingsReader.read(text, file: shown, folder: PathText.parent(next))
        problems += reading.problems
        settings = isFirst ? reading.settings : settings.inheriting(reading.settings)
        isFirst = false
        guard let parent = reading.parent else { return (settings, problems.sorted()) }
        child = (shown, parent)
        next = PathText.absolute(parent.path, from: PathText.parent(next))
      }
    }
    return (settings, problems.sorted())
  }

  private static func parentProblem(
    _ what: String, _ child: (file: String, parent: SettingsReader.Parent), mend: String
  ) -> Problem {
    Problem(what, file: child.file, line: child.parent.line, column: child.parent.column, mend: mend)
  }

  private static func nearest(to folder: String) -> String? {
    var folder = folder
    while true {
      let candidate = PathText.join(folder, Settings.fileName)
      if access(candidate, F_OK) == 0 { return candidate }
      if folder == "/" { return nil }
      folder = PathText.parent(folder)
    }
  }

  private static func text(of file: String, shown: String) -> Result<String, Problem> {
    if case .failure(let error) = FileStatus.of(file), error.isMissing {
      return .failure(Problem("there is no such settings file", file: shown, mend: "'navgraph init' writes one."))
    }
    return TextFile.read(file, shown: shown, kind: "settings file")
  }
}
