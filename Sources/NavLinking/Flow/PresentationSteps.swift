import NavDialects
import NavFacts
import NavModel

/// A modifier that shows its content while some state says so.
struct PresentationSite {
  var call: NodeRef
  var binding: NodeRef
  var content: NodeRef
  var isItem: Bool
  var manner: Manner
  /// The value of the state that it stands for: `NavigationLink(destination:tag:selection:)`.
  var tag: NodeRef?
  /// The property whose object has the state, where each use of a wrapper is given an object of its own.
  var holder: PropertyID?
  /// Whether a wrapper of the program's own lays it over what is there, without a modifier of the framework's.
  var isOwn = false
}

/// From presentation modifiers to the writes that trigger them.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func findPresentations() {
    for (name, rows) in linkage.dialects.inOrder(linkage.dialects.presentations) {
      for call in linkage.calls(of: name) {
        for row in rows {
          guard let binding = labelled(row.label, of: call),
            let content = row.content.flatMap({ linkage.argument($0, of: call) }) ?? contentArgument(of: call), content != binding,
            linkage.caseContents[binding] == nil
          else { continue }
          presentations.append(
            PresentationSite(
              call: call, binding: binding, content: content, isItem: row.state == .item,
              manner: row.mannerLabel.flatMap { linkage.argument($0, of: call) }.flatMap(manner(named:)) ?? row.manner,
              tag: row.caseLabel.flatMap { linkage.argument($0, of: call) }))
          break
        }
      }
    }
    for (name, rows) in linkage.dialects.inOrder(linkage.dialects.parts) {
      for call in linkage.calls(of: name) { findCondition(call, rows) }
    }
  }

  /// Connects every presentation, links' included, with the writes of its state.
  func connectPresentations() {
    for (index, presentation) in presentations.enumerated() {
      var seen: Set<PropertyID> = []
      connect(index, presentation, linkage.bindingTarget(presentation.binding), &seen, depth: 0)
    }
  }

  private func connect(
    _ index: Int, _ presentation: PresentationSite, _ target: Linkage.BindingTarget, _ seen: inout Set<PropertyID>, depth: Int
  ) {
    guard depth < 6 else { return }
    switch target {
    case .slot(let id, let narrowed):
      guard seen.insert(id).inserted else { return }
      let name = narrowed ?? tagName(presentation, of: id)
      stateOfPresentation[index, default: []].append((id, name))
      for outer in sendWrites(of: id, case: name, presentation) {
        connect(index, presentation, .slot(outer, case: name), &seen, depth: depth + 1)
      }
      if let inner = linkage.forwarded(id) {
        connect(index, presentation, .slot(inner, case: name), &seen, depth: depth + 1)
      }
      for argument in linkage.bindingArguments(of: id) {
        connect(index, presentation, linkage.bindingTarget(argument), &seen, depth: depth + 1)
      }
      connectBelow(id, name, presentation, &seen, depth: depth + 1)
      if case .slot(let behind, let one) = linkage.stateBehind(id) { connect(index, presentation, .slot(behind, case: one), &seen, depth: depth + 1) }
    case .parameter(let function, let parameter):
      for argument in linkage.argumentsGiven(to: function, parameter, flow: self) {
        connect(index, presentation, linkage.bindingTarget(argument), &seen, depth: depth + 1)
      }
    case .constant, .unknown:
      // Nobody can be seen to set it; that the modifier stands there is what is known.
      sendContent(presentation, at: presentation.call, confidence: .likely)
    }
  }

  private func tagName(_ presentation: PresentationSite, of selection: PropertyID) -> Symbol? {
    guard let tag = presentation.tag else { return nil }
    if program[tag].kind == .keyPath { return program.firstChild(tag).map { program[$0].name } }
    // `tag: .map` is of the type that the selection has.
    if program[tag].kind == .implicitMember, let type = linkage.declaredType(of: selection).projectType, linkage.hasCase(program[tag].name, type) {
      return program[tag].name
    }
    guard case .route(_, let name, _, _)? = linkage.evaluate(tag).first else { return nil }
    return name
  }

  /// Views further down that hold the same state as a `@Binding` write it too.
  private func connectBelow(_ id: PropertyID, _ name: Symbol?, _ presentation: PresentationSite, _ seen: inout Set<PropertyID>, depth: Int) {
    guard depth < 8 else { return }
    for below in linkage.bindingsBelow(id) where seen.insert(below).inserted {
      sendWrites(of: below, case: name, presentation)
      connectBelow(below, name, presentation, &seen, depth: depth + 1)
    }
  }

  /// - Returns: the properties whose setters pass on what they are given.
  @discardableResult
  private func sendWrites(of id: PropertyID, case name: Symbol?, _ presentation: PresentationSite) -> [PropertyID] {
    var outer: [PropertyID] = []
    for write in linkage.writes(to: id) where !linkage.isPutBack(write.site, by: presentation.binding) && presentation.isOf(write, linkage) {
      if write.means == .assignment, let value = write.value, let set = linkage.propertySet(around: value), linkage.forwarded(set) == id {
        outer.append(set)
        continue
      }
      switch write.means {
      case .toggle:
        if !isInside(write.site, presentation) { sendContent(presentation, at: write.site) }
      case .assignment:
        // An initialiser keeps the binding that it is given; who gives it is asked.
        guard let value = write.value, !(linkage.isBinding(id) && isInInitialiser(write.site)) else { continue }
        sendWrite(value, at: write.site, case: name, presentation)
      case .initial:
        // Shown from the start.
        guard let value = write.value else { continue }
        if program[value].kind == .boolean, program[value].flags.contains(.isTrue) { sendContent(presentation, at: presentation.call) }
        if presentation.manner == .root { sendFirst(value, of: id, case: name, presentation) }
      case .append, .construction:
        continue
      }
    }
    return outer
  }

  /// Whether code runs in what is presented, which it closes when it turns the state round: in its content, or in a view that is made
  /// nowhere else.
  private func isInside(_ site: NodeRef, _ presentation: PresentationSite) -> Bool {
    if program.isInside(site, presentation.content) { return true }
    guard let view = linkage.enclosingType(site), linkage.isView(view) else { return false }
    let made = linkage.constructions(of: view)
    return !made.isEmpty && made.allSatisfy { program.isInside($0, presentation.content) }
  }

  private func sendWrite(_ value: NodeRef, at site: NodeRef, case name: Symbol?, _ presentation: PresentationSite) {
    let node = program[value]
    if node.kind == .nil { return }
    if node.kind == .boolean {
      if node.flags.contains(.isTrue) { sendContent(presentation, at: site) }
      return
    }
    guard presentation.isItem || name != nil else {
      if case .boolean(false)? = linkage.evaluate(value).first, linkage.evaluate(value).count == 1 { return }
      sendContent(presentation, at: site)
      return
    }
    let values = linkage.evaluate(value)
    if !values.isEmpty, values.allSatisfy({ if case .none = $0 { true } else { false } }) { return }
    if let name {
      if let projection = routeCarried(by: name, written: value) {
        var sink = Sink(manner: presentation.manner)
        sink.projections = [projection]
        sink.note(presentation.call, .presents)
        return send(values.filter { $0.isPassedOn }, sink, at: site, value)
      }
      // Only the case that the modifier shows.
      for case .route(let type, let actual, let place, let frame) in values where actual == name {
        send([.route(type, name, place, frame)], Sink(manner: presentation.manner), at: site, value)
      }
      // Of what a caller passes, too; what a state is made with has been set by nobody.
      guard !isInInitialiser(site) else { return }
      let passed = values.filter { value in
        switch value {
        case .parameter, .payload: true
        default: false
        }
      }
      var sink = Sink(manner: presentation.manner)
      sink.note(presentation.call, .presents)
      sink.conditions = [RouteCondition(subject: .value(projections: 0), wanted: .names([name], isOneOf: true))]
      send(passed, sink, at: site, value)
      return
    }
    if mappedItem(presentation) != nil || showsErasedRoute(presentation) || showsItemItself(presentation) {
      send(values, Sink(manner: presentation.manner), at: site, value)
      return
    }
    if sendCarriedItem(values, presentation, at: site) { return }
    // A model decides nothing about the screen; where a service is told to show it, the teller decided.
    if let function = parameter(in: values), declarations[function].isInit { return }
    if let function = parameter(in: values), promotes(function) {
      var seen: Set<NodeRef> = []
      for (call, _) in callers(of: function) where seen.insert(call).inserted {
        sendContent(presentation, at: call)
      }
      return
    }
    sendContent(presentation, at: site)
  }

  /// The payload of a case that carries whatever route it is given: `enum Shown<Route> { case sheet(Route) }`.
  private func routeCarried(by name: Symbol, written value: NodeRef) -> Projection? {
    guard let type = linkage.typeOf(value).projectType ?? linkage.expectedType(of: value)?.projectType,
      declarations[type].isGeneric, let info = declarations[type].cases.first(where: { $0.name == name }),
      case let parameters = program.children(info.node).filter({ program[$0].kind == .parameter }), parameters.count == 1,
      let payload = program.children(parameters[0]).first(where: { program[$0].kind.isType }),
      linkage.isGenericParameter(program[payload].name, of: declarations[type].node)
    else { return nil }
    return .payload(name, 0)
  }

  private func parameter(in values: [Value]) -> FunctionID? {
    for case .parameter(let function, _) in values { return function }
    return nil
  }

  /// Whether a function that shows what it is given belongs to nobody's screen: a service, an extension.
  private func promotes(_ function: FunctionID) -> Bool {
    guard !declarations[function].isInit else { return false }
    switch declarations[function].owner {
    case .type(let id): return !linkage.isScreenLike(id) && linkage.holders(of: id).count != 1
    default: return true
    }
  }

  /// The enum whose cases the content is chosen by.
  private func mappedItem(_ presentation: PresentationSite) -> TypeID? {
    guard presentation.isItem else { return nil }
    switch linkage.bindingTarget(presentation.binding) {
    case .slot(let id, nil): return linkage.routeEnum(linkage.declaredType(of: id))
    case .parameter(let function, let index):
      return declarations.parameters(of: function)[index].type.flatMap { linkage.routeEnum(linkage.resolve($0)) }
    default: return nil
    }
  }

  private func showsErasedRoute(_ presentation: PresentationSite) -> Bool {
    guard presentation.isItem, case .slot(let id, nil) = linkage.bindingTarget(presentation.binding) else { return false }
    return linkage.isErasedRoute(linkage.declaredType(of: id))
  }

  private func sendContent(_ presentation: PresentationSite, at site: NodeRef, confidence: Transition.Confidence = .certain) {
    var sink = Sink(manner: presentation.manner)
    sink.confidence = confidence
    sink.note(presentation.call, .presents)
    send(presentation.content, sink, at: site)
  }

  // MARK: Selections

  /// Writes of a tab view's or list's selection switch to what the value stands for.
  func findSelections() {
    for (value, content, site) in tabTags {
      for case .route(let type, let name, _, _) in linkage.evaluate(value) {
        tabContents.append((type, name, content, site))
      }
    }
    var taken: Set<PropertyID> = []
    for (name, row) in linkage.dialects.selections {
      var slots: Set<PropertyID> = []
      for call in linkage.calls(of: name) {
        guard let binding = linkage.argument(row.label, of: call), row.manner != .tab || showsScreens(call) else { continue }
        collectSlots(linkage.bindingTarget(binding), into: &slots, depth: 0)
      }
      if row.manner == .split {
        sendListSelections(name, row)
        sendListedCases(name, row)
      }
      // A list's selection shows something only where a mapping turns it into a screen.
      for id in slots.sorted() where taken.insert(id).inserted {
        guard row.manner == .tab || linkage.routeEnum(linkage.declaredType(of: id)) != nil else { continue }
        sendSelection(id, row.manner)
      }
    }
    for id in Set(layeredStates.flatMap { slots(behind: $0) }).sorted() where taken.insert(id).inserted { sendSelection(id, .tab) }
  }

  /// A list whose selection a column waits for shows that column.
  private func sendListSelections(_ name: Symbol, _ row: SelectionRow) {
    let columns = presentations.indices.filter { presentations[$0].manner == row.manner && stateOfPresentation[$0] != nil }
    guard !columns.isEmpty else { return }
    for call in linkage.calls(of: name) {
      guard let binding = linkage.argument(row.label, of: call), !hasPushingLink(call) else { continue }
      var slots: Set<PropertyID> = []
      collectSlots(linkage.bindingTarget(binding), into: &slots, depth: 0)
      for index in columns where stateOfPresentation[index, default: []].contains(where: { slots.contains($0.0) }) {
        sendContent(presentations[index], at: call)
      }
    }
  }

  /// A list of the cases of the enum that its selection holds: `List(Mailbox.allCases, selection: $mailbox) { … }`.
  private func sendListedCases(_ name: Symbol, _ row: SelectionRow) {
    for call in linkage.calls(of: name) {
      guard let binding = linkage.argument(row.label, of: call), case .slot(let id, nil) = linkage.bindingTarget(binding),
        let type = linkage.routeEnum(linkage.declaredType(of: id)), !hasPushingLink(call), let listed = listed(by: call)
      else { continue }
      for case .route(type, let one, let node, let frame) in linkage.evaluate(listed) {
        send(.route(type, one, node, frame), Sink(manner: row.manner), at: call, listed)
      }
    }
  }

  /// What a list, or the one loop that is its content, has rows for.
  private func listed(by list: NodeRef) -> NodeRef? {
    let arguments = linkage.arguments(of: list)
    if let first = arguments.first, program.label(first).isNone, program[first].kind != .closure { return first }
    guard let content = arguments.last, program[content].kind == .closure else { return nil }
    let loops = program.members(content).filter { statement in
      program[statement].kind == .call && program.firstChild(statement).map { linkage.text(program[$0].name) == "ForEach" } == true
    }
    return loops.count == 1 ? linkage.arguments(of: loops[0]).first : nil
  }

  /// Whether links in a list lead somewhere themselves.
  private func hasPushingLink(_ list: NodeRef) -> Bool {
    drafts.contains { program.isInside($0.site, list) }
  }

  func collectSlots(_ target: Linkage.BindingTarget, into slots: inout Set<PropertyID>, depth: Int) {
    guard depth < 6 else { return }
    switch target {
    case .slot(let id, _):
      guard slots.insert(id).inserted else { return }
      for argument in linkage.bindingArguments(of: id) { collectSlots(linkage.bindingTarget(argument), into: &slots, depth: depth + 1) }
      slots.formUnion(linkage.bindingsBelowAll(id))
      collectSlots(linkage.stateBound(by: id), into: &slots, depth: depth + 1)
    case .parameter(let function, let index):
      for argument in linkage.argumentsGiven(to: function, index, flow: self) {
        collectSlots(linkage.bindingTarget(argument), into: &slots, depth: depth + 1)
      }
    default: break
    }
  }

  private func sendSelection(_ id: PropertyID, _ manner: Manner) {
    for write in linkage.writes(to: id) where write.means == .assignment {
      guard let value = write.value else { continue }
      let values = linkage.evaluate(value).filter { one in
        switch one {
        case .route, .parameter, .payload, .part: true
        // `.onReceive(model.$page) { selection = $0 }`
        case .slot(let other): manner == .tab && other != id && isGivenToClosure(value)
        default: false
        }
      }
      send(values, Sink(manner: manner), at: write.site, value)
    }
  }

  /// Whether a name is the parameter of a closure: what a stream or a state hands to whoever watches it.
  func isGivenToClosure(_ value: NodeRef) -> Bool {
    guard program[value].kind == .name else { return false }
    switch linkage.meaning(of: program[value].name, at: value) {
    case .closureParameter: return true
    // `if let tab = tab { … }`
    case .optionalBinding(let binding): return program.firstChild(binding).map(isGivenToClosure) ?? false
    default: return false
    }
  }
}

extension Linkage {
  /// The `@Binding` properties of other types that are given `$id`.
  func bindingsBelow(_ id: PropertyID) -> [PropertyID] {
    if bindingsBelowMemo == nil {
      var all: [PropertyID: [PropertyID]] = [:]
      for index in declarations.properties.indices {
        let below = PropertyID(index)
        guard isBinding(below) else { continue }
        for argument in bindingArguments(of: below) {
          if case .slot(let above, _) = bindingTarget(argument), above != below { all[above, default: []].append(below) }
        }
      }
      bindingsBelowMemo = all
    }
    return bindingsBelowMemo?[id] ?? []
  }

  /// What callers give for one parameter.
  func argumentsGiven(to function: FunctionID, _ index: Int, flow: SinkFlow) -> [NodeRef] {
    flow.callers(of: function).flatMap { call, _ in
      (match(declarations.parameters(of: function), arguments(of: call)) ?? []).filter { $0.parameter == index }.map(\.argument)
    }
  }
}
