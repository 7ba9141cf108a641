import NavFacts

/// Code of a part that sets a binding, where the part is also made with a state by which nothing is shown: `FriendRows(picks: $picks)` in a
/// view that has no sheet for `picks`. Whoever makes it so is not before what the binding shows elsewhere.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Those of the calls that make a part which give it such a state for the binding that the code at `ref` sets.
  func callsWithUnshownState(_ made: [NodeRef], of part: TypeID, around ref: NodeRef) -> [NodeRef] {
    guard let binding = bindingSet(at: ref, of: part), !statesShown.contains(binding) else { return [] }
    return made.filter { call in
      guard let given = linkage.given(to: binding, by: call) else { return false }
      let states = linkage.evaluate(given).map { value in if case .slot(let state) = value { state } else { nil as PropertyID? } }
      return !states.isEmpty && states.allSatisfy { $0.map(isUnshown) ?? false }
    }
  }

  /// The binding of a part that a statement around `ref` sets.
  private func bindingSet(at ref: NodeRef, of part: TypeID) -> PropertyID? {
    var at: NodeRef? = ref
    while let here = at, program[here].kind != .block, program[here].kind != .closure, !program[here].kind.isDeclaration {
      var set: NodeRef?
      switch program[here].kind {
      case .assign: set = program.firstChild(here)
      // `picks.toggle()`
      case .call: set = program.firstChild(here).flatMap { program[$0].kind == .member ? program.firstChild($0) : nil }
      default: break
      }
      if let property = set.flatMap(linkage.propertyWritten), declarations[property].owner == .type(part), linkage.hasAttribute("Binding", property) {
        return property
      }
      at = program.parent(here)
    }
    return nil
  }

  /// Whether a state of a view's own is only handed on, and neither presents anything nor is asked for.
  private func isUnshown(_ state: PropertyID) -> Bool {
    guard linkage.hasAttribute("State", state), !statesShown.contains(state), !linkage.bindingsBelowAll(state).contains(where: statesShown.contains)
    else { return false }
    return linkage.mentions(of: declarations[state].name).allSatisfy { mention in
      guard linkage.propertyWritten(by: mention) == state else { return true }
      return program.parent(mention).map { program[$0].kind == .assign && program.firstChild($0) == mention } ?? false
    }
  }
}
