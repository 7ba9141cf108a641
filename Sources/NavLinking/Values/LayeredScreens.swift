import NavFacts

/// Which of a layout's children is the screen: `ZStack { HomeView(); if isSaving { SavingView() } }`.
extension Walk {
  private var program: Program { linkage.program }

  /// The one child that is a view of the program; of several the one that has nothing beside it but what is there for a while.
  mutating func onlyScreen(in closure: NodeRef, _ frame: Frame?) -> [Value] {
    let children = program.members(closure).filter { program[$0].kind != .parameter && !program[$0].kind.isDeclaration }
    var layers: [Layer] = []
    for child in children {
      let screens = screens(ofLayer: child, frame)
      if !screens.isEmpty { layers.append(Layer(child: child, screens: screens)) }
    }
    if layers.count > 1 {
      guard children.count(where: { !isPassing($0) }) == 1 else { return [.unknown] }
      layers.removeAll { program[$0.child].kind != .call }
    }
    guard layers.count == 1, let layer = layers.first, case let found = layer.screens else { return [.unknown] }
    if isPassing(layer.child), children.contains(where: isContent) { return [.unknown] }
    if case .object(let id, _)? = found.first, found.count == 1, linkage.isButton(id) { return [.unknown] }
    return found
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
