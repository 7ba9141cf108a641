import NavFacts
import NavLexing

extension Parse {
  /// Declarations and statements up to the end of the group; in a switch arm, up to the next arm.
  mutating func parseItems(inArm: Bool) {
    while kind != .endOfFile {
      if inArm, isArmStart(pos) { return }
      let before = pos
      let countBefore = nodes.count
      let splitBefore = split
      parseItem()
      if pos == before, split == splitBefore {
        if nodes.count == countBefore {
          confused()
          emitLeaf(.opaque, offset: offset)
        }
        skipOne()
      } else if kind == .semicolon {
        advance()
      } else if kind != .endOfFile, !isAtLineStart, nodes.count > countBefore, !(inArm && isArmStart(pos)) {
        // Two statements on one line without a semicolon between them.
        if kinds[pos - 1] != .rightBrace, kind != .poundEndif { confused() }
      }
    }
  }

  private mutating func parseItem() {
    switch kind {
    case .semicolon: advance()
    case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwExtension, .kwFunc, .kwVar, .kwLet, .kwInit, .kwDeinit,
      .kwSubscript, .kwTypealias, .kwAssociatedtype, .kwImport, .kwOperator, .kwPrecedencegroup, .kwCase, .atSign,
      .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic:
      parseDeclaration()
    case .identifier:
      switch word(pos) {
      case .none: parseExpressionOrLabelled()
      case .yield, .discard:
        // `yield &x`, `discard self`; `yield(x)` is a call.
        let next = token(pos + 1)
        if next == .identifier || next == .kwSelf || next == .prefixAmpersand, !startsLine[pos + 1] { advance() }
        parseExpression()
      default:
        if isDeclaration(pos) { parseDeclaration() } else { parseExpressionOrLabelled() }
      }
    case .kwIf: parseIf()
    case .kwGuard: parseGuard()
    case .kwSwitch: parseSwitch()
    case .kwFor: parseFor()
    case .kwWhile: parseWhile()
    case .kwRepeat where token(pos + 1) == .leftBrace: parseRepeat()
    case .kwDo: parseDo()
    case .kwReturn: parseReturn()
    case .kwThrow: parseThrow()
    case .kwDefer: parseDefer()
    case .kwBreak: parseJump(.breakStmt)
    case .kwContinue: parseJump(.continueStmt)
    case .kwFallthrough: parseJump(.fallthroughStmt)
    case .poundIf: if holdsAttributesOnly(pos) { parseDeclaration() } else { parseConditional(.items) }
    case .poundSourceLocation:
      advance()
      if kind == .leftParen { skipOne() }
    case .shebang: advance()
    default: parseExpression()
    }
  }

  private mutating func parseExpressionOrLabelled() {
    if token(pos + 1) == .colon {
      switch token(pos + 2) {
      case .kwFor, .kwWhile, .kwRepeat, .kwIf, .kwSwitch, .kwDo: return move(to: pos + 2)
      default: break
      }
    }
    parseExpression()
  }

  /// `{ … }` at its brace.
  @inline(never) mutating func parseBlock() {
    let start = nodes.count
    let first = offset
    if isShell {
      emitLeaf(.block, offset: first)
      return move(to: behindGroup(pos))
    }
    guard let group = enter() else { return emitLeaf(.block, flags: .cut, offset: first) }
    parseItems(inArm: false)
    leave(group)
    emit(.block, from: start, offset: first)
  }

  /// A block, an empty one where it is missing, so that the tree keeps its shape.
  private mutating func parseNeededBlock() {
    if kind == .leftBrace { return parseBlock() }
    confused()
    emitLeaf(.block, offset: offset)
  }

  /// `if … { } else if … { } else { }`, without recursion along the chain.
  @inline(never) mutating func parseIf() {
    let base = chain.count
    while true {
      chain.append(PendingIf(start: nodes.count, offset: offset))
      advance()
      parseConditions()
      parseNeededBlock()
      guard take(.kwElse) else { break }
      if kind == .kwIf { continue }
      parseNeededBlock()
      break
    }
    while chain.count > base, let pending = chain.popLast() {
      emit(.ifStmt, from: pending.start, offset: pending.offset)
    }
  }

  @inline(never) private mutating func parseGuard() {
    let start = nodes.count
    let first = offset
    advance()
    parseConditions()
    if !take(.kwElse) { confused() }
    parseNeededBlock()
    emit(.guardStmt, from: start, offset: first)
  }

  /// The conditions between a keyword and its brace.
  @inline(never) private mutating func parseConditions() {
    let saved = mode
    mode = .header
    while kind != .endOfFile, kind != .leftBrace, kind != .kwElse {
      let before = pos
      parseCondition()
      guard take(.comma) else {
        if kind == .leftBrace || kind == .kwElse { break }
        confused()
        // Whatever follows on this line is not understood; the brace is the next landmark.
        while kind != .endOfFile, kind != .leftBrace, kind != .kwElse, kind != .comma, !isAtLineStart || pos == before {
          skipOne()
        }
        if !take(.comma) { break }
        continue
      }
    }
    mode = saved
  }

  @inline(never) private mutating func parseCondition() {
    let start = nodes.count
    let first = offset
    switch kind {
    case .kwLet, .kwVar:
      advance()
      guard isNameLike(kind) else {
        // `if let (a, b) = f()`
        parsePattern(isBinding: true)
        return parseMatched(from: start, first)
      }
      let name = takeName()
      if take(.colon) { parseAndDrop { $0.parseType() } }
      if take(.equal) { parseExpression() }
      emit(.optionalBinding, from: start, name: name, offset: first)
    case .kwCase:
      advance()
      parsePattern(isBinding: false)
      parseMatched(from: start, first)
    case .poundAvailable, .poundUnavailable:
      advance()
      if kind == .leftParen { skipOne() }
      emitLeaf(.available, offset: first)
    default: parseExpression()
    }
  }

  /// `= expression` of a `caseCondition` whose pattern is read.
  private mutating func parseMatched(from start: Int, _ first: UInt32) {
    if take(.colon) { parseAndDrop { $0.parseType() } }
    if take(.equal) {
      parseExpression()
    } else {
      confused()
      emitLeaf(.opaque, offset: offset)
    }
    emit(.caseCondition, from: start, offset: first)
  }

  @inline(never) private mutating func parseFor() {
    let start = nodes.count
    let first = offset
    advance()
    if take(.kwTry) { skipMark() }
    if word(pos) == .await { advance() }
    if word(pos) == .unsafe, token(pos + 1) != .kwIn { advance() }
    if take(.kwCase) { parsePattern(isBinding: false) } else { parsePattern(isBinding: true) }
    if take(.colon) { parseAndDrop { $0.parseType() } }
    if !take(.kwIn) { confused() }
    parseInHeader()
    if take(.kwWhere) { parseInHeader() }
    parseNeededBlock()
    emit(.forStmt, from: start, offset: first)
  }

  @inline(never) mutating func parseInHeader() {
    let saved = mode
    mode = .header
    parseExpression()
    mode = saved
  }

  @inline(never) private mutating func parseWhile() {
    let start = nodes.count
    let first = offset
    advance()
    parseConditions()
    parseNeededBlock()
    emit(.whileStmt, from: start, offset: first)
  }

  @inline(never) private mutating func parseRepeat() {
    let start = nodes.count
    let first = offset
    advance()
    parseNeededBlock()
    if take(.kwWhile) {
      parseExpression()
    } else {
      confused()
      emitLeaf(.opaque, offset: offset)
    }
    emit(.repeatStmt, from: start, offset: first)
  }

  @inline(never) mutating func parseDo() {
    let start = nodes.count
    let first = offset
    advance()
    if take(.kwThrows), kind == .leftParen { skipOne() }
    parseNeededBlock()
    while kind == .kwCatch { parseCatch() }
    emit(.doStmt, from: start, offset: first)
  }

  @inline(never) private mutating func parseCatch() {
    let start = nodes.count
    let first = offset
    advance()
    while kind != .leftBrace, kind != .endOfFile {
      let before = pos
      parsePattern(isBinding: false, mayHaveWhere: true)
      guard take(.comma), pos != before else { break }
    }
    parseNeededBlock()
    emit(.catchClause, from: start, offset: first)
  }

  @inline(never) private mutating func parseReturn() {
    let start = nodes.count
    let first = offset
    advance()
    if beginsExpression() { parseExpression() }
    emit(.returnStmt, from: start, offset: first)
  }

  @inline(never) private mutating func parseThrow() {
    let start = nodes.count
    let first = offset
    advance()
    parseExpression()
    emit(.throwStmt, from: start, offset: first)
  }

  @inline(never) private mutating func parseDefer() {
    let start = nodes.count
    let first = offset
    advance()
    parseNeededBlock()
    emit(.deferStmt, from: start, offset: first)
  }

  /// `break`, `continue`, `fallthrough`, and the loop's name.
  @inline(never) private mutating func parseJump(_ kind: NodeKind) {
    let first = offset
    advance()
    if self.kind == .identifier, !isAtLineStart { advance() }
    emitLeaf(kind, offset: first)
  }
}
