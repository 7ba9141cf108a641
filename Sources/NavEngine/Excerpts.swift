import Synchronization

/// Lines of analysed files, for reports that show the code. Keeps the last file: findings come sorted by file.
///
/// A file that has changed or gone since it was analysed gives another line or none; that is for the eye only.
public final class Excerpts: Sendable {
  private struct Loaded {
    var path: String?
    var buffer = ReadBuffer()
    /// Where each line starts, and behind the last one its end.
    var starts: [Int] = []
  }

  private let loaded = Mutex(Loaded())

  public init() {}

  /// The text of a one-based line without its line end; nil where it cannot be had. Invalid UTF-8 is repaired.
  public func line(_ number: Int, of path: String) -> String? {
    loaded.withLock { loaded in
      if loaded.path != path { Self.load(path, &loaded) }
      guard number >= 1, number < loaded.starts.count else { return nil }
      let range = loaded.starts[number - 1]..<loaded.starts[number]
      return loaded.buffer.withText { text in
        var end = range.upperBound
        while end > range.lowerBound, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        return text.extracting(range.lowerBound..<end).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  private static func load(_ path: String, _ loaded: inout Loaded) {
    loaded.path = path
    loaded.starts = []
    guard path.withCString({ loaded.buffer.read($0) }) == nil else { return }
    loaded.starts = loaded.buffer.withText { text in
      var starts = [0]
      for index in 0..<text.count {
        // Lines end as `LineTable` counts them.
        let isEnd = text[index] == 0x0A || (text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A))
        if isEnd { starts.append(index + 1) }
      }
      starts.append(text.count)
      return starts
    }
  }
}
