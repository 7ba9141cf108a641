/// The parts of a regex literal: `#`s, slash, pattern, slash, `#`s, the last two possibly missing.
struct RegexLiteral {
  var start: Int
  var pounds: Int
  var patternEnd: Int
  var isClosed: Bool
  var closingPounds: Int

  /// The kind and the end of one of its tokens, by number; nil behind the last.
  @inline(never)
  func part(_ number: Int) -> (kind: TokenKind, end: Int)? {
    let slash = start + pounds
    switch pounds > 0 ? number : number + 1 {
    case 0: return (.regexPoundDelimiter, slash)
    case 1: return (.regexSlash, slash + 1)
    case 2: return (.regexLiteralPattern, patternEnd)
    case 3 where isClosed: return (.regexSlash, patternEnd + 1)
    case 3 where closingPounds > 0: return (.regexPoundDelimiter, patternEnd + closingPounds)
    case 4 where isClosed && closingPounds > 0: return (.regexPoundDelimiter, patternEnd + 1 + closingPounds)
    default: return nil
    }
  }

  /// The literal whose `#` or slash stands at `start`, nil where that is no regex.
  ///
  /// - Parameter mustBeRegex: nothing else would be right here, so a mistake makes a broken regex.
  @inline(never)
  static func scan(
    _ s: Span<UInt8>, _ count: Int, at start: Int, mustBeRegex: Bool, _ memo: inout Memo
  ) -> RegexLiteral? {
    var i = start
    while s[i] == UInt8(ascii: "#") { i += 1 }
    let pounds = i - start
    guard s[i] == UInt8(ascii: "/") else { return nil }
    i += 1
    if pounds == 0 {
      switch s[i] {
      // With a blank behind it, it is more likely an operator.
      case 0x20, 0x09: if !mustBeRegex { return nil }
      case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
      default: break
      }
      if start > 0, s[start - 1] == UInt8(ascii: "*") { return nil }
    }
    var body = Body(pounds: pounds, patternStart: i, mustBeRegex: mustBeRegex)
    if pounds > 0 {
      while s[i] == 0x20 || s[i] == 0x09 { i += 1 }
      if s[i] == 0x0A || s[i] == 0x0D { body.firstLineBreak = i }
    }
    if let lineBreak = body.firstLineBreak, pounds >= memo.hopelessRegexPounds {
      return body.unterminated(s, start, at: lineBreak)
    }
    switch body.read(s, count) {
    case .notARegex:
      return nil
    case .closed(let slash, let closingPounds):
      return RegexLiteral(
        start: start, pounds: pounds, patternEnd: slash, isClosed: true, closingPounds: closingPounds)
    case .unterminated(let end):
      if body.firstLineBreak != nil { memo.hopelessRegexPounds = min(memo.hopelessRegexPounds, pounds) }
      return mustBeRegex ? body.unterminated(s, start, at: end) : nil
    }
  }

  private enum End {
    case notARegex
    case closed(slash: Int, closingPounds: Int)
    case unterminated(at: Int)
  }

  private struct Body {
    var pounds: Int
    var patternStart: Int
    var mustBeRegex: Bool
    /// Where the literal goes over several lines, the line break before its first.
    var firstLineBreak: Int?
    /// Behind the last slash that was not escaped.
    var candidate: Int?

    init(pounds: Int, patternStart: Int, mustBeRegex: Bool) {
      self.pounds = pounds
      self.patternStart = patternStart
      self.mustBeRegex = mustBeRegex
    }

    mutating func read(_ s: Span<UInt8>, _ count: Int) -> End {
      var i = firstLineBreak ?? patternStart
      var groups = 0
      var classes = 0
      var lastBlank = -1
      while true {
        if i < count, s[i] == UInt8(ascii: "/") {
          candidate = i + 1
          var end = i + 1
          if pounds > 0 {
            while s[end] == UInt8(ascii: "#") { end += 1 }
          }
          let closingPounds = end - i - 1
          if closingPounds >= pounds {
            if closingPounds == 0 {
              // A comment is more likely than a regex that ends before it.
              if s[end] == UInt8(ascii: "*") || s[end] == UInt8(ascii: "/") { return .unterminated(at: i) }
              if lastBlank + 1 == i, lastBlank >= 0, !mustBeRegex { return .notARegex }
            }
            return .closed(slash: i, closingPounds: closingPounds)
          }
        }
        let isEscaped = i < count && s[i] == UInt8(ascii: "\\")
        if isEscaped { i += 1 }
        guard i < count else { return .unterminated(at: firstLineBreak ?? count) }
        switch s[i] {
        case 0x0A, 0x0D:
          if firstLineBreak == nil { return .unterminated(at: i) }
        case UInt8(ascii: "(") where !isEscaped && classes == 0:
          groups += 1
        case UInt8(ascii: ")") where !isEscaped && classes == 0:
          if groups > 0 {
            groups -= 1
          } else if !mustBeRegex {
            return .notARegex
          }
        case UInt8(ascii: "[") where !isEscaped:
          classes += 1
        case UInt8(ascii: "]") where !isEscaped:
          if classes > 0 { classes -= 1 }
        case 0x20, 0x09:
          if !isEscaped { lastBlank = i }
        default:
          break
        }
        i += 1
      }
    }

    /// The literal that ends at `end` without its delimiter, or with a piece of it.
    func unterminated(_ s: Span<UInt8>, _ start: Int, at end: Int) -> RegexLiteral {
      var literal = RegexLiteral(start: start, pounds: pounds, patternEnd: end, isClosed: false, closingPounds: 0)
      guard pounds > 0, end > patternStart else { return literal }
      if s[end - 1] == UInt8(ascii: "/") {
        literal.patternEnd = end - 1
        literal.isClosed = true
      } else if s[end - 1] == UInt8(ascii: "#"), let candidate {
        var scan = candidate
        while scan < end, s[scan] == UInt8(ascii: "#") { scan += 1 }
        if scan == end {
          literal.patternEnd = candidate - 1
          literal.isClosed = true
          literal.closingPounds = end - candidate
        }
      }
      return literal
    }
  }

  /// The literal that a slash inside the operator `start ..< end` starts, judged by what stands around.
  static func inOperator(
    _ s: Span<UInt8>, _ count: Int, at slash: Int, start: Int, end: Int, last: TokenKind, isBehindTry: Bool,
    _ memo: inout Memo
  ) -> RegexLiteral? {
    // A slash behind an operand is an operator, and so is one that is being declared.
    if Operators.isLeftBound(s, start) || last == .kwFunc || last == .kwOperator { return nil }
    var mustBeRegex = false
    if !Operators.isRightBound(s, end, isLeftBound: false) {
      // With blanks on both sides it looks like a binary operator, which cannot stand where an operand must.
      mustBeRegex = isBehindTry && (last == .postfixQuestionMark || last == .exclamationMark)
      if !mustBeRegex && !startsOperand(behind: last) { return nil }
      switch last {
      // An operator may be an argument by itself.
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
      default: mustBeRegex = true
      }
    }
    return scan(s, count, at: slash, mustBeRegex: mustBeRegex, &memo)
  }

  /// Whether an operand, and so a regex, may follow a token.
  private static func startsOperand(behind last: TokenKind) -> Bool {
    switch last {
    case .endOfFile:
      true  // nothing stands before
    case .leftAngle, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
      .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
      true
    case .kwTrue, .kwFalse, .kwAny, .kwNil, .kwSelf, .kwSelfType, .kwSuper:
      false
    default:
      last.rawValue >= TokenKind.kwAny.rawValue
    }
  }
}
