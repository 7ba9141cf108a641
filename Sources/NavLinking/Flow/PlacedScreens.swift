import NavFacts

/// Screens that a body puts into the navigation controller which it shows: `stack.viewControllers = [cart]`, `present(stack, animated: true)`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Of what is put into a controller, what may be in it when it is shown: what the body surely put there last, and what it may have put
  /// there since. One controller may be filled and shown in each arm of a `switch`.
  func lastPut(_ puts: [TransitionDraft], before site: NodeRef) -> [TransitionDraft] {
    guard let last = puts.lazy.map(\.site).filter({ self.isSurelyRun($0, before: site) }).max() else { return puts }
    return puts.filter { $0.site >= last && $0.site < site }
  }

  /// Whether one statement has run whenever another one runs: it stands before it, in the same block or in one around.
  private func isSurelyRun(_ statement: NodeRef, before later: NodeRef) -> Bool {
    guard statement < later, let block = program.parent(statement), [.block, .closure, .caseArm].contains(program[block].kind) else { return false }
    return program.isInside(later, block)
  }
}
