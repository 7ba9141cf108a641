import NavFacts

/// Content that a function or getter makes by a state, asked for where a view shows it: `coordinator.view(for: coordinator.page)`,
/// `router.currentView`, where the body of that is `switch page { … }`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The choices that a mapping makes for the views which ask for it, each by the state that it is given there or looks at itself.
  func builtChoices(_ mapping: NodeRef, _ type: TypeID) -> [ContentChoice] {
    guard let subject = program.firstChild(mapping) else { return [] }
    let body = linkage.enclosingBody(mapping)
    if case .function(let function) = body, program[subject].kind == .name,
      case .parameter(function, let index) = linkage.meaning(of: program[subject].name, at: subject)
    {
      return callers(of: function).flatMap { caller -> [ContentChoice] in
        let given = linkage.match(declarations.parameters(of: function), linkage.arguments(of: caller.call))?.first { $0.parameter == index }?.argument
        guard let given, choosingState(given) != nil else { return [] }
        return shownUses(of: caller.call).map { ContentChoice(node: $0, mapping: mapping, type: type, state: given) }
      }
    }
    guard linkage.enclosingType(mapping).map(linkage.isView) != true, choosingState(subject) != nil else { return [] }
    return uses(of: body).flatMap { shownUses(of: $0) }.map { ContentChoice(node: $0, mapping: mapping, type: type, state: subject) }
  }

  /// The places in views that show what an expression makes: where it stands itself, or where what gives it back is asked.
  private func shownUses(of expression: NodeRef, depth: Int = 0) -> [NodeRef] {
    if stands(expression) { return [expression] }
    guard depth < 4, linkage.enclosingType(expression).map(linkage.isView) != true else { return [] }
    return uses(of: linkage.enclosingBody(expression)).flatMap { shownUses(of: $0, depth: depth + 1) }
  }

  /// Who asks for the view that a body makes.
  private func uses(of body: Linkage.EnclosingBody) -> [NodeRef] {
    switch body {
    case .function(let function):
      guard let result = declarations[function].result, linkage.isViewLike(linkage.resolve(result)) else { return [] }
      return callers(of: function).map(\.call)
    case .property(let id):
      guard linkage.isViewLike(linkage.declaredType(of: id)) else { return [] }
      return linkage.mentions(of: declarations[id].name).filter { linkage.propertyWritten(by: $0) == id }
    case .none: return []
    }
  }
}
