import NavFacts

/// The names of one file, numbered from 1 in the order in which they first occur.
///
/// A file has some hundred different names and thousands of mentions: looked up here, in memory that stays in the nearest cache,
/// a mention costs a few nanoseconds; the table of the whole program is asked once for each name of each file.
public struct FileNames: Sendable {
  private struct Entry: Sendable {
    var hash: UInt64
    /// Where the name's text begins: in the source, or, with the highest bit, in `extra`.
    var start: UInt32
    var count: UInt32
  }

  private var entries: [Entry] = [Entry(hash: 0, start: 0, count: 0)]
  /// Open addressing: the numbers of entries; 0 is a free slot.
  private var slots = [UInt32](repeating: 0, count: 1024)
  /// Texts that do not stand in the source as they are.
  private var extra: [UInt8] = []
  /// By number, once `resolve` has run.
  @usableFromInline private(set) var symbols: [Symbol] = []

  private static let isExtra: UInt32 = 1 << 31

  public init() {}

  /// Forgets the last file; the memory stays.
  mutating func reset() {
    let mask = slots.count - 1
    // Backwards, so that each is still found where it was put; a file has far fewer names than there are slots.
    for number in stride(from: entries.count - 1, to: 0, by: -1) {
      var slot = Int(truncatingIfNeeded: entries[number].hash) & mask
      while slots[slot] != UInt32(number) { slot = (slot + 1) & mask }
      slots[slot] = 0
    }
    entries.removeLast(entries.count - 1)
    extra.removeAll(keepingCapacity: true)
  }

  /// The number of the name that stands in the source.
  @inline(__always) mutating func number(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Symbol {
    let text = UnsafeBufferPointer(rebasing: source[range])
    return number(text, source, start: UInt32(truncatingIfNeeded: range.lowerBound))
  }

  /// The number of a text that does not stand in the source.
  @inline(never) mutating func number(extra text: UnsafeBufferPointer<UInt8>, _ source: UnsafeBufferPointer<UInt8>) -> Symbol {
    let start = extra.count
    let before = entries.count
    let symbol = number(text, source, start: UInt32(truncatingIfNeeded: start) | Self.isExtra)
    if entries.count > before { extra.append(contentsOf: text) }
    return symbol
  }

  private mutating func number(
    _ text: UnsafeBufferPointer<UInt8>, _ source: UnsafeBufferPointer<UInt8>, start: UInt32
  ) -> Symbol {
    if text.isEmpty { return .none }
    let hash = NameHash.of(text)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let number = slots[slot]
      if number == 0 { break }
      if entries[Int(number)].hash == hash, equals(entries[Int(number)], text, source) { return Symbol(number) }
      slot = (slot &+ 1) & mask
    }
    let new = UInt32(truncatingIfNeeded: entries.count)
    entries.append(Entry(hash: hash, start: start, count: UInt32(truncatingIfNeeded: text.count)))
    slots[slot] = new
    if entries.count &* 2 > slots.count { grow() }
    return Symbol(new)
  }

  private func equals(_ entry: Entry, _ text: UnsafeBufferPointer<UInt8>, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = Int(entry.start & ~Self.isExtra)..<Int(entry.start & ~Self.isExtra) + Int(entry.count)
    if entry.start & Self.isExtra == 0 { return NameBytes.areEqual(UnsafeBufferPointer(rebasing: source[range]), text) }
    return extra.withUnsafeBufferPointer { NameBytes.areEqual(UnsafeBufferPointer(rebasing: $0[range]), text) }
  }

  private mutating func grow() {
    let size = slots.count * 2
    slots = [UInt32](repeating: 0, count: size)
    for number in 1..<entries.count {
      var slot = Int(truncatingIfNeeded: entries[number].hash) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt32(number)
    }
  }

  // MARK: The program's table

  /// Looks every name up in a table.
  /// - Parameter source: what the file was parsed from.
  /// - Complexity: O(*different names*).
  public mutating func resolve(in table: inout SymbolTable, source: Span<UInt8>) {
    symbols.removeAll(keepingCapacity: true)
    source.withUnsafeBufferPointer { source in
      extra.withUnsafeBufferPointer { extra in
        symbols.append(.none)
        for number in 1..<max(entries.count, 1) {
          let entry = entries[number]
          let from = Int(entry.start & ~Self.isExtra)
          let all = entry.start & Self.isExtra == 0 ? source : extra
          let text = UnsafeBufferPointer(rebasing: all[from..<from + Int(entry.count)])
          symbols.append(table.intern(text, hash: entry.hash))
        }
      }
    }
  }

  /// What a number of this file is in the table of the last `resolve`.
  @inlinable @inline(__always) public subscript(number: Symbol) -> Symbol { symbols[Int(number.raw)] }
}
