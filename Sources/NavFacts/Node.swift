/// One node of a tree, in eight bytes: there is one for every twenty or so bytes of an app's source, so their size is what
/// a whole run needs of memory.
///
/// Trees lie in preorder, so the first child of the node at `i` is at `i + 1`. What few nodes have stands beside them: the
/// label of an argument and the modifiers of a declaration are nodes of their own, *marks*, right before the one that they
/// speak of; sizes and distances that are too large stand in the `Forest`, which is why it, not the node, is asked for them.
public struct Node: Hashable, Sendable {
  public let kind: NodeKind
  /// The name's upper six bits, and the flags above them.
  @usableFromInline let upperBits: UInt8
  @usableFromInline let lowerBits: UInt16
  @usableFromInline var sizeBits: UInt16
  @usableFromInline var distanceBits: UInt16

  /// Marks a size or distance that stands in the forest.
  @usableFromInline static let large = UInt16.max

  /// - Parameter name: of a table's first `SymbolTable.capacity` symbols.
  @inlinable public init(_ kind: NodeKind, name: Symbol = .none, flags: NodeFlags = []) {
    self.kind = kind
    upperBits = flags.rawValue << 6 | UInt8(truncatingIfNeeded: name.raw >> 16 & 0x3F)
    lowerBits = UInt16(truncatingIfNeeded: name.raw)
    sizeBits = 1
    distanceBits = 0
  }

  /// The node with the name of another table. Not for `modifiers`, whose name is none.
  func renamed(_ name: Symbol) -> Node {
    var node = Node(kind, name: name, flags: flags)
    (node.sizeBits, node.distanceBits) = (sizeBits, distanceBits)
    return node
  }

  /// The mark that stands before a declaration.
  @inlinable public init(_ modifiers: Modifiers) {
    self.init(.modifiers, name: Symbol(modifiers.rawValue))
  }

  @inlinable public var flags: NodeFlags { NodeFlags(rawValue: upperBits >> 6) }
  @inlinable public var name: Symbol { Symbol(UInt32(upperBits & 0x3F) << 16 | UInt32(lowerBits)) }
  /// Of a `modifiers` node.
  @inlinable public var modifiers: Modifiers { Modifiers(rawValue: name.raw) }
}

/// What a node says beside its kind. The same two bits mean different things on different kinds.
public struct NodeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue & 3 }
  /// On a `closure` argument: written behind the parentheses.
  @inlinable public static var trailing: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `string`: has interpolations, which are its children.
  @inlinable public static var interpolated: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `varDecl`: `let`.
  @inlinable public static var isLet: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `caseArm`: `default`.
  @inlinable public static var isDefault: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `funcDecl`: `async`, `throws` or `rethrows`.
  @inlinable public static var hasEffects: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `parameter`: `T...`.
  @inlinable public static var variadic: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `boolean`: `true`.
  @inlinable public static var isTrue: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `typeName`: child 0 is the outer type (`Outer.Inner`). On a `name`: child 0 is the framework's (`SwiftUI.List`).
  @inlinable public static var qualified: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `member` or `call`: something between it and its base was optional-chained (`a?.b`).
  @inlinable public static var optionalChain: NodeFlags { NodeFlags(rawValue: 1) }
  /// On a `typeName`: written with `some` or `any` before it.
  @inlinable public static var existential: NodeFlags { NodeFlags(rawValue: 2) }
  /// On a `caseArm`: `@unknown default`.
  @inlinable public static var isUnknownDefault: NodeFlags { NodeFlags(rawValue: 2) }
  /// On a `parameter`: its label is its name.
  @inlinable public static var labelled: NodeFlags { NodeFlags(rawValue: 2) }
  /// On all other nodes: its subtree was cut off, because it was nested too deeply.
  @inlinable public static var cut: NodeFlags { NodeFlags(rawValue: 2) }
}

/// The modifiers of a declaration. They fit into the 22 bits of a name.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue & 0x3F_FFFF }
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

  /// Those that no stage asks about; facts leave them out.
  public static let silent: Modifiers = [.internal, .final, .mutating, .convenience, .required, .indirect]
}
