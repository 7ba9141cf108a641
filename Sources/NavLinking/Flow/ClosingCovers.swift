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
    var seen: Set<NodeRef> = []
    for layers in layers() where isOfPage(layers.call) && layers.lowest.map(isThere) ?? true {
      for condition in layers.over.flatMap({ conditions(ofLayer: $0) }) where seen.insert(condition).inserted { noteCover(condition) }
    }
  }

  private func noteCover(_ condition: NodeRef) {
    // What has to be there besides is what the page is made with: `if isPicking, let mail { PickPage(mail: mail, isPicking: $isPicking) }`.
    guard let block = program.first(condition, .block),
      case let conditions = program.children(condition).prefix(while: { $0 != block }).map({ $0 }),
      conditions.dropFirst().allSatisfy({ program[$0].kind == .optionalBinding }), let asked = conditions.first.flatMap(asked),
      case .slot(let state, nil) = linkage.bindingTarget(asked.binding), !presentations.contains(where: { $0.call == condition }),
      case let shown = program.members(block).filter({ ![.varDecl, .funcDecl].contains(program[$0].kind) && !isBlank($0) }), shown.count == 1,
      let page = viewMade(by: shown[0]), isPage(page), takesAway(page, in: block, state)
    else { return }
    presentations.append(PresentationSite(call: condition, binding: asked.binding, content: block, isItem: asked.isItem, manner: .child))
  }

  /// Whether a view lays out what is its own: a wrapper lays over what it is given.
  private func isOfPage(_ call: NodeRef) -> Bool {
    linkage.enclosingType(call).map { linkage.isView($0) && !linkage.isWrapperView($0) } ?? false
  }

  /// Whether a layer is there whatever else is: of two branches the other is blank, as long as what is shown is not ready.
  private func isThere(_ layer: NodeRef) -> Bool {
    guard program[layer].kind == .ifStmt, case let branches = branches(of: layer) else { return true }
    return branches.count == 2 && program[branches[1]].kind == .block && program.members(branches[1]).allSatisfy(isBlank)
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
