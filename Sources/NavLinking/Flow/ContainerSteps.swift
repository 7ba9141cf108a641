import NavDialects
import NavFacts

/// What only shows once everything else is known: what is put into empty navigation controllers, tabs by index.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  // MARK: Navigation controllers

  /// A navigation controller that is shown empty shows what its coordinator puts in when it starts.
  func fillContainers() {
    var takers = DraftsByType()
    var placed: Set<PlacedScreen> = []
    for (identity, sink, site) in emptyContainers {
      // A pager is put in place as a part of its screen; its pages are set elsewhere.
      if (sink.manner == .child && !isStack(identity)) || begunRoots.contains(identity) { continue }
      let (started, isHandedOn) = fillings(of: identity, among: &takers)
      let holder = sink.manner == .tab ? holder(of: sink) : nil
      var filled = started.map { drafts[$0] }
      for index in started {
        if drafts[index].manner == .push, isOnlyStart(index) { drafts[index].manner = .root }
        if sink.manner == .tab, drafts[index].manner == .root {
          drafts[index].holder = holder
          drafts[index].isInTabBar = holder == nil && isTabBar(sink.presenter)
        }
      }
      if filled.isEmpty {
        filled = filledInPlace(identity, shownAt: site)
        placed.formUnion(placedAtOnce(filled, into: identity, shownAt: site))
      }
      if filled.isEmpty { filled = companions(ofShownAt: site).flatMap { fillings(by: $0, identity, among: &takers) }.map { drafts[$0] } }
      // Of the window's first container it is told where it is put there.
      if filled.isEmpty, sink.manner != .root { filled = onlyRoots(of: identity) }
      // One that stands there until the filled one is made says nothing.
      if filled.isEmpty, !isFilledInside(identity), !hasColumns(identity), !filledContainers.contains(where: { $0.site == site }) {
        leave(site, sink.manner, "nothing is seen to be put into the navigation controller")
      }
      // Whoever is handed the window's container later decides what is in it first, there.
      if isHandedOn && sink.manner == .root || absorbedContainers.contains(site) { continue }
      var sink = sink
      sink.passesRoute = false
      for draft in chosen(shownFirst(filled), at: site) { emit(draft.target, sink, at: site) }
    }
    fillWindows(among: &takers)
    markStarts()
    markDetached()
    dropPlaced(placed.union(placedInFilled()))
  }

  /// Whether a navigation controller of the framework's own class is made at a place; one of the program's may bring what it shows.
  private func isStack(_ identity: NodeRef) -> Bool {
    linkage.evaluate(identity).contains { value in
      if case .container(let name, _, _) = value { linkage.text(name) == "UINavigationController" } else { false }
    }
  }

  /// Whether a container of views shows what stands in it: `NavigationStack { TabView { ForEach(Page.allCases) { … } } }`.
  private func isFilledInside(_ identity: NodeRef) -> Bool {
    guard program[identity].kind == .call, let callee = program.firstChild(identity), linkage.dialects.containers[program[callee].name] != nil else {
      return false
    }
    return drafts.contains { program.isInside($0.site, identity) }
  }

  /// Whether columns are put into what is shown: which of them is before the user, the width of the window tells.
  private func hasColumns(_ identity: NodeRef) -> Bool {
    let holders = holders(of: identity)
    return drafts.contains { draft in
      guard draft.manner == .split, program.file(draft.site) == program.file(identity), let receiver = receiver(of: draft.site) else { return false }
      return names(receiver, holders)
    }
  }

  /// The program's tab bar controller that holds what comes into a sink.
  private func holder(of sink: Sink) -> TypeID? { sink.holder ?? controller(sink.presenter) }

  private func controller(_ presenter: NodeRef?) -> TypeID? {
    for value in presenter.map({ linkage.evaluate($0) }) ?? [] {
      switch value {
      case .object(let id, _), .typed(.project(let id)): if linkage.isViewController(id) { return id }
      default: continue
      }
    }
    return nil
  }

  /// What is before the user of what is put into a container: of several tabs of one object the first.
  private func shownFirst(_ filled: [TransitionDraft]) -> [TransitionDraft] {
    let owners = filled.map { linkage.enclosingType($0.site) }
    return filled.indices.filter { index in
      let firstTab = filled.indices.first { owners[$0] == owners[index] && filled[$0].manner == .tab }
      return firstTab == nil || firstTab == index
    }.map { filled[$0] }
  }

  /// What an object shows first that has been started for what is given back, by what made the object.
  func shownByStarted(_ identity: NodeRef) -> [TransitionDraft] {
    var takers = DraftsByType()
    return shownFirst(fillings(of: identity, among: &takers).indices.map { drafts[$0] })
  }

  /// What is before the user in empty containers that code shows, each where that is decided.
  func shownInContainers() -> [TransitionDraft] {
    var takers = DraftsByType()
    return emptyContainers.filter { $0.sink.manner == .present || $0.sink.manner == .push }.flatMap { identity, sink, site in
      shownFirst(fillings(of: identity, among: &takers).indices.map { drafts[$0] }).map { first in
        var draft = first
        draft.site = site
        draft.manner = sink.manner
        return draft
      }
    }
  }

  /// The decisions of coordinators that fill an empty container as they start, and whether those who were given it handed it on.
  private func fillings(of identity: NodeRef, among takers: inout DraftsByType) -> (indices: [Int], isHandedOn: Bool) {
    var filled: [Int] = []
    let coordinators = coordinators(of: identity)
    for taker in coordinators where filled.isEmpty || !isOwn(identity, of: taker.type) {
      filled += fillings(by: taker.type, identity, among: &takers)
      if !filled.isEmpty, isOwn(identity, of: taker.type) { break }
    }
    if filled.isEmpty { filled = coordinators.flatMap { filledThrough($0.type) } }
    if !filled.isEmpty { return (filled, false) }
    // Who puts nothing there may hand it on.
    var level = coordinators
    for _ in 0..<4 where filled.isEmpty && !level.isEmpty {
      level = level.flatMap { takersFromStart(of: $0, identity) }
      for taker in level { filled += fillings(by: taker.type, identity, among: &takers) }
    }
    return (filled, true)
  }

  /// What the objects show first that are started where a property's container fills a window: each such place exchanges the screen.
  private func fillWindows(among takers: inout DraftsByType) {
    guard let name = program.symbols.find("rootViewController") else { return }
    for site in linkage.sites.assignments[name] ?? [] {
      let types = companions(ofWindowFilledBy: site)
      if types.isEmpty || drafts.contains(where: { $0.site == site }) { continue }
      var sink = Sink(manner: .root, passesRoute: false)
      sink.isPlaced = true
      let filled = types.flatMap { fillings(by: $0, site, among: &takers) }.map { drafts[$0] }
      // A bar that is put there holds what the same object puts into its tabs.
      let inStack = filled.filter { $0.manner != .tab }
      for draft in inStack.isEmpty ? shownFirst(filled) : inStack { emit(draft.target, sink, at: site) }
    }
  }

  private func fillings(by coordinator: TypeID, _ identity: NodeRef, among takers: inout DraftsByType) -> [Int] {
    note(&takers)
    let all = (takers.indices[coordinator] ?? []).filter {
      isStart(drafts[$0].site, startedBy: drafts[$0].starter, of: coordinator, in: identity)
    }
    // What is presented at once lies over what is in the container.
    let inside = all.filter { drafts[$0].manner != .present }
    return begunBeside(identity, inside.isEmpty ? all : inside, by: coordinator)
  }

  /// The decisions, in order, by the type whose function takes them and the type that was started for them: of so many, each
  /// container asks for those of few types.
  private struct DraftsByType {
    var indices: [TypeID: [Int]] = [:]
    var count = 0
  }

  /// Takes up what was decided since.
  private func note(_ takers: inout DraftsByType) {
    for index in takers.count..<drafts.count {
      var owner: TypeID?
      if case .function(let function) = linkage.enclosingBody(drafts[index].site), case .type(let type) = declarations[function].owner {
        owner = type
      }
      if let owner { takers.indices[owner, default: []].append(index) }
      if let starter = drafts[index].starter, starter != owner { takers.indices[starter, default: []].append(index) }
    }
    takers.count = drafts.count
  }

  /// The types that are made with the navigation controller that `identity` makes, or with what is made with it:
  /// `let navigation = Navigation(UINavigationController())`, `HomeCoordinator(navigation: navigation)`.
  func coordinators(of identity: NodeRef, depth: Int = 0) -> [ContainerTaker] {
    if let holder = linkage.holderOfInherited(identity) { return [ContainerTaker(type: holder)] }
    var takers: [NodeRef] = []
    var found: [ContainerTaker] = []
    // What a started object has put its first screen into. One that makes a view of itself may be a stack that others are given.
    if depth == 0, let started = takes(identity) {
      found.append(ContainerTaker(type: started, call: identity))
      if linkage.screensMade(by: started).isEmpty { return found }
    }
    if let call = program.parent(identity), program[call].kind == .call, program.firstChild(call) != identity, !self.takers(by: call, identity).isEmpty {
      takers = [call]
    } else if case let holders = holders(of: identity), !holders.isEmpty {
      // A coordinator that makes its own navigation controller fills it itself.
      if holders.contains(where: \.isProperty), let own = linkage.enclosingType(identity), !linkage.isScreenLike(own) {
        let users = depth < 2 ? takersOfCarrier(own, of: identity, depth: depth + 1) : []
        found += users.isEmpty ? [ContainerTaker(type: own)] : users
      }
      // A flow that is given its parent, `child.parent = flow`, fills nothing of the parent's by that.
      let isFlow = depth > 0 && takes(identity).map(linkage.canStart) ?? false
      for index in program.nodes(of: program.file(identity)) {
        let call = NodeRef(index)
        if program[call].kind == .assign, !isFlow { found += takersAssigned(by: call, holders).filter { one in !found.contains { $0.type == one.type } } }
        guard program[call].kind == .call,
          let given = linkage.arguments(of: call).first(where: { argument in
            (program[argument].kind == .name || program[argument].kind == .member) && names(argument, holders)
          }), !self.takers(by: call, identity).isEmpty
        else { continue }
        // What is pushed later, somebody else's screen is there before.
        let isLate = holders.count > 1 && isAfterStart(call)
        if !isLate, mayStill(hold: identity, at: given) { takers.append(call) }
      }
      // What the same body does with it, it does with this one.
      let near = takers.filter { linkage.enclosingBody($0) == linkage.enclosingBody(identity) }
      takers = holders.contains(where: \.isProperty) && !near.isEmpty ? near : firstTakers(takers)
    }
    for call in takers {
      let below = depth < 2 ? coordinators(of: call, depth: depth + 1) : []
      for one in self.takers(by: call, identity) + below where !found.contains(where: { $0.type == one.type }) { found.append(one) }
    }
    return found
  }

  /// Coordinators that are given a container after they were made: `coordinator.navigationController = stack`.
  private func takersAssigned(by assignment: NodeRef, _ holders: [Holder]) -> [ContainerTaker] {
    guard let left = program.firstChild(assignment), program[left].kind == .member, let base = program.firstChild(left),
      let value = program.secondChild(assignment), program[value].kind == .name || program[value].kind == .member, names(value, holders)
    else { return [] }
    return linkage.evaluate(base).compactMap { one in
      guard case .object(let type, let construction?) = one, !linkage.isScreenLike(type) else { return nil }
      return ContainerTaker(type: type, call: construction.call)
    }
  }

  /// The type that a call makes, where it is no screen; also where only the place says which one: `let shop: ShopCoordinator = .init(stack)`.
  func takes(_ call: NodeRef) -> TypeID? {
    guard let callee = program.firstChild(call), let type = linkage.typeMade(by: callee, of: call), !linkage.isScreenLike(type) else { return nil }
    return type
  }

  private func isOwn(_ identity: NodeRef, of coordinator: TypeID) -> Bool { linkage.enclosingType(identity) == coordinator || linkage.holderOfInherited(identity) == coordinator }

  /// Whether code of a coordinator that can be started runs later than that.
  private func isAfterStart(_ ref: NodeRef) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(ref), case .type(let type) = declarations[function].owner, !declarations[function].isInit,
      linkage.canStart(type)
    else { return false }
    return !isStarting(function, of: type)
  }

  /// What is pushed on or set into the same navigation controller nearby.
  private func filledInPlace(_ identity: NodeRef, shownAt site: NodeRef) -> [TransitionDraft] {
    if let holder = linkage.holderOfInherited(identity) {
      let beside = filledBeside(site, of: holder)
      return beside.isEmpty ? filledByHolder(holder) : beside
    }
    let holders = holders(of: identity)
    if holders.isEmpty { return [] }
    let all = filled(holders, with: identity, among: drafts)
    if all.isEmpty, let kept = keeping(holders, beside: site) { return filledNext(filled([.property(kept)], with: identity, among: drafts), after: site) }
    // What is pushed later is on top of what was put in beside the showing.
    let beside = all.filter { linkage.enclosingBody($0.site) == linkage.enclosingBody(site) }
    let first = beside.filter { $0.manner == .root }
    if !first.isEmpty { return lastPut(first, before: site) }
    let before = beside.filter { $0.site < site }
    return before.isEmpty ? all : before
  }

  /// What the body that shows a container puts into it, which its object has by a base class.
  private func filledBeside(_ site: NodeRef, of holder: TypeID) -> [TransitionDraft] {
    drafts.filter { draft in
      guard let presenter = draft.presenter ?? receiver(of: draft.site), [.push, .root, .tab].contains(draft.manner),
        linkage.enclosingType(presenter) == holder, linkage.enclosingBody(draft.site) == linkage.enclosingBody(site)
      else { return false }
      return linkage.inheritedContainer(program[presenter].name, of: holder) != nil
        || linkage.propertyWritten(by: presenter).map { linkage.isOfBase($0, holder) } ?? false
    }
  }

  /// What a class puts first into the container that it has by a base class: what it sets as the root, or else what it pushes in its own
  /// way to begin.
  private func filledByHolder(_ holder: TypeID) -> [TransitionDraft] {
    let all = drafts.filter { draft in
      guard let presenter = draft.presenter ?? receiver(of: draft.site), draft.manner == .push || draft.manner == .root,
        linkage.enclosingType(presenter) == holder, !isDeferred(draft.site)
      else { return false }
      return linkage.propertyWritten(by: presenter).map { linkage.isOfBase($0, holder) } ?? false
    }
    let roots = all.filter { $0.manner == .root }
    if !roots.isEmpty { return roots }
    return all.filter { draft in
      guard case .function(let function) = linkage.enclosingBody(draft.site) else { return false }
      return declarations[function].modifiers.contains(.override)
    }
  }

  /// Whether a coordinator shows something as it starts, or is started beside the container that it was made with.
  private func isStart(_ site: NodeRef, startedBy starter: TypeID?, of type: TypeID, in identity: NodeRef) -> Bool {
    runsAtStart(site, of: type) || (starter == type && linkage.enclosingBody(site) == linkage.enclosingBody(identity))
  }

  private func runsAtStart(_ site: NodeRef, of type: TypeID) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(site), !isDeferred(site) else { return false }
    return isStarting(function, of: type)
  }

  /// Whether what is pushed into an empty container is its first screen whenever it is pushed.
  private func isOnlyStart(_ index: Int) -> Bool {
    guard let type = linkage.enclosingType(drafts[index].site), runsAtStart(drafts[index].site, of: type) else { return true }
    return isStart(drafts[index].site, of: type)
  }

  func isStart(_ site: NodeRef, of type: TypeID) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(site), declarations[function].owner == .type(type), !isDeferred(site) else {
      return false
    }
    if linkage.isStart(function) { return true }
    // A step that only `start` takes, at once.
    let calls = callers(of: function)
    return !calls.isEmpty && calls.allSatisfy { call, _ in
      guard case .function(let caller) = linkage.enclosingBody(call), declarations[caller].owner == .type(type) else { return false }
      return linkage.isStart(caller) && !isDeferred(call)
    }
  }

  /// Whether code waits in a closure.
  func isDeferred(_ ref: NodeRef) -> Bool { linkage.closure(around: ref) != nil }

  /// The first screen of a coordinator that was given an empty navigation controller is that controller's root.
  private func markStarts() {
    var starts: [TypeID: [Int]] = [:]
    for index in drafts.indices {
      if let type = linkage.enclosingType(drafts[index].site), isStart(drafts[index].site, of: type) { starts[type, default: []].append(index) }
    }
    let tabs = FilledTabs(linkage, drafts, callers: callers) { draft in
      if let own = draft.holder ?? self.controller(draft.presenter) { return .own(own) }
      return self.isTabBar(draft.presenter) ? .plain : nil
    }
    for index in drafts.indices where drafts[index].manner == .push || drafts[index].manner == .root && drafts[index].isPlaced {
      if isMadeHere(drafts[index]) { drafts[index].manner = .root }
      guard let type = linkage.enclosingType(drafts[index].site), let own = starts[type], own.contains(index) else { continue }
      let given = linkage.constructions(of: type).filter { call in
        // `given ?? UINavigationController()` is empty only where nothing is given.
        (linkage.arguments(of: call).contains { program[$0].kind != .infix && isMade($0, for: call) } || tabs.isHandedDown(to: call))
          && begunBeside(call, own, by: type).contains(index)
      }
      if given.isEmpty { continue }
      drafts[index].manner = .root
      let bars = Set(given.map(tabs.bar))
      guard bars.count == 1, let bar = bars.first ?? nil else { continue }
      switch bar {
      case .own(let type): drafts[index].holder = type
      case .plain: drafts[index].isInTabBar = true
      }
    }
  }

  /// What a local begins with, or what the same body has just put into a property.
  private func justPut(in presenter: NodeRef) -> NodeRef? {
    guard program[presenter].kind == .name, case .local(let declaration) = linkage.meaning(of: program[presenter].name, at: presenter) else {
      return linkage.propertyWritten(by: presenter).flatMap { _ in linkage.valueWritten(before: presenter) }
    }
    return program.first(declaration, .initializer).flatMap { program.firstChild($0) }
  }

  /// A push on a navigation controller that the same body, or the same closure, has just made, empty.
  private func isMadeHere(_ draft: TransitionDraft) -> Bool {
    guard let presenter = draft.presenter, let initial = justPut(in: presenter), program[initial].kind == .call,
      linkage.closure(around: draft.site) == linkage.closure(around: initial), linkage.enclosingBody(initial) == linkage.enclosingBody(presenter)
    else { return false }
    return linkage.evaluate(initial).contains { if case .container(_, let inner, _) = $0 { inner.isEmpty } else { false } }
  }
}

extension Linkage {
  /// The elements of an array literal, or of the one that a local or a constant is.
  func listedElements(_ expression: NodeRef, depth: Int = 0) -> [NodeRef]? {
    guard depth < 4 else { return nil }
    switch program[expression].kind {
    case .array: return program.children(expression).map { $0 }
    case .name:
      switch meaning(of: program[expression].name, at: expression) {
      case .local(let declaration):
        // What is added later stands elsewhere.
        guard !isAddedTo(declaration) else { return nil }
        return program.first(declaration, .initializer).flatMap { program.firstChild($0) }.flatMap { listedElements($0, depth: depth + 1) }
      case .property(let id):
        return declarations[id].initial.flatMap { program.size($0) > 1 ? listedElements($0, depth: depth + 1) : nil }
      default: return nil
      }
    case .call:
      // `lazy var pages = { let pages = [home, cart]; return pages }()`
      if let closure = program.firstChild(expression), program[closure].kind == .closure, case let given = returnedExpressions(of: closure) {
        return given.count == 1 ? listedElements(given[0], depth: depth + 1) : nil
      }
      // `StackState([.list, .item])`; `xs.map { UINavigationController(rootViewController: $0) }` is decided where each x stands.
      return listMadeAgain(by: expression).flatMap { listedElements($0, depth: depth + 1) }
    default: return nil
    }
  }

  /// The list of which a call makes another: `StackState(steps)`, `.init(steps)` where a list is expected.
  func listMadeAgain(by call: NodeRef) -> NodeRef? {
    guard program[call].kind == .call, let callee = program.firstChild(call), let list = argument(at: 0, of: call), program.label(list).isNone else { return nil }
    switch program[callee].kind {
    case .name: return traits[program[callee].name].contains(.isSequence) ? list : nil
    case .implicitMember:
      guard program[callee].name == names.initName else { return nil }
      switch expectedType(of: call) {
      case .array: return list
      case .external(let name, _): return name == names.navigationPath || traits[name].contains(.isSequence) ? list : nil
      default: return nil
      }
    default: return nil
    }
  }
}
