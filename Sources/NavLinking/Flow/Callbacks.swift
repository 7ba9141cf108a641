import NavFacts

/// Closures that something is made with, or keeps, and calls when its time has come: `login.onDone = { … }`, `TermsView(onAccept: { … })`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether code runs with the region that it stands in, rather than when something that is made there calls back.
  func runs(_ site: NodeRef, in region: NodeRef) -> Bool {
    guard program.isInside(site, region) else { return false }
    var at = site
    while at != region, let parent = program.parent(at) {
      if program[at].kind == .closure, isCallback(at, of: parent) { return false }
      at = parent
    }
    return true
  }

  private func isCallback(_ closure: NodeRef, of parent: NodeRef) -> Bool {
    switch program[parent].kind {
    case .assign: return program.secondChild(parent) == closure
    case .call:
      guard let callee = program.firstChild(parent), callee != closure else { return false }
      if case .meta(.project) = linkage.typeOf(callee) { return true }
      if linkage.streamWatched(by: closure, 0) != nil { return !linkage.asksOnce(closure) }
      // What makes a screen hands it the closure.
      let targets = linkage.callTargets(of: parent).functions
      return !targets.isEmpty && targets.allSatisfy { isMade(linkage.resultType(of: $0)) }
    default: return false
    }
  }

  private func isMade(_ type: TypeRef) -> Bool {
    if case .project(let id) = type { return declarations[id].kind != .enumeration }
    return linkage.isViewLike(type)
  }
}
