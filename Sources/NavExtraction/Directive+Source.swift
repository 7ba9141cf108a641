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
      let followsCode = followsCode(range.lowerBound, source, tokens)
      result.append(
        Directive(
          offset: UInt32(range.lowerBound), text: String(decoding: text, as: UTF8.self), followsCode: followsCode,
          cut: cut(range, followsCode: followsCode, source)))
    }
    return result
  }

  /// nil where something else than blanks and code stands before the comment, or it is a block comment.
  private static func cut(_ comment: Range<Int>, followsCode: Bool, _ source: Span<UInt8>) -> Cut? {
    guard comment.count >= 2, source[comment.lowerBound + 1] == UInt8(ascii: "/") else { return nil }
    var from = comment.lowerBound
    var to = comment.upperBound
    while from > 0, source[from - 1] == 0x20 || source[from - 1] == 0x09 { from -= 1 }
    if !followsCode {
      // Another comment stands before it.
      guard from == 0 || source[from - 1] == 0x0A || source[from - 1] == 0x0D else { return nil }
      if to < source.count, source[to] == 0x0D { to += 1 }
      if to < source.count, source[to] == 0x0A { to += 1 }
    }
    var text: [UInt8] = []
    for index in from..<to { text.append(source[index]) }
    return Cut(offset: UInt32(from), text: String(decoding: text, as: UTF8.self))
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
