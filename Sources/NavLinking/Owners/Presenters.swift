import NavFacts

/// View controllers that are told to show something: they are before it, whoever tells them.
extension OwnerFinder {
  private var program: Program { linkage.program }

  /// The screens before what a call on `base` shows, where that says so; none where the code tells itself, and runs wherever it does.
  func presenters(_ base: NodeRef) -> Set<TypeID> {
    guard !isSelf(base) else { return [] }
    let told = controllers(base)
    // `self.navigationController` in a callback that another screen was given: that one is in front. A part of several screens runs its
    // own in each.
    guard !told.isEmpty, let site = callOfOwnStack(base) else { return told }
    let running = climbing(site).screens
    return running.isEmpty || !running.isDisjoint(with: told) ? told : running
  }

  /// A segue starts at the view controller that performs it, whoever tells it to: a scanner that hands its code back is there no more.
  func performers(of draft: TransitionDraft) -> Set<TypeID>? {
    draft.performers.isEmpty || !draft.performers.allSatisfy(screens.contains) ? nil : Set(draft.performers)
  }

  /// The tab bar controllers that an object is made with, or has by default, where it fills one of them: `init(bar: UITabBarController = Bar())`.
  func barsGiven(_ base: NodeRef) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for case .parameter(let function, let index) in linkage.evaluate(base) where linkage.declarations[function].isInit {
      for (call, _) in flow.callers(of: function) {
        if let given = linkage.given(index, of: function, by: call) { found.formUnion(controllers(given)) }
      }
    }
    return found
  }

  private func controllers(_ base: NodeRef) -> Set<TypeID> {
    var found: Set<TypeID> = []
    for value in linkage.evaluate(base) {
      switch value {
      case .object(let id, _), .typed(.project(let id)):
        guard linkage.isViewController(id), !linkage.inherits(id, from: "UINavigationController"), !linkage.surroundsOne(id) else { continue }
        // Of what base class a controller is does not tell which one it is.
        if !screens.contains(id), !linkage.conformers(of: id).isEmpty { continue }
        // What pages through others is a part of whoever makes it.
        if linkage.inherits(id, from: "UIPageViewController"), !linkage.constructions(of: id).isEmpty { continue }
        found.insert(id)
      default: break
      }
    }
    return found
  }

  /// What a launch router shows on its own controller lies over the whole app: the user is wherever the router is told to.
  func isOfLaunch(_ base: NodeRef) -> Bool {
    guard program[base].kind == .name, case .unknown = linkage.meaning(of: program[base].name, at: base), let router = linkage.enclosingType(base)
    else { return false }
    return !linkage.dialects.launchers.isDisjoint(with: linkage.externalBases(router))
  }

  /// `self`, also captured under another name: `[unowned shop = self]`.
  private func isSelf(_ base: NodeRef) -> Bool {
    let named = linkage.initial(of: base)
    return program[named].kind == .name && program[named].name == linkage.names.selfValue
  }

  /// The call that is made on `self.navigationController` in a closure.
  private func callOfOwnStack(_ base: NodeRef) -> NodeRef? {
    guard program[base].kind == .member, program[base].name == linkage.names.navigationController, let owner = program.firstChild(base), isSelf(owner),
      let callee = program.parent(base), let call = program.parent(callee), program[call].kind == .call, closureAround(call) != nil
    else { return nil }
    return call
  }
}
