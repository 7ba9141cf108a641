import NavFacts

/// Routes in the place of which a library shows others, as a closure of the program tells it.
extension Linkage {
  /// `.navigationMap { switch $0 { case ShopRoute.sale: ShopRoute.offers; default: $0 } }`: each route with those that are shown
  /// instead. A closure that asks in another way says nothing.
  func replacedRoutes() -> [(route: RouteKey, by: [RouteKey])] {
    dialects.replacements.sorted { $0.raw < $1.raw }.flatMap { calls(of: $0) }.flatMap { call in
      guard let closure = arguments(of: call).last, program[closure].kind == .closure else { return [(route: RouteKey, by: [RouteKey])]() }
      return program.subtree(closure).map { NodeRef($0) }.filter { program[$0].kind == .caseArm }.flatMap(replacements)
    }
  }

  private func replacements(in arm: NodeRef) -> [(route: RouteKey, by: [RouteKey])] {
    guard let block = program.first(arm, .block) else { return [] }
    var walk = Walk(linkage: self)
    let others = walk.results(of: block, nil).compactMap { value in
      if case .route(let type, let name, _, _) = value { RouteKey(type: type, name: name) } else { nil }
    }
    let routes = program.children(arm).filter { program[$0].kind == .pattern }.compactMap { program.firstChild($0).flatMap(routeNamed) }
    return routes.compactMap { route in others.isEmpty || others.contains(route) ? nil : (route, others) }
  }

  /// `ShopRoute.sale` and `ShopRoute.offer(let id)`: what is switched over is any route, so the pattern names the type.
  private func routeNamed(by pattern: NodeRef) -> RouteKey? {
    switch program[pattern].kind {
    case .call, .unary, .pattern: return program.firstChild(pattern).flatMap(routeNamed)
    case .member:
      guard let base = program.firstChild(pattern), case .meta(.project(let id)) = typeOf(base), hasCase(program[pattern].name, id) else { return nil }
      return RouteKey(type: id, name: program[pattern].name)
    default: return nil
    }
  }
}
