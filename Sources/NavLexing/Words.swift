/// Eight bytes of text at once in a 64-bit word, lowest byte first.
///
/// Every mask has the top bit of a byte's eight bits set or clear; only the lowest set bit may be relied on
/// where the comment says so.
enum Words {
  @usableFromInline static let ones: UInt64 = 0x0101_0101_0101_0101
  @usableFromInline static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Bytes `i ..< i + 8`; the caller keeps them inside the padding.
  @inline(__always) static func load(_ s: Span<UInt8>, _ i: Int) -> UInt64 {
    UInt64(littleEndian: s.bytes.unsafeLoadUnaligned(fromByteOffset: i, as: UInt64.self))
  }

  @inline(__always) static func each(_ byte: UInt8) -> UInt64 { ones &* UInt64(byte) }

  /// Marks the bytes that are zero; marks above the lowest may be false.
  @inline(__always) static func zeros(_ w: UInt64) -> UInt64 { (w &- ones) & ~w & tops }

  /// Marks every byte that is no ASCII identifier byte (letter, digit, `_`, `$`); exact for all bytes.
  @inline(__always) static func nonIdentifier(_ w: UInt64) -> UInt64 {
    let low = w & ~tops
    let folded = low | each(0x20)
    // In range when adding up to the lower bound sets the top bit and adding up to the bound behind does not.
    let letter = (folded &+ each(0x80 - 0x61)) & ~(folded &+ each(0x80 - 0x7B))
    let digit = (low &+ each(0x80 - 0x30)) & ~(low &+ each(0x80 - 0x3A))
    // Equal when the difference is zero, so that adding 0x7F leaves the top bit clear.
    let other = ((low ^ each(0x5F)) &+ each(0x7F)) & ((low ^ each(0x24)) &+ each(0x7F))
    return ~((letter | digit | ~other) & ~w) & tops
  }

  /// How many bytes stand before the lowest mark; `mask` is not 0.
  @inline(__always) static func index(_ mask: UInt64) -> Int { mask.trailingZeroBitCount >> 3 }

  /// The first `\n` or `\r` at or behind `i`, or `count`.
  @inline(__always) static func lineEnd(_ s: Span<UInt8>, _ count: Int, from i: Int) -> Int {
    var i = i
    while i < count {
      let w = load(s, i)
      let hits = zeros(w ^ each(0x0A)) | zeros(w ^ each(0x0D))
      if hits != 0 { return min(i + index(hits), count) }
      i += 8
    }
    return count
  }

  /// The first `"`, `\`, `\n` or `\r` at or behind `i`, or `count`.
  @inline(__always) static func stringStop(_ s: Span<UInt8>, _ count: Int, from i: Int) -> Int {
    var i = i
    while i < count {
      let w = load(s, i)
      let hits =
        zeros(w ^ each(0x22)) | zeros(w ^ each(0x5C)) | zeros(w ^ each(0x0A)) | zeros(w ^ each(0x0D))
      if hits != 0 { return min(i + index(hits), count) }
      i += 8
    }
    return count
  }

  /// The first byte at or behind `i` that is no blank; ends in the padding at the latest.
  @inline(__always) static func skipSpaces(_ s: Span<UInt8>, from i: Int) -> Int {
    var i = i
    while true {
      let other = load(s, i) ^ each(0x20)
      if other != 0 { return i + index(other) }
      i += 8
    }
  }
}
