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
    lengths = text.withUnsafeBufferPointer { text in
      let (feeds, returns) = Self.breaks(text)
      // A line of 128 bytes or more takes one more byte for each time that it is so long, at most.
      return [UInt8](unsafeUninitializedCapacity: feeds + returns + 1 + text.count / 128) { lengths, count in
        count = Self.write(text, hasReturns: returns > 0, to: lengths)
      }
    }
  }

  /// Writes the lengths of all lines.
  /// - Returns: how many bytes were written.
  private static func write(_ text: UnsafeBufferPointer<UInt8>, hasReturns: Bool, to lengths: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    let count = text.count
    var (i, start, written) = (0, 0, 0)
    func append(_ length: Int) {
      var rest = length
      while rest >= 0x80 {
        lengths[written] = UInt8(rest & 0x7F) | 0x80
        written &+= 1
        rest >>= 7
      }
      lengths[written] = UInt8(rest)
      written &+= 1
    }
    while i < count {
      if i &+ 8 <= count, !hasReturns {
        // Eight bytes at a time as long as there is no line break among them.
        let found = lineFeeds(raw.loadUnaligned(fromByteOffset: i, as: UInt64.self))
        if found == 0 {
          i &+= 8
          continue
        }
        i &+= found.trailingZeroBitCount / 8
      }
      let byte = text[i]
      i &+= 1
      if byte == 0x0A || (hasReturns && byte == 0x0D && !(i < count && text[i] == 0x0A)) {
        append(i &- start)
        start = i
      }
    }
    append(count - start)
    return written
  }

  /// A table read back from stored `lengths`.
  public init(lengths: [UInt8]) { self.lengths = lengths }

  /// How long the file is; nil where `lengths` are those of no file.
  public var byteCount: Int? {
    var (sum, length, shift) = (0, 0, 0)
    for byte in lengths {
      // Files are shorter than 2 GiB.
      guard shift < 35 else { return nil }
      length |= Int(byte & 0x7F) << shift
      shift += 7
      if byte & 0x80 != 0 { continue }
      sum += length
      (length, shift) = (0, 0)
    }
    return shift == 0 ? sum : nil
  }

  /// The highest bit of the first byte of eight that is `\n`; 0 where none is. Bytes behind the first may be wrong.
  @inline(__always) private static func lineFeeds(_ bytes: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let a = bytes.littleEndian ^ (ones &* 0x0A)
    return (a &- ones) & ~a & (ones &* 0x80)
  }

  /// How many line feeds and carriage returns there are; few files have any of the latter.
  private static func breaks(_ text: UnsafeBufferPointer<UInt8>) -> (feeds: Int, returns: Int) {
    // No way out of the loop, so that it compiles to vector instructions.
    var (feeds, returns) = (0, 0)
    for byte in text {
      feeds &+= byte == 0x0A ? 1 : 0
      returns &+= byte == 0x0D ? 1 : 0
    }
    return (feeds, returns)
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
