import NavFacts

/// Methods that a program adds to every view, and that show the view they are called on:
/// `extension View { func popUp() { root.present(UIHostingController(rootView: self), animated: true) } }`, `CartView().popUp()`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Sends what such a method is called on, where what is shown is `self` or a controller around it.
  /// - Returns: whether somebody calls it on a view that is known.
  func sendSelf(shownBy expression: NodeRef, _ sink: Sink, at site: NodeRef) -> Bool {
    guard !handled.isCapturing, case .function(let function) = linkage.enclosingBody(site), !declarations[function].isStatic,
      case .external(let extended) = declarations[function].owner, linkage.dialects.viewProtocols.contains(extended)
    else { return false }
    let shown = linkage.initial(of: expression)
    guard isAroundSelf(shown, depth: 0) else { return false }
    return sendToCallers(of: function, showing: shown, sink, at: site) { call, sink in
      guard let base = receiver(of: call), !linkage.evaluate(base).contains(where: saysInPassing) else { return }
      send(base, sink, at: call)
    }
  }

  /// `self`, `self.padding()`, `AnyView(self)`, `UIHostingController(rootView: self)`, `UINavigationController(rootViewController: host)`.
  private func isAroundSelf(_ expression: NodeRef, depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let shown = linkage.initial(of: expression)
    if program[shown].kind == .name { return program[shown].name == linkage.names.selfValue }
    guard program[shown].kind == .call, let callee = program.firstChild(shown) else { return false }
    if program[callee].kind == .member { return program.firstChild(callee).map { isAroundSelf($0, depth: depth + 1) } ?? false }
    guard linkage.isScreenLike(program[callee].name) || program[callee].name == linkage.names.anyView, let content = program.secondChild(shown)
    else { return false }
    return isAroundSelf(content, depth: depth + 1)
  }
}
