import NavFacts

/// Values whose declared type says nothing of what is shown: `NavigationLink(value: item.destination)` of `let destination: any Hashable`.
extension SinkFlow {
  /// Sends what such properties are given. What is registered by its type is decided where it is shown, as a model is; a case of an
  /// enum where it was chosen.
  /// - Returns: whether anything was that some registration takes.
  func sendHeld(_ values: [Value], _ sink: Sink, at site: NodeRef, _ expression: NodeRef) -> Bool {
    guard sink.byValue, !values.isEmpty else { return false }
    var types: [TypeRef] = []
    var isSent = false
    for case .slot(let id) in values {
      guard case .external(let name, _) = linkage.declaredType(of: id), registrations[.external(name, [])] == nil else { return false }
      for write in linkage.writes(to: id) {
        for held in write.value.map({ linkage.evaluate($0) })?.flatMap({ linkage.given($0, depth: 0) }) ?? [] {
          switch held {
          case .object(let type, _): if !types.contains(.project(type)) { types.append(.project(type)) }
          case .typed(let type): if !types.contains(type.element) { types.append(type.element) }
          case .route:
            send(held, sink, at: write.site, expression)
            isSent = true
          default: continue
          }
        }
      }
    }
    for type in types where registrations[type] != nil {
      sendRegistered(type, sink, at: site)
      isSent = true
    }
    return isSent
  }
}
