/// The trees of any number of files, behind one another in one array: each begins with a `file` node.
///
/// Nodes are named by their index in the whole forest. The way down needs nothing but sizes, since trees lie in preorder; for
/// the way up each node knows how far its parent is.
public struct Forest: Sendable {
  public private(set) var nodes: [Node] = []
  /// The nodes whose subtrees are too large for their own bits, by index.
  private(set) var large: [LargeNode] = []
  private(set) var offsets = Offsets()

  struct LargeNode: Sendable, Hashable {
    var index: UInt32
    var size: UInt32
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
  public func offset(_ index: Int) -> UInt32 { offsets.offset(at: index, nodes) }

  /// The offsets of a range of nodes, which is quicker than asking for each.
  public func offsets(_ range: Range<Int>) -> [UInt32] { offsets.offsets(range, nodes) }

  // MARK: Growing

  /// Adds a tree in preorder, marks included.
  ///
  /// - Parameters:
  ///   - nodes: the first is the `file` node.
  ///   - sizes: how many nodes each subtree has; they must nest.
  ///   - offsets: of each node; a mark's is that of the node behind it.
  /// - Precondition: the three are of one length.
  public mutating func append(_ nodes: [Node], sizes: [Int32], offsets: [UInt32]) {
    let base = self.nodes.count
    self.nodes.append(contentsOf: nodes)
    self.nodes.withUnsafeMutableBufferPointer { all in
      for index in sizes.indices {
        let size = Int(sizes[index])
        if size == 1 { continue }
        all[base + index].sizeBits = UInt16(exactly: size).flatMap { $0 == Node.large ? nil : $0 } ?? Node.large
        var child = index + 1
        while child < index + size {
          all[base + child].distanceBits = UInt16(exactly: child - index) ?? Node.large
          child += Int(sizes[child])
        }
      }
    }
    for index in sizes.indices where sizes[index] >= Int32(Node.large) {
      large.append(LargeNode(index: UInt32(base + index), size: UInt32(sizes[index])))
    }
    self.offsets.append(offsets)
  }

  /// Makes room for so many more nodes, so that none is moved while they are added.
  public mutating func reserve(nodes count: Int, offsetBytes: Int) {
    nodes.reserveCapacity(nodes.count + count)
    offsets.reserve(nodes: nodes.count + count, bytes: offsetBytes)
  }

  /// Adds the trees of another forest that are at `range`, whole trees only.
  public mutating func append(_ other: borrowing Forest, _ range: Range<Int>) {
    let shift = nodes.count - range.lowerBound
    nodes.append(contentsOf: other.nodes[range])
    for node in other.large where range.contains(Int(node.index)) {
      large.append(LargeNode(index: UInt32(Int(node.index) + shift), size: node.size))
    }
    offsets.append(other.offsets, range, other.nodes)
  }

  /// How many bytes the offsets take.
  public var offsetByteCount: Int { offsets.bytes.count }
}
