/// A piece of code as it stands in its file.
public struct CodePiece: Hashable, Sendable {
  /// Of its first byte.
  public var place: Place
  /// Zero-based, in UTF-8 bytes, of its first byte.
  public var offset: Int
  /// What stands there. May end in a line end, and holds no other.
  public var text: String

  public init(place: Place, offset: Int, text: String) {
    self.place = place
    self.offset = offset
    self.text = text
  }

  /// Zero-based offsets of UTF-8 bytes.
  public var range: Range<Int> { offset..<offset + text.utf8.count }

  /// Whether it goes up to the beginning of the next line.
  public var isLine: Bool { text.utf8.last == 0x0A || text.utf8.last == 0x0D }
}

/// A change of one place of a file: data, which whoever applies it compares with the file first.
public struct Edit: Hashable, Sendable {
  /// What is replaced, and must stand there still; never empty.
  public var piece: CodePiece
  public var replacement: String

  public init(_ piece: CodePiece, with replacement: String) {
    self.piece = piece
    self.replacement = replacement
  }
}
