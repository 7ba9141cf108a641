import NavFindings
import NavSource

/// A file of known findings. It holds no lines and no words, so that it stays true while code moves and messages change.
///
/// Paths in it start from its own folder, so that it means the same on every machine and from whichever folder a run is started.
public struct BaselineFile: Sendable, Hashable {
  /// What is looked for and written where no name is given.
  public static let standardName = ".navgraph-baseline.yml"
  /// Of the form that this version writes, and the latest that it reads.
  static let version = 1

  /// As the user sees it.
  public let shown: String
  /// Absolute and normalized.
  public let path: String
  /// The folder it lies in, without links.
  let folder: String
  public var known: FindingCounts
  /// The line on which each key stands; none of what was not read from a file.
  var lines: [FindingKey: Int] = [:]

  init(path: String, shown: String, known: FindingCounts) {
    self.path = path
    self.shown = shown
    folder = PathText.physical(PathText.parent(path))
    self.known = known
  }

  /// A file that is not there yet and knows nothing.
  public static func new(_ path: String, currentFolder: String) -> BaselineFile {
    let absolute = PathText.absolute(path, from: currentFolder)
    return BaselineFile(path: absolute, shown: PathText.seen(absolute, from: currentFolder), known: FindingCounts())
  }

  /// How many findings it knows.
  public var count: Int { known.counts.values.reduce(0, +) }

  /// Reads a file whole; what is damaged is told, all of it at once, and nothing is guessed.
  ///
  /// - Parameters:
  ///   - path: relative to the current folder, or absolute.
  ///   - currentFolder: absolute and normalized.
  /// - Returns: nil where there is no such file.
  public static func read(_ path: String, currentFolder: String) -> Result<BaselineFile?, BaselineDamage> {
    let absolute = PathText.absolute(path, from: currentFolder)
    let shown = PathText.seen(absolute, from: currentFolder)
    if case .failure(let error) = FileStatus.of(absolute), error.isMissing { return .success(nil) }
    switch TextFile.read(absolute, shown: shown, kind: "baseline") {
    case .failure(let problem): return .failure(BaselineDamage(problems: [problem]))
    case .success(let text):
      return BaselineReader.read(text, file: shown).map { read in
        var file = BaselineFile(path: absolute, shown: shown, known: FindingCounts(read.mapValues(\.count)))
        file.lines = read.mapValues(\.line)
        return file
      }
    }
  }

  /// The whole text: one line for each key, sorted, so that a change of the file reads like what has changed.
  public var text: String {
    let rows = known.counts.sorted { $0.key < $1.key }.map { key, count in
      "  - { path: \(YAMLText.quoted(key.path)), rule: \(YAMLText.scalar(key.rule)), subject: \(YAMLText.quoted(key.subject))"
        + (count == 1 ? " }\n" : ", count: \(count) }\n")
    }
    return """
      # Findings of navgraph that are known and not reported. Paths start from this file's folder.
      # 'navgraph lint --write-baseline' writes this file, 'navgraph baseline prune' takes out what is mended.
      version: \(Self.version)
      findings:\(rows.isEmpty ? " []" : "")

      """ + rows.joined()
  }

  /// Writes the file whole or not at all.
  public func write() -> Problem? { WholeFile.write(Array(text.utf8), to: path) }

  // MARK: Keys

  /// The key of a finding.
  ///
  /// - Parameter currentFolder: the folder that the finding's path starts from; absolute and normalized.
  func key(of finding: Finding, currentFolder: String) -> FindingKey {
    let absolute = PathText.absolute(finding.place.file, from: currentFolder)
    // Links to folders, such as '/tmp' on macOS, give one file two paths.
    let inside = PathText.relative(absolute, to: folder) ?? PathText.relative(PathText.physical(absolute), to: folder)
    return FindingKey(
      path: Self.withoutMark(inside ?? PathText.seen(absolute, from: folder)), rule: finding.rule,
      subject: Self.withoutMark(finding.subject))
  }

  /// The YAML library drops a mark of byte order where a text begins with one.
  private static func withoutMark(_ text: String) -> String {
    text.utf8.first == 0xEF ? String(String.UnicodeScalarView(text.unicodeScalars.drop { $0 == "\u{FEFF}" })) : text
  }

  /// The absolute path of a key's file.
  func file(of key: FindingKey) -> String { PathText.absolute(key.path, from: folder) }
}

/// What is wrong with a baseline.
public struct BaselineDamage: Error, Hashable, Sendable {
  /// Sorted; never empty.
  public var problems: [Problem]
}
