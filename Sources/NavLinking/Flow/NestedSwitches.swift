import NavFacts

/// Functions that navigate by a case and hand on the route inside it: `case .login(let step): handle(step)`, where `handle` navigates by
/// that. Whoever chooses the inner case decides.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Adds the switches that hand on to those which are known to navigate, and those that are handed something by them.
  func addHandingOn(among others: [RoutingSwitch], to found: inout [RoutingSwitch]) {
    var rest = others.filter { one in !found.contains { $0.ref == one.ref } }
    while !found.isEmpty {
      let more = rest.filter { one in found.contains { handsOn($0, to: one) || handsOn(one, to: $0) } }
      if more.isEmpty { return }
      found += more
      rest.removeAll { one in more.contains { $0.ref == one.ref } }
    }
  }

  /// The positions of the payloads that an arm hands to functions which navigate by a case.
  func positionsHandedOn(by arm: RoutingArm, of choice: NodeRef, to routers: [FunctionID: Int]) -> [Int] {
    guard let block = arm.regions.first?.body else { return [] }
    return handOvers(in: block, of: choice).compactMap { one in routers[one.function] == one.parameter ? one.position : nil }
  }

  /// Whether a route carries another one that tells more than it does.
  func isToldInside(_ key: RouteKey, _ node: NodeRef, _ frame: Frame?) -> Bool {
    guard let positions = handled.outcomes[key]?.handedOn, !positions.isEmpty, program[node].kind == .call else { return false }
    let arguments = linkage.arguments(of: node)
    return positions.contains { position in
      position < arguments.count && linkage.evaluate(arguments[position], frame).contains { value in
        switch value {
        case .route(let type, _, _, _): handled.enums.contains(type)
        // `outcomes.map { Way.login($0) }`
        case .slot(let id): linkage.declaredType(of: id).projectType.map(handled.enums.contains) ?? false
        default: false
        }
      }
    }
  }

  /// Whether a function is given what another one was given, and no more: `base.handle(way)`.
  func isHandedOn(_ argument: NodeRef) -> Bool {
    guard program[argument].kind == .name else { return false }
    switch linkage.meaning(of: program[argument].name, at: argument) {
    case .parameter, .closureParameter, .patternBinding: return true
    default: return false
    }
  }

  /// Whether a name stands for what a pattern binds.
  func isPayload(_ argument: NodeRef) -> Bool {
    if case .patternBinding = linkage.meaning(of: program[argument].name, at: argument) { true } else { false }
  }

  private func handsOn(_ outer: RoutingSwitch, to inner: RoutingSwitch) -> Bool {
    guard case .parameter(let function, let index) = inner.chooser else { return false }
    return outer.arms.contains { arm in
      arm.regions.first.map { handOvers(in: $0.body, of: outer.ref).contains { $0.function == function && $0.parameter == index } } ?? false
    }
  }

  /// The calls in an arm that are given what its pattern binds.
  private func handOvers(in block: NodeRef, of choice: NodeRef) -> [(function: FunctionID, parameter: Int, position: Int)] {
    var all: [(function: FunctionID, parameter: Int, position: Int)] = []
    for index in program.subtree(block) where program[NodeRef(index)].kind == .call {
      let call = NodeRef(index)
      let given = linkage.arguments(of: call)
      guard given.contains(where: { program[$0].kind == .name }) else { continue }
      for target in linkage.callTargets(of: call).functions.prefix(2) {
        for pair in linkage.match(declarations.parameters(of: target), given) ?? [] {
          if let position = position(bound: pair.argument, by: choice) { all.append((target, pair.parameter, position)) }
        }
      }
    }
    return all
  }

  /// Which payload of a case a name stands for that a pattern of `choice` binds.
  private func position(bound argument: NodeRef, by choice: NodeRef) -> Int? {
    guard program[argument].kind == .name, case .patternBinding(let bind) = linkage.meaning(of: program[argument].name, at: argument) else { return nil }
    var child = bind
    while let parent = program.parent(child) {
      if program[parent].kind == .call { return isInPattern(parent, of: choice) ? linkage.arguments(of: parent).firstIndex(of: child) : nil }
      if program[parent].kind == .caseArm { return nil }
      child = parent
    }
    return nil
  }

  private func isInPattern(_ ref: NodeRef, of choice: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind == .caseArm { return program.parent(here) == choice }
      if program[here].kind == .block { return false }
      at = program.parent(here)
    }
    return false
  }
}
