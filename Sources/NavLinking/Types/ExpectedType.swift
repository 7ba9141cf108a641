import NavFacts

/// The type that an expression is used as: what `.settings` must be a case of.
extension Linkage {
  /// The type that the surroundings want of `ref`; nil where they do not say.
  func expectedType(of ref: NodeRef) -> TypeRef? {
    expectedType(of: ref, depth: 0)
  }

  private func expectedType(of ref: NodeRef, depth: Int) -> TypeRef? {
    guard depth < 24, let parent = program.parent(ref) else { return nil }
    let node = program[parent]
    switch node.kind {
    case .assign:
      guard let left = program.firstChild(parent), left != ref else { return nil }
      return known(typeOf(left))
    case .initializer:
      guard let declaration = program.parent(parent) else { return nil }
      return annotation(of: declaration)
    case .call:
      if program.firstChild(parent) == ref { return expectedType(of: parent, depth: depth + 1) }
      return expectedArgumentType(ref, of: parent)
    case .member:
      // `.detail(id).erased`: a static member of the wanted type, as a rule.
      return expectedType(of: parent, depth: depth + 1)
    case .returnStmt:
      return resultTypeAround(parent)
    case .array:
      return expectedType(of: parent, depth: depth + 1)?.element
    case .ternary:
      if program.firstChild(parent) == ref { return nil }
      return expectedType(of: parent, depth: depth + 1) ?? sibling(of: ref, in: parent, skippingFirst: true)
    case .infix:
      if let other = sibling(of: ref, in: parent, skippingFirst: false) { return other }
      return node.name == names.coalesce ? expectedType(of: parent, depth: depth + 1) : nil
    case .caseCondition:
      return program.secondChild(parent).flatMap { known(typeOf($0)) }
    case .pattern:
      return enumOfPattern(ref).map { .project($0) }
    case .block, .caseArm, .clause, .ifStmt, .switchStmt, .conditional, .closure:
      return isResult(ref, of: parent) ? expectedOfBody(parent, depth: depth) : nil
    case .cast:
      return program.secondChild(parent).map(resolve)
    case .tuple:
      guard case .tuple(let types, _)? = expectedType(of: parent, depth: depth + 1),
        let index = program.children(parent).map({ $0 }).firstIndex(of: ref), types.indices.contains(index)
      else { return nil }
      return known(types[index])
    case .subscript:
      // `pages[.cart]`
      guard let dictionary = program.firstChild(parent), dictionary != ref else { return nil }
      return keyType(of: dictionary)
    case .dictionary, .unary:
      return nil
    default: return nil
    }
  }

  /// The type that `.name` at `ref` is a member of: as wanted, or the likely enum where a protocol or nothing is wanted.
  func expectedEnum(of ref: NodeRef, _ name: Symbol) -> TypeID? {
    if let wanted = expectedType(of: ref) {
      guard let id = wanted.projectType else { return nil }
      if declarations[id].kind != .protocol { return id }
    }
    return likelyEnum(name, at: ref) ?? ownEnum(name, at: ref)
  }

  /// The enum of the type around that a call of `.name(…)` makes a value of, where nothing says what is wanted: the only one that has
  /// a case of that name and as many payloads, and that a method of the type takes or a library hands to its body.
  func ownEnum(_ name: Symbol, at ref: NodeRef) -> TypeID? {
    guard let call = program.parent(ref), program[call].kind == .call, program.firstChild(call) == ref, let here = enclosingType(ref) else { return nil }
    let count = arguments(of: call).count
    let all = (declarations.casesByName[name] ?? []).filter { id in
      guard declarations[id].outer == here, takes(declarations[id].name, here) || isEventOfFeature(id),
        let info = declarations[id].cases.first(where: { $0.name == name })
      else { return false }
      return program.children(info.node).filter { program[$0].kind == .parameter }.count == count
    }
    return all.count == 1 ? all[0] : nil
  }

  /// Whether a method of a type has a parameter of a type of that name.
  private func takes(_ name: Symbol, _ id: TypeID) -> Bool {
    declarations[id].functions.contains { function in
      declarations.parameters(of: function).contains { parameter in parameter.type.map { program[$0].name == name } ?? false }
    }
  }

  /// The enum that `.name` most likely is a case of where nothing says so: the only one that maps to screens, or the only one
  /// of those that the type around speaks of.
  func likelyEnum(_ name: Symbol, at ref: NodeRef) -> TypeID? {
    guard let candidates = mappedByCase[name] else { return nil }
    if candidates.count <= 1 { return candidates.first }
    if let beside = enumBeside(ref, among: candidates) { return beside }
    guard let here = enclosingType(ref) else { return nil }
    let spoken = candidates.filter(enumsSpoken(by: here).contains)
    return spoken.count == 1 ? spoken.first : nil
  }

  /// Of several enums the one that is nested in a type which another argument of the call is, or is made of: `to: .cart, with: routes` of
  /// `routes: Router<ShopRoutes>`.
  private func enumBeside(_ ref: NodeRef, among candidates: [TypeID]) -> TypeID? {
    var at = ref
    if let call = program.parent(at), program[call].kind == .call, program.firstChild(call) == at { at = call }
    guard let call = program.parent(at), program[call].kind == .call, program.firstChild(call) != at else { return nil }
    var outer: Set<TypeID> = []
    for argument in arguments(of: call) where argument != at && program[argument].kind != .closure {
      switch typeOf(argument) {
      case .project(let id): outer.insert(id)
      case .external(_, let generics): outer.formUnion(generics.compactMap(\.projectType))
      default: continue
      }
    }
    let nested = candidates.filter { declarations[$0].outer.map(outer.contains) ?? false }
    return nested.count == 1 ? nested[0] : nil
  }

  /// The enums that a type takes as parameters or holds.
  private func enumsSpoken(by id: TypeID) -> Set<TypeID> {
    if let known = spokenMemo[id] { return known }
    var spoken: Set<TypeID> = []
    for function in declarations[id].functions {
      for parameter in declarations.parameters(of: function) {
        if case .project(let type)? = parameter.type.map(resolve), mappedEnums.contains(type) { spoken.insert(type) }
      }
    }
    for property in declarations[id].properties {
      if case .project(let type)? = declarations[property].type.map(resolve)?.element, mappedEnums.contains(type) { spoken.insert(type) }
    }
    spokenMemo[id] = spoken
    return spoken
  }

  private func known(_ type: TypeRef) -> TypeRef? { type.isUnknown ? nil : type }

  private func annotation(of declaration: NodeRef) -> TypeRef? {
    if program[declaration].kind == .parameter {
      return program.children(declaration).first { program[$0].kind.isType }.map(resolve)
    }
    return program.first(declaration, .annotation).flatMap { program.firstChild($0) }.map(resolve)
  }

  private func sibling(of ref: NodeRef, in parent: NodeRef, skippingFirst: Bool) -> TypeRef? {
    for (index, other) in program.children(parent).enumerated() where other != ref && !(skippingFirst && index == 0) {
      guard program[other].kind != .implicitMember else { continue }
      if let type = known(typeOf(other)) { return type }
    }
    return nil
  }

  /// Whether an expression statement gives its body's value: it is the last, or stands in a result builder.
  private func isResult(_ ref: NodeRef, of parent: NodeRef) -> Bool {
    ref.index + program.size(ref) == parent.index + program.size(parent) || program[parent].kind == .conditional
  }

  private func expectedOfBody(_ body: NodeRef, depth: Int) -> TypeRef? {
    guard let above = program.parent(body) else { return nil }
    switch program[body].kind {
    case .block, .caseArm, .clause, .ifStmt, .switchStmt, .conditional:
      switch program[above].kind {
      case .funcDecl: return declarations.functionOfNode[above].flatMap { known(resultType(of: $0)) }
      case .accessor:
        guard let property = program.parent(above) else { return nil }
        return annotation(of: property)
      case .initializer: return program.parent(above).flatMap(annotation)
      case .assign, .returnStmt, .call: return expectedType(of: body, depth: depth + 1)
      case .block, .caseArm, .clause, .ifStmt, .switchStmt, .conditional, .closure, .doStmt:
        return isResult(body, of: above) || program[body].kind == .caseArm || program[body].kind == .block
          ? expectedOfBody(above, depth: depth + 1) : nil
      default: return nil
      }
    case .closure:
      return closureResult(body)
    default: return nil
    }
  }

  private func closureResult(_ closure: NodeRef) -> TypeRef? {
    guard let call = program.parent(closure), program[call].kind == .call else { return nil }
    if case .function(let result)? = expectedArgumentType(closure, of: call) { return known(result) }
    // `xs.map { .case($0) }`: what is wanted of the whole, element by element. What a library makes of a closure says nothing of that.
    guard let callee = program.firstChild(call), callee == closure || program[callee].kind == .member else { return nil }
    return expectedType(of: call)?.element ?? typeBound(to: call)
  }

  private func resultTypeAround(_ ref: NodeRef) -> TypeRef? {
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .funcDecl: return declarations.functionOfNode[here].flatMap { known(resultType(of: $0)) }
      case .closure: return closureResult(here)
      case .varDecl: return annotation(of: here)
      case .initDecl: return nil
      default: at = program.parent(here)
      }
    }
    return nil
  }

  /// The declared type of the parameter that an argument goes to.
  func expectedArgumentType(_ argument: NodeRef, of call: NodeRef) -> TypeRef? {
    guard let callee = program.firstChild(call) else { return nil }
    let all = arguments(of: call)
    let targets = callTargets(of: call)
    for target in targets.functions {
      guard let pairs = match(declarations.parameters(of: target), all),
        let index = pairs.first(where: { $0.argument == argument })?.parameter, let type = declarations.parameters(of: target)[index].type
      else { continue }
      if case .type(let owner) = declarations[target].owner, let known = specialised(type, of: owner, in: callee) { return known }
      if case .external(let owner) = declarations[target].owner, let known = taken(type, extending: owner, by: callee) { return known }
      let resolved = resolve(type)
      // Of a generic parameter, what it has to conform to is known at most.
      if case .external = resolved, isGenericParameter(program[type].name, at: declarations[target].node) {
        return typeAtKeyPath(program[type].name, of: target, by: call)
      }
      return known(resolved)
    }
    // Memberwise initialisers.
    if !program.label(argument).isNone, let id = typeMade(by: call, callee), let property = findProperty(program.label(argument), in: id) {
      return known(declaredType(of: property))
    }
    if let tab = tabValueType(argument, of: call) { return known(tab) }
    if let shared = sharedValueGiven(by: call) { return known(declaredType(of: shared)) }
    // Payloads of enum cases.
    if let payload = expectedPayload(argument, callee: callee, all) { return payload }
    if let event = sentEvent(callee) { return event }
    if let taken = triggeredType(argument, callee) { return taken }
    if let rows = dialects.calls[program[callee].name], rows.contains(where: { $0.argument == .label(text(program.label(argument))) }) {
      let receiver = program[callee].kind == .member ? program.firstChild(callee).map(typeOf) : enclosingType(callee).map { .project($0) }
      if let taken = receiver.flatMap({ valueTaken(by: $0) }), isEnum(taken) { return taken }
    }
    if let first = all.first, first == argument {
      if stepManner(callee) != nil { return expectedType(of: call) }
      if program[callee].kind == .implicitMember, dialects.genericMembers[program[callee].name] != nil,
        let taken = expectedType(of: call).flatMap({ genericMember(program[callee].name, of: $0) })
      {
        return taken
      }
      if dialects.calls[program[callee].name] != nil, program[callee].kind == .member, let base = program.firstChild(callee),
        let taken = genericMember(program[callee].name, of: typeOf(base)) ?? valueTaken(by: typeOf(base))
      {
        return taken
      }
    }
    if let first = all.first, first == argument, isHolder(callee, of: call) { return expectedType(of: call) }
    // Arrays and typed paths.
    if program[callee].kind == .member, let base = program.firstChild(callee) {
      switch text(program[callee].name) {
      case "append", "insert", "contains", "firstIndex", "send", "accept", "onNext": return known(typeOf(base).element)
      default: break
      }
    }
    // `router.push(.cart)` of a package's `Router<Page>`
    let made = program[argument].kind == .call ? program.firstChild(argument) ?? argument : argument
    if program[callee].kind == .member, program[made].kind == .implicitMember, let base = program.firstChild(callee),
      let taken = enumTaken(byAbsent: typeOf(base)), hasCase(program[made].name, taken)
    {
      return .project(taken)
    }
    return all.firstIndex(of: argument).flatMap { takenByClosure(callee, $0) }
  }

  /// What a closure that a property or a parameter holds is called with: `.cart` of `onSelect(.cart)`, with `let onSelect: (Tab) -> Void`.
  private func takenByClosure(_ callee: NodeRef, _ index: Int) -> TypeRef? {
    let called = program[callee].kind == .unary ? program.firstChild(callee) ?? callee : callee
    guard program[called].kind == .name || program[called].kind == .member else { return nil }
    let type: NodeRef?
    if program[called].kind == .name, case .parameter(let function, let taken) = meaning(of: program[called].name, at: called) {
      type = declarations.parameters(of: function)[taken].type
    } else {
      let property = propertyWritten(by: called)
      // `@Environment(\.navigate) var navigate` has its type where the value is declared.
      type = property.flatMap { declarations[$0].type ?? sharedRead(by: $0).flatMap { declarations[$0].type } }
      // `var finish: (Outcome) -> Void` of `class Flow<Outcome>`, in a flow below it.
      if let property, let type, case .type(let owner) = declarations[property].owner,
        let told = functionParameterNode(type, index).flatMap({ specialised($0, of: owner, in: called) })
      {
        return known(told)
      }
    }
    return type.flatMap { functionParameter($0, index) }.flatMap(known)
  }

  /// `.just(value)` and `Observable.just(value)`: what holds a value is made of one.
  private func isHolder(_ callee: NodeRef, of call: NodeRef) -> Bool {
    switch program[callee].kind {
    case .implicitMember:
      guard program[callee].name != names.initName, case .project(let id)? = expectedType(of: call), declarations[id].kind == .enumeration else { return false }
      return !hasCase(program[callee].name, id) && findFunctions(program[callee].name, in: id).isEmpty
    case .member:
      guard let base = program.firstChild(callee), case .meta(.external(let name, _)) = typeOf(base) else { return false }
      return traits[name].contains(.isWrapper)
    default: return false
    }
  }

  /// The type of which a call makes a value: `Item(…)`, or `.init(…)` where an `Item` is wanted.
  private func typeMade(by call: NodeRef, _ callee: NodeRef) -> TypeID? {
    if case .meta(.project(let id)) = typeOf(callee) { return id }
    guard program[callee].kind == .implicitMember, program[callee].name == names.initName else { return nil }
    return expectedType(of: call)?.projectType
  }

  private func expectedPayload(_ argument: NodeRef, callee: NodeRef, _ all: [NodeRef]) -> TypeRef? {
    let owner: TypeID?
    switch program[callee].kind {
    case .implicitMember:
      let expected = expectedType(of: callee)
      if let carried = expected.flatMap({ carried(in: $0, by: callee, argument) }) { return carried }
      owner = expected?.projectType ?? (expected == nil ? ownEnum(program[callee].name, at: callee) : nil)
    case .member:
      if let base = program.firstChild(callee), case .meta(let type) = typeOf(base) { owner = type.projectType } else { owner = nil }
    default: owner = nil
    }
    guard let owner, let info = declarations[owner].cases.first(where: { $0.name == program[callee].name }) else { return nil }
    let parameters = program.children(info.node).filter { program[$0].kind == .parameter }
    guard let index = all.firstIndex(of: argument) else { return nil }
    let label = program.label(argument)
    let parameter = parameters.first { !label.isNone && program.label($0) == label } ?? (index < parameters.count ? parameters[index] : nil)
    guard let written = parameter.flatMap({ node in program.children(node).first { program[$0].kind.isType } }) else { return nil }
    if isGenericParameter(program[written].name, of: declarations[owner].node) { return payload(program[written].name, of: owner, madeBy: callee) }
    let type = resolve(written)
    return stateMade(by: argument, of: type, in: owner) ?? type
  }

  /// The type of a closure's parameter: written, declared by the callee, or the element of what is walked.
  func typeOfClosureParameter(_ closure: NodeRef, _ index: Int) -> TypeRef {
    let parameters = program.children(closure).filter { program[$0].kind == .parameter }
    if index < parameters.count, let type = program.children(parameters[index]).first(where: { program[$0].kind.isType }) {
      let written = resolve(type)
      // `Flows.use(cart) { (root: UINavigationController) in`: what the library gives tells more.
      if isNavigationContainer(written), let call = program.parent(closure), program[call].kind == .call,
        let given = libraryClosureParameter(closure, of: call, index), given.projectType != nil
      {
        return given
      }
      return written
    }
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call) else {
      return assignedClosureParameter(closure, index)
    }
    if let declared = declaredClosureParameter(closure, of: call, index) { return declared }
    if let known = libraryClosureParameter(closure, of: call, index) ?? typeWatched(by: closure, index) { return known }
    // `navigationDestination(for: T.self) { t in`, `sheet(item: $x) { x in`
    for argument in arguments(of: call) where argument != closure {
      let label = text(program.label(argument))
      guard label == "for" || label == "item" || label == "unwrapping" || label == "of", index == 0 || label == "of" && index == 1 else { continue }
      let type = typeOf(argument)
      // `sheet(item: $model.way.card) { card in`, `sheet(unwrapping: $model.way, case: /Way.card) { card in`
      let isOpen = if case .external(names.binding, _) = type { true } else { type.isUnknown }
      if label == "unwrapping" || label == "item" && isOpen, let carried = typeCarried(by: argument, of: call) { return carried }
      if label == "item", isOpen, let element = elementBound(by: argument), let one = typeOf(element).projectType { return .project(one) }
      guard !type.isUnknown, label != "unwrapping" else { continue }
      if case .meta(let inner) = type { return inner }
      return type
    }
    guard index == 0 else {
      if let (list, _) = listWalked(by: closure, index), case .array(let element) = typeOf(list) { return element }
      return .unknown
    }
    if program[callee].kind == .member, let base = program.firstChild(callee) {
      let type = typeOf(base)
      if case .array(let element) = type { return element }
      switch text(program[callee].name) {
      case "sink", "map", "flatMap", "compactMap", "subscribe", "onReceive", "filter", "do", "handleEvents", "then", "bind", "drive", "emit", "withUnretained":
        return type
      default: break
      }
    }
    if let first = arguments(of: call).first, first != closure, case .array(let element) = typeOf(first) { return element }
    return .unknown
  }

  private func declaredClosureParameter(_ closure: NodeRef, of call: NodeRef, _ index: Int) -> TypeRef? {
    for target in callTargets(of: call).functions {
      guard let pairs = match(declarations.parameters(of: target), arguments(of: call)),
        let at = pairs.first(where: { $0.argument == closure })?.parameter,
        let type = declarations.parameters(of: target)[at].type
      else { continue }
      if let generic = genericParameter(type, index, of: target) { return typeAtKeyPath(generic, of: target, by: call) ?? inferred(generic, of: target, from: pairs) }
      if case .type(let owner) = declarations[target].owner, let taken = functionParameterNode(type, index), let callee = program.firstChild(call),
        let known = specialised(taken, of: owner, in: callee)
      {
        return known
      }
      return functionParameter(type, index)
    }
    if let callee = program.firstChild(call), case .meta(.project(let id)) = typeOf(callee), case let label = program.label(closure),
      // `Row(item) { chosen in … }`, of a structure without an initialiser of its own.
      let property = !label.isNone ? findProperty(label, in: id) : initialisers(of: id).isEmpty ? closureProperty(of: id, for: closure, in: call) : nil,
      let type = declarations[property].type
    {
      return functionParameter(type, index)
    }
    return nil
  }

  /// `x.onSelect = { item in … }`
  private func assignedClosureParameter(_ closure: NodeRef, _ index: Int) -> TypeRef {
    guard let parent = program.parent(closure), program[parent].kind == .assign, let left = program.firstChild(parent),
      let property = propertyWritten(by: left), let type = declarations[property].type
    else { return .unknown }
    return functionParameter(type, index) ?? .unknown
  }

  private func functionParameter(_ type: NodeRef, _ index: Int) -> TypeRef? {
    guard let written = functionParameterNode(type, index), case let resolved = resolve(written), !resolved.isUnknown else { return nil }
    // What a generic parameter must at least be says less than what it is used as.
    if case .external = resolved, let owner = enclosingType(written), isGenericParameter(program[written].name, of: declarations[owner].node) { return nil }
    return resolved
  }

  private func functionParameterNode(_ type: NodeRef, _ index: Int) -> NodeRef? {
    guard let at = functionWritten(by: type) else { return nil }
    let all = program.children(at).map { $0 }
    return index < all.count - 1 ? all[index] : nil
  }
}
