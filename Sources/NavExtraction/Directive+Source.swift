import NavFacts
import NavLexing

extension Directive {
  /// The `// navgraph:` comments of a file, in its order.
  static func all(_ source: Span<UInt8>, _ tokens: borrowing TokenBuffer) -> [Directive] {
    var result: [Directive] = []
    for range in tokens.directives {
      // `//`, blanks, `navgraph:`, blanks, the text, blanks
      var from = range.lowerBound
      while from < range.upperBound, source[from] != UInt8(ascii: ":") { from += 1 }
      from += 1
      var to = range.upperBound
      while from < to, isBlank(source[from]) { from += 1 }
      while to > from, isBlank(source[to - 1]) { to -= 1 }
      var text: [UInt8] = []
      for index in from..<max(from, to) { text.append(source[index]) }
      result.append(
        Directive(
          offset: UInt32(range.lowerBound), text: String(decoding: text, as: UTF8.self),
          followsCode: followsCode(range.lowerBound, source, tokens)))
    }
    return result
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// Whether a token ends on the line on which the comment at `offset` begins.
  private static func followsCode(_ offset: Int, _ source: Span<UInt8>, _ tokens: borrowing TokenBuffer) -> Bool {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens.starts[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return false }
    var index = Int(tokens.ends[low - 1])
    while index < offset {
      if source[index] == 0x0A || source[index] == 0x0D { return false }
      index += 1
    }
    return true
  }
}
