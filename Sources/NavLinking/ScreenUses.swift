import NavFacts

/// Whether every place that makes a screen is understood: only then may be said that nothing shows it.
struct ScreenUses {
  private let linkage: Linkage
  private let explained: Set<NodeRef>
  private let live: Liveness

  init(_ linkage: Linkage, flow: SinkFlow, table: MappingTable, live: Liveness) {
    self.linkage = linkage
    explained = flow.explained.union(table.explained)
    self.live = live
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether live code makes a `T` or asks for one, and what becomes of it was not seen.
  func isUnexplained(_ id: TypeID) -> Bool {
    // What a storyboard or a base class makes is out of sight.
    for below in [id] + linkage.conformers(of: id) {
      for call in linkage.constructions(of: below) where !explained.contains(call) && isUse(call, of: below) { return true }
      for ref in linkage.sites.metatypes[declarations[below].name] ?? [] where isUse(ref, of: below) && !isInMapping(ref) { return true }
    }
    return false
  }

  private func isUse(_ ref: NodeRef, of id: TypeID) -> Bool {
    guard live.isLive(ref), linkage.enclosingType(ref) != id, !isRegistration(ref, of: id) else { return false }
    return !isInMapping(ref) && !isDropped(ref)
  }

  /// In an arm of a mapping: the route decides.
  private func isInMapping(_ ref: NodeRef) -> Bool {
    var at = program.parent(ref)
    while let here = at {
      if program[here].kind == .switchStmt, linkage.mappings[here] != nil { return true }
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
    var at = program.parent(ref)
    while let here = at, program[here].kind != .varDecl {
      if program[here].kind == .block || program[here].kind == .closure || program[here].kind.isDeclaration { return false }
      at = program.parent(here)
    }
    guard let declaration = at, declarations.propertyOfNode[declaration] == nil, let body = program.parent(declaration) else { return false }
    let name = program[declaration].name
    var uses = 0
    for index in program.subtree(body) where index > Int(declaration.node) {
      let use = NodeRef(Int(declaration.file), index)
      guard program[use].kind == .name, program[use].name == name else { continue }
      uses += 1
      guard let call = program.parent(use), program[call].kind == .call, isUnread(use, in: call) else { return false }
    }
    return uses > 0
  }

  private func isUnread(_ argument: NodeRef, in call: NodeRef) -> Bool {
    let targets = linkage.callTargets(of: call).functions
    guard !targets.isEmpty else { return false }
    return targets.allSatisfy { target in
      guard let body = declarations[target].body,
        let index = linkage.match(declarations[target].parameters, linkage.arguments(of: call))?.first(where: { $0.argument == argument })?.parameter
      else { return false }
      let name = declarations[target].parameters[index].name
      return !program.subtree(body).contains { at in
        let node = program[NodeRef(Int(body.file), at)]
        return node.kind == .name && node.name == name
      }
    }
  }
}
