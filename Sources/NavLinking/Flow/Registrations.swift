import NavDialects
import NavFacts

/// A `navigationDestination(for: T.self) { … }`.
struct RegistrationSite {
  var call: NodeRef
  var type: TypeRef
  var content: NodeRef
  var row: RegistrationRow
}

/// Values that are shown by their type: what is registered for it, and where.
extension SinkFlow {
  /// Where a value is shown by its type: the registrations of that type, those of the same screen before others.
  /// - Parameter value: the value itself, where it is a text that is known: `if name == "help" { … }`.
  func sendRegistered(_ type: TypeRef, _ sink: Sink, at site: NodeRef, as value: Value? = nil) {
    guard let all = registrations[type] else { return }
    for registration in nearest(all, to: site, sink) {
      var sink = sink
      sink.byValue = false
      sink.chosen = sink.chosen ?? namespaceRoute(type)
      sink.note(registration.call, .registers)
      if case .meta(.project(let id)) = linkage.typeOf(registration.content), type == .project(id) {
        // The value is the view.
        emit(.screen(.project(id)), sink, at: site)
        continue
      }
      let chosen = value.map { content(registration.content, given: [$0]).filter(\.isKnown) } ?? []
      if chosen.isEmpty { send(registration.content, sink, at: site) } else { send(chosen, sink, at: site, registration.content) }
    }
  }

  /// Sends a value of which not even the type is known: what a stack that takes one type alone shows for that type.
  func sendUntold(_ sink: Sink, at site: NodeRef) {
    let holders = sink.stacks.isEmpty ? Set([linkage.enclosingType(site)].compactMap(\.self)) : sink.stacks
    let taken = registrations.filter { _, sites in sites.contains { linkage.enclosingType($0.call).map(holders.contains) ?? false } }.map(\.key)
    guard taken.count == 1, linkage.routeEnum(taken[0]) == nil else { return leave(site, sink.manner, "the type of the value is not known") }
    var sink = sink
    if sink.confidence == .certain { sink.confidence = .likely }
    sendRegistered(taken[0], sink, at: site)
  }

  /// Of several registrations those of the stack whose path takes the value, where that is known; else of the views around the place.
  func nearest(_ all: [RegistrationSite], to site: NodeRef, _ sink: Sink) -> [RegistrationSite] {
    guard all.count > 1 else { return all }
    if case let own = all.filter({ linkage.enclosingType($0.call).map(sink.stacks.contains) ?? false }), !own.isEmpty { return own }
    let here = linkage.enclosingType(site)
    let same = all.filter { linkage.enclosingType($0.call) == here }
    if !same.isEmpty { return same }
    // The views that hold the one the value is pushed from.
    var level = here.map { [$0] } ?? []
    var seen = Set(level)
    for _ in 0..<6 {
      var above: [TypeID] = []
      for type in level {
        for call in linkage.constructions(of: type) {
          if let owner = linkage.enclosingType(call), seen.insert(owner).inserted { above.append(owner) }
        }
      }
      let found = all.filter { linkage.enclosingType($0.call).map(above.contains) ?? false }
      if !found.isEmpty { return found }
      level = above
    }
    return all
  }

  /// Of several registrations of an enum, the one in the stack that the value is pushed on.
  func registration(for target: TransitionDraft.Target, _ sink: Sink, at site: NodeRef) -> NodeRef? {
    guard sink.byValue, sink.manner == .push, case .route(let type, _) = target, let all = registrations[.project(type)] else { return nil }
    let near = nearest(all, to: site, sink)
    return near.count == 1 ? near[0].call : nil
  }
}
