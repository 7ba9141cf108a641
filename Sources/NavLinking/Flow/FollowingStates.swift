import NavFacts

/// States that only follow another one: `.onChange(of: model.page) { tab = tab(for: model.page) }`. Whoever sets that decides.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether a value is worked out of a state that shows screens itself, by a function that is given it or by a property of it:
  /// `tab(for: page)`, `page.tab`.
  func isWorkedOut(_ value: NodeRef, besides id: PropertyID) -> Bool {
    switch program[value].kind {
    case .call:
      guard linkage.callTargets(of: value).functions.contains(where: { declarations[$0].body != nil }) else { return false }
      return linkage.arguments(of: value).contains { isShownState($0, besides: id) }
    case .member:
      guard let property = linkage.propertyWritten(by: value), declarations[property].getter != nil, let base = program.firstChild(value) else { return false }
      return isShownState(base, besides: id)
    default: return false
    }
  }

  /// Whether an expression reads a variable that is set somewhere and holds a case of an enum that is turned into screens.
  private func isShownState(_ expression: NodeRef, besides id: PropertyID) -> Bool {
    guard program[expression].kind == .name || program[expression].kind == .member else { return false }
    var states = [linkage.propertyWritten(by: expression)].compactMap { $0 }
    if states.isEmpty { for case .slot(let other) in linkage.evaluate(expression) { states.append(other) } }
    return states.contains { other in
      other != id && !declarations[other].isLet && declarations[other].getter == nil && linkage.routeEnum(linkage.declaredType(of: other)) != nil
        && linkage.writes(to: other).contains { $0.means == .assignment }
    }
  }
}
