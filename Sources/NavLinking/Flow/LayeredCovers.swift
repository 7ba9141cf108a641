import NavDialects
import NavFacts

/// What lies over a stack or tabs while a state has a value: `ZStack { NavigationStack { … }; if let cover = router.cover { view(for: cover) } }`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Notes the layers that wait for a state, before the writes of states are connected.
  func findLayeredCovers() {
    guard let name = program.symbols.find("ZStack") else { return }
    for layout in linkage.calls(of: name) {
      guard let closure = contentArgument(of: layout), program[closure].kind == .closure,
        case let layers = program.members(closure).filter({ program[$0].kind != .parameter }), layers.count > 1, begins(layers[0])
      else { continue }
      for layer in layers.dropFirst() where program[layer].kind == .ifStmt {
        guard let state = stateRead(by: layer), let shown = program.first(layer, .block) else { continue }
        presentations.append(PresentationSite(call: layer, binding: state, content: shown, isItem: true, manner: .fullScreenCover))
      }
    }
  }

  private func begins(_ layer: NodeRef) -> Bool {
    guard program[layer].kind == .call, let callee = program.firstChild(telling(layer)), program[callee].kind == .name else { return false }
    return linkage.dialects.containers[program[callee].name].map { !$0.isScene } ?? false
  }
}
