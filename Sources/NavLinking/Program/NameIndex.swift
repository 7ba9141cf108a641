import NavFacts

/// Which declarations have a name: their numbers, grouped by the names' symbols, in ascending order.
///
/// Most names have no group in an index: a bit for each name tells, and only those that have one take up more.
struct NameIndex<ID: Sendable>: Sendable {
  /// By 64 names: which of them have a group.
  private var has: [UInt64] = []
  /// By 64 names: how many groups stand before theirs.
  private var groupsBefore: [UInt32] = []
  /// Where each group begins in `ids`; one more at the end.
  private var starts: [UInt32] = []
  private var ids: [ID] = []

  init() {}

  /// - Parameters:
  ///   - count: how many symbols there are.
  ///   - entries: names and numbers, in the order that each group is to have.
  init(symbols count: Int, _ entries: some Collection<(name: Symbol, id: ID)>) {
    guard let first = entries.first else { return }
    // By name, where its next entry goes.
    var next = [UInt32](repeating: 0, count: count)
    for entry in entries { next[Int(entry.name.raw)] += 1 }
    has = [UInt64](repeating: 0, count: (count + 63) / 64)
    groupsBefore.reserveCapacity(has.count)
    var start: UInt32 = 0
    for raw in next.indices {
      if raw % 64 == 0 { groupsBefore.append(UInt32(starts.count)) }
      let size = next[raw]
      next[raw] = start
      guard size > 0 else { continue }
      has[raw / 64] |= 1 << UInt64(raw % 64)
      starts.append(start)
      start += size
    }
    starts.append(start)
    ids = [ID](repeating: first.id, count: Int(start))
    for (name, id) in entries {
      ids[Int(next[Int(name.raw)])] = id
      next[Int(name.raw)] += 1
    }
  }

  /// The declarations of a name; nil where there are none.
  subscript(name: Symbol) -> ArraySlice<ID>? {
    guard has(name) else { return nil }
    let word = Int(name.raw >> 6)
    let group = Int(groupsBefore[word]) + (has[word] & ((1 << UInt64(name.raw & 63)) - 1)).nonzeroBitCount
    return ids[Int(starts[group])..<Int(starts[group + 1])]
  }

  /// Whether something has the name.
  func has(_ name: Symbol) -> Bool {
    let word = Int(name.raw >> 6)
    return word < has.count && has[word] & (1 << UInt64(name.raw & 63)) != 0
  }

  /// The names that something has, by number.
  var names: some Sequence<Symbol> {
    (0..<has.count * 64).lazy.map { Symbol(UInt32($0)) }.filter { has($0) }
  }

  /// Everything, group after group.
  var all: [ID] { ids }
}
