import NavFacts
import NavModel

/// Methods that show what a method of the types below makes: `func start() { navigation.pushViewController(makeScreen(), …) }` in a
/// base class or a protocol's extension. Which screen it is, the object tells that `start` is called on, so its callers decide.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what an expression gives for each object that the function around is called on.
  /// - Returns: whether that says where it goes; otherwise it is decided here.
  func sendInherited(_ expression: NodeRef, _ sink: Sink, at site: NodeRef) -> Bool {
    guard !handled.isCapturing, case .function(let function) = linkage.enclosingBody(site), isForTypesBelow(function) else { return false }
    var made = linkage.initial(of: expression)
    if isMadeBelow(made) {
      // What is put into a container here that is shown next, is shown with it.
      if sink.manner == .push || sink.manner == .root, showing(of: site) != nil { return true }
    } else if let filling = filling(of: expression, at: site), isMadeBelow(linkage.initial(of: filling)) {
      made = linkage.initial(of: filling)
    } else {
      return false
    }
    guard isToldBelow(made, in: function) else { return false }
    let before = outcomes
    sendReceivers(of: function, made, sink, at: site)
    return outcomes > before
  }

  /// Sends the objects that a function is called on, for what it makes of them.
  private func sendReceivers(of function: FunctionID, _ made: NodeRef, _ sink: Sink, at site: NodeRef) {
    sendToCallers(of: function, showing: made, sink, at: site) { call, sink in
      var sink = sink
      sink.projections.insert(.own(made, by: function), at: 0)
      if let base = receiver(of: call), !isSelf(base) {
        for value in linkage.evaluate(base) { sendReceiver(value, sink, at: call, base) }
      } else if let type = linkage.exactSelf(at: call) {
        // What `super` is told to do, the type's own method does not do in its place.
        if let base = receiver(of: call), program[base].name == linkage.names.superValue { sink.projections[0] = .own(made, by: nil) }
        send(.object(type, nil), sink, at: call, call)
      } else if case .function(let caller) = linkage.enclosingBody(call), caller != function {
        sink.projections.removeFirst()
        sendReceivers(of: caller, made, sink, at: call)
      }
    }
  }

  /// Hands a sink to every call of a function that shows what the object is which it is called on; once for each expression shown.
  ///
  /// - Returns: whether that says where it goes, be it from the time before.
  @discardableResult
  func sendToCallers(
    of function: FunctionID, showing expression: NodeRef, _ sink: Sink, at site: NodeRef, _ send: (NodeRef, Sink) -> Void
  ) -> Bool {
    guard sink.confidence != .possible, let conditions = conditions(of: sink, around: site, in: function, -1) else { return false }
    let key = StartKey(function: function, expression: expression, manner: sink.manner, conditions: conditions)
    if let isTold = seenStarts[key] {
      if isTold { outcomes += 1 }
      return isTold
    }
    let before = outcomes
    seenStarts[key] = false
    var sink = sink
    sink.note(site, .makes(function))
    sink.presenter = nil
    for (call, confidence) in callers(of: function) where confidence != .possible {
      guard let asked = self.conditions(conditions, of: function, at: call) else { continue }
      sink.conditions = asked
      send(call, sink)
    }
    seenStarts[key] = outcomes > before
    return outcomes > before
  }

  private func sendReceiver(_ value: Value, _ sink: Sink, at call: NodeRef, _ base: NodeRef) {
    switch value {
    case .slot(let id):
      // Who is started is decided where it is started, whoever keeps it.
      for write in linkage.writes(to: id) {
        for value in write.value.map({ linkage.evaluate($0) }) ?? [] {
          if case .object = value { send(value, sink, at: call, base) }
        }
      }
    default: send(value, sink, at: call, base)
    }
  }

  /// Sends what an object makes by a method of its own.
  /// - Returns: whether that is what is asked for.
  func sendOwn(_ value: Value, _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard case .own(let made, let function)? = sink.projections.first else { return false }
    let type: TypeID
    switch value {
    case .object(let id, _): type = id
    case .typed: 
      guard let id = linkage.exactType(value) else { return true }
      type = id
    case .parameter, .slot: return false
    default: return true
    }
    if let function, !linkage.runs(function, on: type) { return true }
    var sink = sink
    sink.projections.removeFirst()
    sink.starter = type
    let values = linkage.evaluate(made, objectFrame(type))
    send(values.filter { $0.isKnown && !$0.isPassedOn }, sink, at: site, expression)
    return true
  }

  // MARK: What is made below

  /// Whether a function is a method of a type that others inherit from, and of no screen.
  private func isForTypesBelow(_ function: FunctionID) -> Bool {
    let info = declarations[function]
    guard !info.isInit, !info.isStatic, case .type(let owner) = info.owner, !linkage.isScreenLike(owner) else { return false }
    let below = linkage.conformers(of: owner)
    return !below.isEmpty && !(declarations[owner].kind == .protocol && below.contains(where: linkage.isScreenLike))
  }

  /// Whether an expression calls a method of `self`, or reads a property, that types below have their own of.
  ///
  /// A method of its own that dresses what such a method makes counts too: `func dressed() -> some View { makeScreen().padding() }`.
  private func isMadeBelow(_ expression: NodeRef) -> Bool { isMadeBelow(expression, depth: 0) }

  private func isMadeBelow(_ expression: NodeRef, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    switch program[expression].kind {
    case .call:
      if let callee = program.firstChild(expression), isOnSelf(callee) {
        let targets = linkage.callTargets(of: expression)
        if targets.confidence == .certain, targets.functions.count > 1 || targets.functions.contains(where: { declarations[$0].body == nil }) { return true }
        if let body = targets.functions.first.flatMap({ declarations[$0].body }), case let results = linkage.returnedExpressions(of: body), results.count == 1,
          isMadeBelow(linkage.telling(results[0]), depth: depth + 1)
        {
          return true
        }
      }
      return linkage.arguments(of: expression).contains { isMadeBelow($0, depth: depth + 1) }
    case .array: return program.children(expression).contains { isMadeBelow($0, depth: depth + 1) }
    case .name, .member:
      guard isOnSelf(expression), let id = linkage.propertyWritten(by: expression), declarations[id].getter != nil,
        case .type(let owner) = declarations[id].owner, declarations[owner].kind == .class
      else { return false }
      return (declarations.propertiesByName[declarations[id].name] ?? []).contains { other in
        guard other != id, case .type(let type) = declarations[other].owner else { return false }
        return linkage.fits(type, owner)
      }
    default: return false
    }
  }

  /// Whether the object alone tells what is made: `makeController(for: route)` depends on the route, which the same callers pass.
  private func isToldBelow(_ made: NodeRef, in function: FunctionID) -> Bool {
    guard case .type(let owner) = declarations[function].owner else { return false }
    return linkage.conformers(of: owner).contains { type in
      linkage.evaluate(made, objectFrame(type)).contains { $0.isKnown && !$0.isPassedOn }
    }
  }

  private func objectFrame(_ type: TypeID) -> Frame {
    Frame(parameters: [:], selfValue: .object(type, nil), outer: nil, depth: 1)
  }

  private func isOnSelf(_ ref: NodeRef) -> Bool {
    switch program[ref].kind {
    case .name: true
    case .member: program.firstChild(ref).map(isSelf) ?? false
    default: false
    }
  }

  func isSelf(_ ref: NodeRef) -> Bool {
    program[ref].kind == .name && (program[ref].name == linkage.names.selfValue || program[ref].name == linkage.names.superValue)
  }

  // MARK: Containers filled on the way

  /// What a statement before `site`, in the same block, puts into the container that is shown: `navigation.pushViewController(x, …)`
  /// before `present(navigation, …)`.
  private func filling(of container: NodeRef, at site: NodeRef) -> NodeRef? {
    guard let held = linkage.propertyWritten(by: container), let block = program.parent(site) else { return nil }
    for statement in program.children(block) where statement < site {
      guard fills(statement), let base = receiver(of: statement), linkage.propertyWritten(by: base) == held else { continue }
      return linkage.arguments(of: statement).first
    }
    return nil
  }

  /// The statement behind `site`, in the same block, that shows the container which `site` fills.
  private func showing(of site: NodeRef) -> NodeRef? {
    guard fills(site), let held = receiver(of: site).flatMap(linkage.propertyWritten), let block = program.parent(site) else { return nil }
    return program.children(block).first { statement in
      statement > site && program[statement].kind == .call && !fills(statement)
        && program.firstChild(statement).map { linkage.dialects.calls[program[$0].name] != nil } ?? false
        && linkage.arguments(of: statement).first.flatMap(linkage.propertyWritten) == held
    }
  }

  private func fills(_ statement: NodeRef) -> Bool {
    guard program[statement].kind == .call, let callee = program.firstChild(statement) else { return false }
    return linkage.fillsController(program[callee].name, by: statement)
  }
}
