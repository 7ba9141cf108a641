import NavFacts
import NavLexing
import NavOutline
import NavSource

/// Makes facts of an outline: puts the nodes into preorder, leaves out what cannot matter to navigation,
/// bounds the tree's height, and says what the file is for.
public struct Extractor: Sendable {
  /// No tree is higher than this, the file node included, so that later stages may recurse on it.
  public static let maxHeight = 500

  private var kept: [Kept] = []
  private var subtrees: [Subtree] = []
  private var sizes: [Int32] = []

  public init() {}

  /// One node that stays.
  private struct Kept: Sendable {
    var node: Node
    var depth: Int32
  }

  /// A subtree that is being walked, and what holds inside of it.
  private struct Subtree: Sendable {
    var start: Int32
    var kind: NodeKind
    var inPreview: Bool
    /// Bodies are left out.
    var isShell: Bool
  }

  /// - Parameters:
  ///   - path: relative to the analysed root, `/` as separator.
  ///   - outline: of `source`; its symbols belong to `symbols`.
  /// - Complexity: O(*bytes*).
  public mutating func extract(
    path: String, source: Span<UInt8>, tokens: borrowing TokenBuffer, outline: borrowing Outline,
    symbols: inout SymbolTable
  ) -> FileFacts {
    let names = WellKnown(&symbols)
    let firstToken = tokens.count > 0 ? Int(tokens.starts[0]) : 0
    let role = FileRole(
      path: path, source: source, headerEnd: firstToken, imports: Self.imports(outline, names))
    let nodes = preorder(outline, names, role)
    return FileFacts(
      path: path, nodes: nodes, lines: LineTable(source), directives: Self.directives(source, tokens),
      byteCount: source.count, role: role)
  }

  private static func imports(_ outline: borrowing Outline, _ names: WellKnown) -> TellingImports {
    var result: TellingImports = []
    for node in outline.postorder where node.kind == .importDecl {
      if names.testFrameworks.contains(node.name) { result.insert(.test) }
      if names.manifestFrameworks.contains(node.name) { result.insert(.manifest) }
    }
    return result
  }

  private mutating func preorder(_ outline: borrowing Outline, _ names: WellKnown, _ role: FileRole) -> [Node] {
    // Backwards through postorder a parent comes before its children, so that it can decide about them.
    kept.removeAll(keepingCapacity: true)
    subtrees.removeAll(keepingCapacity: true)
    var maxDepth = 0
    let isShellFile = role == .test || role == .manifest
    outline.postorder.withUnsafeBufferPointer { nodes in
      var i = nodes.count - 1
      while i >= 0 {
        while let last = subtrees.last, Int(last.start) > i { subtrees.removeLast() }
        var node = nodes[i]
        let kind = node.kind
        let size = node.size
        let start = i - size + 1
        let parent = subtrees.last ?? Subtree(start: 0, kind: .opaque, inPreview: role == .test, isShell: isShellFile)
        let depth = subtrees.count
        var inPreview = parent.inPreview
        var isShell = parent.isShell
        if kind.isTypeDeclaration, !inPreview, size > 1, isPreview(nodes, i, names) {
          inPreview = true
          isShell = true
        }
        if inPreview, kind.isDeclaration { node.modifiers.insert(.preview) }
        var dropsChildren = false
        if size > 1 {
          switch kind {
          case .macro: dropsChildren = node.name == names.preview
          case .block: dropsChildren = isShell
          case .closure: dropsChildren = isShell
          case .infix: dropsChildren = size == 3 && nodes[i - 1].kind == .number && nodes[i - 2].kind == .number
          default: break
          }
          if dropsChildren, kind == .infix {
            node = Node(.number, label: node.label, offset: node.offset)
          }
          if !dropsChildren, depth >= Self.maxHeight - 1 {
            dropsChildren = true
            let label = kind.isDeclaration ? Symbol.none : node.label
            node = Node(.opaque, label: label, flags: .cut, offset: node.offset)
          }
        }
        kept.append(Kept(node: node, depth: Int32(depth)))
        maxDepth = max(maxDepth, depth)
        if dropsChildren {
          i = start - 1
        } else {
          if size > 1 {
            subtrees.append(Subtree(start: Int32(start), kind: kind, inPreview: inPreview, isShell: isShell))
          }
          i -= 1
        }
      }
    }
    return placed(maxDepth)
  }

  /// The kept nodes, which stand in reversed postorder, in preorder with their sizes.
  private mutating func placed(_ maxDepth: Int) -> [Node] {
    sizes.removeAll(keepingCapacity: true)
    for _ in 0..<(maxDepth + 2) { sizes.append(0) }
    let count = kept.count
    return [Node](unsafeUninitializedCapacity: count) { nodes, initialized in
      for post in 0..<count {
        let entry = kept[count - 1 - post]
        let depth = Int(entry.depth)
        // All children stand before their parent in postorder, so their sizes are summed one level below.
        let size = Int(sizes[depth + 1]) + 1
        sizes[depth + 1] = 0
        sizes[depth] += Int32(size)
        var node = entry.node
        node.size = size
        nodes.initializeElement(at: post - size + 1 + depth, to: node)
      }
      initialized = count
    }
  }

  /// Whether a type declaration conforms to `PreviewProvider`, or holds `#Preview`s and nothing else.
  private func isPreview(_ nodes: UnsafeBufferPointer<Node>, _ index: Int, _ names: WellKnown) -> Bool {
    let start = index - nodes[index].size + 1
    var child = index - 1
    var previews = 0
    var others = 0
    while child >= start {
      let node = nodes[child]
      switch node.kind {
      case .inherited:
        if nodes[child - 1].name == names.previewProvider { return true }
      case .macro where node.name == names.preview: previews += 1
      case .attribute, .extended, .genericParameter: break
      default: others += 1
      }
      child -= node.size
    }
    return previews > 0 && others == 0
  }

  private static func directives(_ source: Span<UInt8>, _ tokens: borrowing TokenBuffer) -> [Directive] {
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
      result.append(
        Directive(
          offset: UInt32(range.lowerBound), text: String(decoding: text, as: UTF8.self),
          followsCode: followsCode(range.lowerBound, source, tokens)))
    }
    return result
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

/// Names that extraction looks for.
struct WellKnown {
  let testFrameworks: [Symbol]
  let manifestFrameworks: [Symbol]
  let preview: Symbol
  let previewProvider: Symbol

  init(_ symbols: inout SymbolTable) {
    testFrameworks = ["XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting"].map { symbols.intern($0) }
    manifestFrameworks = ["PackageDescription", "ProjectDescription"].map { symbols.intern($0) }
    preview = symbols.intern("Preview")
    previewProvider = symbols.intern("PreviewProvider")
  }
}
