import NavFacts

/// Tab views and pagers that divide one screen: their pages are written in place and are no screens of their own.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// Whether a tab view has a page that is a screen; of a pager two, as one among written ones is a part like them.
  func showsScreens(_ call: NodeRef) -> Bool {
    guard let content = contentArgument(of: call) else { return true }
    return pagesOfScreens(content) > (isPaged(call) ? 1 : 0)
  }

  /// Whether a picker beside a pager has a name for each of its pages, which makes them tabs: `Picker("Show", selection: $page) { … }` above
  /// `TabView(selection: $page) { … }.tabViewStyle(.page)`.
  func isPicked(_ pager: NodeRef) -> Bool {
    guard let view = linkage.enclosingType(pager), let binding = linkage.argument("selection", of: pager),
      case .slot(let page, nil) = linkage.bindingTarget(binding)
    else { return false }
    return program.subtree(linkage.declarations[view].node).lazy.map { NodeRef($0) }.contains { call in
      guard program[call].kind == .call, let callee = program.firstChild(call), linkage.text(program[callee].name) == "Picker",
        let picked = linkage.argument("selection", of: call), case .slot(page, nil) = linkage.bindingTarget(picked)
      else { return false }
      return true
    }
  }

  private func pagesOfScreens(_ content: NodeRef) -> Int {
    var count = 0
    for child in program.members(content) {
      switch program[child].kind {
      case .parameter, .varDecl, .funcDecl, .available: continue
      case .ifStmt, .switchStmt:
        let blocks = program.children(child).filter { [.block, .caseArm, .ifStmt].contains(program[$0].kind) }
        count += blocks.map(pagesOfScreens).max() ?? 0
      case .block, .caseArm, .conditional, .clause: count += pagesOfScreens(child)
      default:
        let told = telling(child)
        guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name else {
          count += isWritten(child) ? 0 : 1
          continue
        }
        switch linkage.text(program[callee].name) {
        // As many as its data has.
        case "ForEach": count += contentArgument(of: told).map { pagesOfScreens($0) * 2 } ?? 2
        case "Group", "TabSection": count += contentArgument(of: told).map(pagesOfScreens) ?? 1
        case "Tab": count += contentArgument(of: told).map { pagesOfScreens($0) > 0 ? 1 : 0 } ?? 1
        default: count += isWritten(child) ? 0 : 1
        }
      }
    }
    return count
  }

  /// Whether a page is a layout of parts, perhaps in a property or function of the view around.
  private func isWritten(_ page: NodeRef, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    let told = telling(page)
    let owner = linkage.enclosingType(told).map(Owner.type)
    if let property = linkage.propertyWritten(by: told) {
      guard linkage.declarations[property].owner == owner, let getter = linkage.declarations[property].getter else { return false }
      return isWritten(allOf: getter, depth)
    }
    guard program[told].kind == .call, let callee = program.firstChild(told), program[callee].kind == .name else { return false }
    let traits = linkage.traits[program[callee].name]
    if !traits.isDisjoint(with: [.isLayout, .isListing]) {
      return !linkage.evaluate(told).contains { value in
        switch value {
        case .object, .external, .container, .route, .parameter, .payload, .slot, .closure: true
        default: false
        }
      }
    }
    guard let function = linkage.callTargets(of: told).functions.first, linkage.declarations[function].owner == owner,
      let body = linkage.declarations[function].body
    else { return false }
    return isWritten(allOf: body, depth)
  }

  private func isWritten(allOf body: NodeRef, _ depth: Int) -> Bool {
    let given = linkage.returnedExpressions(of: body)
    return !given.isEmpty && given.allSatisfy { isWritten($0, depth: depth + 1) }
  }
}
