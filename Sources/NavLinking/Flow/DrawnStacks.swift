import NavFacts

/// Stacks that an app draws by itself: a list of erased views, or of boxes around them, whose last element is seen:
/// `layers.append(Layer(view: AnyView(view)))`, `_ = layers.popLast()`, `if let top = trail.top { top.view } else { root }`.
///
/// Who adds to such a list goes on to another screen, and can come back. The view that draws it is a stack: what it is made with is its root.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// A list of erased views.
  private struct DrawnStack {
    var list: PropertyID
    /// Where the elements are boxes, what holds the view in each of them.
    var held: PropertyID?
  }

  /// Sends what is added to such lists, and what is at the bottom of them.
  func findDrawnStacks() {
    var drawing: Set<TypeID> = []
    for list in declarations.properties.indices.map({ PropertyID($0) }) where isStored(list) {
      guard case .array(let element) = linkage.declaredType(of: list), !pathSlots.contains(list) else { continue }
      for stack in drawnStacks(list, of: element) where isTakenFrom(list) && isAskedForLast(list) {
        let views = viewsDrawing(stack)
        if views.isEmpty { continue }
        drawing.formUnion(views)
        sendAdditions(to: list, views.min().map { declarations[$0].node } ?? declarations[list].node, stack.held.map { [.part($0)] } ?? [])
      }
    }
    for view in drawing.sorted() where linkage.isWrapperView(view) { sendBottoms(of: view) }
  }

  private func isStored(_ id: PropertyID) -> Bool {
    declarations[id].getter == nil && !declarations[id].isLet && declarations[id].type ?? declarations[id].initial != nil
  }

  private func drawnStacks(_ list: PropertyID, of element: TypeRef) -> [DrawnStack] {
    switch element {
    case .external(let name, _): return name == linkage.names.anyView ? [DrawnStack(list: list, held: nil)] : []
    case .project(let box):
      guard declarations[box].kind == .structure || declarations[box].kind == .class, !linkage.isScreenLike(box), !isPassing(declarations[box].name)
      else { return [] }
      return declarations[box].properties.filter { property in
        guard declarations[property].getter == nil, !declarations[property].isStatic, case .external(let name, _) = linkage.declaredType(of: property)
        else { return false }
        return name == linkage.names.anyView
      }.map { DrawnStack(list: list, held: $0) }
    default: return []
    }
  }

  /// Whether something reads the element on top: `layers.last`.
  private func isAskedForLast(_ list: PropertyID) -> Bool {
    linkage.uses(of: list).contains { use in
      guard let member = program.parent(use), program[member].kind == .member else { return false }
      return linkage.text(program[member].name) == "last"
    }
  }

  /// The views that show what is on such a list.
  private func viewsDrawing(_ stack: DrawnStack) -> Set<TypeID> {
    Set(linkage.uses(of: stack.held ?? stack.list).compactMap { use in
      linkage.enclosingType(use).flatMap { linkage.isView($0) ? $0 : nil }
    })
  }

  /// What a view that draws a stack is made with: `TrailView(trail: trail) { SeaView() }`.
  private func sendBottoms(of view: TypeID) {
    for call in linkage.constructions(of: view) {
      guard program[call].kind == .call, linkage.enclosingType(call) != view, let content = rootArgument(of: call), !isInsidePresentation(call),
        !isPartOfMapping(call, content)
      else { continue }
      sendContent(content, .root)
    }
  }
}
