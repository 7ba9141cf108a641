import NavFacts

/// What stands beside the choice of a screen and is none itself: `VStack { if isOffline { Banner() }; switch scene { … } }`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The one statement among several that shows what the others only stand beside or lie over; nil where there is none, or more than one.
  func onlyLasting(_ statements: [NodeRef]) -> NodeRef? {
    let lasting = statements.filter { !isPassingPart($0, depth: 0) }
    return lasting.count == 1 ? lasting[0] : nil
  }

  /// What is there while something lasts, fills room, or says something in passing. A header or a bar is not: it belongs to a page.
  private func isPassingPart(_ statement: NodeRef, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    if program[statement].kind == .ifStmt {
      guard linkage.conditionChoice(statement) == nil, case let branches = branches(of: statement), branches.count == 1 else { return false }
      return program.members(branches[0]).allSatisfy { !isWayOn($0) }
    }
    let told = telling(statement)
    if isBlank(told) { return true }
    if let view = viewMade(by: told) { return isPassing(linkage.declarations[view].name) }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name,
      linkage.traits[program[callee].name].contains(.isLayout) || linkage.isLayout(program[callee].name), let closure = contentArgument(of: told),
      program[closure].kind == .closure
    else { return false }
    return program.members(closure).allSatisfy { [.parameter, .varDecl].contains(program[$0].kind) || isPassingPart($0, depth: depth + 1) }
  }

  /// A view with navigation of its own, a stack or tabs: what shows one for a while is a choice between screens.
  private func isWayOn(_ statement: NodeRef) -> Bool {
    let told = telling(statement)
    if let view = viewMade(by: told) { return linkage.startsNavigation(view) }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name else { return false }
    return linkage.dialects.containers[program[callee].name] != nil
  }
}
