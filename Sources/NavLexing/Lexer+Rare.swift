/// What the loop of `Lexer.run` does rarely, in functions that stay out of it.
extension Lexer {
  @inline(__always)
  static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  static func quoteKind(_ kind: StringText.Kind) -> TokenKind {
    switch kind {
    case .singleLine: .stringQuote
    case .multiLine: .multilineStringQuote
    case .singleQuote: .singleQuote
    }
  }

  /// Behind the `#`s that start at `i`.
  @inline(never)
  static func poundsEnd(_ s: Span<UInt8>, from i: Int) -> Int {
    var i = i
    while s[i] == UInt8(ascii: "#") { i += 1 }
    return i
  }

  /// Behind a line break at `i` and the backslash, `#`s and blanks before it that take it out of a string.
  @inline(never)
  static func escapedLineBreakEnd(_ s: Span<UInt8>, from i: Int) -> Int {
    var i = i
    if s[i] == UInt8(ascii: "\\") { i += 1 }
    i = poundsEnd(s, from: i)
    while s[i] == 0x20 || s[i] == 0x09 { i += 1 }
    if s[i] == 0x0D { return s[i + 1] == 0x0A ? i + 2 : i + 1 }
    return s[i] == 0x0A ? i + 1 : i
  }

  /// Behind the backtick that closes the one at `i` on its line.
  @inline(never)
  static func backticksEnd(_ s: Span<UInt8>, _ count: Int, at i: Int) -> Int? {
    var i = i + 1
    while i < count, s[i] != UInt8(ascii: "`"), !isLineBreak(s[i]) { i += 1 }
    return i < count && s[i] == UInt8(ascii: "`") ? i + 1 : nil
  }

  /// What starts with `#`.
  enum Pound {
    case token(TokenKind, end: Int)
    case regex(RegexLiteral)
    case string(quote: Int, pounds: Int, isMultiLine: Bool)
  }

  @inline(never)
  static func pound(_ s: Span<UInt8>, _ count: Int, at i: Int, _ memo: inout Memo) -> Pound {
    // swift-syntax takes a NUL byte for the start of the file.
    if s[i + 1] == UInt8(ascii: "!"), i == 0 || s[i - 1] == 0 {
      return .token(.shebang, end: Words.lineEnd(s, count, from: i))
    }
    if i >= memo.barePoundsEnd {
      let end = poundsEnd(s, from: i)
      if s[end] == UInt8(ascii: "\"") {
        let isMultiLine = StringText.opensMultiLine(s, count, at: end, pounds: end - i, &memo)
        return .string(quote: end, pounds: end - i, isMultiLine: isMultiLine)
      }
      if let regex = RegexLiteral.scan(s, count, at: i, mustBeRegex: true, &memo) { return .regex(regex) }
      memo.barePoundsEnd = end
    }
    return directive(s, at: i)
  }

  private static func directive(_ s: Span<UInt8>, at i: Int) -> Pound {
    var end = i + 1
    while ByteTraits.table[Int(s[end])].byteClass == .word { end += 1 }
    for (word, kind) in directives where word.utf8CodeUnitCount == end - i - 1 {
      if Trivia.starts(s, at: i + 1, with: word) { return .token(kind, end: end) }
    }
    return .token(.pound, end: i + 1)
  }

  private static let directives: [(StaticString, TokenKind)] = [
    ("if", .poundIf), ("else", .poundElse), ("elseif", .poundElseif), ("endif", .poundEndif),
    ("available", .poundAvailable), ("unavailable", .poundUnavailable), ("sourceLocation", .poundSourceLocation),
  ]

  /// Behind all that stands before a token or a merge conflict; whether a line break is passed.
  @inline(never)
  static func skip(
    _ s: Span<UInt8>, _ count: Int, from start: Int, _ directives: inout [Range<Int>], _ memo: inout Memo
  ) -> (end: Int, hasLineBreak: Bool) {
    var i = start
    var hasLineBreak = false
    while i < count {
      switch ByteTraits.table[Int(s[i])].byteClass {
      case .blank:
        i += 1
      case .lineBreak:
        hasLineBreak = true
        i += 1
      case .slash where s[i + 1] == UInt8(ascii: "/"):
        let end = Words.lineEnd(s, count, from: i)
        if Trivia.isDirective(s, at: i) { directives.append(i..<end) }
        i = end
      case .slash where s[i + 1] == UInt8(ascii: "*"):
        let comment = Trivia.blockComment(s, count, at: i)
        if let range = Trivia.blockDirective(s, at: i, end: comment.end) { directives.append(range) }
        if comment.hasLineBreak { hasLineBreak = true }
        i = comment.end
      case .nul, .other:
        guard case .skipped(let end) = Trivia.unusual(s, count, at: i, &memo) else { return (i, hasLineBreak) }
        i = end
      default:
        return (i, hasLineBreak)
      }
    }
    return (i, hasLineBreak)
  }
}
