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

  /// The node's number and one; 0 where there is no entry.
  private var keys: UnsafeMutablePointer<UInt32>
  private var entries: UnsafeMutablePointer<Entry>
  /// A power of two.
  private var capacity: Int
  private var count = 0
  /// How many nodes the question is being asked about now.
  private(set) var openCount = 0

  init() {
    capacity = 1 << 10
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: 0, count: capacity)
    entries = .allocate(capacity: capacity)
  }

  deinit {
    for slot in 0..<capacity where keys[slot] != 0 { (entries + slot).deinitialize(count: 1) }
    keys.deallocate()
    entries.deallocate()
  }

  /// nil until the answer is known.
  subscript(node: NodeRef) -> Answer? {
    get {
      let slot = slot(of: node)
      guard keys[slot] != 0, case .known(let answer) = entries[slot] else { return nil }
      return answer
    }
    set { set(newValue.map { .known($0) } ?? .dropped, for: node) }
  }

  /// Notes that the answer is being looked for.
  /// - Returns: false where it is being looked for already.
  func begin(_ node: NodeRef) -> Bool {
    let slot = slot(of: node)
    if keys[slot] != 0, case .open = entries[slot] { return false }
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
    var slot = slot(of: node)
    if keys[slot] != 0 {
      entries[slot] = entry
      return
    }
    if count * 3 >= capacity * 2 {
      grow()
      slot = self.slot(of: node)
    }
    keys[slot] = node.raw &+ 1
    (entries + slot).initialize(to: entry)
    count += 1
  }

  /// The slot that has the node's entry, or would take it.
  @inline(__always) private func slot(of node: NodeRef) -> Int {
    let mask = capacity &- 1
    // Neighbours are asked about together: sixteen of them share a line of the cache.
    let block = Int(truncatingIfNeeded: (UInt64(node.raw >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    var slot = (block &<< 4 | Int(node.raw & 15)) & mask
    while keys[slot] != 0, keys[slot] != node.raw &+ 1 { slot = (slot &+ 1) & mask }
    return slot
  }

  private func grow() {
    let (oldKeys, oldEntries, oldCapacity) = (keys, entries, capacity)
    capacity = oldCapacity * 2
    keys = .allocate(capacity: capacity)
    keys.initialize(repeating: 0, count: capacity)
    entries = .allocate(capacity: capacity)
    for old in 0..<oldCapacity where oldKeys[old] != 0 {
      let slot = slot(of: NodeRef(Int(oldKeys[old] &- 1)))
      keys[slot] = oldKeys[old]
      (entries + slot).moveInitialize(from: oldEntries + old, count: 1)
    }
    oldKeys.deallocate()
    oldEntries.deallocate()
  }
}
