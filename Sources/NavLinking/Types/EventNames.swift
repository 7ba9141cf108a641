import NavFacts

/// Enums whose names say what they are about: something that has happened, or is so, or a part of a list. Whoever is told decides
/// where to go; a destination says so itself. The one thing about a switch that navigates that its code does not tell.
extension Linkage {
  func isNamedAsEvent(_ type: TypeID) -> Bool {
    if mostlyHappened(type) { return true }
    let name = text(declarations[type].name)
    guard let word = Self.eventWords.first(where: name.hasSuffix) else { return false }
    // A `CoordinateAction` asks to go somewhere.
    return !(word.hasPrefix("Action") && Self.ways.contains { name.dropLast(word.count).hasSuffix($0) })
  }

  /// Whether most cases of an enum say what has happened, whatever its name: `case feedButtonDidTap, didFinish, cellSelected`.
  private func mostlyHappened(_ type: TypeID) -> Bool {
    let cases = declarations[type].cases
    let happened = cases.count { info in
      let name = text(info.name)
      return name.hasPrefix("did") || name.contains("Did") || Self.happenings.contains(where: name.hasSuffix)
    }
    return happened * 2 > cases.count
  }

  private static let happenings = ["Tap", "Tapped", "Touched", "Pressed", "Clicked", "Selected"]

  /// Whether an enum's name says that each case is somewhere to go: then one way may be the only one.
  func isNamedAsWay(_ type: TypeID) -> Bool {
    let name = text(declarations[type].name)
    return Self.wayWords.contains(where: name.hasSuffix)
  }

  private static let wayWords = [
    "Route", "Routes", "Routing", "Destination", "Navigation", "Screen", "Page", "Path", "Transition", "RouteAction", "RoutingAction", "NavigationAction",
  ]

  private static let ways = ["Coordinate", "Coordinating", "Coordination", "Coordinator", "Navigation", "Navigate", "Route", "Routing", "Router"]

  private static let eventWords = [
    "Event", "Events", "Action", "Actions", "Message", "Input", "Output", "Intent", "Mutation", "Effect", "State", "Status", "Result",
    "Response", "Error", "Row", "Rows", "Cell", "Section", "Sections",
  ]
}
