import NavDialects
import NavFacts

/// What lies over a whole screen until it takes itself away: `ZStack { List { … }; if isPicking { PickPage(isPicking: $isPicking) } }`,
/// `if let timer = model.timer { TimerPage(model: model) }` of a page that says `model.timer = nil`.
///
/// What cannot take itself away is a part of the screen, and so is what is named as a small one.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Notes such layers, before the writes of states are connected.
  func findClosingCovers() {
    guard let name = program.symbols.find("ZStack") else { return }
    for layout in linkage.calls(of: name) {
      guard let owner = linkage.enclosingType(layout), linkage.isView(owner), !linkage.isWrapperView(owner), let closure = contentArgument(of: layout),
        program[closure].kind == .closure, case let layers = program.members(closure).filter({ program[$0].kind != .parameter }), layers.count > 1,
        program[layers[0]].kind != .ifStmt
      else { continue }
      for layer in layers.dropFirst() where program[layer].kind == .ifStmt {
        guard let block = program.first(layer, .block), branches(of: layer).count == 1,
          case let conditions = program.children(layer).prefix(while: { $0 != block }).map({ $0 }), conditions.count == 1,
          let asked = asked(conditions[0]), case .slot(let state, nil) = linkage.bindingTarget(asked.binding), !presentations.contains(where: { $0.call == layer }),
          case let shown = program.members(block).filter({ ![.varDecl, .funcDecl].contains(program[$0].kind) && !isBlank($0) }), shown.count == 1,
          let page = viewMade(by: shown[0]), isPage(page), takesAway(page, in: block, state)
        else { continue }
        presentations.append(PresentationSite(call: layer, binding: asked.binding, content: block, isItem: asked.isItem, manner: .child))
      }
    }
  }

  /// Whether a view is more than what is said in passing, or a small part.
  private func isPage(_ id: TypeID) -> Bool {
    !isPassing(declarations[id].name) && !linkage.isNamedPart(id) && !isControl(id)
      && linkage.words(in: declarations[id].name).isDisjoint(with: ["dialog", "confirm", "confirmation", "popover", "bar", "sidebar"])
  }

  /// Whether a view, or whoever in its layer is handed the state, ends the state by which it is shown.
  private func takesAway(_ page: TypeID, in layer: NodeRef, _ state: PropertyID) -> Bool {
    func isEnd(_ write: SlotWrite) -> Bool {
      switch write.means {
      case .toggle: true
      case .assignment: write.value.map { program[$0].kind == .nil || (program[$0].kind == .boolean && !program[$0].flags.contains(.isTrue)) } ?? false
      default: false
      }
    }
    if linkage.writes(to: state).contains(where: { isEnd($0) && linkage.enclosingType($0.site) == page }) { return true }
    return linkage.bindingsBelow(state).contains { below in
      linkage.bindingArguments(of: below).contains { program.isInside($0, layer) }
        && ([below] + linkage.bindingsBelowAll(below)).contains { linkage.writes(to: $0).contains(where: isEnd) }
    }
  }
}
