import NavDialects
import NavFacts

/// Where a key path ends.
struct KeyPathEnd {
  /// The last property on the way; nil where the path names none.
  var property: PropertyID?
  /// The case of that property's enum that the path narrows it to.
  var narrowed: Symbol?
  var type: TypeRef
}

/// Types of libraries that stand for the state they are made around, and key paths into it.
extension Linkage {
  /// What a lens looks at: `Feature.State` for `StoreOf<Feature>`; nil where `type` is no lens.
  func seen(through type: TypeRef) -> TypeRef? {
    guard case .external(let name, let arguments) = type, let row = dialects.lenses[name], let first = arguments.first else { return nil }
    guard case .project(let id) = first, let nested = program.symbol(row.nested) else { return first }
    return nestedType(nested, in: id) ?? first
  }

  /// The type of events that a lens sends, and of which a type around is told: `Feature.Action`.
  func eventType(of type: TypeRef, _ row: LensRow) -> TypeRef? {
    guard let event = program.symbol(row.event) else { return nil }
    if case .external(let name, let arguments) = type, dialects.lenses[name] != nil {
      if arguments.count > 1 { return arguments[1] }
      return arguments.first.flatMap { eventType(of: $0, row) }
    }
    guard case .project(let id) = type else { return nil }
    if let nested = nestedType(event, in: id) { return nested }
    return declarations[id].outer.flatMap { nestedType(event, in: $0) }
  }

  /// The types of the program that a property of this type speaks for: `Feature` and `Feature.State` for `StoreOf<Feature>`.
  func subjects(of type: TypeRef) -> [TypeID] {
    guard let state = seen(through: type), case .external(_, let arguments) = type else { return [] }
    var found: [TypeID] = []
    for case .project(let id) in [state, arguments[0]] {
      for one in [id, declarations[id].outer].compactMap(\.self) where !found.contains(one) {
        // A type that only surrounds features is none.
        if one == id || dialects.lenses.values.contains(where: { text(declarations[id].name) == $0.nested }) { found.append(one) }
      }
    }
    return found
  }

  /// A nested type that a macro on the enum writes, which has the enum's own cases: the enum itself.
  func writtenType(_ name: Symbol, in id: TypeID) -> TypeRef? {
    guard declarations[id].kind == .enumeration, let attributes = dialects.writtenTypes[name] else { return nil }
    let isMarked = program.children(declarations[id].node).contains { program[$0].kind == .attribute && attributes.contains(program[$0].name) }
    return isMarked ? .project(id) : nil
  }

  // MARK: Key paths

  /// The part of its state that `store.scope(state: \.detail)` looks at; nil where `call` is no such call.
  func part(_ call: NodeRef) -> KeyPathEnd? {
    guard let callee = program.firstChild(call), program[callee].kind == .member, let rows = dialects.parts[program[callee].name],
      let base = program.firstChild(callee), let state = seen(through: typeOf(base))
    else { return nil }
    for row in rows {
      let path = row.label.isEmpty ? arguments(of: call).first { program.label($0).isNone && program[$0].kind == .keyPath } : argument(row.label, of: call)
      if let path { return end(of: path, from: state) }
    }
    return nil
  }

  /// The one property that holds the whole state which a part is taken of: `destination` where `store` of `store.scope(state: \.detail)`
  /// looks at `Feature.Destination.State` alone; nil where several or none hold it.
  func keeper(ofWholeBehind call: NodeRef) -> PropertyID? {
    guard let base = program.firstChild(call).flatMap(program.firstChild), case .project(let state)? = seen(through: typeOf(base)) else { return nil }
    if keepersMemo == nil {
      // In the middle of another question the answer would be half of one.
      guard typeMemo.openCount == 0, !isResolving else { return nil }
      var all: [TypeID: [PropertyID]] = [:]
      for index in declarations.properties.indices where declarations.properties[index].getter == nil && !declarations.properties[index].isStatic {
        guard case .project(let held) = declaredType(of: PropertyID(index)), isStateOfFeature(held) else { continue }
        all[held, default: []].append(PropertyID(index))
      }
      keepersMemo = all
    }
    guard let keepers = keepersMemo?[state], keepers.count == 1 else { return nil }
    return keepers[0]
  }

  /// Where a key path, or a closure that reads a part of what it is given, leads from `root`.
  func end(of path: NodeRef, from root: TypeRef) -> KeyPathEnd? {
    let start = KeyPathEnd(type: root)
    switch program[path].kind {
    case .keyPath: return program.firstChild(path).flatMap { follow($0, start) }
    case .closure:
      guard let only = program.members(path).first(where: { program[$0].kind == .member || program[$0].kind == .name }) else { return nil }
      return follow(only, start)
    default: return nil
    }
  }

  private func follow(_ ref: NodeRef, _ start: KeyPathEnd) -> KeyPathEnd? {
    switch program[ref].kind {
    case .implicitMember: return step(program[ref].name, start)
    case .name:
      if case .meta(let type) = typeOf(ref) { return KeyPathEnd(type: type) }
      return start
    case .member: return program.firstChild(ref).flatMap { follow($0, start) }.flatMap { step(program[ref].name, $0) }
    case .unary, .subscript, .cast: return program.firstChild(ref).flatMap { follow($0, start) }
    default: return nil
    }
  }

  private func step(_ name: Symbol, _ from: KeyPathEnd) -> KeyPathEnd? {
    if name == names.selfValue { return from }
    guard case .project(let id) = from.type.element else { return nil }
    let plain = unprefixed(name) ?? name
    if hasCase(plain, id) {
      return KeyPathEnd(property: from.property, narrowed: plain, type: payloadType(plain, 0, of: id) ?? .unknown)
    }
    return findProperty(plain, in: id).map { KeyPathEnd(property: original(of: $0), type: declaredType(of: $0)) }
  }

  // MARK: Paths

  /// How a step of a path appears: `.sheet` of `.sheet(.help)`; nil where the name is a case of the program's own.
  func stepManner(_ callee: NodeRef) -> Manner? {
    guard let manner = dialects.steps[program[callee].name] else { return nil }
    switch program[callee].kind {
    case .implicitMember:
      if let wanted = expectedType(of: callee)?.element.projectType, hasCase(program[callee].name, wanted) { return nil }
      return manner
    case .member:
      guard let base = program.firstChild(callee), case .meta(let type) = typeOf(base) else { return nil }
      return type.projectType.map { hasCase(program[callee].name, $0) } == true ? nil : manner
    default: return nil
    }
  }

  /// The type of a member of a library's object, where it is one of the generic arguments of the object's type; nil of other members.
  func genericMember(_ name: Symbol, of type: TypeRef) -> TypeRef? {
    guard let rows = dialects.genericMembers[name], case .external(let owner, let arguments) = type,
      let row = rows.first(where: { $0.type == owner }), arguments.indices.contains(row.argument)
    else { return nil }
    guard let name = row.nested else { return arguments[row.argument] }
    return nested(name, in: arguments[row.argument])
  }

  /// The same of a member that a class has from a library's base class: `viewController` of `class CartRouter: ViewableRouter<CartInteractable, CartViewControllable>`.
  func genericMember(_ name: Symbol, inheritedBy id: TypeID) -> TypeRef? {
    guard dialects.genericMembers[name] != nil, declarations[id].kind == .class else { return nil }
    return supertypes(id).lazy.compactMap { self.genericMember(name, of: $0) }.first
  }

  /// The type of what a library's object takes: `Screen` of `FlowNavigator<Screen>`, the element of an array.
  func valueTaken(by type: TypeRef) -> TypeRef? {
    guard !dialects.libraryTypes.isEmpty || !dialects.routeMarks.isEmpty || type.projectType == nil else { return nil }
    switch type {
    case .array(let element): return element.isUnknown ? nil : element
    case .external(let name, let arguments): return dialects.libraryTypes.contains(name) ? arguments.first : nil
    // `class ShopCoordinator: NavigationCoordinator<ShopRoute>`
    case .project(let id):
      for attribute in program.children(declarations[id].node) where program[attribute].kind == .attribute {
        guard dialects.routeMarks.contains(program[attribute].name), let first = program.firstChild(attribute) else { continue }
        if case .meta(let taken) = typeOf(first) { return taken }
      }
      for above in supertypes(id) {
        if case .external = above, let taken = valueTaken(by: above) { return taken }
        if case .project(let base) = above, base != id, let taken = valueTaken(by: .project(base)) { return taken }
      }
      return nil
    default: return nil
    }
  }

  /// The property behind `viewStore.state`, where the view store observes that part alone.
  func observedProperty(_ ref: NodeRef) -> PropertyID? {
    guard let base = program.firstChild(ref), program[base].kind == .name, !dialects.lenses.isEmpty,
      case .closureParameter(let closure, 0) = meaning(of: program[base].name, at: base), let call = program.parent(closure),
      program[call].kind == .call, let callee = program.firstChild(call), let rows = dialects.closures[program[callee].name],
      case .external(let lens, _) = typeOf(base), dialects.lenses[lens]?.whole.contains(text(program[ref].name)) == true
    else { return nil }
    for row in rows {
      guard case .narrowed(let position, let label)? = row.parameters.first, position < arguments(of: call).count,
        let state = seen(through: typeOf(arguments(of: call)[position])), let path = argument(label, of: call)
      else { continue }
      return end(of: path, from: state)?.property
    }
    return nil
  }

  /// The path in the state that a lens looks at, where a router is given the whole of it: `routes` for `TCARouter(store)`.
  func routes(seenThrough type: TypeRef) -> PropertyID? {
    guard case .project(let state)? = seen(through: type) else { return nil }
    return declarations[state].properties.first(where: holdsSteps)
  }

  /// Whether a property is written as an array of a library's steps, which the library's own stack shows: `[Route<Screen.State>]`.
  func holdsSteps(_ id: PropertyID) -> Bool {
    guard let written = declarations[id].type, case .array = declaredType(of: id) else { return false }
    return program.children(written).contains { program[$0].kind == .typeName && dialects.stepTypes.contains(program[$0].name) }
  }

  // MARK: Events of children

  /// The innermost case that a pattern names: `selected` of `List.Action` for `.path(.element(_, .list(.selected(id))))`, where
  /// `outer` is the enum of the outermost.
  func innermostCase(_ pattern: NodeRef, of outer: TypeID) -> RouteKey? {
    guard !dialects.lenses.isEmpty else { return nil }
    var found: RouteKey?
    follow(pattern, .project(outer), &found, depth: 0)
    return found
  }

  /// The enum with a case `name` of the events of a child that a pattern binds as a whole to `subject`:
  /// `case let .router(.routeAction(_, action)): switch action { case .login(.done): … }`.
  func enumBound(to subject: NodeRef, having name: Symbol) -> TypeID? {
    eventBound(to: subject).flatMap { type in eventCandidates(type).first { hasCase(name, $0) } }
  }

  /// The innermost case that a pattern names below a case of a library: `paid` of `Cart.Action` for `.element(_, .cart(.paid))`, where
  /// `subject` is what another pattern binds: `case let .path(action): switch action { … }`.
  func innermostCase(_ pattern: NodeRef, boundTo subject: NodeRef) -> RouteKey? {
    guard let type = eventBound(to: subject) else { return nil }
    var found: RouteKey?
    follow(pattern, type, &found, depth: 0)
    return found
  }

  /// The type of the events that a pattern binds as a whole to `subject`.
  private func eventBound(to subject: NodeRef) -> TypeRef? {
    guard !dialects.lenses.isEmpty, program[subject].kind == .name,
      case .patternBinding(let bind) = meaning(of: program[subject].name, at: subject)
    else { return nil }
    // From the binding out to the case of the outermost event, then back in by what each carries.
    var chain: [(call: NodeRef, argument: NodeRef)] = []
    var child = bind
    while let here = program.parent(child), program[here].kind != .caseArm, program[here].kind != .caseCondition {
      if program[here].kind == .call { chain.append((here, child)) }
      child = here
    }
    guard let outermost = chain.last?.call, let callee = program.firstChild(outermost), let root = enumOfPattern(callee) else { return nil }
    var type = TypeRef.project(root)
    for (call, argument) in chain.reversed() {
      guard let step = caseName(call) else { return nil }
      // A case of a library around the child's event: its generic arguments tell.
      guard let owner = eventCandidates(type).first(where: { hasCase(step, $0) }) else { continue }
      guard let position = arguments(of: call).firstIndex(of: argument) else { return nil }
      type = payloadType(step, position, of: owner) ?? .unknown
    }
    return type
  }

  private func follow(_ pattern: NodeRef, _ type: TypeRef, _ found: inout RouteKey?, depth: Int) {
    guard depth < 16, program[pattern].kind != .bind, program[pattern].kind != .wildcard, let name = caseName(pattern) else { return }
    let candidates = eventCandidates(type)
    let owner = candidates.first { hasCase(name, $0) }
    if let owner, isEvent(owner) { found = RouteKey(type: owner, name: name) }
    guard program[pattern].kind == .call || program[pattern].kind == .pattern || program[pattern].kind == .unary else { return }
    guard program[pattern].kind == .call else {
      if let inner = program.firstChild(pattern) { follow(inner, type, &found, depth: depth + 1) }
      return
    }
    for (position, argument) in arguments(of: pattern).enumerated() {
      // A case of a library around the child's event: its generic arguments tell.
      let inner = owner.map { payloadType(name, position, of: $0) ?? .unknown } ?? type
      follow(argument, inner, &found, depth: depth + 1)
    }
  }

  /// Whether an enum is what features call their events, or nested in that; a payload of an event is none.
  private func isEvent(_ id: TypeID) -> Bool {
    let events = Set(dialects.lenses.values.map(\.event))
    var at: TypeID? = id
    while let here = at {
      if events.contains(text(declarations[here].name)) { return true }
      at = declarations[here].outer
    }
    return false
  }

  /// The enums that an event of this type may be a case of: itself, what a library wraps, what its type calls its events.
  private func eventCandidates(_ type: TypeRef) -> [TypeID] {
    switch type {
    case .project(let id):
      var all = [id]
      for row in dialects.lenses.values.prefix(1) {
        if case .project(let event)? = eventType(of: type, row), event != id { all.append(event) }
      }
      return all
    case .external(_, let arguments): return arguments.flatMap(eventCandidates)
    case .array(let element): return eventCandidates(element)
    default: return []
    }
  }
}
