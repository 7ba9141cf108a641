import NavDialects
import NavFacts

/// Loops over streams of values: `for await route in model.routes { path.append(route) }`.
extension Linkage {
  /// The property whose values a loop receives one after the other; nil where it walks through what is there already.
  func streamLooped(by loop: NodeRef) -> PropertyID? {
    guard program[loop].kind == .forStmt, let sequence = program.secondChild(loop) else { return nil }
    for row in dialects.streams {
      guard let source = streamMade(by: sequence) ?? stream(sequence, row, depth: 0) else { continue }
      if !feeds(of: source).isEmpty { return source }
      if let conduit = conduit(beside: source) { return conduit }
    }
    return nil
  }

  /// The loop whose values a name stands for: `for route in routes`, `for (index, route) in …`.
  func loop(binding bind: NodeRef) -> NodeRef? {
    var child = bind
    while let here = program.parent(child) {
      switch program[here].kind {
      case .forStmt: return program.firstChild(here) == child ? here : nil
      case .pattern, .unary, .tuple: child = here
      default: return nil
      }
    }
    return nil
  }

  /// The stream that a function of an object gives to whoever calls it: what feeds it lies in the object.
  private func streamMade(by call: NodeRef) -> PropertyID? {
    guard program[call].kind == .call, let function = callTargets(of: call).functions.first, case .type(let owner) = declarations[function].owner else {
      return nil
    }
    return onlyConduit(in: owner)
  }

  /// What feeds a stream through an object of its own that lies beside it: `continuation.yield(value)`.
  private func conduit(beside stream: PropertyID) -> PropertyID? {
    guard case .type(let owner) = declarations[stream].owner else { return nil }
    if let only = onlyConduit(in: owner) { return only }
    // Of several, the one for values of that type.
    let type = declaredType(of: stream)
    let fitting = conduits(in: owner).filter { declaredType(of: $0) == type }
    return fitting.count == 1 && !type.isUnknown ? fitting[0] : nil
  }

  private func onlyConduit(in owner: TypeID) -> PropertyID? {
    let all = conduits(in: owner)
    return all.count == 1 ? all[0] : nil
  }

  private func conduits(in owner: TypeID) -> [PropertyID] {
    declarations[owner].properties.filter { property in
      feeds(of: property).contains { feed in
        program.firstChild(feed.site).map { callee in dialects.streams.contains { $0.conduits.contains(text(program[callee].name)) } } ?? false
      }
    }
  }
}
