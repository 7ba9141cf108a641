/// The answers to one question about nodes, as far as it was asked, and the nodes about which it is being asked.
///
/// A hash table of its own for the questions that a link asks most: it is looked into several times as fast as a dictionary of the
/// linkage, which is guarded against overlapping changes at every look.
final class NodeAnswers<Answer> {
  private enum Entry {
    /// The answer is being looked for.
    case open
    /// It was looked for in the middle of another question, and was not kept.
    case dropped
    case known(Answer)
  }

  private struct Slot {
    /// The node's number and one; 0 where the slot is free.
    var key: UInt32
    /// Of the entry.
    var index: UInt32
  }

  private var slots: UnsafeMutablePointer<Slot>
  /// A power of two.
  private var capacity: Int
  /// Behind one another, in the order in which the nodes were asked about first; there is room for half as many as slots.
  private var entries: UnsafeMutablePointer<Entry>
  private var count = 0
  /// How many nodes the question is being asked about now.
  private(set) var openCount = 0

  init() {
    capacity = 1 << 10
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(key: 0, index: 0), count: capacity)
    entries = .allocate(capacity: capacity / 2)
  }

  deinit {
    entries.deinitialize(count: count)
    entries.deallocate()
    slots.deallocate()
  }

  /// nil until the answer is known.
  subscript(node: NodeRef) -> Answer? {
    get {
      let slot = slots[position(of: node)]
      guard slot.key != 0, case .known(let answer) = entries[Int(slot.index)] else { return nil }
      return answer
    }
    set { set(newValue.map { .known($0) } ?? .dropped, for: node) }
  }

  /// Notes that the answer is being looked for.
  /// - Returns: false where it is being looked for already.
  func begin(_ node: NodeRef) -> Bool {
    let slot = slots[position(of: node)]
    if slot.key != 0, case .open = entries[Int(slot.index)] { return false }
    set(.open, for: node)
    openCount += 1
    return true
  }

  /// Ends what `begin` began.
  /// - Parameter answer: nil where it is not to be kept.
  func end(_ node: NodeRef, _ answer: Answer?) {
    self[node] = answer
    openCount -= 1
  }

  private func set(_ entry: Entry, for node: NodeRef) {
    var position = position(of: node)
    if slots[position].key != 0 {
      entries[Int(slots[position].index)] = entry
      return
    }
    if count == capacity / 2 {
      grow()
      position = self.position(of: node)
    }
    slots[position] = Slot(key: node.raw &+ 1, index: UInt32(count))
    (entries + count).initialize(to: entry)
    count += 1
  }

  /// Of the slot that has the node's entry, or would take it.
  @inline(__always) private func position(of node: NodeRef) -> Int {
    let mask = capacity &- 1
    // Neighbours are asked about together: eight of them share a line of the cache.
    let block = Int(truncatingIfNeeded: (UInt64(node.raw >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    var position = (block &<< 3 | Int(node.raw & 7)) & mask
    while slots[position].key != 0, slots[position].key != node.raw &+ 1 { position = (position &+ 1) & mask }
    return position
  }

  private func grow() {
    let (oldSlots, oldCapacity, oldEntries) = (slots, capacity, entries)
    capacity = oldCapacity * 2
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(key: 0, index: 0), count: capacity)
    for old in 0..<oldCapacity where oldSlots[old].key != 0 {
      slots[position(of: NodeRef(Int(oldSlots[old].key &- 1)))] = oldSlots[old]
    }
    entries = .allocate(capacity: capacity / 2)
    entries.moveInitialize(from: oldEntries, count: count)
    oldSlots.deallocate()
    oldEntries.deallocate()
  }
}
