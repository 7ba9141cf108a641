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
  @inlinable public static var trailing: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `string`: has interpolations, which are its children.
  @inlinable public static var interpolated: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `varDecl`: `let`.
  @inlinable public static var isLet: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `caseArm`: `default`.
  @inlinable public static var isDefault: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `parameter`: `T...`.
  @inlinable public static var variadic: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `boolean`: `true`.
  @inlinable public static var isTrue: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `typeName`: child 0 is the outer type (`Outer.Inner`).
  @inlinable public static var qualified: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `typeName`: written with `some` or `any` before it.
  @inlinable public static var existential: NodeFlags { NodeFlags(rawValue: 2) }
  /// On a `member` or `call`: something between it and its base was optional-chained (`a?.b`).
  @inlinable public static var optionalChain: NodeFlags { NodeFlags(rawValue: 4) }
  /// On a `caseArm`: `@unknown default`.
  @inlinable public static var isUnknownDefault: NodeFlags { NodeFlags(rawValue: 2) }
  /// On any declaration or statement: its subtree was cut off, because it was nested too deeply.
  @inlinable public static var cut: NodeFlags { NodeFlags(rawValue: 128) }
}

public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue & 0xFF_FFFF }
  @inlinable public static var `public`: Modifiers { Modifiers(rawValue: 1 << 0) }
  @inlinable public static var open: Modifiers { Modifiers(rawValue: 1 << 1) }
  @inlinable public static var package: Modifiers { Modifiers(rawValue: 1 << 2) }
  @inlinable public static var `internal`: Modifiers { Modifiers(rawValue: 1 << 3) }
  /// `private` without `(set)`.
  @inlinable public static var `private`: Modifiers { Modifiers(rawValue: 1 << 4) }
  @inlinable public static var `fileprivate`: Modifiers { Modifiers(rawValue: 1 << 5) }
  @inlinable public static var `static`: Modifiers { Modifiers(rawValue: 1 << 6) }
  /// `class` in front of a member.
  @inlinable public static var `class`: Modifiers { Modifiers(rawValue: 1 << 7) }
  @inlinable public static var override: Modifiers { Modifiers(rawValue: 1 << 8) }
  @inlinable public static var final: Modifiers { Modifiers(rawValue: 1 << 9) }
  @inlinable public static var lazy: Modifiers { Modifiers(rawValue: 1 << 10) }
  @inlinable public static var weak: Modifiers { Modifiers(rawValue: 1 << 11) }
  @inlinable public static var unowned: Modifiers { Modifiers(rawValue: 1 << 12) }
  @inlinable public static var mutating: Modifiers { Modifiers(rawValue: 1 << 13) }
  @inlinable public static var convenience: Modifiers { Modifiers(rawValue: 1 << 14) }
  @inlinable public static var required: Modifiers { Modifiers(rawValue: 1 << 15) }
  @inlinable public static var indirect: Modifiers { Modifiers(rawValue: 1 << 16) }
  @inlinable public static var dynamic: Modifiers { Modifiers(rawValue: 1 << 17) }
  /// `optional` requirement of an @objc protocol.
  @inlinable public static var optional: Modifiers { Modifiers(rawValue: 1 << 18) }
  /// Declared inside `#Preview`, a `PreviewProvider`, or a test file: never navigation. Set by extraction.
  @inlinable public static var preview: Modifiers { Modifiers(rawValue: 1 << 19) }
}
