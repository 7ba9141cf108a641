import NavFacts
import NavLexing
import NavOutline
import NavSource

/// Reads files one after the other: bytes in, facts out. A worker keeps one, because its storage is used again for each file.
public struct FactsReader: Sendable {
  /// Places in the last file that the parser did not understand: zero-based UTF-8 offsets, 64 at most.
  public var recoveries: [UInt32] { parser.outline.recoveries }
  private var tokens = TokenBuffer()
  private var parser = OutlineParser()
  private var extractor = Extractor()

  public init() {}

  /// The facts of one file. Copies the source: `facts(path:padded:…)` does not.
  ///
  /// - Parameters:
  ///   - path: relative to the analysed root, `/` as separator; decides together with the source what the file is for.
  ///   - source: any bytes.
  ///   - bundle: what the facts are added to.
  /// - Precondition: `source` is shorter than 2 GiB.
  /// - Complexity: O(*bytes*).
  public mutating func read(path: String, source: Span<UInt8>, into bundle: inout FactsBundle) {
    let role = FileRole(path: path)
    if role == .test {
      bundle.files.append(Self.test(path: path, byteCount: source.count, forest: &bundle.forest))
      return
    }
    Lexer.lex(source, into: &tokens)
    let facts = lexed(path: path, role: role, source: source, forest: &bundle.forest) { $0(&bundle.symbols) }
    bundle.files.append(facts)
  }

  /// The facts of the file whose text is the first `count` bytes of `padded`.
  ///
  /// - Parameters:
  ///   - path: as findings show it.
  ///   - role: what the path says that the file is for; the source may say more.
  ///   - padded: any bytes, and at least `Lexer.padding` zero bytes behind them.
  ///   - forest: what the file's tree is added to.
  ///   - withSymbols: calls what it is given with the table that takes up the names, once: workers share one.
  /// - Precondition: `count` is less than 2 GiB, and the padding is there.
  /// - Complexity: O(*count*).
  public mutating func facts(
    path: String, role: FileRole, padded: Span<UInt8>, count: Int, forest: inout Forest,
    withSymbols: ((inout SymbolTable) -> Void) -> Void
  ) -> FileFacts {
    if role == .test { return Self.test(path: path, byteCount: count, forest: &forest) }
    Lexer.lex(padded: padded, count: count, into: &tokens)
    return lexed(path: path, role: role, source: padded.extracting(first: count), forest: &forest, withSymbols)
  }

  /// The facts of a test, which are none: it is not even looked into.
  ///
  /// - Parameter byteCount: 0 where nobody read it.
  public static func test(path: String, byteCount: Int = 0, forest: inout Forest) -> FileFacts {
    var writer = TreeWriter()
    writer.write(capacity: 1) { $0.leaf(Node(.file), offset: 0) }
    defer { forest.append(writer) }
    return FileFacts(path: path, root: forest.count, lines: LineTable(lengths: []), byteCount: byteCount, role: .test)
  }

  private mutating func lexed(
    path: String, role: FileRole, source: Span<UInt8>, forest: inout Forest, _ withSymbols: ((inout SymbolTable) -> Void) -> Void
  ) -> FileFacts {
    let role = FileRole(byPath: role, source: source, tokens: tokens)
    if role == .test { return Self.test(path: path, byteCount: source.count, forest: &forest) }
    parser.parse(source: source, tokens: tokens, isShell: role == .manifest)
    var preview = PreviewNames.none
    withSymbols { table in
      parser.names.resolve(in: &table, source: source)
      preview = PreviewNames(&table)
    }
    let root = forest.count
    extractor.extract(parser.outline, parser.names, preview, into: &forest)
    return FileFacts(
      path: path, root: root, lines: LineTable(source), directives: Directive.all(source, tokens), byteCount: source.count,
      role: role)
  }
}
