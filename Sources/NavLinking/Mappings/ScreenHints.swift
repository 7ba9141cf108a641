import NavFacts

/// Which names can lead to a screen at all: a cheap question before an evaluation is started.
///
/// A switch over an enum gives a text, a colour or a number far more often than a screen. Errs towards yes: a name leads to a
/// screen if any declaration of that name may.
final class ScreenHints {
  private let linkage: Linkage
  /// By the symbol's number.
  private var answers: [Answer]
  /// The names of typealiases, which may mean anything.
  private let aliases: Set<Symbol>
  /// Bodies that were looked through: many switches stand in one.
  private var bodies: [NodeRef: Bool] = [:]
  /// The names that are being asked about, each with how many were before it, and those that lead nowhere unless these do, each
  /// with the earliest of the names that it depends on.
  private var open: [Symbol: Int] = [:]
  private var pending: [Symbol] = []
  private var depth = 0

  private enum Answer: UInt8 { case unasked, yes, no }

  init(_ linkage: Linkage) {
    self.linkage = linkage
    answers = [Answer](repeating: .unasked, count: linkage.program.symbols.count)
    var aliases = Set(linkage.declarations.globalTypealiases.keys)
    for index in linkage.declarations.types.indices { aliases.formUnion(linkage.declarations.types[index].typealiases.keys) }
    self.aliases = aliases
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
      if linkage.declarations[id].kind != .protocol { return !linkage.isScreenLike(id) && !linkage.isBox(id) }
      return !linkage.isViewLike(type) && !linkage.isAdoptedByScreens(id)
    case .external(let name, _): return !linkage.isViewLike(type) && !linkage.holdsScreens(type) && !linkage.isNavigationContainer(name)
    case .array(let element): return isPlain(element)
    default: return false
    }
  }

  private func leads(_ ref: NodeRef, _ namesLocals: inout Bool) -> Bool {
    var lowest = Int.max
    return leads(ref, &namesLocals, &lowest)
  }

  /// - Parameter lowest: how early one of the names that are being asked about was met again.
  private func leads(_ ref: NodeRef, _ namesLocals: inout Bool, _ lowest: inout Int) -> Bool {
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
        if leads(name, &lowest) { return true }
      case .member, .implicitMember, .typeName:
        if leads(name, &lowest) { return true }
      default: continue
      }
    }
    return false
  }

  private func leads(_ name: Symbol, _ lowest: inout Int) -> Bool {
    switch answers[Int(name.raw)] {
    case .yes: return true
    case .no: return false
    case .unasked: break
    }
    if let depth = open[name] {
      lowest = min(lowest, depth)
      return false
    }
    if isScreen(name) {
      answers[Int(name.raw)] = .yes
      return true
    }
    let functions = (linkage.declarations.functionsByName[name] ?? []).filter(mayGiveScreen)
    if functions.isEmpty {
      answers[Int(name.raw)] = .no
      return false
    }
    // So many functions that call one another are not looked through.
    guard depth < 400 else { return true }
    let depth = depth
    self.depth += 1
    defer { self.depth -= 1 }
    open[name] = depth
    let first = pending.count
    pending.append(name)
    var own = Int.max
    var ignored = false
    let found = functions.contains { linkage.declarations[$0].body.map { leads($0, &ignored, &own) } ?? false }
    if found || own >= depth {
      // What was answered in the hope that this leads nowhere has to be asked again, or else is final.
      for name in pending[first...] {
        open[name] = nil
        if !found { answers[Int(name.raw)] = .no }
      }
      if found { answers[Int(name.raw)] = .yes }
      pending.removeSubrange(first...)
    } else {
      open[name] = own
      lowest = min(lowest, own)
    }
    return found
  }

  /// Whether a name by itself may stand for a screen: a type, an alias, something that holds one.
  private func isScreen(_ name: Symbol) -> Bool {
    let (declarations, dialects) = (linkage.declarations, linkage.dialects)
    if name == linkage.names.initName || aliases.contains(name) { return true }
    if dialects.scenes[name] != nil || dialects.wrappers[name] != nil || dialects.containers[name] != nil { return true }
    if linkage.isNavigationContainer(name) { return true }
    if linkage.isScreenLike(name) || linkage.unprefixed(name) != nil { return true }
    if declarations.typesByName[name]?.contains(where: { linkage.isScreenLike($0) }) == true { return true }
    return declarations.propertiesByName[name]?.contains(where: mayHoldScreen) == true
  }

  private func mayHoldScreen(_ id: PropertyID) -> Bool {
    let property = linkage.declarations[id]
    if let type = property.type { return !isPlain(linkage.resolve(type)) }
    switch property.initial.map({ linkage.program[$0].kind }) {
    case .string, .number, .boolean, .nil: return false
    default: return true
    }
  }

  private func mayGiveScreen(_ id: FunctionID) -> Bool {
    let function = linkage.declarations[id]
    guard function.result != nil else { return false }
    return !isPlain(linkage.resultType(of: id))
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
