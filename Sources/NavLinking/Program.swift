import NavFacts
import NavSource

/// One node of the whole program.
struct NodeRef: Hashable, Comparable, Sendable {
  var file: Int32
  var node: Int32

  init(_ file: Int, _ node: Int) {
    self.file = Int32(truncatingIfNeeded: file)
    self.node = Int32(truncatingIfNeeded: node)
  }

  static func < (a: Self, b: Self) -> Bool { (a.file, a.node) < (b.file, b.node) }

  func _rawHashValue(seed: Int) -> Int {
    QuickHash.value(UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: node)), seed: seed)
  }
}

/// The facts of all files, with the way up from every node.
///
/// Preorder makes the way down free: the first child of `n` is the node behind it, the next sibling of
/// `c` is `c + size`. The way up needs one number a node.
struct Program: Sendable {
  let symbols: SymbolTable
  let files: [FileFacts]
  /// For each file, the index of each node's parent; 0 for the root.
  let parents: [[Int32]]

  init(_ bundle: FactsBundle) {
    symbols = bundle.symbols
    files = bundle.files
    parents = bundle.files.map { Self.parents(of: $0.nodes) }
  }

  private static func parents(of nodes: [Node]) -> [Int32] {
    var parents = [Int32](repeating: 0, count: nodes.count)
    var open: [(node: Int, end: Int)] = []
    for index in nodes.indices {
      while let last = open.last, last.end <= index { open.removeLast() }
      parents[index] = Int32(open.last?.node ?? 0)
      if nodes[index].size > 1 { open.append((index, index + nodes[index].size)) }
    }
    return parents
  }

  subscript(ref: NodeRef) -> Node { files[Int(ref.file)].nodes[Int(ref.node)] }

  func text(_ symbol: Symbol) -> String { symbols[symbol] }

  func place(_ ref: NodeRef) -> Place {
    let file = files[Int(ref.file)]
    let node = file.nodes[Int(ref.node)]
    return file.place(node, length: max(1, symbols.range(node.name).count))
  }

  /// The node above; nil for a file's root.
  func parent(_ ref: NodeRef) -> NodeRef? {
    ref.node == 0 ? nil : NodeRef(Int(ref.file), Int(parents[Int(ref.file)][Int(ref.node)]))
  }

  /// The children of a node, in source order.
  func children(_ ref: NodeRef) -> Children { Children(nodes: files[Int(ref.file)].nodes, file: Int(ref.file), parent: Int(ref.node)) }

  /// The children of a node with `#if` and its branches looked through: every branch is read.
  func members(_ ref: NodeRef) -> [NodeRef] {
    var all: [NodeRef] = []
    collectMembers(ref, into: &all)
    return all
  }

  private func collectMembers(_ ref: NodeRef, into all: inout [NodeRef]) {
    for child in children(ref) {
      switch self[child].kind {
      case .conditional, .clause: collectMembers(child, into: &all)
      default: all.append(child)
      }
    }
  }

  func first(_ ref: NodeRef, _ kind: NodeKind) -> NodeRef? {
    for child in children(ref) where self[child].kind == kind { return child }
    return nil
  }

  func firstChild(_ ref: NodeRef) -> NodeRef? {
    self[ref].size > 1 ? NodeRef(Int(ref.file), Int(ref.node) + 1) : nil
  }

  func secondChild(_ ref: NodeRef) -> NodeRef? {
    var children = children(ref).makeIterator()
    _ = children.next()
    return children.next()
  }

  /// Every node of the subtree, itself first.
  func subtree(_ ref: NodeRef) -> Range<Int> { Int(ref.node)..<(Int(ref.node) + self[ref].size) }

  /// Walks the children of one node.
  struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    let file: Int
    var position: Int
    let end: Int

    init(nodes: [Node], file: Int, parent: Int) {
      self.nodes = nodes
      self.file = file
      position = parent + 1
      end = parent + nodes[parent].size
    }

    mutating func next() -> NodeRef? {
      guard position < end else { return nil }
      defer { position += Swift.max(1, nodes[position].size) }
      return NodeRef(file, position)
    }
  }
}
