/// Text between tokens that is rarer than blanks, line breaks and line comments.
enum Trivia {
  struct BlockComment {
    var end: Int
    var hasLineBreak: Bool
  }

  /// The block comment whose `/*` stands at `i`, with those nested in it; to the end of the source if it is open.
  @inline(never)
  static func blockComment(_ s: Span<UInt8>, _ count: Int, at i: Int) -> BlockComment {
    var i = i + 2
    var depth = 1
    var hasLineBreak = false
    while i < count {
      // Eight bytes of text without `*`, `/` and line breaks are the rule.
      let w = Words.load(s, i)
      let hits =
        Words.zeros(w ^ Words.each(0x2A)) | Words.zeros(w ^ Words.each(0x2F)) | Words.zeros(w ^ Words.each(0x0A))
        | Words.zeros(w ^ Words.each(0x0D))
      if hits == 0 {
        i += 8
        continue
      }
      i += Words.index(hits)
      if i >= count { break }
      let byte = s[i]
      i += 1
      if byte == 0x2A {
        if s[i] == 0x2F {
          i += 1
          depth -= 1
          if depth == 0 { return BlockComment(end: i, hasLineBreak: hasLineBreak) }
        }
      } else if byte == 0x2F {
        if s[i] == 0x2A {
          i += 1
          depth += 1
        }
      } else {
        hasLineBreak = true
      }
    }
    return BlockComment(end: count, hasLineBreak: hasLineBreak)
  }

  /// Whether the comment at `i` speaks to navgraph: `// navgraph:`, `/// navgraph:`, `/* navgraph:`; any blanks before the word.
  /// Of a block comment this may be wrong where it ends before the word.
  @inline(__always)
  static func isDirective(_ s: Span<UInt8>, at i: Int) -> Bool {
    let j = directiveWord(s, at: i)
    return s[j] == UInt8(ascii: "n") && isDirectiveWord(s, at: j)
  }

  /// Where the first word of the comment at `i` begins.
  @inline(__always)
  private static func directiveWord(_ s: Span<UInt8>, at i: Int) -> Int {
    var j = i + 2
    while s[j] == s[i + 1] { j += 1 }
    while s[j] == 0x20 || s[j] == 0x09 { j += 1 }
    return j
  }

  /// The first line of the block comment at `i`, which ends at `end`, without what closes it; nil where it does not speak to
  /// navgraph.
  @inline(never)
  static func blockDirective(_ s: Span<UInt8>, at i: Int, end: Int) -> Range<Int>? {
    guard isDirective(s, at: i) else { return nil }
    let word = directiveWord(s, at: i)
    guard word < end else { return nil }
    var j = word
    while j < end, s[j] != 0x0A, s[j] != 0x0D, s[j] != 0x2A || s[j + 1] != 0x2F { j += 1 }
    return i..<j
  }

  @inline(never)
  private static func isDirectiveWord(_ s: Span<UInt8>, at i: Int) -> Bool {
    starts(s, at: i, with: "navgraph:")
  }

  /// Behind the line on which a merge conflict that starts at `i` ends; nil where none starts.
  @inline(never)
  static func conflictEnd(_ s: Span<UInt8>, _ count: Int, at i: Int, _ memo: inout Memo) -> Int? {
    guard i == 0 || s[i - 1] == 0x0A || s[i - 1] == 0x0D || s[i - 1] == 0 else { return nil }
    let normal: StaticString = "<<<<<<< "
    let perforce: StaticString = ">>>> "
    let end: Int?
    if starts(s, at: i, with: normal) {
      if memo.noConflictEnd.normal { return nil }
      end = lineStart(s, count, with: ">>>>>>> ", from: i + normal.utf8CodeUnitCount)
      memo.noConflictEnd.normal = end == nil
    } else if starts(s, at: i, with: perforce) {
      if memo.noConflictEnd.perforce { return nil }
      end = lineStart(s, count, with: "<<<<\n", from: i + perforce.utf8CodeUnitCount)
      memo.noConflictEnd.perforce = end == nil
    } else {
      return nil
    }
    return end.map { Words.lineEnd(s, count, from: $0) }
  }

  /// Behind the first `mark` at a line's start.
  private static func lineStart(_ s: Span<UInt8>, _ count: Int, with mark: StaticString, from i: Int) -> Int? {
    var i = i
    while i < count {
      if s[i - 1] == 0x0A || s[i - 1] == 0x0D, starts(s, at: i, with: mark) {
        let end = i + mark.utf8CodeUnitCount
        return end <= count ? end : nil
      }
      i += 1
    }
    return nil
  }

  /// `word` holds no NUL, so it never matches into the padding.
  static func starts(_ s: Span<UInt8>, at i: Int, with word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes in
      for k in 0..<bytes.count where s[i + k] != bytes[k] { return false }
      return true
    }
  }

  /// A control or non-ASCII byte at a place where a token may start.
  enum Unusual {
    /// Nothing, up to this offset.
    case skipped(to: Int)
    case token(TokenKind, end: Int)
    case operatorStart
  }

  @inline(never)
  static func unusual(_ s: Span<UInt8>, _ count: Int, at i: Int, _ memo: inout Memo) -> Unusual {
    // The byte order mark would be an identifier by its code point.
    if s[i] == 0xEF, s[i + 1] == 0xBB, s[i + 2] == 0xBF, i + 2 < count { return .skipped(to: i + 3) }
    let scalar = Scalars.read(s, count, i)
    guard let value = scalar.value else { return .skipped(to: scalar.end) }
    if Scalars.isIdentifierContinuation(value) {
      // A combining mark, which may not start an identifier, is taken for one too.
      return .token(.identifier, end: Scalars.identifierEnd(s, count, from: scalar.end))
    }
    if Scalars.isOperatorStart(value) { return .operatorStart }
    switch value {
    case 0x201D:
      return .token(.unknown, end: scalar.end)
    case 0x201C:
      return .token(.identifier, end: curlyQuoteEnd(s, count, from: scalar.end, &memo) ?? scalar.end)
    default:
      return .skipped(to: scalar.end)
    }
  }

  /// Behind the `”` or `"` that ends text whose `“` ends at `start`; nil where the line has none.
  private static func curlyQuoteEnd(
    _ s: Span<UInt8>, _ count: Int, from start: Int, _ memo: inout Memo
  ) -> Int? {
    if start < memo.curlyQuoteFails { return nil }
    var i = start
    while i < count {
      switch s[i] {
      case 0x0A, 0x0D, 0:
        memo.curlyQuoteFails = i
        return nil
      case UInt8(ascii: "\""):
        return i + 1
      case UInt8(ascii: "\\"):
        let escape = StringText.escape(s, count, at: i + 1)
        guard escape.isValid else {
          memo.curlyQuoteFails = i
          return nil
        }
        i = escape.end
      case 0x20..<0x7F:
        i += 1
      default:
        let scalar = Scalars.read(s, count, i)
        guard let value = scalar.value, value >= 0x80 else {
          memo.curlyQuoteFails = i
          return nil
        }
        if value == 0x201D { return scalar.end }
        i = scalar.end
      }
    }
    memo.curlyQuoteFails = i
    return nil
  }
}
