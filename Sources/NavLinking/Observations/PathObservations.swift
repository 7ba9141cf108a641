import NavFacts
import NavModel
import NavSource

/// Stacks, what is registered in them, and what is pushed onto them.
struct PathObservations {
  let linkage: Linkage
  let flow: SinkFlow
  let finder: StackFinder
  let live: Liveness
  let names: (TypeRef) -> String?
  /// Element types of the arrays that stacks are bound to, by the stack's call.
  private var elements: [NodeRef: TypeRef] = [:]
  private var stacksOfPath: [PropertyID: [NodeRef]] = [:]
  private var registered: Set<TypeRef> = []
  /// Whether some registration takes types that could not be read.
  private var takesMore = false
  /// Types that some call takes which is no registration of a dialect, so that nobody knows where.
  private var takenElsewhere: Set<TypeRef> = []

  private var program: Program { linkage.program }

  /// - Parameter names: the id of a type; nil where it has none.
  init(_ linkage: Linkage, flow: SinkFlow, finder: StackFinder, live: Liveness, names: @escaping (TypeRef) -> String?) {
    self.linkage = linkage
    self.flow = flow
    self.finder = finder
    self.live = live
    self.names = names
    for stack in linkage.allStacks() {
      if let element = element(ofPathOf: stack) { elements[stack] = element }
      if let path = path(of: stack) { stacksOfPath[path, default: []].append(stack) }
      // A destination closure on the stack itself takes whatever its path holds.
      if linkage.argument("destination", of: stack) != nil { takesMore = true }
    }
    for name in linkage.traits.destinations { for call in linkage.calls(of: name) { collectRegistered(call) } }
    for (type, _) in flow.registrations { registered.insert(type) }
  }

  // MARK: Stacks

  var stacks: [StackSite] {
    linkage.allStacks().map { stack in
      // A helper of previews has a constant for a path.
      let path = linkage.pathBinding(of: stack)
      var site = StackSite(
        place: program.place(stack), pathElement: elements[stack].flatMap(names), path: path == .constant && !live.isLive(stack) ? .unknown : path,
        owner: linkage.enclosingType(stack).flatMap { names(.project($0)) })
      if site.path == .constant { site.binding = linkage.bindingInsteadOfConstant(of: stack) }
      return site
    }.sorted { $0.place < $1.place }
  }

  private func element(ofPathOf stack: NodeRef) -> TypeRef? {
    guard let label = program.firstChild(stack).flatMap({ linkage.dialects.containers[program[$0].name]?.binding }),
      let binding = linkage.argument(label, of: stack)
    else { return nil }
    switch linkage.bindingTarget(binding) {
    case .slot(let id, nil): return element(of: id)
    case .parameter(let function, let index):
      guard let type = linkage.declarations.parameters(of: function)[index].type, program[type].name == linkage.names.binding,
        let inner = program.firstChild(type), case .array(let element)? = linkage.certainType(written: inner)
      else { return nil }
      return element
    default: return nil
    }
  }

  /// What the array in a path property holds; nil for an erased path, and where it is not known.
  private func element(of path: PropertyID) -> TypeRef? {
    guard case .array(let element)? = linkage.certainType(of: path) else { return nil }
    return element
  }

  /// What all stacks around a place hold; nil where they differ, and where not all are known.
  private func element(around ways: StackWays) -> TypeRef? {
    guard !ways.isUnknown, !ways.hasColumn, let first = ways.stacks.first, let element = elements[first],
      ways.stacks.allSatisfy({ elements[$0] == element })
    else { return nil }
    return element
  }

  // MARK: Registrations

  var registrations: [Registration] {
    var all: [Registration] = []
    for (type, sites) in flow.registrations {
      guard let value = names(type) else { continue }
      for site in sites where site.row.needsStack {
        if let parameter = genericParameter(site) ?? (isProtocol(type) ? value : nil) {
          all.append(
            Registration(
              valueType: parameter, place: program.place(site.call), attachment: .unknown,
              owner: linkage.enclosingType(site.call).flatMap { names(.project($0)) }))
          continue
        }
        let ways = finder.ways(to: site.call)
        all.append(
          Registration(
            valueType: value, place: program.place(site.call), attachment: attachment(of: site.call, ways),
            stackPathElement: isOnStack(site.call) ? nil : element(around: ways).flatMap(names),
            owner: linkage.enclosingType(site.call).flatMap { names(.project($0)) }, stacks: linkage.places(of: ways)))
        if isOnStack(site.call), let stack = linkage.stackUnderModifiers(site.call) {
          all[all.count - 1].moveIn = linkage.move(site.call, inside: stack)
        }
        all[all.count - 1].isAtRoot = linkage.lexicalStack(around: site.call) != nil
        if value == "String" { all[all.count - 1].hasTextArms = hasTextArms(site.content) }
      }
    }
    return all.sorted { ($0.place, $0.valueType) < ($1.place, $1.valueType) }
  }

  /// Whether a type is one that the caller chooses, or hangs on one: `Route`, and `Router.Route` for `Router: Routing`.
  private func dependsOnCaller(_ type: NodeRef) -> Bool {
    var at: NodeRef? = type
    while let here = at, program[here].kind == .member || program[here].kind == .name {
      if linkage.isGenericParameter(program[here].name, at: here) { return true }
      at = program.firstChild(here)
    }
    return false
  }

  /// No value is of a protocol itself: the caller chooses which type that adopts it, `func routes<R: Routing>(for type: R.Type)`.
  private func isProtocol(_ type: TypeRef) -> Bool {
    if case .project(let id) = type { linkage.declarations[id].kind == .protocol } else { false }
  }

  /// The name of the type parameter that a helper registers for its callers.
  private func genericParameter(_ site: RegistrationSite) -> String? {
    guard let value = linkage.argument(site.row.label, of: site.call), let base = program.firstChild(value), dependsOnCaller(base) else {
      return nil
    }
    return linkage.text(program[base].name)
  }

  private func hasTextArms(_ content: NodeRef) -> Bool {
    program.subtree(content).contains { index in
      guard program[NodeRef(index)].kind == .pattern, let text = program.firstChild(NodeRef(index)) else { return false }
      return program[text].kind == .string
    }
  }

  private func attachment(of call: NodeRef, _ ways: StackWays) -> Registration.Attachment {
    if isOnStack(call) { return .onStack }
    if !ways.stacks.isEmpty || ways.hasColumn { return .insideStack }
    return ways.hasOutside && !ways.isUnknown ? .outsideStack : .unknown
  }

  /// On a stack's own chain of modifiers, which no other stack of the same body surrounds.
  private func isOnStack(_ call: NodeRef) -> Bool {
    guard linkage.stackUnderModifiers(call) != nil else { return false }
    return linkage.lexicalStack(around: call) == nil
  }

  private mutating func collectRegistered(_ call: NodeRef) {
    var isRead = false
    for argument in linkage.arguments(of: call) where program[argument].kind == .member && program[argument].name == linkage.names.selfValue {
      isRead = true
      guard let base = program.firstChild(argument), case .meta(let type) = linkage.typeOf(argument), !dependsOnCaller(base) else {
        takesMore = true
        continue
      }
      registered.insert(type)
      // A value of any type may stand behind it.
      if case .external(let name, _) = type, linkage.text(name) == "AnyHashable" { takesMore = true }
      if program.firstChild(call).map({ linkage.dialects.registrations[program[$0].name] == nil }) ?? true { takenElsewhere.insert(type) }
    }
    // `navigationDestination(for: type)`, with the type in a variable.
    if !isRead, linkage.argument("for", of: call) != nil { takesMore = true }
  }

  // MARK: Pushed values

  var pushedValues: [PushedValue] {
    var all: [PushedValue] = []
    var seen: Set<NodeRef> = []
    for (site, _, value) in flow.pushedTypes where seen.insert(value).inserted {
      guard let pushed = pushed(site, value) else { continue }
      all.append(pushed)
    }
    return all.sorted { ($0.place, $0.type ?? "") < ($1.place, $1.type ?? "") }
  }

  private func pushed(_ site: NodeRef, _ value: NodeRef) -> PushedValue? {
    switch program[site].kind {
    case .assign:
      guard let left = program.firstChild(site), let path = linkage.propertyWritten(by: left), !linkage.holdsSteps(path) else { return nil }
      // Another path, or values that only a type checker could tell.
      guard case .array(let type)? = linkage.certainType(of: value) else { return nil }
      return PushedValue(
        type: names(type), place: program.place(site), means: .assignment, isRegistered: isRegistered(type),
        pathElement: element(of: path).flatMap(names))
    case .call:
      guard let callee = program.firstChild(site) else { return nil }
      if program[callee].kind == .name { return link(site, value) }
      // What a library's own call takes is not answered by the framework's destinations.
      guard let base = program.firstChild(callee), program[callee].name == linkage.names.append || program[callee].name == linkage.names.insert
        || !linkage.callTargets(of: site).functions.isEmpty
      else { return nil }
      let path = linkage.propertyWritten(by: base)
      // A path of steps is shown by its library.
      if let path, linkage.holdsSteps(path) { return nil }
      var type = linkage.certainType(of: value)
      if linkage.text(program.label(value)) == "contentsOf" {
        guard case .array(let element)? = type else { return nil }
        type = element
      }
      let element = path.flatMap(element(of:))
      // `.detail` can only be what the array holds.
      if type == nil, program[value].kind == .implicitMember || isImplicitCall(value) { type = element }
      var pushed = PushedValue(
        type: type.flatMap(names), place: program.place(site), means: .append, isRegistered: type.map(isRegistered) ?? .unknown,
        pathElement: element.flatMap(names))
      pushed.stacks = path.flatMap { stacks(of: $0) }
      return pushed
    default: return nil
    }
  }

  private func isImplicitCall(_ ref: NodeRef) -> Bool {
    program[ref].kind == .call && program.firstChild(ref).map { program[$0].kind == .implicitMember } == true
  }

  private func link(_ site: NodeRef, _ value: NodeRef) -> PushedValue {
    let ways = finder.ways(to: site)
    let type = linkage.certainType(of: value)
    var isRegistered = type.map(isRegistered) ?? .unknown
    // The list's selection takes it.
    if ways.hasSelection, isRegistered == .no { isRegistered = .unknown }
    var pushed = PushedValue(
      type: type.flatMap(names), place: program.place(site), means: .link, isRegistered: isRegistered,
      pathElement: ways.hasSelection ? nil : element(around: ways).flatMap(names))
    pushed.stacks = ways.hasSelection ? nil : linkage.places(of: ways)
    if let type, let stacks = pushed.stacks, !stacks.isEmpty, !ways.hasOutside { pushed.isInReach = isInReach(type, of: ways.stacks) }
    return pushed
  }

  private func isInReach(_ type: TypeRef, of stacks: Set<NodeRef>) -> Tristate {
    guard !takesMore, !takenElsewhere.contains(type), let sites = flow.registrations[type] else { return .unknown }
    for site in sites {
      let ways = finder.ways(to: site.call)
      if !ways.stacks.isDisjoint(with: stacks) { return .yes }
      // On the stack itself it is another rule's.
      if ways.isUnknown || ways.hasColumn || isOnStack(site.call) { return .unknown }
    }
    return .no
  }

  /// The stacks whose path a property is.
  private func stacks(of path: PropertyID, depth: Int = 0) -> [Place]? {
    if let stacks = stacksOfPath[path] { return stacks.map(program.place).sorted() }
    guard depth < 4, linkage.isBinding(path) else { return nil }
    var all: Set<Place> = []
    for argument in linkage.bindingArguments(of: path) {
      guard case .slot(let above, nil) = linkage.bindingTarget(argument), let stacks = stacks(of: above, depth: depth + 1) else { return nil }
      all.formUnion(stacks)
    }
    return all.isEmpty ? nil : all.sorted()
  }

  private func path(of stack: NodeRef) -> PropertyID? {
    guard let label = program.firstChild(stack).flatMap({ linkage.dialects.containers[program[$0].name]?.binding }),
      let binding = linkage.argument(label, of: stack), case .slot(let id, _) = linkage.bindingTarget(binding)
    else { return nil }
    return id
  }

  func isRegistered(_ type: TypeRef) -> Tristate {
    if registered.contains(type) { return .yes }
    return takesMore ? .unknown : .no
  }
}

extension Linkage {
  /// What the path of a stack is bound to, by the form of the expression.
  func pathBinding(of stack: NodeRef) -> StackSite.Path {
    guard let label = program.firstChild(stack).flatMap({ dialects.containers[program[$0].name]?.binding }),
      let binding = argument(label, of: stack)
    else { return .unknown }
    return pathBinding(binding, depth: 0)
  }

  private func pathBinding(_ binding: NodeRef, depth: Int) -> StackSite.Path {
    switch program[binding].kind {
    case .name:
      if unprefixed(program[binding].name) != nil { return .state }
      guard depth < 2 else { return .unknown }
      switch meaning(of: program[binding].name, at: binding) {
      case .local(let declaration):
        guard let value = program.first(declaration, .initializer).flatMap({ program.firstChild($0) }) else { return .unknown }
        return pathBinding(value, depth: depth + 1) == .computed ? .computed : .unknown
      case .property(let id):
        guard let getter = declarations[id].getter else { return .unknown }
        let results = returnedExpressions(of: getter)
        return results.count == 1 && pathBinding(results[0], depth: depth + 1) == .computed ? .computed : .unknown
      default: return .unknown
      }
    case .member: return isPlainBinding(binding) ? .state : .unknown
    case .call:
      guard let callee = program.firstChild(binding) else { return .unknown }
      if program[callee].name == names.constant { return .constant }
      let isMade = program[callee].name == names.binding || (program[callee].kind == .implicitMember && program[callee].name == names.initName)
      return isMade && argument("get", of: binding) != nil ? .computed : .unknown
    default: return .unknown
    }
  }

  /// The stack whose content a node stands in, within the same body and with nothing in between that begins anew.
  ///
  /// Links and destinations lead further on the same stack, so they are looked through.
  func lexicalStack(around ref: NodeRef) -> NodeRef? {
    var child = ref
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .call:
        guard program.firstChild(here) != child else { break }
        switch enclosure(of: child, in: here) {
        case .same, .selection: break
        case .stack: return here
        default: return nil
        }
      case .closure, .block, .ifStmt, .switchStmt, .caseArm, .conditional, .clause, .returnStmt, .member, .ternary: break
      default: return nil
      }
      child = here
      at = program.parent(here)
    }
    return nil
  }
}
