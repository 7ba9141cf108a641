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
  /// `TabView(selection: $page) { … }.tabViewStyle(.page)`, or a bar of the program's.
  func isPicked(_ pager: NodeRef) -> Bool {
    guard let view = linkage.enclosingType(pager), let binding = linkage.argument("selection", of: pager) else { return false }
    lazy var pagesAreMadeHere = contentArgument(of: pager).map { program.members($0).allSatisfy(isMadeHere) } ?? false
    return program.subtree(linkage.declarations[view].node).lazy.map { NodeRef($0) }.contains { call in
      guard call != pager, program[call].kind == .call, let callee = program.firstChild(call), program[callee].kind == .name else { return false }
      let name = linkage.text(program[callee].name)
      if name == "Picker" { return linkage.argument("selection", of: call).map { isSame($0, binding) } ?? false }
      // Pages that are made of data divide one screen.
      guard pagesAreMadeHere, case .meta(.project) = linkage.typeOf(callee), ["Tab", "Segment", "Picker"].contains(where: name.contains) else { return false }
      return linkage.arguments(of: call).contains { isSame($0, binding) }
    }
  }

  private func isSame(_ binding: NodeRef, _ other: NodeRef) -> Bool {
    if case .slot(let state, let name) = linkage.bindingTarget(binding), case .slot(state, name) = linkage.bindingTarget(other) { return true }
    return isWrittenAlike(binding, other)
  }

  /// `$store.page` and `$store.page`
  private func isWrittenAlike(_ one: NodeRef, _ other: NodeRef) -> Bool {
    guard program[one].kind == program[other].kind, program[one].name == program[other].name else { return false }
    switch program[one].kind {
    case .name: return linkage.text(program[one].name).hasPrefix("$")
    case .member:
      guard let base = program.firstChild(one), let otherBase = program.firstChild(other) else { return false }
      return isWrittenAlike(base, otherBase)
    default: return false
    }
  }

  /// Whether a pager of screens is all that a screen is: `var body: some View { TabView { Stars(); Planets() }.tabViewStyle(.page) }`. Among
  /// other things it is a part.
  func isWholeScreen(_ pager: NodeRef) -> Bool {
    guard linkage.argument("selection", of: pager) == nil, let content = contentArgument(of: pager), let view = linkage.enclosingType(pager), linkage.isView(view),
      let body = linkage.findProperty(linkage.names.body, in: view).flatMap({ linkage.declarations[$0].getter }),
      linkage.returnedExpressions(of: body).map(telling) == [pager],
      program.members(content).allSatisfy(isMadeHere)
    else { return false }
    return linkage.constructions(of: view).allSatisfy { !isArranged($0) }
  }

  func isMadeHere(_ page: NodeRef) -> Bool {
    let told = telling(page)
    guard program[told].kind == .call, let callee = program.firstChild(told), case .meta(.project(let id)) = linkage.typeOf(callee) else { return false }
    return linkage.isView(id) && !linkage.isNamedPart(id)
  }

  private func isArranged(_ view: NodeRef) -> Bool {
    var at = program.parent(view)
    while let here = at, !program[here].kind.isDeclaration {
      if program[here].kind == .call, let callee = program.firstChild(here), program[callee].kind == .name,
        !linkage.traits[program[callee].name].isDisjoint(with: [.isLayout, .isArrangement, .isListing])
      {
        return true
      }
      at = program.parent(here)
    }
    return false
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
