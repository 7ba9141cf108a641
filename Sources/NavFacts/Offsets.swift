/// Where each node of a forest stands in its file: about one byte a node.
///
/// Stored are the distances from each node of a tree to the one before it, zigzag and in base-128 digits; the first begins at 0.
/// Every 256 nodes a mark tells where to begin reading.
@usableFromInline struct Offsets: Sendable {
  private(set) var bytes: [UInt8] = []
  private var marks: [Mark] = []
  private var trees: [Tree] = []

  @usableFromInline struct Mark: Sendable {
    /// Where the distance of the node stands in `bytes`.
    @usableFromInline var position: UInt32
    /// The offset of the node before it.
    @usableFromInline var before: UInt32

    @usableFromInline init(position: UInt32, before: UInt32) {
      self.position = position
      self.before = before
    }
  }

  /// One tree: trees ascend by their roots.
  private struct Tree: Sendable {
    var root: UInt32
    /// The index of its first mark.
    var mark: UInt32
  }

  mutating func reserve(nodes: Int, bytes count: Int, trees treeCount: Int) {
    bytes.reserveCapacity(bytes.count + count)
    marks.reserveCapacity(nodes / 256 + treeCount)
    trees.reserveCapacity(treeCount)
  }

  /// Adds the offsets of one tree that begins at `root`.
  mutating func append(root: Int, bytes: ArraySlice<UInt8>, marks: ArraySlice<Mark>, from start: Int) {
    trees.append(Tree(root: UInt32(root), mark: UInt32(self.marks.count)))
    let shift = self.bytes.count - start
    for mark in marks { self.marks.append(Mark(position: UInt32(Int(mark.position) + shift), before: mark.before)) }
    self.bytes.append(contentsOf: bytes)
  }

  /// Adds those of one whole tree of another forest.
  mutating func append(root: Int, _ other: Offsets, tree range: Range<Int>) {
    let tree = other.tree(of: range.lowerBound)
    let isLast = tree + 1 == other.trees.count
    let marks = Int(other.trees[tree].mark)..<(isLast ? other.marks.count : Int(other.trees[tree + 1].mark))
    let start = Int(other.marks[marks.lowerBound].position)
    let end = isLast ? other.bytes.count : Int(other.marks[marks.upperBound].position)
    append(root: root, bytes: other.bytes[start..<end], marks: other.marks[marks], from: start)
  }

  func offset(at index: Int) -> UInt32 {
    var reader = reader(at: index)
    return reader.next()
  }

  /// - Parameter range: within one tree.
  func offsets(_ range: Range<Int>) -> [UInt32] {
    guard !range.isEmpty else { return [] }
    var reader = reader(at: range.lowerBound)
    return range.map { _ in reader.next() }
  }

  /// The tree that holds a node.
  private func tree(of index: Int) -> Int {
    var low = 0
    var high = trees.count
    while low < high {
      let middle = (low + high) / 2
      if Int(trees[middle].root) <= index { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Stands before the node at `index`.
  private func reader(at index: Int) -> Reader {
    let tree = trees[tree(of: index)]
    let number = index - Int(tree.root)
    let mark = marks[Int(tree.mark) + number / 256]
    var reader = Reader(bytes: bytes, position: Int(mark.position), last: mark.before)
    for _ in 0..<(number % 256) { _ = reader.next() }
    return reader
  }

  private struct Reader {
    let bytes: [UInt8]
    var position: Int
    var last: UInt32

    mutating func next() -> UInt32 {
      var value: UInt = 0
      var shift: UInt = 0
      while true {
        let byte = bytes[position]
        position += 1
        value |= UInt(byte & 0x7F) << shift
        if byte & 0x80 == 0 { break }
        shift += 7
      }
      let distance = Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
      last = UInt32(truncatingIfNeeded: Int(last) + distance)
      return last
    }
  }
}
