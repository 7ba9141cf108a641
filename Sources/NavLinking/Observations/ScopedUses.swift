import NavFacts
import NavModel
import NavSource

/// Whether what a reducer's state presents is ever set, and whether a view ever looks at it.
///
/// Goes by names: a name that nothing says where it would count is a certain no, and most others are no more than unknown.
struct ScopedUses {
  let linkage: Linkage
  let names: (TypeRef) -> String?
  /// Whether a type is a reducer.
  let isReducer: (TypeID) -> Bool

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  func add(to state: inout ScopedState, property id: PropertyID, state type: TypeID, of feature: TypeID) {
    let name = declarations[id].name
    let isSeen = isSeen(feature)
    state.isEverSet = isEverSet(id, type)
    state.isShown = isSeen ? isShown(linkage.traits.spellings(name) + prefixed(name)) : .unknown
    guard case .project(let choice) = linkage.declaredType(of: id), declarations[choice].kind == .enumeration else { return }
    let holder = names(.project(choice)) ?? linkage.path(of: choice)
    state.cases = declarations[choice].cases.map { info in
      ScopedCase(
        place: program.place(info.node), id: holder + "." + linkage.text(info.name), name: linkage.text(info.name),
        isEverSet: isMade(info.name, choice) ? .yes : state.isEverSet == .yes ? .no : .unknown,
        isShown: isSeen ? isShown([info.name]) : .unknown)
    }
  }

  private func prefixed(_ name: Symbol) -> [Symbol] { [program.symbol("$" + linkage.text(name))].compactMap(\.self) }

  // MARK: Set

  private func isEverSet(_ id: PropertyID, _ state: TypeID) -> Tristate {
    for write in linkage.writes(to: id) where write.value.map({ program[$0].kind != .nil }) ?? true { return .yes }
    if ["Codable", "Decodable"].contains(where: { linkage.inherits(state, from: $0) }) { return .unknown }
    let name = declarations[id].name
    let spellings = Set(linkage.traits.spellings(name) + prefixed(name))
    for spelling in spellings {
      for mention in linkage.sites.named[spelling] ?? []
      where mayWrite(mention) && linkage.propertyWritten(by: mention).map({ $0 == id }) ?? true { return .unknown }
    }
    // An argument of a state that could not be told.
    for index in 0..<program.count where program[NodeRef(index)].kind == .label && program[NodeRef(index)].name == name {
      let argument = NodeRef(index + 1)
      if program[argument].kind != .nil, let call = program.parent(argument), program[call].kind == .call, mayMake(call, state) { return .unknown }
    }
    return .no
  }

  /// `State(…)`, `Form.State(…)`, `.init(…)`
  private func mayMake(_ call: NodeRef, _ state: TypeID) -> Bool {
    guard let callee = program.firstChild(call) else { return true }
    switch program[callee].kind {
    case .name, .member, .implicitMember: return [declarations[state].name, linkage.names.initName].contains(program[callee].name)
    default: return true
    }
  }

  private func mayWrite(_ mention: NodeRef) -> Bool {
    guard let parent = program.parent(mention) else { return false }
    switch program[parent].kind {
    case .assign: return program.firstChild(parent) == mention && program.secondChild(parent).map { program[$0].kind != .nil } ?? true
    case .unary: return linkage.text(program[parent].name) == "&"
    default: return false
    }
  }

  /// Whether some code may make a value of the case: says its name elsewhere than in a pattern or key path.
  private func isMade(_ name: Symbol, _ type: TypeID) -> Bool {
    (linkage.sites.named[name] ?? []).contains { mention in
      [.implicitMember, .member].contains(program[mention].kind) && !isAsked(mention)
    }
  }

  private func isAsked(_ mention: NodeRef) -> Bool {
    var at = program.parent(mention)
    while let here = at {
      switch program[here].kind {
      case .pattern, .keyPath: return true
      case .member, .call, .tuple, .unary, .optionalBinding: at = program.parent(here)
      default: return false
      }
    }
    return false
  }

  // MARK: Shown

  /// Whether a view speaks of the feature at all: else its views are elsewhere.
  private func isSeen(_ feature: TypeID) -> Bool {
    (linkage.sites.named[declarations[feature].name] ?? []).contains { mention in
      linkage.enclosingType(mention).map { linkage.isView($0) || linkage.isViewController($0) } ?? false
    }
  }

  private func isShown(_ spellings: [Symbol]) -> Tristate {
    Set(spellings).contains { (linkage.sites.named[$0] ?? []).contains(where: isOutsideReducers) } ? .yes : .no
  }

  private func isOutsideReducers(_ mention: NodeRef) -> Bool {
    guard program[mention].kind != .typeName, !isModifier(mention) else { return false }
    var type = linkage.enclosingType(mention)
    while let here = type {
      if linkage.isView(here) || linkage.isViewController(here) { return true }
      if isReducer(here) { return false }
      type = declarations[here].outer
    }
    return true
  }

  /// `view.alert(…)` speaks of no state.
  private func isModifier(_ mention: NodeRef) -> Bool {
    guard program[mention].kind == .member, let call = program.parent(mention) else { return false }
    return program[call].kind == .call && program.firstChild(call) == mention
  }
}
