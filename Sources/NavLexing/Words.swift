/// Eight bytes of text at once in a 64-bit word, lowest byte first, or sixteen in a vector.
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

  /// Bytes `i ..< i + 16`; the caller keeps them inside the padding.
  @inline(__always) static func loadSixteen(_ s: Span<UInt8>, _ i: Int) -> SIMD16<UInt8> {
    s.bytes.unsafeLoadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self)
  }

  /// With how many ASCII identifier bytes (letter, digit, `_`, `$`) these begin.
  ///
  /// Without a jump: how long a word is cannot be foreseen. Types are written down, or the operators are those for any vector,
  /// which take a byte at a time.
  @inline(__always) static func identifierLength(_ bytes: SIMD16<UInt8>) -> Int {
    let fromA: SIMD16<UInt8> = (bytes | SIMD16<UInt8>(repeating: 0x20)) &- SIMD16<UInt8>(repeating: 0x61)
    let from0: SIMD16<UInt8> = bytes &- SIMD16<UInt8>(repeating: 0x30)
    let letter: SIMDMask<SIMD16<Int8>> = fromA .< SIMD16<UInt8>(repeating: 26)
    let digit: SIMDMask<SIMD16<Int8>> = from0 .< SIMD16<UInt8>(repeating: 10)
    let underscore: SIMDMask<SIMD16<Int8>> = bytes .== SIMD16<UInt8>(repeating: 0x5F)
    let dollar: SIMDMask<SIMD16<Int8>> = bytes .== SIMD16<UInt8>(repeating: 0x24)
    let isPart: SIMDMask<SIMD16<Int8>> = (letter .| digit) .| (underscore .| dollar)
    let others = SIMD16<UInt8>(repeating: 0xFF).replacing(with: SIMD16<UInt8>(repeating: 0), where: isPart)
    let halves = withUnsafeBytes(of: others) { $0.loadUnaligned(as: SIMD2<UInt64>.self) }
    let first = UInt64(littleEndian: halves.x).trailingZeroBitCount >> 3
    let second = UInt64(littleEndian: halves.y).trailingZeroBitCount >> 3
    return first + (first == 8 ? second : 0)
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
