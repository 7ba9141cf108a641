import NavDialects
import NavFacts

/// Code that watches a subject runs where something is sent into that: of all screens that hold the object the subject belongs to, those
/// from which its sending functions are called.
extension OwnerFinder {
  /// From where something is sent into the subject that a chain begins with; no screens where that is not seen.
  func senders(for chain: NodeRef?, _ path: inout Path) -> Answer {
    var found = Answer()
    guard let subject = chain.flatMap({ linkage.subject(atStartOf: $0) }) else { return found }
    // Who holds the object is asked as well, and on the same ways.
    var own = path
    for send in linkage.sends(into: subject) where isLive(send) {
      if own.calls.insert(send).inserted { climb(send, &own, &found) } else { own.cuts += 1 }
    }
    path.steps = own.steps
    path.cuts = own.cuts
    path.isOpen = own.isOpen
    // Of the screens that a protocol stands for, the one that is asked.
    if let chain, let asked = screensAsked(by: chain), !asked.isDisjoint(with: found.screens) { found.screens.formIntersection(asked) }
    return found
  }

  /// The screens whose stream a chain begins with, where these are known: `list.picked.map { … }` of `let list = factory.makeList()`.
  private func screensAsked(by chain: NodeRef) -> Set<TypeID>? {
    var at = chain
    while linkage.program[at].kind == .call || linkage.program[at].kind == .member, let inner = linkage.program.firstChild(at) {
      if linkage.program[at].kind == .member, let asked = linkage.propertyWritten(by: at), case .type(let owner) = linkage.declarations[asked].owner,
        linkage.declarations[owner].kind == .protocol
      {
        let values = linkage.evaluate(inner).filter(\.isKnown)
        let types = values.compactMap(\.objectType).filter(linkage.isScreenLike)
        return types.isEmpty || types.count < values.count ? nil : Set(types)
      }
      at = inner
    }
    return nil
  }

  /// Leaves of the screens that hold a subject's object those from which is sent. Where none holds it, these are all; so they are of a
  /// coordinator, which is held by whoever began it, and sends from the screens that it shows; and of a state, which may be set by code that
  /// finds its object without holding it, as `Session.shared.isOpen = true`.
  func narrow(_ holding: inout Answer, to senders: Answer, of owner: TypeID, isState: Bool) {
    let both = Answer(screens: senders.screens.intersection(holding.screens), library: senders.library.intersection(holding.library))
    if both.hasScreens {
      (holding.screens, holding.library) = (both.screens, both.library)
    } else if !holding.hasScreens || (senders.hasScreens && (isState || linkage.declarations[owner].functions.contains { draftsInside[$0] != nil })) {
      (holding.screens, holding.library) = (senders.screens, senders.library)
    }
  }
}

extension Linkage {
  /// The stream that a call gives to a function for the parameter which a call inside watches: `model.finished` of
  /// `listen(model.finished) { … }`, where that is `subject.receive(on: queue).sink(receiveValue: action)`.
  func chainGiven(to function: FunctionID, by call: NodeRef, watchedBy watching: NodeRef) -> NodeRef? {
    guard let callee = program.firstChild(watching), program[callee].kind == .member, dialects.watchers[program[callee].name] != nil else { return nil }
    var at = program.firstChild(callee)
    while let here = at {
      if program[here].kind == .name {
        guard case .parameter(function, let index) = meaning(of: program[here].name, at: here) else { return nil }
        return match(declarations.parameters(of: function), arguments(of: call))?.first { $0.parameter == index }?.argument
      }
      guard program[here].kind == .member || program[here].kind == .call else { return nil }
      at = program.firstChild(here)
    }
    return nil
  }

  /// The property whose sent values set off what a chain gives, whatever the values have become on the way.
  func subject(atStartOf chain: NodeRef, depth: Int = 0) -> PropertyID? {
    guard depth < 12 else { return nil }
    switch program[chain].kind {
    case .name, .member:
      guard let id = propertyWritten(by: chain) else { return nil }
      if let getter = declarations[id].getter {
        let given = returnedExpressions(of: getter)
        return given.count == 1 ? subject(atStartOf: given[0], depth: depth + 1) : nil
      }
      // `lazy var ended = endSubject.eraseToAnyPublisher()`
      if let initial = declarations[id].initial, program[initial].kind == .call, let inner = subject(atStartOf: initial, depth: depth + 1) { return inner }
      return id
    case .call:
      guard let callee = program.firstChild(chain) else { return nil }
      // `lazy var ended: Observable<Void> = { endSubject.asObservable() }()`
      if program[callee].kind == .closure, case let given = returnedExpressions(of: callee) {
        return given.count == 1 ? subject(atStartOf: given[0], depth: depth + 1) : nil
      }
      guard program[callee].kind == .member, let base = program.firstChild(callee) else { return nil }
      let name = text(program[callee].name)
      // What others send comes through as well.
      if dialects.streams.contains(where: { ($0.joins + $0.switches + $0.recoveries + $0.makers).contains(name) }) || Self.mixers.contains(name) { return nil }
      return subject(atStartOf: base, depth: depth + 1)
    default: return nil
    }
  }

  /// Operators that are set off by other streams than the one they are called on.
  private static let mixers: Set<String> = ["combineLatest", "zip", "switchToLatest"]

  /// Whether a closure watches a subject of the object it stands in, which is no screen: `state.sink { … }` of `let state = CurrentValueSubject(…)`.
  func watchesOwnSubject(_ callee: NodeRef, from closure: NodeRef) -> Bool {
    guard program[callee].kind == .member, let chain = program.firstChild(callee), let here = enclosingType(closure), !isScreenLike(here),
      dialects.watchers[program[callee].name] != nil, let subject = subject(atStartOf: chain)
    else { return false }
    return declarations[subject].owner == .type(here)
  }

  /// Whether what a chain begins with gives nothing until something is sent: whoever else holds its object sets nothing off.
  func beginsWithNothing(_ chain: NodeRef?) -> Bool {
    chain.flatMap { subject(atStartOf: $0) }.flatMap { declarations[$0].initial }.map(makesEmptyStream) ?? false
  }

  /// The calls that send into a subject, with a value or without, by whoever it is handed to as well; none where something else may feed it.
  func sends(into id: PropertyID) -> [NodeRef] {
    var seen: Set<PropertyID> = []
    return sends(into: id, &seen).map { $0.sorted() } ?? []
  }

  private func sends(into id: PropertyID, _ seen: inout Set<PropertyID>) -> [NodeRef]? {
    guard seen.insert(id).inserted else { return [] }
    if isPublished(id) { return changes(of: id) }
    let all = Set([id] + counterparts(of: id)).sorted()
    seen.formUnion(all)
    var sends: [NodeRef] = []
    for one in all {
      for mention in uses(of: one) {
        guard let parent = program.parent(mention), program[parent].kind == .call, program.firstChild(parent) != mention else { continue }
        // `tableView.rx.itemSelected.bind(to: subject)`: what a screen binds, it sends.
        if bindsControl(parent, to: mention) {
          sends.append(parent)
          continue
        }
        // `taps.bind(to: subject)`: who feeds it then is not seen.
        guard let keeper = propertyGiven(mention), seen.count < 12, let inner = self.sends(into: keeper, &seen) else { return nil }
        sends += inner
      }
    }
    let feeding = callsFeeding()
    for one in all {
      sends += feeding[one] ?? []
      guard let behind = subjectBehind(one), !seen.contains(behind) else { continue }
      guard let inner = self.sends(into: behind, &seen) else { return nil }
      sends += inner
    }
    return sends
  }

  /// Whether a call binds events of a control, in the code of a screen, to what it is given: `button.rx.tap.map { … }.bind(to: taps)`.
  private func bindsControl(_ call: NodeRef, to subject: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), program[callee].kind == .member, var at = program.firstChild(callee),
      dialects.streams.contains(where: { $0.binders.contains(text(program[callee].name)) && (program.label(subject).isNone || text(program.label(subject)) == $0.target) }),
      enclosingType(call).map(isScreenLike) == true
    else { return false }
    while [.call, .member, .unary].contains(program[at].kind), let inner = program.firstChild(at) {
      if program[at].kind == .member, text(program[at].name) == "rx" { return true }
      at = inner
    }
    return false
  }

  /// The subject that a screen's property gives as a stream: `var ended: Observable<Void> { endSubject.asObservable() }`, where a protocol asks
  /// for it. What other objects give, whoever holds these gets.
  private func subjectBehind(_ id: PropertyID) -> PropertyID? {
    guard case .type(let owner) = declarations[id].owner, isScreenLike(owner) else { return nil }
    if let getter = declarations[id].getter {
      let given = returnedExpressions(of: getter)
      return given.count == 1 ? subject(atStartOf: given[0]) : nil
    }
    guard let initial = declarations[id].initial, program[initial].kind == .call else { return nil }
    return subject(atStartOf: initial)
  }

  /// Whether a chain begins with a state's own publisher: `session.$isOpen.removeDuplicates()`.
  func watchesState(_ chain: NodeRef?) -> Bool { chain.flatMap { subject(atStartOf: $0) }.map(isPublished) ?? false }

  private func isPublished(_ id: PropertyID) -> Bool { declarations[id].hasAttributes && hasAttribute("Published", id) }

  /// What sets a state anew that is watched by its own publisher: `session.isOpen = true` for `session.$isOpen.sink { … }`.
  private func changes(of id: PropertyID) -> [NodeRef] {
    writes(to: id).filter { write in
      guard write.means != .initial, write.means != .construction, case .function(let function) = enclosingBody(write.site) else { return false }
      return !declarations[function].isInit
    }.map(\.site)
  }

  /// The calls that send into subjects, by the subject. Looked for once: each subject would look through those of all.
  private func callsFeeding() -> [PropertyID: [NodeRef]] {
    if let known = callsFeedingMemo { return known }
    var all: [PropertyID: [NodeRef]] = [:]
    for name in Set(dialects.streams.flatMap(\.feeds)).sorted().compactMap(program.symbols.find) {
      for call in calls(of: name) {
        guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee),
          let fed = propertyWritten(by: base)
        else { continue }
        all[fed, default: []].append(call)
      }
    }
    callsFeedingMemo = all
    return all
  }

  /// `Void`, `()`
  func isNothing(_ type: TypeRef) -> Bool {
    switch type {
    case .external(let name, _): text(name) == "Void"
    case .unknown: true
    default: false
    }
  }
}
