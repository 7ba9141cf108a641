import NavFacts

/// Which declarations have a name: their numbers, grouped by the names' symbols, in ascending order.
struct NameIndex<ID: Sendable>: Sendable {
  /// Where the group of each symbol begins in `ids`; one more at the end.
  private var starts: [UInt32] = []
  private var ids: [ID] = []

  init() {}

  /// - Parameters:
  ///   - count: how many symbols there are.
  ///   - entries: names and numbers, in the order that each group is to have.
  init(symbols count: Int, _ entries: some Collection<(name: Symbol, id: ID)>) {
    starts = [UInt32](repeating: 0, count: count + 1)
    for entry in entries { starts[Int(entry.name.raw) + 1] += 1 }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    guard let first = entries.first else { return }
    var next = starts
    ids = [ID](repeating: first.id, count: entries.count)
    for (name, id) in entries {
      ids[Int(next[Int(name.raw)])] = id
      next[Int(name.raw)] += 1
    }
  }

  /// The declarations of a name; nil where there are none.
  subscript(name: Symbol) -> ArraySlice<ID>? {
    let index = Int(name.raw)
    guard index + 1 < starts.count, starts[index] < starts[index + 1] else { return nil }
    return ids[Int(starts[index])..<Int(starts[index + 1])]
  }

  /// Whether something has the name.
  func has(_ name: Symbol) -> Bool {
    let index = Int(name.raw)
    return index + 1 < starts.count && starts[index] < starts[index + 1]
  }

  /// The names that something has, by number.
  var names: some Sequence<Symbol> {
    (0..<max(starts.count - 1, 0)).lazy.filter { starts[$0] < starts[$0 + 1] }.map { Symbol(UInt32($0)) }
  }

  /// Everything, group after group.
  var all: [ID] { ids }
}
