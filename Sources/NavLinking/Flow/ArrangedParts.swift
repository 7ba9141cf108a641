import NavFacts

/// View controllers whose views stand in a row with others: `addChild(header); stack.addArrangedSubview(header.view)`. They are parts of the
/// screen around them, as rows and toolbars are, and where they lead the screen does.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Takes the parts out of what is shown; one that is shown as a screen elsewhere stays one.
  func dropParts() {
    var rows: [Linkage.EnclosingBody: Set<NodeRef>] = [:]
    for draft in drafts where draft.isPart && isUnconditional(draft.site) { rows[linkage.enclosingBody(draft.site), default: []].insert(draft.site) }
    // What comes and goes alone may be anything.
    let isDropped = { [linkage] (draft: TransitionDraft) in
      guard draft.isPart, case .screen = draft.target, let row = rows[linkage.enclosingBody(draft.site)] else { return false }
      return row.count > 1 && row.contains(draft.site)
    }
    let parts = drafts.filter(isDropped)
    if parts.isEmpty { return }
    drafts.removeAll(where: isDropped)
    let shown = Set(drafts.map(\.target))
    for part in parts {
      guard !shown.contains(part.target), case .screen(.project(let type)) = part.target else { continue }
      arrangedParts[type, default: []].append(part.site)
    }
  }

  private func isUnconditional(_ site: NodeRef) -> Bool {
    var at = program.parent(site)
    while let here = at, !program[here].kind.isDeclaration {
      if [.caseArm, .ifStmt, .closure].contains(program[here].kind) { return false }
      at = program.parent(here)
    }
    return true
  }
}

extension Linkage {
  /// Whether the same body puts the view of a child in a row.
  func isArranged(_ child: NodeRef) -> Bool {
    guard program[child].kind == .name || program[child].kind == .member, case .function(let function) = enclosingBody(child),
      let body = declarations[function].body
    else { return false }
    return program.subtree(body).contains { index in
      let call = NodeRef(index)
      guard program[call].kind == .call, let callee = program.firstChild(call), ["addArrangedSubview", "insertArrangedSubview"].contains(text(program[callee].name)),
        let view = arguments(of: call).first, program[view].kind == .member, text(program[view].name) == "view", let owner = program.firstChild(view)
      else { return false }
      return program[owner].kind == program[child].kind && program[owner].name == program[child].name
    }
  }
}
