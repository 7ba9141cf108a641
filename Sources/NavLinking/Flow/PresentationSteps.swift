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
  /// Whether the screen around it decides when it comes, and whoever made that screen only what it is.
  var isDecidedInside = false
  /// Whether the call says how the screen appears, whatever the route says of itself.
  var isMannerTold = true

  var sink: Sink {
    var sink = Sink(manner: manner)
    sink.isMannerTold = isMannerTold
    return sink
  }
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
            let content = row.content.flatMap({ linkage.argument($0, of: call) }) ?? contentArgument(of: call)
              ?? (row.showsItem && linkage.isWrittenAsBinding(binding) ? binding : nil), content != binding || row.showsItem,
            linkage.caseContents[binding] == nil, row.state != .bound || isBoundByLibrary(binding, of: call)
          else { continue }
          if row.manner == .present, saysInPassing(content) { break }
          if row.manner == .child, isWholeOfShown(call) { break }
          let told = row.mannerLabel.flatMap { linkage.argument($0, of: call) }.flatMap(manner(named:))
          presentations.append(
            PresentationSite(
              call: call, binding: binding, content: content, isItem: row.state == .item || (row.state == .bound && !isFlag(binding)),
              manner: told ?? (row.manner == .child && isOneOfWholes(call) ? .root : row.manner),
              tag: row.caseLabel.flatMap { linkage.argument($0, of: call) }, isMannerTold: told != nil || !row.asRouteSays))
          break
        }
      }
    }
    for (name, rows) in linkage.dialects.inOrder(linkage.dialects.parts) {
      for call in linkage.calls(of: name) { findCondition(call, rows) }
    }
  }

  /// Whether a modifier that the program does not declare is given a binding.
  private func isBoundByLibrary(_ binding: NodeRef, of call: NodeRef) -> Bool {
    bindsState(binding) && linkage.callTargets(of: call).functions.isEmpty
  }

  private func isFlag(_ binding: NodeRef) -> Bool {
    switch linkage.bindingTarget(binding) {
    case .slot(let id, nil): return linkage.isBoolean(id)
    case .parameter(let function, let index):
      // `Binding<Bool>`
      guard let type = declarations.parameters(of: function)[index].type, let bound = program.firstChild(type) else { return false }
      return linkage.text(program[bound].name) == "Bool"
    default: return false
    }
  }

  /// Whether what a popup shows is but a message: `.popup(isPresented: $failed) { Toast(text: reason) }`.
  private func saysInPassing(_ content: NodeRef) -> Bool {
    let shown = wholeStatements(content)
    if !shown.isEmpty, shown.allSatisfy({ viewMade(by: $0).map { isPassing(declarations[$0].name) } ?? false }) { return true }
    // `if isWide { HStack { Spacer(); tip() } } else { tip() }` of a method that makes the message.
    var walk = Walk(linkage: linkage)
    let made = walk.content(of: content, nil).filter(\.isKnown)
    return !made.isEmpty && made.allSatisfy { value in value.objectType.map { linkage.isView($0) && isPassing(declarations[$0].name) } ?? false }
  }

  /// Connects every presentation, links' included, with the writes of its state.
  func connectPresentations() {
    for presentation in presentations {
      if case .slot(let id, nil) = linkage.bindingTarget(presentation.binding) { contentsOfState[id, default: []].append(presentation.content) }
    }
    for (index, presentation) in presentations.enumerated() {
      if sendPile(presentation) { continue }
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
      for one in casesFolded(to: name, of: id, presentation) {
        stateOfPresentation[index, default: []].append((id, one))
        for (outer, inner) in sendWrites(of: id, case: one, presentation) {
          connect(index, presentation, .slot(outer, case: inner), &seen, depth: depth + 1)
        }
      }
      if let inner = linkage.forwarded(id) {
        connect(index, presentation, .slot(inner, case: name), &seen, depth: depth + 1)
      }
      for argument in linkage.bindingArguments(of: id) {
        connect(index, presentation, linkage.bindingTarget(argument), &seen, depth: depth + 1)
      }
      connectBelow(id, name, presentation, &seen, depth: depth + 1)
      if let carrying = linkage.stateCarrying(id) {
        connect(index, presentation, .slot(carrying.state, case: carrying.name), &seen, depth: depth + 1)
      }
      if case .slot(let behind, let one) = linkage.stateBehind(id) { connect(index, presentation, .slot(behind, case: one), &seen, depth: depth + 1) }
    case .parameter(let function, let parameter):
      for argument in linkage.argumentsGiven(to: function, parameter, flow: self) {
        connect(index, presentation, linkage.bindingTarget(argument), &seen, depth: depth + 1)
      }
    case .unknown where isAssigned(presentation.binding): break
    case .constant:
      // It is there from the start, with whatever it shows first; who changes that decides what comes then.
      var sink = presentation.sink
      (sink.confidence, sink.takesInitial, sink.root) = (.likely, true, presentation.call)
      sendContent(presentation, sink, at: presentation.call)
    case .unknown:
      // Nobody can be seen to set it; that the modifier stands there is what is known.
      sendContent(presentation, at: presentation.call, confidence: .likely)
    }
  }

  /// Whether a binding is to a library's state whose assignments are followed themselves: `$router.presentedSheet`.
  private func isAssigned(_ binding: NodeRef) -> Bool {
    guard program[binding].kind == .member, let row = linkage.dialects.assignments[program[binding].name], let base = program.firstChild(binding),
      case .external(let type, _) = linkage.typeOf(base)
    else { return false }
    return row.receivers.contains(linkage.text(type))
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

  /// - Returns: the properties whose setters pass on what they are given, with the case that is shown of each.
  @discardableResult
  private func sendWrites(of id: PropertyID, case name: Symbol?, _ presentation: PresentationSite) -> [(PropertyID, case: Symbol?)] {
    var outer: [(PropertyID, case: Symbol?)] = []
    for write in linkage.writes(to: id) where !linkage.isPutBack(write.site, by: presentation.binding) && presentation.isOf(write, linkage) {
      if write.means == .assignment, let value = write.value, let set = linkage.propertySet(around: value), linkage.forwarded(set) == id {
        outer.append((set, name))
        continue
      }
      if write.means == .assignment, let name, let set = write.value.flatMap(linkage.propertyHanding), let carrying = linkage.stateCarrying(set),
        carrying.state == id
      {
        // What is given to the property of another case is shown elsewhere.
        if carrying.name == name { outer.append((set, nil)) }
        continue
      }
      switch write.means {
      case .toggle:
        if !isInside(write.site, presentation) { sendContent(presentation, at: write.site) }
      case .assignment:
        // An initialiser keeps the binding that it is given; who gives it is asked.
        guard let value = write.value, !(linkage.isBinding(id) && isInInitialiser(write.site)), !linkage.keepsOrEmpties(id, by: value)
        else { continue }
        sendWrite(value, at: write.site, case: name, presentation)
      case .initial:
        // Shown from the start.
        guard let value = write.value else { continue }
        let isCondition = !presentation.isItem && name == nil && mayHold(value)
        if isCondition || (program[value].kind == .boolean && program[value].flags.contains(.isTrue)) { sendContent(presentation, at: write.site) }
        if presentation.manner == .root { sendFirst(value, of: id, case: name, presentation) }
      case .append, .construction, .change:
        continue
      }
    }
    return outer
  }

  /// Whether a flag begins as a condition that may hold: `!settings.isEmpty`, `launches == 0`.
  private func mayHold(_ value: NodeRef) -> Bool {
    switch program[value].kind {
    case .unary: linkage.text(program[value].name) == "!"
    case .infix: Self.comparisons.contains(linkage.text(program[value].name))
    default: false
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!=="]

  /// Whether code runs in what is presented, which it closes when it turns the state round: in its content, or in a view that is made
  /// nowhere else. What is there in two places for the sake of older systems is presented by one state.
  private func isInside(_ site: NodeRef, _ presentation: PresentationSite) -> Bool {
    var contents = [presentation.content]
    if case .slot(let id, nil) = linkage.bindingTarget(presentation.binding), let all = contentsOfState[id] { contents = all }
    if contents.contains(where: { program.isInside(site, $0) }) { return true }
    guard let view = linkage.enclosingType(site), linkage.isView(view) else { return false }
    let made = linkage.constructions(of: view)
    // Also in a part that only the content names: `.sheet(isPresented: $isNaming) { nameForm }`.
    let isMadeInside = made.allSatisfy { call in
      if contents.contains(where: { program.isInside(call, $0) }) { return true }
      guard let maker = linkage.enclosingType(call), linkage.isView(maker), maker != view else { return false }
      return isUsedOnly(linkage.enclosingBody(call), inside: contents, of: maker, depth: 0)
    }
    if !made.isEmpty, isMadeInside { return true }
    return isUsedOnly(linkage.enclosingBody(site), inside: contents, of: view, depth: 0)
  }

  /// Whether a method or computed property of a view is named nowhere but in some content, or in others of which that holds:
  /// `.sheet(isPresented: $isNaming) { nameForm }` with `NameForm(onSave: save)` in `nameForm`.
  private func isUsedOnly(_ body: Linkage.EnclosingBody, inside contents: [NodeRef], of view: TypeID, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    let uses: [NodeRef]
    switch body {
    case .function(let function):
      guard declarations[function].owner == .type(view), !declarations[function].isInit else { return false }
      uses = linkage.calls(running: function).map(\.call) + linkage.references(to: function)
    case .property(let property):
      guard declarations[property].owner == .type(view), declarations[property].name != linkage.names.body else { return false }
      uses = linkage.uses(of: property)
    default: return false
    }
    return !uses.isEmpty && uses.allSatisfy { use in
      contents.contains { program.isInside(use, $0) } || isUsedOnly(linkage.enclosingBody(use), inside: contents, of: view, depth: depth + 1)
    }
  }

  /// - Parameter excluded: the cases that somebody between the value and the state sends elsewhere.
  func sendWrite(
    _ value: NodeRef, at site: NodeRef, case name: Symbol?, _ presentation: PresentationSite, excluding excluded: Set<Symbol> = [], depth: Int = 0
  ) {
    let node = program[value]
    if node.kind == .nil { return }
    if node.kind == .boolean {
      if node.flags.contains(.isTrue) { sendContent(presentation, at: site) }
      return
    }
    let excluded = node.kind == .name ? excluded.union(namesLeftOut(before: value)) : excluded
    if sendEvents(giving: value, case: name, presentation, excluding: excluded, depth: depth) { return }
    guard presentation.isItem || name != nil || showsBoundItem(presentation) else {
      if case .boolean(false)? = linkage.evaluate(value).first, linkage.evaluate(value).count == 1 { return }
      if isHiddenUnlessAsked(value) || sendTruths(handed: value, presentation, depth: depth) { return }
      // `tag: "map"` and `selected = "list"`
      if let tag = presentation.tag.flatMap(self.tag), let chosen = self.tag(value), tag != chosen { return }
      sendContent(presentation, at: site)
      return
    }
    let values = linkage.evaluate(value).filter { if case .route(_, let name, _, _) = $0 { !excluded.contains(name) } else { true } }
    if !excluded.isEmpty, values.isEmpty { return }
    if !values.isEmpty, values.allSatisfy({ if case .none = $0 { true } else { false } }) { return }
    if let name {
      if let projection = routeCarried(by: name, written: value, presentation) {
        var sink = presentation.sink
        sink.projections = [projection]
        sink.note(presentation.call, .presents)
        return send(values.filter { $0.isPassedOn }, sink, at: site, value)
      }
      // Only the case that the modifier shows.
      for case .route(let type, let actual, let place, let frame) in values where actual == name {
        send([.route(type, name, place, frame)], presentation.sink, at: site, value)
      }
      // Of what a caller passes, too; what a state is made with has been set by nobody.
      guard !isInInitialiser(site) else { return }
      let passed = values.filter { value in
        switch value {
        case .parameter, .payload: true
        default: false
        }
      }
      var sink = presentation.sink
      sink.note(presentation.call, .presents)
      sink.conditions = [RouteCondition(subject: .value(projections: 0), wanted: .names([name], isOneOf: true))]
      send(passed, sink, at: site, value)
      return
    }
    if let item = mappedItem(presentation) {
      var sink = presentation.sink
      // What others that share a base class keep in the same property is of their own types.
      if isGenericState(presentation) { sink.conditions = [.isOf(item)] }
      if !excluded.isEmpty {
        let names = excluded.sorted { $0.raw < $1.raw }
        sink.conditions.append(RouteCondition(subject: .value(projections: 0), wanted: .names(names, isOneOf: false)))
      }
      send(values, sink, at: site, value)
      return
    }
    if showsErasedRoute(presentation) || showsItemItself(presentation) {
      send(values, presentation.sink, at: site, value)
      return
    }
    if sendCarriedItem(values, presentation, at: site) { return }
    // A model decides nothing about the screen; where a service is told to show it, the teller decided.
    if let function = parameter(in: values), declarations[function].isInit { return }
    if let function = parameter(in: values), promotes(function), !decides(function, at: site) {
      var seen: Set<NodeRef> = []
      for (call, _) in callers(of: function) where seen.insert(call).inserted {
        sendContent(presentation, at: call)
      }
      return
    }
    sendContent(presentation, at: site)
  }

  /// Of a route that an event carries, whoever makes the event decides: `case .setRoute(let route): state.route = route`. Whether something is
  /// shown, the event does not say where it leads.
  /// - Returns: whether somebody does. A function that is handed events is asked for them as for its other parameters.
  private func sendEvents(
    giving value: NodeRef, case name: Symbol?, _ presentation: PresentationSite, excluding excluded: Set<Symbol>, depth: Int
  ) -> Bool {
    guard depth < 4, program[value].kind == .name, name != nil || mappedItem(presentation) != nil,
      !linkage.evaluate(value).contains(where: \.isPassedOn)
    else { return false }
    let events = eventsGiving(value).filter { !isNothing($0.argument) }
    for (argument, place) in events { sendWrite(argument, at: place, case: name, presentation, excluding: excluded, depth: depth + 1) }
    return !events.isEmpty
  }

  /// The cases that the code around has dealt with before a value is used: `if route == .alarm { … } else { state.route = route }`.
  private func namesLeftOut(before value: NodeRef) -> Set<Symbol> {
    var names: Set<Symbol> = []
    var child = value
    while let here = program.parent(child), !program[here].kind.isDeclaration || program[here].kind == .varDecl {
      if program[here].kind == .ifStmt, let condition = program.firstChild(here), program.children(here).map({ $0 }).last == child,
        branches(of: here).count == 2, program[condition].kind == .infix, program[condition].name == linkage.names.equals,
        let left = program.firstChild(condition), program[left].kind == .name, program[left].name == program[value].name,
        let name = program.secondChild(condition).flatMap({ linkage.caseName($0) })
      {
        names.insert(name)
      }
      child = here
    }
    return names
  }

  private func isNothing(_ value: NodeRef) -> Bool {
    program[value].kind == .nil || (program[value].kind == .boolean && !program[value].flags.contains(.isTrue))
  }

  /// `init(showsHelp: Bool = false) { self.showsHelp = showsHelp }` where nobody who makes the state says anything else;
  /// `Garden.State(showsHelp: false)` says the same.
  private func isHiddenUnlessAsked(_ value: NodeRef) -> Bool {
    guard case .parameter(let function, let index)? = linkage.evaluate(value).first, declarations[function].isInit,
      let given = declarations.parameters(of: function)[index].defaultValue, program[given].kind == .boolean, !program[given].flags.contains(.isTrue),
      case .type(let type) = declarations[function].owner
    else { return false }
    let label = declarations.parameters(of: function)[index].label
    return linkage.constructions(of: type).allSatisfy { call in
      linkage.arguments(of: call).allSatisfy { argument in
        program.label(argument) != label || (program[argument].kind == .boolean && !program[argument].flags.contains(.isTrue))
      }
    }
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

  /// Whether a function of a service decides itself that something is shown: in an arm, for its own type alone.
  private func decides(_ function: FunctionID, at site: NodeRef) -> Bool {
    guard case .type(let owner) = declarations[function].owner else { return false }
    var at = program.parent(site)
    while let here = at, !program[here].kind.isDeclaration || program[here].kind == .varDecl {
      if program[here].kind == .caseArm { return true }
      at = program.parent(here)
    }
    return callers(of: function).allSatisfy { linkage.enclosingType($0.call) == owner }
  }

  /// The enum whose cases the content is chosen by.
  private func mappedItem(_ presentation: PresentationSite) -> TypeID? {
    typeOfItem(presentation).flatMap(linkage.routeEnum).flatMap { showsOneScreen(presentation, for: $0) ? nil : $0 }
  }

  private func showsErasedRoute(_ presentation: PresentationSite) -> Bool {
    typeOfItem(presentation).map(linkage.isErasedRoute) ?? false
  }

  /// The type of the item that a presentation shows, as its state or the binding that a modifier is given is declared.
  func typeOfItem(_ presentation: PresentationSite) -> TypeRef? {
    guard presentation.isItem else { return nil }
    switch linkage.bindingTarget(presentation.binding) {
    case .slot(let id, nil):
      // `destination: Destination?` of a generic base class is what the object at hand makes of it.
      if isGenericState(presentation), let type = linkage.typeOf(presentation.binding).projectType { return .project(type) }
      return linkage.declaredType(of: id)
    case .parameter(let function, let index): return declarations.parameters(of: function)[index].type.map(linkage.resolve)
    default: return nil
    }
  }

  /// Whether the state of a presentation is of a type that its class leaves to those below.
  func isGenericState(_ presentation: PresentationSite) -> Bool {
    guard case .slot(let id, nil) = linkage.bindingTarget(presentation.binding) else { return false }
    return linkage.isGenericState(id)
  }

  func sendContent(_ presentation: PresentationSite, at site: NodeRef, confidence: Transition.Confidence = .certain) {
    var sink = presentation.sink
    sink.confidence = confidence
    sendContent(presentation, sink, at: site)
  }

  private func sendContent(_ presentation: PresentationSite, _ sink: Sink, at site: NodeRef) {
    var sink = sink
    sink.note(presentation.call, .presents)
    if presentation.isDecidedInside { sink.place = site }
    send(presentation.content, sink, at: site)
  }
}

extension Linkage {
  /// Whether a property is of a type that its own type leaves open, as a generic parameter.
  func isGenericState(_ id: PropertyID) -> Bool {
    guard case .type(let owner) = declarations[id].owner, declarations[owner].isGeneric, var type = declarations[id].type else { return false }
    if program[type].kind == .typeOptional, let inner = program.firstChild(type) { type = inner }
    return program[type].kind == .typeName && isGenericParameter(program[type].name, of: declarations[owner].node)
  }

  /// What callers give for one parameter.
  func argumentsGiven(to function: FunctionID, _ index: Int, flow: SinkFlow) -> [NodeRef] {
    flow.callers(of: function).flatMap { call, _ in
      (match(declarations.parameters(of: function), arguments(of: call)) ?? []).filter { $0.parameter == index }.map(\.argument)
    }
  }
}
