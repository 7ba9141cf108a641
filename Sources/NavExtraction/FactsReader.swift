import NavFacts
import NavLexing
import NavOutline
import NavSource

/// Reads files one after the other: bytes in, facts out. A worker keeps one, because its storage is used again
/// for each file, and because the facts of all its files share `symbols`.
public struct FactsReader: Sendable {
  /// The names of all files read so far.
  public private(set) var symbols: SymbolTable
  /// Places in the last file that the parser did not understand: zero-based UTF-8 offsets, 64 at most.
  public var recoveries: [UInt32] { parser.outline.recoveries }
  private var tokens = TokenBuffer()
  private var parser = OutlineParser()
  private var extractor = Extractor()

  /// - Parameter symbols: names that are known already; the facts' symbols belong to this table, grown.
  public init(symbols: SymbolTable = SymbolTable()) {
    self.symbols = symbols
  }

  /// The facts of one file. Copies the source: `facts(path:padded:count:)` does not.
  ///
  /// - Parameters:
  ///   - path: relative to the analysed root, `/` as separator; decides together with the source what the file is for.
  ///   - source: any bytes.
  /// - Precondition: `source` is shorter than 4 GiB.
  /// - Complexity: O(*bytes*).
  public mutating func facts(path: String, source: Span<UInt8>) -> FileFacts {
    Lexer.lex(source, into: &tokens)
    return lexed(path: path, source: source)
  }

  /// The facts of the file whose text is the first `count` bytes of `padded`.
  ///
  /// - Parameters:
  ///   - path: relative to the analysed root, `/` as separator; decides together with the source what the file is for.
  ///   - padded: any bytes, and at least `Lexer.padding` zero bytes behind them.
  /// - Precondition: `count` is less than 4 GiB, and the padding is there.
  /// - Complexity: O(*count*).
  public mutating func facts(path: String, padded: Span<UInt8>, count: Int) -> FileFacts {
    Lexer.lex(padded: padded, count: count, into: &tokens)
    return lexed(path: path, source: padded.extracting(first: count))
  }

  private mutating func lexed(path: String, source: Span<UInt8>) -> FileFacts {
    parser.parse(source: source, tokens: tokens, symbols: &symbols)
    return extractor.extract(path: path, source: source, tokens: tokens, outline: parser.outline, symbols: &symbols)
  }
}
