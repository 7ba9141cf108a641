import NavFacts

/// Calls of functions that a property or a parameter holds.
extension Linkage {
  /// The arguments of a call of a property that holds a function: they have no labels.
  func matchHeld(_ function: FunctionID, _ call: NodeRef) -> [(parameter: Int, argument: NodeRef)]? {
    let arguments = arguments(of: call)
    guard let callee = program.firstChild(call),
      program[callee].name != declarations[function].name || propertyWritten(by: callee) != nil || isOfParameter(callee),
      arguments.count == declarations.parameters(of: function).count
    else { return nil }
    return arguments.enumerated().map { (parameter: $0.offset, argument: $0.element) }
  }

  /// Whether a call is one of what a property or a parameter holds: `makeFlow(stack)`.
  func callsHeldFunction(_ call: NodeRef) -> Bool {
    program.firstChild(call).map { propertyWritten(by: $0) != nil || isOfParameter($0) } ?? false
  }

  private func isOfParameter(_ callee: NodeRef) -> Bool {
    guard program[callee].kind == .name, case .parameter = meaning(of: program[callee].name, at: callee) else { return false }
    return true
  }
}
