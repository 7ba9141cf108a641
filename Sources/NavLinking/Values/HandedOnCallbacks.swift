import NavFacts

/// Callbacks that one object gives to the next as it was given them: `ToolView(onNext: onNext)`. Whoever has it last calls it.
extension Linkage {
  /// How many objects hand a callback on, at most.
  private static let reach = 4

  /// The calls of what a property holds, and those of the properties that are made with it, wherever these say more.
  func callsHandedOn(of property: PropertyID) -> [NodeRef] {
    var all = calls(of: property)
    var seen: Set<PropertyID> = [property]
    var level = [property]
    for _ in 0..<Self.reach where !level.isEmpty {
      level = level.flatMap { uses(of: $0) }.compactMap(propertyMade).filter { seen.insert($0).inserted }
      for next in level { all += calls(of: next) }
    }
    return all
  }

  /// The property of what a call makes that is given a value as it is.
  private func propertyMade(with value: NodeRef) -> PropertyID? {
    guard let call = program.parent(value), program[call].kind == .call, program.firstChild(call) != value else { return nil }
    return propertyGiven(value)
  }
}
