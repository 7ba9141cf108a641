import NavFacts

/// From type annotations to types.
extension Linkage {
  /// The type that a type node names, seen from where it stands.
  func resolve(_ type: NodeRef) -> TypeRef {
    if let known = resolvedMemo[type] { return known }
    // A name that leads back to itself: `typealias A = A.B`.
    guard resolvedMemo.openCount < 64, resolvedMemo.begin(type) else { return .unknown }
    let found = resolveUncached(type)
    // In the middle of another question it may be half of one.
    resolvedMemo.end(type, resolvedMemo.openCount > 1 ? nil : found)
    return found
  }

  /// Whether some type's meaning is being looked for: what is found meanwhile may be half of the truth.
  var isResolving: Bool { resolvedMemo.openCount > 0 }

  private func resolveUncached(_ type: NodeRef) -> TypeRef {
    let node = program[type]
    switch node.kind {
    case .typeName:
      return resolveName(type)
    case .typeOptional:
      return program.firstChild(type).map(resolve) ?? .unknown
    case .typeArray:
      return .array(program.firstChild(type).map(resolve) ?? .unknown)
    case .typeDictionary:
      return .array(program.secondChild(type).map(resolve) ?? .unknown)
    case .typeFunction:
      var result: TypeRef = .unknown
      for child in program.children(type) { result = resolve(child) }
      return .function(result: result)
    case .typeComposition:
      // The part that the program declares says most.
      let parts = program.children(type).map(resolve)
      // But that something is a view matters more: `View & SheetContent`.
      let isView = parts.contains { if case .external(let name, _) = $0 { dialects.viewProtocols.contains(name) } else { false } }
      return parts.first { isView ? $0.projectType == nil : $0.projectType != nil } ?? parts.first ?? .unknown
    case .typeTuple:
      // `(A & B)?`
      if let only = program.firstChild(type), program.secondChild(type) == nil, program[only].kind == .typeComposition { return resolve(only) }
      return typeOfTuple(type)
    default:
      return .unknown
    }
  }

  private func resolveName(_ type: NodeRef) -> TypeRef {
    let node = program[type]
    var arguments = program.children(type).map { $0 }
    if node.flags.contains(.qualified) {
      guard let base = arguments.first else { return .unknown }
      arguments.removeFirst()
      let outer = resolve(base)
      if case .project(let id) = outer {
        if let nested = nestedType(node.name, in: id) { return nested }
        if node.name == names.id || text(node.name) == "ID" { return identifierType(of: id) }
        if node.name == names.type { return .meta(outer) }
        // What a library's protocol declares for each type that conforms to it: `TodosCoordinator.Router`.
        return dialects.routeProperties.isEmpty ? .unknown : .external(node.name, [outer])
      }
      if node.name == names.type { return .meta(outer) }
      // `Module.Type`
      if case .external(let module, _) = outer, let found = globalType(node.name, from: type, module: text(module)) { return found }
      return .external(node.name, arguments.map(resolve))
    }
    if node.name == names.selfType { return enclosingType(type).map { .project($0) } ?? .unknown }
    if traits[node.name].contains(.isWrapper), let first = arguments.first { return resolve(first) }
    if traits[node.name].contains(.isSequence), let first = arguments.first { return .array(resolve(first)) }
    if !arguments.isEmpty, let found = genericAlias(type) { return found }
    if !dialects.libraryTypes.contains(node.name), let found = lookUpType(node.name, from: type) { return found }
    return .external(node.name, arguments.map(resolve))
  }

  /// The type called `name`, seen from `place`: generic parameters, nested types outwards, then the module, then the program.
  func lookUpType(_ name: Symbol, from place: NodeRef) -> TypeRef? {
    if dialects.libraryTypes.contains(name) { return nil }
    var at: NodeRef? = place
    while let here = at {
      let kind = program[here].kind
      if kind.isTypeDeclaration, let id = typeDeclared(by: here) {
        if let found = nestedType(name, in: id) { return found }
        if declarations[id].name == name { return .project(id) }
        // An extension has the parameters of the type that it extends.
        if let constraint = genericConstraint(name, of: here) ?? (kind == .extensionDecl ? genericConstraint(name, of: declarations[id].node) : nil) {
          return constraint
        }
        if let constraint = associatedConstraint(name, in: id) ?? inferredType(name, in: id) { return constraint }
      } else if kind == .funcDecl || kind == .initDecl || kind == .subscriptDecl {
        if let constraint = genericConstraint(name, of: here) { return constraint }
      }
      at = program.parent(here)
    }
    return globalType(name, from: place, module: nil)
  }

  /// What must be of a generic parameter at least; nil where a declaration has none of that name.
  func genericConstraint(_ name: Symbol, of declaration: NodeRef) -> TypeRef? {
    for child in program.children(declaration) {
      switch program[child].kind {
      case .genericParameter: if program[child].name == name { return program.firstChild(child).map(resolve) ?? .unknown }
      case .attribute, .extended, .conditional: continue
      // They stand before everything else: a type's members need not be looked through.
      default: return nil
      }
    }
    return nil
  }

  /// What a protocol asks of the associated type `name`; nil where it has none of that name.
  func associatedConstraint(_ name: Symbol, in id: TypeID) -> TypeRef? {
    guard declarations[id].kind == .protocol else { return nil }
    for member in program.members(declarations[id].node) where program[member].kind == .associatedtypeDecl && program[member].name == name {
      return program.first(member, .inherited).flatMap { program.firstChild($0) }.map(resolve) ?? .unknown
    }
    return nil
  }

  /// A type nested in `id`, in one of its supertypes or outer types, or a typealias there.
  func nestedType(_ name: Symbol, in id: TypeID, depth: Int = 0) -> TypeRef? {
    // Most types are nested in none, and this is asked for every name at every level.
    guard declarations.isNested(name) || dialects.writtenTypes[name] != nil else { return nil }
    let index = Int(id.index)
    if let nested = declarations.types[index].nested[name] { return .project(nested) }
    if let alias = declarations.types[index].typealiases[name] {
      return program.children(alias).first { program[$0].kind.isType }.map { depth < 8 ? resolve($0) : .unknown }
    }
    if depth == 0, let written = writtenType(name, in: id) { return written }
    guard depth < 4 else { return nil }
    for inherited in declarations.types[index].inherited where program[inherited].name != name {
      if case .project(let above) = resolveInherited(inherited), above != id, let found = nestedType(name, in: above, depth: depth + 1) {
        return found
      }
    }
    return nil
  }

  private func resolveInherited(_ type: NodeRef) -> TypeRef {
    // Looked up from outside the type itself, so that a type's own nested names do not loop.
    let node = program[type]
    guard !node.flags.contains(.qualified) else { return resolve(type) }
    let name = node.name
    return globalType(name, from: type, module: nil) ?? .external(name, [])
  }

  private func globalType(_ name: Symbol, from place: NodeRef, module: String?) -> TypeRef? {
    let here = declarations.moduleOfFile[program.file(place)]
    if let candidates = declarations.typesByName[name] {
      let only = candidates.count == 1 ? candidates.first : nil
      if module == nil, let only, declarations.types[Int(only.index)].outer == nil { return .project(only) }
      let outermost = candidates.filter { declarations.types[Int($0.index)].outer == nil }
      let fitting = module.map { wanted in outermost.filter { declarations.module(of: $0) == wanted } } ?? outermost
      if let best = nearest(fitting, to: place, module: here) { return .project(best) }
      if module == nil, outermost.isEmpty, let only, isInsideExtension(of: only, place) { return .project(only) }
    }
    if let aliases = declarations.globalTypealiases[name] {
      let best = aliases.first { declarations.moduleOfFile[program.file($0)] == here } ?? aliases[0]
      if let target = program.children(best).first(where: { program[$0].kind.isType }), program[target].name != name {
        return resolve(target)
      }
    }
    return nil
  }

  private func isInsideExtension(of id: TypeID, _ place: NodeRef) -> Bool {
    guard let outer = declarations[id].outer, let here = enclosingType(place) else { return false }
    return outer == here
  }

  /// Of several types of one name: the one in the same module, then the one whose file shares most folders.
  private func nearest(_ candidates: [TypeID], to place: NodeRef, module: Int32) -> TypeID? {
    if candidates.count <= 1 { return candidates.first }
    let same = candidates.filter { declarations[$0].module == module }
    let path = Array(program.files[program.file(place)].path.utf8)
    return (same.isEmpty ? candidates : same).max { a, b in
      let (x, y) = (shared(path, a), shared(path, b))
      return x != y ? x < y : a > b
    }
  }

  private func shared(_ path: [UInt8], _ id: TypeID) -> Int {
    zip(path, program.files[program.file(declarations[id].node)].path.utf8).prefix { $0 == $1 }.count
  }

  /// What `T.ID` means: the declared type of `T`'s `id`.
  func identifierType(of id: TypeID) -> TypeRef {
    guard let property = findProperty(names.id, in: id) else { return .external(program.symbol("UUID") ?? .none, []) }
    return declaredType(of: property)
  }

  // MARK: Enclosing declarations

  /// The type declared or extended by a declaration node, where the program declares it.
  func typeDeclared(by ref: NodeRef) -> TypeID? {
    if program[ref].kind != .extensionDecl { return declarations.typeOfNode[ref] }
    if case .type(let id)? = declarations.ownerOfNode[ref] { return id }
    return nil
  }

  /// The innermost type around a node.
  func enclosingType(_ ref: NodeRef) -> TypeID? {
    if case .type(let id) = enclosingOwner(ref) { return id }
    return nil
  }

  func enclosingOwner(_ ref: NodeRef) -> Owner {
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind.isTypeDeclaration {
        if let id = declarations.typeOfNode[here] { return .type(id) }
        return declarations.ownerOfNode[here] ?? .global
      }
      at = program.parent(here)
    }
    return .global
  }

  /// The nearest closure that code waits in.
  func closure(around ref: NodeRef) -> NodeRef? {
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind == .closure { return here }
      // A local of a closure waits with it.
      if program[here].kind.isDeclaration, program[here].kind != .varDecl { return nil }
      at = program.parent(here)
    }
    return nil
  }

  /// The innermost function, initialiser or computed property around a node, closures looked through.
  func enclosingBody(_ ref: NodeRef) -> EnclosingBody {
    var at: NodeRef? = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .funcDecl, .initDecl:
        if let id = declarations.functionOfNode[here] { return .function(id) }
      case .varDecl:
        if let id = declarations.propertyOfNode[here] { return .property(id) }
      case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .extensionDecl, .file:
        return .none
      default: break
      }
      at = program.parent(here)
    }
    return .none
  }

  enum EnclosingBody: Hashable {
    case function(FunctionID)
    case property(PropertyID)
    case none
  }
}
