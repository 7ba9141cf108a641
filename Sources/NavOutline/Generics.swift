import NavFacts
import NavLexing

extension Parse {
  /// Whether the `<` at `index` opens generic arguments rather than being an operator, decided as the compiler does: it must
  /// read as a list of types, and what follows the `>` must not begin an operand.
  ///
  /// - Complexity: looks at 256 tokens at most.
  mutating func isGenericArgumentList(_ index: Int) -> Bool {
    guard !startsLine[index] else { return false }
    var i = index + 1
    var angles = 1
    let end = min(limit, index + 256)
    while i < end {
      switch kinds[i] {
      case .identifier, .kwSelfType, .kwAny, .period, .comma, .postfixQuestionMark, .exclamationMark, .arrow, .wildcard,
        .atSign, .kwInout, .kwThrows, .kwRethrows, .prefixAmpersand, .integerLiteral, .ellipsis, .kwRepeat, .kwClass:
        i += 1
      case .leftParen, .leftSquare: i = behindGroup(i)
      case .leftAngle:
        angles += 1
        i += 1
      case .rightAngle:
        angles -= 1
        i += 1
        if angles == 0 { return mayFollowGenerics(i) }
      case .binaryOperator, .postfixOperator, .prefixOperator:
        let from = Int(starts[i])
        let to = Int(ends[i])
        var at = from
        // `>?>` closes two.
        while at < to, angles > 0 {
          if source[at] == UInt8(ascii: ">") {
            angles -= 1
          } else if at == from || (source[at] != UInt8(ascii: "?") && source[at] != UInt8(ascii: "!")) {
            break
          }
          at += 1
        }
        if angles == 0 {
          if at == to { return mayFollowGenerics(i + 1) }
          return source[at] == UInt8(ascii: "?") || source[at] == UInt8(ascii: "!")
        }
        if at == from {
          // `&` joins protocols, `~` takes one away, `?` and `!` make optionals; nothing else is part of a type.
          switch source[at] {
          case UInt8(ascii: "&"), UInt8(ascii: "~"): if to - from != 1 { return false }
          case UInt8(ascii: "?"), UInt8(ascii: "!"): break
          case UInt8(ascii: "-"): if kinds[i] != .prefixOperator { return false }
          case UInt8(ascii: "."): if to - from != 3 { return false }
          default: return false
          }
        }
        i += 1
      default: return false
      }
    }
    return false
  }

  private mutating func mayFollowGenerics(_ index: Int) -> Bool {
    switch token(index) {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamationMark,
      .postfixQuestionMark, .colon, .equal, .arrow:
      return true
    case .leftParen, .leftSquare: return !startsLine[index]
    case .binaryOperator: return length(index) == 1 && source[Int(starts[index])] == UInt8(ascii: "&")
    default: return startsLine[index]
    }
  }

  /// `<T: P, each U, let n: Int>`, if it is there.
  @inline(never) mutating func parseGenericParameters() {
    guard kind == .leftAngle else { return }
    advance()
    while kind != .endOfFile, !beginsWithAngle() {
      let start = nodes.count
      while kind == .atSign { skipAttribute() }
      if word(pos) == .each || kind == .kwLet, token(pos + 1) == .identifier { advance() }
      guard isNameLike(kind) else {
        confused()
        break
      }
      let first = offset
      let name = takeName()
      if isEllipsis() { advance() }
      if take(.colon) { parseType() }
      if take(.equal) { parseAndDrop { $0.parseType() } }
      emit(.genericParameter, from: start, name: name, offset: first)
      if kind == .kwWhere { skipWhereClause() }
      if !take(.comma) { break }
    }
    if beginsWithAngle() { takeAngle() } else { confused() }
  }

  /// `where T: P, U == V`, which leaves no node.
  @inline(never) mutating func skipWhereClause() { parseWhereClause(of: nodes.count) }

  /// `where T: P, U == V`: what is said of a generic parameter that has no constraint yet becomes its constraint. An extension, which names
  /// no parameters of its own, gets one for each plain name that is constrained. What a protocol says so of an associated type is a member
  /// of it, as though it stood inside: `associatedtype T: P`, `typealias U = V`. The rest leaves no node.
  ///
  /// - Parameter declaration: the first node of the declaration.
  @inline(never) mutating func parseWhereClause(of declaration: Int, isExtension: Bool = false, isProtocol: Bool = false) {
    guard take(.kwWhere) else { return }
    var start = nodes.count
    while true {
      let before = pos
      let first = offset
      let isName = kind == .identifier
      parseType()
      let subject = isName && nodes.count == start + 1 && nodes[start].kind == .typeName ? nodes[start].name : .none
      drop(from: start)
      if kind == .colon || kind == .binaryOperator {
        let isConformance = kind == .colon
        advance()
        parseType()
        if isProtocol, !subject.isNone {
          if isConformance { emit(.inherited, from: start, offset: nodes[start].offset) }
          emit(isConformance ? .associatedtypeDecl : .typealiasDecl, from: start, name: subject, offset: first)
          start = nodes.count
        } else if isConformance, !subject.isNone, isExtension {
          emit(.genericParameter, from: start, name: subject, offset: first)
          start = nodes.count
        } else if isConformance, let parameter = unconstrained(subject, declaration..<start) {
          let constraint = Array(nodes[start...])
          drop(from: start)
          nodes.insert(contentsOf: constraint, at: parameter)
          let bare = nodes[parameter + constraint.count]
          nodes[parameter + constraint.count] = OutlineNode(bare.kind, name: bare.name, offset: bare.offset, size: 1 + constraint.count)
          start += constraint.count
        } else {
          drop(from: start)
        }
      }
      if pos == before { return }
      guard take(.comma) else { return }
    }
  }

  private func unconstrained(_ name: Symbol, _ header: Range<Int>) -> Int? {
    if name.isNone { return nil }
    return header.first { nodes[$0].kind == .genericParameter && nodes[$0].name == name && nodes[$0].size == 1 }
  }

  /// `: A, B`, if it is there. Emits an `inherited` each.
  @inline(never) mutating func parseInheritance() {
    guard take(.colon) else { return }
    while kind != .endOfFile, kind != .leftBrace {
      let start = nodes.count
      let first = offset
      let before = pos
      parseType()
      emit(.inherited, from: start, offset: first)
      guard pos != before, take(.comma) else { return }
    }
  }
}
