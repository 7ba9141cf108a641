import NavDialects
import NavFacts

/// Flows that are handed over with their first route, while their empty root is put in place elsewhere.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// How the root of the flow is shown that begins with the route of a trigger; nil where none does, or its root is not empty.
  func rootOfBegun(_ trigger: NodeRef) -> Sink? {
    guard !linkage.dialects.begun.isEmpty, let flow = begun(with: trigger) else { return nil }
    var roots: [NodeRef] = []
    for value in linkage.evaluate(flow) {
      var shown = [value]
      if case .object(let id, let construction) = value, !linkage.isScreenLike(id) {
        var walk = Walk(linkage: linkage)
        shown = walk.carried(by: id, construction)
      }
      for case .container(_, let inner, let identity) in shown where !inner.contains(where: \.isKnown) { roots.append(identity) }
    }
    // Handed to another flow, it may be pushed on as well.
    let shown = emptyContainers.filter { roots.contains($0.identity) }
    guard let root = shown.first(where: { $0.sink.manner == .tab }) ?? shown.first(where: { $0.sink.manner != .push }) ?? shown.first else { return nil }
    if !handled.isCapturing { begunRoots.formUnion(roots) }
    return root.sink
  }

  /// What begins with the route: the argument beside the trigger.
  private func begun(with trigger: NodeRef) -> NodeRef? {
    var at = program.parent(trigger)
    while let here = at {
      switch program[here].kind {
      case .call:
        for label in linkage.dialects.begun {
          if let flow = linkage.argument(label, of: here) { return flow }
        }
      case .array, .member, .implicitMember: break
      default: return nil
      }
      at = program.parent(here)
    }
    return nil
  }

  /// What holds the tabs that a handler puts in is what the route shows.
  func noteHolder(of root: Sink) {
    guard let presenter = root.presenter else { return }
    for value in linkage.evaluate(presenter) {
      switch value {
      case .object(let id, _), .typed(.project(let id)):
        if linkage.isViewController(id) { handled.note(.screen(.project(id)), .root) }
      default: continue
      }
    }
  }
}
