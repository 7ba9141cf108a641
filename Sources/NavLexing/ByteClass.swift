/// What may start at a byte: the lexer's dispatch.
enum ByteClass: UInt8, Sendable {
  case blank, lineBreak, word, digit, quote, singleQuote, operatorByte, slash, questionOrExclamation, period
  case leftParen, rightParen, pound, dollar, backtick, colon
  /// A byte that is a token alone; `singles` has its kind.
  case single
  /// NUL: a byte of the source or the end of it.
  case nul
  /// Non-ASCII and control bytes.
  case other

  static let table: [ByteClass] = (0...255).map { classify(UInt8($0)) }

  /// The kind of each `single` byte.
  static let singles: [TokenKind] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "@"): .atSign
    case UInt8(ascii: "\\"): .backslash
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

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x00: .nul
    case 0x20, 0x09, 0x0B, 0x0C: .blank
    case 0x0A, 0x0D: .lineBreak
    case 0x41...0x5A, 0x61...0x7A, 0x5F: .word
    case 0x30...0x39: .digit
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "'"): .singleQuote
    case UInt8(ascii: "("): .leftParen
    case UInt8(ascii: ")"): .rightParen
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      .single
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "."): .period
    case UInt8(ascii: "?"), UInt8(ascii: "!"): .questionOrExclamation
    default: isOperator(byte) ? .operatorByte : .other
    }
  }
}
