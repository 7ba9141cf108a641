import NavFacts

/// Callbacks in the payload of a route: `case .list(let onOpen): ListController(onOpen: onOpen)`.
extension Linkage {
  /// The case of a mapped enum that a call makes; nil where it makes something else.
  func routeMade(by call: NodeRef) -> RouteKey? {
    guard let callee = program.firstChild(call), mappedByCase[program[callee].name] != nil else { return nil }
    return caseMade(by: call).flatMap { mappedEnums.contains($0.type) ? $0 : nil }
  }

  /// The case of an enum of the program that a call makes, mapped or not: `.sheet(model)`.
  func caseMade(by call: NodeRef) -> RouteKey? {
    guard let callee = program.firstChild(call) else { return nil }
    let name = program[callee].name
    let type: TypeID?
    switch program[callee].kind {
    case .implicitMember: type = expectedEnum(of: call, name)
    case .member:
      if let base = program.firstChild(callee), case .meta(.project(let owner)) = typeOf(base) { type = owner } else { type = nil }
    default: type = nil
    }
    return type.flatMap { hasCase(name, $0) ? RouteKey(type: $0, name: name) : nil }
  }

  /// The places in a route's mappings that name what stands at a position of its payload, and whether it is called there.
  func uses(ofPayload position: Int, of route: RouteKey) -> [(mention: NodeRef, isCalled: Bool)] {
    var all: [(mention: NodeRef, isCalled: Bool)] = []
    for (mapping, type) in mappings.sorted(by: { $0.key < $1.key }) where type == route.type {
      for arm in armsOf(mapping) where caseNames(of: arm).contains(route.name) {
        guard let block = program.first(arm, .block), let name = bound(at: position, by: arm) else { continue }
        for index in program.subtree(block) {
          let mention = NodeRef(index)
          guard program[mention].kind == .name, program[mention].name == name, let above = program.parent(mention) else { continue }
          let isCalled = program[above].kind == .call && program.firstChild(above) == mention
          all.append((isCalled ? above : mention, isCalled))
        }
      }
    }
    return all
  }

  /// The name that the pattern of an arm gives to the payload at a position.
  private func bound(at position: Int, by arm: NodeRef) -> Symbol? {
    for pattern in program.children(arm) where program[pattern].kind == .pattern {
      for index in program.subtree(pattern) where program[NodeRef(index)].kind == .call {
        let given = arguments(of: NodeRef(index))
        guard position < given.count else { return nil }
        for inner in program.subtree(given[position]) where program[NodeRef(inner)].kind == .bind { return program[NodeRef(inner)].name }
        return nil
      }
    }
    return nil
  }
}

/// A part that a storyboard embeds in a screen, and the object that both have.
extension OwnerFinder {
  /// The screen that shares the keeper of a callback with a part of its own is on screen with that part.
  func addContainers(of property: PropertyID, _ answer: inout Answer) {
    guard !containers.isEmpty, case .type(let keeper) = linkage.declarations[property].owner else { return }
    let sharing = ([keeper] + linkage.objectHolders(of: keeper)).flatMap { linkage.holders(of: $0) }
    for part in answer.screens { answer.screens.formUnion((containers[part] ?? []).filter { screens.contains($0) && sharing.contains($0) }) }
  }

  var containersByPart: [TypeID: Set<TypeID>] {
    var all: [TypeID: Set<TypeID>] = [:]
    for index in linkage.storyboards.all.indices {
      let scene = linkage.storyboards[SceneID(index)]
      guard let container = scene.type else { continue }
      for segue in scene.facts.segues where segue.kind == .embed {
        for case .project(let part) in linkage.targets(of: segue, from: SceneID(index)) { all[part, default: []].insert(container) }
      }
    }
    return all
  }
}
