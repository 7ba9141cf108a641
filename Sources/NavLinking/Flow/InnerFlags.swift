import NavFacts

/// Views below an app's root that are nothing but a choice by flags.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The same for views elsewhere that are nothing but such a choice by flags, where one branch shows a screen with navigation of its
  /// own: a form that has its place taken by the tabs of the app. What a stack shows first, it shows there.
  func sendInnerFlags() {
    let roots = windowRoots()
    var views: [TypeID: NodeRef] = [:]
    for draft in drafts where draft.manner == .root {
      guard case .screen = draft.target, let view = linkage.enclosingType(draft.site), linkage.isView(view), !roots.contains(view),
        let body = linkage.bodyGetter(view), !turnedBodies.contains(body), let choice = wholeCondition(body), program.isInside(draft.site, choice),
        !isInStack(choice, upTo: body), case let terms = terms(of: choice), !terms.isEmpty, !terms.contains(where: { $0.asksForData || $0.name != nil })
      else { continue }
      views[view] = body
    }
    let evidence = ScreenEvidence(self)
    let shown = evidence.shown.union(drafts.compactMap { if case .screen(.project(let view)) = $0.target { view } else { nil } })
    for view in shown.sorted() {
      guard views[view] == nil, linkage.isView(view), !roots.contains(view),
        let body = linkage.bodyGetter(view), !turnedBodies.contains(body), let choice = wholeCondition(body), !isInStack(choice, upTo: body),
        case let terms = terms(of: choice), !terms.isEmpty, !terms.contains(where: { $0.asksForData || $0.name != nil }),
        takesTurns(choice, evidence) || leadsBack(choice, terms)
      else { continue }
      views[view] = body
    }
    for (view, body) in views.sorted(by: { $0.key < $1.key }) {
      let start = drafts.count
      sendTurns(in: [(body, nil)])
      // What keeps the view as it is leads nowhere.
      let kept = drafts[start...].filter { $0.target != .screen(.project(view)) }
      drafts.replaceSubrange(start..., with: kept)
    }
  }

  /// Whether each branch shows a view, and one of them is a screen by what else is known of it: a list has its place taken by a search.
  /// What is there while something loads, or says that there is nothing, is none.
  private func takesTurns(_ choice: NodeRef, _ evidence: ScreenEvidence) -> Bool {
    let shown = branches(of: choice).map { branch in screens(inBranch: branch).map { viewMade(by: $0) } }
    guard shown.allSatisfy({ !$0.isEmpty && $0.allSatisfy { view in view.map { !isPassing(declarations[$0].name) } ?? false } }) else { return false }
    return shown.contains { $0.allSatisfy { view in view.map { evidence.isScreen($0, outside: choice) } ?? false } }
  }

  /// Whether one branch shows views that are given the way back, and the other is the view's own content, where the flag is set:
  /// `if isScanning { ScanView(onBack: { isScanning = false }) } else { form }`. What only lasts a while ends by itself.
  private func leadsBack(_ choice: NodeRef, _ terms: [Term]) -> Bool {
    guard terms.count == 1, case let branches = branches(of: choice), branches.count == 2 else { return false }
    let writes = states(behind: terms[0].state).flatMap { linkage.writes(to: $0.0) }.filter { !isInInitialiser($0.site) && $0.means != .initial }
    let places = writes.flatMap { deciding($0.site, depth: 0) }
    return [(branches[0], branches[1]), (branches[1], branches[0])].contains { shown, own in
      let views = screens(inBranch: shown).map { viewMade(by: $0) }
      guard !views.isEmpty, views.allSatisfy({ view in view.map { !isPassing(declarations[$0].name) } ?? false }),
        places.contains(where: { program.isInside($0, shown) }), let content = ownPart(of: own)
      else { return false }
      return places.contains { program.isInside($0, content) }
    }
  }

  /// What a branch shows of its view's own: itself, or the property that it names.
  private func ownPart(of branch: NodeRef) -> NodeRef? {
    guard program[branch].kind != .ifStmt, screens(inBranch: branch).isEmpty || ownContent(of: branch) != nil else { return nil }
    let statements = program.members(branch).filter { ![.varDecl, .funcDecl].contains(program[$0].kind) }
    guard statements.count == 1 else { return branch }
    return linkage.propertyWritten(by: telling(statements[0])).flatMap { declarations[$0].getter } ?? branch
  }

  private func isInStack(_ ref: NodeRef, upTo end: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, here != end {
      if program[here].kind == .call, linkage.isStack(here) { return true }
      at = program.parent(here)
    }
    return false
  }
}
