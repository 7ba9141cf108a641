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
      let returns = Self.count(0x0D, in: text)
      // A line of 128 bytes or more takes one more byte for each time that it is so long, at most.
      let room = Self.count(0x0A, in: text) + returns + 1 + text.count / 128
      return [UInt8](unsafeUninitializedCapacity: room) { lengths, count in
        var writer = Writer(lengths: lengths)
        if returns == 0 { Self.write(text, to: &writer) } else { Self.writeAlsoReturns(text, to: &writer) }
        writer.endLine(at: text.count)
        count = writer.count
      }
    }
  }

  /// Puts down line after line.
  private struct Writer {
    let lengths: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0
    private var start = 0

    init(lengths: UnsafeMutableBufferPointer<UInt8>) { self.lengths = lengths }

    /// - Parameter end: the offset behind the line.
    @inline(__always) mutating func endLine(at end: Int) {
      var rest = end &- start
      start = end
      while rest >= 0x80 {
        lengths[count] = UInt8(truncatingIfNeeded: rest & 0x7F) | 0x80
        count &+= 1
        rest >>= 7
      }
      lengths[count] = UInt8(truncatingIfNeeded: rest)
      count &+= 1
    }
  }

  /// Ends a line behind every line feed, eight bytes at a time.
  private static func write(_ text: UnsafeBufferPointer<UInt8>, to writer: inout Writer) {
    let raw = UnsafeRawBufferPointer(text)
    var i = 0
    while i &+ 8 <= text.count {
      var found = places(of: 0x0A, in: raw.loadUnaligned(fromByteOffset: i, as: UInt64.self))
      while found != 0 {
        writer.endLine(at: i &+ found.trailingZeroBitCount / 8 &+ 1)
        found &= found &- 1
      }
      i &+= 8
    }
    while i < text.count {
      i &+= 1
      if text[i &- 1] == 0x0A { writer.endLine(at: i) }
    }
  }

  /// The same for the few files that have carriage returns.
  private static func writeAlsoReturns(_ text: UnsafeBufferPointer<UInt8>, to writer: inout Writer) {
    for i in text.indices {
      let isBreak = text[i] == 0x0A || (text[i] == 0x0D && !(i + 1 < text.count && text[i + 1] == 0x0A))
      if isBreak { writer.endLine(at: i + 1) }
    }
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

  /// The highest bit of each byte of eight that is `byte`; the first byte is the lowest.
  @inline(__always) private static func places(of byte: UInt8, in bytes: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let others = bytes.littleEndian ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~(((others & low) &+ low) | others | low)
  }

  /// How many bytes are `byte`, eight at a time.
  @inline(__always) private static func count(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var (i, count) = (0, 0)
    while i &+ 8 <= text.count {
      let found = places(of: byte, in: raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)) >> 7
      // Adds up the eight bytes, each 0 or 1.
      count &+= Int(truncatingIfNeeded: (found &* 0x0101_0101_0101_0101) >> 56)
      i &+= 8
    }
    for other in text[i...] where other == byte { count += 1 }
    return count
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
