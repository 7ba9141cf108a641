/// What may start at a byte: the lexer's dispatch.
enum ByteClass: UInt8, Sendable {
  case blank, lineBreak, word, digit, quote, singleQuote, operatorByte, slash, questionOrExclamation
  case pound, dollar, backtick
  /// A byte that is a token alone, unless what follows makes it longer. One class, whatever the byte: which
  /// one it is cannot be foreseen, and a wrong guess costs the processor more than the token.
  case single
  /// NUL: a byte of the source or the end of it.
  case nul
  /// Non-ASCII and control bytes.
  case other

  /// The kind of each `single` byte.
  fileprivate static func kind(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .atSign
    case UInt8(ascii: "\\"): .backslash
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "="): .equal
    default: .unknown
    }
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "."), UInt8(ascii: "?"):
      true
    default:
      false
    }
  }

  fileprivate static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x00: .nul
    case 0x20, 0x09, 0x0B, 0x0C: .blank
    case 0x0A, 0x0D: .lineBreak
    case 0x41...0x5A, 0x61...0x7A, 0x5F: .word
    case 0x30...0x39: .digit
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "'"): .singleQuote
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "="):
      .single
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "?"), UInt8(ascii: "!"): .questionOrExclamation
    default: isOperator(byte) ? .operatorByte : .other
    }
  }
}

/// What the lexer wants to know of a byte, all in one place.
struct ByteTraits: Sendable {
  var byteClass: ByteClass
  /// The kind of the token, of a `single` byte.
  var kind: TokenKind
  /// How it changes the count of open parentheses.
  var parenStep: Int8
  /// What makes a longer token of a `single` byte: a bit that `lengthens` of the byte behind it has too.
  var longer: UInt8
  /// 1 for what goes on with an operator, 2 for `:`.
  var lengthens: UInt8

  static let table: [ByteTraits] = (0...255).map { ByteTraits(UInt8($0)) }

  private init(_ byte: UInt8) {
    byteClass = ByteClass.classify(byte)
    kind = ByteClass.kind(byte)
    parenStep = byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
    let isColon = byte == UInt8(ascii: ":")
    longer = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "=") ? 1 : isColon ? 2 : 0
    lengthens = byte >= 0x80 || ByteClass.isOperator(byte) ? 1 : isColon ? 2 : 0
  }
}
