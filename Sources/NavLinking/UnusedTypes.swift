import NavFacts
import NavModel

/// Views and classes of which all places that may show or make them are in sight, and those places.
///
/// A view that nobody makes shows nothing, and neither does what it leads to: drafts, and what only a preview builds. Nor does a class
/// that nothing makes or names.
struct UnusedTypes {
  private let linkage: Linkage
  private let entries: Set<String>
  private let extensions: [TypeID: [NodeRef]]
  private let quoted: Set<Symbol>
  /// Where the app is not entered, types wait for code that is not here.
  let isEntered: Bool
  /// What the framework asks of an object that the program made.
  private let plainBases: Set<Symbol>
  private let controllers: OrphanScreens
  /// The types that a program begins with.
  private let mainApps: [TypeID]
  private lazy var scenes = OrphanScreens.Scenes(linkage)

  init(_ linkage: Linkage, entries: [String]) {
    self.linkage = linkage
    self.entries = Set(entries.compactMap { $0.split(separator: ".").last.map(String.init) })
    isEntered = Entrances(linkage).kinds.values.contains { !$0.isLink }
    extensions = isEntered ? linkage.extensionsByType : [:]
    quoted = isEntered ? linkage.quotedNames : []
    controllers = OrphanScreens(linkage, extensions: extensions)
    let declarations = linkage.declarations
    mainApps = declarations.types.indices.map { TypeID($0) }.filter { id in
      declarations[id].kind == .structure && linkage.inherits(id, from: "App")
        && linkage.program.children(declarations[id].node).contains {
          linkage.program[$0].kind == .attribute && linkage.text(linkage.program[$0].name) == "main"
        }
    }
    plainBases = Set(
      ["AnyObject", "ObservableObject", "Observable", "Sendable", "Hashable", "Equatable", "Identifiable", "Codable", "Comparable", "CustomStringConvertible"]
        .compactMap { linkage.program.symbol($0) })
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether a view, or a modifier of views, is made by nothing but code of the app that can be read here.
  func isView(_ id: TypeID) -> Bool { (linkage.isPlainView(id) || linkage.isPlainModifier(id)) && isInSight(id) }

  /// Whether a type is an app that is not the one which the program begins with: `struct OldApp: App` beside an `@main` one.
  func isOtherApp(_ id: TypeID) -> Bool {
    isBareApp(id) && isInSight(id)
      && mainApps.contains { $0 != id && declarations.module(of: $0) == declarations.module(of: id) }
  }

  private func isBareApp(_ id: TypeID) -> Bool {
    let bases = linkage.supertypes(id)
    return declarations[id].kind == .structure && !bases.isEmpty
      && bases.allSatisfy { if case .external(let name, _) = $0 { linkage.text(name) == "App" } else { false } }
  }

  /// Whether a class is made by nothing but code of the app that can be read here: it is an object of the program's own, or a view
  /// controller that no storyboard and no extension's host makes.
  mutating func isClass(_ id: TypeID) -> Bool {
    guard declarations[id].kind == .class, isInSight(id) else { return false }
    guard linkage.isViewController(id) else { return linkage.externalBases(id).isSubset(of: plainBases) }
    return controllers.isPlainController(id) && !scenes.mayMake(id, controllers)
  }

  private func isInSight(_ id: TypeID) -> Bool {
    let type = declarations[id]
    return isEntered && !type.isGeneric && type.outer == nil && type.modifiers.isDisjoint(with: [.public, .open, .package])
      && program.files[program.file(type.node)].role == .app && linkage.conformers(of: id).isEmpty
      && !linkage.isMarkedForOthers(type.node) && !linkage.isConditional(type.node)
      && !quoted.contains(type.name) && !entries.contains(linkage.text(type.name))
  }

  /// Every place outside of a type that names or makes it. What is kept weakly is made by others, and a property that nobody gives a
  /// value keeps nothing.
  func mentions(of id: TypeID) -> [NodeRef] {
    let own = [declarations[id].node] + (extensions[id] ?? [])
    let named = (linkage.sites.named[declarations[id].name] ?? []).filter { ref in
      !(program.parent(ref).map { program[$0].kind == .extended } ?? false) && !isKeptByNobody(ref, but: own)
    }
    return (named + linkage.constructions(of: id)).filter { ref in !own.contains { program.isInside(ref, $0) } }
  }

  /// The type of `weak var owner: Owner?`, and of `var owner: Owner?` that nobody but the owner itself gives one.
  private func isKeptByNobody(_ ref: NodeRef, but own: [NodeRef]) -> Bool {
    guard program[ref].kind == .typeName else { return false }
    var isOptional = false
    var at = program.parent(ref)
    while let here = at, [.typeOptional, .annotation].contains(program[here].kind) {
      isOptional = isOptional || program[here].kind == .typeOptional
      at = program.parent(here)
    }
    guard let declaration = at, program[declaration].kind == .varDecl else { return false }
    if program.modifiers(declaration).contains(.weak) { return true }
    guard isOptional, let property = declarations.propertyOfNode[declaration], case let info = declarations[property], !info.isLet,
      !info.hasAttributes, info.getter == nil, info.modifiers.isDisjoint(with: [.public, .open, .package])
    else { return false }
    return !isAssigned(property, but: own)
  }

  /// Whether a property is given a value outside of some types, or what is assigned to there is not known and may be it.
  private func isAssigned(_ property: PropertyID, but own: [NodeRef]) -> Bool {
    func gives(_ value: NodeRef?, _ site: NodeRef) -> Bool {
      !(value.map { program[$0].kind == .nil } ?? false) && !own.contains { program.isInside(site, $0) }
    }
    let named = linkage.sites.assignments[declarations[property].name] ?? []
    return linkage.writes(to: property).contains { gives($0.value, $0.site) }
      || named.contains { site in
        gives(program.secondChild(site), site) && (program.firstChild(site).map { linkage.propertyWritten(by: $0) == nil } ?? false)
      }
  }
}

extension Linkage {
  /// Whether a type is a view of the framework's own kind, for which nothing but its body is asked from outside.
  func isPlainView(_ id: TypeID) -> Bool {
    guard declarations[id].kind == .structure, isView(id) else { return false }
    return supertypes(id).allSatisfy { type in
      if case .external(let name, _) = type { dialects.viewProtocols.contains(name) } else { false }
    }
  }

  /// Whether a type is a modifier of views and nothing else, for which nothing but its body is asked from outside.
  func isPlainModifier(_ id: TypeID) -> Bool {
    guard declarations[id].kind == .structure, case let bases = supertypes(id), !bases.isEmpty else { return false }
    return bases.allSatisfy { type in
      if case .external(let name, _) = type { text(name) == "ViewModifier" } else { false }
    }
  }
}
