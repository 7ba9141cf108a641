import NavFacts
import NavModel

/// Views of which all places that may show them are in sight, and those places.
///
/// A view that nobody makes shows nothing, and neither does what it leads to: drafts, and what only a preview builds.
struct UnusedViews {
  private let linkage: Linkage
  private let entries: Set<String>
  private let extensions: [TypeID: [NodeRef]]
  private let quoted: Set<Symbol>
  /// Where the app is not entered, views wait for code that is not here.
  private let isEntered: Bool

  init(_ linkage: Linkage, entries: [String]) {
    self.linkage = linkage
    self.entries = Set(entries.compactMap { $0.split(separator: ".").last.map(String.init) })
    isEntered = Entrances(linkage).kinds.values.contains { !$0.isLink }
    extensions = isEntered ? linkage.extensionsByType : [:]
    quoted = isEntered ? linkage.quotedNames : []
  }

  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// Whether a view is made by nothing but code of the app that can be read here.
  func isCandidate(_ id: TypeID) -> Bool {
    let type = declarations[id]
    return isEntered && linkage.isPlainView(id) && !type.isGeneric && type.outer == nil && type.modifiers.isDisjoint(with: [.public, .open, .package])
      && program.files[program.file(type.node)].role == .app && linkage.conformers(of: id).isEmpty
      && !linkage.isMarkedForOthers(type.node) && !linkage.isConditional(type.node)
      && !quoted.contains(type.name) && !entries.contains(linkage.text(type.name))
  }

  /// Every place outside of a type that names or makes it.
  func mentions(of id: TypeID) -> [NodeRef] {
    let own = [declarations[id].node] + (extensions[id] ?? [])
    let named = (linkage.sites.named[declarations[id].name] ?? []).filter { program.parent($0).map { program[$0].kind != .extended } ?? true }
    return (named + linkage.constructions(of: id)).filter { ref in !own.contains { program.isInside(ref, $0) } }
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
}
