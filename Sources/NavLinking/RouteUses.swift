import NavFacts
import NavModel
import NavSource

/// Which enums are routes, and where their cases are made.
struct RouteUses {
  private(set) var types: Set<TypeID> = []
  /// Where live code makes each case; and whether some place may make it, which cannot be told.
  private(set) var constructions: [RouteKey: [NodeRef]] = [:]
  private(set) var uncertain: Set<RouteKey> = []
  private(set) var openReasons: [TypeID: String] = [:]

  init(_ linkage: Linkage, flow: SinkFlow, table: MappingTable, isLive: (NodeRef) -> Bool) {
    for draft in flow.drafts {
      // A state that a screen's content is chosen by is no route: `.loading`, `.loaded`.
      if case .route(let type, _) = draft.target, draft.manner != .root, draft.manner != .child { types.insert(type) }
    }
    for (type, _) in flow.registrations {
      if case .project(let id) = type, linkage.declarations[id].kind == .enumeration { types.insert(id) }
    }
    for (index, presentation) in flow.presentations.enumerated() where presentation.isItem {
      for (property, _) in flow.stateOfPresentation[index] ?? [] {
        if let id = linkage.declaredType(of: property).projectType, linkage.declarations[id].kind == .enumeration, table.hasMapping(id) {
          types.insert(id)
        }
      }
    }
    types = types.filter { !linkage.declarations[$0].cases.isEmpty }
    for type in types.sorted() { collect(type, linkage, isLive) }
  }

  private mutating func collect(_ type: TypeID, _ linkage: Linkage, _ isLive: (NodeRef) -> Bool) {
    for info in linkage.declarations[type].cases {
      let key = RouteKey(type: type, name: info.name)
      for ref in linkage.mentions(of: info.name) {
        switch linkage.isConstruction(ref, of: type) {
        case .yes: if isLive(ref) { constructions[key, default: []].append(ref) }
        case .unknown: uncertain.insert(key)
        case .no: continue
        }
      }
    }
    openReasons[type] = openReason(type, linkage)
  }

  /// Why values of the type may come from where no case is named.
  private func openReason(_ type: TypeID, _ linkage: Linkage) -> String? {
    let program = linkage.program
    let name = linkage.declarations[type].name
    for ref in linkage.mentions(of: linkage.names.allCases) {
      guard let base = program.firstChild(ref), program[ref].kind == .member else {
        if linkage.enclosingType(ref) == type { return "its cases are walked with 'allCases'" }
        continue
      }
      if case .meta(.project(let id)) = linkage.typeOf(base), id == type { return "its cases are walked with 'allCases'" }
    }
    for call in linkage.calls(of: name) where linkage.argument("rawValue", of: call) != nil {
      return "it is made from raw values"
    }
    for call in linkage.calls(of: linkage.names.initName) where linkage.argument("rawValue", of: call) != nil {
      if case .project(let id) = linkage.typeOf(call), id == type { return "it is made from raw values" }
    }
    return nil
  }
}
