import NavSource

/// Everything that one file contributes to the program: plain values, no pointer into a source.
public struct FileFacts: Sendable {
  /// Relative to the analysed root, `/` as separator.
  public var path: String
  /// The declarations and bodies in preorder; the first is the `file` node. Never empty.
  public var nodes: [Node]
  public var lines: LineTable
  /// `// navgraph:` comments, in file order.
  public var directives: [Directive]
  /// How much of the source was seen: bytes, for reports of speed and size.
  public var byteCount: Int
  /// Whether the file speaks of tests, generated code or templates: read for declarations, never for navigation or findings.
  public var role: FileRole
  /// The module it is compiled into, told from its folders; empty where nobody asked.
  public var module: String

  public init(
    path: String, nodes: [Node], lines: LineTable, directives: [Directive] = [], byteCount: Int = 0, role: FileRole = .app,
    module: String = ""
  ) {
    self.path = path
    self.nodes = nodes
    self.lines = lines
    self.directives = directives
    self.byteCount = byteCount
    self.role = role
    self.module = module
  }

  /// The place of a node.
  /// - Complexity: O(*lines* before it).
  public func place(_ node: Node, length: Int = 1) -> Place {
    let (line, column) = lines.lineAndColumn(at: Int(node.offset))
    return Place(file: path, line: line, column: column, length: length)
  }
}

/// What a file is for.
public enum FileRole: UInt8, Sendable {
  case app
  /// Tests and UI tests.
  case test
  /// Made by a tool; its facts count, findings in it do not.
  case generated
  /// Build manifests (`Package.swift`, `Project.swift` of Tuist) and file templates: not part of the app.
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

  public init(offset: UInt32, text: String, followsCode: Bool) {
    self.offset = offset
    self.text = text
    self.followsCode = followsCode
  }
}

/// The facts of several files that share one table of names.
public struct FactsBundle: Sendable {
  public var symbols: SymbolTable
  public var files: [FileFacts]

  public init(symbols: SymbolTable = SymbolTable(), files: [FileFacts] = []) {
    self.symbols = symbols
    self.files = files
  }
}
