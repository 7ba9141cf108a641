import NavFacts

/// Types of expressions that leave no doubt: written, or made by an initialiser, a case or a literal.
///
/// `typeOf` answers more often, by looking through wrappers and by likelihood; a claim that something is missing may not.
extension Linkage {
  /// The type of an expression; nil where a type checker might say something else. Optionals are looked through.
  func certainType(of ref: NodeRef, depth: Int = 0) -> TypeRef? {
    guard depth < 10 else { return nil }
    let node = program[ref]
    switch node.kind {
    case .string: return external("String")
    case .number: return external(text(node.name).contains(".") ? "Double" : "Int")
    case .boolean: return external("Bool")
    case .call: return certainCall(ref, depth)
    case .member: return certainMember(ref, depth)
    case .name: return certainName(ref, node.name, depth)
    case .unary: return text(node.name) == "!" ? program.firstChild(ref).flatMap { certainType(of: $0, depth: depth + 1) } : nil
    case .cast: return program.secondChild(ref).flatMap(certainType(written:))
    case .ternary: return agreed(program.children(ref).dropFirst().map { certainType(of: $0, depth: depth + 1) })
    case .infix:
      guard node.name == names.coalesce else { return nil }
      return agreed(program.children(ref).map { certainType(of: $0, depth: depth + 1) })
    case .array: return agreed(program.children(ref).map { certainType(of: $0, depth: depth + 1) }).map { .array($0) }
    case .subscript:
      guard case .array(let element)? = program.firstChild(ref).flatMap({ certainType(of: $0, depth: depth + 1) }) else { return nil }
      return element
    default: return nil
    }
  }

  private func external(_ name: String) -> TypeRef? { program.symbol(name).map { .external($0, []) } }

  private func agreed(_ types: [TypeRef?]) -> TypeRef? {
    guard let first = types.first ?? nil, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// A type as it is written, where it says what a value is: no protocol, no generic parameter, no wrapper of a library.
  func certainType(written type: NodeRef) -> TypeRef? {
    switch program[type].kind {
    case .typeOptional: return program.firstChild(type).flatMap(certainType(written:))
    case .typeArray: return program.firstChild(type).flatMap(certainType(written:)).map { .array($0) }
    case .typeName:
      guard !program[type].flags.contains(.existential), !isGenericParameter(program[type].name, at: type) else { return nil }
      return certain(resolve(type))
    default: return nil
    }
  }

  private func certain(_ type: TypeRef) -> TypeRef? {
    switch type {
    case .project(let id): return declarations[id].kind == .protocol ? nil : type
    case .external(let name, _): return Self.plainTypes.contains(text(name)) ? .external(name, []) : nil
    case .array(let element): return certain(element).map { .array($0) }
    default: return nil
    }
  }

  /// Types that are what their names say; others that the program does not declare may be aliases or protocols.
  private static let plainTypes: Set<String> = [
    "String", "Int", "Double", "Bool", "UUID", "URL", "Date", "Character", "Float", "NavigationPath",
  ]

  /// Whether `name` stands for a type that the caller chooses, seen from `place`.
  func isGenericParameter(_ name: Symbol, at place: NodeRef) -> Bool {
    var at: NodeRef? = place
    while let here = at {
      switch program[here].kind {
      case .funcDecl, .initDecl, .subscriptDecl, .typealiasDecl:
        if isGenericParameter(name, of: here) { return true }
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl:
        guard let id = typeDeclared(by: here) else { break }
        if isGenericParameter(name, of: declarations[id].node) { return true }
        if declarations[id].kind == .protocol,
          program.members(declarations[id].node).contains(where: { program[$0].kind == .associatedtypeDecl && program[$0].name == name })
        {
          return true
        }
      default: break
      }
      at = program.parent(here)
    }
    return false
  }

  /// Whether a declaration has a generic parameter of that name.
  func isGenericParameter(_ name: Symbol, of declaration: NodeRef) -> Bool {
    for child in program.children(declaration) {
      switch program[child].kind {
      case .genericParameter: if program[child].name == name { return true }
      case .attribute, .extended, .conditional: continue
      // They stand before everything else: a type's members need not be looked through.
      default: return false
      }
    }
    return false
  }

  // MARK: Expressions

  private func certainCall(_ ref: NodeRef, _ depth: Int) -> TypeRef? {
    guard let callee = program.firstChild(ref) else { return nil }
    switch program[callee].kind {
    case .name:
      switch meaning(of: program[callee].name, at: callee) {
      case .type(let type): return isGenericParameter(program[callee].name, at: callee) ? nil : certain(type)
      case .functions: return certainResult(of: ref)
      default: return nil
      }
    case .member:
      if case .meta(let type) = typeOf(callee) { return certain(type) }
      if let base = program.firstChild(callee), case .meta(let type) = typeOf(base) {
        if program[callee].name == names.initName { return certain(type) }
        if case .project(let id) = type, hasCase(program[callee].name, id) { return type }
      }
      return certainResult(of: ref)
    case .array:
      // `[Route]()`
      guard let element = program.firstChild(callee), case .meta(let type) = typeOf(element) else { return nil }
      return certain(type).map { .array($0) }
    default: return nil
    }
  }

  private func certainResult(of call: NodeRef) -> TypeRef? {
    let targets = callTargets(of: call)
    guard targets.confidence == .certain, !targets.functions.isEmpty else { return nil }
    return agreed(targets.functions.map { declarations[$0].result.flatMap(certainType(written:)) })
  }

  private func certainMember(_ ref: NodeRef, _ depth: Int) -> TypeRef? {
    guard let base = program.firstChild(ref) else { return nil }
    let name = program[ref].name
    if case .meta(.project(let id)) = typeOf(base) {
      if hasCase(name, id) { return .project(id) }
      return findProperty(name, in: id).flatMap { certainType(of: $0, depth: depth + 1) }
    }
    switch certainType(of: base, depth: depth + 1) ?? objectType(of: base) {
    case .project(let id)?: return findProperty(name, in: id).flatMap { certainType(of: $0, depth: depth + 1) }
    case .array(let element)?:
      switch text(name) {
      case "first", "last": return element
      default: return nil
      }
    default: return nil
    }
  }

  /// The object that a member is read from: its class may be known by less than what a pushed value needs.
  private func objectType(of base: NodeRef) -> TypeRef? {
    guard case .project(let id) = typeOf(base), declarations[id].kind != .enumeration else { return nil }
    return .project(id)
  }

  func certainType(of id: PropertyID, depth: Int = 0) -> TypeRef? {
    guard depth < 10 else { return nil }
    let property = declarations[id]
    if let type = property.type {
      // `Binding<[Route]>`, `Published<Route>`: what it holds.
      if program[type].kind == .typeName, program[type].name == names.binding, let inner = program.firstChild(type) {
        return certainType(written: inner)
      }
      return certainType(written: type)
    }
    return property.initial.flatMap { certainType(of: $0, depth: depth + 1) }
  }

  private func certainName(_ ref: NodeRef, _ name: Symbol, _ depth: Int) -> TypeRef? {
    if name == names.selfValue { return enclosingType(ref).flatMap { certain(.project($0)) } }
    switch meaning(of: name, at: ref) {
    case .local(let declaration):
      if let type = program.first(declaration, .annotation).flatMap({ program.firstChild($0) }) { return certainType(written: type) }
      return program.first(declaration, .initializer).flatMap { program.firstChild($0) }.flatMap { certainType(of: $0, depth: depth + 1) }
    case .parameter(let function, let index):
      let parameter = declarations.parameters(of: function)[index]
      let type = parameter.type.flatMap(certainType(written:))
      return parameter.isVariadic ? type.map { .array($0) } : type
    case .property(let id): return certainType(of: id, depth: depth + 1)
    case .optionalBinding(let binding):
      if let value = program.firstChild(binding) { return certainType(of: value, depth: depth + 1) }
      return program.parent(binding).flatMap { certainName($0, name, depth + 1) }
    case .closureParameter(let closure, let index): return certainElement(closure, index, depth)
    case .patternBinding: return certain(typeOf(ref))
    case .functions, .type, .unknown: return nil
    }
  }

  /// `ForEach(items) { item in … }`, `items.map { item in … }`: an element of what is walked; or the type that is written.
  private func certainElement(_ closure: NodeRef, _ index: Int, _ depth: Int) -> TypeRef? {
    let parameters = program.children(closure).filter { program[$0].kind == .parameter }
    if index < parameters.count, let type = program.children(parameters[index]).first(where: { program[$0].kind.isType }) {
      return certainType(written: type)
    }
    guard index == 0, parameters.count < 2, let call = program.parent(closure), program[call].kind == .call,
      let callee = program.firstChild(call)
    else { return nil }
    var walked: NodeRef?
    switch (program[callee].kind, text(program[callee].name)) {
    case (.name, "ForEach"), (.name, "List"): walked = program.secondChild(call).flatMap { $0 == closure ? nil : $0 }
    case (.member, "map"), (.member, "forEach"), (.member, "compactMap"): walked = program.firstChild(callee)
    default: return nil
    }
    guard let walked, case .array(let element)? = certainType(of: walked, depth: depth + 1) else { return nil }
    return element
  }
}
