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
  private let callers: (FunctionID) -> [FunctionCall]
  /// The tab bar controllers by the enums of their pages.
  private var bars: [TypeID: Set<Bar>] = [:]

  /// - Parameter holder: the tab bar controller that a tab is put into.
  init(
    _ linkage: Linkage, _ drafts: [TransitionDraft], callers: @escaping (FunctionID) -> [FunctionCall], holder: (TransitionDraft) -> Bar?
  ) {
    self.linkage = linkage
    self.callers = callers
    for draft in drafts where draft.manner == .tab {
      if case .route(let page, _) = draft.target, let bar = holder(draft) { bars[page, default: []].insert(bar) }
    }
  }

  /// Whether a function makes a coordinator with the stack that an arm for a page hands down to it.
  func isHandedDown(to made: NodeRef) -> Bool {
    guard !bars.isEmpty, case .function(let function) = linkage.enclosingBody(made) else { return false }
    return bar(above: function, made, depth: 0) != nil
  }

  /// The one that has the page for which a coordinator is made, be it in a function that is handed the page's stack: `case .news: startNews(stack)`.
  func bar(around made: NodeRef) -> Bar? { bar(around: made, depth: 0) }

  private func bar(above function: FunctionID, _ made: NodeRef, depth: Int) -> Bar? {
    let handed = linkage.arguments(of: made).contains { argument in
      guard linkage.program[argument].kind == .name, case .parameter(function, let index) = linkage.meaning(of: linkage.program[argument].name, at: argument),
        let type = linkage.declarations.parameters(of: function)[index].type, case .external(let name, _) = linkage.resolve(type)
      else { return false }
      return linkage.isNavigationContainer(name)
    }
    guard handed, depth < 3 else { return nil }
    let found = Set(callers(function).filter { $0.confidence != .possible }.compactMap { bar(around: $0.call, depth: depth + 1) })
    return found.count == 1 ? found.first : nil
  }

  private func bar(around made: NodeRef, depth: Int) -> Bar? {
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
    guard let function = at.flatMap({ linkage.declarations.functionOfNode[$0] }) else { return nil }
    return bar(above: function, made, depth: depth)
  }
}
