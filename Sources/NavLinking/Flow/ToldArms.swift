import NavDialects
import NavFacts

/// Screens that the arms of a choice show: where it is told who chooses the cases, the arms decide nothing themselves.
extension SinkFlow {
  /// Takes out what is said of an arm's own view where the same is said of the arm's case.
  func dropToldArms() {
    var told: [Manner: Set<TransitionDraft.Target>] = [:]
    for draft in drafts {
      if case .route = draft.target { told[draft.manner, default: []].insert(draft.target) }
    }
    drafts.removeAll { draft in
      guard draft.manner == .split || draft.manner == .root, case .screen = draft.target, let known = told[draft.manner] else { return false }
      var at = linkage.program.parent(draft.site)
      while let here = at, !linkage.program[here].kind.isDeclaration {
        if linkage.program[here].kind == .caseArm, let type = linkage.switchOf(here).flatMap({ linkage.mappings[$0] }) {
          let cases = linkage.caseNames(of: here)
          return !cases.isEmpty && cases.allSatisfy { known.contains(.route(type, $0)) }
        }
        at = linkage.program.parent(here)
      }
      return false
    }
  }
}
