/// The lines of one file, small enough to keep for every file of a program.
///
/// Stores the length of each line in one byte, longer lines in more: about one byte a line.
public struct LineTable: Hashable, Sendable {
  /// Line lengths including the line feed, each as little-endian base-128 digits whose top bit says "more".
  public private(set) var lengths: [UInt8]

  /// The table of `text`, a file's UTF-8 bytes.
  ///
  /// A line ends behind `\n`, behind `\r\n`, or behind a `\r` that stands alone, as in the compiler.
  /// - Complexity: O(*bytes*).
  public init(_ text: Span<UInt8>) {
    lengths = []
    var start = 0
    var i = 0
    let count = text.count
    text.withUnsafeBufferPointer { text in
      let raw = UnsafeRawBufferPointer(text)
      while i < count {
        // Eight bytes at a time as long as there is no line break among them.
        while i &+ 8 <= count, !Self.holdsBreak(raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)) { i &+= 8 }
        if i == count { break }
        let byte = text[i]
        i += 1
        if byte == 0x0A || (byte == 0x0D && !(i < count && text[i] == 0x0A)) {
          append(i - start)
          start = i
        }
      }
    }
    append(count - start)
  }

  /// A table read back from stored `lengths`.
  public init(lengths: [UInt8]) { self.lengths = lengths }

  /// Whether one of eight bytes may be `\n` or `\r`; never false where one is.
  @inline(__always) private static func holdsBreak(_ bytes: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let a = bytes ^ (ones &* 0x0A)
    let b = bytes ^ (ones &* 0x0D)
    return ((a &- ones) & ~a | (b &- ones) & ~b) & (ones &* 0x80) != 0
  }

  private mutating func append(_ length: Int) {
    var rest = length
    while rest >= 0x80 {
      lengths.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    lengths.append(UInt8(rest))
  }

  /// The place of a byte.
  ///
  /// - Parameter offset: zero-based UTF-8 offset; past the end it counts as on the last line.
  /// - Returns: a one-based line and a one-based column counted in UTF-8 bytes.
  /// - Complexity: O(*lines* before it).
  public func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    var length = 0
    var shift = 0
    for byte in lengths {
      length |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 != 0 { continue }
      if offset < start + length { break }
      start += length
      line += 1
      length = 0
      shift = 0
    }
    if line > 1 && length == 0 && shift == 0 {
      // Behind the last line: its own start is wanted, so walk once more and stop there.
      return lastLine(offset)
    }
    return (line, offset - start + 1)
  }

  private func lastLine(_ offset: Int) -> (line: Int, column: Int) {
    var line = 0
    var start = 0
    var next = 0
    var length = 0
    var shift = 0
    for byte in lengths {
      length |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 != 0 { continue }
      start = next
      next += length
      line += 1
      length = 0
      shift = 0
    }
    return (max(line, 1), max(offset - start, 0) + 1)
  }
}
