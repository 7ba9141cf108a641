import NavDialects
import NavFacts

/// Stacks whose first screen a part of what their view is made with chooses: `switch request.kind { case .send: SendView() … }` of
/// `let request: Request`.
///
/// The view is shown by whoever makes it; which of the roots it has, it says itself.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// - Returns: whether the content of a stack is such a choice; it is sent once it is known what else is shown.
  func keepGivenRoot(_ content: NodeRef, _ manner: Manner) -> Bool {
    guard let choice = wholeChoice(content), let type = linkage.mappings[choice], let view = linkage.enclosingType(choice), linkage.isView(view),
      isPartOfGiven(choice)
    else { return false }
    givenRoots.append((choice, type, view, content, manner))
    return true
  }

  func sendGivenRoots() {
    let shown = Set(drafts.compactMap { draft in if case .screen(.project(let id)) = draft.target, draft.manner != .root { id } else { nil } })
    for (choice, type, view, content, manner) in givenRoots {
      guard shown.contains(view) else {
        sendContent(content, manner)
        continue
      }
      givenChoices.insert(type)
      for arm in linkage.armsOf(choice) {
        var built: [NodeRef] = []
        if let block = program.first(arm, .block) { linkage.collectResults(block, into: &built) }
        for view in built { send(view, Sink(manner: .root), at: telling(view)) }
      }
    }
  }

  /// Whether a switch is over a constant in a value that the view is made with.
  private func isPartOfGiven(_ choice: NodeRef) -> Bool {
    guard var at = program.firstChild(choice), program[at].kind == .member else { return false }
    while program[at].kind == .member {
      guard let property = linkage.propertyWritten(by: at), declarations[property].getter == nil, let base = program.firstChild(at) else { return false }
      at = base
      if program[at].kind == .name, program[at].name == linkage.names.selfValue { return isGivenValue(property) }
      guard case .type(let owner) = declarations[property].owner, declarations[owner].kind == .structure else { return false }
    }
    guard program[at].kind == .name, case .property(let id) = linkage.meaning(of: program[at].name, at: at) else { return false }
    return isGivenValue(id)
  }

  private func isGivenValue(_ id: PropertyID) -> Bool { !declarations[id].hasAttributes && isOnlyGiven(id) }
}
