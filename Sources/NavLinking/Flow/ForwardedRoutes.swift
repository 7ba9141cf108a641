import NavDialects
import NavFacts

/// Routes that a flow hands up to the one which began it: `.end(forwardToParentFlowWithStep: ShopStep.home)`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The flows that are given the route of a trigger which hands it up; nil where it is not handed up, or nobody is seen to begin the flow.
  func flowsAbove(forwardedBy call: NodeRef) -> Set<TypeID>? {
    guard isForwarding(call), let flow = linkage.enclosingType(call), let above = beginners[flow], !above.isEmpty else { return nil }
    return above
  }

  /// Whether a route is handed up out of a flow that is begun by nothing but the app: `coordinator.coordinate(flow: flow, with: stepper)` of
  /// its delegate.
  func comesToNobody(_ call: NodeRef) -> Bool {
    guard let above = flowsAbove(forwardedBy: call) else { return false }
    return above.allSatisfy { type in linkage.dialects.handlers.allSatisfy { linkage.findFunctions($0.name, in: type).isEmpty } }
  }

  private func isForwarding(_ call: NodeRef) -> Bool {
    guard program[call].kind == .call, let callee = program.firstChild(call), let rows = linkage.dialects.triggers[program[callee].name] else { return false }
    return rows.contains { row in
      if row.isForwarded, case .label(let label) = row.argument { linkage.argument(label, of: call) != nil } else { false }
    }
  }

  /// By a flow, those that begin it.
  private var beginners: [TypeID: Set<TypeID>] {
    if let known = flowsAboveMemo { return known }
    var all: [TypeID: Set<TypeID>] = [:]
    for (name, rows) in linkage.dialects.inOrder(linkage.dialects.handovers) {
      for call in linkage.calls(of: name) {
        for row in rows {
          guard let shown = linkage.argument(row.shown, of: call), let begun = flow(shown), let here = linkage.enclosingType(call) else { continue }
          all[begun, default: []].insert(here)
        }
      }
    }
    flowsAboveMemo = all
    return all
  }
}
