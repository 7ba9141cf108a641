import NavDialects
import NavFacts

/// Values that are sent to whoever receives their type: whoever sends one decides, and whoever receives it says what that shows.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// `.navigationAutoReceive(ShopRoute.self)`: each value that is sent is shown as it says itself.
  func findMessages() {
    for name in linkage.dialects.shownMessages.sorted(by: { linkage.text($0) < linkage.text($1) }) {
      var seen: Set<TypeID> = []
      for call in linkage.calls(of: name) {
        guard let first = linkage.arguments(of: call).first, case .meta(.project(let type)) = linkage.typeOf(first), seen.insert(type).inserted
        else { continue }
        for message in linkage.messages(of: type) { send(message, Sink(manner: .push)) }
      }
    }
  }

  /// Sends what a closure receives into a sink.
  ///
  /// - Returns: whether it receives messages at all.
  func sendReceived(by closure: NodeRef, _ index: Int, _ sink: Sink) -> Bool {
    guard let type = linkage.typeReceived(by: closure, index) else { return false }
    guard seen.closures.insert(ClosureKey(closure: closure, index: index, manner: sink.manner, conditions: sink.conditions)).inserted else { return true }
    var sink = sink
    sink.presenter = nil
    for message in linkage.messages(of: type) { send(message, sink) }
    return true
  }

  private func send(_ message: Message, _ sink: Sink) {
    if let state = message.state { send(.slot(state), sink, at: message.site, message.value) } else { send(message.value, sink, at: message.site) }
  }

  /// Notes the routes that a handler sends: what a mapping makes of them is shown for the route that it handles.
  func noteMessages(sentBy call: NodeRef) {
    for message in linkage.messagesSent(by: call) {
      for case .route(let type, let name, _, _) in linkage.evaluate(message.value) { handled.note(.route(type, name), nil) }
    }
  }

  /// Shows a route whose handler shows nothing but routes of mappings. Those that somebody receives who sets a state to them are
  /// selected; the others come on top.
  func emitMapped(_ key: RouteKey, _ sink: Sink, at site: NodeRef) {
    let mapped = handled.routesShown(for: key).filter { linkage.mappedEnums.contains($0.type) }
    let selected = mapped.filter { linkage.isSetByMessages($0.type) }
    let others = mapped.subtracting(selected)
    let told = handled.outcomes[key]?.shown.lazy.compactMap { shown -> Manner? in
      guard case .route(let type, let name) = shown.target, others.contains(RouteKey(type: type, name: name)) else { return nil }
      return shown.manner
    }.first
    var sink = sink
    for (routes, manner) in [(selected, Manner.tab), (others, told ?? sink.manner)] where !routes.isEmpty {
      if !sink.isMannerTold { sink.manner = manner }
      sink.through = routes.count < mapped.count ? routes : nil
      emit(.route(key.type, key.name), sink, at: site)
    }
  }

  /// Whether a place sends something: a call, or one of the values that it is given.
  func isMessage(_ site: NodeRef) -> Bool {
    if linkage.dialects.messages.isEmpty { return false }
    let call = program[site].kind == .call && !linkage.messagesSent(by: site).isEmpty ? site : program.parent(site) ?? site
    return linkage.messagesSent(by: call).contains { $0.site == site }
  }
}
