import NavModel

/// What an app's delegate has pushed into a stack while nothing else is on screen: `window.rootViewController = stack; flow.start()`,
/// where `start` pushes the flow's first screen, through however many objects the stack came there.
extension NavigationGraph {
  /// Says of what delegates push at the start that it is its stack's root, where nothing that they show lies below it.
  ///
  /// Where a storyboard shows something first, what is pushed comes on top of that.
  mutating func rootFirstPushes() {
    let starting = entries.filter { !$0.starts.isEmpty }
    if starting.contains(where: { $0.kind == .storyboard }) { return }
    for entry in starting where entry.kind == .appDelegate || entry.kind == .sceneDelegate {
      let arrivals = Set(entry.starts)
      let first = transitions.indices.filter { index in
        guard transitions[index].from == nil, transitions[index].fromReason == nil, let to = transitions[index].to else { return false }
        return arrivals.contains(EntryPoint.Arrival(screen: to, place: transitions[index].place))
      }
      guard first.allSatisfy({ transitions[$0].kind == .push }) else { continue }
      for index in first { transitions[index].kind = .root }
    }
  }
}
