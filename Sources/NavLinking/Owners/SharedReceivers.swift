import NavFacts

/// Objects that whoever wants them asks for where all can reach them, and that nobody has to hold: `Session.shared.end()`,
/// `(UIApplication.shared.delegate as? AppDelegate)?.coordinator?.showLogin()`.
extension OwnerFinder {
  private var program: Program { linkage.program }

  /// Whether a call is made on what the app's delegate or the scene's has, or on what a type has for all.
  func isWithinReachOfAll(_ call: NodeRef) -> Bool {
    guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
      var at = program.firstChild(callee)
    else { return false }
    // Longer chains are no way to an object.
    for _ in 0..<8 {
      switch linkage.typeOf(at) {
      case .project(let type) where isEntry(type) && program[at].name != linkage.names.selfValue: return true
      case .meta: return false
      default: break
      }
      guard [.member, .call, .unary, .cast].contains(program[at].kind), let inner = program.firstChild(at) else { return false }
      if program[at].kind == .member, linkage.typeOf(inner).isMeta { return true }
      at = inner
    }
    return false
  }

  /// The screens that ask a tab bar controller for one of its tabs: they are before the user, in the bar. `bar?.change(to: .cart)`
  /// - Returns: nil where the bar asks itself, or where no screen does.
  func askingBar(_ site: NodeRef) -> Answer? {
    guard program[site].kind == .call, let callee = program.firstChild(site), program[callee].kind == .member, let base = program.firstChild(callee),
      program[base].name != linkage.names.selfValue
    else { return nil }
    let bars = linkage.evaluate(base).compactMap { value -> TypeID? in
      guard let type = value.objectType ?? linkage.exactType(value), linkage.inherits(type, from: "UITabBarController") else { return nil }
      return type
    }
    guard !bars.isEmpty, linkage.enclosingType(site).map({ !bars.contains($0) }) ?? true else { return nil }
    let asking = climbing(site)
    return asking.screens.isEmpty ? nil : asking
  }
}
