import NavFacts

/// Navigation controllers that are made for a coordinator and then forgotten: what it shows in them is on no screen.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func markDetached() {
    let shown = shownBars.union(emptyContainers.map(\.identity))
    var answers: [TypeID: Bool] = [:]
    for index in drafts.indices {
      guard let type = linkage.enclosingType(drafts[index].site), isStart(drafts[index].site, of: type) else { continue }
      let detached = answers[type] ?? isDetached(type, shown)
      answers[type] = detached
      drafts[index].isDetached = detached
    }
  }

  /// Whether every navigation controller that a coordinator is made with is a local that goes nowhere else.
  private func isDetached(_ coordinator: TypeID, _ shown: Set<NodeRef>) -> Bool {
    let made = linkage.constructions(of: coordinator)
    guard !made.isEmpty, !givesItsControllerAway(coordinator) else { return false }
    return made.allSatisfy { call in
      let containers = linkage.arguments(of: call).filter { argument in
        program[argument].kind == .name && linkage.evaluate(argument).contains { value in
          guard case .container(_, let inner, let identity) = value, inner.isEmpty else { return false }
          return !shown.contains(identity) && linkage.enclosingBody(identity) == linkage.enclosingBody(call)
        }
      }
      return containers.count == 1 && goesNowhereElse(containers[0], than: call)
    }
  }

  /// Besides the coordinator, only its own members are named: `navigationController.tabBarItem = …`.
  private func goesNowhereElse(_ argument: NodeRef, than call: NodeRef) -> Bool {
    guard case .local(let declaration) = linkage.meaning(of: program[argument].name, at: argument), let body = program.parent(declaration) else {
      return false
    }
    for index in program.subtree(body) where index > declaration.index {
      let use = NodeRef(index)
      guard program[use].kind == .name, program[use].name == program[argument].name, use != argument, let parent = program.parent(use) else {
        continue
      }
      guard program[parent].kind == .member, program.firstChild(parent) == use, isSetting(parent) else { return false }
    }
    return true
  }

  /// `x.a.b = value`: the whole chain is the left side of an assignment of something else.
  private func isSetting(_ member: NodeRef) -> Bool {
    var at = member
    while let parent = program.parent(at) {
      if program[parent].kind == .assign { return program.firstChild(parent) == at }
      guard program[parent].kind == .member else { return false }
      at = parent
    }
    return false
  }

  /// Whether someone else reads the coordinator's navigation controller, to show it.
  private func givesItsControllerAway(_ coordinator: TypeID) -> Bool {
    declarations[coordinator].properties.contains { property in
      guard case .external(let name, _) = linkage.declaredType(of: property), linkage.isNavigationContainer(name) else { return false }
      return members(declarations[property].name).contains { ref in
        // Asked for something of its own, it is not handed on.
        guard program.parent(ref).map({ program[$0].kind != .member }) ?? true, let base = program.firstChild(ref),
          linkage.enclosingType(ref) != coordinator
        else { return false }
        switch linkage.typeOf(base) {
        case .project(let type): return linkage.fits(coordinator, type)
        case .unknown: return true
        default: return false
        }
      }
    }
  }

  /// Every `x.name` of the app. That some property has the name puts it into the index.
  private func members(_ name: Symbol) -> some Sequence<NodeRef> {
    (linkage.sites.named[name] ?? []).lazy.filter { [program] in program[$0].kind == .member }
  }
}
