import NavFacts

/// Views that say that there is nothing to show.
extension Linkage {
  /// Whether all that a `default` builds is a view that stands in for a missing one: `default: MissingPage(route)`, where the body of
  /// `MissingPage` shows a `ContentUnavailableView` whatever the page is made with.
  func isStandIn(_ reading: ArmReading) -> Bool {
    guard reading.screens.count == 1, reading.nestedRoutes.isEmpty, reading.carried.isEmpty, case .project(let view)? = reading.screens.first,
      let name = program.symbol("ContentUnavailableView"), let body = bodyGetter(view)
    else { return false }
    return program.subtree(body).contains { index in
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].name == name else { return false }
      return isShownAlways(call, in: body)
    }
  }

  private func isShownAlways(_ ref: NodeRef, in body: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, here != body {
      switch program[here].kind {
      case .ifStmt, .guardStmt, .switchStmt, .ternary, .forStmt: return false
      default: at = program.parent(here)
      }
    }
    return true
  }
}
