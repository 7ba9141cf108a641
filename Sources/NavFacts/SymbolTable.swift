/// A name that stands in a `SymbolTable`. Only meaningful together with its table.
public struct Symbol: Hashable, Sendable {
  public var raw: UInt32
  @inlinable public init(_ raw: UInt32) { self.raw = raw }
  /// No name. Every table holds the empty string there.
  public static let none = Symbol(0)
  @inlinable public var isNone: Bool { raw == 0 }
}

/// Every name that occurs in a set of files, once each.
///
/// Symbols are numbered in the order in which they were interned, so their order says nothing:
/// sort by text wherever order shows.
public struct SymbolTable: Sendable {
  /// All texts behind one another, UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// Where each text ends in `bytes`; `ends[0]` is 0, the empty string.
  public private(set) var ends: [UInt32] = [0]
  /// Open addressing; 0 is a free slot.
  private var slots: [UInt32]
  private var mask: Int

  public init() {
    slots = [UInt32](repeating: 0, count: 1024)
    mask = 1023
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

  /// The symbol of a text, new or known. Invalid UTF-8 is kept as it is and repaired when read as a string.
  public mutating func intern(_ text: UnsafeBufferPointer<UInt8>) -> Symbol {
    if text.isEmpty { return .none }
    var slot = Self.hash(text) & mask
    while true {
      let found = slots[slot]
      if found == 0 { break }
      if equals(found, text) { return Symbol(found) }
      slot = (slot &+ 1) & mask
    }
    let new = UInt32(ends.count)
    bytes.append(contentsOf: text)
    ends.append(UInt32(bytes.count))
    slots[slot] = new
    if ends.count &* 2 > slots.count { grow() }
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
    return text.withUTF8 { text -> Symbol? in
      if text.isEmpty { return Symbol.none }
      var slot = Self.hash(text) & mask
      while true {
        let found = slots[slot]
        if found == 0 { return nil }
        if equals(found, text) { return Symbol(found) }
        slot = (slot &+ 1) & mask
      }
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
    let range = range(Symbol(index))
    guard range.count == text.count else { return false }
    for i in 0..<text.count where bytes[range.lowerBound + i] != text[i] { return false }
    return true
  }

  private static func hash(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var h: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { h = (h ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return Int(truncatingIfNeeded: h ^ (h >> 32))
  }

  private mutating func grow() {
    let size = slots.count * 2
    mask = size - 1
    slots = [UInt32](repeating: 0, count: size)
    bytes.withUnsafeBufferPointer { all in
      for index in 1..<ends.count {
        let range = Int(ends[index - 1])..<Int(ends[index])
        var slot = Self.hash(UnsafeBufferPointer(rebasing: all[range])) & mask
        while slots[slot] != 0 { slot = (slot &+ 1) & mask }
        slots[slot] = UInt32(index)
      }
    }
  }
}
