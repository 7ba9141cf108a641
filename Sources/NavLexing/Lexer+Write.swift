/// How `Lexer.run` writes tokens.
///
/// Spans that are written to can be neither members of a value nor captured, so each call hands over all four.
/// All of it stands in the loop itself: what a function is given to change cannot stay in a register.
extension Lexer {
  /// Makes an array long enough that the next tokens are written by index.
  static func grow<T>(_ array: inout [T], to count: Int, with value: T) {
    let missing = count - array.count
    if missing > 0 { array.append(contentsOf: repeatElement(value, count: missing)) }
  }

  /// Writes one token.
  @inline(__always)
  static func put(
    _ kinds: inout MutableSpan<TokenKind>, _ starts: inout MutableSpan<UInt32>, _ ends: inout MutableSpan<UInt32>,
    _ lines: inout MutableSpan<Bool>, _ n: inout Int, _ newline: inout Bool, _ kind: TokenKind, _ start: Int,
    _ end: Int
  ) {
    kinds[n] = kind
    starts[n] = UInt32(truncatingIfNeeded: start)
    ends[n] = UInt32(truncatingIfNeeded: end)
    lines[n] = newline
    newline = false
    n += 1
  }

  /// Writes the literal's tokens, and returns its end.
  @inline(__always)
  static func putRegex(
    _ regex: RegexLiteral, _ kinds: inout MutableSpan<TokenKind>, _ starts: inout MutableSpan<UInt32>,
    _ ends: inout MutableSpan<UInt32>, _ lines: inout MutableSpan<Bool>, _ n: inout Int, _ newline: inout Bool,
    _ last: inout TokenKind
  ) -> Int {
    var end = regex.start
    var number = 0
    while let part = regex.part(number) {
      put(&kinds, &starts, &ends, &lines, &n, &newline, part.kind, end, part.end)
      last = part.kind
      end = part.end
      number += 1
    }
    return end
  }
}
