import NavFacts

/// Enums whose cases say how far something has come: what is shown meanwhile is one screen.
extension Linkage {
  /// Whether some case says so, or the enum's name does.
  func isProgress(_ type: TypeID) -> Bool {
    declarations[type].cases.contains { isStage($0.name) } || !Self.works.isDisjoint(with: words(in: declarations[type].name))
  }

  /// Whether most cases say so.
  func isMostlyProgress(_ type: TypeID) -> Bool {
    let cases = declarations[type].cases
    return cases.count { isStage($0.name) } * 2 > cases.count
  }

  /// Whether few cases say so: the others are steps of their own, `enum Stage { case idle, reading, answering, marking, done }`.
  func isHardlyProgress(_ type: TypeID) -> Bool {
    let cases = declarations[type].cases
    return cases.count { isStage($0.name) } * 4 <= cases.count && Self.works.isDisjoint(with: words(in: declarations[type].name))
  }

  private func isStage(_ name: Symbol) -> Bool { Self.stages.contains(text(name).lowercased()) }

  private static let stages: Set<String> = [
    "loading", "loaded", "fetching", "idle", "error", "failed", "failure", "success", "succeeded", "inprogress", "nodata", "empty",
  ]
  private static let works: Set<String> = ["load", "loading", "fetch", "sync", "request", "progress", "status"]
}
