import NavFacts
import NavModel

/// Functions and stored properties that pass on what they are given: their callers and writers are asked.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  // MARK: Verbs

  func addVerb(_ function: FunctionID, _ index: Int, _ sink: Sink, at site: NodeRef) {
    outcomes += 1
    guard !linkage.effort.isSpent else { return giveUp(sink, at: site) }
    // What is only guessed to come here is not followed further: guesses on guesses lead everywhere.
    guard sink.confidence != .possible, !isTooDeep(sink) else { return }
    guard let conditions = conditions(of: sink, around: site, in: function, index) else { return }
    let key = VerbKey(function: function, index: index, manner: sink.manner, path: sink.projections, conditions: conditions, taking: sink.taking, reader: sink.reader)
    guard seen.verbs.insert(key).inserted, seen.verbs.count < 50_000 else { return }
    // The stack ends some time, and what writes so long a chain is a generator.
    guard passes < 64 else { return giveUp(sink, at: site) }
    passes += 1
    defer { passes -= 1 }
    var sink = sink
    sink.note(site, .passes(function, index))
    let reading = sink.reading ?? site
    if decidesByType(function, index, sink) { sink = sink.staying(at: site) }
    if isGivenChild(function, index, sink, at: reading) || isShownLater(function, sink, at: reading) { sink = sink.staying(at: reading) }
    if sink.projections.isEmpty, takesController(declarations.parameters(of: function)[index]) { sink.takesControllers = true }
    // What holds tabs holds them wherever they come from.
    if sink.manner != .tab { sink.presenter = nil }
    let info = declarations[function]
    let callers = callers(of: function)
    if callers.isEmpty { sendEvents(to: function, index, sink) }
    for (call, confidence) in callers {
      // What a frame embeds is what it was made with.
      if sink.manner == .child, let frame = linkage.enclosingType(call), linkage.framesViews(frame) { continue }
      var sink = sink
      if confidence != .certain, sink.confidence == .certain { sink.confidence = confidence }
      if confidence == .possible { sink.confidence = .possible }
      let arguments = linkage.arguments(of: call)
      guard let pairs = linkage.match(declarations.parameters(of: function), arguments) ?? linkage.matchHeld(function, call),
        let asked = self.conditions(conditions, of: function, at: call), let dispatched = dispatch(of: function, at: call)
      else { continue }
      sink.conditions = asked + dispatched
      let given = pairs.filter { $0.parameter == index }.map(\.argument)
      if given.isEmpty, let value = declarations.parameters(of: function)[index].defaultValue, !isEmptyPath(value) {
        // Whoever leaves out what an object is made with chooses nothing.
        send(value, sink, at: sink.place ?? (makesObject(function) ? reading : call))
      }
      for argument in given where !linkage.isMadeOfBound(argument) {
        send(argument, sink, at: sink.place ?? (isListRow(call) ? sink.taking : nil) ?? (info.isInit ? contentShown(by: argument, sink) : nil) ?? call)
      }
    }
    for (call, argument) in delegated(to: function, index) { send(argument, sink, at: call) }
  }

  /// What stands alone in the content of a container that the app wrote, `Columns { Folders() } detail: { Letters() }`, is shown
  /// where it stands, as in one of the framework's.
  private func contentShown(by argument: NodeRef, _ sink: Sink) -> NodeRef? {
    guard sink.manner == .split || sink.manner == .root, program[argument].kind == .closure, linkage.isInBuilder(argument) else { return nil }
    let shown = shownAlone(in: argument, depth: 0)
    guard shown.count == 1, case let place = telling(shown[0]), program[place].kind == .call else { return nil }
    return place
  }

  /// Whether a view makes a row of its own for a value whose type alone says what is shown: `row(for: order)`, where that has the link. The
  /// row decides; whoever makes it chooses nothing.
  private func decidesByType(_ function: FunctionID, _ index: Int, _ sink: Sink) -> Bool {
    guard sink.byValue, case .type(let view) = declarations[function].owner, linkage.isView(view), !declarations[function].isInit,
      let result = declarations[function].result, linkage.isViewLike(linkage.resolve(result)),
      let type = declarations.parameters(of: function)[index].type.map(linkage.resolve), !linkage.isEnum(type), registrations[type.element] != nil
    else { return false }
    return callers(of: function).allSatisfy { linkage.enclosingType($0.call) == view }
  }

  /// Whether a value would be a part of a part of … of what is asked for. A function that calls itself with a part of what it takes
  /// would be asked without end, for another part each time.
  private func isTooDeep(_ sink: Sink) -> Bool { sink.projections.count > 8 }

  /// Says once, of the place that shows something, that what it shows is not followed to an end.
  private func giveUp(_ sink: Sink, at site: NodeRef) {
    let shown = sink.trail.links.last?.site ?? site
    guard givenUp.insert(shown).inserted else { return }
    leave(shown, sink.manner, "what is shown is handed on through too many functions to be followed")
  }

  /// The calls that may run a function, through the requirements and overridden methods it stands for too.
  func callers(of function: FunctionID) -> [FunctionCall] {
    if let known = linkage.callersMemo[function] { return known }
    let all = findCallers(of: function)
    linkage.callersMemo[function] = all
    return all
  }

  private func findCallers(of function: FunctionID) -> [FunctionCall] {
    let info = declarations[function]
    if info.isInit {
      if case .external(let name) = info.owner {
        return (linkage.calls(of: name) + delegatingInitialisers(of: name)).filter {
          linkage.callTargets(of: $0).functions.contains(function)
        }.map { ($0, .certain) }
      }
      guard case .type(let owner) = info.owner else { return [] }
      return (linkage.constructions(of: owner) + linkage.superInitialisations(of: owner)).filter { linkage.accepts(function, linkage.arguments(of: $0)) }.map { ($0, .certain) }
    }
    var all = linkage.calls(running: function)
    all += callsOfHolders(of: function).map { ($0, .certain) }
    if info.name == linkage.names.callAsFunction, case .type(let owner) = info.owner { all += linkage.callsOfObjects(of: owner).map { ($0, .certain) } }
    return all
  }

  /// What other initialisers of the same type pass to an initialiser for a parameter: `self.init(to: .push(page))`.
  private func delegated(to function: FunctionID, _ index: Int) -> [(call: NodeRef, argument: NodeRef)] {
    guard declarations[function].isInit, case .type(let owner) = declarations[function].owner, case let all = linkage.initialisers(of: owner), all.count > 1
    else { return [] }
    return all.filter { $0 != function }.compactMap { declarations[$0].body }.flatMap { body in
      program.subtree(body).compactMap { at -> (call: NodeRef, argument: NodeRef)? in
        let call = NodeRef(at)
        guard linkage.isCallOfOwnInitialiser(call), let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)),
          let given = pairs.first(where: { $0.parameter == index })?.argument
        else { return nil }
        return (call, given)
      }
    }
  }

  /// `self.init(…)` in the extensions of a type of a framework.
  func delegatingInitialisers(of name: Symbol) -> [NodeRef] {
    linkage.calls(of: linkage.names.initName).filter { call in
      guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
        program[base].kind == .name, program[base].name == linkage.names.selfValue
      else { return false }
      return linkage.enclosingOwner(call) == .external(name)
    }
  }

  /// A closure shows what it is called with: the calls of the property that holds it decide.
  func sendCalled(_ closure: NodeRef, _ index: Int, _ sink: Sink, at site: NodeRef) {
    if sendReceived(by: closure, index, sink) {
      outcomes += 1
      return
    }
    if index == 0, linkage.isGivenAnnounced(closure) {
      outcomes += 1
      guard seen.closures.insert(ClosureKey(closure: closure, index: index, manner: sink.manner, conditions: sink.conditions)).inserted else { return }
      var sink = sink
      sink.presenter = nil
      for (value, post) in linkage.announcedValues(givenTo: closure) { send(value, sink, at: post) }
      return
    }
    guard let property = linkage.propertyGiven(closure) else {
      if sendMade(for: closure, index, sink) { outcomes += 1 } else { sendGiven(closure, index, sink, at: site) }
      return
    }
    outcomes += 1
    guard seen.closures.insert(ClosureKey(closure: closure, index: index, manner: sink.manner, conditions: sink.conditions)).inserted else { return }
    var inner = sink
    inner.note(site, .calls(property))
    inner.presenter = nil
    var isTold = false
    for call in linkage.callsHandedOn(of: property) {
      let arguments = linkage.arguments(of: call)
      guard index < arguments.count else { continue }
      let before = outcomes
      send(arguments[index], inner, at: call)
      // Where its type alone says what is shown, nobody need know the value: `onAdd(answer.value)`.
      if outcomes > before || !sink.byValue { isTold = true }
    }
    if !isTold { sendTyped(linkage.typeOfClosureParameter(closure, index), sink, at: site) }
  }

  /// A closure that a function was given shows what the function calls it with. Which route that is, the function decides, and which screen,
  /// where it calls the closure one that shows; otherwise it only makes it for whoever asks: `shop.makeCart { cart in present(cart, animated: true) }`.
  private func sendGiven(_ closure: NodeRef, _ index: Int, _ sink: Sink, at site: NodeRef) {
    guard seen.closures.insert(ClosureKey(closure: closure, index: index, manner: sink.manner, conditions: sink.conditions)).inserted else { return }
    var inner = sink
    inner.presenter = nil
    for call in linkage.calls(ofGiven: closure) {
      guard case let arguments = linkage.arguments(of: call), index < arguments.count else { continue }
      outcomes += 1
      let values = linkage.evaluate(arguments[index])
      if !values.isEmpty, values.allSatisfy(linkage.isScreenValue), let callee = program.firstChild(call), !saysShowing(program[callee].name) {
        send(values, sink, at: site, arguments[index])
      } else {
        send(arguments[index], inner, at: call)
      }
    }
  }

  /// `Row(onSelect: push)`, `Row(onSelect: router.push)`: the calls of the property that the function is given to, and of those that it
  /// is handed on to.
  func callsOfHolders(of function: FunctionID) -> [NodeRef] {
    var all: [NodeRef] = []
    for mention in linkage.references(to: function) {
      guard let property = linkage.propertyGiven(mention) else { continue }
      for call in linkage.callsHandedOn(of: property) where !all.contains(call) { all.append(call) }
    }
    return all
  }

  // MARK: Slots

  /// A stored property's value is shown: every place that writes it decides.
  ///
  /// - Parameters:
  ///   - isLater: whether what initialisers give it is left out.
  ///   - decision: where it is decided, where that is not the place that writes it.
  func addSlot(_ id: PropertyID, _ sink: Sink, at site: NodeRef, isLater: Bool = false, decidedAt decision: NodeRef? = nil) {
    outcomes += 1
    guard !linkage.effort.isSpent else { return giveUp(sink, at: site) }
    guard sink.confidence != .possible, !isTooDeep(sink) else { return }
    let property = declarations[id]
    if case .type(let owner) = property.owner, declarations[owner].kind == .protocol {
      addReceiver(id, sink, at: site)
      return
    }
    if sendDecoded(id, sink, at: site) { return }
    var sink = sink
    sink.conditions.removeAll { if case .expression = $0.subject { true } else { false } }
    sink.taking = taking(property, at: site)
    let reader = reader(of: id, at: site, sink.manner)
    let key = SlotKey(property: id, isLater: isLater, manner: sink.manner, path: sink.projections, conditions: sink.conditions, taking: sink.taking, reader: reader)
    let isSeen = !seen.slots.insert(key).inserted
    sink.note(property.node, .holds(id))
    sink.presenter = nil
    sink.reading = sink.reading ?? site
    for write in linkage.writes(to: id) {
      guard let value = write.value, !isSeen || isDecidedByReader(write, property, sink) else { continue }
      // What a constant is made with it stays.
      if write.means == .initial && !sink.takesInitial && !property.isLet || linkage.makesEmptyStream(value) { continue }
      if isLater, write.means == .initial || write.means == .construction || isInInitialiser(write.site) { continue }
      if sink.manner == .tab, !sink.takesInitial, isInitial(write, of: id) || sink.isSelection && write.site == property.initial { continue }
      if isToldBySwipe(write.site) || decision == nil && sendMade(by: value, sink) { continue }
      sink.begun = scene(beginningWith: write, property, sink)
      sink.reader = write.means == .construction || isInInitialiser(write.site) ? reader : nil
      let makers = decision == nil ? settling(write, property) : []
      let sink = filtered(sink, by: value)
      for maker in makers { send(value, sink, at: maker) }
      if makers.isEmpty { send(value, sink, at: decision ?? place(of: write, property, site, sink)) }
    }
  }

  /// `[]`, `StackState()`
  private func isEmptyPath(_ value: NodeRef) -> Bool {
    if linkage.isEmptyList(value) { return true }
    guard program[value].kind == .call, program.secondChild(value) == nil else { return false }
    return if case .array = linkage.typeOf(value) { true } else { false }
  }

  private func makesObject(_ function: FunctionID) -> Bool {
    guard declarations[function].isInit, case .type(let owner) = declarations[function].owner else { return false }
    return declarations[owner].kind == .class
  }

  /// Whether a screen puts a child in place that it was made with: whoever made it does not. One that takes any child shows whoever's it is,
  /// unless it is made only once.
  private func isGivenChild(_ function: FunctionID, _ index: Int, _ sink: Sink, at site: NodeRef) -> Bool {
    guard sink.manner == .child, declarations[function].isInit, case .type(let owner) = declarations[function].owner,
      linkage.isViewController(owner), linkage.enclosingType(site) == owner, let type = declarations.parameters(of: function)[index].type
    else { return false }
    switch linkage.resolve(type) {
    case .project(let child): return declarations[child].kind != .protocol || linkage.conformers(of: child).count == 1
    case .external(let name, _): return linkage.isNavigationContainer(name) && linkage.constructions(of: owner).count == 1
    default: return false
    }
  }

  /// Whether an object shows a controller some time that it was made with: whoever made it has decided nothing yet.
  private func isShownLater(_ function: FunctionID, _ sink: Sink, at site: NodeRef) -> Bool {
    guard sink.manner == .present || sink.manner == .push, makesObject(function), program[site].kind == .call, case .function(let around) = linkage.enclosingBody(site),
      around != function, case .type(let owner) = declarations[function].owner
    else { return false }
    return !linkage.isScreenLike(owner) && linkage.enclosingType(site) == owner
  }

  /// A list of all cases names none: which of them it is, is decided where it is shown. Data that is read into a model decides nothing either.
  private func isDecidedByReader(_ write: SlotWrite, _ property: PropertyInfo, _ sink: Sink) -> Bool {
    guard sink.manner != .tab, let value = write.value.map(held), linkage.namesNoCase(value) else { return false }
    return program[value].kind == .call ? isInInitialiser(write.site) : property.isLet
  }

  /// The first value of a state that is kept elsewhere is shown where the state is looked at; who else holds it is not left for it.
  private func place(of write: SlotWrite, _ property: PropertyInfo, _ site: NodeRef, _ sink: Sink) -> NodeRef {
    if isDecidedByReader(write, property, sink) { return site }
    if let taking = sink.taking, write.means == .construction, isListRow(write.site) { return taking }
    let own = write.means == .initial ? property.node : write.site
    guard write.means == .initial || (sink.manner == .root && isInInitialiser(write.site)), case .type(let keeper) = property.owner else { return own }
    return [site, sink.root].lazy.compactMap { $0 }.first { place in
      linkage.enclosingType(place).map { $0 != keeper && linkage.isView($0) } ?? false
    } ?? own
  }

  /// The root of an app's scene that begins with what another object keeps: nobody who holds that object is before it. The same of what is
  /// presented all the time, over the screen around.
  private func scene(beginningWith write: SlotWrite, _ property: PropertyInfo, _ sink: Sink) -> NodeRef? {
    guard write.means == .initial || isInInitialiser(write.site), let root = sink.root else { return nil }
    if sink.manner != .root { return root }
    guard case .type(let keeper) = property.owner, let here = linkage.enclosingType(root), here != keeper, linkage.inherits(here, from: "App")
    else { return nil }
    return root
  }

  /// `Kind(rawValue: text)` in `try Kind(rawValue: text) ?? .other`.
  private func held(_ value: NodeRef) -> NodeRef {
    switch program[value].kind {
    case .unary: program.firstChild(value).map(held) ?? value
    case .infix where program[value].name == linkage.names.coalesce: program.firstChild(value).map(held) ?? value
    default: value
    }
  }

  /// Whether code makes the object that it stands in; a closure runs later.
  func isInInitialiser(_ site: NodeRef) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(site), !isDeferred(site) else { return false }
    return declarations[function].isInit || isRunByInitialisers(function)
  }

  /// Whether a method is a part of its object's initialisers: nobody else calls it. `init() { restore() }`
  private func isRunByInitialisers(_ function: FunctionID) -> Bool {
    guard case .type(let owner) = declarations[function].owner, declarations[owner].kind != .protocol else { return false }
    let callers = callers(of: function)
    return !callers.isEmpty && callers.allSatisfy { call, confidence in
      guard confidence == .certain, case .function(let caller) = linkage.enclosingBody(call), declarations[caller].isInit else { return false }
      return declarations[caller].owner == .type(owner) && !isDeferred(call)
    }
  }

  /// What a view is made with is the first value of its own state: nothing is left for it.
  private func isInitial(_ write: SlotWrite, of id: PropertyID) -> Bool {
    guard case .type(let owner) = declarations[id].owner, declarations[owner].kind == .structure,
      !linkage.isBinding(id), !isOnlyGiven(id)
    else { return false }
    if write.means == .construction { return true }
    guard case .function(let function) = linkage.enclosingBody(write.site) else { return false }
    return declarations[function].isInit && declarations[function].owner == .type(owner)
  }

  /// A requirement of a protocol is shown: what it is, the receiver of each call of the function around tells.
  func addReceiver(_ id: PropertyID, _ sink: Sink, at site: NodeRef) {
    guard case .function(let function) = linkage.enclosingBody(site) else { return }
    guard seen.receivers.insert(ReceiverKey(function: function, property: id, manner: sink.manner)).inserted else { return }
    var sink = sink
    sink.note(site, .shows(function, id))
    sink.presenter = nil
    if callers(of: function).isEmpty { sendConformers(id, sink, at: site) }
    for (call, confidence) in callers(of: function) {
      var sink = sink
      if confidence == .possible { sink.confidence = .possible }
      guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee) else {
        send(.slot(id), sink, at: call, call)
        continue
      }
      var seen: Set<TypeID> = []
      for receiver in linkage.evaluate(base) {
        let type: TypeID?
        switch receiver {
        case .object(let id, _): type = id
        case .typed(.project(let id)): type = id
        default: type = nil
        }
        guard let type, seen.insert(type).inserted, let own = linkage.findProperty(declarations[id].name, in: type), own != id else { continue }
        var walk = Walk(linkage: linkage)
        for value in walk.values(of: own, receiver: receiver, nil) {
          if case .slot(let slot) = value {
            // What its initialiser takes by default, as nothing else was given here.
            sendDefaults(of: slot, in: type, sink, at: call)
          } else {
            send(value, sink, at: call, call)
          }
        }
      }
    }
  }

  /// Nobody calls it: every type that has the property may be meant.
  /// - Parameter site: where the requirement is read, which decides what of a computed property is shown.
  func sendConformers(_ id: PropertyID, _ sink: Sink, at site: NodeRef) {
    guard case .type(let owner) = declarations[id].owner else { return }
    for type in linkage.conformers(of: owner) where declarations[type].kind != .protocol {
      guard let own = linkage.findProperty(declarations[id].name, in: type), own != id, declarations[own].owner == .type(type) else { continue }
      if declarations[own].getter == nil {
        addSlot(own, sink, at: declarations[own].node)
      } else {
        var walk = Walk(linkage: linkage)
        send(walk.values(of: own, receiver: .object(type, nil), nil).filter(\.isKnown), sink, at: site, site)
      }
    }
  }

  func sendDefaults(of slot: PropertyID, in type: TypeID, _ sink: Sink, at site: NodeRef) {
    for write in linkage.writes(to: slot) {
      guard let value = write.value else { continue }
      for inner in linkage.evaluate(value) {
        if case .parameter(let function, let index) = inner, let given = declarations.parameters(of: function)[index].defaultValue {
          send(given, sink, at: site)
        } else if case .parameter = inner {
          continue
        } else {
          send(inner, sink, at: site, site)
        }
      }
    }
  }
}
