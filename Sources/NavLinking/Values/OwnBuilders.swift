import NavFacts

/// Closures that a view is made with, and calls itself for what it shows next: `NavigationLink(destination: destination())`. Whoever makes
/// the view decides.
extension Linkage {
  /// The view's own property whose closure builds what an expression stands for.
  func builderCalled(by expression: NodeRef) -> PropertyID? {
    switch program[expression].kind {
    case .call:
      guard let callee = program.firstChild(expression), program[callee].kind == .name || program[callee].kind == .member else { return nil }
      return givesViews(callee) ? builder(callee) : nil
    case .closure:
      // `Row(destination: { selected(book) })`
      let given = returnedExpressions(of: expression)
      return given.count == 1 ? builderCalled(by: given[0]) : nil
    case .name:
      // `if let target = destination?()`
      guard case .optionalBinding(let binding) = meaning(of: program[expression].name, at: expression), let bound = program.firstChild(binding)
      else { return nil }
      return builderCalled(by: bound)
    default: return nil
    }
  }

  private func builder(_ callee: NodeRef) -> PropertyID? {
    if program[callee].kind == .name, case .optionalBinding(let binding) = meaning(of: program[callee].name, at: callee) {
      return program.firstChild(binding).flatMap(builder)
    }
    guard let id = propertyMeant(by: callee), case .type(let owner) = declarations[id].owner, owner == enclosingType(callee), isView(owner),
      declarations[owner].kind == .structure, declarations[id].getter == nil, declarations[id].initial == nil
    else { return nil }
    return id
  }
}
