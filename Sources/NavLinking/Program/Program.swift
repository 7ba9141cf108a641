import NavFacts
import NavSource

/// One node of the whole program, by its index in the forest.
struct NodeRef: Hashable, Comparable, Sendable {
  var raw: UInt32

  init(_ index: Int) { raw = UInt32(truncatingIfNeeded: index) }

  @inline(__always) var index: Int { Int(raw) }

  static func < (a: Self, b: Self) -> Bool { a.raw < b.raw }

  func _rawHashValue(seed: Int) -> Int { QuickHash.value(UInt64(raw), seed: seed) }
}

/// The facts of all files, and the ways between nodes.
///
/// Preorder makes the way down free: the first child of `n` is the node behind it, the next sibling of
/// `c` is `c + size`.
final class Program: Sendable {
  let symbols: SymbolTable
  let files: [FileFacts]
  private let forest: Forest
  /// For every 256 nodes, the file that the first of them belongs to.
  private let fileOfPage: [UInt32]
  /// The roots of all files, for themselves: those in `files` lie far apart.
  private let roots: [UInt32]

  init(_ bundle: consuming FactsBundle) {
    symbols = bundle.symbols
    files = bundle.files
    forest = bundle.forest
    fileOfPage = Self.pages(files, forest.count)
    roots = files.map { UInt32(truncatingIfNeeded: $0.root) }
  }

  private static func pages(_ files: [FileFacts], _ count: Int) -> [UInt32] {
    var pages = [UInt32](repeating: 0, count: count / 256 + 1)
    var file = 0
    for page in pages.indices {
      while file + 1 < files.count, files[file + 1].root <= page * 256 { file += 1 }
      pages[page] = UInt32(file)
    }
    return pages
  }

  @inline(__always) subscript(ref: NodeRef) -> Node { forest[ref.index] }

  /// How many nodes there are.
  var count: Int { forest.count }

  // Asked here, the table is looked into where it is; asked of `symbols` from elsewhere, it is copied first, and three arrays retained.
  @inline(never) func text(_ symbol: Symbol) -> String { symbols[symbol] }

  /// The symbol of a text that the program has; nil where it has not.
  @inline(never) func symbol(_ text: String) -> Symbol? { symbols.find(text) }

  // MARK: Files

  /// The index in `files` of the file that a node stands in.
  func file(_ ref: NodeRef) -> Int {
    var file = Int(fileOfPage[ref.index / 256])
    while file + 1 < roots.count, roots[file + 1] <= ref.raw { file += 1 }
    return file
  }

  func root(_ file: Int) -> NodeRef { NodeRef(Int(roots[file])) }

  /// The nodes of a file.
  func nodes(of file: Int) -> Range<Int> { subtree(root(file)) }

  func place(_ ref: NodeRef) -> Place {
    files[file(ref)].place(forest.offset(ref.index), length: max(1, symbols.range(self[ref].name).count))
  }

  /// Zero-based, in UTF-8 bytes of its file.
  func offset(_ ref: NodeRef) -> Int { Int(forest.offset(ref.index)) }

  // MARK: Up

  /// The node above; nil for a file's root.
  @inline(__always) func parent(_ ref: NodeRef) -> NodeRef? { forest.parent(ref.index).map { NodeRef($0) } }

  // MARK: Down

  @inline(__always) func size(_ ref: NodeRef) -> Int { forest.size(ref.index) }

  /// The children of a node, in source order.
  @inline(__always) func children(_ ref: NodeRef) -> Children { Children(program: self, ref) }

  /// The children of a node with `#if` and its branches looked through: every branch is read.
  @inline(__always) func members(_ ref: NodeRef) -> Children { Children(program: self, ref, looksThroughConditions: true) }

  func first(_ ref: NodeRef, _ kind: NodeKind) -> NodeRef? {
    for child in children(ref) where self[child].kind == kind { return child }
    return nil
  }

  /// What a statement asks before its block, `isOpen, let user = session.user`, or an `a ? b : c` before its `?`.
  func conditions(of ref: NodeRef) -> [NodeRef] {
    if self[ref].kind == .ternary { return firstChild(ref).map { [$0] } ?? [] }
    return children(ref).prefix { self[$0].kind != .block }
  }

  @inline(__always) func firstChild(_ ref: NodeRef) -> NodeRef? { forest.firstChild(ref.index).map { NodeRef($0) } }

  func secondChild(_ ref: NodeRef) -> NodeRef? {
    var children = children(ref)
    _ = children.next()
    return children.next()
  }

  /// Every node of the subtree, itself first, marks included.
  @inline(__always) func subtree(_ ref: NodeRef) -> Range<Int> { ref.index..<(ref.index + size(ref)) }

  /// Whether a node stands in the subtree of `outer`, which counts as in it too.
  func isInside(_ ref: NodeRef, _ outer: NodeRef) -> Bool { subtree(outer).contains(ref.index) }

  /// The label of an argument, tuple element or parameter; none where it has none or `_`.
  @inline(__always) func label(_ ref: NodeRef) -> Symbol { forest.label(ref.index) }

  /// The modifiers of a declaration.
  @inline(__always) func modifiers(_ ref: NodeRef) -> Modifiers { forest.modifiers(ref.index) }

  // MARK: Iteration

  /// Walks the children of one node.
  struct Children: Sequence, IteratorProtocol {
    private let program: Program
    private var position: Int
    private let end: Int
    private let looksThroughConditions: Bool

    @inline(__always) init(program: Program, _ parent: NodeRef, looksThroughConditions: Bool = false) {
      self.program = program
      self.looksThroughConditions = looksThroughConditions
      position = parent.index + 1
      end = parent.index + program.size(parent)
    }

    @inline(__always) mutating func next() -> NodeRef? {
      while position < end {
        let kind = program.forest[position].kind
        // Trees lie in preorder, so what `#if` holds comes next.
        guard kind.isMark || (looksThroughConditions && (kind == .conditional || kind == .clause)) else { break }
        position += 1
      }
      guard position < end else { return nil }
      defer { position += program.forest.size(position) }
      return NodeRef(position)
    }
  }
}

extension FileFacts {
  /// Whether the file is part of the app: not a test, not a manifest.
  var isRead: Bool { role == .app || role == .generated }
}
