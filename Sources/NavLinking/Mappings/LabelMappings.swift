import NavFacts

/// Mappings that say how a route looks rather than what it shows: `NavigationLink(value: room) { room.card }`, where the destination of its
/// type shows `room.page`.
extension SinkFlow {
  private var program: Program { linkage.program }

  /// The switches of an enum over itself that are asked for nowhere but in the labels of links to its cases, where a destination asks
  /// for another one.
  func labelMappings() -> Set<NodeRef> {
    var own: [TypeID: [NodeRef]] = [:]
    for (mapping, type) in linkage.mappings where registrations[.project(type)] != nil && isOverSelf(mapping) {
      own[type, default: []].append(mapping)
    }
    var labels: Set<NodeRef> = []
    for (type, mappings) in own where mappings.count > 1 {
      let contents = registrations[.project(type), default: []].map(\.content)
      let asked = mappings.map { (mapping: $0, mentions: mentions(of: $0, type)) }
      guard asked.contains(where: { $0.mentions.contains { mention in contents.contains { program.isInside(mention, $0) } } }) else { continue }
      for (mapping, mentions) in asked where !mentions.isEmpty && mentions.allSatisfy(isInLabel) { labels.insert(mapping) }
    }
    return labels
  }

  private func isOverSelf(_ mapping: NodeRef) -> Bool {
    program.firstChild(mapping).map { program[$0].kind == .name && program[$0].name == linkage.names.selfValue } ?? false
  }

  /// Where the property or function around a switch is asked for.
  private func mentions(of mapping: NodeRef, _ type: TypeID) -> [NodeRef] {
    guard let name = linkage.nameOfBody(around: mapping) else { return [] }
    return linkage.mentions(of: name).filter { mention in
      program[mention].kind == .member && program.firstChild(mention).map { linkage.typeOf($0).projectType == type } ?? false
    }
  }

  /// Whether what a route is asked for stands in content that is given to a call beside the route itself: `OpenLink(value: room) { room.card }`.
  private func isInLabel(_ mention: NodeRef) -> Bool {
    guard let base = program.firstChild(mention), program[base].kind == .name else { return false }
    var child = mention
    while let here = program.parent(child), !program[here].kind.isDeclaration {
      if program[here].kind == .call, program[child].kind == .closure, program.firstChild(here) != child,
        linkage.arguments(of: here).contains(where: { program[$0].kind != .closure && names(program[base].name, in: $0) })
      {
        return true
      }
      child = here
    }
    return false
  }

  private func names(_ name: Symbol, in argument: NodeRef) -> Bool {
    program.subtree(argument).contains { program[NodeRef($0)].kind == .name && program[NodeRef($0)].name == name }
  }
}
