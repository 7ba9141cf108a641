import NavFacts
import NavSource

/// A `.navfacts` file that was read and is sound.
public struct FactsFile: Sendable {
  /// As the user named it.
  public let path: String
  let unit: FactsUnit

  /// The folders and files that it speaks of, from the current folder.
  public var roots: [String] { unit.roots }

  /// What the name of such a file ends in.
  public static let ending = ".navfacts"

  /// Whether a path names facts and not sources. A folder may be called so too.
  public static func isNamed(by path: String) -> Bool {
    guard path.hasSuffix(ending) else { return false }
    if case .success(let status) = FileStatus.of(path), status.kind == .folder { return false }
    return true
  }

  /// Facts of more code than anybody has written by hand.
  private static let largest = 2 << 30

  /// Reads files on several workers.
  ///
  /// - Parameter jobs: at least 1.
  /// - Returns: those that are sound, in the order of `paths`, and a problem for each other one.
  public static func read(_ paths: [String], jobs: Int) -> (files: [FactsFile], problems: [Problem]) {
    let workers = max(1, min(jobs, paths.count))
    let parts = Workers.run(workers) { worker in
      stride(from: worker, to: paths.count, by: workers).map { (index: $0, result: one(paths[$0])) }
    }
    var files: [FactsFile] = []
    var problems: [Problem] = []
    for (_, result) in parts.flatMap({ $0 }).sorted(by: { $0.index < $1.index }) {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let problem): problems.append(problem)
      }
    }
    return (files, problems)
  }

  private static func one(_ path: String) -> Result<FactsFile, Problem> {
    var buffer = ReadBuffer()
    switch path.withCString({ buffer.read($0, atMost: largest) }) {
    case .system(let error) where error.isMissing:
      return .failure(Problem("there is no such file", file: path, mend: write(path)))
    case .system(let error): return .failure(Problem("these facts cannot be read: \(error.message)", file: path))
    case .notAFile: return .failure(Problem("this is no file, and facts are expected", file: path))
    case .tooLarge: return .failure(Problem("these facts have more than \(largest) bytes", file: path, mend: "Write facts of fewer folders."))
    case nil: break
    }
    do {
      var unit = try FactsFileCodec.decode(buffer.withText { text in text.withUnsafeBufferPointer { Array($0) } })
      unit.origin = "'\(path)'"
      return .success(FactsFile(path: path, unit: unit))
    } catch {
      return .failure(problem(error, path))
    }
  }

  private static func problem(_ failure: FactsFileCodec.Failure, _ path: String) -> Problem {
    let what =
      switch failure {
      case .notFacts(let offset): "this is no file of facts, as byte \(offset) tells"
      case .otherVersion(let version) where version > FactsFileCodec.version:
        "these facts are of version \(version), as byte \(FactsFileCodec.magic.count) tells, and this navgraph knows \(FactsFileCodec.version)"
      case .otherVersion(let version):
        "these facts are of the old version \(version), as byte \(FactsFileCodec.magic.count) tells, and this navgraph knows \(FactsFileCodec.version)"
      case .otherVocabulary:
        "these facts were written by another build of navgraph, as byte \(FactsFileCodec.magic.count + 1) tells"
      case .cutOff(let count, let whole): "these facts end at byte \(count), and \(whole) bytes were written"
      case .tooLong(let end): "these facts end at byte \(end), and more follows"
      case .otherChecksum: "these facts are damaged: from byte \(FactsFileCodec.headLength) on they are not what was written"
      case .damaged(let offset, let what): "these facts are damaged at byte \(offset): \(what)"
      }
    if case .otherVersion(let version) = failure, version > FactsFileCodec.version {
      return Problem(what, file: path, mend: "Update navgraph, or write them with this one: \(command(path)).")
    }
    return Problem(what, file: path, mend: write(path))
  }

  private static func write(_ path: String) -> String { "Write the file with this navgraph: \(command(path))." }

  private static func command(_ path: String) -> String { "'navgraph extract PATH -o \(path)'" }
}
