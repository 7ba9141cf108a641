import NavFacts

/// Operators that let only some values of a stream by: `routes.filter { $0.style == .sheet }.eraseToAnyPublisher()`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// A sink for the values that come through the operators of a chain, with what these ask of them or of a property of theirs. What is
  /// asked before an operator that makes other values is said of others.
  func filtered(_ sink: Sink, by chain: NodeRef) -> Sink {
    var filtered = sink
    var at: NodeRef? = program[chain].kind == .call ? chain : nil
    while let here = at {
      if program[here].kind == .call, let callee = program.firstChild(here), program[callee].kind == .member {
        let name = linkage.text(program[callee].name)
        if linkage.dialects.streams.contains(where: { ($0.changes + $0.switches).contains(name) }) { break }
        if linkage.dialects.streams.contains(where: { $0.filters.contains(name) }) { add(conditions(ofFilter: here, sink), to: &filtered) }
      }
      at = linkage.streamBefore(here)
    }
    return filtered
  }

  private func add(_ conditions: [RouteCondition], to sink: inout Sink) {
    // Which values come through is not seen.
    if conditions.isEmpty, sink.confidence == .certain { sink.confidence = .likely }
    for condition in conditions where sink.conditions.count < Self.mostConditions && !sink.conditions.contains(condition) {
      sink.conditions.append(condition)
    }
  }

  private func conditions(ofFilter call: NodeRef, _ sink: Sink) -> [RouteCondition] {
    guard let closure = linkage.arguments(of: call).first, program[closure].kind == .closure,
      // `if #available(iOS 16, *) { $0.style == .link } else { false }`
      case let asked = linkage.returnedExpressions(of: closure).filter({ program[$0].kind != .boolean }), asked.count == 1
    else { return [] }
    return conditions(of: asked[0], onParameterOf: closure, projections: sink.projections.count)
  }
}
