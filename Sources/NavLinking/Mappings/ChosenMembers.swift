import NavFacts
import NavModel
import NavSource

/// Values that carry their screen are chosen by name: `static let about = Route { AboutView() }` is to `Route` what a case is to an
/// enum.
extension Linkage {
  /// Values that a constant or factory of their own type gives, chosen by its name.
  func chosen(_ values: [Value], by name: Symbol, of owner: Owner) -> [Value] {
    guard case .type(let type) = owner, isChosenByName(type) else { return values }
    return values.map { value in
      guard case .object(type, let construction?) = value else { return value }
      return .object(type, construction.chosen(by: RouteKey(type: type, name: name)))
    }
  }

  /// Whether a type is no screen, and its values hold one.
  func isChosenByName(_ type: TypeID) -> Bool {
    if let known = chosenByNameMemo[type] { return known }
    let answer = declarations[type].kind == .structure && !isScreenLike(type) && declarations[type].properties.contains(where: carriesScreen)
    chosenByNameMemo[type] = answer
    return answer
  }

  /// The constants and factories that a type has of itself, by name.
  func members(of type: TypeID) -> [(name: Symbol, nodes: [NodeRef])] {
    var nodes: [Symbol: [NodeRef]] = [:]
    for id in declarations[type].properties where declarations[id].isStatic && declaredType(of: id) == .project(type) {
      nodes[declarations[id].name, default: []].append(declarations[id].node)
    }
    for id in declarations[type].functions where declarations[id].isStatic && resultType(of: id) == .project(type) {
      nodes[declarations[id].name, default: []].append(declarations[id].node)
    }
    return nodes.map { ($0.key, $0.value.sorted()) }.sorted { ($0.nodes[0], $0.name.raw) < ($1.nodes[0], $1.name.raw) }
  }

  /// The constant or factory of a type that is chosen by name in whose code a node stands.
  func memberAround(_ node: NodeRef) -> RouteKey? {
    switch enclosingBody(node) {
    case .property(let id): member(declarations[id].name, declarations[id].owner, declarations[id].isStatic, declaredType(of: id))
    case .function(let id): member(declarations[id].name, declarations[id].owner, declarations[id].isStatic, resultType(of: id))
    case .none: nil
    }
  }

  private func member(_ name: Symbol, _ owner: Owner, _ isStatic: Bool, _ given: TypeRef) -> RouteKey? {
    guard isStatic, case .type(let type) = owner, given == .project(type), isChosenByName(type) else { return nil }
    return RouteKey(type: type, name: name)
  }

  /// The places that choose a member; and those that have its name, where the type cannot be told.
  func choices(of key: RouteKey) -> (certain: [NodeRef], possible: [NodeRef]) {
    var certain: [NodeRef] = []
    var possible: [NodeRef] = []
    for ref in mentions(of: key.name) where memberAround(ref) != key {
      switch program[ref].kind {
      case .implicitMember:
        var whole = ref
        if let call = program.parent(ref), program[call].kind == .call, program.firstChild(call) == ref { whole = call }
        guard let type = expectedType(of: whole)?.element, !type.isUnknown else {
          possible.append(ref)
          continue
        }
        if type == .project(key.type) { certain.append(whole) }
      case .member:
        guard let base = program.firstChild(ref), case .meta(.project(key.type)) = typeOf(base) else { continue }
        // `Route.about.id` asks, and shows nothing.
        if let above = program.parent(ref), program[above].kind == .member, !isViewLike(typeOf(above)) { continue }
        certain.append(ref)
      case .name: if enclosingType(ref) == key.type { possible.append(ref) }
      default: continue
      }
    }
    return (certain, possible)
  }
}

extension Value {
  /// The same screen, chosen by name.
  func chosen(by key: RouteKey) -> Value {
    switch self {
    case .object(let type, let construction?) where construction.chosen == nil: .object(type, construction.chosen(by: key))
    case .container(let name, let inner, let identity): .container(name, inner.map { $0.chosen(by: key) }, identity: identity)
    default: self
    }
  }
}

extension SinkFlow {
  /// What a constant or factory builds is shown where somebody chooses it.
  func moveToChoices() {
    var chosen = Set(drafts.compactMap(\.chosen))
    for _ in 0..<4 {
      var kept: [TransitionDraft] = []
      var moved: [TransitionDraft] = []
      for draft in drafts {
        guard draft.chosen == nil, case .screen = draft.target, let key = linkage.memberAround(draft.site),
          linkage.typeOf(draft.site) == .project(key.type)
        else {
          kept.append(draft)
          continue
        }
        if chosen.contains(key) { continue }
        let choices = linkage.choices(of: key)
        if choices.certain.isEmpty, !choices.possible.isEmpty {
          kept.append(draft)
          continue
        }
        for site in choices.certain {
          var other = draft
          other.site = site
          other.chosen = key
          other.presenter = nil
          if other.confidence == .certain { other.confidence = .likely }
          if seenDrafts.insert(DraftKey(target: other.target, site: site, manner: other.manner)).inserted { moved.append(other) }
        }
      }
      if kept.count == drafts.count { return }
      drafts = kept + moved
      chosen.formUnion(moved.compactMap(\.chosen))
    }
  }
}

/// The types of which some value was chosen by name and shown, as routes.
struct ChosenRoutes {
  private struct One {
    var type: TypeID
    var route: RouteType
    var mapping: Mapping
  }

  private var all: [One] = []
  private(set) var screens: Set<ScreenRef> = []

  var routeTypes: [RouteType] { all.map(\.route) }
  var mappings: [Mapping] { all.map(\.mapping) }

  init(_ linkage: Linkage, _ flow: SinkFlow, _ builder: GraphBuilder, isLive: (NodeRef) -> Bool) {
    let program = linkage.program
    for type in Set(flow.drafts.compactMap(\.chosen?.type)).sorted() {
      var cases: [RouteCase] = []
      var arms: [Mapping.Arm] = []
      for (name, nodes) in linkage.members(of: type) {
        var shown: Set<ScreenRef> = []
        for node in nodes { shown.formUnion(Self.screens(of: node, in: type, linkage)) }
        guard !shown.isEmpty else { continue }
        screens.formUnion(shown)
        let key = RouteKey(type: type, name: name)
        let ids = shown.map(builder.id).sorted()
        let choices = linkage.choices(of: key)
        let places = (choices.certain + choices.possible).filter(isLive).map(program.place).sorted()
        cases.append(
          RouteCase(
            id: builder.caseID(type, name), name: linkage.text(name), place: program.place(nodes[0]), screens: ids, mapping: .screen,
            constructions: places))
        arms.append(
          Mapping.Arm(
            cases: [linkage.text(name)], isDefault: false, place: program.place(nodes[0]), content: .screens, screens: ids, signature: ""))
      }
      guard !cases.isEmpty else { continue }
      let place = program.place(linkage.declarations[type].node)
      all.append(
        One(
          type: type,
          route: RouteType(id: builder.id(type), module: linkage.declarations.module(of: type), place: place, cases: cases),
          mapping: Mapping(routeType: builder.id(type), place: place, owner: linkage.path(of: type), arms: arms)))
    }
  }

  /// What the values that a member gives carry.
  private static func screens(of node: NodeRef, in type: TypeID, _ linkage: Linkage) -> Set<ScreenRef> {
    var walk = Walk(linkage: linkage)
    var values: [Value] = []
    if let property = linkage.declarations.propertyOfNode[node] {
      values = walk.values(of: property, receiver: .meta(.project(type)), nil)
      if let initial = linkage.declarations[property].initial { values += walk.values(of: initial, nil) }
    } else if let function = linkage.declarations.functionOfNode[node], let body = linkage.declarations[function].body {
      values = walk.results(of: body, nil)
    }
    let flow = SinkFlow(linkage)
    for case .object(type, let construction?) in values {
      for property in linkage.declarations[type].properties where linkage.carriesScreen(property) {
        let held = walk.values(of: property, receiver: .object(type, construction), nil)
        flow.send(held, Sink(manner: .root), at: node, node)
      }
    }
    return Set(flow.drafts.compactMap { if case .screen(let screen) = $0.target { screen } else { nil } })
  }
}
