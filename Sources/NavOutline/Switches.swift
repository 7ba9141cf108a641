import NavFacts
import NavLexing

// `switch`, patterns and `#if`.
extension Parse {
  @inline(never) mutating func parseSwitch() {
    let start = nodes.count
    let first = offset
    advance()
    parseInHeader()
    guard kind == .leftBrace else {
      confused()
      return emit(.switchStmt, from: start, offset: first)
    }
    guard let group = enter() else { return emit(.switchStmt, from: start, flags: .cut, offset: first) }
    parseArms()
    leave(group)
    emit(.switchStmt, from: start, offset: first)
  }

  /// Whether an arm begins at `index`, or a `#if` that holds arms.
  mutating func isArmStart(_ index: Int) -> Bool {
    switch token(index) {
    case .kwCase, .kwDefault: return true
    case .atSign: return token(index + 1) == .identifier && length(index + 1) == 7 && matches(index + 1, "unknown")
    case .poundIf:
      var i = behindCondition(index)
      while token(i) == .poundIf || token(i) == .poundElse || token(i) == .poundElseif { i = behindCondition(i) }
      return token(i) != .poundIf && isArmStart(i)
    default: return false
    }
  }

  @inline(never) mutating func parseArms() {
    while kind != .endOfFile {
      switch kind {
      case .kwCase, .kwDefault: parseArm([])
      case .atSign where isArmStart(pos):
        move(to: pos + 2)
        if kind == .kwCase || kind == .kwDefault { parseArm(.isUnknownDefault) }
      case .poundIf: parseConditional(.arms)
      case .semicolon: advance()
      default:
        confused()
        emitLeaf(.opaque, offset: offset)
        skipOne()
        while kind != .endOfFile, !isArmStart(pos) { skipOne() }
      }
    }
  }

  @inline(never) private mutating func parseArm(_ flags: NodeFlags) {
    let start = nodes.count
    let first = offset
    var flags = flags
    if kind == .kwDefault {
      flags.insert(.isDefault)
      advance()
    } else {
      flags = []
      advance()
      while kind != .colon, kind != .endOfFile {
        let before = pos
        parsePattern(isBinding: false, mayHaveWhere: true)
        guard take(.comma), pos != before else { break }
      }
    }
    if kind != .colon {
      confused()
      while kind != .colon, kind != .endOfFile, !isAtLineStart { skipOne() }
    }
    let colon = offset
    _ = take(.colon)
    let block = nodes.count
    let blockOffset = kind == .endOfFile || isArmStart(pos) ? colon : offset
    parseItems(inArm: true)
    emit(.block, from: block, offset: blockOffset)
    emit(.caseArm, from: start, flags: flags, offset: first)
  }

  /// Emits one `pattern`.
  @inline(never) mutating func parsePattern(isBinding: Bool, mayHaveWhere: Bool = false) {
    let start = nodes.count
    let first = offset
    let savedMode = mode
    let savedBinding = self.isBinding
    mode = .pattern
    self.isBinding = isBinding
    parseExpression()
    self.isBinding = savedBinding
    if mayHaveWhere, take(.kwWhere) {
      mode = .header
      parseExpression()
    }
    mode = savedMode
    emit(.pattern, from: start, offset: first)
  }

  /// What the branches of a `#if` hold.
  enum ConditionalContents {
    case items, arms
    /// Members of a chain whose base's nodes begin there.
    case postfix(Int)
  }

  /// The index of the first token behind the condition of the `#if`, `#elseif` or `#else` at `index`.
  mutating func behindCondition(_ index: Int) -> Int {
    var i = index + 1
    if token(index) == .poundElse { return i }
    let end = min(Int(partners[index] >= 0 ? partners[index] : ~partners[index]), limit)
    while i < end {
      // A condition ends with its line, unless an operator or an open parenthesis carries it on.
      if startsLine[i], i > index + 1, kinds[i - 1] != .binaryOperator, kinds[i] != .binaryOperator { break }
      i = kinds[i] == .leftParen ? min(behindGroup(i), end) : i + 1
    }
    return i
  }

  /// `#if … #endif` at its `#if`. Emits a `conditional`, or nothing of its own inside a postfix chain.
  @inline(never) mutating func parseConditional(_ contents: ConditionalContents) {
    let start = nodes.count
    let first = offset
    guard descend() else { return cut() }
    let savedLimit = limit
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      let clause = nodes.count
      let clauseOffset = offset
      let partner = partners[pos]
      let end = min(Int(partner >= 0 ? partner : ~partner), savedLimit)
      let body = behindCondition(pos)
      let name = conditionName(from: pos + 1, to: body)
      limit = max(end, pos)
      move(to: body)
      switch contents {
      case .items:
        parseItems(inArm: false)
        emit(.clause, from: clause, name: name, offset: clauseOffset)
      case .arms:
        parseArms()
        emit(.clause, from: clause, name: name, offset: clauseOffset)
      case .postfix(let base):
        parsePostfix(from: base)
        if pos < limit { confused() }
      }
      limit = savedLimit
      move(to: end)
      if partner < 0 {
        confused()
        break
      }
    }
    _ = take(.poundEndif)
    ascend()
    if case .postfix = contents { return }
    emit(.conditional, from: start, offset: first)
  }

  /// The texts of some tokens, one behind the other.
  @inline(never) private mutating func conditionName(from: Int, to: Int) -> Symbol {
    text.removeAll(keepingCapacity: true)
    var i = from
    while i < to, text.count < 200 {
      text.append(contentsOf: bytes(i))
      i += 1
    }
    return text.withUnsafeBufferPointer { names.pointee.number(extra: $0, source) }
  }

  /// Whether the `#if` at `index` goes on with a postfix chain: its first branch that is not empty begins with a member.
  mutating func continuesChain(_ index: Int) -> Bool {
    var i = behindCondition(index)
    while token(i) == .poundIf || token(i) == .poundElse || token(i) == .poundElseif { i = behindCondition(i) }
    return token(i) == .period && isNameLike(token(i + 1))
  }

  /// Whether the first branch of the `#if` at `index` holds attributes and nothing else: they belong to what follows.
  mutating func holdsAttributesOnly(_ index: Int) -> Bool {
    var i = behindCondition(index)
    guard token(i) == .atSign else { return false }
    while token(i) == .atSign {
      i += 2
      while token(i) == .period { i += 2 }
      if token(i) == .leftParen, touchesLast(i) { i = behindGroup(i) }
    }
    return token(i) == .poundElse || token(i) == .poundElseif || token(i) == .poundEndif
  }

  /// The attributes of every branch of the `#if` here.
  @inline(never) mutating func parseConditionalAttributes() {
    while kind == .poundIf || kind == .poundElseif || kind == .poundElse {
      let partner = partners[pos]
      let end = min(Int(partner >= 0 ? partner : ~partner), limit)
      move(to: behindCondition(pos))
      while kind == .atSign, pos < end { parseAttribute() }
      move(to: max(end, pos))
    }
    _ = take(.poundEndif)
  }
}
