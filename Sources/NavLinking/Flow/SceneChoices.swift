import NavFacts

/// Apps that choose by a state right in a scene: `WindowGroup { switch session.stage { case .login: LoginView() … } }`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Sends what every place shows that sets the state; for its first value nobody has left another screen. What no place is seen to
  /// set may be there from the start.
  /// - Returns: whether a scene is such a choice, and its first value is known.
  func sendSceneChoice(_ content: NodeRef, of scene: NodeRef) -> Bool {
    guard let whole = wholeChoice(content), case let choice = choiceAsked(by: whole)?.mapping ?? whole, let chosen = linkage.mappings[choice] else { return false }
    let start = drafts.count
    guard sendWholeChoice(content, isRoot: true) else { return false }
    let end = drafts.count
    // What one value shows may itself be nothing but a choice: by another state, which tells what is shown then.
    let choosing = linkage.armsOf(choice).filter { arm in program.first(arm, .block).map { sendSceneChoice($0, of: scene) } ?? false }
    defer { removeDrafts(of: choosing, among: start..<end, choice, chosen) }
    var named: Set<Symbol> = []
    var first: Set<Symbol> = []
    for index in start..<end {
      guard case .route(chosen, let name) = drafts[index].target else { continue }
      named.insert(name)
      guard linkage.declarations.propertyOfNode[drafts[index].site] != nil || isInInitialiser(drafts[index].site) else { continue }
      first.insert(name)
      drafts[index].scene = scene
    }
    guard !first.isEmpty else { return false }
    for arm in linkage.armsOf(choice) where !choosing.contains(arm) && named.isDisjoint(with: linkage.caseNames(of: arm)) {
      var shown: [NodeRef] = []
      if let block = program.first(arm, .block) { linkage.collectResults(block, into: &shown) }
      for view in shown {
        let start = drafts.count
        send(view, Sink(manner: .root), at: telling(view))
        for index in start..<drafts.count where drafts[index].site == telling(view) { drafts[index].scene = scene }
      }
    }
    return true
  }

  /// Removes what says that a value goes where one of these arms leads.
  private func removeDrafts(of arms: [NodeRef], among range: Range<Int>, _ choice: NodeRef, _ type: TypeID) {
    guard !arms.isEmpty else { return }
    let all = linkage.armsOf(choice)
    for index in range.reversed() {
      guard case .route(type, let name) = drafts[index].target,
        let taken = all.first(where: { linkage.caseNames(of: $0).contains(name) }) ?? all.first(where: { linkage.caseNames(of: $0).isEmpty }),
        arms.contains(taken)
      else { continue }
      drafts.remove(at: index)
    }
  }
}
