/// One node of a file's tree. 16 bytes; a file's nodes lie in one array in preorder, so the
/// children of the node at `i` begin at `i + 1`, and the next sibling of the node at `c` is at
/// `c + nodes[c].size`.
public struct Node: Hashable, Sendable {
  /// Kind in the low 8 bits, label (or modifiers) above.
  @usableFromInline var head: UInt32
  @usableFromInline var nameBits: UInt32
  /// Flags in the low 8 bits, size above.
  @usableFromInline var tail: UInt32
  /// Zero-based UTF-8 offset of the node's telling token: see `NodeKind`.
  public var offset: UInt32

  @inlinable public init(
    _ kind: NodeKind, name: Symbol = .none, label: Symbol = .none, flags: NodeFlags = [], offset: UInt32, size: Int = 1
  ) {
    head = UInt32(kind.rawValue) | (label.raw & 0xFF_FFFF) << 8
    nameBits = name.raw
    tail = UInt32(flags.rawValue) | UInt32(truncatingIfNeeded: size) << 8
    self.offset = offset
  }

  @inlinable public var kind: NodeKind { NodeKind(rawValue: UInt8(truncatingIfNeeded: head)) ?? .opaque }
  @inlinable public var name: Symbol {
    get { Symbol(nameBits) }
    set { nameBits = newValue.raw }
  }
  /// The label of an argument, tuple element or parameter (`_` and none are both `.none`). Not on declarations, which keep
  /// their modifiers in the same bits.
  @inlinable public var label: Symbol {
    get { Symbol(head >> 8) }
    set { head = (head & 0xFF) | (newValue.raw & 0xFF_FFFF) << 8 }
  }
  /// The modifiers of a declaration (`NodeKind.isDeclaration`). Not on other nodes.
  @inlinable public var modifiers: Modifiers {
    get { Modifiers(rawValue: head >> 8) }
    set { head = (head & 0xFF) | newValue.rawValue << 8 }
  }
  @inlinable public var flags: NodeFlags {
    get { NodeFlags(rawValue: UInt8(truncatingIfNeeded: tail)) }
    set { tail = (tail & 0xFFFF_FF00) | UInt32(newValue.rawValue) }
  }
  /// How many nodes the subtree has, this one included; at most 2^24 - 1.
  @inlinable public var size: Int {
    get { Int(tail >> 8) }
    set { tail = (tail & 0xFF) | UInt32(truncatingIfNeeded: newValue) << 8 }
  }
}

public struct NodeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// On a `closure` argument: written behind the parentheses.
  public static let trailing = NodeFlags(rawValue: 1)
  /// On a `string`: has interpolations, which are its children.
  public static let interpolated = NodeFlags(rawValue: 1)
  /// On a `varDecl`: `let`.
  public static let isLet = NodeFlags(rawValue: 1)
  /// On a `caseArm`: `default`.
  public static let isDefault = NodeFlags(rawValue: 1)
  /// On a `parameter`: `T...`.
  public static let variadic = NodeFlags(rawValue: 1)
  /// On a `boolean`: `true`.
  public static let isTrue = NodeFlags(rawValue: 1)
  /// On a `typeName`: child 0 is the outer type (`Outer.Inner`).
  public static let qualified = NodeFlags(rawValue: 1)
  /// On a `typeName`: written with `some` or `any` before it.
  public static let existential = NodeFlags(rawValue: 2)
  /// On a `member` or `call`: something between it and its base was optional-chained (`a?.b`).
  public static let optionalChain = NodeFlags(rawValue: 4)
  /// On a `caseArm`: `@unknown default`.
  public static let isUnknownDefault = NodeFlags(rawValue: 2)
  /// On any declaration or statement: its subtree was cut off, because it was nested too deeply.
  public static let cut = NodeFlags(rawValue: 128)
}

public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue & 0xFF_FFFF }
  public static let `public` = Modifiers(rawValue: 1 << 0)
  public static let open = Modifiers(rawValue: 1 << 1)
  public static let package = Modifiers(rawValue: 1 << 2)
  public static let `internal` = Modifiers(rawValue: 1 << 3)
  /// `private` without `(set)`.
  public static let `private` = Modifiers(rawValue: 1 << 4)
  public static let `fileprivate` = Modifiers(rawValue: 1 << 5)
  public static let `static` = Modifiers(rawValue: 1 << 6)
  /// `class` in front of a member.
  public static let `class` = Modifiers(rawValue: 1 << 7)
  public static let override = Modifiers(rawValue: 1 << 8)
  public static let final = Modifiers(rawValue: 1 << 9)
  public static let lazy = Modifiers(rawValue: 1 << 10)
  public static let weak = Modifiers(rawValue: 1 << 11)
  public static let unowned = Modifiers(rawValue: 1 << 12)
  public static let mutating = Modifiers(rawValue: 1 << 13)
  public static let convenience = Modifiers(rawValue: 1 << 14)
  public static let required = Modifiers(rawValue: 1 << 15)
  public static let indirect = Modifiers(rawValue: 1 << 16)
  public static let dynamic = Modifiers(rawValue: 1 << 17)
  /// `optional` requirement of an @objc protocol.
  public static let optional = Modifiers(rawValue: 1 << 18)
  /// Declared inside `#Preview`, a `PreviewProvider`, or a test file: never navigation. Set by extraction.
  public static let preview = Modifiers(rawValue: 1 << 19)
}
