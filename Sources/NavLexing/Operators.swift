/// Operators, and what only looks like one: regex literals, placeholders, `?` and `!` behind an operand.
enum Operators {
  struct Token {
    var kind: TokenKind
    var end: Int
    /// A regex literal that follows at once; with `end` at its start there is no token before it.
    var regex: RegexLiteral?
  }

  /// Whether what stands before `i` belongs to the operator there, as an operand does.
  static func isLeftBound(_ s: Span<UInt8>, _ i: Int) -> Bool {
    if i == 0 { return false }
    switch s[i - 1] {
    case 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return !(i >= 2 && s[i - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(i >= 2 && s[i - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether what stands at `i` belongs to the operator that ends there.
  static func isRightBound(_ s: Span<UInt8>, _ i: Int, isLeftBound: Bool) -> Bool {
    switch s[i] {
    case 0x20, 0x0D, 0x0A, 0x09, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return s[i + 1] != UInt8(ascii: "/") && s[i + 1] != UInt8(ascii: "*")
    case 0xC2:
      return s[i + 1] != 0xA0
    default:
      return true
    }
  }

  /// The token at the operator byte or scalar at `i`.
  ///
  /// - Parameters:
  ///   - last: the kind before, by swift-syntax's classes; `endOfFile` at the start of the source.
  ///   - isBehindTry: whether `try` stands before `last`; behind `try?` and `try!` a `/` starts a regex.
  @inline(never)
  static func token(
    _ s: Span<UInt8>, _ count: Int, at i: Int, last: TokenKind, isBehindTry: Bool, _ memo: inout Memo
  ) -> Token {
    switch s[i] {
    case UInt8(ascii: "!") where isLeftBound(s, i): return Token(kind: .exclamationMark, end: i + 1)
    case UInt8(ascii: "?") where isLeftBound(s, i): return Token(kind: .postfixQuestionMark, end: i + 1)
    case UInt8(ascii: "<") where s[i + 1] == UInt8(ascii: "#"):
      if let end = placeholderEnd(s, count, at: i) { return Token(kind: .identifier, end: end) }
    default: break
    }
    let (end, slash) = run(s, count, at: i, &memo)
    if let slash,
      let regex = RegexLiteral.inOperator(
        s, count, at: slash, start: i, end: end, last: last, isBehindTry: isBehindTry, &memo)
    {
      return Token(kind: slash > i ? kind(s, from: i, to: slash) : .regexSlash, end: slash, regex: regex)
    }
    let cut = commentStart(s, from: i, to: end) ?? end
    return Token(kind: kind(s, from: i, to: cut), end: cut)
  }

  /// The end of the operator bytes from `i` on, and the first slash among them.
  private static func run(
    _ s: Span<UInt8>, _ count: Int, at start: Int, _ memo: inout Memo
  ) -> (end: Int, slash: Int?) {
    var slash = s[start] == UInt8(ascii: "/") ? start : nil
    var i = s[start] < 0x80 ? start + 1 : Scalars.read(s, count, start).end
    let mayHavePeriod = s[start] == UInt8(ascii: ".")
    while i < count {
      let byte = s[i]
      if byte >= 0x80 {
        let scalar = Scalars.read(s, count, i)
        guard let value = scalar.value, Scalars.isOperatorContinuation(value) else { break }
        i = scalar.end
        continue
      }
      if !ByteClass.isOperator(byte) || (byte == UInt8(ascii: ".") && !mayHavePeriod) { break }
      if byte == UInt8(ascii: "<"), s[i + 1] == UInt8(ascii: "#"), hasPlaceholderEnd(s, count, from: i, &memo) { break }
      if byte == UInt8(ascii: "/"), slash == nil { slash = i }
      i += 1
    }
    return (i, slash)
  }

  /// Where a comment starts inside the operator bytes.
  private static func commentStart(_ s: Span<UInt8>, from start: Int, to end: Int) -> Int? {
    guard end - start > 2 else { return nil }
    for i in start + 1..<end where s[i] == UInt8(ascii: "/") {
      if s[i + 1] == UInt8(ascii: "/") || s[i + 1] == UInt8(ascii: "*") { return i }
    }
    return nil
  }

  /// The kind by swift-syntax's classes.
  static func kind(_ s: Span<UInt8>, from start: Int, to end: Int) -> TokenKind {
    let left = isLeftBound(s, start)
    let right = isRightBound(s, end, isLeftBound: left)
    switch end - start {
    case 1:
      switch s[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where right && !left: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return left ? .postfixQuestionMark : .infixQuestionMark
      default: break
      }
    case 2 where s[start] == UInt8(ascii: "-") && s[start + 1] == UInt8(ascii: ">"):
      return .arrow
    default:
      // It might have been meant to end a comment.
      for i in start..<end - 1 where s[i] == UInt8(ascii: "*") && s[i + 1] == UInt8(ascii: "/") { return .unknown }
    }
    if left == right { return .binaryOperator }
    return left ? .postfixOperator : .prefixOperator
  }

  /// The kind that a token of kind `kind` is given: `<`, `>` and `...` alone are told by their text.
  @inline(__always)
  static func given(_ kind: TokenKind, _ s: Span<UInt8>, from start: Int, to end: Int) -> TokenKind {
    guard kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator else { return kind }
    switch (end - start, s[start]) {
    case (1, UInt8(ascii: "<")): return .leftAngle
    case (1, UInt8(ascii: ">")): return .rightAngle
    case (3, UInt8(ascii: ".")) where s[start + 1] == UInt8(ascii: ".") && s[start + 2] == UInt8(ascii: "."):
      return .ellipsis
    default: return kind
    }
  }

  /// Behind the `#>` of the editor placeholder at `i`.
  private static func placeholderEnd(_ s: Span<UInt8>, _ count: Int, at i: Int) -> Int? {
    var i = i + 2
    while i < count {
      let byte = s[i]
      i += 1
      if byte == 0x0A { return nil }
      if byte == UInt8(ascii: "<"), s[i] == UInt8(ascii: "#") { return nil }
      if byte == UInt8(ascii: "#"), s[i] == UInt8(ascii: ">") { return i + 1 }
    }
    return nil
  }

  /// Whether `#>` stands at or behind `i` on its line.
  private static func hasPlaceholderEnd(_ s: Span<UInt8>, _ count: Int, from start: Int, _ memo: inout Memo) -> Bool {
    if start < memo.placeholderEnd.from || start > memo.placeholderEnd.to {
      var i = start
      var found = false
      while i < count, s[i] != 0x0A {
        if s[i] == UInt8(ascii: "#"), s[i + 1] == UInt8(ascii: ">") {
          found = true
          break
        }
        i += 1
      }
      memo.placeholderEnd = (start, i, found)
    }
    return memo.placeholderEnd.found
  }
}
