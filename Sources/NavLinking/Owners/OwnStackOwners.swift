import NavFacts

/// Navigation controllers of the program's own: users are on the screens that they hold, not on them.
extension OwnerFinder {
  /// The same with the screens that a class of navigation controllers shows by itself in its place; what it begins with is shown by
  /// whoever makes it.
  func lookingIntoStacks(_ answer: Answer, of draft: TransitionDraft) -> Answer {
    let stacks = answer.screens.filter { linkage.inherits($0, from: "UINavigationController") }
    guard !stacks.isEmpty else { return answer }
    var answer = answer
    for stack in stacks.sorted() {
      var seen = begins(stack, with: draft) ? makers(of: stack) : Answer(screens: contents(of: stack))
      if draft.manner == .child, case .screen(.project(let shown)) = draft.target { seen.screens.remove(shown) }
      guard seen.hasScreens || seen.reachesEntry else { continue }
      answer.screens.remove(stack)
      answer.holding.remove(stack)
      answer.add(seen)
    }
    return answer
  }

  /// Whether a transition fills the stack in whose class it stands, as that is set up.
  private func begins(_ stack: TypeID, with draft: TransitionDraft) -> Bool {
    guard draft.manner == .root, linkage.enclosingType(draft.site) == stack, case .function(let function) = linkage.enclosingBody(draft.site),
      !flow.isDeferred(draft.site)
    else { return false }
    return flow.isSettingUp(function, stack)
  }

  private func makers(of stack: TypeID) -> Answer {
    var all = Answer()
    for call in linkage.constructions(of: stack) where linkage.enclosingType(call) != stack { all.add(climbing(call)) }
    all.screens.remove(stack)
    return all
  }

  /// The screens that the code of a class of navigation controllers puts into its objects first. The stack's own buttons are on these.
  private func contents(of stack: TypeID) -> Set<TypeID> {
    if let known = stackContentsMemo[stack] { return known }
    let contents = Set(flow.drafts.compactMap { draft -> TypeID? in
      guard case .screen(.project(let screen)) = draft.target, draft.manner == .root, screen != stack, screens.contains(screen),
        linkage.enclosingType(draft.site) == stack
      else { return nil }
      return screen
    })
    stackContentsMemo[stack] = contents
    return contents
  }
}
