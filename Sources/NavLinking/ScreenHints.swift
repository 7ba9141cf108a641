import NavFacts

/// Which names can lead to a screen at all: a cheap question before an evaluation is started.
///
/// A switch over an enum gives a text, a colour or a number far more often than a screen. Errs towards yes: a name leads to a
/// screen if any declaration of that name may.
final class ScreenHints {
  private let linkage: Linkage
  /// By the symbol's number.
  private var isLeading: [Bool]
  /// The names of typealiases, which may mean anything.
  private let aliases: Set<Symbol>
  /// Bodies that were looked through: many switches stand in one.
  private var bodies: [NodeRef: Bool] = [:]

  /// From the names that are screens up to all functions whose bodies mention such a name, and may give it back.
  /// - Complexity: linear in the mentions of names that lead to screens.
  init(_ linkage: Linkage) {
    self.linkage = linkage
    aliases = Set(linkage.declarations.types.flatMap(\.typealiases.keys)).union(linkage.declarations.globalTypealiases.keys)
    isLeading = [Bool](repeating: false, count: linkage.program.symbols.count)
    var open: [Symbol] = []
    for raw in isLeading.indices where isScreen(Symbol(UInt32(raw))) { lead(Symbol(UInt32(raw)), &open) }
    var seen: Set<FunctionID> = []
    for (index, function) in linkage.declarations.functions.enumerated() {
      // `return self` of a screen.
      if function.result != nil, case .type(let owner) = function.owner, linkage.isScreenLike(owner), mayGiveScreen(FunctionID(index)) {
        lead(function.name, &open)
      }
    }
    let functions = FunctionRanges(linkage) { mayGiveScreen($0) }
    while let name = open.popLast() {
      for mention in linkage.sites.named[name] ?? [] {
        guard let function = functions.innermost(around: mention), seen.insert(function).inserted else { continue }
        lead(linkage.declarations[function].name, &open)
      }
    }
  }

  private func lead(_ name: Symbol, _ open: inout [Symbol]) {
    if isLeading[Int(name.raw)] { return }
    isLeading[Int(name.raw)] = true
    open.append(name)
  }

  /// Whether a name by itself may stand for a screen: a type, an alias, something that holds one.
  private func isScreen(_ name: Symbol) -> Bool {
    let (declarations, dialects) = (linkage.declarations, linkage.dialects)
    if name == linkage.names.initName || aliases.contains(name) { return true }
    if dialects.wrappers[name] != nil || dialects.containers[name] != nil || linkage.isNavigationContainer(name) { return true }
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
    linkage.declarations[id].result != nil && !isPlain(linkage.resultType(of: id))
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

  private func leads(_ name: Symbol) -> Bool { isLeading[Int(name.raw)] }

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

/// Where some functions stand, to find the one around a node without going up to it.
private struct FunctionRanges {
  /// By the first node; what stands inside another comes behind it.
  private let ranges: [(start: Int, end: Int, id: FunctionID)]

  init(_ linkage: Linkage, where isWanted: (FunctionID) -> Bool) {
    ranges = linkage.declarations.functions.indices.lazy.map { FunctionID($0) }.filter(isWanted).map { id in
      let range = linkage.program.subtree(linkage.declarations[id].node)
      return (range.lowerBound, range.upperBound, id)
    }.sorted { $0.start < $1.start }
  }

  func innermost(around ref: NodeRef) -> FunctionID? {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].start <= ref.index { low = middle + 1 } else { high = middle }
    }
    // A function that ends before the node may stand inside of one that holds it.
    var at = low - 1
    while at >= 0, at > low - 16 {
      if ranges[at].end > ref.index { return ranges[at].id }
      at -= 1
    }
    return nil
  }
}
