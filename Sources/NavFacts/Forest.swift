/// The trees of any number of files, behind one another in one array: each begins with a `file` node.
///
/// Nodes are named by their index in the whole forest. The way down needs nothing but sizes, since trees lie in preorder; for
/// the way up each node knows how far its parent is.
public struct Forest: Sendable {
  public private(set) var nodes: [Node] = []
  /// The nodes whose subtrees are too large for their own bits, by index.
  private(set) var large: [LargeNode] = []
  private(set) var offsets = Offsets()

  @usableFromInline struct LargeNode: Sendable, Hashable {
    @usableFromInline var index: UInt32
    @usableFromInline var size: UInt32

    @usableFromInline init(index: UInt32, size: UInt32) {
      self.index = index
      self.size = size
    }
  }

  public init() {}

  /// How many nodes all trees have.
  @inlinable public var count: Int { nodes.count }

  /// The node at an index.
  @inlinable public subscript(index: Int) -> Node { nodes[index] }

  // MARK: Down

  /// How many nodes the subtree of the node at `index` has, itself and marks included.
  @inlinable public func size(_ index: Int) -> Int {
    let bits = nodes[index].sizeBits
    return bits == Node.large ? largeSize(index) : Int(bits)
  }

  @usableFromInline func largeSize(_ index: Int) -> Int {
    let at = firstLarge(notBefore: index)
    return at < large.count && large[at].index == UInt32(index) ? Int(large[at].size) : Int(Node.large)
  }

  /// The index of the first of `large` that is not before `index`.
  private func firstLarge(notBefore index: Int) -> Int {
    var low = 0
    var high = large.count
    while low < high {
      let middle = (low + high) / 2
      if Int(large[middle].index) < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The children of a node, in source order, without marks.
  @inlinable public func children(_ index: Int) -> Children { Children(self, index + 1, index + size(index)) }

  /// The trees: their `file` nodes, in order.
  public var roots: Children { Children(self, 0, nodes.count) }

  /// The first child; nil where there is none.
  @inlinable public func firstChild(_ index: Int) -> Int? {
    guard nodes[index].sizeBits != 1 else { return nil }
    var child = index + 1
    while nodes[child].kind.isMark { child += 1 }
    return child
  }

  /// Walks the children of one node.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let forest: Forest
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(_ forest: Forest, _ position: Int, _ end: Int) {
      self.forest = forest
      self.position = position
      self.end = end
    }

    @inlinable public mutating func next() -> Int? {
      while position < end, forest.nodes[position].kind.isMark { position += 1 }
      guard position < end else { return nil }
      defer { position += forest.size(position) }
      return position
    }
  }

  // MARK: Up and aside

  /// The index of the parent; nil for a `file` node.
  @inlinable public func parent(_ index: Int) -> Int? {
    let distance = nodes[index].distanceBits
    if distance == 0 { return nil }
    return distance == Node.large ? farParent(index) : index - Int(distance)
  }

  /// A parent that is far away is large: the innermost large node around.
  @usableFromInline func farParent(_ index: Int) -> Int? {
    var at = firstLarge(notBefore: index) - 1
    while at >= 0 {
      if Int(large[at].index) + Int(large[at].size) > index { return Int(large[at].index) }
      at -= 1
    }
    return nil
  }

  /// The label of an argument, tuple element or parameter; none where it has none or `_`.
  @inlinable public func label(_ index: Int) -> Symbol {
    if nodes[index].kind == .parameter, nodes[index].flags.contains(.labelled) { return nodes[index].name }
    return index > 0 && nodes[index - 1].kind == .label ? nodes[index - 1].name : .none
  }

  /// The modifiers of a declaration.
  @inlinable public func modifiers(_ index: Int) -> Modifiers {
    index > 0 && nodes[index - 1].kind == .modifiers ? nodes[index - 1].modifiers : []
  }

  /// The zero-based UTF-8 offset, within its file, of a node's telling token: see `NodeKind`.
  /// - Complexity: some hundred steps.
  public func offset(_ index: Int) -> UInt32 { offsets.offset(at: index) }

  /// The offsets of a range of nodes of one tree, which is quicker than asking for each.
  public func offsets(_ range: Range<Int>) -> [UInt32] { offsets.offsets(range) }

  // MARK: Growing

  /// Adds the tree that was written last.
  public mutating func append(_ tree: borrowing TreeWriter) {
    let base = nodes.count
    nodes.append(contentsOf: tree.nodes[..<tree.count])
    for node in tree.large.sorted(by: { $0.index < $1.index }) {
      large.append(LargeNode(index: node.index + UInt32(base), size: node.size))
    }
    offsets.append(root: base, bytes: tree.offsetBytes[..<tree.byteCount], marks: tree.marks[...], from: 0)
  }

  /// Makes room for so many more nodes, so that none is moved while they are added.
  public mutating func reserve(nodes count: Int, offsetBytes: Int, trees: Int) {
    nodes.reserveCapacity(nodes.count + count)
    offsets.reserve(nodes: nodes.count + count, bytes: offsetBytes, trees: trees)
  }

  /// Adds one tree of another forest.
  /// - Parameters:
  ///   - root: the index of its `file` node there.
  ///   - renaming: the symbols of this forest's table by those of the other's; nil where they share one.
  public mutating func append(_ other: borrowing Forest, root: Int, renaming: Renaming? = nil) {
    let range = root..<root + other.size(root)
    let shift = nodes.count - root
    offsets.append(root: nodes.count, other.offsets, tree: range)
    if let renaming {
      for index in range { nodes.append(renaming.node(other.nodes[index])) }
    } else {
      nodes.append(contentsOf: other.nodes[range])
    }
    var at = other.firstLarge(notBefore: root)
    while at < other.large.count, Int(other.large[at].index) < range.upperBound {
      large.append(LargeNode(index: UInt32(Int(other.large[at].index) + shift), size: other.large[at].size))
      at += 1
    }
  }

  /// Whether a tree of this forest and one of another say the same, at the same places.
  /// - Complexity: O(*nodes*).
  public func says(_ root: Int, sameAs other: borrowing Forest, root otherRoot: Int, renaming: Renaming) -> Bool {
    let size = size(root)
    guard size == other.size(otherRoot) else { return false }
    for index in 0..<size {
      guard nodes[root + index] == renaming.node(other.nodes[otherRoot + index]) else { return false }
      guard self.size(root + index) == other.size(otherRoot + index) else { return false }
    }
    return offsets(root..<root + size) == other.offsets(otherRoot..<otherRoot + size)
  }

  /// How many bytes the offsets take.
  public var offsetByteCount: Int { offsets.bytes.count }
}
