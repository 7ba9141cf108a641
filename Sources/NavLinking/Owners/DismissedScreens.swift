import NavFacts

/// Callbacks that a screen runs only once it has gone: `dismiss(animated: true) { self.onConfirm() }`. By then the user is back where the
/// screen was shown from, and what the callback shows comes from there.
extension OwnerFinder {
  private var program: Program { linkage.program }

  /// Whether a callback that somebody gives to a screen waits for it to go, wherever the screen runs it.
  func runsOnceGone(_ property: PropertyID) -> Bool {
    guard case .type(let owner) = linkage.declarations[property].owner, linkage.isViewController(owner) else { return false }
    let calls = linkage.calls(of: property)
    guard !calls.isEmpty, calls.allSatisfy({ isAfterDismissal($0, of: owner) }) else { return false }
    // Given to somebody else, it may run there.
    return linkage.uses(of: property).allSatisfy { mention in
      guard let parent = program.parent(mention), [.call, .assign].contains(program[parent].kind) else { return true }
      return program.firstChild(parent) == mention
    }
  }

  /// Whether a call stands in what a screen does once it has dismissed itself.
  private func isAfterDismissal(_ call: NodeRef, of screen: TypeID) -> Bool {
    guard linkage.enclosingType(call) == screen else { return false }
    var closure = closureAround(call)
    while let here = closure {
      if let parent = program.parent(here), program[parent].kind == .call, let callee = program.firstChild(parent), callee != here,
        linkage.text(program[callee].name) == "dismiss", isOwn(callee)
      {
        return true
      }
      closure = closureAround(here)
    }
    return false
  }

  /// `dismiss`, `self.dismiss`
  private func isOwn(_ callee: NodeRef) -> Bool {
    if program[callee].kind == .name { return true }
    guard program[callee].kind == .member, let base = program.firstChild(callee) else { return false }
    return program[base].kind == .name && program[base].name == linkage.names.selfValue
  }
}
