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
    guard isAroundSelf(shown, depth: 0), let conditions = conditions(of: sink, around: site, in: function, -1) else { return false }
    let key = StartKey(function: function, expression: shown, manner: sink.manner, conditions: conditions)
    if let isTold = seenStarts[key] {
      if isTold { outcomes += 1 }
      return isTold
    }
    let before = outcomes
    defer { seenStarts[key] = outcomes > before }
    seenStarts[key] = false
    var sink = sink
    sink.note(site, .makes(function))
    sink.presenter = nil
    for (call, confidence) in callers(of: function) where confidence != .possible {
      guard let base = receiver(of: call), let asked = self.conditions(conditions, of: function, at: call),
        !linkage.evaluate(base).contains(where: isMessage)
      else { continue }
      var sink = sink
      sink.conditions = asked
      send(base, sink, at: call)
    }
    return outcomes > before
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

  /// The view of a controller that is put straight into a window lies over all that is there: `window.addSubview(host.view)`.
  func findWindowLayers() {
    for call in linkage.calls(of: linkage.names.addSubview) {
      guard let window = receiver(of: call), case .external(let type, _) = linkage.typeOf(window), linkage.text(type) == "UIWindow",
        let view = program.secondChild(call), program[view].kind == .member, linkage.text(program[view].name) == "view",
        let controller = program.firstChild(view), !linkage.evaluate(controller).contains(where: isMessage)
      else { continue }
      send(controller, Sink(manner: .present), at: call)
    }
  }

  /// Whether what is shown only says something in passing.
  private func isMessage(_ value: Value) -> Bool {
    ([value] + value.contained).contains { $0.objectType.map { isPassing(declarations[$0].name) } ?? false }
  }
}
