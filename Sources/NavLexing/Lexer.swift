/// Turns a file's bytes into tokens with the boundaries of swift-syntax 603's lexer.
///
/// Never fails: damaged text gives the tokens that swift-syntax gives for it. Time and memory are linear in the
/// source, and nothing recurses, whatever the text nests.
public enum Lexer {
  /// How many zero bytes `lex(padded:count:into:)` wants behind the text.
  ///
  /// Inner loops read eight bytes at a time and look a few bytes ahead without asking for the end.
  public static let padding = 64

  /// Lexes `source` into `buffer`, whose memory is used again. Copies `source` for the padding.
  ///
  /// - Precondition: `source` is shorter than 4 GiB.
  public static func lex(_ source: Span<UInt8>, into buffer: inout TokenBuffer) {
    var padded: [UInt8] = []
    padded.reserveCapacity(source.count + padding)
    for i in source.indices { padded.append(source[i]) }
    lex(padding: &padded, into: &buffer)
  }

  /// Lexes `source` into `buffer`, whose memory is used again. Copies `source` for the padding.
  ///
  /// - Precondition: `source` is shorter than 4 GiB.
  public static func lex(_ source: [UInt8], into buffer: inout TokenBuffer) {
    var padded: [UInt8] = []
    padded.reserveCapacity(source.count + padding)
    padded.append(contentsOf: source)
    lex(padding: &padded, into: &buffer)
  }

  private static func lex(padding source: inout [UInt8], into buffer: inout TokenBuffer) {
    let count = source.count
    source.append(contentsOf: repeatElement(0, count: padding))
    lex(padded: source.span, count: count, into: &buffer)
  }

  /// Lexes the first `count` bytes of `source` without copying them.
  ///
  /// - Parameter source: the text and at least `padding` zero bytes behind it. Zero bytes inside the text are text.
  /// - Precondition: `count` is less than 4 GiB, and `padding` bytes stand behind it, the first eight of them zero.
  public static func lex(padded source: Span<UInt8>, count: Int, into buffer: inout TokenBuffer) {
    precondition(count >= 0 && count < Int(UInt32.max), "a source is shorter than 4 GiB")
    precondition(source.count >= count + padding && Words.load(source, count) == 0, "a source ends in zero bytes")
    let tokens = run(
      source, count, &buffer.kinds, &buffer.starts, &buffer.ends, &buffer.startsLine, &buffer.directives,
      &buffer.openStrings)
    buffer.trim(to: tokens)
  }
}
