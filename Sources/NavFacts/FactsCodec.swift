import NavSource

/// The facts of Swift files as bytes: to store them, or to send them to another process.
///
/// The form is: the symbols (count; for each its length; then all bytes), and the files (path, module, role, byte count, line lengths,
/// directives, nodes). Of a node are written kind, flags, name (of `modifiers` their bits), the distance of its offset from the node
/// before (zigzag), and its size. Symbols are numbered as the nodes first mention them, so that equal facts give equal bytes.
public enum FactsCodec {
  /// - Complexity: O(*nodes* + *symbols*).
  public static func write(_ bundle: FactsBundle, to out: inout FactsByteWriter) {
    var files = FileWriter()
    files.out.number(bundle.files.count)
    for file in bundle.files { files.write(file, bundle.forest) }
    out.number(files.order.count)
    for symbol in files.order.dropFirst() { out.number(bundle.symbols.range(symbol).count) }
    out.number(files.order.reduce(0) { $0 + bundle.symbols.range($1).count })
    for symbol in files.order { out.append(bundle.symbols.bytes[bundle.symbols.range(symbol)]) }
    out.append(files.out.bytes)
  }

  /// The bundle that was written. What is returned is sound whatever the bytes are: every symbol stands in the table, every node
  /// lies within its parent, marks stand before what they speak of, no tree is higher than 512, the lines of a file are as long as it.
  /// - Complexity: O(*bytes*), in memory too.
  public static func read(from bytes: inout FactsByteReader) throws(FactsDamage) -> FactsBundle {
    let symbols = try symbols(&bytes)
    var bundle = FactsBundle(symbols: symbols)
    var reader = FileReader(symbolCount: symbols.count)
    for _ in 0..<(try bytes.count(atLeast: 9)) { bundle.files.append(try reader.file(&bytes, &bundle.forest)) }
    return bundle
  }

  /// Tells vocabularies apart: facts written with one are nonsense in another.
  public static let vocabulary: UInt64 = {
    var names: [UInt8] = []
    for kind in NodeKind.allCases { names += Array("\(kind.rawValue) \(kind)\n".utf8) }
    return names.withUnsafeBufferPointer(NameHash.of)
  }()

  private static func symbols(_ bytes: inout FactsByteReader) throws(FactsDamage) -> SymbolTable {
    let count = try bytes.number()
    guard count >= 1, count <= SymbolTable.capacity, count - 1 <= bytes.bytes.count - bytes.position else {
      throw bytes.damage("more names are promised than follow")
    }
    var ends: [UInt32] = [0]
    ends.reserveCapacity(count)
    var end = 0
    for _ in 1..<count {
      let length = try bytes.small()
      guard length > 0, length <= bytes.bytes.count, end + length <= bytes.bytes.count, let next = UInt32(exactly: end + length) else {
        throw bytes.damage("a name is too long")
      }
      end += length
      ends.append(next)
    }
    guard let table = SymbolTable(bytes: Array(try bytes.slice()), ends: ends) else {
      throw bytes.damage("the names do not fit together")
    }
    return table
  }
}

private struct FileWriter {
  var out = FactsByteWriter()
  /// The symbols that were written, in the order of their first mention, and the number of each.
  private(set) var order: [Symbol] = [.none]
  private var numbers: [Symbol: Int] = [.none: 0]

  private mutating func name(_ symbol: Symbol) {
    if let known = numbers[symbol] { return out.number(known) }
    numbers[symbol] = order.count
    out.number(order.count)
    order.append(symbol)
  }

  mutating func write(_ file: FileFacts, _ forest: Forest) {
    out.text(file.path)
    out.text(file.module)
    out.byte(file.role.rawValue)
    out.number(file.byteCount)
    out.number(file.lines.lengths.count)
    out.append(file.lines.lengths)
    out.list(file.directives) { out, directive in
      out.number(Int(directive.offset))
      out.flag(directive.followsCode)
      out.text(directive.text)
      out.perhaps(directive.cut) { out, cut in
        out.number(Int(cut.offset))
        out.text(cut.text)
      }
    }
    let range = file.root..<file.root + forest.size(file.root)
    out.number(range.count)
    var last = 0
    for (index, offset) in zip(range, forest.offsets(range)) {
      let node = forest[index]
      out.byte(node.kind.rawValue)
      out.byte(node.flags.rawValue)
      if node.kind == .modifiers { out.number(Int(node.modifiers.rawValue)) } else { name(node.name) }
      let distance = Int(offset) - last
      out.number(distance << 1 ^ distance >> 63)
      last = Int(offset)
      out.number(forest.size(index))
    }
  }
}

private struct FileReader {
  let symbolCount: Int
  private var writer = TreeWriter()

  init(symbolCount: Int) { self.symbolCount = symbolCount }

  mutating func file(_ bytes: inout FactsByteReader, _ forest: inout Forest) throws(FactsDamage) -> FileFacts {
    let path = try bytes.text()
    let module = try bytes.text()
    guard let role = FileRole(rawValue: try bytes.byte()) else { throw bytes.damage("no such role") }
    let byteCount = try bytes.small()
    let lines = LineTable(lengths: Array(try bytes.slice()))
    guard lines.lengths.isEmpty || lines.byteCount == byteCount else { throw bytes.damage("the lines are not as long as their file") }
    let directives = try bytes.list(atLeast: 4) { bytes throws(FactsDamage) in
      let offset = UInt32(try bytes.small())
      let followsCode = try bytes.flag()
      let text = try bytes.text()
      let cut = try bytes.perhaps { bytes throws(FactsDamage) in Directive.Cut(offset: UInt32(try bytes.small()), text: try bytes.text()) }
      return Directive(offset: offset, text: text, followsCode: followsCode, cut: cut)
    }
    let root = forest.count
    try tree(&bytes, &forest)
    return FileFacts(
      path: path, root: root, lines: lines, directives: directives, byteCount: byteCount, role: role, module: module)
  }

  private mutating func tree(_ bytes: inout FactsByteReader, _ forest: inout Forest) throws(FactsDamage) {
    let count = try bytes.count(atLeast: 5)
    guard count > 0 else { throw bytes.damage("a file has no nodes") }
    var nodes: [(node: Node, offset: UInt32, size: Int)] = []
    nodes.reserveCapacity(count)
    var last = 0
    var ends: [Int] = []
    for index in 0..<count {
      guard let kind = NodeKind(rawValue: try bytes.byte()) else { throw bytes.damage("no such kind of node") }
      let flags = NodeFlags(rawValue: try bytes.byte())
      let name = try bytes.number()
      let zigzag = try bytes.number()
      let size = try bytes.number()
      last = last &+ (zigzag >> 1 ^ -(zigzag & 1))
      while let end = ends.last, end <= index { ends.removeLast() }
      guard name < (kind == .modifiers ? SymbolTable.capacity : symbolCount), let offset = UInt32(exactly: last)
      else { throw bytes.damage("a node is out of range") }
      let end = ends.last ?? count
      guard size >= 1, size <= end - index, index == 0 ? size == count && kind == .file : kind != .file,
        ends.count < TreeWriter.maxHeight
      else { throw bytes.damage("a node leaves its parent") }
      if kind.isMark, size != 1 || index + 1 == end { throw bytes.damage("a mark marks nothing") }
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
