import NavFacts

/// Stacks that are set anew once something is on them: `router.push(page) { router.setStack([home, page]) }`.
extension SinkFlow {
  /// Takes out what a completion puts where it is already: the call that it belongs to has shown it.
  func dropTidied() {
    let shown = Dictionary(grouping: drafts, by: \.site)
    drafts.removeAll { draft in
      guard draft.manner == .root else { return false }
      var at = linkage.program.parent(draft.site)
      while let here = at, !linkage.program[here].kind.isDeclaration {
        if linkage.program[here].kind == .closure, let call = linkage.program.parent(here), linkage.program[call].kind == .call,
          shown[call]?.contains(where: { $0.target == draft.target && $0.manner != .root }) ?? false
        {
          return true
        }
        at = linkage.program.parent(here)
      }
      return false
    }
  }
}
