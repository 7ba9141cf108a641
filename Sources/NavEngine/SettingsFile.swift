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
  /// A settings file is a page of text; what is larger is something else.
  static let largest = 1 << 20

  public enum Choice: Sendable, Hashable {
    /// The nearest `.navgraph.yml` in the analysed folder or above it.
    case nearest
    case named(String)
    case none
  }

  /// - Parameters:
  ///   - paths: what is analysed; where they lie in several folders, the search begins in the one that holds all.
  ///   - currentFolder: absolute and normalized.
  ///   - knownRules: the ids that settings may name.
  public static func load(
    _ choice: Choice, for paths: [String], currentFolder: String, knownRules: [String]
  ) -> (settings: Settings, problems: [Problem]) {
    let file: String
    switch choice {
    case .none: return (Settings(folder: currentFolder), [])
    case .named(let name): file = PathText.absolute(name, from: currentFolder)
    case .nearest:
      guard let found = nearest(to: commonFolder(of: paths, currentFolder: currentFolder)) else {
        return (Settings(folder: currentFolder), [])
      }
      file = found
    }
    let shown = PathText.relative(file, to: currentFolder) ?? file
    let folder = PathText.parent(file)
    switch text(of: file, shown: shown) {
    case .failure(let problem): return (Settings(folder: folder), [problem])
    case .success(let text): return SettingsReader.read(text, file: shown, folder: folder, knownRules: knownRules)
    }
  }

  /// The deepest folder that holds all paths; a file's own folder for a file.
  private static func commonFolder(of paths: [String], currentFolder: String) -> String {
    var common: [Substring]?
    for path in paths {
      var absolute = PathText.absolute(path, from: currentFolder)
      if case .success(let status) = FileStatus.of(absolute), status.kind != .folder { absolute = PathText.parent(absolute) }
      let parts = absolute.split(separator: "/")
      common = common.map { known in zip(known, parts).prefix { $0 == $1 }.map(\.0) } ?? parts
    }
    guard let common else { return currentFolder }
    return "/" + common.joined(separator: "/")
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
    var buffer = ReadBuffer()
    switch file.withCString({ buffer.read($0) }) {
    case .system(let error):
      let what = error.isMissing ? "there is no such settings file" : "the settings cannot be read: \(error.message)"
      return .failure(Problem(what, file: shown, mend: error.isMissing ? "'navgraph init' writes one." : nil))
    case .notAFile:
      return .failure(Problem("this is no file, and settings are expected", file: shown))
    case .tooLarge:
      return .failure(Problem("the settings are larger than \(largest) bytes", file: shown))
    case nil:
      break
    }
    guard buffer.count <= largest else {
      return .failure(Problem("the settings are larger than \(largest) bytes", file: shown))
    }
    let text = buffer.withText { bytes in bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) } }
    guard let text, !text.utf8.contains(0) else {
      return .failure(Problem("the settings are not UTF-8 text", file: shown, mend: "Save the file as UTF-8."))
    }
    return .success(text)
  }
}
