import NavFacts

/// Bodies that are nothing but a route which is a view itself: `stage.environment(…)` of `@State var stage: Stage`.
extension SinkFlow {
  /// A root whose whole content is what one of its states holds: every place that sets the state decides.
  ///
  /// - Returns: whether the body is such a route, and some place was found.
  func sendWholeRoute(_ body: NodeRef) -> Bool {
    var walk = Walk(linkage: linkage)
    var states: Set<PropertyID> = []
    for value in walk.results(of: body, nil) {
      guard case .slot(let id) = value else { continue }
      states.insert(id)
    }
    guard states.count == 1, let state = states.first, linkage.declarations[state].getter == nil, !isOnlyGiven(state),
      let type = linkage.routeEnum(linkage.declaredType(of: state)), linkage.isScreenLike(type)
    else { return false }
    let before = drafts.count
    var sink = Sink(manner: .root)
    sink.takesInitial = true
    send(.slot(state), sink, at: body, body)
    guard drafts.count > before else { return false }
    rootChoices.insert(type)
    return true
  }
}
