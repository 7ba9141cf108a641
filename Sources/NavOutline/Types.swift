import NavFacts
import NavLexing

// Types. Every rule here emits exactly one node.
extension Parse {
  mutating func parseType() {
    guard descend() else { return cut() }
    defer { ascend() }
    let start = nodes.count
    let first = offset
    parseTypeOperand()
    guard isCompositionOperator() else { return }
    while isCompositionOperator() {
      advance()
      parseTypeOperand()
    }
    emit(.typeComposition, from: start, offset: first)
  }

  private mutating func isCompositionOperator() -> Bool {
    guard kind == .binaryOperator || kind == .prefixAmpersand else { return false }
    return bytes(pos).count == 1 && bytes(pos)[0] == UInt8(ascii: "&")
  }

  /// Attributes and words before a type, which leave no node; whether `some` or `any` was among them.
  @inline(never) private mutating func skipTypeModifiers() -> Bool {
    var isExistential = false
    while true {
      switch kind {
      case .atSign: skipAttribute()
      case .kwInout, .prefixOperator, .kwRepeat: advance()
      case .identifier:
        let word = word(pos)
        switch word {
        case .some, .any, .each, .isolated, .sending, .borrowing, .consuming, .nonisolated:
          guard beginsType(pos + 1) else { return isExistential }
          if word == .some || word == .any { isExistential = true }
          advance()
          if kind == .leftParen, word == .nonisolated { move(to: behindGroup(pos)) }
        default:
          if length(pos) == 6, matches(pos, "_const") { advance() } else { return isExistential }
        }
      default: return isExistential
      }
    }
  }

  private mutating func beginsType(_ index: Int) -> Bool {
    switch token(index) {
    case .identifier, .kwSelfType, .kwAny, .leftParen, .leftSquare, .atSign, .prefixOperator, .kwInout, .kwRepeat: true
    default: false
    }
  }

  @inline(never) private mutating func parseTypeOperand() {
    let isExistential = skipTypeModifiers()
    let start = nodes.count
    let first = offset
    switch kind {
    case .identifier, .kwSelfType, .kwAny, .wildcard, .kwClass, .kwSelf:
      let name = takeQualifiedName()
      if kind == .leftAngle { parseGenericArguments() }
      emit(.typeName, from: start, name: name, flags: isExistential ? .existential : [], offset: first)
    case .leftSquare: parseSquareType(first)
    case .leftParen: parseParenType(first)
    case .integerLiteral: // a value argument: `Vector<3, Int>`
      emitLeaf(.typeName, name: takeName(), offset: first)
    default:
      confused()
      emitLeaf(.opaque, offset: first)
      return
    }
    while true {
      switch kind {
      case .postfixQuestionMark, .exclamationMark:
        guard !isAtLineStart else { return }
        advance()
        emit(.typeOptional, from: start, offset: first)
      case .postfixOperator:
        // `??`, and `?>` of what is left of `>?>`.
        let text = bytes(pos)
        var marks = 0
        while marks < text.count, text[marks] == UInt8(ascii: "?") || text[marks] == UInt8(ascii: "!") { marks += 1 }
        if marks == 0 { return }
        for _ in 0..<min(marks, 8) { emit(.typeOptional, from: start, offset: first) }
        if marks == text.count { advance() } else { splitToken(taking: UInt32(marks)) }
      case .period:
        guard isNameLike(token(pos + 1)) else { return }
        advance()
        let name = takeName()
        if kind == .leftAngle { parseGenericArguments() }
        emit(
          .typeName, from: start, name: name, flags: isExistential ? [.qualified, .existential] : .qualified,
          offset: first)
      default: return
      }
    }
  }

  /// `[T]`, `[K: V]`, `[3 of T]`
  @inline(never) private mutating func parseSquareType(_ first: UInt32) {
    let start = nodes.count
    guard let group = enter() else { return emitLeaf(.opaque, flags: .cut, offset: first) }
    var kind = NodeKind.typeArray
    if token(pos) == .integerLiteral, token(pos + 1) == .identifier { move(to: pos + 2) }
    parseType()
    if take(.colon) {
      parseType()
      kind = .typeDictionary
    }
    leave(group)
    emit(kind, from: start, offset: first)
  }

  /// `(T)`, `(A, b: B)`, `(A) async throws -> B`
  @inline(never) private mutating func parseParenType(_ first: UInt32) {
    let start = nodes.count
    var count = 0
    guard let group = enter() else { return emitLeaf(.opaque, flags: .cut, offset: first) }
    while kind != .endOfFile {
      var name = Symbol.none
      if isLabel(pos) {
        name = kind == .wildcard ? .none : symbol(pos)
        move(to: pos + 2)
      } else if isNameLike(kind) || kind == .wildcard, isLabel(pos + 1) {
        name = kind == .wildcard ? .none : symbol(pos)
        move(to: pos + 3)
      }
      parseType()
      if !name.isNone { label(name) }
      count += name.isNone ? 1 : 2
      if isEllipsis() { advance() }
      if take(.equal) { parseAndDrop { $0.parseExpression() } }
      if skipToComma() { count += 2 }
      _ = take(.comma)
    }
    leave(group)
    if skipEffects(), kind == .arrow {
      advance()
      parseType()
      emit(.typeFunction, from: start, offset: first)
    } else if count != 1 {
      emit(.typeTuple, from: start, offset: first)
    }
  }

  /// Whether `...` stands here, however the lexer has put it down.
  mutating func isEllipsis() -> Bool {
    switch kind {
    case .ellipsis: return true
    case .postfixOperator, .binaryOperator, .prefixOperator:
      let text = bytes(pos)
      return text.count == 3 && text[0] == UInt8(ascii: ".") && text[1] == UInt8(ascii: ".") && text[2] == UInt8(ascii: ".")
    default: return false
    }
  }

  /// Moves behind `async`, `throws`, `throws(E)`, `rethrows`, if an arrow follows or `always`; returns whether it did.
  @inline(never) mutating func skipEffects(always: Bool = false) -> Bool {
    var index = pos
    while true {
      switch token(index) {
      case .kwThrows:
        index += 1
        if token(index) == .leftParen { index = behindGroup(index) }
      case .kwRethrows: index += 1
      case .identifier:
        let word = word(index)
        guard word == .async || word == .reasync else { return always ? finish() : false }
        index += 1
      case .arrow: return finish()
      default: return always ? finish() : false
      }
    }
    func finish() -> Bool {
      if index != pos { move(to: index) }
      return true
    }
  }

  /// Runs a rule and takes its nodes back.
  mutating func parseAndDrop(_ rule: (inout Parse) -> Void) {
    let start = nodes.count
    rule(&self)
    drop(from: start)
  }

  /// `<A, B>` at `<`, known to be generic. Emits a type each.
  @inline(never) mutating func parseGenericArguments() {
    guard descend() else { return cut() }
    defer { ascend() }
    advance()
    while kind != .endOfFile, !beginsWithAngle() {
      let before = pos
      parseType()
      if !take(.comma), !beginsWithAngle() {
        if pos == before { return }
        confused()
        return
      }
    }
    takeAngle()
  }

  /// Whether the current token is or begins with `>`.
  mutating func beginsWithAngle() -> Bool {
    switch kind {
    case .rightAngle: return true
    case .binaryOperator, .postfixOperator, .prefixOperator:
      let text = bytes(pos)
      return !text.isEmpty && text[0] == UInt8(ascii: ">")
    default: return false
    }
  }

  /// Takes one `>`, out of a longer operator too.
  mutating func takeAngle() {
    guard beginsWithAngle() else { return }
    splitToken(taking: 1)
  }

  /// Takes bytes off the front of the current token and gives the rest the kind it would have alone.
  @inline(never) mutating func splitToken(taking count: UInt32) {
    split += count
    let rest = bytes(pos)
    guard !rest.isEmpty else { return advance() }
    switch (rest[0], rest.count) {
    case (UInt8(ascii: "?"), 1): kind = .postfixQuestionMark
    case (UInt8(ascii: "!"), 1): kind = .exclamationMark
    case (UInt8(ascii: "="), 1): kind = .equal
    case (UInt8(ascii: ">"), 1): kind = .rightAngle
    case (UInt8(ascii: "<"), 1): kind = .leftAngle
    case (UInt8(ascii: "&"), 1): kind = .binaryOperator
    case (UInt8(ascii: "-"), 2) where rest[1] == UInt8(ascii: ">"): kind = .arrow
    default: kind = .postfixOperator
    }
  }
}
