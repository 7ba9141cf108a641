import NavFacts

/// Screens that a body puts into the navigation controller which it shows: `stack.viewControllers = [cart]`, `present(stack, animated: true)`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Of what is put into a controller, what may be in it when it is shown: what the body surely put there last, and what it may have put
  /// there since. One controller may be filled and shown in each arm of a `switch`.
  func lastPut(_ puts: [TransitionDraft], before site: NodeRef) -> [TransitionDraft] {
    guard let last = puts.lazy.map(\.site).filter({ self.isSurelyRun($0, before: site) }).max() else { return puts }
    return puts.filter { $0.site >= last && $0.site < site }
  }

  /// What is put into a navigation controller that the same body makes and shows: one step of the user's, and so one transition.
  struct PlacedScreen: Hashable {
    var target: TransitionDraft.Target
    var site: NodeRef
    /// Where the controller is shown.
    var shownAt: NodeRef
  }

  func placedAtOnce(_ filled: [TransitionDraft], into identity: NodeRef, shownAt site: NodeRef) -> [PlacedScreen] {
    let body = linkage.enclosingBody(site)
    guard linkage.enclosingBody(identity) == body, linkage.closure(around: identity) == linkage.closure(around: site) else { return [] }
    return filled.filter { linkage.enclosingBody($0.site) == body && linkage.closure(around: $0.site) == linkage.closure(around: site) }
      .map { PlacedScreen(target: $0.target, site: $0.site, shownAt: site) }
  }

  /// Takes out what is shown with its controller.
  func dropPlaced(_ placed: Set<PlacedScreen>) {
    dropFirstOfShown()
    dropFirstOfTabs()
    if placed.isEmpty { return }
    var shown: [NodeRef: Set<TransitionDraft.Target>] = [:]
    // A tab of each page of a list is told where the list is walked.
    var tabs: [Linkage.EnclosingBody: Set<TransitionDraft.Target>] = [:]
    for draft in drafts {
      shown[draft.site, default: []].insert(draft.target)
      if draft.manner == .tab { tabs[linkage.enclosingBody(draft.site), default: []].insert(draft.target) }
    }
    let dropped = Set(placed.filter { one in
      guard one.shownAt != one.site else { return false }
      return shown[one.shownAt]?.contains(one.target) ?? false || tabs[linkage.enclosingBody(one.site)]?.contains(one.target) ?? false
    }
      .map { PlacedScreen(target: $0.target, site: $0.site, shownAt: $0.site) })
    drafts.removeAll { dropped.contains(PlacedScreen(target: $0.target, site: $0.site, shownAt: $0.site)) }
  }

  /// Takes out the first screens of stacks that the same call shows: `present(Factory.stack(with: cart), animated: true)`.
  private func dropFirstOfShown() {
    var shown: [NodeRef: Set<TransitionDraft.Target>] = [:]
    for draft in drafts where draft.manner == .present || draft.manner == .push { shown[draft.site, default: []].insert(draft.target) }
    drafts.removeAll { draft in
      guard draft.manner == .root else { return false }
      var at: NodeRef? = draft.site
      while let here = at, [.call, .member].contains(program[here].kind) {
        if shown[here]?.contains(draft.target) == true { return true }
        at = program.parent(here)
      }
      return false
    }
  }

  /// Of what is put into a controller that a property keeps, what a function puts there which the body that shows it calls:
  /// `current = stack; present(stack, animated: true); showFirst()`.
  func filledNext(_ puts: [TransitionDraft], after site: NodeRef) -> [TransitionDraft] {
    let body = linkage.enclosingBody(site)
    return puts.filter { draft in
      guard case .function(let function) = linkage.enclosingBody(draft.site), !isDeferred(draft.site) else { return false }
      let calls = callers(of: function).filter { linkage.enclosingBody($0.call) == body && !isDeferred($0.call) }
      if calls.isEmpty { return false }
      if draft.manner == .push, calls.count == callers(of: function).count, let index = drafts.firstIndex(where: { $0.site == draft.site && $0.target == draft.target }) {
        drafts[index].manner = .root
      }
      return true
    }
  }

  func filled(_ holders: [Holder], with identity: NodeRef, among all: [TransitionDraft]) -> [TransitionDraft] {
    let given = parametersGiven(holders, identity)
    return all.filter { draft in
      // What is presented over it is not in it.
      guard let presenter = draft.presenter ?? receiver(of: draft.site), [.push, .root, .tab].contains(draft.manner) else { return false }
      if program.file(presenter) == program.file(identity), names(presenter, holders) { return mayStill(hold: identity, at: presenter) }
      guard !given.isEmpty, program[presenter].kind == .name,
        case .parameter(let function, let index) = linkage.meaning(of: program[presenter].name, at: presenter)
      else { return false }
      return given[function]?.contains(index) ?? false
    }
  }

  /// The parameters of functions that are given the local which a controller is: `coordinator.start(on: stack)`.
  private func parametersGiven(_ holders: [Holder], _ identity: NodeRef) -> [FunctionID: Set<Int>] {
    var given: [FunctionID: Set<Int>] = [:]
    for case .local(let local) in holders {
      guard let body = program.parent(local) else { continue }
      for index in program.subtree(body) where program[NodeRef(index)].kind == .name && program[NodeRef(index)].name == program[local].name {
        let mention = NodeRef(index)
        guard let call = program.parent(mention), program[call].kind == .call, program.firstChild(call) != mention, mayStill(hold: identity, at: mention) else {
          continue
        }
        let targets = linkage.callTargets(of: call)
        guard targets.confidence != .possible else { continue }
        for function in targets.functions where !declarations[function].isInit && declarations[function].body != nil {
          let pairs = linkage.match(declarations.parameters(of: function), linkage.arguments(of: call)) ?? []
          for pair in pairs where pair.argument == mention { given[function, default: []].insert(pair.parameter) }
        }
      }
    }
    return given
  }

  /// What is put into controllers that are shown with it, by the same body.
  func placedInFilled() -> Set<PlacedScreen> {
    if filledContainers.isEmpty { return [] }
    var puts: [Linkage.EnclosingBody: [TransitionDraft]] = [:]
    let bodies = Set(filledContainers.flatMap { [linkage.enclosingBody($0.site), linkage.enclosingBody($0.identity)] })
    for draft in drafts where [.push, .root, .tab].contains(draft.manner) {
      if case let body = linkage.enclosingBody(draft.site), bodies.contains(body) { puts[body, default: []].append(draft) }
    }
    var placed: Set<PlacedScreen> = []
    for (identity, site) in filledContainers where isGivenBack(identity) {
      // Whoever makes a stack and gives it back shows nothing: who shows the stack does.
      let holders = holders(of: identity)
      for draft in puts[linkage.enclosingBody(identity)] ?? [] where draft.manner == .root {
        guard let presenter = draft.presenter ?? receiver(of: draft.site), names(presenter, holders) else { continue }
        placed.insert(PlacedScreen(target: draft.target, site: draft.site, shownAt: site))
      }
    }
    for (identity, site) in filledContainers {
      guard let near = puts[linkage.enclosingBody(site)], case let holders = holders(of: identity), !holders.isEmpty else { continue }
      placed.formUnion(placedAtOnce(filled(holders, with: identity, among: near), into: identity, shownAt: site))
    }
    return placed
  }

  /// Whether a container is the local of a function that gives it back.
  private func isGivenBack(_ identity: NodeRef) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(identity), let body = declarations[function].body, case let holders = holders(of: identity),
      holders.contains(where: { !$0.isProperty })
    else { return false }
    return linkage.returnedExpressions(of: body).contains { names($0, holders) }
  }

  /// The property in which the body that shows a local keeps it too: `let stack = SheetStack(); current = stack; present(stack, animated: true)`.
  func keeping(_ holders: [Holder], beside site: NodeRef) -> PropertyID? {
    guard case .local(let local)? = holders.first, case .function(let function) = linkage.enclosingBody(site), let body = declarations[function].body else { return nil }
    for index in program.subtree(body) {
      let assignment = NodeRef(index)
      guard program[assignment].kind == .assign, let value = program.secondChild(assignment), names(value, .local(local)),
        let property = program.firstChild(assignment).flatMap(linkage.propertyWritten)
      else { continue }
      return property
    }
    return nil
  }

  /// Whether one statement has run whenever another one runs: it stands before it, in the same block or in one around.
  private func isSurelyRun(_ statement: NodeRef, before later: NodeRef) -> Bool {
    guard statement < later, let block = program.parent(statement), [.block, .closure, .caseArm].contains(program[block].kind) else { return false }
    return program.isInside(later, block)
  }
}
