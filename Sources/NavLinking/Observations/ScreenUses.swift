import NavFacts

/// Whether every place that makes a screen is understood: only then may be said that nothing shows it.
struct ScreenUses {
  private let linkage: Linkage
  private let explained: Set<NodeRef>
  private let live: Liveness
  private let routes: RouteUses
  /// The routes that some transition passes.
  private let passed: Set<RouteKey>

  init(_ linkage: Linkage, flow: SinkFlow, routes: RouteUses, live: Liveness) {
    self.linkage = linkage
    explained = flow.explained
    self.live = live
    self.routes = routes
    passed = Set(
      flow.drafts.compactMap { draft in
        if case .route(let type, let name) = draft.target { RouteKey(type: type, name: name) } else { nil }
      })
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether live code makes a `T` or asks for one, and what becomes of it was not seen.
  func isUnexplained(_ id: TypeID) -> Bool {
    // What a storyboard or a base class makes is out of sight.
    for below in [id] + linkage.conformers(of: id) {
      for call in linkage.constructions(of: below) where !explained.contains(call) && isUse(call, of: below) { return true }
      for ref in linkage.metatypes(of: declarations[below].name) where isUse(ref, of: below) && !isInMapping(ref) { return true }
    }
    return false
  }

  private func isUse(_ ref: NodeRef, of id: TypeID) -> Bool {
    guard live.isLive(ref), linkage.enclosingType(ref) != id, !isRegistration(ref, of: id) else { return false }
    return !isInMapping(ref) && !isDropped(ref)
  }

  /// In an arm of a mapping whose routes are understood: each is passed by some transition, or made nowhere.
  private func isInMapping(_ ref: NodeRef) -> Bool {
    var arm: NodeRef?
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind == .caseArm, arm == nil { arm = here }
      if program[here].kind == .switchStmt, let type = linkage.mappings[here] {
        guard let arm, routes.types.contains(type), routes.openReasons[type] == nil else { return false }
        return linkage.caseNames(of: arm).allSatisfy { name in
          let key = RouteKey(type: type, name: name)
          return passed.contains(key) || (routes.constructions[key] == nil && !routes.uncertain.contains(key))
        }
      }
      if program[here].kind.isDeclaration { return false }
      at = program.parent(here)
    }
    return false
  }

  /// `container.register(T.self) { … T(…) }`: made when asked for, and asked for elsewhere.
  private func isRegistration(_ ref: NodeRef, of id: TypeID) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind == .call, let first = linkage.arguments(of: here).first, first != ref || program[ref].kind == .member,
        program[first].kind == .member, program[first].name == linkage.names.selfValue, case .meta(.project(let type)) = linkage.typeOf(first),
        type == id, linkage.arguments(of: here).contains(where: { program[$0].kind == .closure })
      {
        return true
      }
      if program[here].kind.isDeclaration { return false }
      at = program.parent(here)
    }
    return false
  }

  /// Kept in a local that is only passed to parameters that nothing reads.
  private func isDropped(_ ref: NodeRef) -> Bool {
    var child = ref
    var at = program.parent(ref)
    while let here = at, program[here].kind != .varDecl {
      if program[here].kind == .call, program.firstChild(here) != child, isUnread(child, in: here) { return true }
      child = here
      if program[here].kind == .block || program[here].kind == .closure || program[here].kind.isDeclaration { return false }
      at = program.parent(here)
    }
    guard let declaration = at, declarations.propertyOfNode[declaration] == nil, let body = program.parent(declaration) else { return false }
    let name = program[declaration].name
    var uses = 0
    for index in program.subtree(body) where index > declaration.index {
      let use = NodeRef(index)
      guard program[use].kind == .name, program[use].name == name else { continue }
      uses += 1
      guard let call = program.parent(use), program[call].kind == .call, isUnread(use, in: call) else { return false }
    }
    return uses > 0
  }

  private func isUnread(_ argument: NodeRef, in call: NodeRef) -> Bool {
    let targets = linkage.callTargets(of: call).functions
    guard !targets.isEmpty else { return isUnreadMember(argument, of: call) }
    return targets.allSatisfy { target in
      guard let body = declarations[target].body,
        let index = linkage.match(declarations.parameters(of: target), linkage.arguments(of: call))?.first(where: { $0.argument == argument })?.parameter
      else { return false }
      let name = declarations.parameters(of: target)[index].name
      return program.subtree(body).allSatisfy { at in
        let ref = NodeRef(at)
        guard program[ref].kind == .name, program[ref].name == name else { return true }
        // Kept in a property that nothing reads.
        guard let assignment = program.parent(ref), program[assignment].kind == .assign, let left = program.firstChild(assignment),
          let property = linkage.propertyWritten(by: left)
        else { return false }
        return left == ref || isNeverRead(property)
      }
    }
  }

  /// Given to a memberwise initialiser, for a property that nothing reads.
  private func isUnreadMember(_ argument: NodeRef, of call: NodeRef) -> Bool {
    guard let callee = program.firstChild(call), case .meta(.project(let type)) = linkage.typeOf(callee),
      linkage.initialisers(of: type).isEmpty, let property = linkage.findProperty(program.label(argument), in: type)
    else { return false }
    return isNeverRead(property)
  }

  /// Whether a private property is named nowhere but where it is set.
  private func isNeverRead(_ id: PropertyID) -> Bool {
    let property = declarations[id]
    guard !property.modifiers.isDisjoint(with: [.private, .fileprivate]) else { return false }
    return program.nodes(of: program.file(property.node)).allSatisfy { index in
      let ref = NodeRef(index)
      let node = program[ref]
      guard node.name == property.name, node.kind == .name || node.kind == .member else { return true }
      guard linkage.propertyWritten(by: ref) == id else { return true }
      return program.parent(ref).map { program[$0].kind == .assign && program.firstChild($0) == ref } ?? false
    }
  }
}
