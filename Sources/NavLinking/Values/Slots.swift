import NavFacts

/// Stored properties as places that values flow through: who writes them, who is made with what.
extension Linkage {
  /// Everything that gives `id` its value: assignments, appends, toggles, its initial value, memberwise initialisers;
  /// those of a protocol's requirement that it fulfils, and those of what fulfils it; those of others that are kept under its key.
  /// What follows another state is written where that one is.
  func writes(to id: PropertyID) -> [SlotWrite] {
    if let known = writesMemo[id] { return known }
    writesMemo[id] = []
    let all = writesFollowed(id, writesMade(to: id))
    writesMemo[id] = all
    return all
  }

  /// The same, with each write where it stands.
  func writesMade(to id: PropertyID) -> [SlotWrite] {
    if let known = writesMadeMemo[id] { return known }
    writesMadeMemo[id] = []
    var all = ownWrites(to: id)
    for other in counterparts(of: id) { all += ownWrites(to: other) }
    for twin in storedTwins(of: id) { all += ownWrites(to: twin).filter { $0.means != .initial && $0.means != .construction } }
    writesMadeMemo[id] = all
    return all
  }

  /// The properties that may be the same slot: what fulfils a protocol's requirement, and the requirements that `id` fulfils.
  func counterparts(of id: PropertyID) -> [PropertyID] {
    let property = declarations[id]
    guard !property.isStatic, case .type(let owner) = property.owner,
      let named = declarations.propertiesByName[property.name], named.count > 1
    else { return [] }
    let isOfProtocol = isRequirement(id)
    if !isOfProtocol, !named.contains(where: isRequirement) { return [] }
    let related = isOfProtocol ? conformers(of: owner) : projectBases(of: owner).filter { declarations[$0].kind == .protocol }
    if related.isEmpty { return [] }
    return named.filter { other in
      guard other != id, !declarations[other].isStatic, case .type(let type) = declarations[other].owner else { return false }
      return related.contains(type)
    }
  }

  private func isRequirement(_ id: PropertyID) -> Bool {
    if case .type(let owner) = declarations[id].owner { declarations[owner].kind == .protocol } else { false }
  }

  private static var changing: Set<String> { ["-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="] }

  private func ownWrites(to id: PropertyID) -> [SlotWrite] {
    let property = declarations[id]
    var all: [SlotWrite] = []
    if let initial = property.initial { all.append(SlotWrite(site: initial, value: initial, means: .initial)) }
    var spellings = [property.name]
    if let stored = traits.stored(property.name) { spellings.append(stored) }
    spellings += namesSubscripting(id)
    for spelling in spellings {
      for site in sites(.assigned, of: id, as: spelling) {
        guard let right = program.secondChild(site) else { continue }
        if program[site].name == names.plusEqual {
          all.append(SlotWrite(site: site, value: right, means: .append))
        } else if Self.changing.contains(text(program[site].name)) {
          all.append(SlotWrite(site: site, value: right, means: .change))
        } else if isOpposite(right, of: id) {
          all.append(SlotWrite(site: site, value: nil, means: .toggle))
        } else {
          all.append(SlotWrite(site: site, value: wrappedInitial(right) ?? right, means: .assignment))
        }
      }
    }
    let mutations = spellings.flatMap { sites(.mutated, of: id, as: $0) }
    for name in [names.append, names.insert, names.toggle] {
      for site in mutations {
        guard let callee = program.firstChild(site), program[callee].name == name else { continue }
        if name == names.toggle {
          all.append(SlotWrite(site: site, value: nil, means: .toggle))
        } else if let value = program.secondChild(site), program.label(value).isNone || text(program.label(value)) == "contentsOf" {
          // `append(tab: .home, route: …)` is a function of the program's own.
          all.append(SlotWrite(site: site, value: value, means: .append))
        }
      }
    }
    all += memberwise(id)
    all += feeds(of: id)
    all += assignedByStreams(id)
    all += assignedByMessages(id)
    all += writesByAddedMethods(of: id)
    all += writesByKeyPaths(to: id)
    return all
  }

  /// `isOpen = !isOpen`, `isOpen = isOpen == false`, `isOpen = isOpen ? false : true`
  private func isOpposite(_ value: NodeRef, of id: PropertyID) -> Bool {
    func isFalse(_ ref: NodeRef?) -> Bool { ref.map { program[$0].kind == .boolean && !program[$0].flags.contains(.isTrue) } ?? false }
    let isLike =
      switch program[value].kind {
      case .unary: text(program[value].name) == "!"
      case .infix: program[value].name == names.equals && isFalse(program.secondChild(value))
      case .ternary: isFalse(program.secondChild(value)) && program.children(value).dropFirst(2).allSatisfy { program[$0].flags.contains(.isTrue) }
      default: false
      }
    return isLike && program.firstChild(value).map { propertyWritten(by: $0) == id } ?? false
  }

  /// `State(initialValue: v)` and `Published(initialValue: v)` hold `v`.
  private func wrappedInitial(_ ref: NodeRef) -> NodeRef? {
    guard program[ref].kind == .call else { return nil }
    return argument("initialValue", of: ref) ?? argument("wrappedValue", of: ref)
  }

  private func memberwise(_ id: PropertyID) -> [SlotWrite] {
    guard case .type(let owner) = declarations[id].owner, !declarations[id].isStatic, hasMemberwiseInitialiser(owner) else { return [] }
    let others = initialisers(of: owner)
    var all: [SlotWrite] = []
    let delegated = others.compactMap { declarations[$0].body }.flatMap { body in
      program.subtree(body).map { NodeRef($0) }.filter(isCallOfOwnInitialiser)
    }
    for call in constructions(of: owner) + delegated where !others.contains(where: { accepts($0, arguments(of: call)) }) {
      if let argument = memberwiseArgument(for: id, in: call) { all.append(SlotWrite(site: call, value: argument, means: .construction)) }
    }
    return all
  }

  /// What a call gives to a stored property by the initialiser that the compiler writes; a trailing closure without label too.
  func memberwiseArgument(for id: PropertyID, in call: NodeRef) -> NodeRef? {
    let arguments = arguments(of: call)
    if let labelled = arguments.first(where: { program.label($0) == declarations[id].name }) { return labelled }
    guard case .type(let owner) = declarations[id].owner,
      let closure = arguments.first(where: { program[$0].kind == .closure && program[$0].flags.contains(.trailing) && program.label($0).isNone }),
      closureProperty(of: owner, for: closure, in: call) == id
    else { return nil }
    return closure
  }

  /// The property that a closure is given to by the initialiser that the compiler writes: a trailing one without label is for the last that
  /// takes one, or where others follow, for the first that no label names: `Card(title) { content } footer: { text }`.
  func closureProperty(of type: TypeID, for closure: NodeRef, in call: NodeRef) -> PropertyID? {
    let label = program.label(closure)
    if !label.isNone { return findProperty(label, in: type) }
    let arguments = arguments(of: call)
    if arguments.last == closure { return declarations[type].properties.last(where: takesClosure) }
    return declarations[type].properties.first { property in
      takesClosure(property) && !arguments.contains { program.label($0) == declarations[property].name }
    }
  }

  private func takesClosure(_ property: PropertyID) -> Bool {
    guard declarations[property].getter == nil, let type = declarations[property].type else { return false }
    if case .function = resolve(type) { return true }
    // `@ViewBuilder let content: Content`
    return declarations[property].hasAttributes && attributes(of: property).contains { text(program[$0].name).hasSuffix("Builder") }
  }

  /// The calls that make a `T`: `T(…)`, `M.T(…)`, `.init(…)`, `T.init(…)`.
  func constructions(of id: TypeID) -> [NodeRef] {
    if let known = constructionsMemo[id] { return known }
    let name = declarations[id].name
    let isOnly = declarations.typesByName[name]?.count == 1
    var all = calls(of: name).filter { call in
      guard let callee = program.firstChild(call) else { return false }
      if isOnly, program[callee].kind == .name, case .type = meaning(of: name, at: callee) { return true }
      return typeOf(callee) == .meta(.project(id))
    }
    all += initialisations[id] ?? []
    all += contentTypes[id] ?? []
    all.sort()
    constructionsMemo[id] = all
    return all
  }

  /// The types that a library makes for the view which names them, by these: `typealias Content = CartContent`.
  private var contentTypes: [TypeID: [NodeRef]] {
    if dialects.contentTypes.isEmpty { return [:] }
    if let known = contentTypesMemo { return known }
    var all: [TypeID: [NodeRef]] = [:]
    contentTypesMemo = all
    for type in declarations.types.indices.map({ TypeID($0) }) where isView(type) {
      for (shown, member) in contentNamed(by: type) { all[shown, default: []].append(member) }
    }
    contentTypesMemo = all
    return all
  }

  /// What a library makes for a view that names it, with the name's place.
  func contentNamed(by type: TypeID) -> [(shown: TypeID, place: NodeRef)] {
    program.members(declarations[type].node).compactMap { member in
      guard program[member].kind == .typealiasDecl, dialects.contentTypes.contains(program[member].name),
        let named = program.children(member).first(where: { program[$0].kind.isType }), case .project(let shown) = resolve(named)
      else { return nil }
      return (shown, member)
    }
  }

  /// `.init(…)`, `T.init(…)` and `Self(…)` by what they make.
  private var initialisations: [TypeID: [NodeRef]] {
    if let known = initialisationsMemo { return known }
    var all: [TypeID: [NodeRef]] = [:]
    for call in calls(of: names.initName) {
      if let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
        program[base].kind == .name, program[base].name == names.selfValue || program[base].name == names.superValue
      {
        continue
      }
      if case .project(let id) = typeOf(call) { all[id, default: []].append(call) }
    }
    for call in calls(of: names.selfType) {
      if let callee = program.firstChild(call), program[callee].kind == .name, case .type(.project(let id)) = meaning(of: names.selfType, at: callee) {
        all[id, default: []].append(call)
      }
    }
    initialisationsMemo = all
    return all
  }

  /// The type that a call makes an object of: `Actions(…)`, and `.init(…)` where that is wanted.
  func typeMade(by callee: NodeRef, of call: NodeRef) -> TypeID? {
    if case .meta(.project(let type)) = typeOf(callee) { return type }
    guard program[callee].kind == .implicitMember, program[callee].name == names.initName, let around = program.parent(call) else { return nil }
    // `alert.addAction(.init(…))` and `Toast(action: .init(…))` say what to do next, and are no callbacks of a screen or its model.
    if program[around].kind == .call {
      guard let maker = program.firstChild(around), maker != call, case .meta(.project(let owner)) = typeOf(maker),
        declarations[owner].kind == .class || isView(owner)
      else { return nil }
    }
    return (expectedType(of: callee) ?? typeOf(call)).element.projectType
  }

  /// The stored property that a closure is given to: by an assignment, memberwise, by an initialiser that keeps it, or as what it is at first.
  func propertyGiven(_ closure: NodeRef) -> PropertyID? {
    guard let parent = program.parent(closure) else { return nil }
    // `var open: (Route) -> Void = { Router.shared.path.append($0) }`
    if program[parent].kind == .initializer { return program.parent(parent).flatMap { declarations.propertyOfNode[$0] } }
    if program[parent].kind == .assign { return program.firstChild(parent).flatMap(propertyWritten) }
    if program[parent].kind == .call, let shared = sharedValueGiven(by: parent) { return shared }
    guard program[parent].kind == .call, let callee = program.firstChild(parent), callee != closure,
      let type = typeMade(by: callee, of: parent)
    else { return nil }
    let initialisers = initialisers(of: type)
    if initialisers.isEmpty {
      return closureProperty(of: type, for: closure, in: parent)
    }
    for initialiser in initialisers {
      guard let index = match(declarations.parameters(of: initialiser), arguments(of: parent))?.first(where: { $0.argument == closure })?.parameter,
        let kept = assignment(of: declarations.parameters(of: initialiser)[index].name, in: initialiser)
      else { continue }
      return propertyWritten(by: kept)
    }
    let fits = initialisers.contains { accepts($0, arguments(of: parent)) }
    return fits || !hasMemberwiseInitialiser(type) ? nil : findProperty(program.label(closure), in: type)
  }

  /// What an initialiser assigns a parameter to, as it is.
  private func assignment(of parameter: Symbol, in initialiser: FunctionID) -> NodeRef? {
    guard let body = declarations[initialiser].body else { return nil }
    for at in program.subtree(body) where program[NodeRef(at)].kind == .assign {
      guard let right = program.secondChild(NodeRef(at)), program[right].kind == .name, program[right].name == parameter else { continue }
      return program.firstChild(NodeRef(at))
    }
    return nil
  }

  /// The property that keeps what an initialiser's parameter is given, or else has by itself: `init(stack: Stack = Stack()) { self.stack = stack }`.
  func propertyKeeping(_ parameter: NodeRef) -> PropertyID? {
    guard let function = program.parent(parameter).flatMap({ declarations.functionOfNode[$0] }), declarations[function].isInit else { return nil }
    return assignment(of: program[parameter].name, in: function).flatMap(propertyWritten)
  }

  // MARK: Bindings

  /// What a binding expression is bound to.
  enum BindingTarget {
    /// A property, perhaps narrowed to one case of the enum it holds (`$model.destination.edit`).
    case slot(PropertyID, case: Symbol?)
    case parameter(FunctionID, Int)
    case constant
    case unknown
  }

  /// The state behind `$x`, `$model.x`, `$model.destination.edit`, `x` (a binding passed on), `Binding(get: { x } …)`.
  func bindingTarget(_ ref: NodeRef) -> BindingTarget {
    let node = program[ref]
    switch node.kind {
    case .name:
      if let plain = unprefixed(node.name), case .property(let id) = meaningBehindPrefix(of: plain, at: ref) { return .slot(id, case: nil) }
      switch meaning(of: node.name, at: ref) {
      case .property(let id): return .slot(id, case: nil)
      case .parameter(let function, let index): return .parameter(function, index)
      case .local(let declaration):
        guard let initial = program.first(declaration, .initializer).flatMap({ program.firstChild($0) }) else { return .unknown }
        return bindingTarget(initial)
      default: return .unknown
      }
    case .member:
      if let taken = stateTaken(by: ref) { return .slot(taken.state, case: taken.name) }
      if let id = propertyWritten(by: ref) { return .slot(id, case: nil) }
      // `$model.destination.edit`: a case of the enum that the property holds.
      if let base = program.firstChild(ref), case .slot(let id, nil) = bindingTarget(base),
        let type = declaredType(of: id).projectType, hasCase(node.name, type)
      {
        return .slot(id, case: node.name)
      }
      if let base = program.firstChild(ref), program[base].kind == .name || program[base].kind == .member,
        case .slot(let id, nil) = bindingTarget(base), declaredType(of: id).projectType == nil
      {
        // A key path into something that is not the program's.
        return .unknown
      }
      return .unknown
    case .call:
      if let part = part(ref) { return (part.property ?? keeper(ofWholeBehind: ref)).map { .slot($0, case: part.narrowed) } ?? .unknown }
      if let callee = program.firstChild(ref) {
        let name = program[callee].name
        if name == names.constant { return .constant }
        if name == names.binding || name == names.initName, let get = argument("get", of: ref) ?? arguments(of: ref).first,
          program[get].kind == .closure
        {
          return bindingOfGetter(get)
        }
        if let part = stateAtKeyPath(boundBy: ref) { return .slot(part, case: nil) }
        if let asked = stateAsked(by: ref) ?? stateBound(byCall: ref) { return asked }
        // Which state a method of the program's own binds, nothing else tells.
        if bindsByOwnMethod(ref) { return .unknown }
        // `$x.animation()`, `$x.isPresent()`, `Binding($x)`
        if program[callee].kind == .member, let base = program.firstChild(callee) {
          if case .slot(let id, let name) = bindingTarget(base) {
            if name == nil, let part = partBound(of: id, by: program[callee].name) { return .slot(part, case: nil) }
            return .slot(id, case: name)
          }
        }
        if let first = arguments(of: ref).first { return bindingTarget(first) }
      }
      return .unknown
    case .subscript:
      if let state = stateBehindSubscript(ref) { return .slot(state, case: nil) }
      return program.firstChild(ref).map(bindingTarget) ?? .unknown
    case .unary, .cast:
      return program.firstChild(ref).map(bindingTarget) ?? .unknown
    case .optionalBinding:
      // `if let x = model.x`, `if let x`
      if let value = program.firstChild(ref) { return program[value].kind == .call ? .unknown : bindingTarget(value) }
      guard let statement = program.parent(ref), case .property(let id) = meaning(of: node.name, at: statement) else { return .unknown }
      return .slot(id, case: nil)
    default:
      return .unknown
    }
  }

  // MARK: What a type may hold

  /// Whether a property of this type may hold a screen that only its writes tell.
  func holdsScreens(_ type: TypeRef) -> Bool {
    switch type {
    case .unknown: true
    case .external(let name, _):
      isScreenLike(name) || traits[name].contains(.isPresentable) || name == names.viewController || name == names.appKitController
        || name == names.anyView || name == names.view
    case .project(let id):
      declarations[id].kind == .protocol && isAdoptedByScreens(id)
    case .array(let element): holdsScreens(element) && !element.isUnknown
    default: false
    }
  }

  /// A value of the standard library: what matters is where it was chosen, not what object it is.
  func isPlainValue(_ name: Symbol) -> Bool { traits[name].contains(.isPlainValue) }

  /// A container of the framework that arranges what stands in it.
  func isLayout(_ name: Symbol) -> Bool { traits[name].contains(.isArrangement) }

  /// Whether a call makes a library's view around ours: `StoreProvider(store: store) { HomeView() }`.
  func isAroundContent(_ call: NodeRef) -> Bool {
    guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name,
      case .type(.external(let name, _)) = meaning(of: program[callee].name, at: callee), traits[name].contains(.startsUpper),
      traits[name].isDisjoint(with: [.isLayout, .isListing]), dialects.containers[name] == nil, dialects.links[name] == nil,
      let closure = arguments(of: call).last, program[closure].kind == .closure, program[closure].flags.contains(.trailing)
    else { return false }
    return program.label(closure).isNone && program.members(closure).filter { program[$0].kind != .parameter && !program[$0].kind.isDeclaration }.count == 1
  }
}
