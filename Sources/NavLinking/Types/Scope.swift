import NavFacts

/// What a plain name means at a place.
enum NameMeaning {
  case local(NodeRef)
  case parameter(FunctionID, Int)
  /// The parameter of a closure; `index` counts from 0.
  case closureParameter(NodeRef, index: Int)
  /// `if let x = e`: the node of the binding.
  case optionalBinding(NodeRef)
  /// Bound by a pattern: the `bind` node.
  case patternBinding(NodeRef)
  case property(PropertyID)
  case functions([FunctionID])
  case type(TypeRef)
  case unknown
}

extension NodeKind {
  /// Whether names may get a meaning in such a node: what `Linkage.lookIn` looks into. Most nodes on a way up are others.
  fileprivate var mayBind: Bool {
    switch self {
    case .block, .clause, .file, .closure, .ifStmt, .whileStmt, .guardStmt, .caseArm, .catchClause, .forStmt, .funcDecl, .initDecl,
      .subscriptDecl, .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}

extension Linkage {
  /// What `name` means where `ref` stands: locals outwards, members of the enclosing types, then globals.
  func meaning(of name: Symbol, at ref: NodeRef) -> NameMeaning {
    // Few ask for another name than the one that stands there, and most names are asked about several times.
    guard program[ref].name == name else { return findMeaning(of: name, at: ref) }
    // `SwiftUI.List` is the framework's, whatever the program calls so.
    if program[ref].kind == .name, program[ref].flags.contains(.qualified) { return .type(.external(name, [])) }
    if let known = meaningMemo[ref] { return known }
    let found = findMeaning(of: name, at: ref)
    // In the middle of another question the answer may be half of one.
    if !isResolving { meaningMemo[ref] = found }
    return found
  }

  private func findMeaning(of name: Symbol, at ref: NodeRef) -> NameMeaning {
    // In a protocol's extension it is whatever type conforms.
    if name == names.selfType, let type = enclosingType(ref), declarations[type].kind != .protocol { return .type(.project(type)) }
    var child = ref
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind.mayBind, let found = lookIn(here, before: child, for: name) { return found }
      child = here
      at = program.parent(here)
    }
    return globalMeaning(of: name, at: ref)
  }

  private func lookIn(_ here: NodeRef, before child: NodeRef, for name: Symbol) -> NameMeaning? {
    switch program[here].kind {
    case .block, .clause, .file:
      return lookInStatements(here, before: child, for: name)
    case .closure:
      if let found = lookInStatements(here, before: child, for: name) { return found }
      var index = 0
      for parameter in program.children(here) where program[parameter].kind == .parameter {
        if program[parameter].name == name { return .closureParameter(here, index: index) }
        index += 1
      }
      if index == 0, let number = traits.anonymous[name] { return .closureParameter(here, index: number) }
    case .ifStmt:
      // What a condition binds is not seen behind `else`.
      if let block = program.first(here, .block), block < child { return nil }
      return lookInConditions(here, before: child, for: name)
    case .whileStmt, .guardStmt:
      return lookInConditions(here, before: child, for: name)
    case .caseArm, .catchClause:
      for pattern in program.children(here) where program[pattern].kind == .pattern {
        if let bind = findBind(name, in: pattern) { return .patternBinding(bind) }
      }
    case .forStmt:
      if let pattern = program.firstChild(here), pattern != child, let bind = findBind(name, in: pattern) { return .patternBinding(bind) }
    case .funcDecl, .initDecl, .subscriptDecl:
      if let id = declarations.functionOfNode[here] {
        for (index, parameter) in declarations.parameters(of: id).enumerated() where parameter.name == name {
          return .parameter(id, index)
        }
      }
    case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
      return lookInType(here, for: name)
    default: break
    }
    return nil
  }

  private func lookInStatements(_ here: NodeRef, before child: NodeRef, for name: Symbol) -> NameMeaning? {
    var found: NameMeaning?
    let isFunction = declarations.localFunctions[name] != nil
    for statement in program.children(here) {
      let node = program[statement]
      if statement >= child {
        // Functions in a body are seen in all of it, before they stand there too.
        if found != nil || !isFunction { break }
        if node.kind == .funcDecl, node.name == name, let id = declarations.functionOfNode[statement] { return .functions([id]) }
        continue
      }
      switch node.kind {
      case .varDecl:
        if node.name == name, program[here].kind != .file { found = .local(statement) }
        if node.name.isNone, let bind = findBind(name, in: statement) { found = .patternBinding(bind) }
      case .guardStmt:
        if let inner = lookInConditions(statement, before: nil, for: name) { found = inner }
      case .funcDecl:
        if node.name == name, let id = declarations.functionOfNode[statement], program[here].kind != .file { found = .functions([id]) }
      case .conditional:
        for clause in program.children(statement) {
          if let inner = lookInStatements(clause, before: child, for: name) { found = inner }
        }
      default: break
      }
    }
    return found
  }

  private func lookInConditions(_ here: NodeRef, before child: NodeRef?, for name: Symbol) -> NameMeaning? {
    var found: NameMeaning?
    for condition in program.children(here) {
      if let child, condition >= child { break }
      switch program[condition].kind {
      case .optionalBinding:
        if program[condition].name == name { found = .optionalBinding(condition) }
      case .caseCondition:
        if let bind = findBind(name, in: condition) { found = .patternBinding(bind) }
      case .block: return found
      default: break
      }
    }
    return found
  }

  private func findBind(_ name: Symbol, in ref: NodeRef) -> NodeRef? {
    for index in program.subtree(ref) {
      let at = NodeRef(index)
      if program[at].kind == .bind, program[at].name == name { return at }
    }
    return nil
  }

  private func lookInType(_ here: NodeRef, for name: Symbol) -> NameMeaning? {
    guard let id = typeDeclared(by: here) else {
      // An extension of a type that the program does not declare.
      if case .external(let owner)? = declarations.ownerOfNode[here] {
        if let property = declarations.propertiesByName[name]?.first(where: { declarations[$0].owner == .external(owner) && isSeen($0, from: here) }) {
          return .property(property)
        }
        let functions = (declarations.externalFunctions[name] ?? []).filter { declarations[$0].owner == .external(owner) && isSeen($0, from: here) }
        if !functions.isEmpty { return .functions(functions) }
      }
      return nil
    }
    if let property = findProperty(name, in: id) { return .property(property) }
    let functions = findFunctions(name, in: id)
    return functions.isEmpty ? nil : .functions(functions)
  }

  private func globalMeaning(of name: Symbol, at ref: NodeRef) -> NameMeaning {
    // `$state` and `_state` speak of `state`.
    if let type = lookUpType(name, from: ref) { return .type(type) }
    if let property = declarations.propertiesByName[name]?.first(where: { declarations[$0].owner == .global && isSeen($0, from: ref) }) {
      return .property(property)
    }
    let functions = (declarations.functionsByName[name] ?? []).filter {
      switch declarations[$0].owner {
      case .global: isSeen($0, from: ref) && declarations.localFunctions[name]?.contains($0) != true
      case .external: enclosingOwner(ref) == declarations[$0].owner && isSeen($0, from: ref)
      case .type: false
      }
    }
    if !functions.isEmpty { return .functions(functions) }
    if traits[name].contains(.startsUpper) { return .type(.external(name, [])) }
    return .unknown
  }

  /// A closure's parameter that has a name of its own.
  func parameter(_ index: Int, of closure: NodeRef) -> NodeRef? {
    var left = index
    for parameter in program.children(closure) where program[parameter].kind == .parameter {
      if left == 0 { return parameter }
      left -= 1
    }
    return nil
  }

  /// What `$state` and `_state` speak of, given the name without the prefix: the wrapper of a property is there although `if let state`
  /// or a pattern hides its value.
  func meaningBehindPrefix(of plain: Symbol, at ref: NodeRef) -> NameMeaning {
    let found = meaning(of: plain, at: ref)
    switch found {
    case .optionalBinding, .patternBinding, .closureParameter, .parameter:
      return enclosingType(ref).flatMap { findProperty(plain, in: $0) }.map { .property($0) } ?? found
    default: return found
    }
  }

  /// `state` for `$state` and `_state`; nil where the name has no such prefix.
  func unprefixed(_ name: Symbol) -> Symbol? { traits.prefixed[name] }

  /// The expressions that a body gives back: of every `return`, and its own last or only expressions where it has none.
  ///
  /// In a body that builds views, every statement's expression counts.
  func returnedExpressions(of body: NodeRef) -> [NodeRef] {
    if let known = returnedMemo[body] { return known }
    var given: [NodeRef] = []
    collectReturns(body, into: &given)
    if given.isEmpty { collectResults(body, into: &given) }
    returnedMemo[body] = given
    return given
  }

  private func collectReturns(_ ref: NodeRef, into all: inout [NodeRef]) {
    for child in program.children(ref) {
      switch program[child].kind {
      case .returnStmt: if let value = program.firstChild(child) { all.append(value) }
      case .closure, .funcDecl, .structDecl, .classDecl, .enumDecl, .varDecl: continue
      default: if program.size(child) > 1 { collectReturns(child, into: &all) }
      }
    }
  }

  /// The expressions that stand as statements at a body's end, through `if`, `switch` and `#if`.
  func collectResults(_ ref: NodeRef, into all: inout [NodeRef]) {
    for child in program.children(ref) {
      switch program[child].kind {
      case .block, .conditional, .clause, .caseArm, .doStmt, .switchStmt, .ifStmt:
        if program[ref].kind == .switchStmt, child == program.firstChild(ref) { continue }
        collectResults(child, into: &all)
      case .call, .name, .member, .implicitMember, .ternary, .infix, .array, .macro, .subscript, .cast, .string, .nil, .boolean, .dictionary:
        if program[ref].kind == .ifStmt { continue }
        all.append(child)
      default: break
      }
    }
  }
}
