/// A name that stands in a `SymbolTable`. Only meaningful together with its table.
public struct Symbol: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(_ raw: UInt32) { self.raw = raw }
  /// No name. Every table holds the empty string there.
  @inlinable public static var none: Symbol { Symbol(0) }
  @inlinable public var isNone: Bool { raw == 0 }
  @inlinable public func _rawHashValue(seed: Int) -> Int { QuickHash.value(UInt64(raw), seed: seed) }
}

/// Every name that occurs in a set of files, once each.
///
/// Symbols are numbered in the order in which they were interned, so their order says nothing:
/// sort by text wherever order shows.
public struct SymbolTable: Sendable {
  /// How many symbols a table takes: what the bits of a node can tell apart. Further names are no names.
  public static let capacity = 1 << 22

  /// All texts behind one another, UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// Where each text ends in `bytes`; `ends[0]` is 0, the empty string.
  public private(set) var ends: [UInt32] = [0]
  /// Open addressing: the symbol below, 32 bits of its text's hash above, so that few texts are compared in vain;
  /// 0 is a free slot.
  private var slots: [UInt64]
  private var mask: Int

  /// - Parameter names: about how many will come; a table that has to grow looks all its names up again.
  public init(expecting names: Int = 0) {
    var size = 1024
    while size * 2 < names * 3, size < Self.capacity { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
    mask = size - 1
  }

  /// A table read back from stored arrays; nil where they do not fit together.
  public init?(bytes: [UInt8], ends: [UInt32]) {
    guard ends.first == 0, Int(ends.last ?? 0) == bytes.count else { return nil }
    for (a, b) in zip(ends, ends.dropFirst()) where a > b { return nil }
    self.init()
    self.bytes.reserveCapacity(bytes.count)
    for index in 1..<max(ends.count, 1) {
      let range = Int(ends[index - 1])..<Int(ends[index])
      _ = bytes[range].withUnsafeBufferPointer { intern($0) }
    }
    guard self.ends.count == ends.count else { return nil }
  }

  /// How many symbols there are, the empty one included.
  public var count: Int { ends.count }

  /// Whether names were left out because there are too many.
  public private(set) var isFull = false

  /// The symbol of a text, new or known; none once the table is full. Invalid UTF-8 is kept as it is and repaired when read as
  /// a string.
  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol { intern(text, hash: NameHash.of(text)) }

  /// - Parameter hash: `NameHash.of(text)`, where it is known already.
  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Symbol {
    if text.isEmpty { return .none }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = slots[slot]
      if found == 0 { break }
      if found >> 32 == hash >> 32, equals(UInt32(truncatingIfNeeded: found), text) {
        return Symbol(UInt32(truncatingIfNeeded: found))
      }
      slot = (slot &+ 1) & mask
    }
    guard ends.count < Self.capacity else {
      isFull = true
      return .none
    }
    let new = UInt32(ends.count)
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    slots[slot] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(new)
    if ends.count &* 3 > slots.count &* 2 { grow() }
    return Symbol(new)
  }

  /// The symbol of a text, new or known.
  public mutating func intern(_ text: Span<UInt8>) -> Symbol {
    text.withUnsafeBufferPointer { intern($0) }
  }

  /// The symbol of a text, new or known.
  public mutating func intern(_ text: String) -> Symbol {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  /// The symbol of a text that is already there; nil otherwise.
  public func find(_ text: String) -> Symbol? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  /// The symbol of a text that is already there; nil otherwise.
  public func find(_ text: UnsafeBufferPointer<UInt8>) -> Symbol? {
    if text.isEmpty { return Symbol.none }
    let hash = NameHash.of(text)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let found = slots[slot]
      if found == 0 { return nil }
      if found >> 32 == hash >> 32, equals(UInt32(truncatingIfNeeded: found), text) {
        return Symbol(UInt32(truncatingIfNeeded: found))
      }
      slot = (slot &+ 1) & mask
    }
  }

  /// The text of a symbol of this table, as a range of `bytes`.
  public func range(_ symbol: Symbol) -> Range<Int> {
    let index = Int(symbol.raw)
    return index == 0 ? 0..<0 : Int(ends[index - 1])..<Int(ends[index])
  }

  /// The text of a symbol of this table. Makes a `String`: not for hot paths.
  public subscript(symbol: Symbol) -> String {
    String(decoding: bytes[range(symbol)], as: UTF8.self)
  }

  private func equals(_ index: UInt32, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withUnsafeBufferPointer { NameBytes.areEqual(UnsafeBufferPointer(rebasing: $0[range(Symbol(index))]), text) }
  }

  private mutating func grow() {
    let size = slots.count * 2
    mask = size - 1
    let old = slots
    slots = [UInt64](repeating: 0, count: size)
    // A slot keeps only the upper half of the hash, which does not say where it goes: hash again.
    bytes.withUnsafeBufferPointer { all in
      for entry in old where entry != 0 {
        let hash = NameHash.of(UnsafeBufferPointer(rebasing: all[range(Symbol(UInt32(truncatingIfNeeded: entry)))]))
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot &+ 1) & mask }
        slots[slot] = entry
      }
    }
  }
}

/// The symbols of one table as those of another.
public struct Renaming: Sendable {
  private var symbols: [Symbol]

  /// Takes up every name of `old` in `new`.
  public init(_ old: SymbolTable, in new: inout SymbolTable) {
    symbols = [.none]
    symbols.reserveCapacity(old.count)
    old.bytes.withUnsafeBufferPointer { bytes in
      for raw in 1..<max(old.count, 1) {
        symbols.append(new.intern(UnsafeBufferPointer(rebasing: bytes[old.range(Symbol(UInt32(raw)))])))
      }
    }
  }

  /// - Precondition: the node's name is one of the old table's.
  func node(_ node: Node) -> Node { node.kind == .modifiers ? node : node.renamed(symbols[Int(node.name.raw)]) }
}
