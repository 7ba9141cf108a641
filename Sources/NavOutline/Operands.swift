import NavFacts
import NavLexing

extension Parse {
  /// How many bytes of a literal are kept: identifiers and what stands in for a screen are shorter.
  static let longestText = 80

  /// A literal, a name, or a group. Emits one node.
  /// - Returns: whether a chain may hang on it.
  mutating func parsePrimary() -> Bool {
    let first = offset
    switch kind {
    case .identifier, .dollarIdentifier, .kwSelf, .kwSelfType, .kwSuper, .kwAny:
      parseName(first)
    case .kwInit where token(pos + 1) != .colon:
      emitLeaf(.name, name: takeName(), offset: first)
    case .wildcard:
      advance()
      emitLeaf(.wildcard, offset: first)
    case .integerLiteral, .floatLiteral:
      emitLeaf(.number, name: takeName(), offset: first)
    case .kwTrue, .kwFalse:
      let flags: NodeFlags = kind == .kwTrue ? .isTrue : []
      advance()
      emitLeaf(.boolean, flags: flags, offset: first)
    case .kwNil:
      advance()
      emitLeaf(.nil, offset: first)
    case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote: parseString()
    case .regexSlash, .regexPoundDelimiter: parseRegex()
    case .period: return parseImplicitMember()
    case .leftParen: parseTuple()
    case .leftSquare: parseCollection()
    case .leftBrace:
      guard mode != .header, mode != .pattern else {
        confused()
        emitLeaf(.opaque, offset: first)
        return false
      }
      parseClosure()
    case .backslash: parseKeyPath()
    case .pound: parseMacro()
    case .kwIs:
      let start = nodes.count
      advance()
      parseType()
      emit(.isPattern, from: start, offset: first)
      return false
    case .kwIf:
      parseNested { $0.parseIf() }
      return false
    case .kwSwitch:
      parseNested { $0.parseSwitch() }
      return false
    case .kwDo:
      parseNested { $0.parseDo() }
      return false
    case .binaryOperator:
      // An operator by itself: `(+)`, `f(==)`
      let next = token(pos + 1)
      guard next == .endOfFile || next == .comma else { fallthrough }
      emitOperatorName()
      return false
    default:
      confused()
      emitLeaf(.opaque, offset: first)
      return false
    }
    return true
  }

  /// A statement as an expression: its braces do not see the mode of the expression around it.
  @inline(never) private mutating func parseNested(_ rule: (inout Parse) -> Void) {
    let saved = mode
    let savedBinding = isBinding
    mode = .normal
    isBinding = false
    rule(&self)
    mode = saved
    isBinding = savedBinding
  }

  @inline(never) private mutating func parseName(_ first: UInt32) {
    let start = nodes.count
    let isIdentifier = kind == .identifier
    if isIdentifier, token(pos + 1) == .period, isFramework(pos), startsUpper(pos + 2) { return parseFrameworkName(start) }
    let name = takeQualifiedName()
    if isBinding, isIdentifier, kind != .period, kind != .leftParen, kind != .leftAngle {
      return emitLeaf(.bind, name: name, offset: first)
    }
    if kind == .leftAngle, isGenericArgumentList(pos) { parseGenericArguments() }
    skipArgumentNames()
    emit(.name, from: start, name: name, offset: first)
  }

  /// `SwiftUI.TabView`: the type's name, below which the framework's stands, so that nobody takes it for one of the app's own.
  @inline(never) private mutating func parseFrameworkName(_ start: Int) {
    let first = offset
    emitLeaf(.name, name: takeName(), offset: first)
    advance()
    let at = offset
    let name = takeName()
    if kind == .leftAngle, isGenericArgumentList(pos) { parseGenericArguments() }
    skipArgumentNames()
    emit(.name, from: start, name: name, flags: .qualified, offset: at)
  }

  /// Whether the token is the name of a framework whose types make screens.
  private mutating func isFramework(_ index: Int) -> Bool {
    let text = bytes(index)
    switch text.count {
    case 5: return text.elementsEqual("UIKit".utf8)
    case 6: return text.elementsEqual("AppKit".utf8)
    case 7: return text.elementsEqual("SwiftUI".utf8)
    default: return false
    }
  }

  private mutating func startsUpper(_ index: Int) -> Bool {
    guard token(index) == .identifier, let first = bytes(index).first else { return false }
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
  }

  @inline(never) private mutating func parseImplicitMember() -> Bool {
    let start = nodes.count
    let first = offset
    advance()
    guard isNameLike(kind) || kind == .integerLiteral || kind == .dollarIdentifier else {
      confused()
      emitLeaf(.opaque, offset: first)
      return false
    }
    let name = takeName()
    if kind == .leftAngle, isGenericArgumentList(pos) { parseGenericArguments() }
    skipArgumentNames()
    emit(.implicitMember, from: start, name: name, offset: first)
    return true
  }

  /// `(a, b: c)`; plain parentheses leave no node.
  @inline(never) private mutating func parseTuple() {
    let start = nodes.count
    let first = offset
    guard let group = enter() else { return emitLeaf(.opaque, flags: .cut, offset: first) }
    isBinding = group.isBinding
    var count = 0
    while kind != .endOfFile {
      var name = Symbol.none
      if isLabel(pos) {
        name = kind == .wildcard ? .none : symbol(pos)
        move(to: pos + 2)
      } else if isNameLike(kind) || kind == .wildcard, kind != .kwCase, isLabel(pos + 1), kinds[pos + 1] == .identifier {
        // `(_ name: T) -> U`: a function type where an expression stands
        move(to: pos + 3)
      }
      parseElement()
      if !name.isNone { label(name) }
      count += name.isNone ? 1 : 2
      if skipToComma() { count += 2 }
      _ = take(.comma)
    }
    leave(group)
    if count != 1 { emit(.tuple, from: start, offset: first) }
  }

  /// `[a, b]`, `[k: v]`, also as types.
  @inline(never) private mutating func parseCollection() {
    let start = nodes.count
    let first = offset
    guard let group = enter() else { return emitLeaf(.array, flags: .cut, offset: first) }
    var nodeKind = NodeKind.array
    var count = 0
    if kind == .colon, token(pos + 1) == .endOfFile {
      advance()
      nodeKind = .dictionary
    }
    while kind != .endOfFile {
      if token(pos) == .integerLiteral, token(pos + 1) == .identifier, length(pos + 1) == 2, matches(pos + 1, "of") {
        move(to: pos + 2) // `[3 of Int]`
      }
      parseElement()
      count += 1
      if take(.colon) {
        nodeKind = .dictionary
        parseElement()
        count += 1
      }
      if skipToComma() { count += 1 }
      _ = take(.comma)
    }
    // A dictionary has pairs, even a damaged one.
    if nodeKind == .dictionary, count % 2 != 0 { emitLeaf(.opaque, offset: offset) }
    leave(group)
    emit(nodeKind, from: start, offset: first)
  }

  /// `"…\(…)…"`, `#"…"#`, `"""…"""`
  @inline(never) private mutating func parseString() {
    let start = nodes.count
    let first = offset
    if kind == .rawStringPoundDelimiter { advance() }
    let quote = kind
    advance()
    var textStart = -1
    var textEnd = -1
    var hasInterpolations = false
    var isPath = false
    scan: while kind != .endOfFile {
      switch kind {
      case .stringSegment:
        if textStart < 0 { textStart = Int(starts[pos]) }
        textEnd = Int(ends[pos])
        advance()
      case .backslash:
        if !hasInterpolations, textStart >= 0 { isPath = source[textStart..<textEnd].contains(UInt8(ascii: "/")) }
        hasInterpolations = true
        advance()
        if kind == .rawStringPoundDelimiter { advance() }
        guard kind == .leftParen else { break scan }
        parseArguments()
        textEnd = max(textEnd, Int(starts[pos]))
      case quote:
        advance()
        if kind == .rawStringPoundDelimiter, touchesLast(pos) { advance() }
        break scan
      default:
        confused()
        break scan
      }
    }
    var name = Symbol.none
    if textStart >= 0, !hasInterpolations || isPath {
      var end = textEnd
      if end - textStart > Self.longestText {
        end = textStart + Self.longestText
        while end > textStart, source[end] & 0xC0 == 0x80 { end -= 1 }
      }
      name = names.pointee.number(source, textStart..<max(textStart, end))
    }
    emit(.string, from: start, name: name, flags: hasInterpolations ? .interpolated : [], offset: first)
  }

  @inline(never) private mutating func parseRegex() {
    let first = offset
    while kind == .regexSlash || kind == .regexPoundDelimiter || kind == .regexLiteralPattern {
      let isEnd = kind == .regexSlash && kinds[max(pos - 1, 0)] == .regexLiteralPattern
      advance()
      if isEnd {
        if kind == .regexPoundDelimiter, touchesLast(pos) { advance() }
        break
      }
    }
    emitLeaf(.regex, offset: first)
  }

  /// `\.a.b`, `\Type.a`, `\.[0]`
  @inline(never) private mutating func parseKeyPath() {
    let start = nodes.count
    let first = offset
    guard descend() else { return cut() }
    let saved = mode
    mode = .pattern // a brace behind it is somebody else's
    advance()
    let base = offset
    if kind == .period, !isNameLike(token(pos + 1)), token(pos + 1) != .integerLiteral,
      token(pos + 1) != .dollarIdentifier
    {
      advance()
      emitLeaf(.implicitMember, offset: base)
      parsePostfix(from: start)
    } else if kind == .leftParen || kind == .leftSquare || kind == .period || isNameLike(kind) {
      parseChain()
    } else {
      emitLeaf(.implicitMember, offset: base)
      parsePostfix(from: start)
    }
    mode = saved
    ascend()
    emit(.keyPath, from: start, offset: first)
  }

  /// `#selector(…)`, `#Preview { … }`, `#file`
  @inline(never) private mutating func parseMacro() {
    let start = nodes.count
    let first = offset
    advance()
    guard isNameLike(kind) else {
      confused()
      return emitLeaf(.opaque, offset: first)
    }
    let name = takeName()
    if kind == .leftAngle, isGenericArgumentList(pos) { parseGenericArguments() }
    if kind == .leftParen, !isAtLineStart { parseArguments() }
    parseTrailingClosuresOfMacro()
    emit(.macro, from: start, name: name, offset: first)
  }
}
