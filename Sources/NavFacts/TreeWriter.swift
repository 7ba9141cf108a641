/// Takes down one tree, node by node in preorder, before it goes into a forest. A worker keeps one, because its storage is
/// used again for each file.
public struct TreeWriter: Sendable {
  /// No tree is higher than this, so that later stages may recurse on it.
  public static let maxHeight = 512

  private(set) var nodes: [Node] = []
  private(set) var offsetBytes: [UInt8] = []
  private(set) var marks: [Offsets.Mark] = []
  private(set) var large: [Forest.LargeNode] = []
  /// The indexes of the nodes that were entered and not left.
  private var open = [UInt32](repeating: 0, count: maxHeight)
  private(set) var count = 0
  private(set) var byteCount = 0

  public init() {}

  /// Begins a new tree and calls `body` to write it.
  ///
  /// - Parameter capacity: no more nodes are written.
  /// - Precondition: what is entered is left.
  @inlinable public mutating func write(capacity: Int, _ body: (inout Pen) -> Void) {
    begin(capacity)
    withPen(body)
  }

  @usableFromInline mutating func begin(_ capacity: Int) {
    if nodes.count < capacity {
      nodes += repeatElement(Node(.opaque), count: capacity - nodes.count)
      // An offset takes five bytes at most.
      offsetBytes += repeatElement(0, count: capacity * 5 - offsetBytes.count)
    }
    marks.removeAll(keepingCapacity: true)
    large.removeAll(keepingCapacity: true)
  }

  @usableFromInline mutating func withPen(_ body: (inout Pen) -> Void) {
    var pen = Pen(marks: marks, large: large)
    (marks, large) = ([], [])
    nodes.withUnsafeMutableBufferPointer { nodes in
      offsetBytes.withUnsafeMutableBufferPointer { bytes in
        open.withUnsafeMutableBufferPointer { open in
          pen.nodes = nodes
          pen.bytes = bytes
          pen.open = open
          body(&pen)
        }
      }
    }
    (marks, large) = (pen.marks, pen.large)
    count = pen.count
    byteCount = pen.byteCount
  }

  /// Writes the nodes. Not to be used outside of `write`.
  public struct Pen {
    @usableFromInline var nodes = UnsafeMutableBufferPointer<Node>(start: nil, count: 0)
    @usableFromInline var bytes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    @usableFromInline var open = UnsafeMutableBufferPointer<UInt32>(start: nil, count: 0)
    @usableFromInline var marks: [Offsets.Mark]
    @usableFromInline var large: [Forest.LargeNode]
    @usableFromInline var count = 0
    @usableFromInline var byteCount = 0
    @usableFromInline var height = 0
    @usableFromInline var last: UInt32 = 0

    init(marks: [Offsets.Mark], large: [Forest.LargeNode]) {
      self.marks = marks
      self.large = large
    }

    /// A node without children, or a mark.
    @inlinable @inline(__always) public mutating func leaf(_ node: Node, offset: UInt32) {
      var node = node
      if height > 0 { node.distanceBits = UInt16(exactly: count &- Int(open[height &- 1])) ?? Node.large }
      nodes[count] = node
      place(offset)
      count &+= 1
    }

    /// A node whose children come next, until `leave`.
    @inlinable @inline(__always) public mutating func enter(_ node: Node, offset: UInt32) {
      let index = count
      leaf(node, offset: offset)
      open[height] = UInt32(truncatingIfNeeded: index)
      height &+= 1
    }

    /// Ends the node entered last.
    @inlinable @inline(__always) public mutating func leave() {
      height &-= 1
      let index = Int(open[height])
      let size = count &- index
      if size < Int(Node.large) {
        nodes[index].sizeBits = UInt16(truncatingIfNeeded: size)
      } else {
        nodes[index].sizeBits = Node.large
        large.append(Forest.LargeNode(index: UInt32(index), size: UInt32(size)))
      }
    }

    /// The distance to the offset before it, zigzag, in base-128 digits.
    @inlinable @inline(__always) mutating func place(_ offset: UInt32) {
      if count & 0xFF == 0 { marks.append(Offsets.Mark(position: UInt32(truncatingIfNeeded: byteCount), before: last)) }
      let distance = Int(offset) &- Int(last)
      var rest = UInt(bitPattern: distance &<< 1 ^ distance &>> 63)
      while rest >= 0x80 {
        bytes[byteCount] = UInt8(truncatingIfNeeded: rest) | 0x80
        byteCount &+= 1
        rest &>>= 7
      }
      bytes[byteCount] = UInt8(truncatingIfNeeded: rest)
      byteCount &+= 1
      last = offset
    }
  }
}
