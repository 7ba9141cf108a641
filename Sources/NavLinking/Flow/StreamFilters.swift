import NavFacts

/// Operators that let only some values of a stream by: `routes.filter { $0.style == .sheet }.eraseToAnyPublisher()`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// A sink for the values that come through the operators of a chain, with what these ask of them or of a property of theirs.
  func filtered(_ sink: Sink, by chain: NodeRef) -> Sink {
    var filtered = sink
    var at: NodeRef? = program[chain].kind == .call ? chain : nil
    while let here = at {
      if program[here].kind == .call, let callee = program.firstChild(here), program[callee].kind == .member, isFilter(program[callee].name) {
        let conditions = conditions(ofFilter: here, sink)
        for condition in conditions where !filtered.conditions.contains(condition) { filtered.conditions.append(condition) }
        // Which values that lets by is not seen.
        if conditions.isEmpty, filtered.confidence == .certain { filtered.confidence = .likely }
      }
      at = linkage.streamBefore(here)
    }
    return filtered
  }

  private func isFilter(_ name: Symbol) -> Bool {
    let name = linkage.text(name)
    return linkage.dialects.streams.contains { $0.filters.contains(name) }
  }

  private func conditions(ofFilter call: NodeRef, _ sink: Sink) -> [RouteCondition] {
    guard let closure = linkage.arguments(of: call).first, program[closure].kind == .closure,
      // `if #available(iOS 16, *) { $0.style == .link } else { false }`
      case let asked = linkage.returnedExpressions(of: closure).filter({ program[$0].kind != .boolean }), asked.count == 1
    else { return [] }
    return conditions(of: asked[0], onParameterOf: closure, projections: sink.projections.count)
  }
}
