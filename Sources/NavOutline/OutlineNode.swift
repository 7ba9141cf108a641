import NavFacts

/// One node of an outline. As a node of the facts, but with everything in one place, and its name numbered by `FileNames`.
public struct OutlineNode: Hashable, Sendable {
  public let kind: NodeKind
  public let flags: NodeFlags
  /// The label; on a declaration its modifiers.
  @usableFromInline var labelBits: UInt32 = 0
  public let name: Symbol
  /// Zero-based UTF-8 offset of the node's telling token: see `NodeKind`.
  public let offset: UInt32
  @usableFromInline let sizeBits: UInt32

  @inlinable init(
    _ kind: NodeKind, name: Symbol = .none, flags: NodeFlags = [], offset: UInt32, size: Int = 1
  ) {
    self.kind = kind
    self.flags = flags
    self.name = name
    self.offset = offset
    sizeBits = UInt32(truncatingIfNeeded: size)
  }

  /// The label of an argument, tuple element or parameter (`_` and none are both `.none`). Not on declarations, which keep
  /// their modifiers in the same bits.
  @inlinable public internal(set) var label: Symbol {
    get { Symbol(labelBits) }
    set { labelBits = newValue.raw }
  }
  /// The modifiers of a declaration (`NodeKind.isDeclaration`). Not on other nodes.
  @inlinable public internal(set) var modifiers: Modifiers {
    get { Modifiers(rawValue: labelBits) }
    set { labelBits = newValue.rawValue }
  }
  /// How many nodes the subtree has, this one included.
  @inlinable public var size: Int { Int(sizeBits) }
}
