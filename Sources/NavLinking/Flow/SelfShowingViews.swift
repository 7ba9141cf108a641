import NavFacts

/// Methods that show what they are called on. A program adds some to every view:
/// `extension View { func popUp() { root.present(UIHostingController(rootView: self), animated: true) } }`, `CartView().popUp()`. A view
/// controller has some of its own: `sheet.show(on: self)`, which presents a navigation controller around the sheet.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what such a method is called on, where what is shown is `self` or a controller around it.
  /// - Returns: whether somebody calls it on a view that is known.
  func sendSelf(shownBy expression: NodeRef, _ sink: Sink, at site: NodeRef) -> Bool {
    guard !handled.isCapturing, case .function(let function) = linkage.enclosingBody(site), !declarations[function].isStatic, !declarations[function].isInit
    else { return false }
    let shown = linkage.initial(of: expression)
    switch declarations[function].owner {
    case .external(let extended): guard linkage.dialects.viewProtocols.contains(extended) else { return false }
    case .type(let owner):
      // Which of the classes below it is shown, whoever tells it to show itself says.
      guard sink.manner != .child, linkage.isViewController(owner), isInStack(shown) || linkage.surroundsOne(owner) || !linkage.conformers(of: owner).isEmpty
      else { return false }
    case .global: return false
    }
    guard isAroundSelf(shown, depth: 0) else { return false }
    return sendToCallers(of: function, showing: shown, sink, at: site) { call, sink in
      guard let base = receiver(of: call), !isSelf(base), !linkage.evaluate(base).contains(where: saysInPassing) else { return }
      send(base, sink, at: call)
    }
  }

  /// A navigation controller around `self`. A view controller alone is shown as what its type says, and its methods make others.
  private func isInStack(_ shown: NodeRef) -> Bool {
    guard program[shown].kind == .call, let callee = program.firstChild(shown) else { return false }
    return program[callee].kind == .name && isController(callee)
  }

  /// `self`, `self.padding()`, `AnyView(self)`, `UIHostingController(rootView: self)`, `UINavigationController(rootViewController: host)`.
  private func isAroundSelf(_ expression: NodeRef, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let shown = linkage.initial(of: expression)
    if program[shown].kind == .name { return program[shown].name == linkage.names.selfValue }
    guard program[shown].kind == .call, let callee = program.firstChild(shown) else { return false }
    // What a view is dressed with is still the view; a controller's methods give others.
    if program[callee].kind == .member {
      return program.firstChild(callee).map { isAroundSelf($0, depth: depth + 1) && !(linkage.enclosingType(shown).map(linkage.isViewController) ?? false) } ?? false
    }
    guard isController(callee) || program[callee].name == linkage.names.anyView, let content = program.secondChild(shown) else { return false }
    return isAroundSelf(content, depth: depth + 1)
  }

  private func isController(_ callee: NodeRef) -> Bool {
    if case .meta(.project(let id)) = linkage.typeOf(callee) { return linkage.inherits(id, from: "UINavigationController") }
    return linkage.isScreenLike(program[callee].name)
  }
}
