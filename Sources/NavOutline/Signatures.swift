import NavFacts
import NavLexing

// Parameters, accessors and attributes.
extension Parse {
  enum ParameterForm {
    case function
    /// Of a subscript: one name alone is no label.
    case `subscript`
    /// Of an enum case: a bare type is enough.
    case payload
    /// Of a closure: a bare name is enough, and there are no labels.
    case closure
  }

  /// `(a b: T = x, …)`. Emits a `parameter` each.
  @inline(never) mutating func parseParameterClause(_ form: ParameterForm = .function) {
    guard kind == .leftParen else { return }
    guard let group = enter() else { return }
    while kind != .endOfFile {
      let before = pos
      parseParameter(form)
      if kind != .comma, kind != .endOfFile {
        confused()
        while kind != .comma, kind != .endOfFile { skipOne() }
      }
      _ = take(.comma)
      if pos == before { advance() }
    }
    leave(group)
  }

  @inline(never) private mutating func parseParameter(_ form: ParameterForm) {
    let start = nodes.count
    while kind == .atSign { parseAttribute() }
    while kind == .identifier {
      // `isolated x: T`, but `isolated: T`
      let word = word(pos)
      guard word == .isolated || word == .borrowing || word == .consuming || word == .sending,
        token(pos + 1) == .identifier, form != .payload, isLabel(pos + 1) || isLabel(pos + 2)
      else { break }
      // `borrowing x: T` could also be a label and a name: to tell nothing is lost either way.
      if isLabel(pos + 1) { break }
      advance()
    }
    let first = offset
    var name = Symbol.none
    var outer = Symbol.none
    var hasType = true
    if isParameterName(kind), token(pos + 1) == .colon {
      name = kind == .wildcard ? .none : symbol(pos)
      outer = form == .subscript ? .none : name
      move(to: pos + 2)
    } else if isParameterName(kind), isParameterName(token(pos + 1)), token(pos + 2) == .colon {
      outer = kind == .wildcard ? .none : symbol(pos)
      advance()
      name = kind == .wildcard ? .none : symbol(pos)
      move(to: pos + 2)
    } else if form == .closure, isParameterName(kind) {
      name = kind == .wildcard ? .none : symbol(pos)
      advance()
      hasType = false
    } else if form != .payload {
      confused()
      if isParameterName(kind) { advance() }
      hasType = false
    }
    var flags: NodeFlags = []
    if hasType {
      // `items: repeat each Item` takes any number too.
      if kind == .kwRepeat { flags = .variadic }
      parseType()
      if isEllipsis() {
        flags = .variadic
        advance()
      }
      if take(.equal) {
        let start = nodes.count
        let first = offset
        parseExpression()
        emit(.initializer, from: start, offset: first)
      }
    }
    emit(.parameter, from: start, name: name, flags: flags, offset: first)
    if form != .closure { label(outer) }
  }

  @inline(__always) private mutating func isParameterName(_ kind: TokenKind) -> Bool {
    isNameLike(kind) || kind == .wildcard || kind == .dollarIdentifier
  }

  /// Whether the brace at `index` holds accessors rather than statements.
  mutating func isAccessorBlock(_ index: Int) -> Bool {
    let end = min(behindGroup(index), limit)
    var i = index + 1
    while i < end {
      if kinds[i] == .atSign {
        i += 2
        if token(i) == .leftParen, touchesLast(i) { i = behindGroup(i) }
        continue
      }
      if kinds[i] == .kwInit {
        return token(i + 1) == .leftBrace || token(i + 1) == .leftParen && token(behindGroup(i + 1)) == .leftBrace
      }
      guard kinds[i] == .identifier else { return false }
      switch word(i) {
      case .mutating, .nonmutating, .consuming, .borrowing: i += 1
      case .get, .read, .modify:
        switch token(i + 1) {
        case .leftBrace, .rightBrace, .endOfFile, .kwThrows, .semicolon, .atSign: return true
        case .identifier:
          let next = word(i + 1)
          return next.isAccessor || next == .async || next == .mutating || next == .nonmutating
        default: return false
        }
      case .set, .willSet, .didSet:
        switch token(i + 1) {
        case .leftBrace, .rightBrace, .endOfFile, .semicolon, .atSign: return true
        case .leftParen: return token(behindGroup(i + 1)) == .leftBrace
        case .identifier:
          let next = word(i + 1)
          return next.isAccessor || next == .mutating || next == .nonmutating
        default: return false
        }
      default:
        return (length(i) == 13 && matches(i, "unsafeAddress")) || (length(i) == 20 && matches(i, "unsafeMutableAddress"))
      }
    }
    return false
  }

  /// The name of the short form's accessor.
  private var get: Symbol {
    mutating get {
      let text: StaticString = "get"
      return names.pointee.number(extra: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), source)
    }
  }

  /// `{ get … set … }`, or the statements of a getter. Emits an `accessor` each.
  @inline(never) mutating func parseAccessors() {
    let first = offset
    guard isAccessorBlock(pos) else {
      let start = nodes.count
      parseBlock()
      emit(.accessor, from: start, name: get, offset: first)
      return
    }
    guard let group = enter() else {
      emitLeaf(.accessor, name: get, flags: .cut, offset: first)
      return
    }
    while kind != .endOfFile { parseAccessor() }
    leave(group)
  }

  @inline(never) private mutating func parseAccessor() {
    var modifiers: Modifiers = []
    while true {
      if kind == .atSign {
        skipAttribute()
        continue
      }
      let word = word(pos)
      guard word == .mutating || word == .nonmutating || word == .consuming || word == .borrowing else { break }
      if word == .mutating { modifiers.insert(.mutating) }
      advance()
    }
    guard kind == .identifier || kind == .kwInit else {
      if kind != .semicolon { confused() }
      return skipOne()
    }
    let start = nodes.count
    let at = offset
    let name = takeName()
    if kind == .leftParen { skipOne() }
    _ = skipEffects(always: true)
    if kind == .leftBrace { parseBlock() }
    var node = OutlineNode(.accessor, name: name, offset: at, size: nodes.count - start + 1)
    node.modifiers = modifiers
    nodes.append(node)
  }

  /// `@Name`, `@Outer.Name<T>(…)`
  @inline(never) mutating func parseAttribute() {
    let start = nodes.count
    let first = offset
    advance()
    guard kind == .identifier else {
      confused()
      return
    }
    var nameToken = pos
    advance()
    while true {
      if kind == .leftAngle, touchesLast(pos) {
        parseAndDrop { $0.parseGenericArguments() }
      } else if kind == .period || kind == .colonColon, isNameLike(token(pos + 1)) {
        advance()
        nameToken = pos
        advance()
      } else {
        break
      }
    }
    if kind == .leftParen, touchesLast(pos), !isFunctionType(pos) {
      // The language's own attributes begin in lower case, and their arguments are no expressions.
      let byte = source[Int(starts[nameToken])]
      if byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") {
        if length(nameToken) == 8, matches(nameToken, "attached") { parseConformances() } else { skipOne() }
      } else {
        parseArguments()
      }
    }
    emit(.attribute, from: start, name: symbol(nameToken), offset: first)
  }

  /// What a macro makes the types that it stands on conform to: the types in `(extension, conformances: P, Q, names: named(x))`.
  private mutating func parseConformances() {
    guard let group = enter() else { return }
    while kind != .endOfFile, !isLabel(pos) || length(pos) != 12 || !matches(pos, "conformances") { skipOne() }
    if kind != .endOfFile {
      advance()
      while take(.colon) || take(.comma), kind != .endOfFile, !isLabel(pos) {
        let start = nodes.count
        let first = offset
        parseType()
        emit(.inherited, from: start, offset: first)
      }
      while kind != .endOfFile { skipOne() }
    }
    leave(group)
  }

  /// Whether the parentheses at `index` are a function type's rather than an attribute's: `@escaping(A) -> B`.
  private mutating func isFunctionType(_ index: Int) -> Bool {
    let behind = behindGroup(index)
    switch token(behind) {
    case .arrow, .kwThrows, .kwRethrows: return true
    case .identifier:
      return word(behind) == .async && (token(behind + 1) == .arrow || token(behind + 1) == .kwThrows)
    default: return false
    }
  }

  @inline(never) mutating func skipAttribute() {
    parseAndDrop { $0.parseAttribute() }
  }
}
