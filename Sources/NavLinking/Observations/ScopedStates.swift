import NavDialects
import NavFacts
import NavModel
import NavSource

/// State of reducers that shows a child, and whether the child's reducer is joined to it.
struct ScopedStates {
  let linkage: Linkage
  let names: (TypeRef) -> String?

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// By place.
  var all: [ScopedState] {
    var found: [ScopedState] = []
    var attributes: [Symbol: ScopedStateRow] = [:]
    for row in linkage.dialects.scopedStates {
      guard let name = program.symbol(row.name) else { continue }
      if case .attribute = row.mark {
        attributes[name] = row
      } else {
        for mention in linkage.sites.named[name] ?? [] where program[mention].kind != .member {
          if let id = property(ofType: mention), let state = read(id, row) { found.append(state) }
        }
      }
    }
    if !attributes.isEmpty {
      for index in declarations.properties.indices {
        let id = PropertyID(index)
        for attribute in linkage.attributes(of: id) {
          if let row = attributes[program[attribute].name], let state = read(id, row) { found.append(state) }
        }
      }
    }
    return Set(found).sorted { $0.place < $1.place }
  }

  /// The property whose annotation or initial value a type's name stands in.
  private func property(ofType mention: NodeRef) -> PropertyID? {
    var at = program.parent(mention)
    while let here = at {
      switch program[here].kind {
      case .typeName, .typeArray, .typeOptional, .annotation, .initializer: at = program.parent(here)
      // `StackState<Path.State>()`
      case .call: at = program.firstChild(here) == mention ? program.parent(here) : nil
      case .varDecl: return declarations.propertyOfNode[here]
      default: return nil
      }
    }
    return nil
  }

  private func read(_ id: PropertyID, _ row: ScopedStateRow) -> ScopedState? {
    let property = declarations[id]
    guard property.getter == nil, !property.isStatic, case .type(let state) = property.owner, let feature = declarations[state].outer,
      isReducer(feature), hasAction(property.name, feature), let body = body(of: feature), let name = names(.project(feature))
    else { return nil }
    let means: ScopedState.Means =
      switch row.mark {
      case .attribute: .presentation
      case .type: .stack
      case .element: .routes
      }
    var found = ScopedState(
      place: program.place(property.node), means: means, feature: name, property: linkage.text(property.name), bodyPlace: program.place(body),
      isJoined: isJoined(property.name, state, feature))
    if found.isJoined == .no, asksOnly(id), isClosedByHand(id) { found.isJoined = .unknown }
    if found.isJoined == .no { found.join = ReducerJoins(linkage: linkage).join(id, means, of: feature, body: body) }
    if means == .presentation {
      ScopedUses(linkage: linkage, names: names, isReducer: isReducer).add(to: &found, property: id, state: state, of: feature)
    }
    return found
  }

  /// Whether a property holds nothing but alerts and dialogs, which have no reducer of their own to run.
  private func asksOnly(_ id: PropertyID) -> Bool {
    switch linkage.declaredType(of: id) {
    case .external(let name, let inner): linkage.isDialogState(name) || inner.contains { if case .external(let held, _) = $0 { linkage.isDialogState(held) } else { false } }
    case .project(let type):
      declarations[type].kind == .enumeration && !declarations[type].cases.isEmpty
        && declarations[type].cases.allSatisfy { info in
          let written = program.children(info.node).filter { program[$0].kind == .parameter }.compactMap { parameter in
            program.children(parameter).first { program[$0].kind.isType }
          }
          return written.count == 1 && linkage.isDialogState(program[written[0]].name)
        }
    default: false
    }
  }

  /// Whether some code takes back what is presented.
  private func isClosedByHand(_ id: PropertyID) -> Bool {
    linkage.writes(to: id).contains { write in write.means == .assignment && write.value.map { program[$0].kind == .nil } ?? false }
  }

  /// `@Reducer struct Inventory` or one that conforms.
  private func isReducer(_ id: TypeID) -> Bool {
    guard declarations[id].kind != .enumeration else { return false }
    if linkage.inherits(id, from: "Reducer") || linkage.inherits(id, from: "ReducerProtocol") { return true }
    return program.children(declarations[id].node).contains { program[$0].kind == .attribute && linkage.text(program[$0].name) == "Reducer" }
  }

  /// Whether the reducer's actions have a case of the name.
  private func hasAction(_ name: Symbol, _ feature: TypeID) -> Bool {
    guard let action = program.symbol("Action"), case .project(let type)? = linkage.nestedType(action, in: feature),
      // Where a protocol of the program's gives all features their actions, it may close for them what they present.
      declarations[type].outer == feature || declarations[feature].typealiases[action] != nil
    else { return false }
    if linkage.hasCase(name, type) { return true }
    let text = linkage.text(name)
    // TCACoordinators calls the action `router`.
    return text == "routes" && declarations[type].cases.contains { ["router", "route"].contains(linkage.text($0.name)) }
  }

  private func body(of feature: TypeID) -> NodeRef? {
    declarations[feature].properties.first { declarations[$0].name == linkage.names.body && declarations[$0].getter != nil }
      .map { declarations[$0].node }
  }

  /// A key path to the property in any of the reducer's own code joins it, whatever the operator is called; so may a reducer
  /// that has the same state, or one above that reaches through.
  private func isJoined(_ name: Symbol, _ state: TypeID, _ feature: TypeID) -> Tristate {
    let spellings = linkage.traits.spellings(name) + [program.symbol("$" + linkage.text(name))].compactMap(\.self)
    for spelling in Set(spellings) {
      for mention in linkage.sites.named[spelling] ?? [] where isKeyPath(mention) {
        if isInside(mention, feature) || isCalled(mention, in: feature) { return .yes }
        if isReached(mention) { return .unknown }
      }
    }
    return sharesState(state, feature) ? .unknown : .no
  }

  private func isKeyPath(_ mention: NodeRef) -> Bool {
    var at = program.parent(mention)
    while let here = at {
      switch program[here].kind {
      case .keyPath: return true
      case .member: at = program.parent(here)
      default: return false
      }
    }
    return false
  }

  /// In the type, its extensions, or what stands in it.
  private func isInside(_ mention: NodeRef, _ feature: TypeID) -> Bool {
    var type = linkage.enclosingType(mention)
    while let here = type {
      if here == feature { return true }
      type = declarations[here].outer
    }
    return false
  }

  /// `extension Reducer where State == Inventory.State { func joined() -> … { forEach(\.path, …) } }`, which the feature calls: whose
  /// state the extension is for leaves no node.
  private func isCalled(_ mention: NodeRef, in feature: TypeID) -> Bool {
    guard case .function(let id) = linkage.enclosingBody(mention), case .external = declarations[id].owner else { return false }
    return (linkage.sites.named[declarations[id].name] ?? []).contains { program[$0].kind == .member && isInside($0, feature) }
  }

  /// `\.child.$x` joins from a reducer above, where an operator takes it.
  private func isReached(_ mention: NodeRef) -> Bool {
    guard program[mention].kind == .member, let owner = linkage.enclosingType(mention) else { return false }
    return !linkage.isScreenLike(owner)
  }

  /// Whether another type has the same state, or the body runs reducers that are not told by their names.
  private func sharesState(_ state: TypeID, _ feature: TypeID) -> Bool {
    guard let name = program.symbol("State") else { return false }
    return declarations.types.contains { type in
      guard let alias = type.typealiases[name], let target = program.children(alias).first(where: { program[$0].kind.isType }) else { return false }
      return linkage.resolve(target) == .project(state)
    }
  }
}
