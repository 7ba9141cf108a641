import NavDialects
import NavFacts

/// Routes that are made on the way through a chain of operators: each is decided where it is made.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// `taps.map { ShopStep.cart }.bind(to: steps)`: what is bound to a stream that routes could be fed into.
  func findBoundTriggers() {
    let rows = linkage.dialects.inOrder(linkage.dialects.triggers).flatMap { $0.1 }
    guard let row = rows.first(where: { row in linkage.dialects.streams.contains { $0.feeds.contains(row.name) } }) else { return }
    for (chain, _) in linkage.bound() {
      for value in linkage.valuesMade(by: chain) { sendHandled(value, triggerSink(row, root: nil)) }
    }
  }

  /// What a closure is called with by the chain that it watches.
  ///
  /// - Returns: whether that is made on the way.
  func sendMade(for closure: NodeRef, _ index: Int, _ sink: Sink) -> Bool {
    let made = linkage.valuesMade(for: closure, index)
    for value in made {
      if sink.isTrigger, sink.projections.isEmpty { sendHandled(value, sink) } else { send(value, sink, at: value) }
    }
    return !made.isEmpty
  }

  /// What a chain makes that a property keeps: `Output(route: taps.map { Route.cart }.asDriver())`.
  ///
  /// - Returns: whether it makes anything.
  func sendMade(by chain: NodeRef, _ sink: Sink) -> Bool {
    guard program[chain].kind == .call || program[chain].kind == .name, case let made = linkage.valuesMade(by: chain), !made.isEmpty,
      !linkage.evaluate(chain).contains(where: \.isKnown)
    else { return false }
    for value in made {
      if sink.isTrigger, sink.projections.isEmpty { sendHandled(value, sink) } else { send(value, sink, at: value) }
    }
    return true
  }

  /// Triggers the routes that an expression stands for, and nothing else that it may be.
  private func sendHandled(_ value: NodeRef, _ sink: Sink) {
    var routes = linkage.evaluate(value).filter { if case .route(let type, _, _, _) = $0 { handled.enums.contains(type) } else { false } }
    if routes.isEmpty, let route = handledRoute(writtenAs: value) { routes = [route] }
    send(routes, sink, at: value, value)
  }

  /// `.cart` where nothing tells the type that is wanted: of the only enum of routes with such a case.
  private func handledRoute(writtenAs value: NodeRef) -> Value? {
    let member = program[value].kind == .call ? program.firstChild(value) ?? value : value
    guard program[member].kind == .implicitMember, case let name = program[member].name else { return nil }
    let types = (declarations.casesByName[name] ?? []).filter(handled.enums.contains)
    return types.count == 1 ? .route(types[0], name, value, nil) : nil
  }
}
