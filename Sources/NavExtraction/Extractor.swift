import NavFacts
import NavLexing
import NavOutline

/// Makes facts of an outline: puts the nodes into preorder, leaves out what cannot matter to navigation, and bounds the
/// tree's height.
struct Extractor: Sendable {
  /// No tree is higher than this, the file node included, so that later stages may recurse on it.
  static let maxHeight = 500

  private var kept: [Kept] = []
  private var subtrees: [Subtree] = []
  private var nodes: [Node] = []
  private var sizes: [Int32] = []
  private var offsets: [UInt32] = []
  private var levels: [Int32] = []

  init() {}

  /// One node that stays, or the mark of one.
  private struct Kept: Sendable {
    var node: Node
    var offset: UInt32
    var depth: Int32
  }

  /// A subtree that is being walked, and what holds inside of it.
  private struct Subtree: Sendable {
    var start: Int32
    /// What stands before its root; on `opaque` nothing does.
    var mark: Node
    var offset: UInt32
  }

  /// Adds the tree of an outline to a forest.
  ///
  /// - Parameter names: of the outline; resolved in the table that `preview` is of.
  /// - Complexity: O(*nodes*).
  mutating func extract(
    _ outline: borrowing Outline, _ names: borrowing FileNames, _ preview: PreviewNames, into forest: inout Forest
  ) {
    kept.removeAll(keepingCapacity: true)
    subtrees.removeAll(keepingCapacity: true)
    // Backwards through postorder a parent comes before its children, so that it can decide about them.
    let maxDepth = outline.postorder.withUnsafeBufferPointer { nodes in
      var maxDepth = 0
      var i = nodes.count - 1
      while i >= 0 {
        close(before: i)
        let node = nodes[i]
        let kind = node.kind
        let size = node.size
        let start = i - size + 1
        let depth = subtrees.count
        // What stands in a preview is no navigation.
        if kind.isTypeDeclaration, size > 1, preview.isPreview(nodes, i, names) {
          i = start - 1
          continue
        }
        let mark = Self.mark(node, names)
        var new = Node(kind, name: names[node.name], flags: Self.flags(node))
        var dropsChildren = false
        if size > 1 {
          if kind == .infix, size == 3, nodes[i - 1].kind == .number, nodes[i - 2].kind == .number {
            dropsChildren = true
            new = Node(.number)
          } else if kind == .macro, new.name == preview.macro {
            dropsChildren = true
          } else if depth >= Self.maxHeight - 1 {
            dropsChildren = true
            new = Node(.opaque, flags: .cut)
          }
        }
        kept.append(Kept(node: new, offset: node.offset, depth: Int32(truncatingIfNeeded: depth)))
        maxDepth = max(maxDepth, depth)
        if dropsChildren || size == 1 {
          if mark.kind.isMark { kept.append(Kept(node: mark, offset: node.offset, depth: Int32(truncatingIfNeeded: depth))) }
          i = start - 1
        } else {
          subtrees.append(
            Subtree(start: Int32(start), mark: mark, offset: node.offset))
          i -= 1
        }
      }
      close(before: -1)
      return maxDepth
    }
    place(maxDepth)
    forest.append(self.nodes, sizes: sizes, offsets: offsets)
  }

  /// Ends the subtrees that begin behind `index`; their marks stand before them.
  @inline(__always) private mutating func close(before index: Int) {
    while let last = subtrees.last, Int(last.start) > index {
      subtrees.removeLast()
      if last.mark.kind.isMark {
        kept.append(Kept(node: last.mark, offset: last.offset, depth: Int32(truncatingIfNeeded: subtrees.count)))
      }
    }
  }

  /// The mark that a node needs: its modifiers or its label; `opaque` where it needs none.
  @inline(__always) private static func mark(_ node: OutlineNode, _ names: borrowing FileNames) -> Node {
    if node.kind.isDeclaration {
      let modifiers = node.modifiers.subtracting(.silent)
      return modifiers.isEmpty ? Node(.opaque) : Node(modifiers)
    }
    if node.label.isNone || (node.kind == .parameter && node.label == node.name) { return Node(.opaque) }
    return Node(.label, name: names[node.label])
  }

  @inline(__always) private static func flags(_ node: OutlineNode) -> NodeFlags {
    node.kind == .parameter && !node.label.isNone && node.label == node.name ? node.flags.union(.labelled) : node.flags
  }

  /// Puts the kept nodes, which stand in reversed postorder, into preorder with their sizes.
  private mutating func place(_ maxDepth: Int) {
    let count = kept.count
    levels.removeAll(keepingCapacity: true)
    for _ in 0..<(maxDepth + 2) { levels.append(0) }
    while nodes.count < count {
      nodes.append(Node(.opaque))
      sizes.append(1)
      offsets.append(0)
    }
    nodes.removeLast(nodes.count - count)
    sizes.removeLast(sizes.count - count)
    offsets.removeLast(offsets.count - count)
    for post in 0..<count {
      let entry = kept[count - 1 - post]
      let depth = Int(entry.depth)
      // All children stand before their parent in postorder, so their sizes are summed one level below. A mark is a leaf.
      var size: Int32 = 1
      if !entry.node.kind.isMark {
        size += levels[depth + 1]
        levels[depth + 1] = 0
      }
      levels[depth] += size
      let index = post - Int(size) + 1 + depth
      nodes[index] = entry.node
      sizes[index] = size
      offsets[index] = entry.offset
    }
  }
}

/// Names that tell a preview.
struct PreviewNames: Sendable {
  let macro: Symbol
  let provider: Symbol

  /// Of a table that has not been asked.
  static let none = PreviewNames(macro: .none, provider: .none)

  private init(macro: Symbol, provider: Symbol) {
    self.macro = macro
    self.provider = provider
  }

  init(_ symbols: inout SymbolTable) {
    macro = symbols.intern("Preview")
    provider = symbols.intern("PreviewProvider")
  }

  /// Whether a type declaration conforms to `PreviewProvider`, or holds `#Preview`s and nothing else.
  func isPreview(_ nodes: UnsafeBufferPointer<OutlineNode>, _ index: Int, _ names: borrowing FileNames) -> Bool {
    let start = index - nodes[index].size + 1
    var child = index - 1
    var previews = 0
    var others = 0
    while child >= start {
      let node = nodes[child]
      switch node.kind {
      case .inherited:
        if names[nodes[child - 1].name] == provider { return true }
      case .macro where names[node.name] == macro: previews += 1
      case .attribute, .extended, .genericParameter: break
      default: others += 1
      }
      child -= node.size
    }
    return previews > 0 && others == 0
  }
}
