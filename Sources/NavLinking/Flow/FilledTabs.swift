import NavFacts

/// Tabs that a switch over a tab bar's pages fills: `case .news: NewsCoordinator(stack).start()`. What such a coordinator begins with, it
/// shows on the tab bar controller that has the pages.
struct FilledTabs {
  enum Bar: Hashable {
    case own(TypeID)
    /// The framework's.
    case plain
  }

  private let linkage: Linkage
  /// The tab bar controllers by the enums of their pages.
  private var bars: [TypeID: Set<Bar>] = [:]

  /// - Parameter holder: the tab bar controller that a tab is put into.
  init(_ linkage: Linkage, _ drafts: [TransitionDraft], holder: (TransitionDraft) -> Bar?) {
    self.linkage = linkage
    for draft in drafts where draft.manner == .tab {
      if case .route(let page, _) = draft.target, let bar = holder(draft) { bars[page, default: []].insert(bar) }
    }
  }

  /// The one that has the page for which a coordinator is made.
  func bar(around made: NodeRef) -> Bar? {
    if bars.isEmpty { return nil }
    let program = linkage.program
    var at = program.parent(made)
    while let here = at, !program[here].kind.isDeclaration || program[here].kind == .varDecl {
      if program[here].kind == .caseArm, let subject = linkage.switchOf(here).flatMap({ program.firstChild($0) }),
        let page = linkage.typeOf(subject).projectType, let found = bars[page]
      {
        return found.count == 1 ? found.first : nil
      }
      at = program.parent(here)
    }
    return nil
  }
}
