import NavFacts

/// Where it is decided on which object a call runs: `func add(_ child: Coordinator) { child.start() }` starts what its callers pass, and
/// a method of a base class asks whichever of its subclasses it was called on.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// A call that decides on which object another one runs.
  struct Deciding {
    var call: NodeRef
    /// The types of these objects; nil where one cannot be told.
    var types: [TypeID]?
  }

  /// A function that a call may run.
  struct Run: Hashable {
    var function: FunctionID
    var call: NodeRef
  }

  /// What is written to a property, asked so many questions deep.
  struct WrittenTypes: Hashable {
    var property: PropertyID
    var depth: Int
  }

  private enum Receiver {
    case expression(NodeRef)
    case own
    case base
  }

  /// The places that decide that a call runs a function: none where all that it is called on is known and runs another.
  func places(running function: FunctionID, by call: NodeRef) -> [NodeRef] {
    let run = Run(function: function, call: call)
    if let known = placesMemo[run] { return known }
    let places = findPlaces(running: function, by: call)
    placesMemo[run] = places
    return places
  }

  private func findPlaces(running function: FunctionID, by call: NodeRef) -> [NodeRef] {
    guard case .type(let type) = declarations[function].owner, declarations[type].kind != .protocol, let receiver = receiver(of: call)
    else { return [call] }
    let declared: TypeID?
    switch receiver {
    case .expression(let base):
      if isNeverGiven(base, in: call, to: type) || !linkage.isLeftOpen(base, type) { return [] }
      if let asking = placesAsking(keeperOf: type, by: call) { return asking }
      declared = linkage.typeOf(base).projectType
    case .own: declared = linkage.enclosingType(call).flatMap { $0 != type && linkage.fits(type, $0) ? $0 : nil }
    case .base: return linkage.enclosingType(call).map { linkage.fits($0, type) } ?? true ? [call] : []
    }
    guard let declared, declared != type, declarations[declared].kind == .protocol || declarations[declared].kind == .class else { return [call] }
    return deciding(call, receiver).filter { one in
      one.types.map { $0.contains { runs(function, of: type, on: $0) } } ?? linkage.enclosingType(one.call).map { !isNeverMade($0) } ?? true
    }.map(\.call)
  }

  /// Up from a function of an object that a method of its base class calls, and only the framework calls that:
  /// `func tableView(_:didSelectRowAt:) { choose(row) }`, where `choose` is overridden. It is the object that is asked, and no other of its base.
  func climbInherited(_ function: FunctionInfo, by call: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    guard case .type(let type) = function.owner, !linkage.isScreenLike(type), !linkage.canStart(type), case .own? = receiver(of: call),
      let base = linkage.enclosingType(call), base != type, declarations[base].kind == .class, linkage.fits(type, base),
      case .function(let asking) = linkage.enclosingBody(call), !isInClosure(call), flow.callers(of: asking).isEmpty,
      linkage.references(to: asking).isEmpty
    else { return false }
    climb(maker: type, &path, &answer)
    return true
  }

  /// Whether objects of a type run a function of a base: those of a class that overrides it run that.
  private func runs(_ function: FunctionID, of owner: TypeID, on type: TypeID) -> Bool {
    linkage.fits(type, owner) && (type == owner || linkage.findFunctions(declarations[function].name, in: type).contains(function))
  }

  /// Whether a method that a protocol gives to those who have none of their own calls somebody whom none of these is given:
  /// `func finish() { delegate?.didFinish(self) }`, where no object that lacks `finish` has `type` for a delegate.
  private func isNeverGiven(_ base: NodeRef, in call: NodeRef, to type: TypeID) -> Bool {
    guard let owner = linkage.enclosingType(call), declarations[owner].kind == .protocol, case .function(let function) = linkage.enclosingBody(call),
      isOwnMember(base), let property = linkage.findProperty(program[base].name, in: owner), declarations[property].getter == nil
    else { return false }
    let objects = linkage.conformers(of: owner).filter { declarations[$0].kind != .protocol }
    guard !objects.isEmpty else { return false }
    return objects.allSatisfy { object in
      if linkage.findFunctions(declarations[function].name, in: object).contains(where: { isInstead($0, of: function, in: owner) }) { return true }
      guard let own = linkage.findProperty(program[base].name, in: object), declarations[own].owner != .type(owner) else { return false }
      if linkage.writes(to: own).allSatisfy({ $0.value.map { program[$0].kind == .nil } ?? true }) { return true }
      return types(writtenTo: own, depth: 0).map { !$0.contains { linkage.fits($0, type) } } ?? false
    }
  }

  /// `delegate`, `self.delegate`
  private func isOwnMember(_ base: NodeRef) -> Bool {
    if program[base].kind == .name { return true }
    guard program[base].kind == .member, let object = program.firstChild(base), program[object].kind == .name else { return false }
    return program[object].name == linkage.names.selfValue
  }

  /// Whether a function of an object runs where the one of its protocol would.
  func isInstead(_ own: FunctionID, of function: FunctionID, in owner: TypeID) -> Bool {
    declarations[own].owner != .type(owner) && declarations[own].body != nil
      && declarations.parameters(of: own).map(\.label) == declarations.parameters(of: function).map(\.label)
  }

  /// The calls of a function that can run; all of them where none seems to. Where a part of many screens is given the function, whoever
  /// gives it is asked, and not what the part does with it.
  func runningCallers(of function: FunctionID) -> [NodeRef] {
    if let known = runningMemo[function] { return known }
    let running = findRunningCallers(of: function)
    runningMemo[function] = running
    return running
  }

  /// How many methods a call by name alone may mean and still tell something.
  private static let namesakes = 20

  private func findRunningCallers(of function: FunctionID) -> [NodeRef] {
    let callers = flow.callers(of: function)
    // A flow that asks whom nobody can tell, `{ flow in flow.end() }`, says nothing of another flow beside those that are seen to ask that.
    func asksForSure(_ caller: FunctionCall) -> Bool {
      caller.confidence != .possible || !(linkage.enclosingType(caller.call).map(linkage.canStart) ?? false)
    }
    /// What very many may be meant by says nothing beside who is seen to mean this one: `$0.setup()` of who knows what.
    func isTelling(_ caller: FunctionCall) -> Bool {
      caller.confidence != .possible || linkage.callTargets(of: caller.call).functions.count <= Self.namesakes
    }
    let isFlow = isOfFlow(function)
    let sure = callers.filter { isTelling($0) && (!isFlow || asksForSure($0)) }
    var all = (sure.isEmpty ? callers : sure).map(\.call)
    let held = flow.callsOfHolders(of: function)
    if !held.isEmpty {
      all.removeAll { call in
        held.contains(call) && linkage.enclosingType(call).map { linkage.isView($0) && !screens.contains($0) } ?? false
      }
    }
    let live = all.filter(isLive)
    if live.isEmpty { return all }
    // What a protocol gives to all is asked for first: whoever narrows down who asks a single object has not been through it then.
    guard case .type(let type) = declarations[function].owner, declarations[type].kind == .protocol else { return live }
    let own = live.filter { linkage.enclosingType($0) == type }
    return own.isEmpty || own.count == live.count ? live : own + live.filter { linkage.enclosingType($0) != type }
  }

  private func isOfFlow(_ function: FunctionID) -> Bool {
    guard case .type(let type) = declarations[function].owner else { return false }
    return !linkage.isScreenLike(type) && linkage.canStart(type)
  }

  private func isInClosure(_ call: NodeRef) -> Bool {
    var at = program.parent(call)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .closure { return true }
      at = program.parent(here)
    }
    return false
  }

  /// Whether nobody makes an object of a class, and nobody else names it.
  private func isNeverMade(_ type: TypeID) -> Bool {
    guard declarations[type].kind == .class, !linkage.isScreenLike(type), !isEntry(type), linkage.constructions(of: type).isEmpty,
      linkage.conformers(of: type).isEmpty, linkage.externalBases(type).isEmpty || !linkage.projectBases(of: type).isEmpty
    else { return false }
    return (linkage.sites.named[declarations[type].name] ?? []).allSatisfy { program.isInside($0, declarations[type].node) }
  }

  private func receiver(of call: NodeRef) -> Receiver? {
    guard program[call].kind == .call, let callee = program.firstChild(call) else { return nil }
    switch program[callee].kind {
    case .name: return .own
    case .member:
      guard let base = program.firstChild(callee) else { return nil }
      guard program[base].kind == .name else { return .expression(base) }
      if program[base].name == linkage.names.selfValue { return .own }
      return program[base].name == linkage.names.superValue ? .base : .expression(base)
    default: return nil
    }
  }

  private func deciding(_ call: NodeRef, _ receiver: Receiver) -> [Deciding] {
    // Every type that may be meant asks the same calls.
    if let known = decidingMemo[call] { return known }
    var seen: Set<NodeRef> = [call]
    var all: [Deciding] = []
    decide(receiver, of: call, &seen, &all)
    decidingMemo[call] = all
    return all
  }

  private func decide(_ receiver: Receiver, of call: NodeRef, _ seen: inout Set<NodeRef>, _ all: inout [Deciding]) {
    switch receiver {
    case .expression(let base): decide(base, of: call, &seen, &all)
    case .base: all.append(Deciding(call: call, types: linkage.enclosingType(call).map { [$0] }))
    case .own:
      guard let type = linkage.enclosingType(call) else { return all.append(Deciding(call: call, types: nil)) }
      if linkage.conformers(of: type).isEmpty { return all.append(Deciding(call: call, types: [type])) }
      guard case .function(let function) = linkage.enclosingBody(call) else { return all.append(Deciding(call: call, types: nil)) }
      var above: [Deciding] = []
      let callers = runningCallers(of: function)
      for mention in linkage.references(to: function) { above.append(Deciding(call: mention, types: nil)) }
      if callers.isEmpty { above.append(Deciding(call: call, types: nil)) }
      for caller in callers where seen.insert(caller).inserted {
        if let receiver = self.receiver(of: caller) {
          decide(receiver, of: caller, &seen, &above)
        } else {
          above.append(Deciding(call: caller, types: nil))
        }
      }
      // A closure runs when its holder wants, not when the function is called.
      guard isInClosure(call), !above.isEmpty else { return all += above }
      all.append(Deciding(call: call, types: above.contains { $0.types == nil } ? nil : above.flatMap { $0.types ?? [] }))
    }
  }

  private func decide(_ object: NodeRef, of call: NodeRef, _ seen: inout Set<NodeRef>, _ all: inout [Deciding]) {
    let values = linkage.elementsWalked(by: object)?.flatMap { linkage.evaluate($0) } ?? linkage.evaluate(object)
    guard values.count == 1, case .parameter(let passing, let index) = values[0], !flow.callers(of: passing).isEmpty else {
      return all.append(Deciding(call: call, types: types(of: values, depth: 0)))
    }
    let parameters = declarations.parameters(of: passing)
    for (caller, _) in flow.callers(of: passing) where seen.insert(caller).inserted {
      let pairs = linkage.match(parameters, linkage.arguments(of: caller)) ?? []
      if let given = pairs.first(where: { $0.parameter == index })?.argument {
        decide(given, of: caller, &seen, &all)
      } else {
        all.append(Deciding(call: caller, types: nil))
      }
    }
  }

  /// The types of objects; nil where one of them may be of any.
  private func types(of values: [Value], depth: Int) -> [TypeID]? {
    guard depth < 4 else { return nil }
    var all: [TypeID] = []
    // What a property is declared to hold says less than what is put into it.
    let declared = Set(values.compactMap { if case .slot(let property) = $0 { linkage.declaredType(of: property).projectType } else { nil } })
    for value in values {
      switch value {
      // `container.resolve(CartFlow.self)` gives any that conforms.
      case .object(let id, _) where declarations[id].kind == .protocol: return nil
      case .object(let id, _): all.append(id)
      case .typed(.project(let id)) where declared.contains(id): continue
      case .typed(.project(let id)) where declarations[id].kind != .protocol && linkage.conformers(of: id).isEmpty: all.append(id)
      case .none: continue
      case .slot(let property), .later(let property):
        guard let written = types(writtenTo: property, depth: depth) else { return nil }
        all += written
      case .parameter(let function, let index) where !flow.callers(of: function).isEmpty:
        let parameters = declarations.parameters(of: function)
        for (call, _) in flow.callers(of: function) {
          guard let given = linkage.match(parameters, linkage.arguments(of: call))?.first(where: { $0.parameter == index })?.argument,
            let passed = types(at: given, depth: depth + 1)
          else { return nil }
          all += passed
        }
      default: return nil
      }
    }
    return all.isEmpty ? nil : all
  }

  private func types(writtenTo property: PropertyID, depth: Int) -> [TypeID]? {
    let question = WrittenTypes(property: property, depth: depth)
    if let known = writtenTypesMemo[question] { return known }
    let types = findTypes(writtenTo: property, depth: depth)
    writtenTypesMemo[question] = .some(types)
    return types
  }

  private func findTypes(writtenTo property: PropertyID, depth: Int) -> [TypeID]? {
    let written = linkage.writes(to: property).compactMap(\.value)
    if written.isEmpty { return nil }
    var all: [TypeID] = []
    for value in written where program[value].kind != .nil {
      guard let inner = types(at: value, depth: depth + 1) else { return nil }
      all += inner
    }
    return all
  }

  func types(at expression: NodeRef, depth: Int) -> [TypeID]? {
    if program[expression].kind == .name, program[expression].name == linkage.names.selfValue, let own = linkage.enclosingType(expression) {
      return linkage.conformers(of: own).isEmpty ? [own] : nil
    }
    return types(of: linkage.evaluate(expression), depth: depth)
  }

  // MARK: Who keeps an object

  /// The objects that may hold one of type `id`. What is declared to hold any of a family holds only those that are given to it.
  func keepers(of id: TypeID) -> [TypeID] {
    if let known = keepersMemo[id] { return known }
    let declared = linkage.objectHolders(of: id)
    let given = declared.filter { holder in
      let holding = linkage.properties(of: holder, holding: id)
      return holding.isEmpty || holding.contains { property in
        if linkage.declaredType(of: property).projectType == id { return true }
        return types(writtenTo: property, depth: 0).map { $0.contains { linkage.fits($0, id) } } ?? true
      }
    }
    let all = given.isEmpty ? declared : given
    keepersMemo[id] = all
    return all
  }

  /// The screens that hold an object which keeps another, and asks it: nobody else has to hold that.
  func screensKeeping(_ kept: Owner, asking call: NodeRef) -> Set<TypeID> {
    guard case .type(let type) = kept, let keeper = linkage.enclosingType(call), keeper != type, !linkage.isView(keeper), keepers(of: type).contains(keeper)
    else { return [] }
    return Set(linkage.holders(of: keeper))
  }

  /// Whether code stands in a view that has the object itself: what it hands to others they need not hold, `ListView(onOpen: router.open)`.
  func isHeldItself(_ held: Owner, at site: NodeRef) -> Bool {
    guard case .type(let type) = held, let view = linkage.enclosingType(site), linkage.isView(view) else { return false }
    return holdsItself(view, type)
  }

  /// Whether a flow is started by the body that makes it: nobody holds it yet, `let flow = makeShopFlow(); flow.start()`.
  func isJustMade(_ made: Owner, startedBy call: NodeRef) -> Bool {
    guard case .type(let type) = made, let callee = program.firstChild(call), linkage.startNames.contains(program[callee].name),
      program[callee].kind == .member, let receiver = program.firstChild(callee), program[receiver].kind == .name,
      case .local(let local) = linkage.meaning(of: program[receiver].name, at: receiver),
      let initial = program.first(local, .initializer).flatMap({ program.firstChild($0) }), program[initial].kind == .call
    else { return false }
    return linkage.evaluate(initial).contains { if case .object(type, _?) = $0 { true } else { false } }
  }

  /// Whether a view holds objects of just this type, and not of any that can do the same.
  func holdsItself(_ view: TypeID, _ type: TypeID) -> Bool {
    linkage.properties(of: view, holding: type).contains { linkage.declaredType(of: $0).projectType == type }
  }
}
