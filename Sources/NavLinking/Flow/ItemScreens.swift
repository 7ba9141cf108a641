import NavFacts

/// Sheets that show one screen whatever their item is: `.sheet(item: $tool) { tool in LendingSheet(tool: tool) }`, where a view further
/// down in `LendingSheet` is another for each tool. The sheet leads to `LendingSheet`, and that to what it begins with.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Whether the content of a presentation is a screen with a stack of its own, in which other views choose by the item.
  func showsOneScreen(_ presentation: PresentationSite, for item: TypeID) -> Bool {
    guard program[presentation.content].kind == .closure else { return false }
    var walk = Walk(linkage: linkage)
    var shown: Set<TypeID> = []
    for value in walk.content(of: presentation.content, nil) where value.isKnown {
      guard case .object(let view, let construction?) = value, program.isInside(construction.call, presentation.content), linkage.isView(view),
        linkage.routeViews[view] == nil, !linkage.isWrapperView(view), isStack(around: view)
      else { return false }
      shown.insert(view)
    }
    guard !shown.isEmpty else { return false }
    return linkage.mappings.allSatisfy { mapping, type in
      // What a stack's destination is for is pushed on the screen.
      guard type == item, !(registrations[.project(item)] ?? []).contains(where: { program.isInside(mapping, $0.content) }) else { return true }
      guard let chooser = linkage.enclosingType(mapping), linkage.isView(chooser), !shown.contains(chooser) else { return false }
      // What the stack begins with is the route's.
      return linkage.constructions(of: chooser).allSatisfy { call in linkage.enclosingType(call).map { !shown.contains($0) } ?? false }
    }
  }
}
