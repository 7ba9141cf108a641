import Synchronization

/// Lines of analysed files, for reports that show the code or count its columns.
///
/// Keeps the files asked for last: findings come sorted by file, and the places they relate to lie in a few others. A file that
/// has changed or gone since it was analysed gives another line or none.
public final class Excerpts: Sendable {
  /// How many files are kept.
  private static let mostFiles = 16

  private struct Source {
    var path: String
    var text: [UInt8]
    /// Where each line starts, and behind the last one its end; empty where the file cannot be read.
    var starts: [Int]
  }

  private struct Kept {
    var buffer = ReadBuffer()
    /// The last one asked for stands at the end.
    var sources: [Source] = []
  }

  private let kept = Mutex(Kept())
  /// What was analysed in the place of a file.
  private let unsaved: Source?

  /// - Parameters:
  ///   - unsaved: the text that was analysed in the place of a file, if there was one.
  ///   - currentFolder: of the run; absolute and normalized.
  public init(unsaved: Pipeline.Unsaved? = nil, currentFolder: String = "/") {
    self.unsaved = unsaved.map { unsaved in
      let absolute = PathText.absolute(unsaved.path, from: currentFolder)
      return Source(
        path: PathText.relative(absolute, to: currentFolder) ?? absolute, text: unsaved.bytes, starts: Self.starts(of: unsaved.bytes))
    }
  }

  /// The text of a one-based line without its line end; nil where it cannot be had. Each byte that is no UTF-8 is a `?`, so that offsets
  /// in bytes stay what they are in the file.
  public func line(_ number: Int, of path: String) -> String? {
    if let unsaved, unsaved.path == path { return Self.line(number, of: unsaved) }
    return kept.withLock { kept in
      if kept.sources.last?.path != path { Self.bring(path, &kept) }
      return kept.sources.last.flatMap { Self.line(number, of: $0) }
    }
  }

  private static func line(_ number: Int, of source: Source) -> String? {
    guard number >= 1, number < source.starts.count else { return nil }
    let start = source.starts[number - 1]
    var end = source.starts[number]
    while end > start, source.text[end - 1] == 0x0A || source.text[end - 1] == 0x0D { end -= 1 }
    return repaired(source.text[start..<end])
  }

  private static func repaired(_ line: ArraySlice<UInt8>) -> String {
    if let text = String(validating: line, as: UTF8.self) { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count)
    var rest = line.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): bytes.append(contentsOf: scalar)
      case .error(let length): bytes.append(contentsOf: repeatElement(UInt8(ascii: "?"), count: length))
      case .emptyInput: return String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  /// Puts a file to the end of those kept.
  private static func bring(_ path: String, _ kept: inout Kept) {
    if let index = kept.sources.lastIndex(where: { $0.path == path }) {
      kept.sources.append(kept.sources.remove(at: index))
      return
    }
    if kept.sources.count == mostFiles { kept.sources.removeFirst() }
    var source = Source(path: path, text: [], starts: [])
    if path.withCString({ kept.buffer.read($0) }) == nil {
      source.text = kept.buffer.withText { text in text.withUnsafeBufferPointer { Array($0) } }
      source.starts = starts(of: source.text)
    }
    kept.sources.append(source)
  }

  /// Lines end as `LineTable` counts them.
  private static func starts(of text: [UInt8]) -> [Int] {
    var starts = [0]
    for index in text.indices {
      let isEnd = text[index] == 0x0A || (text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A))
      if isEnd { starts.append(index + 1) }
    }
    starts.append(text.count)
    return starts
  }
}
