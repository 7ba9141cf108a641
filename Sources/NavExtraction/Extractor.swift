import NavFacts
import NavLexing
import NavOutline

/// Makes facts of an outline: puts the nodes into preorder, leaves out what cannot matter to navigation, and bounds the
/// tree's height.
struct Extractor: Sendable {
  /// No tree is higher than this, the file node included, so that later stages may recurse on it.
  static let maxHeight = 500

  private var writer = TreeWriter()
  /// By the place in preorder, the place in postorder.
  private var order: [UInt32] = []
  /// The subtrees that are being walked: where they begin, then where they end.
  private var edges: [UInt32] = []

  init() {}

  /// Adds the tree of an outline to a forest.
  ///
  /// - Parameter names: of the outline; resolved in the table that `preview` is of.
  /// - Complexity: O(*nodes*).
  mutating func extract(
    _ outline: borrowing Outline, _ names: borrowing FileNames, _ preview: PreviewNames, into forest: inout Forest
  ) {
    outline.postorder.withUnsafeBufferPointer { nodes in
      if order.count < nodes.count {
        order += repeatElement(0, count: nodes.count - order.count)
        edges += repeatElement(0, count: nodes.count + 1 - edges.count)
      }
      order.withUnsafeMutableBufferPointer { order in
        edges.withUnsafeMutableBufferPointer { edges in
          Self.sort(nodes, into: order, edges)
          // A node has one mark at most.
          writer.write(capacity: nodes.count * 2) { Self.write(nodes, order, edges, names, preview, &$0) }
        }
      }
    }
    forest.append(writer)
  }

  /// Finds the preorder of nodes in postorder.
  private static func sort(
    _ nodes: UnsafeBufferPointer<OutlineNode>, into order: UnsafeMutableBufferPointer<UInt32>, _ starts: UnsafeMutableBufferPointer<UInt32>
  ) {
    // Backwards through postorder a parent comes before its children.
    var depth = 0
    var i = nodes.count &- 1
    while i >= 0 {
      while depth > 0, Int(starts[depth &- 1]) > i { depth &-= 1 }
      let size = nodes[i].size
      let start = i &- size &+ 1
      order[start &+ depth] = UInt32(truncatingIfNeeded: i)
      if size > 1 {
        starts[depth] = UInt32(truncatingIfNeeded: start)
        depth &+= 1
      }
      i &-= 1
    }
  }

  private static func write(
    _ nodes: UnsafeBufferPointer<OutlineNode>, _ order: UnsafeMutableBufferPointer<UInt32>, _ ends: UnsafeMutableBufferPointer<UInt32>,
    _ names: borrowing FileNames, _ preview: PreviewNames, _ pen: inout TreeWriter.Pen
  ) {
    var depth = 0
    var next = 0
    while next < nodes.count {
      while depth > 0, Int(ends[depth &- 1]) <= next {
        pen.leave()
        depth &-= 1
      }
      let i = Int(order[next])
      let node = nodes[i]
      let kind = node.kind
      let size = node.size
      // What stands in a preview is no navigation.
      if kind.isTypeDeclaration, size > 1, preview.isPreview(nodes, i, names) {
        next &+= size
        continue
      }
      let mark = Self.mark(node, names)
      if mark.kind.isMark { pen.leaf(mark, offset: node.offset) }
      var new = Node(kind, name: names[node.name], flags: Self.flags(node))
      var isLeaf = size == 1
      if !isLeaf {
        if kind == .infix, size == 3, nodes[i - 1].kind == .number, nodes[i - 2].kind == .number {
          isLeaf = true
          new = Node(.number)
        } else if kind == .macro, new.name == preview.macro {
          isLeaf = true
        } else if depth >= maxHeight - 1 {
          isLeaf = true
          new = Node(.opaque, flags: .cut)
        }
      }
      if isLeaf {
        pen.leaf(new, offset: node.offset)
        next &+= size
      } else {
        pen.enter(new, offset: node.offset)
        ends[depth] = UInt32(truncatingIfNeeded: next &+ size)
        depth &+= 1
        next &+= 1
      }
    }
    for _ in 0..<depth { pen.leave() }
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
