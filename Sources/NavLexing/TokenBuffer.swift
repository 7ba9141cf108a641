/// The tokens of one file as parallel arrays, made to be used again for the next file.
///
/// No text is copied: a token is a byte range of the source it was lexed from.
/// The last token is always `endOfFile`, at the end of the source.
public struct TokenBuffer: Sendable {
  /// One kind per token.
  public var kinds: [TokenKind] = []
  /// Zero-based UTF-8 offset of each token's first byte.
  public var starts: [UInt32] = []
  /// Offset behind each token's last byte.
  public var ends: [UInt32] = []
  /// Whether a line break stands between the token before and this one, or at the end of the token before
  /// (a segment of a multi-line string).
  public var startsLine: [Bool] = []
  /// Where `// navgraph:` comments start and end, in file order: behind the last byte before the line break, or before the `*/`.
  public var directives: [Range<Int>] = []

  /// String literals around the interpolation being lexed, the innermost last. Kept for its memory only.
  var openStrings: [OpenString] = []

  public init() {}

  @inlinable public var count: Int { kinds.count }

  /// Drops all but the first `count` tokens; the memory stays.
  mutating func trim(to count: Int) {
    kinds.removeLast(kinds.count - count)
    starts.removeLast(starts.count - count)
    ends.removeLast(ends.count - count)
    startsLine.removeLast(startsLine.count - count)
  }
}

/// A string literal whose interpolation is being lexed, and what to come back to when that ends.
struct OpenString: Sendable {
  var kind: StringText.Kind
  var pounds: Int
  /// The parentheses open around the literal; see `Lexer.run`.
  var outerParens: Int
  var outerEndsAtLineBreak: Bool
}
