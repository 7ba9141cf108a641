import NavFacts

/// Screens that are laid into a window by hand, over all that is there.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The view of a controller that is put straight into a window lies over all that is there: `window.addSubview(host.view)`.
  func findWindowLayers() {
    for call in linkage.calls(of: linkage.names.addSubview) {
      guard let window = receiver(of: call), case .external(let type, _) = linkage.typeOf(window), linkage.text(type) == "UIWindow",
        let view = program.secondChild(call), program[view].kind == .member, linkage.text(program[view].name) == "view",
        let controller = program.firstChild(view), !linkage.evaluate(controller).contains(where: saysInPassing)
      else { continue }
      send(controller, Sink(manner: .present), at: call)
    }
  }

  /// Whether what is shown only says something in passing.
  func saysInPassing(_ value: Value) -> Bool {
    ([value] + value.contained).contains { $0.objectType.map { isPassing(declarations[$0].name) } ?? false }
  }
}
