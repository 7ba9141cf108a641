import NavDialects
import NavFacts

/// Tabs that show what the selection says, whichever of them they are:
/// `TabView(selection: $part) { ForEach(Part.allCases) { one in Tab("", value: one) { page } } }` with `switch part { … }` in `page`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends the cases that tabs are told apart by, where their content is chosen by the selection.
  /// - Returns: whether it is.
  func sendChosenTabs(_ content: NodeRef, by value: NodeRef, at site: NodeRef, _ manner: Manner) -> Bool {
    guard let state = selection(around: site), case .project(let type) = linkage.declaredType(of: state),
      let choice = choice(by: state, of: type, in: content)
    else { return false }
    let cases = linkage.evaluate(value).filter { if case .route(type, _, _, _) = $0 { true } else { false } }
    guard !cases.isEmpty else { return false }
    contentChoices.insert(choice)
    var sink = Sink(manner: manner)
    sink.conditions = conditionsOnElement(around: site)
    send(cases, sink, at: site, value)
    return true
  }

  /// The state that the tab view around a tab is selected by.
  private func selection(around tab: NodeRef) -> PropertyID? {
    var at = program.parent(tab)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .call, let callee = program.firstChild(here),
        let (_, row) = linkage.dialects.selections.first(where: { $0.0 == program[callee].name && $0.1.manner == .tab }),
        let binding = linkage.argument(row.label, of: here), case .slot(let id, nil) = linkage.bindingTarget(binding)
      {
        return id
      }
      at = program.parent(here)
    }
    return nil
  }

  /// The one `switch` over a state in some content, or in a property or function of the same view that the content asks for its view.
  private func choice(by state: PropertyID, of type: TypeID, in content: NodeRef) -> NodeRef? {
    guard let view = linkage.enclosingType(content) else { return nil }
    var bodies = [content]
    for index in program.subtree(content) {
      let ref = NodeRef(index)
      switch program[ref].kind {
      case .call:
        for function in linkage.callTargets(of: ref).functions where declarations[function].owner == .type(view) {
          bodies += [declarations[function].body].compactMap { $0 }
        }
      case .name, .member:
        guard let property = linkage.propertyWritten(by: ref), declarations[property].owner == .type(view) else { continue }
        bodies += [declarations[property].getter].compactMap { $0 }
      default: continue
      }
    }
    let found = linkage.mappings.filter { choice, one in
      one == type && program.firstChild(choice).flatMap(linkage.propertyWritten) == state && bodies.contains { program.isInside(choice, $0) }
    }
    return found.count == 1 ? found.first?.key : nil
  }
}
