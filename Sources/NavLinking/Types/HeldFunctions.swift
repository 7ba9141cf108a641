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

  private func isOfParameter(_ callee: NodeRef) -> Bool {
    guard program[callee].kind == .name, case .parameter = meaning(of: program[callee].name, at: callee) else { return false }
    return true
  }
}
