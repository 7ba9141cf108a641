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
      // A line of 128 bytes or more takes one more byte for each time that it is so long, at most.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 1 + text.count / 128) { room in
        var writer = Writer(lengths: room)
        if !Self.write(text, to: &writer) {
          writer = Writer(lengths: room)
          Self.writeAlsoReturns(text, to: &writer)
        }
        writer.endLine(at: text.count)
        return [UInt8](room[..<writer.count])
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
  /// - Returns: false where there are carriage returns, which may end lines too.
  private static func write(_ text: UnsafeBufferPointer<UInt8>, to writer: inout Writer) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var i = 0
    var returns: UInt64 = 0
    while i &+ 8 <= text.count {
      let eight = raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
      // The highest bit of some byte is set if one of them is a carriage return.
      let others = eight ^ 0x0D0D_0D0D_0D0D_0D0D
      returns |= (others &- 0x0101_0101_0101_0101) & ~others
      var found = places(of: 0x0A, in: eight)
      while found != 0 {
        writer.endLine(at: i &+ found.trailingZeroBitCount / 8 &+ 1)
        found &= found &- 1
      }
      i &+= 8
    }
    if returns & 0x8080_8080_8080_8080 != 0 { return false }
    while i < text.count {
      i &+= 1
      if text[i &- 1] == 0x0A { writer.endLine(at: i) }
      if text[i &- 1] == 0x0D { return false }
    }
    return true
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

  /// The place of a byte.
  ///
  /// - Parameter offset: zero-based UTF-8 offset; past the end it counts as on the last line.
  /// - Returns: a one-based line and a one-based column counted in UTF-8 bytes.
  /// - Complexity: O(*lines* before it).
  public func lineAndColumn(at offset: Int) -> (line: Int, column: Int) {
    lengths.withUnsafeBytes { lengths in
      var (line, start, i) = (1, 0, 0)
      while i < lengths.count {
        // Eight lines at a time, unless one of them is long or the one that is looked for.
        if i &+ 8 <= lengths.count {
          let eight = lengths.loadUnaligned(fromByteOffset: i, as: UInt64.self)
          let end = start &+ Self.sum(eight)
          if eight & 0x8080_8080_8080_8080 == 0, end <= offset {
            (line, start, i) = (line &+ 8, end, i &+ 8)
            continue
          }
        }
        var (length, shift, isWhole) = (0, 0, false)
        while !isWhole, i < lengths.count {
          length |= Int(lengths[i] & 0x7F) << shift
          shift += 7
          isWhole = lengths[i] & 0x80 == 0
          i += 1
        }
        if !isWhole || offset < start + length { return (line, offset - start + 1) }
        start += length
        line += 1
      }
      // Behind the last line: its own start is wanted, so walk once more and stop there.
      return line > 1 ? lastLine(offset) : (line, offset - start + 1)
    }
  }

  /// The sum of eight bytes, each less than 128.
  @inline(__always) private static func sum(_ bytes: UInt64) -> Int {
    let low: UInt64 = 0x00FF_00FF_00FF_00FF
    let pairs = (bytes & low) &+ (bytes &>> 8 & low)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
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
