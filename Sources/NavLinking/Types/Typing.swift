import NavFacts

/// The types of expressions, as far as declarations and initialisers tell.
extension Linkage {
  /// The type of an expression; unknown where a type checker would be needed.
  func typeOf(_ ref: NodeRef) -> TypeRef {
    if let known = typeMemo[ref] { return known }
    guard typeMemo.openCount < 200, typeMemo.begin(ref) else { return .unknown }
    let type = computeType(ref)
    typeMemo.end(ref, type)
    return type
  }

  private func computeType(_ ref: NodeRef) -> TypeRef {
    let node = program[ref]
    switch node.kind {
    case .name: return typeOfName(node.name, at: ref)
    case .member: return typeOfMember(ref)
    case .call: return typeOfCall(ref)
    case .implicitMember:
      guard let expected = expectedType(of: ref)?.projectType else { return .unknown }
      if hasCase(node.name, expected) { return .project(expected) }
      return findProperty(node.name, in: expected).map { declaredType(of: $0) } ?? .project(expected)
    case .string: return program.symbol("String").map { .external($0, []) } ?? .unknown
    case .number: return program.symbol(text(node.name).contains(".") ? "Double" : "Int").map { .external($0, []) } ?? .unknown
    case .boolean: return program.symbol("Bool").map { .external($0, []) } ?? .unknown
    case .array: return .array(program.firstChild(ref).map(typeOf) ?? .unknown)
    case .cast: return program.secondChild(ref).map(resolve) ?? .unknown
    case .ternary:
      for child in program.children(ref).dropFirst() {
        let type = typeOf(child)
        if !type.isUnknown { return type }
      }
      return .unknown
    case .infix:
      if node.name == names.coalesce {
        for child in program.children(ref) {
          let type = typeOf(child)
          if !type.isUnknown { return type }
        }
      }
      // `(drafts + sent).forEach { … }`
      if node.name == names.plus, let first = program.firstChild(ref), case .array(let element) = typeOf(first) { return .array(element) }
      return .unknown
    case .subscript:
      if let own = typeOfSubscript(ref) ?? typeOfItem(ref) { return own }
      return program.firstChild(ref).map { typeOf($0).element } ?? .unknown
    case .unary: return program.firstChild(ref).map(typeOf) ?? .unknown
    case .tuple: return typeOfTuple(ref)
    case .closure:
      return .function(result: .unknown)
    default: return .unknown
    }
  }

  func typeOfName(_ name: Symbol, at ref: NodeRef) -> TypeRef {
    if name == names.selfValue { return enclosingType(ref).map { .project($0) } ?? ownerType(enclosingOwner(ref)) }
    if name == names.selfType { return enclosingType(ref).map { .meta(.project($0)) } ?? .unknown }
    if name == names.superValue {
      guard let id = enclosingType(ref) else { return .unknown }
      return supertypes(id).first ?? .unknown
    }
    switch meaning(of: name, at: ref) {
    case .local(let declaration): return typeOfLocal(declaration)
    case .parameter(let function, let index):
      let parameter = declarations.parameters(of: function)[index]
      let type = parameter.type.map(resolve) ?? .unknown
      return parameter.isVariadic ? .array(type) : type
    case .closureParameter(let closure, let index): return typeOfClosureParameter(closure, index)
    case .optionalBinding(let binding):
      if let value = program.firstChild(binding) { return typeOf(value) }
      return program.parent(binding).map { typeOfName(name, at: $0) } ?? .unknown
    case .patternBinding(let bind): return typeOfBind(bind)
    case .property(let id): return typeOfProperty(id, in: ref)
    case .type(let type): return .meta(specialised(type, at: ref))
    case .functions(let functions): return functions.first.map { .function(result: resultType(of: $0)) } ?? .unknown
    case .unknown:
      if let type = enumListed(by: name, at: ref) { return .array(.project(type)) }
      if isWrapped(name, at: ref) { return typeOfName(names.selfValue, at: ref) }
      if let container = enclosingType(ref).flatMap({ inheritedContainer(name, of: $0) }) { return .external(container, []) }
      if let given = enclosingType(ref).flatMap({ genericMember(name, inheritedBy: $0) }) { return given }
      guard let plain = unprefixed(name) else { return .unknown }
      if case .property(let id) = meaningBehindPrefix(of: plain, at: ref) { return declaredType(of: id) }
      return typeOfName(plain, at: ref)
    }
  }

  /// The enum whose cases a plain name lists, in its own code: `static var shown: [Line] { allCases.filter { … } }`.
  func enumListed(by name: Symbol, at ref: NodeRef) -> TypeID? {
    guard name == names.allCases, let type = enclosingType(ref), declarations[type].kind == .enumeration else { return nil }
    return type
  }

  /// The declared type of a property that `ref` names, with what its owner's generic parameters stand for there.
  private func typeOfProperty(_ id: PropertyID, in ref: NodeRef) -> TypeRef {
    if case .type(let owner) = declarations[id].owner, let type = declarations[id].type,
      let known = specialised(type, of: owner, in: ref) ?? fulfilled(id, of: owner, in: ref)
    {
      return known
    }
    // `let routes = PassthroughSubject<Route, Never>()`
    if case .type(let owner) = declarations[id].owner, declarations[id].type == nil, let initial = declarations[id].initial,
      let known = specialised(heldBy: initial, of: owner, in: ref)
    {
      return known
    }
    return declaredType(of: id)
  }

  /// `StackState<Path.State>` as an expression: with the generic arguments that are written there.
  private func specialised(_ type: TypeRef, at ref: NodeRef) -> TypeRef {
    guard case .external(let name, let known) = type, known.isEmpty, program.size(ref) > 1 else { return type }
    let arguments = program.children(ref).filter { program[$0].kind.isType }.map(resolve)
    guard let first = arguments.first else { return type }
    if traits[name].contains(.isWrapper) { return first }
    return traits[name].contains(.isSequence) ? .array(first) : .external(name, arguments)
  }

  func ownerType(_ owner: Owner) -> TypeRef {
    switch owner {
    case .type(let id): .project(id)
    case .external(let name): .external(name, [])
    case .global: .unknown
    }
  }

  func typeOfLocal(_ declaration: NodeRef) -> TypeRef {
    for child in program.children(declaration) {
      switch program[child].kind {
      case .annotation: return program.firstChild(child).map(resolve) ?? .unknown
      case .initializer: return program.firstChild(child).map(typeOf) ?? .unknown
      default: break
      }
    }
    return .unknown
  }

  private func typeOfBind(_ bind: NodeRef) -> TypeRef {
    if let place = placeInTuple(bind), program[place.around].kind == .varDecl { return typeInTuple(place.around, place.positions) }
    // `for x in xs`
    var at = program.parent(bind)
    var child = bind
    while let here = at {
      let kind = program[here].kind
      if kind == .forStmt, program.firstChild(here) == child { return program.secondChild(here).map { typeOf($0).element } ?? .unknown }
      if kind == .cast { return program.secondChild(here).map(resolve) ?? .unknown }
      if kind == .call, let type = payloadType(of: here, argument: child) { return type }
      if kind == .caseArm || kind == .block || kind.isDeclaration { return .unknown }
      child = here
      at = program.parent(here)
    }
    return .unknown
  }

  /// The declared type of the payload that `argument` stands for in a pattern `.case(argument)`.
  private func payloadType(of pattern: NodeRef, argument: NodeRef) -> TypeRef? {
    guard let callee = program.firstChild(pattern) else { return nil }
    let name = program[callee].name
    guard let owner = enumOfPattern(callee) ?? uniqueEnum(name) else { return nil }
    let position = program.children(pattern).dropFirst().map { $0 }.firstIndex(of: argument) ?? 0
    // `case .loaded(let outcome)` of a `Loading<Outcome>`
    if let subject = subject(of: pattern), let known = payloadHeld(name, position, of: owner, by: subject) { return known }
    return payloadType(name, position, of: owner)
  }

  /// The declared type of what a case carries at a position.
  func payloadType(_ name: Symbol, _ position: Int, of owner: TypeID) -> TypeRef? {
    guard let info = declarations[owner].cases.first(where: { $0.name == name }) else { return nil }
    let parameters = program.children(info.node).filter { program[$0].kind == .parameter }
    guard position < parameters.count else { return nil }
    return program.children(parameters[position]).first { program[$0].kind.isType }.map(resolve)
  }

  func uniqueEnum(_ name: Symbol) -> TypeID? {
    guard let owners = declarations.casesByName[name], Set(owners).count == 1 else { return nil }
    return owners.first
  }

  /// The enum that a pattern's case belongs to: as written, or that of the switch's subject.
  func enumOfPattern(_ callee: NodeRef) -> TypeID? {
    if program[callee].kind == .member, let base = program.firstChild(callee), case .meta(let type) = typeOf(base) {
      return type.projectType
    }
    var at = program.parent(callee)
    while let here = at {
      switch program[here].kind {
      case .switchStmt: return program.firstChild(here).flatMap(typeHavingCases)
      case .caseCondition: return program.secondChild(here).flatMap(typeHavingCases)
      case .block, .funcDecl, .initDecl, .varDecl: return nil
      default: at = program.parent(here)
      }
    }
    return nil
  }

  /// The type of what is matched, unless only a protocol is known that it conforms to: this has no cases.
  private func typeHavingCases(_ subject: NodeRef) -> TypeID? {
    typeOf(subject).projectType.flatMap { declarations[$0].kind == .protocol ? nil : $0 }
  }

  private func typeOfMember(_ ref: NodeRef) -> TypeRef {
    let name = program[ref].name
    guard let base = program.firstChild(ref) else { return .unknown }
    let baseType = typeOf(base)
    if name == names.selfValue {
      // `[Spot].self`
      if program[base].kind == .array, case .array(.meta(let element)) = baseType { return .meta(.array(element)) }
      return baseType.isMeta ? baseType : .meta(baseType)
    }
    switch baseType {
    case .project(let id):
      if let property = findProperty(name, in: id) { return typeOfProperty(property, in: ref) }
      // `self.$model` is `$model`, and `services.$router` that of another.
      if let property = unprefixed(name).flatMap({ findProperty($0, in: id) }) { return typeOfProperty(property, in: ref) }
      if dialects.identities.contains(name) { return baseType }
      let functions = findFunctions(name, in: id)
      if let first = functions.first { return .function(result: resultType(of: first)) }
      if text(name) == "projectedValue" || name == names.wrappedValue { return baseType }
      return granted(name, to: id) ?? inheritedContainer(name, of: id).map { .external($0, []) } ?? genericMember(name, inheritedBy: id)
        ?? requirementGiven(name, of: id).map(declaredType) ?? propertyPassedOn(by: ref, of: id).map(declaredType) ?? .unknown
    case .meta(.project(let id)):
      if hasCase(name, id) { return .project(id) }
      if let nested = ownType(name, of: id) { return .meta(nested) }
      if let property = findProperty(name, in: id) { return declaredType(of: property) }
      if text(name) == "ID" { return .meta(identifierType(of: id)) }
      if name == names.allCases { return .array(.project(id)) }
      let functions = findFunctions(name, in: id)
      if let first = functions.first { return .function(result: resultType(of: first)) }
      return .unknown
    case .meta(.external(let module, _)):
      if case .project(let id)? = qualifiedType(name, module: module) { return .meta(.project(id)) }
      if text(name).first?.isUppercase == true { return .meta(.external(name, [])) }
      // `UIApplication.shared`
      return externalMember(name, of: module, from: ref) ?? .unknown
    case .tuple(let types, let labels):
      return position(named: name, in: labels).map { types[$0] } ?? .unknown
    case .array(let element):
      switch text(name) {
      case "first", "last", "randomElement": return element
      // A dictionary is a list of its values.
      case "values", "lazy": return baseType
      default: return .unknown
      }
    case .external(let owner, let arguments):
      // `let path: Binding<NavigationPath>`, `path.wrappedValue`: some bindings are looked through by then.
      if name == names.wrappedValue, owner == names.binding || owner == names.navigationPath { return arguments.first ?? baseType }
      if let state = seen(through: baseType) {
        if dialects.lenses[owner]?.whole.contains(text(name)) == true { return state }
        if case .project(let id) = state, let property = findProperty(name, in: id) { return declaredType(of: property) }
      }
      if dialects.identities.contains(name), dialects.libraryTypes.contains(owner) { return baseType }
      return externalMember(name, of: owner, from: ref) ?? genericMember(name, of: baseType) ?? member(name, ofAbsent: owner, arguments) ?? .unknown
    default:
      if name == names.wrappedValue { return baseType }
      // `$0.property`: by the name where only one property has it
      return .unknown
    }
  }

  private func qualifiedType(_ name: Symbol, module: Symbol) -> TypeRef? {
    let wanted = text(module)
    let outer = declarations.typesByName[name]?.filter { declarations[$0].outer == nil } ?? []
    if let own = outer.first(where: { declarations.module(of: $0) == wanted }) { return .project(own) }
    // What builds a module may not be among the files: then its folder has its name, and parts of it may pass for modules.
    let inFolder = outer.filter { program.files[program.file(declarations[$0].node)].path.split(separator: "/").dropLast().contains { $0 == wanted } }
    return inFolder.count == 1 ? .project(inFolder[0]) : nil
  }

  private func externalMember(_ name: Symbol, of owner: Symbol, from ref: NodeRef) -> TypeRef? {
    if let property = declarations.propertiesByName[name]?.first(where: { declarations[$0].owner == .external(owner) && isSeen($0, from: ref) }) {
      return declaredType(of: property)
    }
    switch text(name) {
    case "navigationController": return program.symbol("UINavigationController").map { .external($0, []) }
    case "tabBarController": return program.symbol("UITabBarController").map { .external($0, []) }
    case "shared": return .external(owner, [])
    default: return nil
    }
  }

  private func typeOfCall(_ ref: NodeRef) -> TypeRef {
    guard let callee = program.firstChild(ref) else { return .unknown }
    let node = program[callee]
    // `resolve(X.self)` gives an X
    let meta = askedType(of: ref)
    if !dialects.factories.isEmpty, let factory = factoryCalled(by: callee), let made = madeType(of: declaredType(of: factory)) { return made }
    switch node.kind {
    case .name:
      // `Bindable(router)` is of the type of what it binds.
      if let wrapped = wrapped(by: ref) { return typeOf(wrapped) }
      if let found = typeOfPlainCall(callee, node.name) { return found.isUnknown ? (meta ?? .unknown) : found }
      return meta ?? .unknown
    case .member:
      guard let base = program.firstChild(callee) else { return .unknown }
      // `ReplaySubject<Route>.create(bufferSize: 1)`
      if program[base].kind == .name, traits[program[base].name].contains(.isWrapper), declarations.typesByName[program[base].name] == nil,
        let held = program.children(base).first(where: { program[$0].kind.isType })
      {
        return resolve(held)
      }
      let baseType = typeOf(base)
      if node.name == names.initName, case .meta(let type) = baseType { return type }
      let targets = callTargets(of: ref).functions
      if let first = targets.first {
        let result = resultType(of: first)
        if case .meta(let type) = baseType, givesSelf(first) { return type }
        if case .type(let owner) = declarations[first].owner, let type = declarations[first].result,
          let known = specialised(type, of: owner, in: callee)
        {
          return known
        }
        if !result.isUnknown, !isGenericResult(first) { return result }
      }
      if let meta { return meta }
      if case .external(let lens, _) = baseType, let part = part(ref) {
        let isBinding = dialects.parts[node.name]?.contains(where: \.isBinding) ?? false
        return .external(isBinding ? names.binding : lens, [part.type])
      }
      if case .function(let result) = typeOf(callee) { return result }
      if case .meta(let type) = typeOf(callee) { return type }
      switch text(node.name) {
      case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled": return baseType
      case "first", "last", "randomElement", "removeFirst", "popLast", "max", "min": return baseType.element
      case "enumerated", "indices", "map", "compactMap", "flatMap": return .unknown
      default: break
      }
      // A modifier gives back what it modifies.
      return isViewLike(baseType) ? baseType : .unknown
    case .implicitMember:
      guard let expected = expectedType(of: ref) else { return .unknown }
      return expected
    default:
      if case .function(let result) = typeOf(callee) { return result }
      // `[Route]()`
      if case .array(.meta(let element)) = typeOf(callee) { return .array(element) }
      if case .array = typeOf(callee) { return typeOf(callee) }
      return .unknown
    }
  }

  /// What a wrapper is made around in place: `router` of `Bindable(router)`; nil of other calls.
  func wrapped(by call: NodeRef) -> NodeRef? {
    guard let callee = program.firstChild(call), program[callee].kind == .name, traits[program[callee].name].contains(.isWrapper),
      declarations.typesByName[program[callee].name] == nil, case let given = arguments(of: call), given.count == 1, program.label(given[0]).isNone
    else { return nil }
    return given[0]
  }

  /// The type that a call names as `X.self` and gives an instance of: a container's `resolve(X.self)`. An enum's cases are not
  /// made so.
  func askedType(of call: NodeRef) -> TypeRef? {
    for argument in arguments(of: call) where program[argument].kind == .member && program[argument].name == names.selfValue {
      if case .meta(let type) = typeOf(argument), let id = type.projectType, declarations[id].kind != .enumeration { return type }
    }
    return nil
  }

  /// Whether a function gives an instance of the type it is called on: `static func fromNib() -> Self`.
  func givesSelf(_ id: FunctionID) -> Bool {
    guard let result = declarations[id].result else { return false }
    let named = program[result].kind == .typeOptional ? program.firstChild(result) ?? result : result
    return program[named].kind == .typeName && program[named].name == names.selfType
  }

  private func isGenericResult(_ id: FunctionID) -> Bool {
    guard let result = declarations[id].result else { return false }
    return isGenericParameter(program[result].name, of: declarations[id].node)
  }

  private func typeOfPlainCall(_ callee: NodeRef, _ name: Symbol) -> TypeRef? {
    switch meaning(of: name, at: callee) {
    case .type(let type): return specialised(type, at: callee)
    case .functions(let functions):
      guard let first = functions.first else { return nil }
      return isGenericResult(first) ? .unknown : resultType(of: first)
    case .property(let id):
      if case .function(let result) = declaredType(of: id) { return result }
      return nil
    case .parameter(let function, let index):
      if case .function(let result)? = declarations.parameters(of: function)[index].type.map(resolve) { return result }
      return nil
    default: return nil
    }
  }
}

extension TypeRef {
  var isMeta: Bool { if case .meta = self { true } else { false } }
}
