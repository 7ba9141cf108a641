import NavFacts

/// Whoever a closure or function is handed to is asked from where it runs.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  private func isOfPlatformView(_ id: PropertyID) -> Bool { if case .type(let owner) = declarations[id].owner { linkage.isPlatformView(owner) } else { false } }

  /// Whether the closure is handed to someone else, who then is asked.
  /// - Parameter isInArm: whether what is asked about stands in an arm there, which one event of many takes.
  func climbClosure(_ closure: NodeRef, isInArm: Bool = false, _ path: inout Path, _ answer: inout Answer) -> Bool {
    guard let parent = program.parent(closure) else { return false }
    if climbEntry(closure, &path, &answer) || climbAnnounced(closure, &answer) { return true }
    if program[parent].kind == .assign, let left = program.firstChild(parent), program[left].kind == .member,
      let base = program.firstChild(left), !(program[base].kind == .name && program[base].name == linkage.names.selfValue)
    {
      // A part is on the screen that fills it, whatever else has parts like it: `buttons.onTap = { … }`.
      if isFilling(base, around: closure) { return false }
      // `viewController.onSelect = { … }`: the places that call it, or else whoever has it.
      var calling = Answer()
      let kept = properties(written: left, base)
      if isForParts(kept, around: closure) { return false }
      if !kept.isEmpty, kept.allSatisfy(runsOnceGone) { return false }
      let wasHanded = path.isHanded
      defer { path.isHanded = wasHanded }
      path.isHanded = wasHanded || kept.contains(where: isOfPlatformView)
      let isKept = climbKept(in: kept, &path, &calling)
      answer.add(calling)
      let others = objectTypes(base).filter { $0 != linkage.enclosingType(closure) }
      // A part's own code goes round in circles that lead to no screen: a method that calls the one it overrides.
      if isKept, calling.hasScreens || calling.reachesEntry || !(others.first.map(isHandedOutAgain) ?? false) { return true }
      for type in others {
        if isHandedOutAgain(type) { return false }
        climb(type: type, &path, &answer)
        return true
      }
      return false
    }
    if program[closure].kind == .closure, let local = linkage.localGiven(closure, parent) { return climbLocal(local, &path, &answer) }
    guard program[parent].kind == .call, let callee = program.firstChild(parent) else { return climbGivenBack(closure, &path, &answer) }
    if let route = linkage.routeMade(by: parent) { return climbCarried(closure, by: parent, route, &path, &answer) }
    if let screen = libraryScreen(madeBy: parent) {
      answer.library.insert(screen)
      return true
    }
    guard let type = linkage.typeMade(by: callee, of: parent) else {
      guard let type = linkage.publisherOwner(callee, from: closure) else {
        if !isInArm, linkage.watchesOwnSubject(callee, from: closure) {
          let senders = senders(for: program.firstChild(callee), &path)
          answer.addScreens(of: senders)
          if senders.hasScreens, linkage.beginsWithNothing(program.firstChild(callee)) { return true }
        }
        return climbPassed(closure, to: parent, isInArm: isInArm, &path, &answer)
      }
      if linkage.watchesAnswer(callee) { return climbAsking(parent, &path, &answer) }
      return climbStream(program.firstChild(callee), of: type, by: closure, isInArm: isInArm, &path, &answer)
    }
    // A callback given to a screen or a model that we make; content closures stay with us.
    guard let wanted = closureType(closure, in: parent, of: type), !linkage.isViewLike(wanted) else { return false }
    if let property = linkage.propertyGiven(closure), runsOnceGone(property) || isForParts([property], around: closure) { return false }
    if case let made = libraryScreens(madeWith: parent), !made.isEmpty {
      answer.library.formUnion(made)
      return true
    }
    // What a value carries runs wherever the value brings it: `LoginRoute(onDone: { … })`.
    if declarations[type].kind == .structure, !linkage.isView(type), let property = linkage.propertyGiven(closure) {
      var carried = Answer()
      climbHandedOn(property, isToScreensOnly: true, &path, &carried)
      if carried.hasScreens {
        answer.add(carried)
        return true
      }
    }
    // What a screen only hands on to others runs in those: `DoorView(onOpen: { … })` of `BellView(onOpen: onOpen)`.
    if screens.contains(type), let property = linkage.propertyGiven(closure), isOnlyHandedOn(property) {
      var handed = Answer()
      climbHandedOn(property, isToScreensOnly: true, &path, &handed)
      if handed.hasScreens {
        answer.add(handed)
        return true
      }
    }
    let isOurs = linkage.enclosingType(closure).map(linkage.isScreenLike) ?? isInModifier(closure)
    // What only surrounds content is the screen of whoever builds that: `Form { save() } content: { … }`.
    if isOurs, linkage.isWrapperView(type) { return false }
    // One that is a part here runs it here, though it is a screen elsewhere: `VStack { Scanner(onScan: open) }`.
    if isOurs, screens.contains(type), linkage.isView(type), standsInPlace(parent) { return false }
    // A part of UIKit's kind runs what this one is made with, whatever else has parts like it: `rows.map { Row(onTap: { … }) }` of a model.
    if linkage.isPlatformView(type), !screens.contains(type) { return false }
    if screens.contains(type) || (!linkage.isView(type) && !isOurs) {
      if !screens.contains(type), let property = linkage.propertyGiven(closure), climbKept(in: [property], &path, &answer) { return true }
      var inner = Answer()
      climb(type: type, &path, &inner)
      guard inner.hasScreens, !isOfFew(closure, among: inner, of: type, &path) else { return false }
      answer.addScreens(of: inner)
      return true
    }
    // A model that is made for a screen runs there what it is given: `CartView(model: CartModel(onDone: { … }))`.
    if declarations[type].kind == .class, linkage.enclosingType(closure).map(linkage.isView) ?? false,
      case let made = screensGiven(parent, depth: 0), !made.isEmpty
    {
      answer.screens.formUnion(made)
      return true
    }
    return false
  }

  /// Whether a view controller, or a part of one, gives a closure to a part of UIKit's or AppKit's kind: its views, its buttons.
  private func isFilling(_ base: NodeRef, around closure: NodeRef) -> Bool {
    guard let filling = linkage.enclosingType(closure), linkage.isViewController(filling) || linkage.isPlatformView(filling) else { return false }
    let parts = objectTypes(base)
    return !parts.isEmpty && parts.allSatisfy { linkage.isPlatformView($0) && !screens.contains($0) }
  }

  /// Whether a screen, a part or a model of screens writes a closure into a value that nothing but parts of UIKit's or AppKit's kind call it
  /// from: `configuration.action = { … }`. It runs where those screens are, whatever else has parts like these.
  private func isForParts(_ kept: [PropertyID], around closure: NodeRef) -> Bool {
    guard !kept.isEmpty, let writer = linkage.enclosingType(closure) else { return false }
    guard linkage.isScreenLike(writer) || linkage.isPlatformView(writer) || isModelOfScreens(writer) else { return false }
    return kept.allSatisfy { property in
      guard case .type(let owner) = declarations[property].owner, declarations[owner].kind == .structure, !linkage.isView(owner) else { return false }
      let calls = linkage.calls(of: property)
      return !calls.isEmpty
        && calls.allSatisfy { call in linkage.enclosingType(call).map { linkage.isPlatformView($0) && !screens.contains($0) } ?? false }
    }
  }

  private func isModelOfScreens(_ type: TypeID) -> Bool {
    let holding = linkage.holders(of: type)
    return !holding.isEmpty && holding.allSatisfy(linkage.isScreenLike)
  }

  /// Whether a part is filled where it is given a closure, as nobody is seen to make it: a cell that a list hands out again.
  private func isHandedOutAgain(_ type: TypeID) -> Bool {
    (!linkage.isScreenLike(type) || linkage.isView(type)) && !screens.contains(type) && linkage.constructions(of: type).isEmpty
      && linkage.holders(of: type).isEmpty
  }

  /// The screens that are made with a value, or with what is made with it in turn.
  private func screensGiven(_ value: NodeRef, depth: Int) -> Set<TypeID> {
    guard depth < 6, let parent = program.parent(value) else { return [] }
    switch program[parent].kind {
    case .call:
      guard let callee = program.firstChild(parent), callee != value, let type = linkage.typeMade(by: callee, of: parent) else { return [] }
      if screens.contains(type) { return [type] }
      return linkage.isView(type) ? [] : screensGiven(parent, depth: depth + 1)
    case .initializer:
      return linkage.mentionsOfLocal(given: parent).reduce(into: []) { all, mention in
        all.formUnion(screensGiven(mention, depth: depth + 1))
      }
    case .assign:
      // `model = CartModel(onDone: { … })` of a view that makes `CartView(model: model)`.
      guard let left = program.firstChild(parent), left != value, let kept = linkage.propertyWritten(by: left),
        let view = linkage.enclosingType(value), declarations[kept].owner == .type(view)
      else { return [] }
      return linkage.mentions(of: declarations[kept].name).reduce(into: []) { all, mention in
        guard mention != left, linkage.enclosingType(mention) == view, stands(mention, for: kept) else { return }
        all.formUnion(screensGiven(mention, depth: depth + 1))
      }
    default: return []
    }
  }

  /// Whether a name is a property, or what is bound where that has a value: `if let model { … }`.
  private func stands(_ mention: NodeRef, for property: PropertyID) -> Bool {
    if linkage.propertyWritten(by: mention) == property { return true }
    guard program[mention].kind == .name, case .optionalBinding(let binding) = linkage.meaning(of: program[mention].name, at: mention),
      case .slot(property, nil) = linkage.bindingTarget(binding)
    else { return false }
    return true
  }

  /// What waits for an answer runs for whoever asked, `tools.mill.grind(3).sink { … }`: not on every screen that has the tools.
  private func climbAsking(_ call: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    var asking = Answer()
    climb(call, &path, &asking)
    // By then some screen is there.
    if asking.hasScreens { asking.reachesEntry = false }
    answer.add(asking)
    return true
  }

  /// The nearest closure that a call stands in, or the loop around it that waits for a notification.
  func closureAround(_ call: NodeRef) -> NodeRef? {
    var at = program.parent(call)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .closure || linkage.postsAwaited()[here] != nil { return here }
      at = program.parent(here)
    }
    return nil
  }

  /// The properties that an assignment may give a callback to: those of the objects that it may be made on, where their class is not said.
  private func properties(written left: NodeRef, _ base: NodeRef) -> [PropertyID] {
    let property = linkage.propertyWritten(by: left)
    if let property {
      guard case .type(let owner) = declarations[property].owner, declarations[owner].kind == .protocol else { return [property] }
    }
    let own = objectTypes(base).compactMap { linkage.findProperty(program[left].name, in: $0) }
    guard let property else { return own }
    return [property] + (own.isEmpty ? linkage.counterparts(of: property) : own)
  }

  /// A callback that somebody keeps runs where it is called, and where it is given to somebody else.
  func climbKept(in properties: [PropertyID], _ path: inout Path, _ answer: inout Answer) -> Bool {
    let before = path.cuts
    var callers = Answer()
    for property in properties where !isOfPart(property) {
      for call in linkage.calls(of: property) {
        if path.calls.insert(call).inserted { climb(call, &path, &callers) } else { path.cuts += 1 }
      }
      climbHandedOn(property, &path, &callers)
      addContainers(of: property, &callers)
    }
    answer.add(callers)
    // Where a circle cut it short, it is asked already.
    return callers.hasScreens || callers.reachesEntry || path.cuts > before
  }

  /// Whether a property belongs to a part that many screens are made of: which of them, its own code does not tell.
  private func isOfPart(_ property: PropertyID) -> Bool {
    guard case .type(let owner) = declarations[property].owner else { return false }
    return linkage.isView(owner) && !screens.contains(owner)
  }

  /// A callback that its holder gives to somebody else: `controller.onConfirm = onFinish`.
  /// - Parameter isToScreensOnly: whether what its holder does with it otherwise is left out.
  private func climbHandedOn(_ property: PropertyID, isToScreensOnly: Bool = false, _ path: inout Path, _ answer: inout Answer) {
    for mention in linkage.uses(of: property) {
      guard let parent = program.parent(mention), [.assign, .call].contains(program[parent].kind), program.firstChild(parent) != mention,
        !isToScreensOnly || isHandedToScreen(mention, parent)
      else { continue }
      guard path.calls.insert(mention).inserted else {
        path.cuts += 1
        continue
      }
      if !climbClosure(mention, &path, &answer), !isToScreensOnly { climb(mention, &path, &answer) }
    }
  }

  /// Whether a callback is called nowhere, and given to nothing but screens.
  private func isOnlyHandedOn(_ property: PropertyID) -> Bool {
    guard linkage.calls(of: property).isEmpty else { return false }
    let uses = linkage.uses(of: property).filter { mention in
      guard let parent = program.parent(mention), [.assign, .call].contains(program[parent].kind) else { return false }
      return program.firstChild(parent) != mention
    }
    return !uses.isEmpty && uses.allSatisfy { mention in
      program.parent(mention).map { isHandedToScreen(mention, $0) && (isShownApart($0) || flow.explained.contains($0)) } ?? false
    }
  }

  /// Whether what a call makes is shown in the place of the view that makes it, or over it, and is no part of that view.
  func isShownApart(_ call: NodeRef) -> Bool {
    guard let maker = linkage.enclosingType(call), linkage.isView(maker) else { return true }
    return flow.isInsidePresentation(call) || linkage.mappings.keys.contains { program.isInside(call, $0) }
      || linkage.caseChoices.keys.contains { program.isInside(call, $0) }
      || flow.caseSteps.contains { choice in choice.steps.contains { program.isInside(call, $0.arm) } }
  }

  /// Whether many screens have values of a type, and the object is of a few whose code one of them carries: it runs on those,
  /// as `Button(onTap: { self.leave() })` of a bar that one screen's model describes.
  private func isOfFew(_ closure: NodeRef, among having: Answer, of type: TypeID, _ path: inout Path) -> Bool {
    guard declarations[type].kind == .structure, !screens.contains(type), having.screens.count > Self.few, let owner = linkage.enclosingType(closure)
    else { return false }
    var own = Answer()
    climb(type: owner, &path, &own)
    return !own.screens.isEmpty && own.screens.count <= Self.few
  }

  private static let few = 3

  /// Whether what a view makes is a part of it, by its own properties and functions or not.
  private func standsInPlace(_ made: NodeRef, depth: Int = 0) -> Bool {
    guard depth < 4, !flow.explained.contains(made), !isShownApart(made) else { return false }
    switch linkage.enclosingBody(made) {
    case .property(let property) where declarations[property].name != linkage.names.body:
      return linkage.uses(of: property).contains { standsInPlace($0, depth: depth + 1) }
    case .function(let function): return flow.callers(of: function).contains { standsInPlace($0.call, depth: depth + 1) }
    default: return true
    }
  }

  /// Whether a screen is made with a value, or is given it by an assignment.
  private func isHandedToScreen(_ mention: NodeRef, _ parent: NodeRef) -> Bool {
    guard let first = program.firstChild(parent) else { return false }
    if program[parent].kind == .call { return linkage.typeMade(by: first, of: parent).map(screens.contains) ?? false }
    guard program[first].kind == .member, let base = program.firstChild(first) else { return false }
    let types = objectTypes(base)
    return !types.isEmpty && types.allSatisfy(screens.contains)
  }

  /// A closure that a function or a computed property gives back runs where its callers hand it: `list.onSelect = makeHandler()`.
  private func climbGivenBack(_ closure: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    guard program[closure].kind == .closure else { return false }
    var uses: [NodeRef] = []
    switch linkage.enclosingBody(closure) {
    case .function(let function):
      guard let body = declarations[function].body, linkage.returnedExpressions(of: body).contains(closure) else { return false }
      uses = flow.callers(of: function).map(\.call)
    case .property(let property):
      guard let getter = declarations[property].getter, linkage.returnedExpressions(of: getter).contains(closure) else { return false }
      uses = linkage.uses(of: property)
    case .none: return false
    }
    let before = path.cuts
    var found = Answer()
    for use in uses {
      guard path.calls.insert(use).inserted else {
        path.cuts += 1
        continue
      }
      if !climbClosure(use, &path, &found) { climb(use, &path, &found) }
    }
    answer.add(found)
    return found.hasScreens || found.reachesEntry || path.cuts > before
  }

  /// Code in a loop over the values of somebody's stream runs while that one's screens are shown.
  func climbLoop(_ loop: NodeRef, from child: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    if program[child].kind == .block, climbAnnounced(loop, &answer) { return true }
    guard program[child].kind == .block, let sequence = program.secondChild(loop), linkage.streamLooped(by: loop) != nil,
      let type = linkage.streamOwner(sequence, from: loop)
    else { return false }
    var inner = Answer()
    climb(type: type, &path, &inner)
    answer.add(inner)
    return inner.hasScreens
  }

  /// Whether code is a modifier of every view: what it makes is a part of whatever is modified.
  private func isInModifier(_ ref: NodeRef) -> Bool {
    if case .external(let name) = linkage.enclosingOwner(ref) { linkage.dialects.viewProtocols.contains(name) } else { false }
  }

  /// A closure in a local variable: whoever is handed it, and whoever calls it here.
  private func climbLocal(_ local: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    guard let body = program.parent(local) else { return false }
    var found = Answer()
    let name = program[local].name
    for mention in program.subtree(body).lazy.map({ NodeRef($0) }) where program[mention].kind == .name && program[mention].name == name {
      guard let parent = program.parent(mention), program[parent].kind != .assign || program.firstChild(parent) != mention,
        case .local(local) = linkage.meaning(of: name, at: mention), path.calls.insert(mention).inserted
      else { continue }
      climb(mention, &path, &found)
    }
    guard found.hasScreens else { return false }
    answer.add(found)
    return true
  }

  private func objectTypes(_ base: NodeRef) -> [TypeID] {
    if case .project(let id) = linkage.typeOf(base), declarations[id].kind != .protocol { return [id] }
    return linkage.evaluate(base).compactMap { value in
      switch value {
      case .object(let id, _), .typed(.project(let id)): id
      default: nil
      }
    }
  }

  private func closureType(_ closure: NodeRef, in call: NodeRef, of type: TypeID) -> TypeRef? {
    if case .function(let result)? = linkage.expectedArgumentType(closure, of: call) { return result }
    for property in declarations[type].properties where declarations[property].name == program.label(closure) {
      if case .function(let result) = linkage.declaredType(of: property) { return result }
    }
    // `GateView { … }` of `let onOpen: () -> Void`
    guard program.label(closure).isNone, declarations[type].kind == .structure, let property = linkage.propertyGiven(closure),
      case .function(let result) = linkage.declaredType(of: property), linkage.isNothing(result)
    else { return nil }
    return result
  }

  /// A callback that a function hands on to whatever it makes: `makeHome(openShop: openShop)`.
  func climbPassed(_ closure: NodeRef, to call: NodeRef, isInArm: Bool = false, _ path: inout Path, _ answer: inout Answer) -> Bool {
    let targets = linkage.callTargets(of: call)
    // Of a requirement, what fulfils it runs.
    let running = targets.functions.filter { declarations[$0].body != nil }
    guard targets.confidence == .certain, running.count == 1, let function = running.first,
      let pair = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call))?.first(where: { $0.argument == closure }),
      let body = declarations[function].body, path.calls.insert(call).inserted
    else { return false }
    let name = declarations.parameters(of: function)[pair.parameter].name
    var inner = Answer()
    // `if isOpen { return action() }`: run at once, it runs where the function is called, too.
    var isRunAtOnce = false
    // What a screen has kept in a helper of its own is still its own.
    let isOfScreen = linkage.enclosingType(closure).map { linkage.isScreenLike($0) || linkage.isPlatformView($0) } ?? false
    for index in program.subtree(body) where program[NodeRef(index)].kind == .name && program[NodeRef(index)].name == name {
      let mention = NodeRef(index)
      guard case .parameter(function, pair.parameter) = linkage.meaning(of: name, at: mention), let above = program.parent(mention),
        program[above].kind == .call || (program[above].kind == .assign && !isOfScreen)
      else { continue }
      // `model.onDone = done`
      if program[above].kind == .assign {
        _ = climbClosure(mention, &path, &inner)
        continue
      }
      if program.firstChild(above) == mention {
        isRunAtOnce = isRunAtOnce || closureAround(above) == nil
        continue
      }
      // `listen(model.finished, then: next)`, where that is `subject.sink(receiveValue: action)`.
      if let chain = linkage.chainGiven(to: function, by: call, watchedBy: above), let type = linkage.streamOwner(chain, from: closure) {
        _ = climbStream(chain, of: type, by: closure, isInArm: isInArm, &path, &inner)
      } else {
        _ = climbClosure(mention, &path, &inner)
      }
    }
    answer.add(inner)
    return inner.hasScreens && !isRunAtOnce
  }

  /// Code that watches what an object of a type sends runs while that one's screens are shown, and of these where something is sent.
  private func climbStream(
    _ chain: NodeRef?, of type: TypeID, by closure: NodeRef, isInArm: Bool, _ path: inout Path, _ answer: inout Answer
  ) -> Bool {
    var inner = Answer()
    let senders = isInArm ? Answer() : senders(for: chain, &path)
    climb(type: type, &path, &inner)
    narrow(&inner, to: senders, of: type, isState: linkage.watchesState(chain))
    if !narrow(&inner, to: senders, watchingBy: closure) { path.cuts += 1 }
    answer.addScreens(of: inner)
    return inner.hasScreens
  }

  /// Of the screens that have a service, or make it send, leaves those whose own model watches it: another's is not told there. What an
  /// app begins with may watch for all that it shows.
  ///
  /// - Returns: false where that is asked inside the same question, which may come back here, so that it is not answered.
  private func narrow(_ inner: inout Answer, to senders: Answer, watchingBy closure: NodeRef) -> Bool {
    guard let watcher = linkage.enclosingType(closure), !linkage.isScreenLike(watcher), inner.screens.count > 1 || senders.hasScreens,
      isModelOfScreens(watcher)
    else { return true }
    guard !isAskingWatcher else { return false }
    isAskingWatcher = true
    defer { isAskingWatcher = false }
    let holding = linkage.holders(of: watcher)
    var own = Path()
    own.limit = OwnerFinder.limit / 2
    var watching = Answer()
    for holder in holding { climb(type: holder, &own, &watching) }
    guard own.cuts == 0, watching.screens.isDisjoint(with: firstScreens) else { return true }
    let asking = watching.screens.intersection(senders.screens)
    let both = asking.isEmpty ? watching.screens.intersection(inner.screens) : asking
    if !both.isEmpty { inner.screens = both }
    return true
  }

  /// What scenes and windows begin with.
  private var firstScreens: Set<TypeID> {
    if let known = firstScreensMemo { return known }
    var first: Set<TypeID> = []
    for draft in flow.drafts where draft.manner == .root {
      if case .screen(.project(let screen)) = draft.target, let around = linkage.enclosingType(draft.site), isEntry(around) { first.insert(screen) }
    }
    firstScreensMemo = first
    return first
  }

  /// A callback that a route carries, `.list(onOpen: { … })`, runs where the route's mapping hands it on.
  private func climbCarried(_ closure: NodeRef, by call: NodeRef, _ route: RouteKey, _ path: inout Path, _ answer: inout Answer) -> Bool {
    guard path.calls.insert(call).inserted, let position = linkage.arguments(of: call).firstIndex(of: closure) else { return false }
    var inner = Answer()
    for (mention, isCalled) in linkage.uses(ofPayload: position, of: route) {
      if isCalled { climb(mention, &path, &inner) } else { _ = climbClosure(mention, &path, &inner) }
    }
    answer.add(inner)
    return inner.hasScreens
  }
}
