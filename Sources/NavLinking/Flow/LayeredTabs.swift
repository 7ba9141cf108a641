import NavDialects
import NavFacts

/// What makes all layers but one invisible.
enum LayeredTabs {
  static let modifiers = ["opacity", "zIndex"]
}

/// Tabs that lie over one another, of which all but one are made invisible: `HomeView().opacity(tab == .home ? 1 : 0)`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// A view that is seen while a state has a value.
  private struct Layer {
    var view: NodeRef
    var value: NodeRef
  }

  /// The layers of one layout that one state chooses from.
  private struct LayerKey: Hashable {
    var content: NodeRef
    var state: PropertyID
  }

  func findLayeredTabs() {
    var layers: [LayerKey: [Layer]] = [:]
    for name in LayeredTabs.modifiers {
      guard let symbol = program.symbols.find(name) else { continue }
      for call in linkage.calls(of: symbol) {
        guard let (state, value) = chosen(by: call), let view = statement(around: call), let content = program.parent(view),
          program[content].kind == .closure, !layers[LayerKey(content: content, state: state), default: []].contains(where: { $0.view == view })
        else { continue }
        layers[LayerKey(content: content, state: state), default: []].append(Layer(view: view, value: value))
      }
    }
    guard !layers.isEmpty else { return }
    let evidence = ScreenEvidence(self)
    for (key, tabs) in layers.sorted(by: { $0.key.content < $1.key.content }) {
      let views = tabs.compactMap { viewMade(by: $0.view) }
      guard views.count == tabs.count, Set(views).count > 1, views.count(where: { evidence.isScreen($0, outside: key.content) }) > 1 else { continue }
      sendLayers(tabs, of: key.state)
    }
  }

  private func sendLayers(_ tabs: [Layer], of state: PropertyID) {
    var plain: [Tag: NodeRef] = [:]
    for tab in tabs {
      sendTab(tab.view, at: telling(tab.view), .tab)
      if let tag = tag(tab.value) { plain[tag] = tab.view } else { tabTags.append((tab.value, tab.view, telling(tab.view))) }
    }
    if plain.isEmpty { layeredStates.append(state) }
    for slot in slots(behind: state).sorted() { select(by: slot, among: plain, depth: 0) }
  }

  /// The state and the value of it for which a modifier makes a view seen: `opacity(tab == 0 ? 1 : 0)`.
  private func chosen(by call: NodeRef) -> (state: PropertyID, value: NodeRef)? {
    guard let amount = program.secondChild(call), program[amount].kind == .ternary, case let parts = program.children(amount).map({ $0 }), parts.count == 3,
      program[parts[0]].kind == .infix, linkage.text(program[parts[0]].name) == "==", isNumber(parts[1], "1"), isNumber(parts[2], "0"),
      let left = program.firstChild(parts[0]), let right = program.secondChild(parts[0]), let state = linkage.propertyWritten(by: left)
    else { return nil }
    return (state, right)
  }

  private func isNumber(_ ref: NodeRef, _ digit: String) -> Bool {
    program[ref].kind == .number && (linkage.text(program[ref].name) == digit || linkage.text(program[ref].name) == digit + ".0")
  }

  /// The whole expression of which a modifier is a part.
  private func statement(around call: NodeRef) -> NodeRef? {
    var at = call
    while let member = program.parent(at), program[member].kind == .member, program.firstChild(member) == at, let outer = program.parent(member),
      program[outer].kind == .call, program.firstChild(outer) == member
    {
      at = outer
    }
    return program[at].kind == .call ? at : nil
  }
}
