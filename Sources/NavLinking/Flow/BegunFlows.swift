import NavDialects
import NavFacts

/// What handlers hand over: screens whose view models say the routes from then on, and flows that begin with a route.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// How the root of the flow is shown that begins with the route of a trigger; nil where none does, or nothing is seen to show it.
  func rootOfBegun(_ trigger: NodeRef) -> Sink? { begun(with: trigger).flatMap { root(of: $0) } }

  /// How the root of a flow is shown that begins where it is handed over.
  func root(of flow: NodeRef) -> Sink? {
    let shown = roots(of: flow)
    var empty: [NodeRef] = []
    for case .container(_, let inner, let identity) in shown where !inner.contains(where: \.isKnown) { empty.append(identity) }
    // Handed to another flow, it may be pushed on as well.
    let places = emptyContainers.filter { empty.contains($0.identity) }.map { place in
      // A tab stands in the bar's list.
      (sink: place.sink.manner == .tab ? place.sink.staying(at: place.site) : place.sink, site: place.site)
    }
    let here = linkage.enclosingBody(flow)
    let sinks = places.filter { linkage.enclosingBody($0.site) == here }.map(\.sink) + placing(shown, in: here)
    let all = sinks.isEmpty ? places.map(\.sink) : sinks
    guard let root = all.first(where: { $0.manner == .tab }) ?? all.first(where: { $0.manner != .push }) ?? all.first else { return nil }
    if !handled.isCapturing { begunRoots.formUnion(empty) }
    return root
  }

  /// How a body shows the screens that roots of flows are.
  private func placing(_ roots: [Value], in body: Linkage.EnclosingBody) -> [Sink] {
    var screens: Set<ScreenRef> = []
    for root in roots {
      for case .object(let id, _) in [root] + root.contained where linkage.isScreenLike(id) { screens.insert(.project(id)) }
    }
    guard !screens.isEmpty, body != .none else { return [] }
    return drafts.compactMap { draft in
      guard case .screen(let screen) = draft.target, screens.contains(screen), linkage.enclosingBody(draft.site) == body else { return nil }
      var sink = Sink(manner: draft.manner)
      sink.presenter = draft.presenter
      return sink
    }
  }

  /// What an expression stands for; of a flow, its root.
  private func roots(of expression: NodeRef) -> [Value] {
    var shown: [Value] = []
    for value in linkage.evaluate(expression) {
      if case .object(let id, let construction) = value, !linkage.isScreenLike(id) {
        var walk = Walk(linkage: linkage)
        shown += walk.carried(by: id, construction)
      } else if let id = linkage.exactType(value), !linkage.isScreenLike(id) {
        // What an initialiser makes, the property's type tells.
        var walk = Walk(linkage: linkage)
        shown += walk.carried(by: id, nil)
      } else {
        shown.append(value)
      }
    }
    return shown
  }

  /// What begins with the route of a trigger: what is handed over beside it.
  private func begun(with trigger: NodeRef) -> NodeRef? {
    guard !linkage.dialects.handovers.isEmpty else { return nil }
    var at = program.parent(trigger)
    while let here = at {
      switch program[here].kind {
      case .call:
        if let (row, shown) = handover(here), row.source != row.shown { return shown }
      case .array, .member, .implicitMember: break
      case .initializer:
        // `let first = OneStepper(withSingleStep: .list)`
        guard let local = program.parent(here), let body = program.parent(local) else { return nil }
        let name = program[local].name
        return program.subtree(body).lazy.map { NodeRef($0) }.first { mention in
          mention > local && self.program[mention].kind == .name && self.program[mention].name == name && self.begun(with: mention) != nil
        }.flatMap { begun(with: $0) }
      default: return nil
      }
      at = program.parent(here)
    }
    return nil
  }

  /// The flows that begin with a stepper which says its first route itself, where they are handed over.
  func flowsBegun(by stepper: TypeID) -> [NodeRef] { steppers.filter { $0.stepper == stepper }.map(\.shown) }

  /// The first routes of the steppers that a handler hands flows over with, as their own property tells.
  func initialRoutes(handedOverBy call: NodeRef) -> [(route: NodeRef, flow: NodeRef)] {
    var found: [(NodeRef, NodeRef)] = []
    for one in steppers where one.call == call {
      for property in initialProperties(of: one.stepper) {
        for value in firstRoutes(of: property) { found.append((value, one.shown)) }
      }
    }
    return found
  }

  private func initialProperties(of stepper: TypeID) -> [PropertyID] {
    linkage.dialects.inOrder(linkage.dialects.triggers).compactMap { name, rows in
      rows.contains { $0.argument == .receiver } ? linkage.findProperty(name, in: stepper) : nil
    }
  }

  /// The routes that a stepper's own property computes.
  func firstRoutes(of property: PropertyID) -> [NodeRef] {
    if let getter = declarations[property].getter { return linkage.returnedExpressions(of: getter) }
    return []
  }

  /// The objects of the program's types beside the flows that are handed over.
  private var steppers: [Stepper] {
    if let known = steppersMemo { return known }
    var all: [Stepper] = []
    for (name, _) in linkage.dialects.inOrder(linkage.dialects.handovers) {
      for call in linkage.calls(of: name) {
        guard let (row, shown) = handover(call), row.source != row.shown, flow(shown) != nil, let source = linkage.argument(row.source, of: call)
        else { continue }
        for type in types(in: source).sorted() { all.append(Stepper(call: call, shown: shown, stepper: type)) }
      }
    }
    steppersMemo = all
    return all
  }

  /// Whether an object may be handed over with a flow or a screen, which is when its first route is asked for.
  func isHandedOver(_ stepper: TypeID) -> Bool {
    linkage.dialects.inOrder(linkage.dialects.handovers).contains { name, _ in
      linkage.calls(of: name).contains { call in
        guard let (row, _) = handover(call), let source = linkage.argument(row.source, of: call) else { return false }
        let given = types(in: source)
        // `OneStepper(withSingleStep: .list)` is the library's own.
        return given.isEmpty ? !isTrigger(source) : given.contains { linkage.fits($0, stepper) || linkage.fits(stepper, $0) }
      }
    }
  }

  private func types(in source: NodeRef) -> Set<TypeID> {
    Set(program.subtree(source).compactMap { linkage.typeOf(NodeRef($0)).projectType })
  }

  struct Stepper {
    var call: NodeRef
    var shown: NodeRef
    var stepper: TypeID
  }

  /// The flow that begins with the route of a trigger.
  func flowBegun(with trigger: NodeRef) -> TypeID? {
    begun(with: trigger).flatMap { linkage.evaluate($0).lazy.compactMap(\.objectType).first ?? linkage.typeOf($0).projectType }
  }

  /// The type of a flow that is handed over; nil for a screen.
  func flow(_ shown: NodeRef) -> TypeID? {
    linkage.evaluate(shown).lazy.compactMap { $0.objectType ?? self.linkage.exactType($0) }.first { type in
      !self.linkage.isScreenLike(type) && self.linkage.dialects.handlers.contains { !self.linkage.findFunctions($0.name, in: type).isEmpty }
    }
  }

  private func handover(_ call: NodeRef) -> (row: HandoverRow, shown: NodeRef)? {
    guard let callee = program.firstChild(call) else { return nil }
    for row in linkage.dialects.handovers[program[callee].name] ?? [] {
      if let shown = linkage.argument(row.shown, of: call) { return (row, shown) }
    }
    return nil
  }

  /// What holds the tabs that a handler puts in is what the route shows.
  func noteHolder(of root: Sink) {
    guard let presenter = root.presenter else { return }
    for value in linkage.evaluate(presenter) {
      switch value {
      case .object(let id, _), .typed(.project(let id)):
        if linkage.isViewController(id) { handled.note(.screen(.project(id)), .root) }
      default: continue
      }
    }
  }

  /// A handler that shows nothing, but hands a screen over, speaks of one that is there: the root of its flow, which whoever began
  /// the flow has shown.
  func noteHandedOver(_ regions: [NodeRef], for key: RouteKey) {
    guard !linkage.dialects.handovers.isEmpty, let handler = handled.handler,
      handled.outcomes[key]?.shown.contains(where: { $0.handler == handler }) != true
    else { return }
    handled.capturing = key
    defer { handled.capturing = nil }
    for region in regions {
      for index in program.subtree(region) where program[NodeRef(index)].kind == .call && runs(NodeRef(index), in: region) {
        guard let (_, shown) = handover(NodeRef(index)) else { continue }
        for root in roots(of: shown) {
          for case .object(let id, let construction) in [root] + root.contained where linkage.isScreenLike(id) {
            for screen in screens(of: id, construction) { handled.note(.screen(screen), nil) }
          }
        }
      }
    }
  }

  // MARK: Who handles

  /// Of several handlers of a route the one that is given it; nil where there is only one, or none of them is seen to be.
  func handler(of key: RouteKey, at site: NodeRef) -> TypeID? {
    guard let handlers = handled.outcomes[key]?.handlers, handlers.count > 1 else { return nil }
    if let flow = flowBegun(with: site) { return handlers.contains(flow) ? flow : nil }
    if let above = flowsAbove(forwardedBy: site)?.intersection(handlers) { return above.count == 1 ? above.first : nil }
    guard let type = linkage.enclosingType(site) else { return nil }
    let given = handlersGiven(by: type).intersection(handlers)
    return given.count == 1 ? given.first : nil
  }

  /// Where a route is said that comes to a handler; nil where none is seen to.
  func triggers(of key: RouteKey, comingTo handler: TypeID?) -> [NodeRef]? {
    guard let handler, !linkage.dialects.handovers.isEmpty, handled.outcomes[key]?.handlers.contains(handler) == true,
      let all = handled.triggered[key]
    else { return nil }
    let here = all.filter { site in
      if let flow = flowBegun(with: site) { return flow == handler }
      if let above = flowsAbove(forwardedBy: site) { return above.contains(handler) }
      guard let type = linkage.enclosingType(site) else { return true }
      let given = handlersGiven(by: type)
      return given.isEmpty || given.contains(handler)
    }
    return here.isEmpty ? nil : here
  }

  /// The types that hand over an object whose routes then come to them.
  private func handlersGiven(by source: TypeID) -> Set<TypeID> {
    if handlersMemo == nil {
      var all: [TypeID: Set<TypeID>] = [:]
      for (name, rows) in linkage.dialects.inOrder(linkage.dialects.handovers) {
        for call in linkage.calls(of: name) {
          for row in rows {
            guard let source = linkage.argument(row.source, of: call), let shown = linkage.argument(row.shown, of: call),
              let handler = flow(shown) ?? linkage.enclosingType(call)
            else { continue }
            for type in types(in: source) { all[type, default: []].insert(handler) }
          }
        }
      }
      handlersMemo = all
    }
    return handlersMemo?[source] ?? []
  }
}
