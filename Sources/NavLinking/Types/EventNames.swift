import NavFacts

/// Enums whose names say what they are about: something that has happened, or is so, or a part of a list. Whoever is told decides
/// where to go; a destination says so itself. The one thing about a switch that navigates that its code does not tell.
extension Linkage {
  func isNamedAsEvent(_ type: TypeID) -> Bool {
    let name = text(declarations[type].name)
    return Self.eventWords.contains { name.hasSuffix($0) }
  }

  private static let eventWords = [
    "Event", "Events", "Action", "Actions", "Message", "Input", "Output", "Intent", "Mutation", "Effect", "State", "Status", "Result",
    "Response", "Error", "Row", "Rows", "Cell", "Section", "Sections",
  ]
}
