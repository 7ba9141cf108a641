import NavFacts

/// Which names can lead to a screen at all: a cheap question before an evaluation is started.
///
/// A switch over an enum gives a text, a colour or a number far more often than a screen. Errs towards yes: a name leads to a
/// screen if any declaration of that name may.
final class ScreenHints {
  private unowned let linkage: Linkage
  /// By the symbol's number, filled in when first asked.
  private var answers: [Answer]
  private var namesOfAliases: Set<Symbol> = []
  /// Bodies that were looked through: many switches stand in one.
  private var bodies: [NodeRef: Bool] = [:]

  private enum Answer: UInt8 { case open, yes, no }

  init(_ linkage: Linkage) {
    self.linkage = linkage
    answers = [Answer](repeating: .open, count: linkage.program.symbols.count)
    namesOfAliases.formUnion(linkage.declarations.globalTypealiases.keys)
    for type in linkage.declarations.types { namesOfAliases.formUnion(type.typealiases.keys) }
  }

  /// Whether one of the blocks says something that may be a screen.
  func mayBuild(_ blocks: [NodeRef]) -> Bool {
    var namesLocals = false
    for block in blocks where leads(block, &namesLocals) { return true }
    // A local may hold what the body around made before.
    guard namesLocals, let first = blocks.first else { return false }
    let body = bodyAround(first)
    if let known = bodies[body] { return known }
    var ignored = false
    let found = leads(body, &ignored)
    bodies[body] = found
    return found
  }

  /// Whether a value of this type is no screen.
  func isPlain(_ type: TypeRef) -> Bool {
    switch type {
    case .project(let id):
      if linkage.declarations[id].kind != .protocol { return !linkage.isScreenLike(id) }
      return !linkage.isViewLike(type) && !linkage.conformers(of: id).contains { linkage.isScreenLike($0) }
    case .external(let name, _): return !linkage.isViewLike(type) && !linkage.holdsScreens(type) && !linkage.isNavigationContainer(name)
    case .array(let element): return isPlain(element)
    default: return false
    }
  }

  private func leads(_ ref: NodeRef, _ namesLocals: inout Bool) -> Bool {
    for index in linkage.program.subtree(ref) {
      let node = linkage.program[NodeRef(index)]
      let name = node.name
      switch node.kind {
      case .name:
        if name == linkage.names.selfValue || name == linkage.names.superValue {
          if let type = linkage.enclosingType(ref), linkage.isScreenLike(type) { return true }
          continue
        }
        namesLocals = true
        if leads(name) { return true }
      case .member, .implicitMember, .typeName:
        if leads(name) { return true }
      default: continue
      }
    }
    return false
  }

  private func leads(_ name: Symbol) -> Bool {
    switch answers[Int(name.raw)] {
    case .yes: return true
    case .no: return false
    case .open:
      // Asked again while the answer is looked for, it is yes.
      answers[Int(name.raw)] = .yes
      let found = mayLead(name)
      answers[Int(name.raw)] = found ? .yes : .no
      return found
    }
  }

  private func mayLead(_ name: Symbol) -> Bool {
    let declarations = linkage.declarations
    let dialects = linkage.dialects
    if name == linkage.names.initName || namesOfAliases.contains(name) { return true }
    if dialects.wrappers[name] != nil || dialects.containers[name] != nil || linkage.isNavigationContainer(name) { return true }
    if linkage.isScreenLike(name) || linkage.unprefixed(name) != nil { return true }
    if declarations.typesByName[name]?.contains(where: { linkage.isScreenLike($0) }) == true { return true }
    for id in declarations.functionsByName[name] ?? [] where !linkage.declarations.functions[Int(id.index)].isInit {
      // Of a function without a result the last expression counts, as in a closure.
      guard declarations.functions[Int(id.index)].result != nil, isPlain(linkage.resultType(of: id)) else { return true }
    }
    for id in declarations.propertiesByName[name] ?? [] {
      guard let type = declarations.properties[Int(id.index)].type, isPlain(linkage.resolve(type)) else { return true }
    }
    return false
  }

  /// The outermost function or property around a node that is a member of a type or stands in a file.
  private func bodyAround(_ ref: NodeRef) -> NodeRef {
    var child = ref
    while let here = linkage.program.parent(child) {
      if linkage.program[here].kind.isTypeDeclaration || linkage.program[here].kind == .file { return child }
      child = here
    }
    return child
  }
}
