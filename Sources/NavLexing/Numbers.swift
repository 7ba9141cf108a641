/// Number literals, well formed or not.
enum Numbers {
  struct Token {
    var kind: TokenKind
    var end: Int
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// The number that starts with the digit at `i`.
  ///
  /// - Parameter afterPeriod: `x.0.1` is two numbers.
  @inline(never)
  static func number(_ s: Span<UInt8>, _ count: Int, at i: Int, afterPeriod: Bool) -> Token {
    if s[i] == 0x30 {
      switch s[i + 1] {
      case UInt8(ascii: "x"): return hexadecimal(s, count, at: i)
      // A digit that the base does not have is an error inside the token, and so is a letter.
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return integer(s, count, tailFrom: i + 2)
      default: break
      }
    }
    var end = digits(s, from: i)
    if s[end] == UInt8(ascii: ".") {
      // `1.a` is a member, `1.` the end of an expression.
      if !isDigit(s[end + 1]) || afterPeriod { return Token(kind: .integerLiteral, end: end) }
      end = digits(s, from: end + 1)
    } else if s[end] | 0x20 != UInt8(ascii: "e") {
      return integer(s, count, tailFrom: end)
    }
    guard s[end] | 0x20 == UInt8(ascii: "e") else { return Token(kind: .floatLiteral, end: end) }
    end += 1
    if s[end] == UInt8(ascii: "+") || s[end] == UInt8(ascii: "-") { end += 1 }
    return Token(kind: .floatLiteral, end: Scalars.identifierEnd(s, count, from: end))
  }

  private static func integer(_ s: Span<UInt8>, _ count: Int, tailFrom i: Int) -> Token {
    Token(kind: .integerLiteral, end: Scalars.identifierEnd(s, count, from: i))
  }

  private static func digits(_ s: Span<UInt8>, from i: Int) -> Int {
    var i = i
    while isDigit(s[i]) || s[i] == UInt8(ascii: "_") { i += 1 }
    return i
  }

  private static func hexDigits(_ s: Span<UInt8>, from i: Int) -> Int {
    var i = i
    while hexDigit(s[i]) != nil || s[i] == UInt8(ascii: "_") { i += 1 }
    return i
  }

  private static func hexadecimal(_ s: Span<UInt8>, _ count: Int, at start: Int) -> Token {
    let first = start + 2
    guard hexDigit(s[first]) != nil else {
      // swift-syntax classes this one byte, not the scalar that it starts.
      let goesOn = first < count && Scalars.isIdentifierContinuation(UInt32(s[first]))
      return goesOn ? integer(s, count, tailFrom: first) : Token(kind: .integerLiteral, end: first)
    }
    let whole = hexDigits(s, from: first)
    var end = whole
    let hasPoint = s[end] == UInt8(ascii: ".")
    if hasPoint {
      end += 1
      if end < count, hexDigit(s[end]) == nil { return Token(kind: .integerLiteral, end: whole) }
      end = hexDigits(s, from: end)
      if s[end] | 0x20 != UInt8(ascii: "p") {
        // `0xff.description` is a member; without an exponent this is no float either.
        let isMember = end + 1 < count && !isDigit(s[end + 1])
        return Token(kind: .integerLiteral, end: isMember ? whole : end)
      }
    } else if s[end] | 0x20 != UInt8(ascii: "p") {
      return integer(s, count, tailFrom: end)
    }
    end += 1
    let hasSign = s[end] == UInt8(ascii: "+") || s[end] == UInt8(ascii: "-")
    if hasSign { end += 1 }
    if end < count, !isDigit(s[end]), hasPoint, !hasSign, !isDigit(s[whole + 1]) {
      // `0xff.fpValue`
      return Token(kind: .integerLiteral, end: whole)
    }
    return Token(kind: .floatLiteral, end: Scalars.identifierEnd(s, count, from: end))
  }
}
