import NavFacts

/// The values by which the tabs of a tab view are told apart.
extension Linkage {
  /// The type of `.home` in `Tab("Home", value: .home) { … }`: what the tab view around is selected by.
  func tabValueType(_ argument: NodeRef, of tab: NodeRef) -> TypeRef? {
    guard text(program.label(argument)) == "value", let callee = program.firstChild(tab), program[callee].kind == .name,
      text(program[callee].name) == "Tab"
    else { return nil }
    var at = program.parent(tab)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .call, let around = program.firstChild(here), let (_, row) = dialects.selections.first(where: { $0.0 == program[around].name && $0.1.manner == .tab }),
        let binding = self.argument(row.label, of: here), case .slot(let id, _) = bindingTarget(binding)
      {
        return declaredType(of: id)
      }
      at = program.parent(here)
    }
    return nil
  }
}
