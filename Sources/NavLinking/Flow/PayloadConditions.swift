import NavFacts

/// What a handler does only for routes that carry something: `case .gift(let isWrapped): if isWrapped { … }`, or in a method that the arm
/// passes it on to.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether what a handler shows somewhere is shown for one route: `case .reviews(.list)`, `case .gift(let isWrapped): if isWrapped { … }`.
  func mayRun(_ spot: HandledRoutes.Spot, for route: Value) -> Bool {
    guard let arm = program.parent(spot.arm), program[arm].kind == .caseArm, let statement = linkage.switchOf(arm),
      let frame = linkage.frame(choosing: route, in: statement)
    else { return true }
    var walk = Walk(linkage: linkage)
    return walk.mayRun(arm, of: statement, for: route) && mayReach(spot.place, from: spot.arm, frame, depth: 0, &walk)
  }

  /// Whether a handler runs a place for a route that is said somewhere: what the route carries there may rule it out.
  func mayRun(_ place: NodeRef, for key: RouteKey, saidAt site: NodeRef) -> Bool {
    let routes = (handled.said[site] ?? []).filter { if case .route(key.type, key.name, _, _) = $0 { true } else { false } }
    let type = linkage.enclosingType(place)
    if let handler = handler(of: key, at: site), let type, handler != type, handled.outcomes[key]?.handlers.contains(type) ?? false { return false }
    let arms = (handled.outcomes[key]?.regions ?? []).filter { region in
      program.parent(region).map { program[$0].kind == .caseArm } ?? false && linkage.enclosingType(region) == type
    }
    guard !arms.isEmpty, !routes.isEmpty else { return true }
    return arms.contains { arm in routes.contains { mayRun(HandledRoutes.Spot(arm: arm, place: place), for: $0) } }
  }

  /// Whether a body runs a place, itself or by a method of its type that it calls.
  private func mayReach(_ place: NodeRef, from body: NodeRef, _ frame: Frame, depth: Int, _ walk: inout Walk) -> Bool {
    if program.isInside(place, body) { return walk.mayReach(place, within: body, frame) }
    guard depth < 4 else { return true }
    var isCalled = false
    for index in program.subtree(body) where program[NodeRef(index)].kind == .call && runs(NodeRef(index), in: body) {
      let call = NodeRef(index)
      for target in linkage.callTargets(of: call).functions.prefix(2) {
        guard let inner = declarations[target].body, inner != body, linkage.enclosingType(inner) == linkage.enclosingType(body),
          holds(place, inner, depth: depth + 1)
        else { continue }
        isCalled = true
        guard walk.mayReach(call, within: body, frame) else { continue }
        if mayReach(place, from: inner, walk.frame(of: target, calledBy: call, nil, frame), depth: depth + 1, &walk) { return true }
      }
    }
    return !isCalled
  }

  /// Whether a place stands in a body, or in a method of the same type that is called there.
  private func holds(_ place: NodeRef, _ body: NodeRef, depth: Int) -> Bool {
    if program.isInside(place, body) { return true }
    guard depth < 4 else { return false }
    return program.subtree(body).contains { index in
      program[NodeRef(index)].kind == .call && linkage.callTargets(of: NodeRef(index)).functions.prefix(2).contains { target in
        guard let inner = declarations[target].body, inner != body, linkage.enclosingType(inner) == linkage.enclosingType(body) else { return false }
        return holds(place, inner, depth: depth + 1)
      }
    }
  }
}
