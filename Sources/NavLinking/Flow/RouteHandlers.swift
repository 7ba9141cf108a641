import NavDialects
import NavFacts

extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  // MARK: Handlers

  func findHandlers() {
    findRouteProperties()
    for (name, row) in linkage.dialects.handlers {
      if row.isMade {
        for call in linkage.calls(of: name) { readHandlers(madeBy: call, row) }
        continue
      }
      for function in declarations.functionsByName[name] ?? [] {
        guard declarations[function].body != nil, let first = declarations.parameters(of: function).first,
          row.label.map({ linkage.text(first.label) == $0 }) ?? first.label.isNone
        else { continue }
        readHandler(function, 0, row, depth: 0)
      }
    }
  }

  /// `NavigationRouter(navigator) { route in switch route { … } }`: a closure is the handler.
  private func readHandlers(madeBy call: NodeRef, _ row: HandlerRow) {
    for closure in linkage.arguments(of: call) where program[closure].kind == .closure {
      for index in program.subtree(closure) where program[NodeRef(index)].kind == .switchStmt {
        guard let subject = program.firstChild(NodeRef(index)), program[subject].kind == .name,
          case .closureParameter(closure, 0) = linkage.meaning(of: program[subject].name, at: subject)
        else { continue }
        for arm in linkage.armsOf(NodeRef(index)) { readArm(arm, subject, row, 0) }
      }
    }
  }

  /// Notes what a function does for each case of the route that it is given.
  private func readHandler(_ function: FunctionID, _ parameter: Int, _ row: HandlerRow, depth: Int) {
    guard depth < 4, let body = declarations[function].body else { return }
    for index in program.subtree(body) {
      let ref = NodeRef(index)
      if program[ref].kind == .switchStmt, let subject = program.firstChild(ref), isGiven(subject, by: function, parameter) {
        for arm in linkage.armsOf(ref) { readArm(arm, subject, row, depth) }
      } else if program[ref].kind == .call, let target = linkage.callTargets(of: ref).functions.first, target != function,
        declarations[target].owner == declarations[function].owner,
        let pairs = linkage.match(declarations.parameters(of: target), linkage.arguments(of: ref)),
        let passed = pairs.first(where: { isGiven($0.argument, by: function, parameter) }), declarations[target].name != declarations[function].name
      {
        readHandler(target, passed.parameter, row, depth: depth + 1)
      }
    }
  }

  /// Whether an expression is a function's parameter, perhaps cast to an enum.
  func isGiven(_ ref: NodeRef, by function: FunctionID, _ parameter: Int) -> Bool {
    guard program[ref].kind == .name else { return false }
    switch linkage.meaning(of: program[ref].name, at: ref) {
    case .parameter(function, parameter): return true
    case .optionalBinding(let binding):
      guard let value = program.firstChild(binding) else { return false }
      // `step as? ShopStep`, and `step.shopStep`, which does the same.
      let isCast = program[value].kind == .cast || (program[value].kind == .member && linkage.typeOf(value).projectType != nil)
      let inner = isCast ? program.firstChild(value) : value
      return inner.map { isGiven($0, by: function, parameter) } ?? false
    default: return false
    }
  }

  private func readArm(_ arm: NodeRef, _ subject: NodeRef, _ row: HandlerRow, _ depth: Int) {
    guard let block = program.first(arm, .block) else { return }
    for pattern in program.children(arm) where program[pattern].kind == .pattern {
      guard let expression = program.firstChild(pattern), let name = linkage.caseName(expression) else { continue }
      let callee = program[expression].kind == .call ? program.firstChild(expression) ?? expression : expression
      guard let type = linkage.typeOf(subject).projectType ?? linkage.enumOfPattern(callee), linkage.hasCase(name, type) else { continue }
      handled.enums.insert(type)
      let key = RouteKey(type: type, name: name)
      var regions: [NodeRef] = []
      addRegions(block, of: linkage.enclosingType(arm), into: &regions, depth: 0)
      handled.outcomes[key, default: HandledRoutes.Outcome()].regions += regions
      let handler = linkage.enclosingType(arm)
      if let handler { handled.outcomes[key]?.handlers.insert(handler) }
      handled.handler = handler
      read(regions, of: block, for: key, row)
      noteHandedOver(regions, for: key)
      handled.handler = nil
    }
  }

  /// A body, and those of the functions of the same type that it calls.
  private func addRegions(_ body: NodeRef, of type: TypeID?, into regions: inout [NodeRef], depth: Int) {
    guard depth < 5, !regions.contains(body) else { return }
    regions.append(body)
    for index in program.subtree(body) where program[NodeRef(index)].kind == .call && runs(NodeRef(index), in: body) {
      for target in linkage.callTargets(of: NodeRef(index)).functions.prefix(2) {
        guard let type, declarations[target].owner == .type(type), !declarations[target].isInit, let inner = declarations[target].body,
          !linkage.dialects.handlers.contains(where: { $0.name == declarations[target].name })
        else { continue }
        addRegions(inner, of: type, into: &regions, depth: depth + 1)
      }
    }
  }

  /// Notes what an arm shows for a route.
  /// - Parameter regions: what runs there: the arm's own block among them.
  func read(_ regions: [NodeRef], of arm: NodeRef?, for key: RouteKey, _ row: HandlerRow) {
    handled.capturing = key
    defer {
      handled.capturing = nil
      handled.spot = nil
    }
    anew { for region in regions { readRegion(region, of: arm, for: key, row) } }
  }

  private func readRegion(_ region: NodeRef, of arm: NodeRef?, for key: RouteKey, _ row: HandlerRow) {
    // The tabs of a bar are the bar's, whatever fills it.
    noteShown(drafts, in: region, of: arm)
    noteShown(beginnings, in: region, of: arm)
    for index in program.subtree(region) where program[NodeRef(index)].kind == .call && runs(NodeRef(index), in: region) {
      let call = NodeRef(index)
      guard let callee = program.firstChild(call) else { continue }
      handled.spot = arm.map { HandledRoutes.Spot(arm: $0, place: call) }
      let name = linkage.text(program[callee].name)
      if isFactory(callee), let shown = row.shown.first(where: { $0.name == name }), let value = program.secondChild(call) {
        for one in linkage.listedElements(value) ?? [value] { send(one, Sink(manner: shown.manner), at: call) }
      } else {
        noteMessages(sentBy: call)
        for one in routesSaid(by: call) {
          if let root = one.root, root.manner == .tab {
            noteHolder(of: root)
            continue
          }
          // Another handler of the same route may be given it.
          let isElsewhere = one.begun != nil && one.begun != handled.handler
          for case .route(let type, let name, _, _) in one.values where RouteKey(type: type, name: name) != key || isElsewhere {
            handled.note(.route(type, name), one.root?.manner ?? one.manner, begun: one.begun)
          }
        }
      }
    }
  }

  private func noteShown(_ decided: [TransitionDraft], in region: NodeRef, of arm: NodeRef?) {
    for draft in decided where draft.manner != .tab && runs(draft.site, in: region) {
      handled.spot = arm.map { HandledRoutes.Spot(arm: $0, place: draft.site) }
      handled.note(draft.target, draft.manner)
    }
  }

  /// The routes that a call in a handler says, with the flows that begin with them.
  private func routesSaid(by call: NodeRef) -> [(values: [Value], root: Sink?, manner: Manner?, begun: TypeID?)] {
    var all: [(values: [Value], root: Sink?, manner: Manner?, begun: TypeID?)] = []
    for (route, flow) in initialRoutes(handedOverBy: call) { all.append((linkage.evaluate(route), root(of: flow), nil, self.flow(flow))) }
    for (trigger, route) in triggers(call) where !trigger.isInitial {
      if comesToNobody(call) { continue }
      if trigger.isForwarded, let above = flowsAbove(forwardedBy: call) {
        for flow in above.sorted() { all.append((routes(route, call), nil, trigger.manner, flow)) }
      } else {
        all.append((routes(route, call), rootOfBegun(call), trigger.manner, flowBegun(with: call)))
      }
    }
    return all
  }

  /// `.push(x)` and `Transition.push(x)`, which make what a handler gives back.
  private func isFactory(_ callee: NodeRef) -> Bool {
    if program[callee].kind == .implicitMember { return true }
    if program[callee].kind == .name, let call = program.parent(callee) { return linkage.callTargets(of: call).functions.isEmpty }
    guard program[callee].kind == .member, let base = program.firstChild(callee), case .meta(.external) = linkage.typeOf(base) else { return false }
    return true
  }

  // MARK: Routes that are properties

  private func findRouteProperties() {
    guard !linkage.dialects.routeProperties.isEmpty else { return }
    for index in declarations.properties.indices where declarations.properties[index].hasAttributes {
      let id = PropertyID(index)
      guard case .type(let owner) = declarations[id].owner, let (attribute, row) = linkage.routeAttribute(of: id), let made = declarations[id].initial
      else { continue }
      let key = RouteKey(type: owner, name: declarations[id].name)
      handled.enums.insert(owner)
      let labelled = program.children(attribute).lazy.compactMap { row.labels[self.linkage.text(self.program.label($0))] }.first
      for case .closure(let body, _) in linkage.evaluate(made) { handled.outcomes[key, default: HandledRoutes.Outcome()].regions.append(body) }
      handled.capturing = key
      send(made, Sink(manner: labelled ?? manner(named: attribute) ?? row.manner), at: declarations[id].node)
      handled.capturing = nil
    }
  }

  // MARK: Triggers

  func findTriggers() {
    guard !linkage.dialects.triggers.isEmpty else { return }
    for (name, rows) in linkage.dialects.inOrder(linkage.dialects.triggers) {
      for call in linkage.calls(of: name) {
        // What is handed up where nobody is above comes to nobody.
        if comesToNobody(call) { continue }
        for (row, route) in triggers(call) where !row.isHeld { trigger(call, row, route) }
      }
      for row in rows where row.argument == .receiver {
        for property in declarations.propertiesByName[name] ?? [] {
          let first = firstRoutes(of: property)
          guard !first.isEmpty else { continue }
          let stepper = linkage.enclosingType(declarations[property].node)
          if let stepper, !isHandedOver(stepper) { continue }
          let flows = stepper.map(flowsBegun) ?? []
          for value in first {
            let sink = triggerSink(row, root: flows.lazy.compactMap { self.root(of: $0) }.first)
            send(value, sink, at: sink.place ?? value)
          }
        }
      }
    }
  }

  private func triggerSink(_ row: TriggerRow, _ call: NodeRef) -> Sink {
    var sink = triggerSink(row, root: rootOfBegun(call))
    if row.manner == .tab { sink.holder = linkage.barGiven(to: call) }
    return sink
  }

  func triggerSink(_ row: TriggerRow, root: Sink?) -> Sink {
    var sink = Sink(manner: row.manner ?? .push)
    sink.isTrigger = true
    if row.manner == nil, let root {
      sink.manner = root.manner
      if root.manner == .tab { sink.place = root.place }
      // What is pushed on a stack is not what the stack began with.
      if root.manner != .push { sink.presenter = root.presenter }
      sink.isMannerTold = true
    }
    return sink
  }

  /// The rows that a call fits, each with the argument that is the route.
  private func triggers(_ call: NodeRef) -> [(TriggerRow, NodeRef)] {
    guard let callee = program.firstChild(call), let rows = linkage.dialects.triggers[program[callee].name] else { return [] }
    let arguments = linkage.arguments(of: call)
    return rows.compactMap { row in
      switch row.argument {
      case .position(let position):
        return position < arguments.count && program.label(arguments[position]).isNone ? (row, arguments[position]) : nil
      case .label(let label): return linkage.argument(label, of: call).map { (row, $0) }
      case .receiver: return nil
      }
    }
  }

  private func trigger(_ call: NodeRef, _ row: TriggerRow, _ route: NodeRef) {
    for one in linkage.listedElements(route) ?? [route] {
      let site = linkage.listedElements(route) == nil ? call : one
      let values = routes(one, call), sink = triggerSink(row, call)
      send(row.isInitial ? values.flatMap { linkage.given($0, depth: 0) } : values, sink, at: sink.place ?? site, one)
    }
  }

  private func routes(_ route: NodeRef, _ call: NodeRef) -> [Value] {
    if program[route].kind == .keyPath { return linkage.routeNamed(by: route, of: call).map { [.route($0.type, $0.name, route, nil)] } ?? [] }
    return linkage.evaluate(route)
  }

  /// Shows a route as its handler says.
  func trigger(_ key: RouteKey, _ node: NodeRef, _ frame: Frame?, _ sink: Sink, at site: NodeRef) {
    if handled.isCapturing {
      handled.note(.route(key.type, key.name), sink.manner)
      return
    }
    outcomes += 1
    handled.triggered[key, default: []].append(site)
    handled.said[site, default: []].append(.route(key.type, key.name, node, frame))
    if isToldInside(key, node, frame) { return }
    let handler = handler(of: key, at: site)
    var whole = handled.whole(key, by: handler)
    var sink = sink
    if program[node].kind == .call {
      let own = handled.whole(key, by: handler) { mayRun($0, for: .route(key.type, key.name, node, frame)) }
      if !own.screens.isEmpty, own.screens != whole.screens {
        whole = own
        sink.shown = own.screens
      }
    }
    if handler != nil { sink.shown = whole.screens }
    if let asking = sink.askedBy {
      let own = handled.whole(key, by: handler) { runs($0.arm, in: asking) }
      if !own.screens.isEmpty, own.screens != whole.screens {
        whole = own
        sink.shown = own.screens
      }
    }
    if sink.isTrigger, !sink.isMannerTold, sink.manner == .push, let manner = whole.manner { sink.manner = manner }
    sink.isTrigger = false
    let arms = sink.taking == site ? Set(handled.outcomes[key]?.shown.flatMap(\.spots).map(\.place) ?? []).sorted() : []
    if whole.screens.isEmpty {
      emitMapped(key, sink, at: site)
    } else if arms.isEmpty {
      emit(.route(key.type, key.name), sink, at: site)
    } else {
      // Which row is taken says the table; what its route shows, the arm.
      sink.isInArm = true
      for arm in arms { emit(.route(key.type, key.name), sink, at: arm) }
    }
    guard program[node].kind == .call else { return }
    let arguments = linkage.arguments(of: node)
    for (position, manner) in handled.outcomes[key]?.payloads ?? [] where position < arguments.count {
      sink.manner = manner
      send(arguments[position], sink, at: site, frame)
    }
  }

  /// What handlers do is decided where their routes are triggered; what no code triggers stays where it is.
  func absorbHandled() {
    if handled.triggered.isEmpty { return }
    var regions: [NodeRef] = []
    for key in handled.triggered.keys { regions += handled.outcomes[key]?.regions ?? [] }
    absorbedContainers = Set(beginnings.lazy.map(\.site).filter { site in regions.contains { self.runs(site, in: $0) } })
    drafts.removeAll { draft in
      if draft.manner == .tab || draft.isInArm { return false }
      if isTrigger(draft.site) { return false }
      if isMessage(draft.site) { return false }
      return regions.contains { runs(draft.site, in: $0) }
    }
  }
}

extension Declarations {
  /// With the properties that carry one of the attributes as cases of their types: a route is a route, however it is declared.
  func addingRouteProperties(_ attributes: Set<Symbol>, _ program: Program) -> Declarations {
    guard !attributes.isEmpty else { return self }
    var all = self
    for property in properties where property.hasAttributes {
      guard case .type(let owner) = property.owner,
        program.children(property.node).contains(where: { program[$0].kind == .attribute && attributes.contains(program[$0].name) })
      else { continue }
      all.types[Int(owner.index)].cases.append(CaseInfo(name: property.name, node: property.node))
    }
    return all
  }
}

extension Linkage {
  /// The attribute that makes a property a route; nil where none does.
  func routeAttribute(of id: PropertyID) -> (NodeRef, RoutePropertyRow)? {
    for attribute in attributes(of: id) {
      if let row = dialects.routeProperties[program[attribute].name] { return (attribute, row) }
    }
    return nil
  }

  /// The route property that a key path names, seen from the call that it is given to.
  func routeNamed(by keyPath: NodeRef, of call: NodeRef) -> RouteKey? {
    guard let last = program.firstChild(keyPath), !dialects.routeProperties.isEmpty else { return nil }
    let name = program[last].name
    var owners: [TypeID] = []
    for property in declarations.propertiesByName[name] ?? [] {
      if case .type(let owner) = declarations[property].owner, routeAttribute(of: property) != nil { owners.append(owner) }
    }
    if let base = program.firstChild(last), case .meta(.project(let root)) = typeOf(base), owners.contains(root) {
      return RouteKey(type: root, name: name)
    }
    guard owners.count > 1 else { return owners.first.map { RouteKey(type: $0, name: name) } }
    // The receiver's type, or the coordinator whose router it is.
    if let callee = program.firstChild(call), program[callee].kind == .member, let base = program.firstChild(callee) {
      switch typeOf(base) {
      case .project(let id): if owners.contains(id) { return RouteKey(type: id, name: name) }
      case .external(_, let arguments):
        for case .project(let id) in arguments where owners.contains(id) { return RouteKey(type: id, name: name) }
      default: break
      }
    }
    if let here = enclosingType(call), owners.contains(here) { return RouteKey(type: here, name: name) }
    return nil
  }

  /// What an object shows first, by the calls in its type that say so.
  func initialRoutes(of id: TypeID) -> [Value] {
    if let known = initialRoutesMemo[id] { return known }
    initialRoutesMemo[id] = []
    if initialTriggersMemo == nil {
      var all: [TypeID: [(call: NodeRef, route: NodeRef, row: TriggerRow)]] = [:]
      for (name, rows) in dialects.inOrder(dialects.triggers) {
        for row in rows {
          for call in calls(of: name) {
            guard let type = enclosingType(call) else { continue }
            switch row.argument {
            case .label(let label):
              guard row.isInitial, let route = argument(label, of: call), program[route].kind != .nil else { continue }
              all[type, default: []].append((call, row.first.flatMap { argument($0, of: call) } ?? route, row))
            case .position(let position):
              // `trigger(.home)` in an initialiser.
              guard case .function(let function) = enclosingBody(call), declarations[function].isInit, position < arguments(of: call).count,
                let callee = program.firstChild(call), program[callee].kind == .name
              else { continue }
              all[type, default: []].append((call, arguments(of: call)[position], row))
            case .receiver: continue
            }
          }
        }
      }
      initialTriggersMemo = all
    }
    var found: [Value] = []
    for (call, route, row) in initialTriggersMemo?[id] ?? [] {
      if row.manner == .tab, let bar = barGiven(to: call) {
        found.append(.object(bar, nil))
        continue
      }
      // Of several tabs or pages the first is before the user.
      let all = listedElements(route) ?? [route]
      for one in row.manner == .tab || row.manner == .child ? Array(all.prefix(1)) : all {
        if program[one].kind == .keyPath {
          if let key = routeNamed(by: one, of: call) { found.append(.route(key.type, key.name, one, nil)) }
        } else {
          found += evaluate(one).flatMap { given($0, depth: 0) }
        }
      }
    }
    initialRoutesMemo[id] = found
    return found
  }

  /// The tab bar controller of the program's own that a coordinator of tabs is made around: `super.init(rootViewController: ShopTabs(), tabs: […])`.
  fileprivate func barGiven(to call: NodeRef) -> TypeID? {
    guard let root = argument("rootViewController", of: call) else { return nil }
    return evaluate(root).lazy.compactMap(\.objectType).first { self.inherits($0, from: "UITabBarController") }
  }

  /// What an initialiser's parameter stands for: what its callers give, or its default.
  func given(_ value: Value, depth: Int) -> [Value] {
    guard case .parameter(let function, let index) = value, depth < 4, case .type(let owner) = declarations[function].owner else { return [value] }
    var found: [Value] = []
    let calls = constructions(of: owner) + initialiserCalls(inside: owner)
    for call in calls {
      for pair in match(declarations.parameters(of: function), arguments(of: call)) ?? [] where pair.parameter == index {
        found += evaluate(pair.argument).flatMap { given($0, depth: depth + 1) }
      }
    }
    if found.isEmpty, let given = declarations.parameters(of: function)[index].defaultValue { found = evaluate(given) }
    return found
  }

  /// The calls of `init` that stand in a type.
  private func initialiserCalls(inside type: TypeID) -> [NodeRef] {
    if let known = initialiserCallsMemo { return known[type] ?? [] }
    var all: [TypeID: [NodeRef]] = [:]
    for call in calls(of: names.initName) {
      if let around = enclosingType(call) { all[around, default: []].append(call) }
    }
    initialiserCallsMemo = all
    return all[type] ?? []
  }

  /// The type of the route in `router.trigger(.route)`, told by the router's type.
  func triggeredType(_ argument: NodeRef, _ callee: NodeRef) -> TypeRef? {
    guard dialects.triggers[program[callee].name] != nil else { return nil }
    if program[callee].kind == .member, let base = program.firstChild(callee) {
      if program[base].kind == .name, program[base].name == names.superValue { return enclosingType(callee).flatMap { valueTaken(by: .project($0)) } }
      return valueTaken(by: typeOf(base))
    }
    return enclosingType(callee).flatMap { valueTaken(by: .project($0)) }
  }
}
