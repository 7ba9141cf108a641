/// Unicode scalars as Swift's lexer reads and classes them.
enum Scalars {
  /// One scalar read at an offset; `value` is nil where the bytes are no UTF-8.
  struct Read {
    var value: UInt32?
    /// Behind the scalar; for broken bytes behind those that are skipped with it.
    var end: Int
  }

  /// Reads the scalar at `i`, which is before `count`.
  @inline(never)
  static func read(_ s: Span<UInt8>, _ count: Int, _ i: Int) -> Read {
    let first = s[i]
    var end = i + 1
    if first < 0x80 { return Read(value: UInt32(first), end: end) }
    guard startsScalar(first) else {
      while end < count, !startsScalar(s[end]) { end += 1 }
      return Read(value: nil, end: end)
    }
    let length = (~first).leadingZeroBitCount
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for _ in 1..<length {
      guard end < count, s[end] & 0xC0 == 0x80 else { return Read(value: nil, end: end) }
      value = value << 6 | UInt32(s[end] & 0x3F)
      end += 1
    }
    let shortest = value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
    let isScalar = length == shortest && value <= 0x10_FFFF && !(0xD800...0xDFFF).contains(value)
    return Read(value: isScalar ? value : nil, end: end)
  }

  /// ASCII, or a first byte that UTF-8 allows.
  private static func startsScalar(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC2 && byte < 0xF5) }

  static func isIdentifierByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
    default: false
    }
  }

  static func isIdentifierContinuation(_ c: UInt32) -> Bool {
    if c < 0x80 { return isIdentifierByte(UInt8(c)) }
    switch c {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
      0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
      0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F,
      0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
      return true
    default:
      // Every plane from 1 to 14 but its last two code points.
      return c >= 0x1_0000 && c <= 0xE_FFFD && c & 0xFFFF <= 0xFFFD
    }
  }

  static func isIdentifierStart(_ c: UInt32) -> Bool {
    switch c {
    case 0x30...0x39, 0x24: false
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isIdentifierContinuation(c)
    }
  }

  static func isOperatorStart(_ c: UInt32) -> Bool {
    if c < 0x80 { return ByteClass.isOperator(UInt8(c)) }
    switch c {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
      return true
    default:
      return false
    }
  }

  static func isOperatorContinuation(_ c: UInt32) -> Bool {
    switch c {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: isOperatorStart(c)
    }
  }

  /// Behind the identifier bytes and scalars that start at `i`.
  @inline(never)
  static func identifierEnd(_ s: Span<UInt8>, _ count: Int, from i: Int) -> Int {
    var i = i
    while i < count {
      if s[i] < 0x80 {
        guard isIdentifierByte(s[i]) else { break }
        i += 1
      } else {
        let scalar = read(s, count, i)
        guard let value = scalar.value, isIdentifierContinuation(value) else { break }
        i = scalar.end
      }
    }
    return i
  }
}
