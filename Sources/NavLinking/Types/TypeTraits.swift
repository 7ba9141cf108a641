import NavFacts

/// What a type is: its supertypes, whether it is a view or a view controller, who conforms to it.
extension Linkage {
  func supertypes(_ id: TypeID) -> [TypeRef] {
    if let known = supertypesMemo[id] { return known }
    supertypesMemo[id] = []
    var all: [TypeRef] = []
    for type in declarations[id].inherited {
      for part in parts(of: type) {
        let resolved = resolve(part)
        if resolved != .project(id), !all.contains(resolved) { all.append(resolved) }
      }
    }
    for case .external(let name, _) in all {
      for protocolType in retroactive(name) where !all.contains(.project(protocolType)) { all.append(.project(protocolType)) }
    }
    supertypesMemo[id] = all
    return all
  }

  /// The program's own types among the supertypes.
  private func projectSupertypes(_ id: TypeID) -> [TypeID] {
    if let known = projectSupertypesMemo[id] { return known }
    let all = supertypes(id).compactMap(\.projectType)
    // In the middle of another question they may be half of them.
    if !isResolving { projectSupertypesMemo[id] = all }
    return all
  }

  /// The program's protocols that an outside type conforms to by an extension: `extension UIViewController: Alerting {}`.
  func retroactive(_ name: Symbol) -> [TypeID] {
    let all = retroactiveConformances
    var found = all[name] ?? []
    // Every view controller of the framework is a UIViewController.
    if isScreenLike(name), let base = program.symbol("UIViewController"), base != name { found += all[base] ?? [] }
    return found
  }

  private var retroactiveConformances: [Symbol: [TypeID]] {
    if let known = retroactiveMemo { return known }
    var all: [Symbol: [TypeID]] = [:]
    for (node, owner) in declarations.ownerOfNode.sorted(by: { $0.key < $1.key }) {
      guard case .external(let extended) = owner else { continue }
      for child in program.children(node) where program[child].kind == .inherited {
        if let type = program.firstChild(child).map(resolve)?.projectType { all[extended, default: []].append(type) }
      }
    }
    retroactiveMemo = all
    return all
  }

  /// Whether `owner` is an extension of view controllers of the framework, which conform to a protocol of the program.
  func isOfScreens(_ owner: Owner, adopting id: TypeID) -> Bool {
    guard case .external(let name) = owner, isScreenLike(name) else { return false }
    return adopts(name, id)
  }

  /// Whether a type of a framework conforms to a protocol of the program, by an extension.
  func adopts(_ name: Symbol, _ id: TypeID) -> Bool { retroactive(name).contains { $0 == id || projectBases(of: $0).contains(id) } }

  /// Whether a value of this protocol may be a screen: one of the program's, or any view controller.
  func isAdoptedByScreens(_ id: TypeID) -> Bool {
    if let known = adoptedByScreensMemo[id] { return known }
    let isAdopted = conformers(of: id).contains(where: isScreenLike) || isAdoptedByAllScreens(id)
    adoptedByScreensMemo[id] = isAdopted
    return isAdopted
  }

  /// Whether view controllers of the framework adopt a protocol of the program, or one below it: `extension UIViewController: Alerting {}`.
  func isAdoptedByAllScreens(_ id: TypeID) -> Bool {
    retroactiveConformances.contains { name, adopted in isScreenLike(name) && adopted.contains { $0 == id || fits($0, id) } }
  }

  /// `A & B`, and a typealias of one, are several supertypes.
  private func parts(of type: NodeRef) -> [NodeRef] {
    if program[type].kind == .typeComposition { return program.children(type).flatMap { parts(of: $0) } }
    if program[type].kind == .typeName, let aliases = declarations.globalTypealiases[program[type].name],
      let target = program.children(aliases[0]).first(where: { program[$0].kind.isType }), program[target].kind == .typeComposition
    {
      return parts(of: target)
    }
    return [type]
  }

  /// The names of all types outside the program that `id` inherits from or conforms to, at any distance.
  func externalBases(_ id: TypeID) -> Set<Symbol> {
    if let known = externalBasesMemo[id] { return known }
    externalBasesMemo[id] = []
    var all: Set<Symbol> = []
    for type in supertypes(id) {
      switch type {
      case .project(let above): all.formUnion(externalBases(above))
      case .external(let name, _): all.insert(name)
      default: break
      }
    }
    externalBasesMemo[id] = all
    return all
  }

  /// What a type fills a screen as.
  struct Looks: OptionSet {
    let rawValue: UInt8
    static let viewController = Looks(rawValue: 1)
    static let view = Looks(rawValue: 2)
  }

  private func looks(_ id: TypeID) -> Looks {
    if let known = looksMemo[id] { return known }
    var looks: Looks = []
    switch declarations.types[Int(id.index)].kind {
    case .class:
      // A protocol of another library may be called `View`: of SwiftUI's, no class is one.
      if hasControllerBase(id) { looks.insert(.viewController) }
    case .structure, .enumeration: if hasViewBase(id) { looks.insert(.view) }
    case .actor, .protocol: break
    }
    // In the middle of another question the supertypes may be half of them.
    if !isResolving { looksMemo[id] = looks }
    return looks
  }

  private func hasControllerBase(_ id: TypeID) -> Bool {
    let bases = externalBases(id)
    if !bases.isDisjoint(with: dialects.viewControllerBases) { return true }
    // A base class of another package, told by its name.
    return bases.contains { !traits[$0].isDisjoint(with: [.isController, .isHosting]) }
  }

  private func hasViewBase(_ id: TypeID) -> Bool {
    !externalBases(id).isDisjoint(with: dialects.viewProtocols) || isViewOfLibrary(id)
  }

  func isViewController(_ id: TypeID) -> Bool { looks(id).contains(.viewController) }

  func isView(_ id: TypeID) -> Bool { looks(id).contains(.view) }

  /// A class of views of UIKit's or AppKit's kind: parts of whoever has them.
  func isPlatformView(_ id: TypeID) -> Bool {
    declarations[id].kind == .class && !isViewController(id) && externalBases(id).contains { traits[$0].contains(.isPlatformView) }
  }

  /// A structure with a body that conforms to a library's own kind of view: `struct Home: ConnectedView`.
  private func isViewOfLibrary(_ id: TypeID) -> Bool {
    guard declarations[id].kind == .structure, externalBases(id).contains(where: { traits[$0].contains(.isNamedView) }) else { return false }
    return declarations[id].properties.contains { declarations[$0].name == names.body }
      || declarations[id].functions.contains { declarations[$0].name == names.body }
  }

  /// A view or a view controller: something that can fill a screen.
  func isScreenLike(_ id: TypeID) -> Bool {
    !looks(id).isEmpty
  }

  func isScreenLike(_ name: Symbol) -> Bool {
    traits[name].contains(.isController) || dialects.viewControllerBases.contains(name)
  }

  /// Whether a name is one of controllers, of views or of anything else: `SheetController`.
  func isNamedController(_ name: Symbol) -> Bool { traits[name].contains(.isNamedController) }

  func isBareController(_ name: Symbol) -> Bool { traits[name].contains(.isBare) }

  func isViewLike(_ type: TypeRef) -> Bool {
    switch type {
    case .project(let id): isScreenLike(id) || !externalBases(id).isDisjoint(with: dialects.viewProtocols)
    case .external(let name, _): dialects.viewProtocols.contains(name) || isScreenLike(name) || name == names.anyView
    default: false
    }
  }

  /// Whether a name or member is a function that builds a view: `content` of `content: () -> Content`.
  func givesViews(_ callee: NodeRef) -> Bool {
    if case .function(let result) = typeOf(callee) { isViewLike(result) } else { false }
  }

  /// Whether what is called makes a case of an enum that some mapping turns into screens.
  func givesRoutes(_ callee: NodeRef) -> Bool {
    if case .function(let result) = typeOf(callee) { routeEnum(result) != nil } else { false }
  }

  /// A class that shows others and has no content of its own.
  func isNavigationContainer(_ name: Symbol) -> Bool { traits[name].contains(.isContainer) }

  func isNavigationContainer(_ type: TypeRef) -> Bool {
    if case .external(let name, _) = type { isNavigationContainer(name) || name == names.viewController } else { false }
  }

  func inherits(_ id: TypeID, from name: String) -> Bool {
    guard let symbol = program.symbol(name) else { return false }
    return externalBases(id).contains(symbol)
  }

  /// The program's types that conform to or inherit from `id`, at any distance, in declaration order, without those that stand in for others.
  func conformers(of id: TypeID) -> [TypeID] {
    if conformersMemo == nil {
      var all: [TypeID: [TypeID]] = [:]
      for index in declarations.types.indices {
        let type = TypeID(index)
        for base in projectBases(of: type) { all[base, default: []].append(type) }
      }
      for (base, types) in all { all[base] = withoutDoubles(types, of: base) }
      conformersMemo = all
    }
    return conformersMemo?[id] ?? []
  }

  private func collectProjectBases(_ id: TypeID, into seen: inout Set<TypeID>) {
    for above in projectSupertypes(id) where seen.insert(above).inserted {
      collectProjectBases(above, into: &seen)
    }
  }

  /// Whether a value of `type` may be used where `wanted` is declared.
  func fits(_ type: TypeID, _ wanted: TypeID) -> Bool {
    type == wanted || projectBases(of: type).contains(wanted)
  }

  /// The program's types that `id` conforms to or inherits from, at any distance, in declaration order. Few, unlike the types
  /// that conform to a protocol.
  func projectBases(of id: TypeID) -> [TypeID] {
    if let known = projectBasesMemo[id] { return known }
    var seen: Set<TypeID> = []
    collectProjectBases(id, into: &seen)
    let all = seen.sorted()
    projectBasesMemo[id] = all
    return all
  }

  // MARK: Members

  func findProperty(_ name: Symbol, in id: TypeID, depth: Int = 0) -> PropertyID? {
    // Most names that are asked for are those of no property at all.
    guard let candidates = declarations.propertiesByName[name] else { return nil }
    var requirement: PropertyID?
    // Whichever list is shorter: a type may have many properties, and a name many owners.
    let own = declarations.types[Int(id.index)].properties
    for property in candidates.count <= own.count ? candidates : own[...]
    where declarations.properties[Int(property.index)].name == name && declarations.properties[Int(property.index)].owner == .type(id) {
      if declarations[id].kind != .protocol || declarations[property].getter.map({ program.size($0) > 1 }) == true { return property }
      requirement = requirement ?? property
    }
    guard depth < 8 else { return requirement }
    for above in projectSupertypes(id) {
      if let found = findProperty(name, in: above, depth: depth + 1) { return requirement ?? found }
    }
    return requirement
  }

  /// The functions of that name that a value of type `id` has, its own before inherited ones.
  func findFunctions(_ name: Symbol, in id: TypeID) -> [FunctionID] {
    guard let candidates = declarations.functionsByName[name] else { return [] }
    var seen: Set<TypeID> = [id]
    var level = [id]
    var all: [FunctionID] = []
    while !level.isEmpty {
      var above: [TypeID] = []
      for type in level {
        // What a type declares itself stands for what it fulfils or overrides.
        let own = declarations.types[Int(type.index)].functions
        // Whichever list is shorter: a name that is declared ten thousand times must not be looked through for each type.
        let inherited = all
        for candidate in candidates.count <= own.count ? candidates : own[...] {
          guard declarations.functions[Int(candidate.index)].name == name, declarations.functions[Int(candidate.index)].owner == .type(type),
            type == id || !inherited.contains(where: { stands($0, for: candidate) })
          else { continue }
          all.append(candidate)
        }
        for next in projectSupertypes(type) where seen.insert(next).inserted { above.append(next) }
      }
      level = above
    }
    return all
  }

  /// Whether a function found nearer takes the place of one that is inherited. What a protocol only asks for stands for no function that
  /// another one gives, and which fulfils it: the class conforms to both.
  private func stands(_ nearer: FunctionID, for inherited: FunctionID) -> Bool {
    (declarations[nearer].body != nil || declarations[inherited].body == nil) && sameLabels(nearer, inherited) && !mayLeaveOutMore(inherited, than: nearer)
  }

  func hasCase(_ name: Symbol, _ id: TypeID) -> Bool { declarations[id].cases.contains { $0.name == name } }

  func declaredType(of id: PropertyID) -> TypeRef {
    let property = declarations[id]
    if let type = property.type { return typeMade(for: id) ?? resolve(type) }
    if let initial = property.initial { return typeOf(initial) }
    if !dialects.injections.isEmpty, let factory = factoryInjected(into: id), let made = madeType(of: declaredType(of: factory)) { return made }
    // `@Environment(Router.self) var router`
    for attribute in attributes(of: id) {
      for argument in program.children(attribute) {
        if case .meta(let type) = typeOf(argument) { return type }
        if program[argument].kind == .keyPath, let key = program.firstChild(argument) {
          for value in declarations.propertiesByName[program[key].name] ?? [] where isSharedValue(value) { return declaredType(of: value) }
          if let action = dialects.actions[program[key].name] { return .external(action, []) }
        }
      }
    }
    if let getter = property.getter, let value = returnedExpressions(of: getter).first { return typeOf(value) }
    return .unknown
  }

  /// Whether a property is one of those that attributes read by key path: of `EnvironmentValues`, `DependencyValues`, `InjectedValues`.
  func isSharedValue(_ id: PropertyID) -> Bool {
    switch declarations[id].owner {
    case .external(let owner): traits[owner].contains(.isNamedValues)
    case .type(let owner): traits[declarations[owner].name].contains(.isNamedValues)
    case .global: false
    }
  }

  func resultType(of id: FunctionID) -> TypeRef {
    let function = declarations[id]
    if function.isInit, case .type(let owner) = function.owner { return .project(owner) }
    return function.result.map(resolve) ?? .unknown
  }

  /// The attributes of a property: `@State`, `@Binding`, `@Environment(…)`.
  func attributes(of id: PropertyID) -> [NodeRef] {
    guard declarations[id].hasAttributes else { return [] }
    return program.children(declarations[id].node).filter { program[$0].kind == .attribute }
  }

  /// Whether a view of the program's is nothing but a button, whatever modifiers stand behind it.
  func isButton(_ id: TypeID) -> Bool {
    guard let body = findProperty(names.body, in: id), declarations[body].owner == .type(id), let getter = declarations[body].getter else { return false }
    let given = returnedExpressions(of: getter)
    guard given.count == 1 else { return false }
    var at = given[0]
    while program[at].kind == .call || program[at].kind == .member, let callee = program.firstChild(at) { at = callee }
    return program[at].kind == .name && text(program[at].name) == "Button"
  }
}
