import NavFacts

/// Of the coordinators that one object gives the same navigation controller, those that it starts first: what it starts once another one
/// has ended comes on top of that one's screens.
extension SinkFlow {
  private var declarations: Declarations { linkage.declarations }

  /// The constructions among `takers` that may be the first; all of them where that cannot be told.
  func firstTakers(_ takers: [NodeRef]) -> [NodeRef] {
    guard takers.count > 1 else { return takers }
    let filling = Set(takers.filter { !isDeferred($0) }.compactMap { function(around: $0) })
    let first = takers.filter { taker in
      guard let function = function(around: taker), case .type(let type) = declarations[function].owner, !declarations[function].isInit,
        linkage.canStart(type)
      else { return true }
      if isDeferred(taker), filling.contains(function) { return false }
      var seen: Set<FunctionID> = []
      return comesFirst(function, of: type, filling, &seen)
    }
    return first.isEmpty ? takers : first
  }

  private func function(around ref: NodeRef) -> FunctionID? { if case .function(let id) = linkage.enclosingBody(ref) { id } else { nil } }

  /// Whether a function of a coordinator may run while nothing has been put into its container: as it starts, or in something that waits
  /// where none of the functions that put something there has run.
  private func comesFirst(_ id: FunctionID, of type: TypeID, _ filling: Set<FunctionID>, _ seen: inout Set<FunctionID>) -> Bool {
    guard seen.insert(id).inserted else { return false }
    if declarations[id].isInit || linkage.isStart(id) { return true }
    let calls = callers(of: id)
    if calls.isEmpty || !linkage.references(to: id).isEmpty { return true }
    return calls.contains { call, _ in
      guard let caller = function(around: call), case .type(let owner) = declarations[caller].owner, linkage.fits(type, owner) else {
        // Whoever makes the coordinator begins with what it likes.
        return linkage.enclosingType(call).map { makes(type, $0) } ?? true
      }
      if isDeferred(call), filling.contains(caller) { return false }
      return comesFirst(caller, of: type, filling, &seen)
    }
  }

  /// Whether objects of `maker` make those of `type`.
  private func makes(_ type: TypeID, _ maker: TypeID) -> Bool { linkage.constructions(of: type).contains { linkage.enclosingType($0) == maker } }
}
