import NavFacts

/// Arms that are not written yet: `case .offers: break` in a function that navigates by the case.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Notes the cases for which nothing is done, by those who navigate by them or by others.
  func noteUnwritten(_ found: [RoutingSwitch], besides rest: [RoutingSwitch]) {
    for one in found {
      // `none` says that nothing is to be shown.
      for arm in one.arms where isEmpty(arm) {
        handled.unwritten.formUnion(arm.names.filter { $0 != linkage.names.none }.map { RouteKey(type: one.type, name: $0) })
      }
    }
    if handled.unwritten.isEmpty { return }
    for one in found + rest {
      for arm in one.arms where !isEmpty(arm) { handled.unwritten.subtract(arm.names.map { RouteKey(type: one.type, name: $0) }) }
    }
  }

  /// Whether nothing happens in an arm: `case .offers: break`.
  func isEmpty(_ arm: RoutingArm) -> Bool {
    arm.regions.first.map { region in program.members(region.body).allSatisfy { program[$0].kind == .breakStmt } } ?? true
  }
}
