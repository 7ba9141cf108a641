/// Where each node of a forest stands in its file: about one byte a node.
///
/// Stored are the distances from each node to the one before it, zigzag and in base-128 digits; a `file` node begins at 0.
/// Every 256 nodes a mark tells where to begin reading.
struct Offsets: Sendable {
  private(set) var bytes: [UInt8] = []
  private var marks: [Mark] = []
  private var count = 0
  private var last: UInt32 = 0

  private struct Mark: Sendable {
    /// Where the distance of the node stands in `bytes`.
    var position: UInt32
    /// The offset of the node before it.
    var before: UInt32
  }

  mutating func reserve(nodes: Int, bytes count: Int) {
    bytes.reserveCapacity(bytes.count + count)
    marks.reserveCapacity(nodes / 256 + 1)
  }

  /// Adds the offsets of one tree.
  mutating func append(_ offsets: [UInt32]) {
    last = 0
    for offset in offsets {
      if count % 256 == 0 { marks.append(Mark(position: UInt32(bytes.count), before: last)) }
      count += 1
      let distance = Int(offset) - Int(last)
      var rest = UInt(bitPattern: distance << 1 ^ distance >> 63)
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: rest))
      last = offset
    }
  }

  /// Adds those of whole trees of another forest, whose nodes are `nodes`.
  mutating func append(_ other: Offsets, _ range: Range<Int>, _ nodes: [Node]) {
    guard !range.isEmpty else { return }
    var reader = other.reader(at: range.lowerBound, nodes)
    let start = reader.position
    let shift = bytes.count - start
    for index in range {
      let before = nodes[index].kind == .file ? 0 : reader.last
      if count % 256 == 0 { marks.append(Mark(position: UInt32(reader.position + shift), before: before)) }
      count += 1
      reader.step(isFile: nodes[index].kind == .file)
    }
    last = reader.last
    bytes.append(contentsOf: other.bytes[start..<reader.position])
  }

  func offset(at index: Int, _ nodes: [Node]) -> UInt32 {
    var reader = reader(at: index, nodes)
    reader.step(isFile: nodes[index].kind == .file)
    return reader.last
  }

  func offsets(_ range: Range<Int>, _ nodes: [Node]) -> [UInt32] {
    guard !range.isEmpty else { return [] }
    var reader = reader(at: range.lowerBound, nodes)
    return range.map { index in
      reader.step(isFile: nodes[index].kind == .file)
      return reader.last
    }
  }

  /// Stands before the node at `index`.
  private func reader(at index: Int, _ nodes: [Node]) -> Reader {
    let mark = marks[index / 256]
    var reader = Reader(bytes: bytes, position: Int(mark.position), last: mark.before)
    for before in (index / 256 * 256)..<index { reader.step(isFile: nodes[before].kind == .file) }
    return reader
  }

  private struct Reader {
    let bytes: [UInt8]
    var position: Int
    var last: UInt32

    mutating func step(isFile: Bool) {
      if isFile { last = 0 }
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
    }
  }
}
