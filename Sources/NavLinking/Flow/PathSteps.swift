import NavDialects
import NavFacts

/// What is written to a path: a whole list, or steps that say how each is shown.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what is written to the path of a stack: what it begins with only where it says how it is shown.
  func sendPath(_ id: PropertyID) {
    for write in linkage.writes(to: id) {
      // Of a copy, whoever adds to the list that it follows decides.
      guard let value = write.value, linkage.stateFollowed(by: write, of: id) == nil, !linkage.isToldToSetter(value) else { continue }
      // What a stack begins with is shown by the view that it stands in; later its screens replace each other.
      let isFirst = write.means == .initial || isInInitialiser(write.site)
      if sendSteps(value, of: isFirst ? pathHolders[id].flatMap { $0.count == 1 ? $0.first : nil } : nil) { continue }
      guard write.means == .assignment || write.means == .append else { continue }
      var sink = Sink(manner: .push, byValue: true)
      sink.stacks = pathHolders[id] ?? []
      if write.means == .assignment, let elements = listBehind(value) {
        for element in elements { sendValue(element, sink, at: element) }
        continue
      }
      // A path built step by step has sent its values where they were appended; an empty one shows nothing.
      if case .external(let type, _) = linkage.typeOf(value), type == linkage.names.navigationPath { continue }
      if let elements = linkage.listedElements(value), elements.count == 1, sendSetter(giving: elements[0], sink) { continue }
      if !sendEvents(giving: value, sink) { sendValue(value, sink, at: write.site) }
    }
  }

  /// `case .push(let next): state.path.append(next)` of a reducer: whoever makes the event decides.
  private func sendEvents(giving value: NodeRef, _ sink: Sink, depth: Int = 0) -> Bool {
    guard depth < 4, program[value].kind == .name, !linkage.evaluate(value).contains(where: \.isPassedOn) else { return false }
    let events = eventsGiving(value)
    for (argument, place) in events where !sendEvents(giving: argument, sink, depth: depth + 1) { sendValue(argument, sink, at: place) }
    return !events.isEmpty
  }

  /// `var cart: Cart? { get { path.last } set { if let newValue { path = [newValue] } } }`: whoever sets the property decides.
  private func sendSetter(giving element: NodeRef, _ sink: Sink) -> Bool {
    guard let set = linkage.propertySet(around: element), declarations[set].getter != nil else { return false }
    for write in linkage.writes(to: set) where write.means == .assignment {
      if let value = write.value, program[value].kind != .nil { sendValue(value, sink, at: write.site) }
    }
    return true
  }

  /// `.init([.cart, .pay])`, and a local list that is built first: `var steps = [.cart]`, `steps.append(.pay)`.
  private func listBehind(_ value: NodeRef) -> [NodeRef]? {
    if program[value].kind == .call { return linkage.listedElements(value) ?? linkage.listMadeAgain(by: value).flatMap(listBehind) }
    guard program[value].kind == .name, case .local(let local) = linkage.meaning(of: program[value].name, at: value), case .array = linkage.typeOf(value),
      let initializer = program.first(local, .initializer)
    else { return nil }
    let first = program.firstChild(initializer).flatMap { linkage.listedElements($0) } ?? []
    let added = linkage.mentionsOfLocal(given: initializer).compactMap { mention -> NodeRef? in
      guard let member = program.parent(mention), program[member].kind == .member, program[member].name == linkage.names.append,
        let call = program.parent(member), program[call].kind == .call, program.firstChild(call) == member
      else { return nil }
      return linkage.arguments(of: call).first
    }
    return first + added
  }

  /// `[.root(.home), .sheet(.help)]`: each step of a path in its own manner.
  /// - Returns: whether the value is such a path.
  private func sendSteps(_ value: NodeRef, of holder: TypeID?) -> Bool {
    guard !linkage.dialects.steps.isEmpty else { return false }
    var found = false
    for element in pathsGiven(by: value, depth: 0).flatMap({ linkage.listedElements($0) ?? [$0] }) {
      guard program[element].kind == .call, let callee = program.firstChild(element), let manner = linkage.stepManner(callee),
        let shown = linkage.arguments(of: element).first
      else { continue }
      found = true
      var sink = Sink(manner: manner, byValue: true)
      if manner == .root { sink.holder = holder }
      sendValue(shown, sink, at: element)
    }
    return found
  }

  /// What an initialiser is given as a path: `self.steps = steps ?? [.root(.home)]`.
  private func pathsGiven(by value: NodeRef, depth: Int) -> [NodeRef] {
    guard depth < 4 else { return [value] }
    if program[value].kind == .infix, program[value].name == linkage.names.coalesce {
      return program.children(value).flatMap { pathsGiven(by: $0, depth: depth + 1) }
    }
    guard program[value].kind == .name, case .parameter(let function, let index) = linkage.meaning(of: program[value].name, at: value) else {
      return [value]
    }
    return callers(of: function).filter { $0.confidence != .possible }.flatMap { call, _ in
      (linkage.match(linkage.declarations.parameters(of: function), linkage.arguments(of: call)) ?? [])
        .filter { $0.parameter == index }.flatMap { pathsGiven(by: $0.argument, depth: depth + 1) }
    }
  }
}
