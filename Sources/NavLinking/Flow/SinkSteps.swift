import NavDialects
import NavFacts

/// Finds the framework's own operations in the program and sends what they show into the flow.
extension SinkFlow {
  private var program: Program { linkage.program }

  func run() {
    findRouteViews()
    findBars()
    findRegistrations()
    findPaths()
    findPresentations()
    findAbsentPresentations()
    findPresentingScreens()
    findColumns()
    findLayeredCovers()
    findClosingCovers()
    findDimmingPopups()
    findOwnSheets()
    findLinks()
    unwrapPresentations()
    keepOwnSheets()
    connectPresentations()
    findContainers()
    findCalls()
    findAbsentRouters()
    findMessages()
    findWindowLayers()
    findPagerPages()
    findFrames()
    findAssignments()
    findRepresented()
    // Which views fill a window is known by then.
    findWholeBodies()
    findErasedStates()
    sendRootFlags()
    dropSurrounded()
    findTypedMessages()
    findHandlers()
    findRoutingSwitches()
    findTriggers()
    findBoundTriggers()
    absorbHandled()
    findTextRoutes()
    findLayeredTabs()
    findSelections()
    findPlainTags()
    sendBars()
    sendGivenRoots()
    findListedStacks()
    findDrawnStacks()
    findListedTabs()
    findTupledTabs()
    findContentChoices()
    findPlainBars()
    findPlainSteps()
    findCaseSteps()
    sendInnerFlags()
    findWindows()
    fillContainers()
    findSurroundedRoutes()
    dropSurrounded()
    moveArrivals()
    dropTidied()
    findWrappedScreens()
    findIndexSelections()
    moveToReaders()
    moveToChoices()
    dropParts()
    dropPutIn()
    dropUnasked()
    chooseColumns()
    dropToldArms()
  }

  // MARK: Registrations

  func findRegistrations() {
    for (name, rows) in linkage.dialects.inOrder(linkage.dialects.registrations) {
      for call in linkage.calls(of: name) {
        for row in rows {
          guard let value = labelled(row.label, of: call), case .meta(let type) = linkage.typeOf(value),
            let content = contentArgument(of: call) ?? (row.showsValue ? value : nil)
          else { continue }
          let arms = linkage.armsByType(in: content, taking: type)
          for (taken, block) in arms { registrations[taken, default: []].append(RegistrationSite(call: call, type: taken, content: block, row: row)) }
          if !arms.isEmpty { continue }
          registrations[type, default: []].append(RegistrationSite(call: call, type: type, content: content, row: row))
        }
      }
    }
  }

  /// The closure that builds what is shown: labelled so, or the first that is not a callback.
  func contentArgument(of call: NodeRef) -> NodeRef? {
    let arguments = linkage.arguments(of: call)
    for label in ["destination", "content"] {
      if let found = linkage.argument(label, of: call) { return found }
    }
    return arguments.last { program[$0].kind == .closure && program.label($0).isNone } ?? arguments.last { program[$0].kind == .closure && program[$0].flags.contains(.trailing) }
  }

  // MARK: Paths

  func findPaths() {
    for (name, container) in linkage.dialects.inOrder(linkage.dialects.containers) where container.isStack {
      for call in linkage.calls(of: name) {
        guard let label = container.binding, let binding = labelled(label, of: call) else { continue }
        bindPath(linkage.bindingTarget(binding), of: linkage.enclosingType(call), depth: 0)
      }
    }
    // A path may also be told by its type alone.
    for ref in linkage.sites.named[linkage.names.navigationPath] ?? [] {
      if let id = declaredAround(ref), isPath(id) { pathSlots.insert(id) }
      sendElements(ofPathMadeBy: ref)
    }
    for id in pathSlots.sorted() { sendPath(id) }
    for call in linkage.calls(of: linkage.names.append) {
      guard let callee = program.firstChild(call), let value = program.secondChild(call) else { continue }
      if let base = program.firstChild(callee) {
        guard linkage.propertyWritten(by: base) == nil, case .external(linkage.names.navigationPath, _) = linkage.typeOf(base) else { continue }
      } else {
        // `extension NavigationPath { mutating func show(_ route: Route) { append(route) } }`
        guard linkage.enclosingOwner(call) == .external(linkage.names.navigationPath) else { continue }
      }
      sendValue(value, Sink(manner: .push, byValue: true), at: call)
    }
  }

  /// `NavigationPath([Route.news])`: what a path that is made anew holds, where it is no property's first value.
  private func sendElements(ofPathMadeBy name: NodeRef) {
    guard let call = program.parent(name), program[call].kind == .call, program.firstChild(call) == name, declaredAround(name) == nil,
      let list = linkage.arguments(of: call).first, program.label(list).isNone, let elements = linkage.listedElements(list)
    else { return }
    for element in elements { sendValue(element, Sink(manner: .push, byValue: true), at: element) }
  }

  /// The argument with a row's label; for an empty one the first, where it has none.
  func labelled(_ label: String, of call: NodeRef) -> NodeRef? {
    guard label.isEmpty else { return linkage.argument(label, of: call) }
    guard let first = linkage.arguments(of: call).first, program.label(first).isNone, program[first].kind != .closure else { return nil }
    return first
  }

  /// The property in whose annotation or initial value a name stands.
  private func declaredAround(_ ref: NodeRef) -> PropertyID? {
    var at = program.parent(ref)
    while let here = at {
      switch program[here].kind {
      case .varDecl: return linkage.declarations.propertyOfNode[here]
      case .annotation, .initializer, .typeName, .typeOptional, .call, .attribute: at = program.parent(here)
      default: return nil
      }
    }
    return nil
  }

  private func isPath(_ id: PropertyID) -> Bool {
    let property = linkage.declarations[id]
    guard let type = property.type.map(linkage.resolve) ?? property.initial.map(linkage.typeOf), case .external(let name, _) = type else {
      return false
    }
    return name == linkage.names.navigationPath
  }

  /// - Parameter holder: the view whose stack the path is.
  private func bindPath(_ target: Linkage.BindingTarget, of holder: TypeID?, depth: Int) {
    guard depth < 6 else { return }
    switch target {
    case .slot(let id, _):
      if let routes = linkage.routes(seenThrough: linkage.declaredType(of: id)) { return bindPath(.slot(routes, case: nil), of: holder, depth: depth + 1) }
      if let holder { pathHolders[id, default: []].insert(holder) }
      guard pathSlots.insert(id).inserted else { return }
      if let kept = linkage.forwarded(id) ?? linkage.stateKeeping(id) { bindPath(.slot(kept, case: nil), of: holder, depth: depth + 1) }
      bindPath(linkage.stateBound(by: id), of: holder, depth: depth + 1)
      // A copy is made again whenever the list that it follows changes.
      for followed in linkage.statesFollowed(by: id) { bindPath(.slot(followed, case: nil), of: holder, depth: depth + 1) }
      // A binding handed down is bound to the state above.
      for argument in linkage.bindingArguments(of: id) { bindPath(linkage.bindingTarget(argument), of: holder, depth: depth + 1) }
      // Views that are given the path push on it too.
      for below in linkage.bindingsBelow(id) { bindPath(.slot(below, case: nil), of: holder, depth: depth + 1) }
    case .parameter(let function, let index):
      for argument in linkage.argumentsGiven(to: function, index, flow: self) { bindPath(linkage.bindingTarget(argument), of: holder, depth: depth + 1) }
    case .constant, .unknown: break
    }
  }

  /// Sends a value that is shown by its type.
  func sendValue(_ value: NodeRef, _ sink: Sink, at site: NodeRef) {
    pushedTypes.append((site, linkage.typeOf(value), value))
    if let kept = erasedProperty(value) { return addSlot(kept, sink, at: site) }
    let values = linkage.evaluate(value)
    let known = values.filter { if case .unknown = $0 { false } else { true } }
    if known.isEmpty || known.allSatisfy({ if case .slot = $0 { true } else { false } }) {
      let type = linkage.typeOf(value)
      if sendHeld(known, sink, at: site, value) { return }
      if known.isEmpty, type.isUnknown { return sendUntold(sink, at: site) }
      if linkage.routeEnum(type) == nil { send(.typed(type), sink, at: site, value) }
    }
    send(known, sink, at: site, value)
  }

  // MARK: Calls

  func findCalls() {
    for (name, rows) in linkage.dialects.inOrder(linkage.dialects.calls) {
      for call in linkage.calls(of: name) {
        let arguments = linkage.arguments(of: call)
        for row in rows where fits(row, call, arguments) {
          let shown: NodeRef?
          switch row.argument {
          case .position(let position): shown = position < arguments.count ? arguments[position] : nil
          case .label(let label): shown = linkage.argument(label, of: call)
          case .receiver: shown = receiver(of: call)
          }
          // `UISearchController(searchResultsController: nil)`
          guard let shown, program[shown].kind != .nil else { continue }
          if row.manner == .window, linkage.text(program.label(shown)) == "id" {
            windowOpenings.append((call, shown))
            break
          }
          if row.manner == .window, sendScenes(taking: shown, by: call) { break }
          // A method of the program's own that has the name is looked into instead; a case that has it is a value.
          if program[call].kind == .call, linkage.caseMade(by: call) != nil || isOwnMethod(call, row) { break }
          // `[.sheet(.help)]` lists a value, of whatever type it is.
          if program[call].kind == .call, isListedMember(call) { break }
          // Whoever shows a container shows what it is given as it is made.
          if row.manner == .push || row.manner == .root, let stack = receiver(of: call), !isTabController(stack, at: call), linkage.isJustMade(stack) { break }
          if row.name == "addChild" || row.name == "addChildViewController", isOfOther(call) { break }
          // A frame is what it was made with, and that is no child of anything.
          if row.manner == .child, let frame = linkage.enclosingType(call), linkage.framesViews(frame) { break }
          let told = mannerTold(of: row, call)
          var sink = Sink(manner: told ?? manner(of: row, call))
          sink.isMannerTold = told != nil || row.isFirm
          sink.takesControllers = row.ownLabels != nil
          sink.isPlaced = sink.manner == .root
          sink.row = sink.manner == .child && linkage.isArranged(shown) ? call : nil
          sink.byValue = row.manner == .window || row.byValue
          if row.manner == .segue { sink.names = .segue(by: call) }
          sink.presenter = program.firstChild(call).flatMap { program[$0].kind == .member ? program.firstChild($0) : nil }
          if sink.manner == .child, let host = sink.presenter.flatMap(windowHost) {
            filledHosts.insert(host)
            (sink.manner, sink.isPlaced, sink.presenter) = (.root, true, nil)
          }
          if sink.manner == .tab, sink.presenter.map(isSelf) ?? true { sink.holder = linkage.enclosingType(call) }
          if row.byValue {
            sink.presenter = nil
            sendPushed(shown, sink, at: call)
          } else {
            for one in sink.manner == .push ? added(shown) ?? [shown] : [shown] { sendOrLeave(one, sink, at: call) }
          }
          break
        }
      }
    }
  }

  private func isListedMember(_ call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), let list = program.parent(call) else { return false }
    return program[callee].kind == .implicitMember && program[list].kind == .array
  }

  /// Sends a value that is shown by its type; where that is not told, what the receiver takes tells it: `FlowNavigator<Int>`.
  private func sendPushed(_ value: NodeRef, _ sink: Sink, at call: NodeRef) {
    if linkage.typeOf(value).isUnknown, !linkage.evaluate(value).contains(where: \.isKnown),
      let taken = receiver(of: call).map(linkage.typeOf).flatMap({ taker in
        program.firstChild(call).flatMap { linkage.genericMember(program[$0].name, of: taker) } ?? linkage.valueTaken(by: taker)
      })
    {
      send(.typed(taken), sink, at: call, value)
      return
    }
    sendValue(value, sink, at: call)
  }

  func fits(_ row: CallRow, _ call: NodeRef, _ arguments: [NodeRef]) -> Bool {
    let labels = Set(arguments.map { linkage.text(program.label($0)) })
    guard row.requires.allSatisfy(labels.contains), !row.forbids.contains(where: labels.contains) else { return false }
    if let result = row.result {
      guard case .external(let made, _)? = linkage.expectedType(of: call), linkage.text(made) == result else { return false }
    }
    if case .position(let position) = row.argument {
      guard position < arguments.count, program.label(arguments[position]).isNone else { return false }
    }
    guard row.receivers.isEmpty else {
      guard let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee) else { return false }
      switch linkage.typeOf(base) {
      case .external(let name, _): return row.receivers.contains(linkage.text(name))
      case .project(let id): return linkage.externalBases(id).contains { row.receivers.contains(linkage.text($0)) }
      case .array: return row.receivers.contains("[]")
      default: return false
      }
    }
    return true
  }

  /// Whether the call runs a method that the program declares under the framework's name: its body says what happens.
  func isOwnMethod(_ call: NodeRef, _ row: CallRow) -> Bool {
    let targets = linkage.callTargets(of: call)
    guard targets.confidence != .possible else { return false }
    // A requirement that view controllers fulfil by what the framework gives them.
    let receiver = receiver(of: call).map(linkage.typeOf) ?? linkage.ownerType(linkage.enclosingOwner(call))
    if linkage.isViewLike(receiver) || linkage.isNavigationContainer(receiver), let first = targets.functions.first,
      linkage.declarations[first].body == nil
    {
      return false
    }
    return targets.functions.contains { linkage.declarations[$0].body != nil && !linkage.declarations[$0].modifiers.contains(.override) }
  }

  /// The manner that an argument's case names: `.sheet`, `.push(animated: true)`; nil where it names none.
  func manner(named argument: NodeRef) -> Manner? {
    for index in program.subtree(argument) {
      let node = program[NodeRef(index)]
      if node.kind == .implicitMember || node.kind == .member, let manner = Manner.words[linkage.text(node.name)] { return manner }
    }
    return nil
  }

  /// How a route says itself that it appears: `var presentationStyle: Style { switch self { case .help: .sheet … } }`.
  func manner(toldBy type: TypeID, _ name: Symbol) -> Manner? {
    for property in linkage.dialects.manners {
      guard let found = linkage.findProperty(property, in: type), let getter = linkage.declarations[found].getter else { continue }
      for index in program.subtree(getter) where program[NodeRef(index)].kind == .switchStmt {
        for arm in linkage.armsOf(NodeRef(index)) {
          let isDefault = program[arm].flags.contains(.isDefault)
          guard isDefault || linkage.caseNames(of: arm).contains(name), let block = program.first(arm, .block) else { continue }
          return manner(named: block)
        }
      }
      return manner(named: getter)
    }
    return nil
  }

  /// The manner that an argument of the call names; nil where none does.
  private func mannerTold(of row: CallRow, _ call: NodeRef) -> Manner? {
    let arguments = linkage.arguments(of: call)
    switch row.mannerArgument {
    case .position(let position)?: return position < arguments.count ? manner(named: arguments[position]) : nil
    case .label(let label)?: return linkage.argument(label, of: call).flatMap(manner(named:))
    case .receiver?, nil: return nil
    }
  }

  func manner(of row: CallRow, _ call: NodeRef) -> Manner {
    if row.name == "show", let shown = program.secondChild(call), isShownStack(shown) { return .present }
    guard row.name == "setViewControllers" || row.name == "viewControllers" else { return row.manner }
    if linkage.argument("direction", of: call) != nil { return .child }
    if let list = program.secondChild(call), added(list) != nil { return .push }
    return isTabController(receiver(of: call), at: call) ? .tab : row.manner
  }

  /// Whether a method is called on an object of the program's that is no view controller: a coordinator of a library has children too.
  private func isOfOther(_ call: NodeRef) -> Bool {
    let owner = receiver(of: call).map(linkage.typeOf) ?? linkage.ownerType(linkage.enclosingOwner(call))
    guard case .project(let id) = owner else { return false }
    return linkage.declarations[id].kind == .class && !linkage.isViewController(id) && !linkage.externalBases(id).isEmpty
  }

  func receiver(of call: NodeRef) -> NodeRef? {
    guard let callee = program.firstChild(call), program[callee].kind == .member else { return nil }
    return program.firstChild(callee)
  }

  // MARK: Assignments

  func findAssignments() {
    for (name, row) in linkage.dialects.inOrder(linkage.dialects.assignments) {
      for site in linkage.sites.assignments[name] ?? [] {
        guard let left = program.firstChild(site), var value = program.secondChild(site) else { continue }
        // A property of the program's own that has the name holds, but shows nothing.
        if let own = linkage.ownPropertyWritten(by: left), case .type = linkage.declarations[own].owner { continue }
        if fillsFrame(left) || isLocal(left) { continue }
        if !row.receivers.isEmpty, !isAssigned(left, toOneOf: row.receivers) { continue }
        if row.isIndex {
          indexSelections.append((site, left, value))
          continue
        }
        var manner = row.manner, place = site
        var onTop: [NodeRef]?
        let receiver = holder(of: left)
        if row.name == "viewControllers" {
          manner = isTabController(receiver, at: site) ? .tab : isSplitController(receiver, at: site) ? .split : .root
          if manner == .root, isShortened(value) || receiver.map(linkage.isJustMade) ?? false { continue }
          onTop = manner == .root ? added(value) : nil
          if onTop != nil { manner = .push }
          // A tab stands where it is put among the others: `tabs.insert(shop, at: 1)`.
          if manner == .tab, let one = addedTab(value) { (value, place) = (one, program.parent(one) ?? site) }
        }
        // What shows a banner is told whose it is; no screen makes itself a window's first.
        if row.name == "rootViewController", isSelf(value) || isFilledHost(value) || isNoFrame(receiver) || receiver.map(isForMessages) ?? false {
          continue
        }
        var sink = Sink(manner: manner)
        sink.takesInitial = true
        sink.takesControllers = true
        sink.isPlaced = manner == .root
        if row.name != "rootViewController" { sink.presenter = receiver }
        if manner == .tab, receiver.map(isSelf) ?? true { sink.holder = linkage.enclosingType(site) }
        if program[value].kind == .nil || program[value].kind == .array && program.size(value) == 1 { continue }
        // Each column is decided where it stands.
        if manner == .split, let columns = linkage.listedElements(value) {
          for column in columns { sendOrLeave(column, sink, at: column) }
          continue
        }
        for one in onTop ?? [value] { sendOrLeave(one, sink, at: place) }
      }
      if row.name == "viewControllers" || row.receivers.contains("UITabBarController") { findAdditions(to: name) }
    }
  }

  /// `banner.rootViewController = controller`: what is neither a window nor a controller fills nothing with it.
  private func isNoFrame(_ receiver: NodeRef?) -> Bool {
    guard case .external(let name, _)? = receiver.map(linkage.typeOf) else { return false }
    let type = linkage.text(name)
    return !type.hasSuffix("Window") && !type.hasSuffix("Controller")
  }

  /// Whether a window says by its name that it is there for a moment, over that of the screens: `alertWindow.rootViewController = …`.
  private func isForMessages(_ window: NodeRef) -> Bool {
    var at = window
    while program[at].kind == .unary, let inner = program.firstChild(at) { at = inner }
    guard program[at].kind == .name || program[at].kind == .member else { return false }
    return !linkage.words(in: program[at].name).isDisjoint(with: ["alert", "toast", "hud", "banner", "snackbar", "message", "notification"])
  }

  /// What has the property that is assigned to, or to an element of which: `bar` in `bar.tabs = …` and `bar.tabs?[0] = …`.
  private func holder(of left: NodeRef) -> NodeRef? {
    var at = left
    while program[at].kind == .subscript || program[at].kind == .unary, let inner = program.firstChild(at) { at = inner }
    return program[at].kind == .member ? program.firstChild(at) : nil
  }

  /// Whether what a name belongs to is of one of these types, or derives from one.
  private func isAssigned(_ left: NodeRef, toOneOf receivers: [String]) -> Bool {
    let base = program[left].kind == .member ? program.firstChild(left) : nil
    var named = left
    while program[named].kind == .subscript || program[named].kind == .unary, let inner = program.firstChild(named) { named = inner }
    // A local hides the property of its name.
    if program[named].kind == .name, case .local = linkage.meaning(of: program[named].name, at: named) { return false }
    switch base.map(linkage.typeOf) ?? linkage.ownerType(linkage.enclosingOwner(left)) {
    case .external(let type, _): return receivers.contains(linkage.text(type))
    case .project(let id): return receivers.contains { linkage.inherits(id, from: $0) }
    default: return false
    }
  }

  /// `viewControllers?.append(cart)`, `tabs.append(cart)` of a tab bar controller, and the first of a navigation controller, which puts
  /// the screen on top; a local list of that name is set later.
  private func findAdditions(to name: Symbol) {
    for call in linkage.sites.mutations[name] ?? [] {
      guard let callee = program.firstChild(call), let left = program.firstChild(callee), let value = program.secondChild(call),
        program[callee].name == linkage.names.append || program[callee].name == linkage.names.insert, linkage.ownPropertyWritten(by: left) == nil,
        case let list = program[left].kind == .unary ? program.firstChild(left) ?? left : left, !isLocal(list),
        case let receiver = program[list].kind == .member ? program.firstChild(list) : nil
      else { continue }
      let isTab = isTabController(receiver, at: call)
      guard isTab || (program[callee].name == linkage.names.append && isStackController(receiver, at: call)) else { continue }
      var sink = Sink(manner: isTab ? .tab : .push)
      sink.presenter = receiver
      if isTab, receiver.map(isSelf) ?? true { sink.holder = linkage.enclosingType(call) }
      sendOrLeave(value, sink, at: call)
    }
  }

  private func isLocal(_ name: NodeRef) -> Bool {
    guard program[name].kind == .name else { return false }
    switch linkage.meaning(of: program[name].name, at: name) {
    case .local, .parameter, .optionalBinding: return true
    default: return false
    }
  }
}
