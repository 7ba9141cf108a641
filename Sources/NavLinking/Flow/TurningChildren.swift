import NavFacts

/// View controllers inside another one that take turns, as a segmented control says: `feed.view.isHidden = false` where `friends.view.isHidden = true`.
/// Each fills the screen while it is seen, whatever stands above it; one that is only there for a moment is a part.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// What a view controller hides and shows of what is in it, by the names of its properties.
  struct TurningChildren {
    var turning: Set<Symbol> = []
    /// Hidden while the view controller is set up.
    var hiddenAtFirst: Set<Symbol> = []
  }

  /// The children of all view controllers that do so.
  func findTurningChildren() -> [TypeID: TurningChildren] {
    guard let name = program.symbol("isHidden") else { return [:] }
    var written: [Linkage.EnclosingBody: (shown: Set<Symbol>, hidden: Set<Symbol>)] = [:]
    var sites: [Linkage.EnclosingBody: TypeID] = [:]
    for assignment in linkage.sites.assignments[name] ?? [] {
      guard let left = program.firstChild(assignment), let value = program.secondChild(assignment), let child = childSeen(by: left),
        let host = linkage.enclosingType(assignment), linkage.isViewController(host)
      else { continue }
      let body = linkage.enclosingBody(assignment)
      sites[body] = host
      // What is worked out may be either.
      let isHidden = boolean(value)
      if isHidden != true { written[body, default: ([], [])].shown.insert(child) }
      if isHidden != false { written[body, default: ([], [])].hidden.insert(child) }
    }
    var all: [TypeID: TurningChildren] = [:]
    for (body, (shown, hidden)) in written {
      guard let host = sites[body] else { continue }
      if shown.intersection(hidden).count > 1 { all[host, default: TurningChildren()].turning.formUnion(shown.intersection(hidden)) }
      if case .function(let function) = body, isSettingUp(function, host) { all[host, default: TurningChildren()].hiddenAtFirst.formUnion(hidden.subtracting(shown)) }
    }
    return all
  }

  /// `feed` of `feed.view.isHidden`.
  private func childSeen(by member: NodeRef) -> Symbol? {
    guard let view = program.firstChild(member), program[view].kind == .member, linkage.text(program[view].name) == "view",
      let child = program.firstChild(view), program[child].kind == .name || program[child].kind == .member
    else { return nil }
    return program[child].name
  }
}
