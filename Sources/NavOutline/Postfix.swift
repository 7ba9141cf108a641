import NavFacts
import NavLexing

// What hangs on an operand: members, calls, subscripts, trailing closures.
extension Parse {
  /// An operand without prefixes, and its chain. Emits one node.
  mutating func parseChain() {
    let start = nodes.count
    if parsePrimary() { parsePostfix(from: start) }
  }

  /// Hangs the chain that follows onto the base, whose nodes begin at `start`; its root is the last node.
  mutating func parsePostfix(from start: Int) {
    var isOptional = false
    /// Whether the last link was `(…)`, which a trailing closure belongs to.
    var isOpenCall = false
    while true {
      switch kind {
      case .period:
        let next = token(pos + 1)
        guard isNameLike(next) || next == .integerLiteral || next == .floatLiteral || next == .dollarIdentifier else {
          // A chain that is still being typed: `foo.` and a line break.
          confused()
          advance()
          return
        }
        advance()
        parseMember(start, isOptional)
        isOptional = false
        isOpenCall = false
      case .leftParen:
        guard !isAtLineStart, isCallable() else { return }
        let at = nodes[nodes.count - 1].offset
        parseArguments()
        emit(.call, from: start, flags: isOptional ? .optionalChain : [], offset: at)
        isOptional = false
        isOpenCall = true
      case .leftSquare:
        guard !isAtLineStart else { return }
        let first = nodes[nodes.count - 1].offset
        parseArguments()
        emit(.subscript, from: start, flags: isOptional ? .optionalChain : [], offset: first)
        isOptional = false
        isOpenCall = false
      case .leftBrace:
        guard isTrailingClosure(pos) else { return }
        if isOpenCall, let call = nodes.popLast() {
          parseTrailingClosures()
          emit(.call, from: start, flags: call.flags, offset: call.offset)
        } else {
          guard isCallable() else { return }
          let at = nodes[nodes.count - 1].offset
          parseTrailingClosures()
          emit(.call, from: start, flags: isOptional ? .optionalChain : [], offset: at)
        }
        isOptional = false
        isOpenCall = false
      case .postfixQuestionMark:
        guard !isAtLineStart else { return }
        isOptional = true
        isOpenCall = false
        advance()
      case .exclamationMark:
        guard !isAtLineStart else { return }
        isOpenCall = false
        advance()
      case .postfixOperator:
        guard !isAtLineStart else { return }
        isOpenCall = false
        parsePostfixOperator(start, &isOptional)
      case .ellipsis where isPostfixEllipsis():
        parsePostfixOperator(start, &isOptional)
        isOpenCall = false
      case .poundIf:
        guard continuesChain(pos) else { return }
        parseConditional(.postfix(start))
        isOpenCall = false
      default: return
      }
    }
  }

  /// Whether the `...` here belongs to what is before it alone.
  private mutating func isPostfixEllipsis() -> Bool {
    switch token(pos + 1) {
    case .endOfFile, .comma, .colon, .semicolon, .period: true
    default: touchesLast(pos) && !touchesLast(pos + 1)
    }
  }

  /// Whether the last node may be called: a literal may not.
  private mutating func isCallable() -> Bool {
    switch nodes[nodes.count - 1].kind {
    case .string, .number, .boolean, .nil, .opaque, .wildcard, .bind, .infix, .ternary, .cast: false
    default: true
    }
  }

  @inline(never) private mutating func parsePostfixOperator(_ start: Int, _ isOptional: inout Bool) {
    let text = bytes(pos)
    var isMarks = true
    for byte in text where byte != UInt8(ascii: "?") && byte != UInt8(ascii: "!") { isMarks = false }
    if isMarks {
      isOptional = true
      return advance()
    }
    let first = nodes[nodes.count - 1].offset
    emit(.unary, from: start, name: takeName(), offset: first)
  }

  /// The member's name and generic arguments, behind the dot.
  @inline(never) private mutating func parseMember(_ start: Int, _ isOptional: Bool) {
    let at = offset
    let name = takeName()
    if kind == .leftAngle, isGenericArgumentList(pos) { parseGenericArguments() }
    skipArgumentNames()
    emit(.member, from: start, name: name, flags: isOptional ? .optionalChain : [], offset: at)
  }

  /// `(a:b:)` behind a name, which says which function is meant and leaves no node.
  @inline(never) mutating func skipArgumentNames() {
    guard kind == .leftParen, !isAtLineStart, isLabel(pos + 1) else { return }
    let end = partners[pos]
    guard end >= 0 else { return }
    var i = pos + 1
    while i < Int(end) {
      guard isLabel(i) else { return }
      i += 2
    }
    move(to: Int(end) + 1)
  }

  /// `(…)` or `[…]` as arguments. Emits a node each.
  @inline(never) mutating func parseArguments() {
    guard let group = enter() else { return emitLeaf(.opaque, flags: .cut, offset: offset) }
    while kind != .endOfFile {
      var name = Symbol.none
      if isLabel(pos) {
        name = kind == .wildcard ? .none : symbol(pos)
        move(to: pos + 2)
      }
      parseElement()
      if !name.isNone { label(name) }
      skipToComma()
      _ = take(.comma)
    }
    leave(group)
  }

  /// An expression, or an operator by itself.
  mutating func parseElement() {
    switch kind {
    case .binaryOperator, .postfixOperator, .prefixOperator, .leftAngle, .rightAngle, .equal, .ellipsis, .exclamationMark,
      .prefixAmpersand, .infixQuestionMark, .postfixQuestionMark:
      let next = token(pos + 1)
      if next == .comma || next == .endOfFile { return emitOperatorName() }
      parseExpression()
    default: parseExpression()
    }
  }

  /// Whether the brace at `index` belongs to the expression before it.
  private mutating func isTrailingClosure(_ index: Int) -> Bool {
    switch mode {
    case .normal: return !(startsAccessors(index))
    case .initializer: return !isAccessorBlock(index)
    case .pattern: return false
    case .header:
      // As in the compiler: only if what follows the brace shows that the statement's body is still to come.
      let partner = partners[index]
      guard partner >= 0 else { return false }
      let next = Int(partner) + 1
      switch token(next) {
      case .leftBrace, .kwWhere, .comma: return true
      case .leftSquare, .leftParen, .period, .kwIs, .kwAs, .postfixQuestionMark, .infixQuestionMark, .exclamationMark,
        .colon, .equal, .postfixOperator, .binaryOperator:
        return !startsLine[next]
      default: return false
      }
    }
  }

  /// Whether observers begin at the brace at `index`; cheap.
  private mutating func startsAccessors(_ index: Int) -> Bool {
    let word = word(index + 1)
    return (word == .didSet || word == .willSet) && isAccessorBlock(index)
  }

  /// `{ … } label: { … }`. Emits a `closure` each.
  @inline(never) private mutating func parseTrailingClosures() {
    parseClosure(.trailing)
    while kind != .endOfFile, token(pos + 1) == .colon, token(pos + 2) == .leftBrace,
      isNameLike(kind) || kind == .wildcard, kind != .kwDefault, kind != .kwCase
    {
      let name = kind == .wildcard ? Symbol.none : symbol(pos)
      move(to: pos + 2)
      parseClosure(.trailing)
      label(name)
    }
  }

  @inline(never) mutating func parseTrailingClosuresOfMacro() {
    if kind == .leftBrace, isTrailingClosure(pos) { parseTrailingClosures() }
  }

  /// `{ [captures] parameters in statements }`
  @inline(never) mutating func parseClosure(_ flags: NodeFlags = []) {
    let start = nodes.count
    let first = offset
    if isShell {
      emitLeaf(.closure, flags: flags, offset: first)
      return move(to: behindGroup(pos))
    }
    guard let group = enter() else { return emitLeaf(.closure, flags: flags.union(.cut), offset: first) }
    isBinding = false
    if let end = signatureEnd() { parseClosureSignature(end) }
    parseItems(inArm: false)
    leave(group)
    emit(.closure, from: start, flags: flags, offset: first)
  }

  /// The index of the `in` that ends a closure's signature; nil where there is no signature.
  private mutating func signatureEnd() -> Int? {
    var i = pos
    while token(i) == .atSign {
      i += 2
      while token(i) == .period { i += 2 }
      if token(i) == .leftParen, touchesLast(i) { i = behindGroup(i) }
    }
    if token(i) == .leftSquare { i = behindGroup(i) }
    if token(i) == .leftParen {
      i = behindGroup(i)
    } else {
      while isClosureParameter(token(i)) {
        i += 1
        guard token(i) == .comma else { break }
        i += 1
      }
    }
    while true {
      switch token(i) {
      case .kwIn: return i
      case .kwThrows:
        i += 1
        if token(i) == .leftParen { i = behindGroup(i) }
      case .kwRethrows: i += 1
      case .identifier where word(i) == .async: i += 1
      case .arrow:
        i += 1
        return resultEnd(i)
      default: return nil
      }
    }
  }

  private mutating func isClosureParameter(_ kind: TokenKind) -> Bool {
    kind == .identifier || kind == .wildcard || kind == .dollarIdentifier || kind == .kwSelf
  }

  /// The `in` behind a result type that begins at `index`.
  private mutating func resultEnd(_ index: Int) -> Int? {
    var i = index
    while i < index + 256 {
      switch token(i) {
      case .kwIn: return i
      case .leftParen, .leftSquare: i = behindGroup(i)
      case .identifier, .kwAny, .kwSelfType, .period, .comma, .postfixQuestionMark, .exclamationMark, .leftAngle, .rightAngle,
        .arrow, .atSign, .binaryOperator, .prefixAmpersand, .postfixOperator, .prefixOperator, .kwThrows, .kwInout,
        .wildcard, .infixQuestionMark:
        i += 1
      default: return nil
      }
    }
    return nil
  }

  /// `[weak self, shop = model.shop]`: what is captured under a name of its own is a constant of the closure. The rest is what its name
  /// says outside.
  @inline(never) private mutating func parseCaptures() {
    guard let group = enter() else { return }
    while kind != .endOfFile {
      guard kind != .kwSelf, token(pos + 1) == .equal, isNameLike(kind) else {
        skipOne()
        continue
      }
      let start = nodes.count
      let first = offset
      let name = takeName()
      advance()
      let value = nodes.count
      let valueOffset = offset
      parseExpression()
      emit(.initializer, from: value, offset: valueOffset)
      emit(.varDecl, from: start, name: name, flags: .isLet, offset: first)
    }
    leave(group)
  }

  @inline(never) private mutating func parseClosureSignature(_ end: Int) {
    while kind == .atSign { skipAttribute() }
    if kind == .leftSquare { parseCaptures() }
    if kind == .leftParen {
      parseParameterClause(.closure)
    } else {
      while isClosureParameter(kind), pos < end {
        let first = offset
        let name = kind == .wildcard ? Symbol.none : symbol(pos)
        advance()
        emitLeaf(.parameter, name: name, offset: first)
        if !take(.comma) { break }
      }
    }
    move(to: end + 1)
  }
}
