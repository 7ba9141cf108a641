import NavFacts
import NavLexing

/// An operator whose right side is still being read.
struct PendingOperator: Sendable {
  enum Form: UInt8 { case unary, infix, assign, ternary }
  var form: Form
  var precedence: UInt8
  var name: Symbol
  /// Where the left side's nodes begin, and its first token's and its root's offset.
  var start: Int
  var firstOffset: UInt32
  var rootOffset: UInt32
}

/// An `if` whose `else if` is being read.
struct PendingIf: Sendable {
  var start: Int
  var offset: UInt32
}

/// What ends an expression besides its own grammar.
enum Mode: UInt8 {
  case normal
  /// Between `if`, `guard`, `while`, `for`, `switch` and their brace: that brace is no closure.
  case header
  /// Behind `var x =`: a brace may hold observers.
  case initializer
  /// `=` is the end, and there are no trailing closures.
  case pattern
}

/// One file's parse. Emits nodes in postorder: a rule remembers how many nodes there are when it begins, lets its parts
/// emit theirs, and emits its own node last, whose size then says which nodes are its children.
///
/// Rules that change nothing are `mutating` too: called on a value of this size, the others are given a copy of it.
///
/// `kind` is the token at `pos`, or `endOfFile` at `limit`, the end of the group that is being read: no rule can leave
/// its group, so that damage stays inside of it.
struct Parse {
  let kinds: UnsafeBufferPointer<TokenKind>
  let starts: UnsafeBufferPointer<UInt32>
  let ends: UnsafeBufferPointer<UInt32>
  let startsLine: UnsafeBufferPointer<Bool>
  let partners: UnsafeBufferPointer<Int32>
  let source: UnsafeBufferPointer<UInt8>
  let names: UnsafeMutablePointer<FileNames>
  /// Bodies are left out: the file is a test's or a manifest.
  let isShell: Bool

  var nodes: [OutlineNode] = []
  var recoveries: [UInt32] = []
  var operators: [PendingOperator] = []
  var chain: [PendingIf] = []
  var text: [UInt8] = []

  var pos = 0
  var kind: TokenKind
  var limit: Int
  /// How many bytes of the current token are taken already: `>` out of `>?`.
  var split: UInt32 = 0
  var depth = 0
  var mode = Mode.normal
  /// Inside `case let`: names are bound.
  var isBinding = false

  /// How deep rules may call one another, groups and expressions counted each: some 200 nested closures.
  static let maxDepth = 400
  /// Sizes have 24 bits.
  static let maxNodes = 1 << 24 - 4096

  init(
    kinds: UnsafeBufferPointer<TokenKind>, starts: UnsafeBufferPointer<UInt32>, ends: UnsafeBufferPointer<UInt32>,
    startsLine: UnsafeBufferPointer<Bool>, partners: UnsafeBufferPointer<Int32>, source: UnsafeBufferPointer<UInt8>,
    names: UnsafeMutablePointer<FileNames>, isShell: Bool
  ) {
    self.kinds = kinds
    self.starts = starts
    self.ends = ends
    self.startsLine = startsLine
    self.partners = partners
    self.source = source
    self.names = names
    self.isShell = isShell
    limit = kinds.count - 1
    kind = limit > 0 ? kinds[0] : .endOfFile
  }

  mutating func parseFile() {
    parseItems(inArm: false)
    emit(.file, from: 0, offset: 0)
  }
}

// MARK: Tokens
extension Parse {
  /// Where the current token begins, or the end of the group.
  @inline(__always) var offset: UInt32 { starts[pos] &+ split }

  /// Whether the current token is the first on its line.
  @inline(__always) var isAtLineStart: Bool { split == 0 && startsLine[pos] }

  /// Stays where it is at the end of the group.
  @inline(__always) mutating func advance() {
    split = 0
    if pos < limit { pos += 1 }
    kind = pos < limit ? kinds[pos] : .endOfFile
  }

  @inline(__always) mutating func move(to token: Int) {
    split = 0
    pos = min(token, limit)
    kind = pos < limit ? kinds[pos] : .endOfFile
  }

  /// The token at an index, `endOfFile` behind the group.
  @inline(__always) mutating func token(_ index: Int) -> TokenKind { index < limit ? kinds[index] : .endOfFile }

  @inline(__always) mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  /// Whether a token touches the one before it.
  @inline(__always) mutating func touchesLast(_ index: Int) -> Bool { index > 0 && starts[index] == ends[index - 1] }

  /// The index behind a group that opens at `index`.
  @inline(__always) mutating func behindGroup(_ index: Int) -> Int {
    let partner = partners[index]
    return partner >= 0 ? Int(partner) + 1 : Int(~partner)
  }

  mutating func length(_ index: Int) -> Int { Int(ends[index] &- starts[index]) }

  /// The bytes of the token at `index`, or what is left of it where it is the current one.
  mutating func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let from = Int(starts[index]) + (index == pos ? Int(split) : 0)
    return UnsafeBufferPointer(rebasing: source[from..<max(from, min(Int(ends[index]), source.count))])
  }

  /// The name at `index`, without backticks.
  @inline(never) mutating func symbol(_ index: Int) -> Symbol {
    let from = Int(starts[index]) + (index == pos ? Int(split) : 0)
    let to = max(from, min(Int(ends[index]), source.count))
    if to - from > 2, source[from] == UInt8(ascii: "`"), source[to - 1] == UInt8(ascii: "`") {
      return names.pointee.number(source, from + 1..<to - 1)
    }
    return names.pointee.number(source, from..<to)
  }

  @inline(__always) mutating func takeName() -> Symbol {
    let name = symbol(pos)
    advance()
    return name
  }

  /// `name`, or the name in `Module::name`.
  @inline(__always) mutating func takeQualifiedName() -> Symbol {
    if token(pos + 1) == .colonColon { move(to: pos + 2) }
    return takeName()
  }
}

// MARK: Nodes, groups, recovery
extension Parse {
  /// Emits the parent of all nodes from `start` on.
  @inline(never) mutating func emit(
    _ kind: NodeKind, from start: Int, name: Symbol = .none, flags: NodeFlags = NodeFlags(rawValue: 0), offset: UInt32
  ) {
    nodes.append(OutlineNode(kind, name: name, flags: flags, offset: offset, size: nodes.count &- start &+ 1))
  }

  @inline(never) mutating func emitLeaf(
    _ kind: NodeKind, name: Symbol = .none, flags: NodeFlags = NodeFlags(rawValue: 0), offset: UInt32
  ) {
    nodes.append(OutlineNode(kind, name: name, flags: flags, offset: offset))
  }

  /// Takes back all nodes from `start` on.
  @inline(__always) mutating func drop(from start: Int) {
    if nodes.count > start { nodes.removeSubrange(start...) }
  }

  @inline(__always) mutating func label(_ label: Symbol) {
    nodes[nodes.count - 1].label = label
  }

  /// Notes that something was not understood here.
  @inline(never) mutating func confused() {
    if recoveries.count < 64 { recoveries.append(offset) }
  }

  /// Counts a rule that may call itself. Where it returns false, the rule must end at once without calling `ascend`.
  @inline(__always) mutating func descend() -> Bool {
    guard depth < Self.maxDepth, nodes.count < Self.maxNodes else { return false }
    depth += 1
    return true
  }

  @inline(__always) mutating func ascend() { depth -= 1 }

  /// Gives up on the rest of the group: it is nested too deeply.
  @inline(never) mutating func cut() {
    confused()
    emitLeaf(.opaque, flags: .cut, offset: offset)
    move(to: limit)
  }

  /// What to restore behind a group.
  struct Group {
    var limit: Int32
    var end: Int32
    var mode: Mode
    var isBinding: Bool
    var isClosed: Bool
  }

  /// Steps into the group that opens at the current token; nil, and behind the group, where it is nested too deeply.
  @inline(never) mutating func enter() -> Group? {
    let partner = partners[pos]
    let end = min(Int(partner >= 0 ? partner : ~partner), limit)
    guard descend() else {
      confused()
      move(to: behindGroup(pos))
      return nil
    }
    let group = Group(
      limit: Int32(truncatingIfNeeded: limit), end: Int32(truncatingIfNeeded: end), mode: mode, isBinding: isBinding,
      isClosed: partner >= 0)
    limit = end
    mode = .normal
    advance()
    return group
  }

  /// Steps behind the group, wherever inside of it the parser stands.
  @inline(never) mutating func leave(_ group: Group) {
    if pos < limit { confused() }
    if !group.isClosed { confused() }
    ascend()
    limit = Int(group.limit)
    mode = group.mode
    isBinding = group.isBinding
    move(to: Int(group.end) + (group.isClosed ? 1 : 0))
  }

  /// Moves behind everything up to the next comma of this group; whether there was anything, which is `opaque` now.
  @discardableResult
  @inline(__always) mutating func skipToComma() -> Bool {
    kind != .comma && kind != .endOfFile && skipJunk()
  }

  @inline(never) private mutating func skipJunk() -> Bool {
    confused()
    emitLeaf(.opaque, offset: offset)
    while kind != .comma, kind != .endOfFile { skipOne() }
    return true
  }

  /// Moves behind one token, or behind a whole group where one opens here.
  @inline(never) mutating func skipOne() {
    switch kind {
    case .leftParen, .leftSquare, .leftBrace: move(to: max(behindGroup(pos), pos + 1))
    default: advance()
    }
  }
}
