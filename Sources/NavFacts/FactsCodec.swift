import NavSource

/// Facts as bytes: to store them, or to send them to another process.
///
/// The form is: `NVGF`, the version in one byte, the symbols (count; for each its length; then all bytes), and the files
/// (path, role, byte count, line lengths, directives, nodes). Numbers are little-endian base-128 digits. Of a node are written
/// kind, flags, label or modifiers, name, the distance of its offset from the node before (zigzag), and its size.
public enum FactsCodec {
  /// Stands behind the magic bytes. Other versions are not read.
  public static let version: UInt8 = 1
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
    writer.bytes.append(contentsOf: magic)
    writer.bytes.append(version)
    writer.symbols(bundle.symbols)
    writer.number(bundle.files.count)
    for file in bundle.files { writer.file(file) }
    return writer.bytes
  }

  /// The bundle that `encode` wrote. Any bytes may be given: what is returned is sound, every symbol stands in the table, every
  /// node lies within its parent, no tree is higher than 512.
  /// - Complexity: O(*bytes*), in memory too.
  public static func decode(_ bytes: Span<UInt8>) throws(Failure) -> FactsBundle {
    guard bytes.count > magic.count else { throw .notFacts }
    for index in magic.indices where bytes[index] != magic[index] { throw .notFacts }
    guard bytes[magic.count] == version else { throw .otherVersion(bytes[magic.count]) }
    return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
      var reader = FactsDecoder(bytes: bytes, position: magic.count + 1)
      let symbols = try reader.symbols()
      var bundle = FactsBundle(symbols: symbols)
      let count = try reader.count(atLeast: 8)
      bundle.files.reserveCapacity(count)
      for _ in 0..<count { bundle.files.append(try reader.file(symbolCount: symbols.count)) }
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

  mutating func symbols(_ table: SymbolTable) {
    number(table.count)
    var last: UInt32 = 0
    for end in table.ends.dropFirst() {
      number(Int(end - last))
      last = end
    }
    number(table.bytes.count)
    bytes.append(contentsOf: table.bytes)
  }

  mutating func file(_ file: FileFacts) {
    text(file.path)
    bytes.append(file.role.rawValue)
    number(file.byteCount)
    number(file.lines.lengths.count)
    bytes.append(contentsOf: file.lines.lengths)
    number(file.directives.count)
    for directive in file.directives {
      number(Int(directive.offset))
      bytes.append(directive.followsCode ? 1 : 0)
      text(directive.text)
    }
    number(file.nodes.count)
    var last = 0
    for node in file.nodes {
      bytes.append(node.kind.rawValue)
      bytes.append(node.flags.rawValue)
      number(Int(node.modifiers.rawValue))
      number(Int(node.name.raw))
      let distance = Int(node.offset) - last
      number(distance << 1 ^ distance >> 63)
      last = Int(node.offset)
      number(node.size)
    }
  }
}

private struct FactsDecoder {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

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

  mutating func file(symbolCount: Int) throws(FactsCodec.Failure) -> FileFacts {
    let path = try text()
    guard let role = FileRole(rawValue: try byte()) else { throw damage("no such role") }
    let byteCount = try number()
    guard byteCount >= 0 else { throw damage("a size is negative") }
    let lines = LineTable(lengths: Array(try slice()))
    var directives: [Directive] = []
    for _ in 0..<(try count(atLeast: 3)) {
      let offset = try number()
      let followsCode = try byte()
      guard let offset = UInt32(exactly: offset), followsCode <= 1 else { throw damage("a directive is out of range") }
      directives.append(Directive(offset: offset, text: try text(), followsCode: followsCode == 1))
    }
    let nodes = try nodes(symbolCount: symbolCount)
    return FileFacts(path: path, nodes: nodes, lines: lines, directives: directives, byteCount: byteCount, role: role)
  }

  mutating func nodes(symbolCount: Int) throws(FactsCodec.Failure) -> [Node] {
    let count = try count(atLeast: 6)
    guard count > 0 else { throw damage("a file has no nodes") }
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    var last = 0
    var ends: [Int] = []
    for index in 0..<count {
      guard let kind = NodeKind(rawValue: try byte()) else { throw damage("no such kind of node") }
      let flags = NodeFlags(rawValue: try byte())
      let upper = try number()
      let name = try number()
      let zigzag = try number()
      let size = try number()
      last = last &+ (zigzag >> 1 ^ -(zigzag & 1))
      while let end = ends.last, end <= index { ends.removeLast() }
      guard
        upper >= 0, upper < 1 << 24, kind.isDeclaration || upper < symbolCount, name >= 0, name < symbolCount,
        let offset = UInt32(exactly: last)
      else { throw damage("a node is out of range") }
      guard size >= 1, size <= (ends.last ?? count) - index, index > 0 || (size == count && kind == .file), ends.count < 512
      else { throw damage("a node leaves its parent") }
      var node = Node(kind, name: Symbol(UInt32(name)), flags: flags, offset: offset, size: size)
      node.modifiers = Modifiers(rawValue: UInt32(upper))
      nodes.append(node)
      if size > 1 { ends.append(index + size) }
    }
    return nodes
  }
}
