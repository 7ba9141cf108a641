import NavSource

/// What one file contributes to the program beside its tree: plain values, no pointer into a source.
public struct FileFacts: Sendable {
  /// Relative to the analysed root, `/` as separator.
  public var path: String
  /// The index of its `file` node in the forest that its tree was added to.
  public var root: Int
  public var lines: LineTable
  /// `// navgraph:` comments, in file order.
  public var directives: [Directive]
  /// How much of the source was seen: bytes, for reports of speed and size.
  public var byteCount: Int
  /// Whether the file is part of the app at all.
  public var role: FileRole
  /// The module it is compiled into, told from its folders; empty where nobody asked.
  public var module: String

  public init(
    path: String, root: Int, lines: LineTable, directives: [Directive] = [], byteCount: Int = 0, role: FileRole = .app,
    module: String = ""
  ) {
    self.path = path
    self.root = root
    self.lines = lines
    self.directives = directives
    self.byteCount = byteCount
    self.role = role
    self.module = module
  }

  /// The place of an offset of this file.
  /// - Complexity: O(*lines* before it).
  public func place(_ offset: UInt32, length: Int = 1) -> Place {
    let (line, column) = lines.lineAndColumn(at: Int(offset))
    return Place(file: path, line: line, column: column, length: length)
  }
}

/// What a file is for.
public enum FileRole: UInt8, Sendable {
  case app
  /// Tests and UI tests: they have no facts.
  case test
  /// Made by a tool; its facts count, findings in it do not.
  case generated
  /// Build manifests (`Package.swift`, `Project.swift` of Tuist) and file templates: not part of the app. Bodies are left out.
  case manifest
}

/// A `// navgraph:…` comment.
public struct Directive: Hashable, Sendable {
  /// Zero-based UTF-8 offset of the comment's first slash.
  public var offset: UInt32
  /// The text behind `navgraph:`, up to the end of the line, blanks trimmed.
  public var text: String
  /// Whether code stands before it on its line.
  public var followsCode: Bool
  /// What goes if the comment goes; nil for a block comment, which may hold more.
  public var cut: Cut?

  /// The comment with the blanks before it, if code stands on its line; else its whole line with the line end.
  public struct Cut: Hashable, Sendable {
    /// Zero-based UTF-8 offset.
    public var offset: UInt32
    /// As it stands in the file.
    public var text: String

    public init(offset: UInt32, text: String) {
      self.offset = offset
      self.text = text
    }
  }

  public init(offset: UInt32, text: String, followsCode: Bool, cut: Cut? = nil) {
    self.offset = offset
    self.text = text
    self.followsCode = followsCode
    self.cut = cut
  }
}

/// The facts of several files: their trees stand in one forest and share one table of names.
public struct FactsBundle: Sendable {
  public var symbols: SymbolTable
  public var forest: Forest
  /// In the order of their trees.
  public var files: [FileFacts]

  public init(symbols: SymbolTable = SymbolTable(), forest: Forest = Forest(), files: [FileFacts] = []) {
    self.symbols = symbols
    self.forest = forest
    self.files = files
  }
}
