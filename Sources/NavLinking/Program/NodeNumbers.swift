/// Which declaration of one kind a node is.
///
/// A hash table of its own: every way up through the code asks it at each declaration, and a look takes one line of the cache.
struct NodeNumbers<ID: DeclarationNumber>: Sendable {
  /// The node's number and one above, that of the declaration below; 0 where the slot is free. At least half of them are.
  private var slots: [UInt64]
  private var count = 0

  init(expecting count: Int = 0) {
    var capacity = 64
    while capacity < count * 2 { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
  }

  /// nil where the node is no such declaration. A number once set stays.
  subscript(node: NodeRef) -> ID? {
    @inline(__always) get {
      let slot = slots[position(of: node)]
      return slot == 0 ? nil : ID(Int(UInt32(truncatingIfNeeded: slot)))
    }
    set {
      guard let newValue else { return }
      let entry = (UInt64(node.raw) &+ 1) << 32 | UInt64(UInt32(bitPattern: newValue.index))
      let position = position(of: node)
      if slots[position] == 0 { count += 1 }
      slots[position] = entry
      if count * 2 > slots.count { grow() }
    }
  }

  /// Of the slot that has the node, or would take it.
  @inline(__always) private func position(of node: NodeRef) -> Int {
    let mask = slots.count &- 1
    var position = Int(truncatingIfNeeded: (UInt64(node.raw) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    let key = UInt64(node.raw) &+ 1
    while slots[position] != 0, slots[position] >> 32 != key { position = (position &+ 1) & mask }
    return position
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for slot in old where slot != 0 { slots[position(of: NodeRef(Int(slot >> 32) - 1))] = slot }
  }
}
