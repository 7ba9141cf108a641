import NavFacts

/// Methods that a protocol gives to the view controllers which conform to it: `extension Filtering { func showFilter() { present(…) } }`.
///
/// Whoever asks such a method is not before what it shows: `delegate?.showFilter()` in a page of a screen shows the filter over the screen.
extension OwnerFinder {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Up from a call of such a method on another object, to the view controllers that the object may be.
  /// - Returns: whether the call is one of these.
  func climbConformers(of function: FunctionID, by call: NodeRef, _ path: inout Path, _ answer: inout Answer) -> Bool {
    guard case .type(let owner) = declarations[function].owner, declarations[owner].kind == .protocol, !declarations[function].isStatic,
      let asked = objectAsked(by: call)
    else { return false }
    let conforming = linkage.conformers(of: owner).filter { declarations[$0].kind != .protocol }
    guard !conforming.isEmpty, conforming.allSatisfy(linkage.isViewController) else { return false }
    var running = conforming.filter { type in
      !linkage.findFunctions(declarations[function].name, in: type).contains { isInstead($0, of: function, in: owner) }
    }
    if let declared = linkage.typeOf(asked).projectType { running.removeAll { !linkage.fits($0, declared) && !linkage.fits(declared, $0) } }
    if let given = types(at: asked, depth: 0) { running.removeAll { type in !given.contains { linkage.fits($0, type) } } }
    guard !running.isEmpty else { return false }
    for type in running { climb(type: type, &path, &answer) }
    return true
  }

  /// `delegate` of `delegate?.showFilter()`; none where an object asks itself.
  private func objectAsked(by call: NodeRef) -> NodeRef? {
    guard program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .member,
      let base = program.firstChild(callee)
    else { return nil }
    let isOwn = program[base].kind == .name && (program[base].name == linkage.names.selfValue || program[base].name == linkage.names.superValue)
    return isOwn ? nil : base
  }
}
