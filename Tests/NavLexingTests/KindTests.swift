import NavLexing
import Testing

@Suite struct KindTests {
  /// Source, and the one token that it is.
  static let single: [(String, TokenKind)] = [
    ("name", .identifier), ("a_b$1", .identifier), ("ñandú", .identifier), ("이름", .identifier), ("👍", .identifier),
    ("`default`", .identifier), ("`any text here`", .identifier), ("<#placeholder#>", .identifier),
    ("selfie", .identifier), ("classy", .identifier), ("extensions", .identifier), ("extensio", .identifier),
    ("fileprivat", .identifier), ("preceden", .identifier), ("some", .identifier), ("async", .identifier),
    ("Type", .identifier), ("$0", .dollarIdentifier), ("$path", .dollarIdentifier), ("$", .dollarIdentifier),
    ("0", .integerLiteral), ("1_000", .integerLiteral), ("0xFF", .integerLiteral), ("0b01", .integerLiteral),
    ("0o17", .integerLiteral), ("12abc", .integerLiteral), ("0o9", .integerLiteral), ("0x", .integerLiteral),
    ("1.5", .floatLiteral), ("1e9", .floatLiteral), ("1.5e-3", .floatLiteral), ("0x1p4", .floatLiteral),
    ("0x1.8p-1", .floatLiteral), ("1e", .floatLiteral),
    ("(", .leftParen), (")", .rightParen), ("{", .leftBrace), ("}", .rightBrace), ("[", .leftSquare),
    ("]", .rightSquare), (",", .comma), (":", .colon), ("::", .colonColon), (";", .semicolon), (".", .period),
    ("->", .arrow), ("=", .equal), ("@", .atSign), ("#", .pound), ("\\", .backslash), ("`", .backtick),
    ("<", .leftAngle), (">", .rightAngle), ("...", .ellipsis), ("?", .infixQuestionMark), ("_", .wildcard),
    ("==", .binaryOperator), ("..<", .binaryOperator), ("→", .binaryOperator), ("*/", .unknown), ("\u{201D}", .unknown),
    ("#if", .poundIf), ("#elseif", .poundElseif), ("#else", .poundElse), ("#endif", .poundEndif),
    ("#available", .poundAvailable), ("#unavailable", .poundUnavailable), ("#sourceLocation", .poundSourceLocation),
    ("#!/usr/bin/swift run", .shebang),
  ]

  @Test(arguments: single) func oneToken(_ source: String, _ kind: TokenKind) {
    #expect(kinds(source) == [kind])
    #expect(texts(source) == [source])
    // Blanks and line breaks around change nothing but the spacing of operators, which are alone here anyway.
    if kind != .shebang { #expect(kinds(" \n\t" + source + "\r\n") == [kind]) }
  }

  static let keywords: [TokenKind] = TokenKind.allCases.filter { "\($0)".hasPrefix("kw") }

  @Test(arguments: keywords) func keyword(_ kind: TokenKind) {
    let word = switch kind {
    case .kwAny: "Any"
    case .kwSelfType: "Self"
    default: "\(kind)".dropFirst(2).prefix(1).lowercased() + "\(kind)".dropFirst(3)
    }
    #expect(kinds(word) == [kind])
    for near in [word + "s1", word + "é", "x" + word, word + "_", "`\(word)`"] {
      #expect(kinds(near) == [.identifier], "\(near)")
    }
    #expect(kinds("\(word) \(word)") == [kind, kind])
  }

  @Test func allKeywordsAreThere() { #expect(Self.keywords.count == 53) }

  /// Source and its tokens.
  static let rows: [(String, [String])] = [
    // Operators and the blanks around them
    ("a+b", ["identifier a", "binaryOperator +", "identifier b"]),
    ("a + -b", ["identifier a", "binaryOperator +", "prefixOperator -", "identifier b"]),
    ("f(&x)", ["identifier f", "leftParen (", "prefixAmpersand &", "identifier x", "rightParen )"]),
    ("a? .b : !c", [
      "identifier a", "postfixQuestionMark ?", "period .", "identifier b", "colon :", "prefixOperator !", "identifier c",
    ]),
    ("a ? b : c", ["identifier a", "infixQuestionMark ?", "identifier b", "colon :", "identifier c"]),
    ("x!.y", ["identifier x", "exclamationMark !", "period .", "identifier y"]),
    ("a ?? b", ["identifier a", "binaryOperator ??", "identifier b"]),
    ("1...", ["integerLiteral 1", "ellipsis ..."]),
    ("A<B<C>>()", [
      "identifier A", "leftAngle <", "identifier B", "leftAngle <", "identifier C", "binaryOperator >>", "leftParen (",
      "rightParen )",
    ]),
    ("x.0.1", ["identifier x", "period .", "integerLiteral 0", "period .", "integerLiteral 1"]),
    ("1.max", ["integerLiteral 1", "period .", "identifier max"]),
    ("a+//b", ["identifier a", "postfixOperator +"]),
    ("\\Row.id", ["backslash \\", "identifier Row", "period .", "identifier id"]),
    // Strings
    ("\"\"\"", ["multilineStringQuote \"\"\""]),
    ("\"\"", ["stringQuote \"", "stringSegment ", "stringQuote \""]),
    (#""a""#, ["stringQuote \"", "stringSegment a", "stringQuote \""]),
    (#""a\"b""#, ["stringQuote \"", #"stringSegment a\"b"#, "stringQuote \""]),
    (#""a\nb""#, ["stringQuote \"", #"stringSegment a\n"#, "stringSegment b", "stringQuote \""]),
    (#""\(a)""#, [
      "stringQuote \"", "stringSegment ", "backslash \\", "leftParen (", "identifier a", "rightParen )",
      "stringSegment ", "stringQuote \"",
    ]),
    (##"#"a\(b"\#(c)"#"##, [
      "rawStringPoundDelimiter #", "stringQuote \"", #"stringSegment a\(b""#, "backslash \\",
      "rawStringPoundDelimiter #", "leftParen (", "identifier c", "rightParen )", "stringSegment ", "stringQuote \"",
      "rawStringPoundDelimiter #",
    ]),
    (##"#"""#"##, ["rawStringPoundDelimiter #", "stringQuote \"", "stringSegment \"", "stringQuote \"",
      "rawStringPoundDelimiter #"]),
    ("\"\"\"\n  a\n  b \\\n  \"\"\"", [
      "multilineStringQuote \"\"\"", "|stringSegment   a\n", "|stringSegment   b ", "|stringSegment   ",
      "multilineStringQuote \"\"\"",
    ]),
    ("\"\"\"\r\n\(1)\r\n\"\"\"", [
      "multilineStringQuote \"\"\"", "|stringSegment 1\r\n", "|stringSegment ", "multilineStringQuote \"\"\"",
    ]),
    ("\"\"\"\n\\(a\n)\"\"\"", [
      "multilineStringQuote \"\"\"", "|stringSegment ", "backslash \\", "leftParen (", "identifier a", "|rightParen )",
      "stringSegment ", "multilineStringQuote \"\"\"",
    ]),
    (#""\(f("\(x)"))""#, [
      "stringQuote \"", "stringSegment ", "backslash \\", "leftParen (", "identifier f", "leftParen (", "stringQuote \"",
      "stringSegment ", "backslash \\", "leftParen (", "identifier x", "rightParen )", "stringSegment ",
      "stringQuote \"", "rightParen )", "rightParen )", "stringSegment ", "stringQuote \"",
    ]),
    ("'a'", ["singleQuote '", "stringSegment a", "singleQuote '"]),
    ("\"a\nb", ["stringQuote \"", "stringSegment a", "|identifier b"]),
    ("\"\\(a\nb", [
      "stringQuote \"", "stringSegment ", "backslash \\", "leftParen (", "identifier a", "stringSegment ", "|identifier b",
    ]),
    // Regex literals
    ("x = /a(b)/", [
      "identifier x", "equal =", "regexSlash /", "regexLiteralPattern a(b)", "regexSlash /",
    ]),
    ("a / b / c", ["identifier a", "binaryOperator /", "identifier b", "binaryOperator /", "identifier c"]),
    ("f(/a, b/)", [
      "identifier f", "leftParen (", "regexSlash /", "regexLiteralPattern a, b", "regexSlash /", "rightParen )",
    ]),
    ("f(/, 1)", ["identifier f", "leftParen (", "binaryOperator /", "comma ,", "integerLiteral 1", "rightParen )"]),
    ("#/a/b/#", [
      "regexPoundDelimiter #", "regexSlash /", "regexLiteralPattern a/b", "regexSlash /", "regexPoundDelimiter #",
    ]),
    ("#/\n a\n/#", [
      "regexPoundDelimiter #", "regexSlash /", "regexLiteralPattern \n a\n", "regexSlash /", "regexPoundDelimiter #",
    ]),
    ("try? /^ x/", [
      "kwTry try", "postfixQuestionMark ?", "regexSlash /", "regexLiteralPattern ^ x", "regexSlash /",
    ]),
    ("!/a/", ["prefixOperator !", "regexSlash /", "regexLiteralPattern a", "regexSlash /"]),
    ("func /(a: A)", ["kwFunc func", "prefixOperator /", "leftParen (", "identifier a", "colon :", "identifier A",
      "rightParen )"]),
    // What stands between tokens
    ("a// b\nc", ["identifier a", "|identifier c"]),
    ("a/* /* b */ c */d", ["identifier a", "identifier d"]),
    ("a/*\n*/b", ["identifier a", "|identifier b"]),
    ("\u{FEFF}a\0b\u{A0}c\u{0B}d\u{2028}e", ["identifier a", "identifier b", "identifier c", "identifier d", "identifier e"]),
    ("a\r\nb\rc", ["identifier a", "|identifier b", "|identifier c"]),
    ("<<<<<<< x\na\n=======\nb\n>>>>>>> y\nc", ["|identifier c"]),
    (">>>> x\na\n<<<<\nb\nc", ["|identifier c"]),
    ("a\n<<<<<<< x", ["identifier a", "|binaryOperator <<<<<<<", "identifier x"]),
    ("#if DEBUG\na\n#endif", ["poundIf #if", "identifier DEBUG", "|identifier a", "|poundEndif #endif"]),
    ("#Preview {", ["pound #", "identifier Preview", "leftBrace {"]),
    ("@State var a", ["atSign @", "identifier State", "kwVar var", "identifier a"]),
    ("\u{201C}hi\u{201D} a", ["identifier \u{201C}hi\u{201D}", "identifier a"]),
  ]

  @Test(arguments: rows) func row(_ source: String, _ expected: [String]) {
    #expect(tokens(source) == expected)
  }

  @Test func directives() {
    let source = """
      // navgraph:disable:this rule - why
      a //navgraph:x
      //\t  navgraph:y\r
      /// navgraph:doc
      // see navgraph:no
      // // navgraph:no
      "// navgraph:no"
      "\\(b // navgraph:z
      /* navgraph:block */ a /** navgraph:lines
      more */ /**/ navgraph: /* a navgraph:no */ /* /* navgraph:no */ */ /* navgraph:open
      // navgraph:no
      """
    let bytes = Array(source.utf8)
    var buffer = TokenBuffer()
    Lexer.lex(bytes, into: &buffer)
    let found = buffer.directives.map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(
      found == [
        "// navgraph:disable:this rule - why", "//navgraph:x", "//\t  navgraph:y", "/// navgraph:doc", "// navgraph:z",
        "/* navgraph:block ", "/** navgraph:lines", "/* navgraph:open",
      ])
    Lexer.lex([], into: &buffer)
    #expect(buffer.directives.isEmpty)
  }
}
