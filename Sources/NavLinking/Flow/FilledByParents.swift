import NavFacts

/// Coordinators that have no navigation controller of their own and put their screens into their parent's by a method of the parent:
/// `child.parent = self; child.start()`, where that runs `parent?.push(HomeViewController())`.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// What those show first through a coordinator whom it starts as it starts itself.
  func filledThrough(_ coordinator: TypeID) -> [Int] {
    let started = typesStarted(by: coordinator)
    if started.isEmpty { return [] }
    return drafts.indices.filter { index in
      guard drafts[index].manner == .push || drafts[index].manner == .root, let type = linkage.enclosingType(drafts[index].site), started.contains(type),
        isStart(drafts[index].site, of: type)
      else { return false }
      return drafts[index].trail.links.contains { link in
        guard case .passes(let function, _) = link.step else { return false }
        return declarations[function].owner == .type(coordinator)
      }
    }
  }

  /// The types that a coordinator makes and starts as it starts.
  private func typesStarted(by coordinator: TypeID) -> Set<TypeID> {
    var started: Set<TypeID> = []
    for function in declarations[coordinator].functions where isStarting(function, of: coordinator) {
      guard let body = declarations[function].body else { continue }
      for index in program.subtree(body) where program[NodeRef(index)].kind == .call && !isDeferred(NodeRef(index)) {
        guard let base = receiver(of: NodeRef(index)), case .project(let type) = linkage.typeOf(base), type != coordinator,
          linkage.callTargets(of: NodeRef(index)).functions.contains(where: linkage.isStart)
        else { continue }
        started.insert(type)
      }
    }
    return started
  }
}
