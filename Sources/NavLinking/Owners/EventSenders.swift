import NavFacts

/// An event that an arm is for.
struct SentEvent: Hashable {
  var key: RouteKey
  /// The switch of the arm.
  var choice: NodeRef
  /// The positions in its payload that must have a value, and not `false`.
  var wanted: [Int]
  /// What texts at positions in its payload have to be.
  var texts: [Int: String] = [:]
}

/// Code in an arm for one event runs where the event is sent: `case .cart(.delegate(.paid)): …`.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Inside an arm for one event, the places that send the event are asked.
  func climbArm(_ arm: NodeRef, around ref: NodeRef, from child: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    if let type = linkage.enclosingType(arm), linkage.isScreenLike(type) { return false }
    guard program[child].kind == .block, let choice = linkage.switchOf(arm), linkage.mappings[choice] == nil,
      let subject = program.firstChild(choice), isGivenFromOutside(subject), !isOfList(subject, depth: 0)
    else { return false }
    if addText(of: arm, choosing: subject, &path) { return false }
    let wanted = valuesWanted(at: ref, below: arm, path.wanted)
    var found = Answer()
    var isMet = false
    for pattern in program.children(arm) where program[pattern].kind == .pattern {
      guard let expression = program.firstChild(pattern), let name = linkage.caseName(expression) else { return false }
      let callee = program[expression].kind == .call ? program.firstChild(expression) ?? expression : expression
      guard let type = linkage.enumBound(to: subject, having: name) ?? linkage.enumOfPattern(callee) ?? linkage.uniqueEnum(name) else {
        guard let inner = linkage.innermostCase(expression, boundTo: subject) else { return false }
        let event = SentEvent(key: inner, choice: choice, wanted: wanted.compactMap { linkage.position($0, in: expression, of: inner.name) })
        _ = climbChild(event, &path, &found, &isMet)
        continue
      }
      let key = RouteKey(type: type, name: name)
      if let inner = linkage.innermostCase(expression, of: type), inner != key {
        let event = SentEvent(key: inner, choice: choice, wanted: wanted.compactMap { linkage.position($0, in: expression, of: inner.name) })
        if climbChild(event, &path, &found, &isMet) { continue }
      }
      guard path.cases.insert(key).inserted else {
        path.cuts += 1
        isMet = isMet || linkage.isEventOfFeature(type)
        continue
      }
      var event = SentEvent(key: key, choice: choice, wanted: wanted.compactMap { linkage.position($0, in: expression, of: name) })
      for (bind, text) in path.texts { if let position = linkage.position(bind, in: expression, of: name) { event.texts[position] = text } }
      // Where all who send the event tell others of it, the arm runs for nobody.
      if climbSenders(of: event, in: arm, flow.triggers(of: key, comingTo: linkage.enclosingType(arm)), &path, &found) { isMet = true }
    }
    // What was met before has been counted.
    guard found.hasScreens || isMet else { return false }
    narrow(&found, to: choice, path)
    answer.addScreens(of: found)
    answer.reachesEntry = answer.reachesEntry || found.reachesEntry
    return true
  }

  /// - Parameter arm: the one that takes the event, where its patterns are of the event itself.
  /// - Returns: whether the event is sent, but never to whoever chooses by it here.
  @discardableResult
  private func climbSenders(of event: SentEvent, in arm: NodeRef? = nil, _ triggers: [NodeRef]?, _ path: inout Path, _ found: inout Answer) -> Bool {
    let isOfFeature = linkage.isEventOfFeature(event.key.type)
    if isOfFeature, let known = senders[event] {
      found.add(known)
      return false
    }
    let cuts = path.cuts
    let before = path.wanted
    var inner = Answer()
    let taker = triggers == nil ? taker(of: event.choice) : nil
    var isRefused = false
    var isTaken = false
    let sites = triggers ?? linkage.constructionSites(of: event.key.name, in: event.key.type)
    let fitting = arm.map { arm in sites.filter { mayRun(arm, for: $0, event) } } ?? sites
    // Where what an arm is for is made by nobody, a library makes it: then any may be what came before.
    for site in fitting.isEmpty ? sites : fitting {
      if let taker, !mayCome(site, to: taker, depth: 0) {
        isRefused = true
        continue
      }
      isTaken = true
      let isOwn = program.isInside(site, event.choice)
      // Any switch may make its own cases anew; a reducer sends itself events from other arms, and a screen that an arm makes may be given
      // a callback which sends one.
      if isOwn, !isOfFeature, !waits(site, below: event.choice) { continue }
      path.wanted = nil
      if let call = program.parent(site), program[call].kind == .call, program.firstChild(call) == site {
        let arguments = linkage.arguments(of: call)
        if event.texts.contains(where: { isOther(arguments, at: $0.key, than: $0.value) }) { continue }
        let given = event.wanted.filter { $0 < arguments.count }.map { arguments[$0] }
        if given.contains(where: isNothing) { continue }
        path.wanted = given.first { program[$0].kind == .name }
      }
      climb(site, &path, &inner, within: isOwn ? event.choice : nil)
    }
    path.wanted = before
    if isOfFeature, path.cuts == cuts { senders[event] = inner }
    found.add(inner)
    return isRefused && !isTaken
  }

  /// Whether an arm may be for what is made at a site: `case .auth(.left):` is not for `.auth(.joined)`.
  private func mayRun(_ arm: NodeRef, for site: NodeRef, _ event: SentEvent) -> Bool {
    guard let call = program.parent(site), program[call].kind == .call, program.firstChild(call) == site else { return true }
    var walk = Walk(linkage: linkage)
    return walk.mayRun(arm, of: event.choice, for: .route(event.key.type, event.key.name, call, nil))
  }

  // MARK: Where an event goes

  /// Leaves of the screens from which an event may come those that call the function which chooses by it: the same event may be kept in
  /// the lists of several screens, each of which has an object of its own to tell.
  private func narrow(_ found: inout Answer, to choice: NodeRef, _ path: Path) {
    guard found.screens.count > 1, let taker = taker(of: choice), case .type(let type) = declarations[taker].owner,
      declarations[type].kind == .class, !path.functions.contains(taker)
    else { return }
    var own = path
    var calling = Answer()
    climb(function: taker, &own, &calling)
    let both = found.screens.intersection(calling.screens.subtracting(calling.holding))
    if !both.isEmpty, own.cuts == path.cuts { found.screens = both }
  }

  /// The function whose parameter a switch chooses by; nil where it chooses by something else.
  private func taker(of choice: NodeRef) -> FunctionID? {
    guard let subject = program.firstChild(choice), program[subject].kind == .name,
      case .parameter(let function, _) = linkage.meaning(of: program[subject].name, at: subject)
    else { return nil }
    return function
  }

  /// Whether an event may come to the function that chooses by it: several coordinators may take the same events, each those of the
  /// objects that it is given to. What is kept meanwhile may come to anybody.
  private func mayCome(_ event: NodeRef, to taker: FunctionID, depth: Int) -> Bool {
    var event = event
    if let parent = program.parent(event), program[parent].kind == .call, program.firstChild(parent) == event { event = parent }
    guard depth < 6, let call = program.parent(event), program[call].kind == .call, program.firstChild(call) != event else { return true }
    let targets = linkage.callTargets(of: call)
    guard targets.confidence != .possible, !targets.functions.isEmpty else { return true }
    for function in targets.functions {
      // Of a requirement, what fulfils it runs.
      guard let body = declarations[function].body, !places(running: function, by: call).isEmpty else { continue }
      if function == taker || declarations[function].isInit { return true }
      let parameters = declarations.parameters(of: function)
      guard let index = linkage.match(parameters, linkage.arguments(of: call))?.first(where: { $0.argument == event })?.parameter else { return true }
      let name = parameters[index].name
      for mention in program.subtree(body).lazy.map({ NodeRef($0) }) where program[mention].kind == .name && program[mention].name == name {
        switch linkage.meaning(of: name, at: mention) {
        case .parameter(function, index):
          // Who chooses by it does not pass it on.
          if let parent = program.parent(mention), program[parent].kind == .switchStmt { continue }
          if mayCome(mention, to: taker, depth: depth + 1) { return true }
        // `if let event { … }`
        case .optionalBinding: return true
        default: continue
        }
      }
    }
    return false
  }

  // MARK: Texts in a payload

  /// Notes what an arm wants a part of an event's payload to be, where the arm is for a text: `switch kind { case "cart": … }` inside
  /// `case .show(let kind):`.
  private func addText(of arm: NodeRef, choosing subject: NodeRef, _ path: inout Path) -> Bool {
    guard program[subject].kind == .name, case .patternBinding(let bind) = linkage.meaning(of: program[subject].name, at: subject) else { return false }
    let patterns = program.children(arm).filter { program[$0].kind == .pattern }
    guard patterns.count == 1, let expression = program.firstChild(patterns[0]), let text = linkage.literalText(expression) else { return false }
    path.texts[bind] = text
    return true
  }

  private func isOther(_ arguments: [NodeRef], at position: Int, than text: String) -> Bool {
    guard position < arguments.count, let given = linkage.literalText(arguments[position]) else { return false }
    return given != text
  }

  /// Whether code waits in a closure that a switch makes.
  private func waits(_ site: NodeRef, below choice: NodeRef) -> Bool {
    var at = program.parent(site)
    while let here = at, here != choice {
      if program[here].kind == .closure { return true }
      at = program.parent(here)
    }
    return false
  }

  /// An event that a child sent, and of which its parent was told: the child is asked.
  private func climbChild(_ event: SentEvent, _ path: inout Path, _ found: inout Answer, _ isMet: inout Bool) -> Bool {
    guard path.cases.insert(event.key).inserted else {
      path.cuts += 1
      isMet = isMet || linkage.isEventOfFeature(event.key.type)
      return isMet
    }
    var inner = Answer()
    climbSenders(of: event, nil, &path, &inner)
    var sender = declarations[event.key.type].outer
    while !inner.hasScreens, let here = sender {
      climb(maker: here, &path, &inner)
      sender = declarations[here].outer
    }
    found.addScreens(of: inner)
    found.reachesEntry = found.reachesEntry || inner.reachesEntry
    return inner.hasScreens
  }

  /// A parameter of the function or closure around.
  private func isGivenFromOutside(_ subject: NodeRef) -> Bool {
    guard program[subject].kind == .name else { return program[subject].kind == .tuple }
    switch linkage.meaning(of: program[subject].name, at: subject) {
    case .parameter(let function, let index): return !isReadFromState(function, index)
    case .closureParameter, .patternBinding: return true
    case .optionalBinding(let binding): return program.firstChild(binding).map { !isPartOfGiven($0) && !isReadOut($0) } ?? true
    default: return false
    }
  }

  /// Whether all callers of a function read what they give it from a stream that keeps its last value, `show(kind: model.kind.value)`: what is
  /// kept there says how things stand, and not what happens.
  private func isReadFromState(_ function: FunctionID, _ index: Int) -> Bool {
    let calls = runningCallers(of: function)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let given = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call))?.first(where: { $0.parameter == index })?.argument,
          program[given].kind == .member, linkage.text(program[given].name) == "value", let stream = program.firstChild(given),
          let kept = linkage.propertyWritten(by: stream)
        else { return false }
        return linkage.isSubject(kept)
      }
  }

  /// Whether what is chosen by is each element of a list in turn, which nobody sends: `Page.allCases.map { makeStack(for: $0) }`.
  private func isOfList(_ subject: NodeRef, depth: Int) -> Bool {
    guard depth < 4, program[subject].kind == .name else { return false }
    switch linkage.meaning(of: program[subject].name, at: subject) {
    case .closureParameter(let closure, let index): return linkage.listWalked(by: closure, index)?.isLoop ?? false
    case .patternBinding(let bind):
      var at = program.parent(bind)
      while let here = at, program[here].kind == .pattern || program[here].kind == .tuple { at = program.parent(here) }
      return at.map { program[$0].kind == .forStmt && linkage.streamLooped(by: $0) == nil } ?? false
    case .parameter(let function, let index):
      let parameters = declarations.parameters(of: function)
      let calls = runningCallers(of: function)
      return !calls.isEmpty
        && calls.allSatisfy { call in
          let given = linkage.match(parameters, linkage.arguments(of: call))?.first { $0.parameter == index }
          return given.map { isOfList($0.argument, depth: depth + 1) } ?? false
        }
    default: return false
    }
  }

  /// A part of what a function is given says what somebody has put there once, and not what happens: `guard let size = order.size`.
  private func isPartOfGiven(_ value: NodeRef) -> Bool {
    guard program[value].kind == .member, var base = program.firstChild(value) else { return false }
    while program[base].kind == .name {
      switch linkage.meaning(of: program[base].name, at: base) {
      case .parameter(let function, let index):
        return declarations.parameters(of: function)[index].type.map { program[$0].kind == .typeOptional || linkage.resolve($0).projectType.map(isPlainValue) ?? false } ?? false
      case .optionalBinding(let binding):
        guard let inner = program.firstChild(binding), inner != base else {
          // `guard let order else { … }`
          guard case .function(let function) = linkage.enclosingBody(base) else { return false }
          return declarations.parameters(of: function).contains { $0.name == program[base].name }
        }
        base = inner
      // `guard let size = order.size`, where the object is made for one order.
      case .property(let id): return declarations[id].isLet && linkage.declaredType(of: id).projectType.map(isPlainValue) ?? false
      default: return false
      }
    }
    return false
  }

  /// What a type makes of what it is given is worked out here, and nobody has sent it: `Link(url)`, `Link.decode(url)`; so is what is read
  /// out of an address by others: `url.link`, `parser.parse(url)`.
  private func isReadOut(_ value: NodeRef) -> Bool {
    if program[value].kind == .member { return isWorkedOut(value) || program.firstChild(value).map(isAddress) ?? false }
    guard program[value].kind == .call, let callee = program.firstChild(value) else { return false }
    if case .meta = linkage.typeOf(callee) { return true }
    if program[callee].kind == .member, let base = program.firstChild(callee) {
      if case .meta = linkage.typeOf(base) { return true }
      if isAddress(base) { return true }
    }
    return linkage.arguments(of: value).contains(where: isAddress)
  }

  /// What a plain value says of itself: `var size: Size? { Size(rawValue: code) }` of an order.
  private func isWorkedOut(_ member: NodeRef) -> Bool {
    guard let id = linkage.propertyWritten(by: member), declarations[id].getter != nil, case .type(let owner) = declarations[id].owner else { return false }
    return isPlainValue(owner)
  }

  /// Whether an expression names what the system hands to an app that it opens by it.
  private func isAddress(_ expression: NodeRef) -> Bool {
    guard program[expression].kind == .name, case .external(let name, _) = linkage.typeOf(expression) else { return false }
    return Self.addresses.contains(linkage.text(name))
  }

  private static let addresses: Set<String> = [
    "URL", "URLComponents", "NSUserActivity", "UNNotificationResponse", "UNNotification", "UIOpenURLContext", "UIApplicationShortcutItem",
  ]

  private func isPlainValue(_ type: TypeID) -> Bool { declarations[type].kind == .structure && !linkage.isEventOfFeature(type) }

  // MARK: What is wanted

  /// The value that an assignment writes by name: `isShown` of `state.showsCart = isShown`.
  func valueWritten(at site: NodeRef) -> NodeRef? {
    var assignment = site
    while program[assignment].kind == .member, let parent = program.parent(assignment) { assignment = parent }
    guard program[assignment].kind == .assign, let value = program.secondChild(assignment), program[value].kind == .name else { return nil }
    return value
  }

  /// The bindings in the pattern of an arm that `ref` depends on: the value wanted, and conditions around that are bare names.
  private func valuesWanted(at ref: NodeRef, below arm: NodeRef, _ wanted: NodeRef?) -> [NodeRef] {
    var names: [NodeRef] = wanted.map { [$0] } ?? []
    var child = ref
    var at = program.parent(ref)
    while let here = at, here != arm {
      if program[here].kind == .ifStmt, let condition = program.firstChild(here), program.first(here, .block) == child,
        program[condition].kind == .name
      {
        names.append(condition)
      }
      child = here
      at = program.parent(here)
    }
    return names.compactMap { name in
      guard case .patternBinding(let bind) = linkage.meaning(of: program[name].name, at: name), program.isInside(bind, arm) else { return nil }
      return bind
    }
  }

  private func isNothing(_ value: NodeRef) -> Bool {
    program[value].kind == .nil || (program[value].kind == .boolean && !program[value].flags.contains(.isTrue))
  }
}

extension Linkage {
  /// Where in the payload of the case `name`, which a pattern names, a binding stands.
  func position(_ bind: NodeRef, in pattern: NodeRef, of name: Symbol) -> Int? {
    var child = bind
    while let here = program.parent(child), child != pattern {
      if program[here].kind == .call {
        return caseName(here) == name ? arguments(of: here).firstIndex(of: child) : nil
      }
      child = here
    }
    return nil
  }
}
