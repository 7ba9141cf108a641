import NavFacts

/// What members stand for: cases and constants, properties of what stands before them, and what that was made with.
extension Walk {
  private var program: Program { linkage.program }
  private var names: Names { linkage.names }
  private var declarations: Declarations { linkage.declarations }

  mutating func valuesOfImplicitMember(_ ref: NodeRef, _ frame: Frame?) -> [Value] {
    let name = program[ref].name
    guard let type = linkage.expectedEnum(of: ref, name) else {
      // A constant of a type that is no enum: `.settings` of `struct Route`.
      guard let wanted = linkage.expectedType(of: ref)?.element else { return [.unknown] }
      if let added = valuesAdded(name, to: wanted, ref, frame) { return added }
      guard let type = wanted.projectType, let property = linkage.findProperty(name, in: type) else { return [.unknown] }
      return values(of: property, receiver: nil, frame)
    }
    if linkage.hasCase(name, type) { return [.route(type, name, callAround(ref), frame)] }
    if let property = linkage.findProperty(name, in: type) { return values(of: property, receiver: nil, frame) }
    return [.typed(.project(type))]
  }

  /// The call whose callee `ref` is; `ref` itself otherwise.
  private func callAround(_ ref: NodeRef) -> NodeRef {
    if let parent = program.parent(ref), program[parent].kind == .call, program.firstChild(parent) == ref { return parent }
    return ref
  }

  mutating func valuesOfMember(_ ref: NodeRef, _ frame: Frame?) -> [Value] {
    let name = program[ref].name
    guard let base = program.firstChild(ref) else { return [.unknown] }
    if let bound = frame?.value(of: ref) { return bound }
    if let known = valuesGenerated(ref) { return known }
    if let element = linkage.elementAtEnd(by: ref) { return values(of: element, nil) }
    var type = linkage.typeOf(base)
    if let bound = boundType(base, frame) { type = .meta(bound) }
    if case .meta(let inner) = type {
      if name == names.selfValue { return [.meta(inner)] }
      // `DetailView.init` given as a function makes one.
      if name == names.initName, case .project(let id) = inner, linkage.isScreenLike(id) { return [.object(id, nil)] }
      if case .project(let id) = inner {
        if linkage.hasCase(name, id) { return [.route(id, name, callAround(ref), frame)] }
        if let property = linkage.findProperty(name, in: id) {
          return linkage.madeAnew(values(of: property, receiver: .meta(inner), frame), by: ref)
        }
        let named = namesOfMember(name, of: base, [.meta(inner)], frame)
        if !named.isEmpty { return named }
        if name == names.allCases { return declarations[id].cases.map { .route(id, $0.name, ref, nil) } }
        if let nested = linkage.nestedType(name, in: id) { return [.meta(nested)] }
        if let body = linkage.findFunctions(name, in: id).first.flatMap({ declarations[$0].body }) { return [.closure(body, frame)] }
        return [.unknown]
      }
      if case .meta(let nested) = linkage.typeOf(ref) { return [.meta(nested)] }
      if case .external = inner {
        let named = namesOfMember(name, of: base, [.meta(inner)], frame)
        if !named.isEmpty { return named }
        if let added = valuesAdded(name, to: inner, ref, frame) { return added }
      }
    }
    if case let handed = methodsHanded(ref, of: type, frame), !handed.isEmpty { return handed }
    if let observed = linkage.observedProperty(ref) { return values(of: observed, receiver: nil, frame) }
    if case .project(let id) = type, let property = linkage.findProperty(name, in: id), let written = valuesWritten(to: property, before: ref, frame) {
      return written
    }
    if case .project(let id) = type, linkage.findProperty(name, in: id) == nil, let passed = linkage.propertyPassedOn(by: ref, of: id) {
      return linkage.madeAnew(values(of: passed, receiver: nil, frame), by: ref)
    }
    var bases = values(of: base, frame)
    let made = madeObjects(bases, reading: name)
    bases = made ?? bases
    var all = namesOfMember(name, of: base, bases, frame)
    if !all.isEmpty { return all }
    for value in bases {
      all += member(name, of: value, type: type, frame)
    }
    // Where nothing is seen that they were made with, what the state begins with is theirs too.
    if made != nil, all.contains(where: { $0.isKnown && !$0.isSlot }) { all = all.map { if case .slot(let id) = $0 { .later(id) } else { $0 } } }
    if all.contains(where: \.isKnown) { return linkage.madeAnew(all.filter(\.isKnown), by: ref) }
    if case let given = valuesGiven(toAbsent: base, name, frame), !given.isEmpty { return given }
    let own = linkage.typeOf(ref)
    return [own.isUnknown ? .unknown : .typed(own)]
  }

  mutating func member(_ name: Symbol, of value: Value, type: TypeRef, _ frame: Frame?) -> [Value] {
    if case .tuple(_, let labels) = value { return linkage.position(named: name, in: labels).flatMap { value.part(at: $0) } ?? [] }
    if case .tuple(_, let labels) = type, let position = linkage.position(named: name, in: labels), let part = value.part(at: position) {
      return part
    }
    let id: TypeID?
    switch value {
    case .object(let object, _): id = object
    case .typed(.project(let typed)): id = typed
    case .route(let owner, _, _, _): id = owner
    default: id = type.projectType
    }
    if let id, let property = linkage.findProperty(name, in: id) {
      return values(of: property, receiver: value, frame)
    }
    if let id {
      let construction: Construction? = if case .object(_, let construction) = value { construction } else { nil }
      if let kept = inheritedContainer(name, of: id, construction) ?? inheritedScreen(name, of: id, construction) { return kept }
      if let asked = linkage.requirementGiven(name, of: id) { return fulfilled(asked, frame) }
    }
    if linkage.dialects.identities.contains(name) {
      switch value {
      case .object, .typed(.project), .parameter, .slot: return [value]
      default: break
      }
    }
    // What holds the screen that is passed on is not that screen.
    if value.isPassedOn, linkage.dialects.surroundings.contains(name) { return [] }
    switch value {
    case .object(let id, let construction):
      if linkage.isScreenLike(id) { return [value] }
      return carried(by: id, construction)
    case .typed(.project(let id)):
      if linkage.isScreenLike(id) { return [.object(id, nil)] }
      return carried(by: id, nil)
    case .parameter, .payload, .part, .element, .slot, .later, .container, .external, .route: return [value]
    default: return []
    }
  }

  /// The screens that an object was made with, of those that its type does not keep in a property of its own: what a
  /// router of a library gives as its `viewController`.
  mutating func carried(by id: TypeID, _ construction: Construction?) -> [Value] {
    let initial = linkage.initialRoutes(of: id)
    if !initial.isEmpty { return initial }
    for name in linkage.dialects.contents {
      if let property = linkage.findProperty(name, in: id) {
        let held = values(of: property, receiver: construction.map { .object(id, $0) }, nil).filter(\.isKnown)
        if !held.isEmpty { return held }
      }
    }
    // An object that has a view of its own.
    if let body = linkage.findProperty(linkage.names.body, in: id), linkage.isViewLike(linkage.declaredType(of: body)) {
      let shown = values(of: body, receiver: .object(id, construction), nil).filter(\.isKnown)
      if !shown.isEmpty { return shown }
    }
    let given = givenForItself(by: id, construction)
    if !given.isEmpty { return given }
    var found: [Value] = []
    let constructions = construction.map { [$0] }
      ?? implementations(of: id).flatMap { linkage.constructions(of: $0) }.prefix(4).map { Construction(call: $0, frame: nil) }
    for made in constructions {
      for argument in linkage.arguments(of: made.call) where program[argument].kind != .closure {
        for value in values(of: argument, made.frame) {
          if case .object(let type, _) = value, linkage.isScreenLike(type) { found.append(value) }
          if case .container = value { found.append(value) }
        }
      }
      if !found.isEmpty { break }
    }
    return found
  }

  private func implementations(of id: TypeID) -> [TypeID] {
    declarations[id].kind == .protocol ? linkage.conformers(of: id) : [id]
  }
}
