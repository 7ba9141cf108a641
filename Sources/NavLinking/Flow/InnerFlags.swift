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
    for draft in drafts {
      guard case .screen(.project(let view)) = draft.target, views[view] == nil, linkage.isView(view), !roots.contains(view),
        let body = linkage.bodyGetter(view), !turnedBodies.contains(body), let choice = wholeCondition(body), !isInStack(choice, upTo: body),
        case let terms = terms(of: choice), !terms.isEmpty, !terms.contains(where: { $0.asksForData || $0.name != nil }),
        takesTurns(choice, evidence)
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

  private func isInStack(_ ref: NodeRef, upTo end: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at, here != end {
      if program[here].kind == .call, linkage.isStack(here) { return true }
      at = program.parent(here)
    }
    return false
  }
}
