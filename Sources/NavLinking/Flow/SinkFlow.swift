import NavDialects
import NavFacts
import NavModel
import NavSource

/// Carries values to sinks: where a parameter arrives, the function is a verb, and its callers are asked.
final class SinkFlow {
  let linkage: Linkage
  var drafts: [TransitionDraft] = []
  var unresolved: [(site: NodeRef, manner: Manner, reason: String)] = []
  /// Values that reached a stack by their type: for `unregistered-destination` and its kin.
  var pushedTypes: [(site: NodeRef, type: TypeRef, value: NodeRef)] = []
  var registrations: [TypeRef: [RegistrationSite]] = [:]
  var namespaceRoutesMemo: [TypeID: [TypeID]]?
  /// The constructions of screens whose showing has been seen.
  var explained: Set<NodeRef> = []
  /// The constructions of controllers that only surround what is shown.
  var surrounding: Set<NodeRef> = []
  /// How often a value has come to some end: a screen, a parameter to follow, a reason why not.
  var outcomes = 0
  var promoting: Set<FunctionID> = []
  /// Through how many functions the value that is being followed was passed.
  var passes = 0
  /// The places that show what was not followed to an end.
  var givenUp: Set<NodeRef> = []
  /// What was followed already.
  var seen = Seen()
  /// The methods whose receivers have been asked, and whether one told.
  var seenStarts: [StartKey: Bool] = [:]
  var seenDrafts: Set<DraftKey> = []
  /// Those of which only some of the route's screens are shown.
  private var narrowed: Set<DraftKey> = []
  /// Of those whose screen is made in one place only, that.
  private var madeOnce: [DraftKey: NodeRef] = [:]
  /// The bare controllers that fill windows, and those of them into which something is put.
  var windowHostsMemo: Set<NodeRef>?
  var filledHosts: Set<NodeRef> = []
  /// Navigation controllers that are shown while nothing is known to be in them: their place, and the sink.
  var emptyContainers: [(identity: NodeRef, sink: Sink, site: NodeRef)] = []
  /// Those that are shown with what is seen to be in them.
  var filledContainers: [(identity: NodeRef, site: NodeRef)] = []
  /// The framework's own tab bar controllers that are shown.
  var shownBars: Set<NodeRef> = []
  /// Those among them that a flow fills which is handed over with its first route.
  var begunRoots: Set<NodeRef> = []
  /// What is first in empty containers, where these are shown; known before handlers of routes are read.
  var beginnings: [TransitionDraft] = []
  /// Where those are shown by handlers of routes that code triggers.
  var absorbedContainers: Set<NodeRef> = []

  var pathSlots: Set<PropertyID> = []
  /// The views whose stacks they are.
  var pathHolders: [PropertyID: Set<TypeID>] = [:]
  var presentations: [PresentationSite] = []
  /// What is presented by a state, in all the places that do.
  var contentsOfState: [PropertyID: [NodeRef]] = [:]
  /// The `if` that chooses what a column of a split view shows, by the column.
  var columnChoices: [NodeRef: NodeRef] = [:]
  /// The mappings by which a part of a screen shows one of several screens; and those that only choose how it looks.
  var contentChoices: Set<NodeRef> = []
  /// The stacks of views that are nothing but a route's page in a stack: whoever shows the route says where.
  var routeStacks: Set<NodeRef> = []
  var rejectedChoices: Set<NodeRef> = []
  /// The contents whose screens take turns by flags and data, where those have been asked.
  var turnedBodies: Set<NodeRef> = []
  /// What the case is worked out of by which the content shows something that is looked at.
  var stages = WorkedOutStages()
  /// The steps that conditions choose by the case of a state.
  var caseSteps: [StepChoice] = []
  /// Views of the program that are no content themselves but present what they are given.
  var presentingWrappers: Set<TypeID> = []
  /// What wrappers around other content present beside it.
  var laidOver: Set<PropertyID> = []
  /// The state behind each presentation, by its index.
  var stateOfPresentation: [Int: [(PropertyID, Symbol?)]] = [:]
  /// Tags and the tabs that carry them.
  var tabTags: [(value: NodeRef, content: NodeRef, site: NodeRef)] = []
  /// The states by which one of several layers is seen.
  var layeredStates: [PropertyID] = []
  /// The enums by which the app's first screen chooses what it shows.
  var rootChoices: Set<TypeID> = []
  /// The switches that choose so.
  var rootSwitches: Set<NodeRef> = []
  /// The stacks whose view is made with what chooses their root; and the enums that choose it.
  var givenRoots: [(choice: NodeRef, type: TypeID, view: TypeID, content: NodeRef, manner: Manner)] = []
  var givenChoices: Set<TypeID> = []
  /// The choices of what a tab bar of the program's own selects, by the choice.
  var bars: [NodeRef: (state: PropertyID, manner: Manner)] = [:]
  /// The places that set a whole state, and have been sent.
  var seenWholeWrites: Set<NodeRef> = []
  var tabContents: [(type: TypeID, name: Symbol, content: NodeRef, site: NodeRef)] = []
  /// `selectedIndex = n`
  var indexSelections: [(site: NodeRef, left: NodeRef, value: NodeRef)] = []
  var windowOpenings: [(call: NodeRef, id: NodeRef)] = []
  /// The contents of scenes whose ids are cases, where some code opens them.
  var sceneContents: [(type: TypeID, name: Symbol, content: NodeRef, site: NodeRef)] = []
  var segueCalls: [SegueCall] = []
  /// By a view controller that is only ever a part of others, where it is put there.
  var arrangedParts: [TypeID: [PartPlace]] = [:]
  /// The types that objects of a type say their routes to.
  var handlersMemo: [TypeID: Set<TypeID>]?
  /// The types that were asked for whether lists have rows of them.
  var listedMemo: [TypeID: Bool] = [:]
  var steppersMemo: [Stepper]?
  var flowsAboveMemo: [TypeID: Set<TypeID>]?
  /// What the handlers of routes do for each of them.
  var handled = HandledRoutes()
  /// The base classes whose subclasses are routes, with the method that makes the screen of each.
  var typeRoutes: [TypeID: FunctionID] = [:]

  init(_ linkage: Linkage) { self.linkage = linkage }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Follows everything anew, for a question of its own.
  func anew(_ ask: () -> Void) {
    let before = seen
    seen = Seen()
    ask()
    seen = before
  }

  /// Notes a decision whose target cannot be read.
  func leave(_ site: NodeRef, _ manner: Manner, _ reason: String) {
    outcomes += 1
    unresolved.append((site, manner, reason))
  }

  /// Sends a value into a sink, and says so where nothing came of it.
  func sendOrLeave(_ expression: NodeRef, _ sink: Sink, at site: NodeRef) {
    let before = outcomes
    send(expression, sink, at: site)
    if outcomes == before { leave(site, sink.manner, "what is shown cannot be followed to a screen") }
  }

  // MARK: Values into sinks

  /// Sends what an expression stands for into a sink; `site` is where it was decided.
  func send(_ expression: NodeRef, _ sink: Sink, at site: NodeRef, _ frame: Frame? = nil) {
    // Each tab of a list of tabs is decided where it stands.
    if sink.manner == .tab, let elements = linkage.elementsPut(into: expression) {
      for element in elements { send(element, sink.staying(at: element), at: element, frame) }
      return
    }
    if sink.manner == .child, let elements = linkage.listedElements(expression), elements.count > 1 {
      for element in elements { send(element, sink, at: element, frame) }
      return
    }
    if sink.manner == .tab, let elements = linkage.mappedElements(expression) {
      for (element, values) in elements { send(values, sink.staying(at: element), at: element, element) }
      return
    }
    if sink.manner == .tab, sendMembers(of: expression, sink, frame) { return }
    if isCounted(expression, sink) { return outcomes += 1 }
    if let announced = linkage.announcedValues(readBy: expression) {
      outcomes += 1
      for (value, post) in announced { send(value, sink, at: post) }
      return
    }
    if frame == nil, sendSwapped(expression, sink) { return }
    if frame == nil, sendInherited(expression, sink, at: site) || sendSelf(shownBy: expression, sink, at: site) { return }
    if frame == nil, let builder = linkage.builderCalled(by: expression) { return addSlot(builder, sink, at: site) }
    if frame == nil, sink.byValue, let kept = erasedProperty(expression) { return addSlot(kept, sink, at: site) }
    if frame == nil, sink.manner == .root, let kept = erasedState(shownBy: expression) { return sendErasedState(kept, shownAt: telling(expression)) }
    if program[expression].kind == .closure || program[expression].kind == .block {
      var walk = Walk(linkage: linkage)
      send(walk.results(of: expression, frame), sink, at: site, expression)
    } else {
      send(linkage.evaluate(expression, frame), sink, at: site, expression)
    }
  }

  func send(_ values: [Value], _ sink: Sink, at site: NodeRef, _ expression: NodeRef) {
    let hasSlot = values.count > 1 && values.contains(where: \.isSlot)
    let hasOwnBar = values.count > 1 && values.contains(where: isOwnTabBar)
    for value in values {
      // A variable begins with the framework's own, until the program's is there.
      if hasOwnBar, case .container(let name, _, _) = value, isTabBar(name) { continue }
      // Which one it is, the property that holds it tells.
      if hasSlot, sink.byValue, case .typed(let type) = value, isTypeRoute(type) { continue }
      send(value, sink, at: site, expression)
    }
  }

  func send(_ value: Value, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) {
    if let message = sink.message, sendMessage(value, message, sink, at: site) { return }
    var sink = sink
    if case .object(_, let construction?) = value, let chosen = construction.chosen { sink.chosen = chosen }
    if handled.isCapturing, handled.capture(value, sink) { return }
    if sendListed(value, sink, at: site, expression) || sendNumbered(value, sink, at: site, expression) { return }
    if sendName(value, sink, at: site, expression) || sendOwn(value, sink, at: site, expression) { return }
    switch value {
    case .scene(let identifier, let boards):
      var sink = sink
      sink.names = .scene(boards)
      send(identifier, sink, at: site, expression)
    case .entry(let key, let property):
      var sink = sink
      sink.names = .entry(of: property)
      send(key, sink, at: site, expression)
    case .object(let id, _) where isRuledOut(id, nil, sink): outcomes += 1
    case .typed(.project(let id)) where isRuledOut(id, nil, sink): outcomes += 1
    case .object(let id, let construction):
      if construction == nil, linkage.routeViews[id] != nil { return sendTyped(.project(id), sink, at: site) }
      if sendCarried(value, id, sink, at: site, expression) { return }
      if presentingWrappers.contains(id) || asksOrWaits(id, sink.manner) {
        outcomes += 1
      } else if construction == nil, linkage.inherits(id, from: "UINavigationController") {
        var walk = Walk(linkage: linkage)
        let put = walk.screensPut(intoItself: id)
        if put.isEmpty { leave(site, sink.manner, "what is in the navigation controller is not known") } else { send(put, sink, at: site, expression) }
      } else if linkage.isScreenLike(id) {
        if sendSurrounded(id, construction, sink, at: site, expression) { return }
        if let construction { explained.insert(construction.call) }
        if sendPassedContent(id, construction, sink, at: site, expression) { return }
        if sendRoutesInside(id, construction, sink, at: site, expression) { return }
        sink.made = construction?.call
        let shown = screens(of: id, construction)
        let asked = shown.filter { if case .project(let inner) = $0 { asksOrWaits(inner, sink.manner) } else { false } }
        outcomes += asked.count
        for screen in shown where !asked.contains(screen) { emit(.screen(screen), sink, at: site) }
      } else if sink.byValue, registrations[.project(id)] != nil {
        sendRegistered(.project(id), sink, at: site)
      } else {
        var walk = Walk(linkage: linkage)
        for inner in walk.carried(by: id, construction) { send(inner, sink, at: site, expression) }
      }
    case .external(let name):
      outcomes += 1
      if !isAlert(name) { emit(.screen(.external(name)), sink, at: site) }
    case .container(let name, _, let identity) where isTabBar(name):
      outcomes += 1
      shownBars.insert(identity)
      // Where a property is declared nothing is shown yet.
      if program[site].kind != .varDecl { emit(.screen(.external(name)), sink, at: site) }
    case .container(_, let inner, let identity):
      outcomes += 1
      if !inner.contains(where: { $0.isKnown || linkage.isViewElsewhere($0) }) {
        emptyContainers.append((identity, sink, site))
      } else {
        filledContainers.append((identity, site))
        send(inner, sink, at: site, expression)
      }
    case .route(let type, let name, let node, let frame):
      sendRoute(type, name, node, frame, sink, at: placeOfChoice(placeOfFactory(node, type, frame), sink, site), expression)
    case .parameter(let function, let index):
      if let type = declarations.parameters(of: function)[index].type, sendBar(linkage.resolve(type), heldBy: value, sink, at: site) { return }
      addVerb(function, index, sink, at: site)
    case .payload(let whole, let name, let position):
      var sink = sink
      sink.projections.insert(.payload(name, position), at: 0)
      send(whole, sink, at: site, expression)
    case .part(let whole, let property):
      var sink = sink
      sink.projections.insert(.part(property), at: 0)
      send(whole, sink, at: site, expression)
    case .element(let whole, let position):
      var sink = sink
      sink.projections.insert(.element(position), at: 0)
      send(whole, sink, at: site, expression)
    case .listed(let place, let list):
      var sink = sink
      sink.projections.insert(.listed(list), at: 0)
      send(place, sink, at: site, expression)
    case .tuple:
      guard case .element(let position)? = sink.projections.first, let part = value.part(at: position) else { break }
      var sink = sink
      sink.projections.removeFirst()
      send(part, sink, at: site, expression)
    case .asked(let inner, let names, let isOneOf): send(inner, asking(sink, names, isOneOf: isOneOf), at: site, expression)
    case .made(let whole, let requirement):
      var sink = sink
      sink.projections.insert(.made(requirement), at: 0)
      send(whole, sink, at: site, expression)
    case .slot(let id):
      let type = linkage.declaredType(of: id)
      if sendHeldTypeRoute(id, sink, at: site) { return }
      if sendBar(type, heldBy: value, sink, at: site) { return }
      if sink.byValue, !type.isUnknown, !isErased(id, sink), !linkage.isEnum(type) || isShownByTypeAlone(type) {
        // A model: its type tells the screen, and where it came from does not matter.
        sendRegistered(type.element, sink, at: site)
      } else {
        addSlot(id, sink, at: site)
      }
    case .later(let id):
      addSlot(id, sink, at: site, isLater: true)
    case .closure(let body, let frame):
      var walk = Walk(linkage: linkage)
      send(walk.results(of: body, frame), sink, at: site, expression)
    case .closureArgument(let closure, let index):
      guard let asked = asked(sink, of: closure, index, around: site) else {
        outcomes += 1
        return
      }
      sendCalled(closure, index, asked, at: site)
    case .text:
      if sink.byValue, let string = program.symbol("String") { sendRegistered(.external(string, []), sink, at: site, as: value) }
    case .typed(let type):
      if case .made(let requirement)? = sink.projections.first, let id = linkage.exactType(value) {
        sendMade(value, id, by: requirement, sink, at: site, expression)
      } else if sink.byValue, program[expression].kind == .number {
        // Which number it is may decide what is shown.
        sendRegistered(type, sink, at: site, as: .number(program[expression].name))
      } else if sink.takesControllers, sink.projections.isEmpty, let name = linkage.libraryController(madeBy: expression), !isAlert(name) {
        emit(.screen(.external(name)), sink, at: site)
      } else {
        sendTyped(type, sink, at: site)
      }
    case .meta(.project(let id)) where sink.projections.first?.requirement != nil:
      // `change(to: CartScene.self)`, of which an instance is made and asked for its screen.
      if let requirement = sink.projections.first?.requirement { sendMade(.object(id, nil), id, by: requirement, sink, at: site, expression) }
    case .meta(.project(let id)) where linkage.isViewController(id):
      // `show(CartController.self)`, of which an instance is made.
      emit(.screen(.project(id)), sink, at: site)
    case .boolean, .number, .none, .meta, .unknown, .storyboard:
      break
    }
  }

  func sendRoute(
    _ type: TypeID, _ name: Symbol, _ node: NodeRef, _ frame: Frame?, _ sink: Sink, at site: NodeRef, _ expression: NodeRef
  ) {
    if isRuledOut(type, name, sink) {
      outcomes += 1
      return
    }
    guard let projection = sink.projections.first else {
      if handled.enums.contains(type) {
        trigger(RouteKey(type: type, name: name), node, frame, sink, at: site)
        return
      }
      if sink.isTrigger, !linkage.mappedEnums.contains(type) { return }
      let site = sink.manner == .tab ? placeOfGenericPart(around: site, given: node) ?? site : site
      // Which tab has a number is told by the bar.
      if sink.manner == .tab || sink.manner == .split, linkage.isNumbered(node) {
        outcomes += 1
        sendNumber(ofCase: node, type, frame, sink, at: site)
        return
      }
      var sink = sink
      sink.isTrigger = false
      let verdict = verdict(on: RouteKey(type: type, name: name), sink)
      if verdict.isRuledOut {
        outcomes += 1
        return
      }
      if let inside = routesInside(RouteKey(type: type, name: name), node, frame) {
        send(inside, sink, at: site, expression)
        return
      }
      if sink.manner != .root, !sink.isMannerTold, !verdict.isTold, let told = manner(toldBy: type, name) { sink.manner = told }
      sink.isOfAll = linkage.namesNoCase(node)
      if sink.isOfAll, program[node].kind == .call, sink.confidence == .certain { sink.confidence = .likely }
      let target = TransitionDraft.Target.route(type, name)
      sink.shown = sink.shown ?? screensCarried(by: RouteKey(type: type, name: name), node, frame, within: registration(for: target, sink, at: site))
      emit(target, sink, at: site)
      return
    }
    if case .made(let requirement) = projection { return sendMade(.route(type, name, node, frame), type, by: requirement, sink, at: site, expression) }
    guard case .payload(name, let position) = projection, program[node].kind == .call else { return }
    let arguments = linkage.arguments(of: node)
    var sink = sink
    sink.projections.removeFirst()
    guard let given = position < arguments.count ? arguments[position] : linkage.defaultPayload(name, position, of: type) else { return }
    if sink.projections.isEmpty, !declarations[type].isGeneric, !isImplicitMember(given), !linkage.evaluate(given, frame).contains(where: \.isKnown) {
      // Which of the routes it is that the case carries cannot be told; that it is one of them can. A name that none of them has is a
      // mistake, and shows nothing.
      return emit(.route(type, name), sink, at: site)
    }
    send(given, sink, at: site, frame)
  }

  /// Whether a destination shows the same screen for every case of an enum.
  private func isShownByTypeAlone(_ type: TypeRef) -> Bool { linkage.routeEnum(type) == nil && registrations[type.element] != nil }

  /// The screens that an instance stands for: those inside it where it is a wrapper around its content.
  func screens(of id: TypeID, _ construction: Construction?) -> [ScreenRef] {
    if let construction, linkage.isWrapperView(id) {
      var inner: [ScreenRef] = []
      lazy var isStack = isStack(around: id)
      for argument in linkage.arguments(of: construction.call) where !isLaidOver(argument, by: construction.call, of: id) {
        var walk = Walk(linkage: linkage)
        for value in walk.content(of: argument, construction.frame) {
          for case .object(let type, let made) in [value] + value.contained
          where linkage.isScreenLike(type) && (!isControl(type) || isStack) && !isRow(type, of: argument) {
            if let made { explained.insert(made.call) }
            inner += screens(of: type, made)
          }
        }
      }
      if !inner.isEmpty { return inner }
      if let made = screensMade(inside: id, construction) { return made }
      if isAroundLeaf(construction) {
        outcomes += 1
        return []
      }
    }
    return [.project(id)]
  }

  func emit(_ target: TransitionDraft.Target, _ sink: Sink, at site: NodeRef) {
    outcomes += 1
    if case .route(let type, _) = target, !linkage.mappedEnums.contains(type), linkage.isEventOfFeature(type) { return }
    if handled.isCapturing {
      handled.note(target, sink.manner)
      return
    }
    if sink.manner == .child, case .screen(.project(let id)) = target, linkage.inherits(id, from: "UIPageViewController") { return }
    if sink.manner == .root, case .screen(.project(let id)) = target, linkage.isWaitingSign(id) { return }
    if let function = helper(around: site, sink.manner, showing: target), !promoting.contains(function) {
      // A helper of whoever calls it decides nothing itself.
      // `button.tap.bind(onNext: showHelp)` decides as a call does.
      let calls = callers(of: function).filter { $0.confidence != .possible }.map(\.call) + linkage.references(to: function)
      if !calls.isEmpty {
        promoting.insert(function)
        defer { promoting.remove(function) }
        var sink = sink
        sink.presenter = nil
        sink.note(site, .helps(function))
        for call in calls { emit(target, sink, at: call) }
        return
      }
    }
    let key = DraftKey(target: target, site: site, manner: sink.manner, reader: sink.reader)
    guard seenDrafts.insert(key).inserted else {
      keepMade(key, sink.made)
      return widen(key, by: sink.shown)
    }
    if sink.shown != nil { narrowed.insert(key) }
    madeOnce[key] = sink.made
    drafts.append(
      TransitionDraft(
        target: target, manner: sink.manner, site: site, confidence: sink.confidence, trail: sink.trail,
        presenter: sink.presenter, registration: registration(for: target, sink, at: site), passesRoute: sink.passesRoute, isOfAll: sink.isOfAll,
        starter: sink.starter, holder: sink.holder, isPlaced: sink.isPlaced, row: sink.row, chosen: sink.chosen,
        routeType: sink.routeType, shown: sink.shown, through: sink.through, begun: sink.begun, made: sink.made, isInArm: sink.isInArm, reader: sink.reader))
  }

  /// Made in two places, a screen is not shown under the conditions of one of them alone.
  private func keepMade(_ key: DraftKey, _ made: NodeRef?) {
    guard let known = madeOnce[key], known != made else { return }
    madeOnce[key] = nil
    if let index = index(of: key) { drafts[index].made = nil }
  }

  /// - Complexity: O(*drafts*).
  private func index(of key: DraftKey) -> Int? {
    drafts.lastIndex { $0.target == key.target && $0.site == key.site && $0.manner == key.manner && $0.reader == key.reader }
  }

  /// A place may show the same route with different payloads.
  private func widen(_ key: DraftKey, by shown: Set<ScreenRef>?) {
    guard narrowed.contains(key), let index = index(of: key) else { return }
    drafts[index].shown = shown.flatMap { new in drafts[index].shown.map { $0.union(new) } }
  }
}

extension Linkage {
  /// The enum whose cases a value of `type` may be, where some mapping turns them into screens.
  func routeEnum(_ type: TypeRef) -> TypeID? {
    guard case .project(let id) = routeShown(by: type).element, declarations[id].kind == .enumeration else { return nil }
    return mappedEnums.contains(id) ? id : nil
  }

  func isEnum(_ type: TypeRef) -> Bool {
    guard case .project(let id) = type.element else { return false }
    return declarations[id].kind == .enumeration || declarations[id].kind == .protocol
  }
}
