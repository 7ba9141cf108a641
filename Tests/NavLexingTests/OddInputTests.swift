import NavLexing
import Testing

@Suite struct OddInputTests {
  private func lex(_ text: [UInt8]) -> TokenBuffer {
    var buffer = TokenBuffer()
    Lexer.lex(text, into: &buffer)
    return buffer
  }

  @Test func empty() {
    let buffer = lex([])
    #expect(buffer.kinds == [.endOfFile])
    #expect(buffer.starts == [0] && buffer.ends == [0] && buffer.startsLine == [false])
  }

  @Test(arguments: ["\u{FEFF}", "\0", "\0\0\0", " ", "// x", "/* x", "\u{A0}", "\u{7F}"])
  func nothingButTrivia(_ text: String) {
    let buffer = lex(Array(text.utf8))
    #expect(buffer.kinds == [.endOfFile])
    #expect(buffer.starts == [UInt32(text.utf8.count)])
  }

  @Test func shebangOnlyAtTheStart() {
    #expect(kinds("#!x\na") == [.shebang, .identifier])
    #expect(kinds(" #!x") == [.pound, .exclamationMark, .identifier])
    #expect(kinds("\u{FEFF}#!x") == [.pound, .exclamationMark, .identifier])
  }

  @Test func nulInside() {
    #expect(texts("a\0b \"c\0d\" // e\0f\ng") == ["a", "b", "\"", "c\0d", "\"", "g"])
    #expect(texts("a\0") == ["a"])
    #expect(texts("/* \0 */ a") == ["a"])
  }

  @Test func invalidUTF8() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xC3, 0x28], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF8, 0x88], [0x80, 0x80]] {
      let buffer = lex([0x61] + bytes + [0x20, 0x62])
      #expect(Laws.broken([0x61] + bytes + [0x20, 0x62], buffer) == nil)
      #expect(buffer.kinds.first == .identifier && buffer.ends[0] == 1)
      // In a string it is text like any other.
      let string = [UInt8(ascii: "\"")] + bytes + [UInt8(ascii: "\"")]
      #expect(lex(string).kinds == [.stringQuote, .stringSegment, .stringQuote, .endOfFile])
    }
  }

  static let unterminated: [(String, [TokenKind])] = [
    ("\"", [.stringQuote]), ("\"a", [.stringQuote, .stringSegment]), ("\"\"\"", [.multilineStringQuote]),
    ("\"\"\"\n", [.multilineStringQuote]), ("\"\"\"\na", [.multilineStringQuote, .stringSegment]),
    ("\"\"\"\na\"\"", [.multilineStringQuote, .stringSegment]),
    ("#\"a\"", [.rawStringPoundDelimiter, .stringQuote, .stringSegment]), ("#\"", [.rawStringPoundDelimiter, .stringQuote]),
    ("\"\\", [.stringQuote, .stringSegment]), ("\"\\u{", [.stringQuote, .stringSegment]),
    ("\"\\(", [.stringQuote, .stringSegment, .backslash, .leftParen]),
    ("\"\\(a", [.stringQuote, .stringSegment, .backslash, .leftParen, .identifier]),
    ("\"\\(a)", [.stringQuote, .stringSegment, .backslash, .leftParen, .identifier, .rightParen]),
    ("'", [.singleQuote]), ("`a", [.backtick, .identifier]), ("/*", []), ("/* /* */", []), ("#/a",
      [.regexPoundDelimiter, .regexSlash, .regexLiteralPattern]),
    ("#/", [.regexPoundDelimiter, .regexSlash, .regexLiteralPattern]),
    ("#/\na", [.regexPoundDelimiter, .regexSlash, .regexLiteralPattern, .identifier]),
    ("#/a/", [.regexPoundDelimiter, .regexSlash, .regexLiteralPattern, .regexSlash]),
    ("= /a", [.equal, .prefixOperator, .identifier]), ("<#a", [.leftAngle, .pound, .identifier]), ("0x", [.integerLiteral]),
    ("1e+", [.floatLiteral]), ("#", [.pound]), ("$", [.dollarIdentifier]), ("try?", [.kwTry, .postfixQuestionMark]),
  ]

  @Test(arguments: unterminated) func endsWithTheFile(_ text: String, _ expected: [TokenKind]) {
    #expect(kinds(text) == expected)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["(", "[", "{", "<", "\"", "\"\"\"", "\"\\(", "\"\"\"\\(", "/*", "#"])
  func aMillionTimes(_ piece: String) { repeated(piece, 1_000_000) }

  /// Each of these could make a lexer look ahead from every repetition to the end of the line or the file, which
  /// takes too long at this length: the time limit tells.
  static let hostile = [
    "\"\"\"\n\\(", "#\"\"\"\\#(", "\"\\(try? (", "'", "`", "``", "*/", "//\n", "##", "#\"", "\"#", "#/\n", "#/ \n", "#/a",
    " /", " /(", "(/\\", "+<#", "<#", "#>", "\n<<<<<<< ", "\n>>>> ", "\u{201C}", "\u{201C}\\n", "\\", "\\\n", "\0",
    "\u{FEFF}", "\u{301}", "?", "!", ".", "$", "_", "0x", "1.", "\r", "é", ",\\ ", "\n\"\"\"", "try?(", "+/", ")",
  ]

  @Test(.timeLimit(.minutes(10)), arguments: hostile) func aHundredThousandTimes(_ piece: String) {
    repeated(piece, 100_000)
  }

  private func repeated(_ piece: String, _ times: Int) {
    var text: [UInt8] = []
    let bytes = Array(piece.utf8)
    for _ in 0..<times { text += bytes }
    let buffer = lex(text)
    #expect(buffer.kinds.last == .endOfFile)
    #expect(Int(buffer.ends[buffer.count - 1]) == text.count)
    #expect(buffer.count <= 8 * times + 1)
  }

  @Test func closersOfAMillionInterpolations() {
    // Twice as deep as any machine stack would bear, and closed again: every state comes back.
    let depth = 200_000
    let text = String(repeating: "\"\\(", count: depth) + "x" + String(repeating: ")\"", count: depth) + " y"
    let buffer = lex(Array(text.utf8))
    #expect(buffer.kinds.suffix(4) == [.stringSegment, .stringQuote, .identifier, .endOfFile])
    #expect(buffer.count == depth * 4 + 1 + depth * 3 + 1 + 1)
  }
}
