import NavSource

/// Small files of ours, read whole.
public enum TextFile {
  /// A page of text; what is larger is something else.
  static let largest = 16 << 20

  /// Whether a file is there; a folder is none.
  public static func exists(_ path: String) -> Bool {
    if case .success(let status) = FileStatus.of(path) { status.kind == .file } else { false }
  }

  /// - Parameters:
  ///   - shown: the path as the user sees it.
  ///   - kind: what the file is: `baseline`.
  public static func read(_ path: String, shown: String, kind: String) -> Result<String, Problem> {
    var buffer = ReadBuffer()
    switch path.withCString({ buffer.read($0) }) {
    case .system(let error):
      return .failure(Problem("this \(kind) cannot be read: \(error.message)", file: shown))
    case .notAFile:
      return .failure(Problem("this is no file, and a \(kind) is expected", file: shown))
    case .tooLarge:
      return .failure(Problem("this \(kind) is larger than \(largest) bytes", file: shown))
    case nil:
      break
    }
    guard buffer.count <= largest else { return .failure(Problem("this \(kind) is larger than \(largest) bytes", file: shown)) }
    let text = buffer.withText { bytes in bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) } }
    guard let text, !text.utf8.contains(0) else {
      return .failure(Problem("this \(kind) is not UTF-8 text", file: shown, mend: "Save the file as UTF-8."))
    }
    return .success(text)
  }
}
