/// The text inside string literals.
enum StringText {
  enum Kind: UInt8, Sendable {
    case singleLine, multiLine, singleQuote
  }

  /// Why a segment ends.
  enum Stop {
    /// At the closing quote.
    case closingQuote
    /// At the backslash of an interpolation.
    case interpolation
    /// At a line break that a literal of one line may not contain: the literal is given up.
    case lineBreak
    /// Behind a line break, in a multi-line literal.
    case line
    /// At the backslash that takes the line break out of a multi-line literal.
    case escapedLineBreak
    /// Behind an escape that means a line break, such as `\n`.
    case escapedLineFeed
    case endOfFile
  }

  struct Segment {
    var end: Int
    var stop: Stop
  }

  /// The segment from `start` on, in a literal with so many `#` around it.
  @inline(never)
  static func segment(_ s: Span<UInt8>, _ count: Int, from start: Int, _ kind: Kind, pounds: Int) -> Segment {
    var i = start
    while true {
      i = kind == .singleQuote ? singleQuoteStop(s, count, from: i) : Words.stringStop(s, count, from: i)
      if i >= count { return Segment(end: count, stop: .endOfFile) }
      switch s[i] {
      case 0x0A, 0x0D:
        guard kind == .multiLine else { return Segment(end: i, stop: .lineBreak) }
        let isPair = s[i] == 0x0D && s[i + 1] == 0x0A && i + 1 < count
        return Segment(end: i + (isPair ? 2 : 1), stop: .line)
      case UInt8(ascii: "\\"):
        guard let after = skipPounds(s, from: i + 1, pounds) else {
          i += 1
          continue
        }
        if s[after] == UInt8(ascii: "(") { return Segment(end: i, stop: .interpolation) }
        if kind == .multiLine {
          var next = after
          while s[next] == 0x20 || s[next] == 0x09 { next += 1 }
          if s[next] == 0x0A || s[next] == 0x0D { return Segment(end: i, stop: .escapedLineBreak) }
        }
        let escape = escape(s, count, at: after)
        i = escape.end
        if escape.isLineFeed { return Segment(end: i, stop: .escapedLineFeed) }
      case UInt8(ascii: "'"):
        return Segment(end: i, stop: .closingQuote)
      default:
        let length = kind == .multiLine ? 3 : 1
        let isQuote = length == 1 || (s[i + 1] == UInt8(ascii: "\"") && s[i + 2] == UInt8(ascii: "\""))
        if isQuote, skipPounds(s, from: i + length, pounds) != nil { return Segment(end: i, stop: .closingQuote) }
        i += 1
      }
    }
  }

  private static func singleQuoteStop(_ s: Span<UInt8>, _ count: Int, from i: Int) -> Int {
    var i = i
    while i < count {
      switch s[i] {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"), 0x0A, 0x0D: return i
      default: i += 1
      }
    }
    return count
  }

  /// Behind the delimiter's `#` at `i`, nil where there are too few of them.
  ///
  /// Takes one `#` more than the delimiter has where there is one, as swift-syntax does.
  @inline(__always)
  static func skipPounds(_ s: Span<UInt8>, from i: Int, _ pounds: Int) -> Int? {
    if pounds == 0 { return i }
    var end = i
    while end - i <= pounds, s[end] == UInt8(ascii: "#") { end += 1 }
    return end - i < pounds ? nil : end
  }

  struct Escape {
    var end: Int
    /// Whether it stands for `\n` or `\r`.
    var isLineFeed = false
    var isValid = true
  }

  /// The escape whose backslash (and `#`) end at `i`.
  static func escape(_ s: Span<UInt8>, _ count: Int, at i: Int) -> Escape {
    guard i < count else { return Escape(end: i, isValid: false) }
    switch s[i] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      return Escape(end: i + 1, isLineFeed: true)
    case UInt8(ascii: "0"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return Escape(end: i + 1)
    case UInt8(ascii: "u"):
      return unicodeEscape(s, at: i + 1)
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
      return Escape(end: i + 1, isValid: false)
    default:
      return Escape(end: i, isValid: false)
    }
  }

  /// `{1F600}`, at `i`.
  private static func unicodeEscape(_ s: Span<UInt8>, at i: Int) -> Escape {
    guard s[i] == UInt8(ascii: "{") else { return Escape(end: i, isValid: false) }
    var end = i + 1
    var value: UInt64 = 0
    while let digit = Numbers.hexDigit(s[end]) {
      value = (value << 4 | UInt64(digit)) & 0xFF_FFFF_FFFF
      end += 1
    }
    let digits = end - i - 1
    guard s[end] == UInt8(ascii: "}") else { return Escape(end: end, isValid: false) }
    let isScalar = value <= 0x10_FFFF && !(0xD800...0xDFFF).contains(value)
    guard (1...8).contains(digits), isScalar else { return Escape(end: end + 1, isValid: false) }
    return Escape(end: end + 1, isLineFeed: value == 0x0A || value == 0x0D)
  }

  /// Whether the quote at `i`, behind so many `#`, opens a multi-line literal.
  ///
  /// `#"""#` and any other that is closed on its own line is a literal of one line.
  @inline(never)
  static func opensMultiLine(_ s: Span<UInt8>, _ count: Int, at i: Int, pounds: Int, _ memo: inout Memo) -> Bool {
    guard s[i + 1] == UInt8(ascii: "\""), s[i + 2] == UInt8(ascii: "\"") else { return false }
    if pounds == 0 { return true }
    let start = i + 3
    if skipPounds(s, from: start, pounds) != nil { return false }
    if memo.rawQuote.pounds != pounds || start < memo.rawQuote.from || start > memo.rawQuote.to {
      var end = start
      var found = false
      while end < count, s[end] != 0x0A, s[end] != 0x0D {
        if s[end] == UInt8(ascii: "\""), skipPounds(s, from: end + 1, pounds) != nil {
          found = true
          break
        }
        end += 1
      }
      memo.rawQuote = (pounds, start, end, found)
    }
    return !memo.rawQuote.found
  }
}
