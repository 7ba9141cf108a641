import NavFacts

/// States that a view is bound to and hands on to the closure that builds its content: `Bar(selection: $page) { page in … }`, where the
/// bar calls `content(selection)`.
extension Linkage {
  /// The state that a closure's parameter is the value of.
  func stateHanded(as parameter: NodeRef) -> PropertyID? {
    guard program[parameter].kind == .name, case .closureParameter(let closure, let index) = meaning(of: program[parameter].name, at: parameter)
    else { return nil }
    return stateHanded(to: closure, index)
  }

  func stateHanded(to closure: NodeRef, _ index: Int) -> PropertyID? {
    guard let maker = program.parent(closure), program[maker].kind == .call, let holder = propertyGiven(closure) else { return nil }
    for call in calls(of: holder) {
      let given = arguments(of: call)
      guard index < given.count, let own = propertyWritten(by: given[index]), isBinding(own), let bound = self.given(to: own, by: maker),
        case .slot(let state, nil) = bindingTarget(bound)
      else { continue }
      return state
    }
    return nil
  }
}
