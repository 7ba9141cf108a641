import NavFacts
import NavModel
import NavSource

/// Lists of child coordinators: who adds to them, and whether anybody takes out again.
struct ChildLists {
  let linkage: Linkage
  let types: CoordinatorTypes
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// By place.
  var all: [ChildList] {
    guard !types.classes.isEmpty else { return [] }
    var found: [ChildList] = []
    for owner in types.classes {
      for id in declarations[owner].properties where isList(id) {
        let additions = additions(to: id)
        guard !additions.isEmpty else { continue }
        found.append(
          ChildList(
            place: program.place(declarations[id].node),
            property: (names(.project(owner)) ?? linkage.path(of: owner)) + "." + linkage.text(declarations[id].name),
            additions: additions.map(program.place).sorted(), isEverRemoved: isEverRemoved(from: id, of: owner)))
      }
    }
    return found.sorted { $0.place < $1.place }
  }

  private func isList(_ id: PropertyID) -> Bool {
    guard declarations[id].getter == nil, case .array(.project(let element)) = linkage.declaredType(of: id) else { return false }
    return types.isCoordinator(element)
  }

  /// Where a child is added at some time of the owner's life; those of its start live as long as it does.
  private func additions(to id: PropertyID) -> [NodeRef] {
    let name = declarations[id].name
    return linkage.sites(.mutated, of: id, as: name).filter { site in
      guard let callee = program.firstChild(site), ["append", "insert"].contains(linkage.text(program[callee].name)) else { return false }
      guard case .function(let function) = linkage.enclosingBody(site) else { return false }
      let text = linkage.text(declarations[function].name).lowercased()
      if ["start", "init", "setup", "set", "configure", "build", "prepare"].contains(where: text.hasPrefix) || text.contains("tab") { return false }
      return !isRepeated(site) && !isOnlyCalledEarly(function)
    }
  }

  /// In a loop over all tabs.
  private func isRepeated(_ site: NodeRef) -> Bool {
    var at = program.parent(site)
    while let here = at {
      switch program[here].kind {
      case .forStmt: return true
      case .closure:
        guard let call = program.parent(here), let callee = program.firstChild(call) else { return true }
        if ["forEach", "map", "compactMap"].contains(linkage.text(program[callee].name)) { return true }
        at = call
      case .funcDecl, .initDecl: return false
      default: at = program.parent(here)
      }
    }
    return false
  }

  /// A step of `start` that nothing else runs.
  private func isOnlyCalledEarly(_ function: FunctionID) -> Bool {
    let calls = linkage.mentions(of: declarations[function].name).filter { !program.isInside($0, declarations[function].node) }
    return calls.allSatisfy { mention in
      guard case .function(let caller) = linkage.enclosingBody(mention), let body = declarations[caller].body,
        !types.isInClosure(mention, below: body)
      else { return false }
      let text = linkage.text(declarations[caller].name)
      return text == "init" || text.hasPrefix("start")
    }
  }

  // MARK: Removals

  private func isEverRemoved(from id: PropertyID, of owner: TypeID) -> Tristate {
    // What a base class or a list of another module's does is not seen.
    guard types.isWholeSeen(owner) else { return .unknown }
    let name = declarations[id].name
    for mention in linkage.sites.named[name] ?? [] where program[mention].kind != .typeName {
      guard removes(mention), mayBe(mention, id, owner), runs(mention) else { continue }
      return .yes
    }
    return .no
  }

  private func removes(_ mention: NodeRef) -> Bool {
    var at = mention
    while let parent = program.parent(at), program[parent].kind == .subscript, program.firstChild(parent) == at { at = parent }
    guard let parent = program.parent(at) else { return false }
    switch program[parent].kind {
    case .member: return Self.removals.contains(linkage.text(program[parent].name))
    case .assign: return program.firstChild(parent) == at && program[parent].name == linkage.names.equal
    case .unary: return linkage.text(program[parent].name) == "&"
    // Given away as a whole: whoever takes it may do anything. A key path too.
    case .keyPath: return true
    default: return false
    }
  }

  private static let removals: Set<String> = [
    "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "popLast", "popFirst", "subtract", "removeSubrange", "filter",
  ]

  /// Whether a mention may speak of the property: of it, of a requirement or base's property that it stands for, or not known.
  private func mayBe(_ mention: NodeRef, _ id: PropertyID, _ owner: TypeID) -> Bool {
    guard let meant = linkage.propertyWritten(by: mention) else { return true }
    if meant == id { return true }
    guard case .type(let other) = declarations[meant].owner else { return true }
    return linkage.fits(owner, other) || linkage.fits(other, owner)
  }

  /// Whether the function around is called at all.
  private func runs(_ mention: NodeRef) -> Bool {
    guard case .function(let function) = linkage.enclosingBody(mention) else { return true }
    let info = declarations[function]
    if info.isInit || info.modifiers.contains(.override) { return true }
    return (linkage.sites.named[info.name] ?? []).contains { !program.isInside($0, info.node) }
  }
}
