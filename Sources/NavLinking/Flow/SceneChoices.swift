import NavFacts

/// Apps that choose by a state right in a scene: `WindowGroup { switch session.stage { case .login: LoginView() … } }`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Sends what every place shows that sets the state; for its first value nobody has left another screen. What no place is seen to
  /// set may be there from the start.
  /// - Returns: whether a scene is such a choice, and its first value is known.
  func sendSceneChoice(_ content: NodeRef, of scene: NodeRef) -> Bool {
    guard let choice = wholeChoice(content), let chosen = linkage.mappings[choice] else { return false }
    let start = drafts.count
    guard sendWholeChoice(content, isRoot: true) else { return false }
    var named: Set<Symbol> = []
    var first: Set<Symbol> = []
    for index in start..<drafts.count {
      guard case .route(chosen, let name) = drafts[index].target else { continue }
      named.insert(name)
      guard linkage.declarations.propertyOfNode[drafts[index].site] != nil || isInInitialiser(drafts[index].site) else { continue }
      first.insert(name)
      drafts[index].scene = scene
    }
    guard !first.isEmpty else { return false }
    for arm in linkage.armsOf(choice) where named.isDisjoint(with: linkage.caseNames(of: arm)) {
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
}
