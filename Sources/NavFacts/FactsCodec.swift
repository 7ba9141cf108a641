import NavSource

/// Facts as bytes: to store them, or to send them to another process.
///
/// The form is: `NVGF`, the version in one byte, the symbols (count; for each its length; then all bytes), and the files
/// (path, module, role, byte count, line lengths, directives, nodes). Numbers are little-endian base-128 digits. Of a node are
/// written kind, flags, name (of `modifiers` their bits), the distance of its offset from the node before (zigzag), and its size.
/// Symbols are numbered as the nodes first mention them, so that equal facts give equal bytes.
public enum FactsCodec {
  /// Stands behind the magic bytes. Other versions are not read.
  public static let version: UInt8 = 3
  static let magic: [UInt8] = Array("NVGF".utf8)

  /// Why bytes could not be read as facts.
  public enum Failure: Error, Hashable, Sendable {
    /// The bytes do not begin with the magic bytes.
    case notFacts
    /// Written by another version.
    case otherVersion(UInt8)
    /// The bytes contradict themselves.
    /// - Parameters:
    ///   - at: zero-based offset at which it was noticed.
    ///   - what: present tense, no full stop.
    case damaged(at: Int, what: String)
  }

  /// - Complexity: O(*nodes* + *symbols*).
  public static func encode(_ bundle: FactsBundle) -> [UInt8] {
    var writer = FactsWriter()
    writer.number(bundle.files.count)
    for file in bundle.files { writer.file(file, bundle.forest) }
    var head = FactsWriter()
    head.bytes.append(contentsOf: magic)
    head.bytes.append(version)
    head.symbols(writer.order, bundle.symbols)
    return head.bytes + writer.bytes
  }

  /// The bundle that `encode` wrote. Any bytes may be given: what is returned is sound, every symbol stands in the table, every
  /// node lies within its parent, marks stand before what they speak of, no tree is higher than 512.
  /// - Complexity: O(*bytes*), in memory too.
  public static func decode(_ bytes: Span<UInt8>) throws(Failure) -> FactsBundle {
    guard bytes.count > magic.count else { throw .notFacts }
    for index in magic.indices where bytes[index] != magic[index] { throw .notFacts }
    guard bytes[magic.count] == version else { throw .otherVersion(bytes[magic.count]) }
    return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      var reader = FactsDecoder(bytes: bytes, position: magic.count + 1)
      let symbols = try reader.symbols()
      var bundle = FactsBundle(symbols: symbols)
      let count = try reader.count(atLeast: 9)
      bundle.files.reserveCapacity(count)
      for _ in 0..<count { bundle.files.append(try reader.file(symbolCount: symbols.count, &bundle.forest)) }
      guard reader.position == bytes.count else { throw reader.damage("bytes follow the last file") }
      return bundle
    }
  }
}

private struct FactsWriter {
  var bytes: [UInt8] = []

  mutating func number(_ value: Int) {
    var rest = UInt(bitPattern: value)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func text(_ text: String) {
    number(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// The symbols that were written, in the order of their first mention, and the number of each.
  private(set) var order: [Symbol] = [.none]
  private var numbers: [Symbol: Int] = [.none: 0]

  mutating func symbols(_ order: [Symbol], _ table: SymbolTable) {
    number(order.count)
    for symbol in order.dropFirst() { number(table.range(symbol).count) }
    number(order.reduce(0) { $0 + table.range($1).count })
    for symbol in order { bytes.append(contentsOf: table.bytes[table.range(symbol)]) }
  }

  private mutating func name(_ symbol: Symbol) {
    if let known = numbers[symbol] { return number(known) }
    numbers[symbol] = order.count
    number(order.count)
    order.append(symbol)
  }

  mutating func file(_ file: FileFacts, _ forest: Forest) {
    text(file.path)
    text(file.module)
    bytes.append(file.role.rawValue)
    number(file.byteCount)
    number(file.lines.lengths.count)
    bytes.append(contentsOf: file.lines.lengths)
    number(file.directives.count)
    for directive in file.directives {
      number(Int(directive.offset))
      bytes.append(directive.followsCode ? 1 : 0)
      text(directive.text)
      bytes.append(directive.cut == nil ? 0 : 1)
      if let cut = directive.cut {
        number(Int(cut.offset))
        text(cut.text)
      }
    }
    let range = file.root..<file.root + forest.size(file.root)
    number(range.count)
    var last = 0
    for (index, offset) in zip(range, forest.offsets(range)) {
      let node = forest[index]
      bytes.append(node.kind.rawValue)
      bytes.append(node.flags.rawValue)
      if node.kind == .modifiers { number(Int(node.modifiers.rawValue)) } else { name(node.name) }
      let distance = Int(offset) - last
      number(distance << 1 ^ distance >> 63)
      last = Int(offset)
      number(forest.size(index))
    }
  }
}

private struct FactsDecoder {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  private var writer = TreeWriter()

  init(bytes: UnsafeBufferPointer<UInt8>, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  func damage(_ what: String) -> FactsCodec.Failure { .damaged(at: position, what: what) }

  mutating func byte() throws(FactsCodec.Failure) -> UInt8 {
    guard position < bytes.count else { throw damage("the bytes end too early") }
    position += 1
    return bytes[position - 1]
  }

  mutating func number() throws(FactsCodec.Failure) -> Int {
    var value: UInt = 0
    var shift: UInt = 0
    while true {
      let byte = try byte()
      value |= UInt(byte & 0x7F) << shift
      if byte & 0x80 == 0 { break }
      shift += 7
      guard shift < 63 else { throw damage("a number is too long") }
    }
    return Int(bitPattern: value)
  }

  /// How many things of at least so many bytes follow.
  mutating func count(atLeast size: Int) throws(FactsCodec.Failure) -> Int {
    let count = try number()
    guard count >= 0, count <= (bytes.count - position) / size else { throw damage("more is promised than follows") }
    return count
  }

  mutating func slice() throws(FactsCodec.Failure) -> UnsafeBufferPointer<UInt8> {
    let count = try count(atLeast: 1)
    position += count
    return UnsafeBufferPointer(rebasing: bytes[(position - count)..<position])
  }

  mutating func text() throws(FactsCodec.Failure) -> String { String(decoding: try slice(), as: UTF8.self) }

  mutating func symbols() throws(FactsCodec.Failure) -> SymbolTable {
    let count = try number()
    guard count >= 1, count - 1 <= bytes.count - position else { throw damage("more symbols are promised than follow") }
    var ends: [UInt32] = [0]
    ends.reserveCapacity(count)
    var end = 0
    for _ in 1..<count {
      let length = try number()
      guard length > 0, length <= bytes.count, end + length <= bytes.count else { throw damage("a symbol is too long") }
      end += length
      ends.append(UInt32(truncatingIfNeeded: end))
    }
    guard let table = SymbolTable(bytes: Array(try slice()), ends: ends) else {
      throw damage("the symbols do not fit together")
    }
    return table
  }

  private mutating func cut() throws(FactsCodec.Failure) -> Directive.Cut? {
    let isThere = try byte()
    guard isThere <= 1 else { throw damage("a directive is out of range") }
    if isThere == 0 { return nil }
    guard let offset = UInt32(exactly: try number()) else { throw damage("a directive is out of range") }
    return Directive.Cut(offset: offset, text: try text())
  }

  mutating func file(symbolCount: Int, _ forest: inout Forest) throws(FactsCodec.Failure) -> FileFacts {
    let path = try text()
    let module = try text()
    guard let role = FileRole(rawValue: try byte()) else { throw damage("no such role") }
    let byteCount = try number()
    guard byteCount >= 0 else { throw damage("a size is negative") }
    let lines = LineTable(lengths: Array(try slice()))
    var directives: [Directive] = []
    for _ in 0..<(try count(atLeast: 4)) {
      let offset = try number()
      let followsCode = try byte()
      guard let offset = UInt32(exactly: offset), followsCode <= 1 else { throw damage("a directive is out of range") }
      directives.append(Directive(offset: offset, text: try text(), followsCode: followsCode == 1, cut: try cut()))
    }
    let root = forest.count
    try tree(symbolCount: symbolCount, &forest)
    return FileFacts(
      path: path, root: root, lines: lines, directives: directives, byteCount: byteCount, role: role, module: module)
  }

  mutating func tree(symbolCount: Int, _ forest: inout Forest) throws(FactsCodec.Failure) {
    let count = try count(atLeast: 5)
    guard count > 0 else { throw damage("a file has no nodes") }
    var nodes: [(node: Node, offset: UInt32, size: Int)] = []
    nodes.reserveCapacity(count)
    var last = 0
    var ends: [Int] = []
    for index in 0..<count {
      guard let kind = NodeKind(rawValue: try byte()) else { throw damage("no such kind of node") }
      let flags = NodeFlags(rawValue: try byte())
      let name = try number()
      let zigzag = try number()
      let size = try number()
      last = last &+ (zigzag >> 1 ^ -(zigzag & 1))
      while let end = ends.last, end <= index { ends.removeLast() }
      guard name >= 0, name < (kind == .modifiers ? SymbolTable.capacity : symbolCount), let offset = UInt32(exactly: last)
      else { throw damage("a node is out of range") }
      let end = ends.last ?? count
      guard size >= 1, size <= end - index, index == 0 ? size == count && kind == .file : kind != .file,
        ends.count < TreeWriter.maxHeight
      else { throw damage("a node leaves its parent") }
      if kind.isMark, size != 1 || index + 1 == end { throw damage("a mark marks nothing") }
      let node = kind == .modifiers ? Node(Modifiers(rawValue: UInt32(name))) : Node(kind, name: Symbol(UInt32(name)), flags: flags)
      nodes.append((node, offset, size))
      if size > 1 { ends.append(index + size) }
    }
    writer.write(capacity: count) { pen in
      var ends: [Int] = []
      for (index, (node, offset, size)) in nodes.enumerated() {
        while let end = ends.last, end <= index {
          ends.removeLast()
          pen.leave()
        }
        if size == 1 {
          pen.leaf(node, offset: offset)
        } else {
          pen.enter(node, offset: offset)
          ends.append(index + size)
        }
      }
      for _ in ends { pen.leave() }
    }
    forest.append(writer)
  }
}
