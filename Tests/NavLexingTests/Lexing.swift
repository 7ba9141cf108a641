import NavLexing

/// The tokens of `source` as `kind text`, the end of file left out; a `|` before a kind marks a line's first token.
func tokens(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  var buffer = TokenBuffer()
  Lexer.lex(bytes, into: &buffer)
  return (0..<buffer.count - 1).map { i in
    let text = String(decoding: bytes[Int(buffer.starts[i])..<Int(buffer.ends[i])], as: UTF8.self)
    return "\(buffer.startsLine[i] ? "|" : "")\(buffer.kinds[i]) \(text)"
  }
}

/// The kinds of `source`'s tokens, the end of file left out.
func kinds(_ source: String) -> [TokenKind] {
  var buffer = TokenBuffer()
  Lexer.lex(Array(source.utf8), into: &buffer)
  return buffer.kinds.dropLast()
}

/// The texts of `source`'s tokens, the end of file left out.
func texts(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  var buffer = TokenBuffer()
  Lexer.lex(bytes, into: &buffer)
  return (0..<buffer.count - 1).map { i in
    String(decoding: bytes[Int(buffer.starts[i])..<Int(buffer.ends[i])], as: UTF8.self)
  }
}
