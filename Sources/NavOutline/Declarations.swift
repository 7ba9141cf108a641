import NavFacts
import NavLexing

extension Parse {
  /// Whether a declaration begins at `index`: modifiers, if any, and then its keyword.
  mutating func isDeclaration(_ index: Int) -> Bool {
    var i = index
    // No declaration has more modifiers; a hostile list of them must not be looked through again and again.
    while i < index + 64 {
      switch token(i) {
      case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwExtension, .kwFunc, .kwVar, .kwLet, .kwInit, .kwDeinit,
        .kwSubscript, .kwTypealias, .kwAssociatedtype, .kwImport, .kwOperator, .kwPrecedencegroup, .kwCase, .atSign:
        return i == index || token(i) != .kwInit || token(i + 1) != .colon
      case .kwPublic, .kwPrivate, .kwFileprivate, .kwInternal, .kwStatic:
        i += 1
        if token(i) == .leftParen { i = behindGroup(i) }
      case .identifier:
        let word = word(i)
        switch word {
        case .actor, .macro: return token(i + 1) == .identifier && !startsLine[i + 1]
        case _ where word.isModifier:
          i += 1
          // `unowned(safe)`, `nonisolated(unsafe)`, `package(set)`; a longer group is a call's.
          if token(i) == .leftParen, token(i + 1) == .identifier, token(i + 2) == .rightParen { i += 3 }
        default: return false
        }
      default: return false
      }
    }
    return false
  }

  /// A declaration with its attributes and modifiers.
  @inline(never) mutating func parseDeclaration() {
    let start = nodes.count
    var modifiers: Modifiers = []
    while true {
      switch kind {
      case .atSign:
        parseAttribute()
        continue
      case .poundIf where holdsAttributesOnly(pos):
        parseConditionalAttributes()
        continue
      case .kwPublic: modifiers.insert(takeModifier(.public))
      case .kwInternal: modifiers.insert(takeModifier(.internal))
      case .kwPrivate: modifiers.insert(takeModifier(.private))
      case .kwFileprivate: modifiers.insert(takeModifier(.fileprivate))
      case .kwStatic: modifiers.insert(takeModifier(.static))
      case .kwClass where isDeclaration(pos + 1): modifiers.insert(takeModifier(.class))
      case .identifier:
        let word = word(pos)
        guard word.isModifier else { break }
        modifiers.insert(takeModifier(Self.modifier(word)))
        continue
      default: break
      }
      switch kind {
      case .kwPublic, .kwInternal, .kwPrivate, .kwFileprivate, .kwStatic, .atSign: continue
      case .kwClass where isDeclaration(pos + 1): continue
      case .poundIf where holdsAttributesOnly(pos): continue
      case .identifier where word(pos).isModifier: continue
      default: break
      }
      break
    }
    parseDeclarationProper(start, modifiers)
  }

  /// Takes a modifier and its `(set)`, which takes the modifier away: the getter does not have it.
  private mutating func takeModifier(_ modifier: Modifiers) -> Modifiers {
    advance()
    guard kind == .leftParen else { return modifier }
    let isForSetter = length(pos + 1) == 3 && matches(pos + 1, "set")
    move(to: behindGroup(pos))
    return isForSetter ? [] : modifier
  }

  private static func modifier(_ word: Word) -> Modifiers {
    switch word {
    case .open: .open
    case .package: .package
    case .override: .override
    case .final: .final
    case .lazy: .lazy
    case .weak: .weak
    case .unowned: .unowned
    case .mutating: .mutating
    case .convenience: .convenience
    case .required: .required
    case .indirect: .indirect
    case .dynamic: .dynamic
    case .optional: .optional
    default: []
    }
  }

  private mutating func parseDeclarationProper(_ start: Int, _ modifiers: Modifiers) {
    switch kind {
    case .kwStruct: parseTypeDeclaration(.structDecl, start, modifiers)
    case .kwClass: parseTypeDeclaration(.classDecl, start, modifiers)
    case .kwEnum: parseTypeDeclaration(.enumDecl, start, modifiers)
    case .kwProtocol: parseTypeDeclaration(.protocolDecl, start, modifiers)
    case .kwExtension: parseExtension(start, modifiers)
    case .kwFunc: parseFunction(start, modifiers)
    case .kwInit, .kwSubscript: parseInitializerOrSubscript(start, modifiers)
    case .kwDeinit: parseDeinitializer(start, modifiers)
    case .kwVar, .kwLet: parseVariables(start, modifiers)
    case .kwCase: parseEnumCases(start, modifiers)
    case .kwTypealias: parseTypealias(start, modifiers)
    case .kwAssociatedtype: parseAssociatedType(start, modifiers)
    case .kwImport: parseImport(start, modifiers)
    case .kwOperator: skipOperatorDeclaration(start)
    case .kwPrecedencegroup: skipPrecedenceGroup(start)
    case .identifier where word(pos) == .actor && token(pos + 1) == .identifier:
      parseTypeDeclaration(.actorDecl, start, modifiers)
    case .identifier where word(pos) == .macro && token(pos + 1) == .identifier: parseMacroDeclaration(start)
    case .pound, .poundIf:
      // Attributes on a macro's expansion or around a region: the attributes say nothing to what follows.
      drop(from: start)
    default:
      drop(from: start)
      confused()
    }
  }

  @inline(never) private mutating func finish(
    _ kind: NodeKind, from start: Int, name: Symbol, modifiers: Modifiers, flags: NodeFlags = [], offset: UInt32
  ) {
    var node = OutlineNode(kind, name: name, flags: flags, offset: offset, size: nodes.count - start + 1)
    node.modifiers = modifiers
    nodes.append(node)
  }

  /// `{ members }`, if it is there; whether it was cut off.
  @inline(never) private mutating func parseMembers() -> Bool {
    guard kind == .leftBrace else { return false }
    guard let group = enter() else { return true }
    parseItems(inArm: false)
    leave(group)
    return false
  }

  @inline(never) private mutating func parseTypeDeclaration(_ nodeKind: NodeKind, _ start: Int, _ modifiers: Modifiers) {
    advance()
    let at = offset
    var name = Symbol.none
    if isNameLike(kind) { name = takeName() } else { confused() }
    parseGenericParameters()
    parseInheritance()
    parseWhereClause(of: start, isProtocol: nodeKind == .protocolDecl)
    let isCut = parseMembers()
    finish(nodeKind, from: start, name: name, modifiers: modifiers, flags: isCut ? .cut : [], offset: at)
  }

  @inline(never) private mutating func parseExtension(_ start: Int, _ modifiers: Modifiers) {
    advance()
    let attributesEnd = nodes.count
    let first = offset
    parseType()
    let extended = nodes[nodes.count - 1]
    emit(.extended, from: attributesEnd, offset: first)
    if attributesEnd > start {
      // The contract wants the extended type before the attributes.
      let attributes = Array(nodes[start..<attributesEnd])
      nodes.removeSubrange(start..<attributesEnd)
      nodes.append(contentsOf: attributes)
    }
    parseInheritance()
    parseWhereClause(of: start, isExtension: true)
    let isCut = parseMembers()
    finish(
      .extensionDecl, from: start, name: extended.kind == .typeName ? extended.name : .none, modifiers: modifiers,
      flags: isCut ? .cut : [], offset: first)
  }

  @inline(never) private mutating func parseFunction(_ start: Int, _ modifiers: Modifiers) {
    advance()
    let at = offset
    var name = Symbol.none
    switch kind {
    case .leftParen, .endOfFile, .leftBrace: confused()
    case .binaryOperator, .prefixOperator, .postfixOperator:
      // In `func ==<T>(…)` the lexer cannot see where the operator ends.
      let text = bytes(pos)
      if text.count > 1, text[text.count - 1] == UInt8(ascii: "<"), isNameLike(token(pos + 1)) {
        let from = Int(offset)
        name = names.pointee.number(source, from..<from + text.count - 1)
        splitToken(taking: UInt32(text.count - 1))
      } else {
        name = takeName()
      }
    default: name = takeName()
    }
    parseGenericParameters()
    parseParameterClause()
    let hasEffects = parseSignatureEnd(of: start)
    parseBody()
    finish(.funcDecl, from: start, name: name, modifiers: modifiers, flags: hasEffects ? .hasEffects : [], offset: at)
  }

  /// Effects, `-> Result`, `where …`; whether there were effects.
  @discardableResult @inline(never) private mutating func parseSignatureEnd(of declaration: Int) -> Bool {
    let before = pos
    _ = skipEffects(always: true)
    let hasEffects = pos != before
    if take(.arrow) {
      let start = nodes.count
      let first = offset
      parseType()
      emit(.result, from: start, offset: first)
    }
    parseWhereClause(of: declaration)
    return hasEffects
  }

  private mutating func parseBody() {
    if kind == .leftBrace { parseBlock() }
  }

  @inline(never) private mutating func parseInitializerOrSubscript(_ start: Int, _ modifiers: Modifiers) {
    let at = offset
    let isInit = kind == .kwInit
    let name = takeName()
    switch kind {
    case .postfixQuestionMark, .exclamationMark, .infixQuestionMark: advance()
    case .binaryOperator, .postfixOperator, .prefixOperator:
      let text = bytes(pos)
      if text[0] == UInt8(ascii: "?") || text[0] == UInt8(ascii: "!") { splitToken(taking: 1) }
    default: break
    }
    parseGenericParameters()
    if kind == .leftParen { parseParameterClause(isInit ? .function : .subscript) } else { confused() }
    parseSignatureEnd(of: start)
    if isInit {
      parseBody()
    } else if kind == .leftBrace {
      parseAccessors()
    }
    finish(isInit ? .initDecl : .subscriptDecl, from: start, name: name, modifiers: modifiers, offset: at)
  }

  @inline(never) private mutating func parseDeinitializer(_ start: Int, _ modifiers: Modifiers) {
    let at = offset
    let name = takeName()
    _ = skipEffects(always: true)
    drop(from: start) // the contract leaves no room for its attributes
    parseBody()
    finish(.deinitDecl, from: start, name: name, modifiers: modifiers, offset: at)
  }

  @inline(never) private mutating func parseTypealias(_ start: Int, _ modifiers: Modifiers) {
    advance()
    drop(from: start)
    let at = offset
    var name = Symbol.none
    if isNameLike(kind) { name = takeName() } else { confused() }
    parseGenericParameters()
    if take(.equal) { parseType() }
    skipWhereClause()
    finish(.typealiasDecl, from: start, name: name, modifiers: modifiers, offset: at)
  }

  @inline(never) private mutating func parseAssociatedType(_ start: Int, _ modifiers: Modifiers) {
    advance()
    drop(from: start)
    let at = offset
    var name = Symbol.none
    if isNameLike(kind) { name = takeName() } else { confused() }
    parseInheritance()
    if take(.equal) { parseAndDrop { $0.parseType() } }
    skipWhereClause()
    finish(.associatedtypeDecl, from: start, name: name, modifiers: modifiers, offset: at)
  }

  @inline(never) private mutating func parseImport(_ start: Int, _ modifiers: Modifiers) {
    advance()
    drop(from: start)
    switch kind {
    case .kwStruct, .kwClass, .kwEnum, .kwProtocol, .kwFunc, .kwVar, .kwLet, .kwTypealias: advance()
    default: break
    }
    let at = offset
    var name = Symbol.none
    if isNameLike(kind) { name = takeName() } else { confused() }
    while kind == .period {
      advance()
      if kind != .endOfFile, !isAtLineStart { advance() }
    }
    finish(.importDecl, from: start, name: name, modifiers: modifiers, offset: at)
  }

  /// `infix operator +++: AdditionPrecedence`
  @inline(never) private mutating func skipOperatorDeclaration(_ start: Int) {
    advance()
    drop(from: start)
    if kind != .endOfFile { advance() }
    while take(.colon) || take(.comma) { _ = isNameLike(kind) ? advance() : () }
  }

  @inline(never) private mutating func skipPrecedenceGroup(_ start: Int) {
    advance()
    drop(from: start)
    if isNameLike(kind) { advance() }
    if kind == .leftBrace { skipOne() }
  }

  /// `@attached(extension, conformances: P) macro name(…) -> T = #externalMacro(…)`: what it makes types conform to stands in its attributes.
  @inline(never) private mutating func parseMacroDeclaration(_ start: Int) {
    let at = offset
    var conformances: [OutlineNode] = []
    var index = start
    while index < nodes.count {
      // A conformance is a type and the node around it, and stands in an attribute.
      if nodes[index].kind == .inherited { conformances += nodes[(index - Int(nodes[index].size) + 1)...index] }
      index += 1
    }
    drop(from: start)
    advance()
    let name = takeName()
    parseGenericParameters()
    if kind == .leftParen { skipOne() }
    parseSignatureEnd(of: start)
    if take(.equal) { parseExpression() }
    skipWhereClause()
    drop(from: start)
    guard !conformances.isEmpty else { return }
    nodes += conformances
    emit(.macroDecl, from: start, name: name, offset: at)
  }

  /// `case a, b(Int), c = 3`
  @inline(never) private mutating func parseEnumCases(_ start: Int, _ modifiers: Modifiers) {
    advance()
    drop(from: start)
    while kind != .endOfFile {
      let start = nodes.count
      let at = offset
      guard isNameLike(kind) else {
        confused()
        return
      }
      let name = takeName()
      if kind == .leftParen { parseParameterClause(.payload) }
      if take(.equal) {
        let saved = mode
        mode = .normal
        parseExpression()
        mode = saved
      }
      finish(.caseDecl, from: start, name: name, modifiers: modifiers, offset: at)
      guard take(.comma) else { return }
    }
  }

  /// `let a = 1, b: T = 2`, `var c: T { … }`, `let (d, e) = f`
  @inline(never) mutating func parseVariables(_ start: Int, _ modifiers: Modifiers) {
    let flags: NodeFlags = kind == .kwLet ? .isLet : []
    advance()
    let attributes = start..<nodes.count
    var start = start
    while true {
      let at = offset
      var name = Symbol.none
      if kind != .leftParen, kind != .wildcard, isNameLike(kind) {
        name = takeName()
      } else {
        parsePattern(isBinding: true)
      }
      if take(.colon) {
        let start = nodes.count
        let first = offset
        parseType()
        emit(.annotation, from: start, offset: first)
      } else if kind == .comma {
        parseSharedAnnotation()
      }
      if take(.equal) {
        let start = nodes.count
        let first = offset
        let saved = mode
        mode = .initializer
        parseExpression()
        mode = saved
        emit(.initializer, from: start, offset: first)
      }
      if kind == .leftBrace, mode != .header { parseAccessors() }
      finish(.varDecl, from: start, name: name, modifiers: modifiers, flags: flags, offset: at)
      guard take(.comma) else { return }
      start = nodes.count
      // The bound keeps a hostile list of attributes and variables from multiplying.
      if attributes.count <= 256 { for index in attributes { nodes.append(nodes[index]) } }
    }
  }

  /// In `var a, b: T` the annotation is `a`'s too.
  @inline(never) private mutating func parseSharedAnnotation() {
    var index = pos
    while token(index) == .comma, token(index + 1) == .identifier, index < pos + 32 { index += 2 }
    guard token(index) == .colon, index > pos else { return }
    let here = pos
    move(to: index + 1)
    let start = nodes.count
    let first = offset
    parseType()
    emit(.annotation, from: start, offset: first)
    move(to: here)
  }
}
