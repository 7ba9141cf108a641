import NavDialects
import NavFacts

/// A framework's own methods beside those that the program adds to its types under the same name:
/// `pushViewController(_:animated:)` and, in an extension, `pushViewController(_:animated:completion:)` whose `completion` has a default.
extension Linkage {
  /// Those of `functions` that a call may run, as Swift calls of two methods the one that needs no default.
  func withoutLonger(_ functions: [FunctionID], calledBy call: NodeRef) -> [FunctionID] {
    guard let callee = program.firstChild(call), let rows = dialects.calls[program[callee].name] else { return functions }
    let arguments = arguments(of: call)
    let given = arguments.map { text(program.label($0)) }
    guard rows.contains(where: { $0.ownLabels == given }) else { return functions }
    return functions.filter { !isLonger($0, than: arguments.count) }
  }

  /// Whether a method that the program adds to a type of the framework has more parameters than a call gives.
  private func isLonger(_ function: FunctionID, than count: Int) -> Bool {
    guard declarations.parameters(of: function).count > count else { return false }
    switch declarations[function].owner {
    case .external(let name): return isScreenLike(name)
    case .type(let id): return isViewLike(.project(id)) || isNavigationContainer(.project(id))
    default: return false
    }
  }
}
