import NavFacts
import NavModel
import NavSource

/// Objects that keep the coordinator that keeps them.
struct CoordinatorCycles {
  let linkage: Linkage
  let types: CoordinatorTypes
  let names: (TypeRef) -> String?
  let children: [ChildCoordinator]

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// By place.
  var all: [CoordinatorCycle] {
    guard !types.classes.isEmpty else { return [] }
    var found: [CoordinatorCycle] = []
    for index in declarations.properties.indices {
      let id = PropertyID(index)
      if let cycle = cycle(through: id) { found.append(cycle) }
    }
    return found.sorted { $0.place < $1.place }
  }

  private func cycle(through id: PropertyID) -> CoordinatorCycle? {
    let property = declarations[id]
    guard property.getter == nil, !property.isStatic, let written = property.type, case .type(let owner) = property.owner,
      declarations[owner].kind == .class, !types.isWeak(property.modifiers), isNamedSo(linkage.text(property.name)),
      case .project(let held) = linkage.declaredType(of: id), types.isCoordinator(held), isObject(held), held != owner
    else { return nil }
    for keeper in keepers(held) where keeper != owner {
      guard let by = keeps(keeper, owner), handsOver(keeper, owner, id), !livesForEver(keeper), let name = names(.project(owner)),
        let coordinator = names(.project(keeper)), case .type(let keepingType) = declarations[by].owner
      else { continue }
      let isOptional = !property.isLet && program[written].kind == .typeOptional
      var cycle = CoordinatorCycle(
        place: program.place(property.node), property: name + "." + linkage.text(property.name), coordinator: coordinator,
        keeper: (names(.project(keepingType)) ?? coordinator) + "." + linkage.text(declarations[by].name),
        keeperPlace: program.place(declarations[by].node),
        isOptionalVariable: isOptional)
      if isOptional, isPlain(property), isKept(keeper, otherThanBy: owner) {
        let name = linkage.text(property.name)
        cycle.variable = program.piece(property.node, "var " + name, before: 4)
      }
      return cycle
    }
    return nil
  }

  /// Without an initial value, a wrapper, or another variable beside it.
  private func isPlain(_ property: PropertyInfo) -> Bool {
    guard property.initial == nil, !property.hasAttributes, !property.modifiers.contains(.lazy),
      let parent = program.parent(property.node)
    else { return false }
    let line = program.place(property.node).line
    return program.children(parent).allSatisfy {
      $0 == property.node || program[$0].kind != .varDecl || program.place($0).line != line
    }
  }

  /// Whether each coordinator of the type is put where it stays, by another than the one that would let it go.
  private func isKept(_ keeper: TypeID, otherThanBy owner: TypeID) -> Bool {
    let made = linkage.constructions(of: keeper)
    return !made.isEmpty
      && made.allSatisfy { call in
        let place = program.place(call)
        return linkage.enclosingType(call) != owner && children.contains { $0.place == place && $0.isRetained == .yes }
      }
  }

  private func isNamedSo(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower == "parent" || lower.hasSuffix("coordinator")
  }

  /// A class, or a protocol that only classes conform to, which can be held weakly.
  private func isObject(_ id: TypeID) -> Bool {
    guard declarations[id].kind == .protocol else { return declarations[id].kind == .class }
    return ([id] + linkage.projectBases(of: id)).contains { base in
      linkage.externalBases(base).contains { ["AnyObject", "NSObjectProtocol", "ObservableObject"].contains(linkage.text($0)) }
    }
  }

  /// The coordinators that a property of this type may hold.
  private func keepers(_ held: TypeID) -> [TypeID] {
    declarations[held].kind == .class ? [held] : linkage.conformers(of: held).filter { types.classes.contains($0) }
  }

  /// The property by which a coordinator keeps an object of `owner`: itself, in a list of children, or in a navigation
  /// controller that the coordinator makes itself.
  private func keeps(_ coordinator: TypeID, _ owner: TypeID) -> PropertyID? {
    let all = ([coordinator] + linkage.projectBases(of: coordinator)).flatMap { declarations[$0].properties }.filter {
      declarations[$0].getter == nil && !types.isWeak(declarations[$0].modifiers) && !declarations[$0].isStatic
    }
    let isChild = types.classes.contains(owner)
    for id in all {
      switch linkage.declaredType(of: id) {
      case .project(let type): if type == owner { return id }
      case .array(.project(let type)):
        guard isChild, linkage.fits(owner, type), declarations[id].owner == .type(coordinator) || declarations[id].owner != .type(owner),
          adds(coordinator, owner)
        else { continue }
        return id
      default: continue
      }
    }
    return nil
  }

  /// Whether a coordinator makes such a child.
  private func adds(_ coordinator: TypeID, _ owner: TypeID) -> Bool {
    linkage.constructions(of: owner).contains { linkage.enclosingType($0) == coordinator }
  }

  /// Whether the coordinator gives itself to the property: `child.parent = self`, `Child(parent: self)`.
  private func handsOver(_ coordinator: TypeID, _ owner: TypeID, _ id: PropertyID) -> Bool {
    let name = declarations[id].name
    let assigned = linkage.sites(.assigned, of: id, as: name).contains { site in
      guard let value = program.secondChild(site), program[value].kind == .name, program[value].name == linkage.names.selfValue else { return false }
      return linkage.enclosingType(site) == coordinator
    }
    if assigned { return true }
    return linkage.constructions(of: owner).contains { call in
      linkage.enclosingType(call) == coordinator
        && linkage.arguments(of: call).contains {
          program.label($0) == name && program[$0].kind == .name && program[$0].name == linkage.names.selfValue
        }
    }
  }

  /// The first coordinator of an app lives as long as the app does.
  private func livesForEver(_ coordinator: TypeID) -> Bool {
    let holders = linkage.objectHolders(of: coordinator).filter { !types.classes.contains($0) }
    let name = linkage.text(declarations[coordinator].name)
    return name.hasPrefix("App") || name.hasPrefix("Main") || name.hasPrefix("Root")
      || holders.contains { linkage.text(declarations[$0].name).hasSuffix("Delegate") || linkage.text(declarations[$0].name).hasSuffix("App") }
  }
}
