import NavFacts
import NavLexing

/// How tightly operators bind, after the standard library's precedence groups.
enum Precedence {
  static let unary: UInt8 = 200
  static let cast: UInt8 = 132
  static let ternary: UInt8 = 50
  static let assignment: UInt8 = 40
  /// Of operators that the standard library does not have.
  static let custom: UInt8 = 125

  static func isRightAssociative(_ precedence: UInt8) -> Bool {
    precedence == 131 || precedence == ternary || precedence == assignment
  }

  static func of(_ text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    func byte(_ index: Int) -> UInt8 { text[index] }
    switch text.count {
    case 1:
      switch byte(0) {
      case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"): return 150
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "^"): return 140
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return 130
      case UInt8(ascii: "="): return assignment
      default: return custom
      }
    case 2:
      switch (byte(0), byte(1)) {
      case (UInt8(ascii: "?"), UInt8(ascii: "?")): return 131
      case (UInt8(ascii: "&"), UInt8(ascii: "&")): return 120
      case (UInt8(ascii: "|"), UInt8(ascii: "|")): return 110
      case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: ">"), UInt8(ascii: ">")): return 160
      case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")), (UInt8(ascii: "<"), UInt8(ascii: "=")),
        (UInt8(ascii: ">"), UInt8(ascii: "=")), (UInt8(ascii: "~"), UInt8(ascii: "=")):
        return 130
      case (UInt8(ascii: "-"), UInt8(ascii: ">")): return 60
      case (UInt8(ascii: "&"), UInt8(ascii: "*")): return 150
      case (UInt8(ascii: "&"), UInt8(ascii: "+")), (UInt8(ascii: "&"), UInt8(ascii: "-")): return 140
      case (_, UInt8(ascii: "=")): return assignment
      default: return custom
      }
    case 3:
      switch (byte(0), byte(1), byte(2)) {
      case (UInt8(ascii: "="), UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "=")):
        return 130
      case (UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: ".")), (UInt8(ascii: "."), UInt8(ascii: "."), UInt8(ascii: "<")):
        return 135
      case (_, _, UInt8(ascii: "=")): return assignment
      default: return custom
      }
    default: return text[text.count - 1] == UInt8(ascii: "=") ? assignment : custom
    }
  }
}

extension Parse {
  /// An expression or a pattern. Emits exactly one node; where there is no expression, an `opaque` one, and takes nothing.
  ///
  /// Operators are read with a stack of their own, so that a chain of any length needs no recursion.
  mutating func parseExpression() {
    guard descend() else { return cut() }
    let base = operators.count
    // Where the operand that was read last begins.
    var start = nodes.count
    var first = offset
    parseOperand()
    while true {
      switch kind {
      case .binaryOperator, .leftAngle, .rightAngle, .ellipsis:
        // `...b` on the next line begins a statement of its own.
        if kind == .ellipsis, !touchesLast(pos), touchesLast(pos + 1) { return finish(base, &start, &first) }
        let text = bytes(pos)
        let precedence = Precedence.of(text)
        reduce(to: base, binding: precedence, &start, &first)
        push(precedence == Precedence.assignment ? .assign : .infix, precedence, takeName(), start, first)
      case .equal:
        if mode == .pattern { return finish(base, &start, &first) }
        reduce(to: base, binding: Precedence.assignment, &start, &first)
        push(.assign, Precedence.assignment, takeName(), start, first)
      case .infixQuestionMark:
        reduce(to: base, binding: Precedence.ternary, &start, &first)
        let saved = mode
        if mode == .pattern { mode = .normal }
        advance()
        parseExpression()
        mode = saved
        if !take(.colon) {
          confused()
          emitLeaf(.opaque, offset: offset)
          push(.ternary, Precedence.ternary, .none, start, first)
          return finish(base, &start, &first)
        }
        push(.ternary, Precedence.ternary, .none, start, first)
      case .kwAs, .kwIs:
        reduce(to: base, binding: Precedence.cast, &start, &first)
        let name = takeName()
        skipMark()
        parseType()
        emit(.cast, from: start, name: name, offset: first)
        continue
      case .arrow:
        reduce(to: base, binding: 60, &start, &first)
        push(.infix, 60, takeName(), start, first)
      case .kwThrows, .kwRethrows, .identifier:
        // `[(Int) async throws -> T]()`: a type where an expression stands
        guard kind != .identifier || word(pos) == .async, !isAtLineStart, skipEffects(), kind == .arrow else {
          return finish(base, &start, &first)
        }
        continue
      default: return finish(base, &start, &first)
      }
      start = nodes.count
      first = offset
      parseOperand()
    }
  }

  @inline(never) private mutating func push(
    _ form: PendingOperator.Form, _ precedence: UInt8, _ name: Symbol, _ start: Int, _ first: UInt32
  ) {
    // The root of the left side is the last node, except that a ternary has two of them.
    let root = form == .ternary ? first : nodes[nodes.count - 1].offset
    operators.append(
      PendingOperator(
        form: form, precedence: precedence, name: name, start: start, firstOffset: first, rootOffset: root))
  }

  private mutating func finish(_ base: Int, _ start: inout Int, _ first: inout UInt32) {
    reduce(to: base, binding: 0, &start, &first)
    ascend()
  }

  /// Emits the operators that bind more tightly than the one that comes.
  @inline(never) private mutating func reduce(to base: Int, binding precedence: UInt8, _ start: inout Int, _ first: inout UInt32) {
    while operators.count > base {
      let top = operators[operators.count - 1]
      guard
        top.precedence > precedence
          || (top.precedence == precedence && !Precedence.isRightAssociative(precedence))
      else { return }
      operators.removeLast()
      start = top.start
      first = top.firstOffset
      switch top.form {
      case .unary: emit(.unary, from: start, name: top.name, offset: first)
      case .infix: emit(.infix, from: start, name: top.name, offset: top.rootOffset)
      case .assign: emit(.assign, from: start, name: top.name, offset: top.rootOffset)
      case .ternary: emit(.ternary, from: start, offset: first)
      }
    }
  }

  /// Takes the `?` or `!` behind `as` and `try`.
  @inline(never) mutating func skipMark() {
    guard !isAtLineStart, touchesLast(pos) else { return }
    switch kind {
    case .postfixQuestionMark, .exclamationMark, .infixQuestionMark: advance()
    case .postfixOperator where bytes(pos).count == 1: advance()
    default: break
    }
  }

  /// Whether an expression can begin at the current token.
  mutating func beginsExpression() -> Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .leftParen, .leftSquare, .leftBrace, .period, .pound,
      .backslash, .prefixOperator, .prefixAmpersand, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter,
      .singleQuote, .regexSlash, .regexPoundDelimiter, .wildcard, .kwAny, .kwSelf, .kwSelfType, .kwSuper, .kwNil, .kwTrue,
      .kwFalse, .kwTry, .kwIf, .kwSwitch, .kwDo, .kwInit:
      true
    case .atSign, .kwRepeat: false
    default: false
    }
  }

  /// Prefixes, an operand, and what hangs on it. Emits one node; prefix operators go onto the stack.
  private mutating func parseOperand() {
    let saved = isBinding
    parsePrefixesAndChain()
    isBinding = saved
  }

  @inline(__always) private mutating func parsePrefixesAndChain() {
    while true {
      switch kind {
      case .prefixOperator, .prefixAmpersand, .ellipsis:
        if isOperatorAlone() { return emitOperatorName() }
        let start = nodes.count
        let first = offset
        let name = takeName()
        operators.append(
          PendingOperator(
            form: .unary, precedence: Precedence.unary, name: name, start: start, firstOffset: first,
            rootOffset: first))
      case .kwTry:
        advance()
        skipMark()
      case .kwLet, .kwVar:
        advance()
        isBinding = true
      case .kwInout, .kwRepeat: advance()
      case .atSign: skipAttribute()
      case .identifier:
        switch word(pos) {
        case .await:
          guard !isOperandEnd(pos + 1) else { return parseChain() }
          advance()
        case .consume, .copy, .each, .unsafe, .some, .any, .borrowing, .consuming, .sending:
          switch token(pos + 1) {
          case .identifier, .dollarIdentifier, .kwSelf, .kwSelfType, .kwAny, .kwTry:
            if startsLine[pos + 1] { return parseChain() }
            advance()
          case .leftParen where word(pos) == .any || word(pos) == .some || word(pos) == .unsafe:
            // `any (A & B)`: a call of a function named `any` has no blank there.
            if touchesLast(pos + 1) || startsLine[pos + 1] { return parseChain() }
            advance()
          case .prefixOperator where word(pos) == .any || word(pos) == .some: advance()
          default: return parseChain()
          }
        default: return parseChain()
        }
      default: return parseChain()
      }
    }
  }

  /// Whether nothing that could be an operand stands at `index`, on the same line.
  private mutating func isOperandEnd(_ index: Int) -> Bool {
    switch token(index) {
    case .endOfFile, .comma, .colon, .equal, .semicolon, .binaryOperator, .postfixOperator, .postfixQuestionMark,
      .exclamationMark, .infixQuestionMark, .rightAngle, .kwIn, .kwAs, .kwIs, .kwElse, .kwWhere, .arrow, .poundEndif,
      .poundElse, .poundElseif:
      true
    default: false
    }
  }

  /// Whether the operator here is an argument by itself: `reduce(0, +)`.
  private mutating func isOperatorAlone() -> Bool {
    let next = token(pos + 1)
    return next == .comma || next == .endOfFile
  }

  @inline(never) mutating func emitOperatorName() {
    let first = offset
    emitLeaf(.name, name: takeName(), offset: first)
  }
}
