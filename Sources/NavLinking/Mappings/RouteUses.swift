import NavFacts
import NavModel
import NavSource

/// Which enums are routes, and where their cases are made.
struct RouteUses {
  private(set) var types: Set<TypeID> = []
  /// Where live code makes each case; and whether some place may make it, which cannot be told.
  private(set) var constructions: [RouteKey: [NodeRef]] = [:]
  private(set) var uncertain: Set<RouteKey> = []
  /// Those of which some code names a case to make it, be it live or not.
  private var made: Set<TypeID> = []
  private(set) var openReasons: [TypeID: String] = [:]
  /// What a state begins with: where that shows nothing, it says that nothing is to be shown yet.
  private(set) var beginnings: Set<RouteKey> = []

  init(_ linkage: Linkage, flow: SinkFlow, table: MappingTable, isLive: (NodeRef) -> Bool) {
    let listed = Set(linkage.listLookUps.values.map(\.type))
    for draft in flow.drafts {
      // A state that a screen's content is chosen by is no route: `.loading`, `.loaded`.
      if case .route(let type, _) = draft.target,
        (draft.manner != .root && draft.manner != .child) || draft.isPlaced || flow.handled.enums.contains(type) || listed.contains(type)
      {
        types.insert(type)
      }
    }
    types.formUnion(table.options)
    // Tabs are chosen by the user, whether or not code chooses one too; so is what the app begins with by its own state.
    for (type, _, _, _) in flow.tabContents where table.hasMapping(type) { types.insert(type) }
    for property in flow.pathSlots {
      if case .project(let type) = linkage.declaredType(of: property).element, linkage.declarations[type].kind == .enumeration, table.hasMapping(type) {
        types.insert(type)
      }
    }
    // One that shows a screen for one case alone says how far something is: `.loading`, `.loaded`.
    for type in flow.rootChoices where linkage.declarations[type].cases.filter({ !table.entry(type, $0.name).screens.isEmpty }).count > 1 {
      types.insert(type)
    }
    types.formUnion(flow.givenChoices)
    for mapping in flow.contentChoices { if let type = linkage.mappings[mapping] { types.insert(type) } }
    types.formUnion(flow.caseSteps.map(\.choice.type))
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
    for type in flow.handled.enums where linkage.declarations[type].kind == .enumeration { types.insert(type) }
    var before = -1
    while before < types.count {
      before = types.count
      for type in types { types.formUnion(table.typesCarried(by: type)) }
    }
    types = types.filter { !linkage.declarations[$0].cases.isEmpty }
    for (key, sites) in flow.handled.triggered where linkage.declarations[key.type].kind != .enumeration {
      constructions[key, default: []] += sites.filter(isLive)
    }
    let reasons = OpenReasons(linkage)
    for type in types.sorted() {
      collect(type, linkage, isLive)
      // Where nothing tells the type of `.cart` but that it is triggered: `taps.map { .cart }`.
      for info in linkage.declarations[type].cases {
        let key = RouteKey(type: type, name: info.name)
        if constructions[key] == nil, let sites = flow.handled.triggered[key]?.filter(isLive), !sites.isEmpty { constructions[key] = sites }
      }
      // Where nobody makes a value, code that never runs is not given one.
      let isGiven = made.contains(type) || linkage.isReadable(type) || table.optionChoices[type, default: []].contains(where: isLive)
      let unfollowed = linkage.effort.isSpent ? "values are handed on in more ways than could be followed" : nil
      openReasons[type] = reasons.reason(type) ?? unfollowed ?? (table.options.contains(type) && isGiven ? "code that chooses by it may be given it by any way" : nil)
    }
  }

  private mutating func collect(_ type: TypeID, _ linkage: Linkage, _ isLive: (NodeRef) -> Bool) {
    for info in linkage.declarations[type].cases {
      let key = RouteKey(type: type, name: info.name)
      for ref in linkage.mentions(of: info.name) {
        switch linkage.isConstruction(ref, of: type) {
        case .yes:
          made.insert(type)
          if isLive(ref) { constructions[key, default: []].append(ref) }
          if linkage.isBeginning(ref) { beginnings.insert(key) }
        case .unknown: uncertain.insert(key)
        case .no: continue
        }
      }
    }
  }
}

extension Linkage {
  /// Whether values of an enum may be made of what is stored or sent, or by another module.
  fileprivate func isReadable(_ type: TypeID) -> Bool {
    let plain: Set<String> = ["Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "CaseIterable", "Error"]
    return declarations[type].modifiers.contains(.public) || externalBases(type).contains { !plain.contains(text($0)) }
  }

  /// Whether `ref` is the first value of a stored property that may change.
  fileprivate func isBeginning(_ ref: NodeRef) -> Bool {
    guard let parent = program.parent(ref), program[parent].kind == .initializer, let variable = program.parent(parent),
      let id = declarations.propertyOfNode[variable]
    else { return false }
    return declarations[id].initial == ref && !declarations[id].isLet
  }
}
