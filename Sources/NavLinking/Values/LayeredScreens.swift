import NavFacts

/// Which of a layout's children is the screen: `ZStack { HomeView(); if isSaving { SavingView() } }`.
extension Walk {
  private var program: Program { linkage.program }

  /// The one child that is a view of the program, and no button; of several the one that has nothing beside it but what is there for a while.
  mutating func onlyScreen(in closure: NodeRef, _ frame: Frame?) -> [Value] {
    let children = program.members(closure).filter { program[$0].kind != .parameter && !program[$0].kind.isDeclaration }
    var layers: [Layer] = []
    for child in children {
      let screens = screens(ofLayer: child, frame)
      if !screens.isEmpty { layers.append(Layer(child: child, screens: screens)) }
    }
    if layers.count > 1, case let others = layers.filter({ !isButton($0) }), others.count == 1, !isNamedPart(others[0]) { layers = others }
    if layers.count != 1 || children.count > 1, let filling = screensFilling(closure, children, layers, frame) { return filling }
    if layers.count > 1 {
      guard children.count(where: { !isPassing($0) }) == 1 else { return [.unknown] }
      layers.removeAll { program[$0.child].kind != .call }
    }
    guard layers.count == 1, let layer = layers.first else { return [.unknown] }
    if isPassing(layer.child), children.contains(where: isContent) { return [.unknown] }
    return isButton(layer) || (children.count > 1 && isPart(layer, frame)) ? [.unknown] : layer.screens
  }

  /// Whether what stands beside others is a part of the screen by its name, or as it is put around plain content: a card, a list that reloads.
  private mutating func isPart(_ layer: Layer, _ frame: Frame?) -> Bool {
    guard let view = onlyView(of: layer) else { return false }
    if linkage.isNamedBit(view) { return true }
    guard case .object(_, let construction?) = layer.screens[0], linkage.isWrapperView(view),
      let content = linkage.arguments(of: construction.call).last, program[content].kind == .closure, linkage.isInBuilder(content)
    else { return false }
    return !self.content(of: content, construction.frame).contains(where: \.isKnown)
  }

  private func isButton(_ layer: Layer) -> Bool { onlyView(of: layer).map(linkage.isButton) ?? false }

  private func isNamedPart(_ layer: Layer) -> Bool { onlyView(of: layer).map(linkage.isNamedPart) ?? false }

  private func onlyView(of layer: Layer) -> TypeID? { layer.screens.count == 1 ? layer.screens[0].objectType : nil }

  /// The screen that takes all the room which bars beside it leave: `VStack { Header(); HomeView().frame(maxHeight: .infinity) }`. Over
  /// nothing but a colour, that may be one of a package whose source is not here.
  private mutating func screensFilling(_ closure: NodeRef, _ children: [NodeRef], _ layers: [Layer], _ frame: Frame?) -> [Value]? {
    let filling = children.filter(isFilling)
    if filling.count == 1, !isBesideOthers(closure) {
      let found = layers.first { $0.child == filling[0] }?.screens ?? namedScreens(filling[0], frame)
      return found.isEmpty ? nil : found
    }
    guard layers.isEmpty, case let shown = children.filter({ !isColour($0) }), shown.count == 1, shown.count < children.count else { return nil }
    let found = namedScreens(shown[0], frame)
    return found.isEmpty ? nil : found
  }

  /// Views of packages that are named as screens are.
  private mutating func namedScreens(_ child: NodeRef, _ frame: Frame?) -> [Value] {
    guard program[child].kind == .call else { return [] }
    return values(of: child, frame).filter { value in
      guard case .typed(.external(let name, _)) = value else { return false }
      let traits = linkage.traits[name]
      return traits.contains(.isNamedAsScreen) && traits.isDisjoint(with: [.isArrangement, .isListing, .isLayout, .isLeaf])
    }
  }

  /// `.frame(maxWidth: .infinity, maxHeight: .infinity)`
  private func isFilling(_ child: NodeRef) -> Bool {
    linkage.isModified(child) { name, call in
      name == "frame" && linkage.argument("maxHeight", of: call).map { linkage.text(program[$0].name) } == "infinity"
    }
  }

  private func isColour(_ child: NodeRef) -> Bool {
    guard case .external(let name, _) = linkage.typeOf(linkage.telling(child)) else { return false }
    return linkage.text(name) == "Color"
  }

  /// Whether a layout puts its children beside each other: both are columns.
  private func isBesideOthers(_ closure: NodeRef) -> Bool {
    guard let call = program.parent(closure), program[call].kind == .call, let callee = program.firstChild(call) else { return false }
    return ["HStack", "LazyHStack"].contains(linkage.text(program[callee].name))
  }

  private struct Layer {
    var child: NodeRef
    var screens: [Value]
  }

  private mutating func screens(ofLayer child: NodeRef, _ frame: Frame?) -> [Value] {
    var inner: [Value] = []
    switch program[child].kind {
    case .ifStmt, .switchStmt, .guardStmt: collect(child, frame, returnsOnly: false, into: &inner)
    default: inner = values(of: child, frame)
    }
    return inner.filter { value in
      switch value {
      case .object(let id, _): linkage.isScreenLike(id)
      case .container, .route, .external: true
      case .typed(let type): linkage.choosesFeature(type)
      default: false
      }
    }
  }

  /// An `if` without an `else`.
  private func isPassing(_ child: NodeRef) -> Bool {
    program[child].kind == .ifStmt && program.children(child).count { [.block, .clause, .ifStmt].contains(program[$0].kind) } == 1
  }

  /// Content that is written in place: `ZStack { VStack { … }; if isSaving { SavingView() } }`.
  private func isContent(_ child: NodeRef) -> Bool {
    guard case let told = linkage.telling(child), program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name
    else { return false }
    return !linkage.traits[program[callee].name].isDisjoint(with: [.isArrangement, .isListing, .isLayout])
  }
}
