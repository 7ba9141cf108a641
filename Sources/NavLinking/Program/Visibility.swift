import NavFacts

/// Whether a place may name a member at all: many files of a program have private helpers of one name.
extension Linkage {
  func isSeen(_ id: FunctionID, from place: NodeRef) -> Bool { isSeen(declarations[id].modifiers, declarations[id].node, from: place) }

  func isSeen(_ id: PropertyID, from place: NodeRef) -> Bool { isSeen(declarations[id].modifiers, declarations[id].node, from: place) }

  private func isSeen(_ modifiers: Modifiers, _ declaration: NodeRef, from place: NodeRef) -> Bool {
    modifiers.isDisjoint(with: [.private, .fileprivate]) || program.file(declaration) == program.file(place)
  }
}
