import NavDialects
import NavFacts

/// Screens that are made with what they show next, and show it by a state of their own: `SignInView(next: { user in AccountView(user) })`,
/// which says `isDone = true` once it is. They are no wrappers around that: who shows them shows them, and they decide when the next comes.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Marks the presentations of such screens, and what is laid over them, before anybody is asked what a screen shows.
  func findPresentingScreens() {
    for index in presentations.indices {
      guard case .slot(let state, nil) = linkage.bindingTarget(presentations[index].binding), !linkage.isBinding(state),
        case .type(let screen) = declarations[state].owner, linkage.enclosingType(presentations[index].call) == screen,
        linkage.isView(screen), linkage.isWrapperView(screen), let held = ownContent(presentations[index].content, of: screen),
        case let made = linkage.constructions(of: screen), !made.isEmpty, made.allSatisfy(isShownWhole)
      else { continue }
      laidOver.insert(held)
      presentations[index].isDecidedInside = true
    }
  }

  /// Whether what a call makes is all that a link, a modal or a registration shows.
  private func isShownWhole(_ call: NodeRef) -> Bool {
    var at = call
    while let member = program.parent(at), program[member].kind == .member, let modified = program.parent(member), program[modified].kind == .call {
      at = modified
    }
    guard let around = program.parent(at) else { return false }
    let shown = program[around].kind == .closure ? around : at
    if shown == around, program.members(around).filter({ program[$0].kind != .parameter }).count != 1 { return false }
    guard let user = program.parent(shown), program[user].kind == .call, let callee = program.firstChild(user), callee != shown else { return false }
    let name = program[callee].name
    if let rows = linkage.dialects.links[name] {
      return rows.contains { row in row.destinationLabel.flatMap { linkage.argument($0, of: user) } == shown } || linkDestination(user) == shown
    }
    return linkage.dialects.presentations[name] != nil || linkage.dialects.registrations[name] != nil
  }
}
