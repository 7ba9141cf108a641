import NavFacts

/// What calls of closures give back: of those that are parameters, locals, or held by a property.
extension Walk {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  mutating func calledClosure(_ ref: NodeRef, _ callee: NodeRef, _ frame: Frame?) -> [Value] {
    if linkage.routeLookedUp(in: program[callee].kind == .unary ? program.firstChild(callee) ?? callee : callee) != nil { return values(of: callee, frame) }
    guard program[callee].kind == .name || program[callee].kind == .member || program[callee].kind == .subscript else { return [] }
    if program[callee].kind == .member, linkage.propertyWritten(by: callee) == nil { return [] }
    var all: [Value] = []
    for value in values(of: callee, frame) {
      if case .closure(let body, let captured) = value {
        all += results(of: body, given(to: body, by: ref, frame, captured) ?? captured)
      } else if case .slot(let id) = value {
        all += calledWrites(to: id, by: ref, frame)
      } else if case .entry = value {
        // Whoever says the key says which closure is called.
        all.append(value)
      } else if value.isRoute || isMadeByInitialiser(value) {
        // What a table of closures was asked for.
        all.append(value)
      } else if case .parameter(let function, let index) = value, case let chosen = routes(givenTo: function, index, by: ref, frame), !chosen.isEmpty {
        all += chosen
      } else if value.isPassedOn, linkage.givesViews(callee) || linkage.givesRoutes(callee) {
        // Whoever gives the closure says what it builds; of a route, the one that knows it.
        let routes = if case .part(_, let id) = value { calledWrites(to: id, by: ref, frame).filter(\.isRoute) } else { [Value]() }
        all += routes.isEmpty ? [value] : routes
      }
    }
    return all
  }

  /// What the closures give back that a property is set to.
  private mutating func calledWrites(to id: PropertyID, by ref: NodeRef, _ frame: Frame?) -> [Value] {
    var all: [Value] = []
    let isContent = isHeldByView(id) && !linkage.isInDestination(ref)
    for write in linkage.writes(to: id).prefix(8) {
      guard let given = write.value else { continue }
      if program[given].kind == .closure {
        all += results(of: given, isContent ? nil : self.given(to: given, by: ref, frame, nil))
      } else if !isContent {
        if program[given].kind == .member, program[given].name == linkage.names.initName { all += values(of: given, nil).filter(isMadeByInitialiser) }
        for case .closure(let body, let captured) in values(of: given, nil).flatMap({ linkage.closuresGiven($0, depth: 0) }) {
          all += results(of: body, self.given(to: body, by: ref, frame, captured) ?? captured)
        }
      }
    }
    return all
  }

  /// What `CartController.init` makes, given as a function.
  private func isMadeByInitialiser(_ value: Value) -> Bool {
    if case .object(let id, nil) = value { linkage.isScreenLike(id) } else { false }
  }

  /// What becomes of a known route in the closures that callers give for a parameter: `Resolver { route in switch route { … } }`, where the
  /// initialiser keeps a closure of its own around it.
  private mutating func routes(givenTo function: FunctionID, _ index: Int, by call: NodeRef, _ frame: Frame?) -> [Value] {
    guard linkage.arguments(of: call).contains(where: { values(of: $0, frame).contains(where: \.isRoute) }) else { return [] }
    var all: [Value] = []
    for given in linkage.argumentsGiven(to: function, index).prefix(8) {
      if program[given].kind == .closure {
        all += results(of: given, self.given(toClosure: given, by: call, frame, nil)).filter(\.isRoute)
        continue
      }
      // A function, or what the initialiser around was given: `init(resolve: …) { resolver = Resolver(resolve) }`.
      for case .closure(let body, let captured) in values(of: given, nil).flatMap({ linkage.given($0, depth: 1) }) {
        all += results(of: body, self.given(to: body, by: call, frame, captured)).filter(\.isRoute)
      }
    }
    return all
  }

  /// What the parameters of a function or closure stand for in a call of what holds it.
  private mutating func given(to body: NodeRef, by call: NodeRef, _ frame: Frame?, _ captured: Frame?) -> Frame? {
    if program[body].kind == .closure { return given(toClosure: body, by: call, frame, captured) }
    guard let declaration = program.parent(body), let function = declarations.functionOfNode[declaration],
      let pairs = linkage.matchHeld(function, call)
    else { return nil }
    return self.frame(of: function, given: pairs, nil, frame, call: call)
  }

  private mutating func given(toClosure closure: NodeRef, by call: NodeRef, _ frame: Frame?, _ captured: Frame?) -> Frame? {
    let parameters = program.children(closure).filter { program[$0].kind == .parameter }
    var bound: [NodeRef: [Value]] = [:]
    for (index, argument) in linkage.arguments(of: call).enumerated() where program[argument].kind != .closure {
      let given = values(of: argument, frame)
      guard given.contains(where: \.isKnown) else { continue }
      if index < parameters.count { bound[parameters[index]] = given } else if parameters.isEmpty, index == 0 { bound[closure] = given }
    }
    return bound.isEmpty ? nil : Frame(parameters: bound, selfValue: captured?.receiver, outer: captured, depth: (frame?.depth ?? 0) + 1)
  }

  /// A view's own builder is the content of whoever makes the view, unless the view presents what it builds.
  private func isHeldByView(_ id: PropertyID) -> Bool {
    if case .type(let owner) = declarations[id].owner { linkage.isView(owner) } else { false }
  }
}

extension Linkage {
  /// Whether code builds what a modifier of the framework's or a link shows: `.sheet(item: $way) { way in makeCard(way) }`.
  func isInDestination(_ ref: NodeRef) -> Bool {
    var at = ref
    while let above = program.parent(at), !program[above].kind.isDeclaration {
      if program[at].kind == .closure, program[above].kind == .call, let callee = program.firstChild(above), callee != at {
        let name = program[callee].name
        if dialects.presentations[name] != nil || dialects.registrations[name] != nil || dialects.links[name] != nil { return true }
      }
      at = above
    }
    return false
  }

  /// What the parameter of an initialiser or function stands for: what its callers give.
  func closuresGiven(_ value: Value, depth: Int) -> [Value] {
    guard case .parameter(let function, let index) = value, !declarations[function].isInit else { return given(value, depth: depth) }
    guard depth < 4 else { return [value] }
    return argumentsGiven(to: function, index).prefix(8).flatMap { evaluate($0).flatMap { closuresGiven($0, depth: depth + 1) } }
  }

  /// What the calls of a function or an initialiser give for one parameter.
  func argumentsGiven(to function: FunctionID, _ index: Int) -> [NodeRef] {
    let info = declarations[function]
    let calls: [NodeRef]
    if info.isInit, case .type(let owner) = info.owner {
      calls = constructions(of: owner).filter { accepts(function, arguments(of: $0)) }
    } else {
      calls = self.calls(running: function).map(\.call)
    }
    return calls.flatMap { call in
      (match(declarations.parameters(of: function), arguments(of: call)) ?? []).filter { $0.parameter == index }.map(\.argument)
    }
  }
}
