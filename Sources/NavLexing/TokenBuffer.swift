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
  /// Whether a line break stands between the token before and this one.
  public var startsLine: [Bool] = []
  /// Where `// navgraph:` comments start and end (behind the last byte before the line break), in file order.
  public var directives: [Range<Int>] = []

  public init() {}

  @inlinable public var count: Int { kinds.count }
}
