import NavFacts

/// Switches that choose how a row of a list looks, by an enum that elsewhere decides which screen is shown.
extension Linkage {
  /// Leaves out the mappings that stand in rows, of the enums that have another mapping.
  func leaveOutRowChoices() {
    var byType: [TypeID: [NodeRef]] = [:]
    for (choice, type) in mappings { byType[type, default: []].append(choice) }
    for (_, choices) in byType where choices.count > 1 {
      let rows = choices.filter { isInRow($0, depth: 0) }
      guard rows.count < choices.count else { continue }
      for row in rows {
        mappings[row] = nil
        localChoices[row] = nil
      }
    }
  }

  /// Whether the nearest view around `ref` that does more than arrange its content is a list, also where the rows are built by a helper.
  func isInRow(_ ref: NodeRef, depth: Int) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      let node = program[here]
      switch node.kind {
      case .call:
        guard let callee = program.firstChild(here) else { return false }
        let traits = traits[program[callee].name]
        if program[callee].kind == .name, Self.lists.contains(text(program[callee].name)) { return true }
        // A modifier of what is around, or a view that does with its content what it likes.
        guard program[callee].kind == .name, traits.contains(.isLayout) else { return false }
      case .funcDecl: return declarations.functionOfNode[here].map { isRowHelper(program[here].name, $0, depth) } ?? false
      default: if node.kind.isDeclaration { return false }
      }
      at = program.parent(here)
    }
    return false
  }

  private func isRowHelper(_ name: Symbol, _ function: FunctionID, _ depth: Int) -> Bool {
    guard depth < 4, case .type(let owner) = declarations[function].owner, isViewLike(.project(owner)) else { return false }
    let uses = calls(of: name).filter { enclosingType($0) == owner }
    return !uses.isEmpty && uses.allSatisfy { isInRow($0, depth: depth + 1) }
  }

  private static let lists: Set<String> = ["List", "Form", "Section", "Table", "Picker"]
}
