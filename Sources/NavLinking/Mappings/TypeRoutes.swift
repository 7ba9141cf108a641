import NavFacts
import NavModel

/// Routes that are types: classes below one base, each of which makes its own screen. A stack that takes values of the base asks the
/// value for its screen, so which class was made is what a case is of an enum.
extension SinkFlow {
  private var program: Program { linkage.program }
  private var declarations: Declarations { linkage.declarations }

  /// The destinations that take a value of a type: those of the type itself, or of a class above it.
  func registrations(taking id: TypeID) -> (type: TypeID, sites: [RegistrationSite])? {
    var at: TypeID? = id
    for _ in 0..<8 {
      guard let here = at else { return nil }
      if let sites = registrations[.project(here)] { return (here, sites) }
      at = linkage.superclass(of: here)
    }
    return nil
  }

  /// Notes that a value was shown by what it makes of itself, where its type is one of several below `base`.
  func noteTypeRoute(_ id: TypeID, below base: TypeID, _ sink: inout Sink) {
    guard id != base, let requirement = linkage.screenMaker(of: base) else { return }
    typeRoutes[base] = requirement
    sink.routeType = id
  }

  /// Follows what a property holds to where it is made, where a destination asks it for its screen.
  /// - Returns: whether it is such a value.
  func sendHeldTypeRoute(_ id: PropertyID, _ sink: Sink, at site: NodeRef) -> Bool {
    guard sink.byValue, sink.projections.isEmpty, isTypeRoute(linkage.declaredType(of: id)) else { return false }
    var sink = sink
    sink.takesInitial = true
    // A table of rows is shown by whoever walks it.
    let isOfRow = if case .type(let owner) = declarations[id].owner { !linkage.isView(owner) } else { false }
    addSlot(id, sink, at: site, decidedAt: isOfRow && isLink(site) ? site : nil)
    return true
  }

  /// Whether values of a type are asked for the screen that each makes of itself, and a destination takes them.
  func isTypeRoute(_ type: TypeRef) -> Bool {
    guard case .project(let id) = type.element, let taking = registrations(taking: id) else { return false }
    return linkage.screenMaker(of: taking.type) != nil
  }

  /// A link is where its screen is decided, whoever spells the route.
  func isLink(_ site: NodeRef) -> Bool {
    program.firstChild(site).map { linkage.dialects.links[program[$0].name] != nil } ?? false
  }

  /// Whether a view is built once for each element of some data: `ForEach(places) { place in NavigationLink(value: place) { … } }`, or what
  /// each of a route's values builds is: `ForEach(Place.allCases) { $0.link }`.
  func isRow(_ site: NodeRef) -> Bool {
    if isInRow(site) { return true }
    let uses = rowsOfRoutes(with: site)
    return !uses.isEmpty && uses.allSatisfy(isInRow)
  }

  /// Where rows are built by what a route declares around a place: `bar.link`, of `var link: some View { NavigationLink(value: self) { … } }`.
  func rowsOfRoutes(with site: NodeRef) -> [NodeRef] {
    guard let owner = linkage.enclosingType(site), linkage.declarations[owner].kind == .enumeration else { return [] }
    return switch linkage.enclosingBody(site) {
    case .function(let function): placesOfRows(built: linkage.declarations[function].node)
    case .property(let property): placesOfRows(built: linkage.declarations[property].node)
    case .none: []
    }
  }

  private func isInRow(_ site: NodeRef) -> Bool {
    var child = site
    while let parent = program.parent(child), !program[parent].kind.isDeclaration {
      if program[child].kind == .closure, program[parent].kind == .call, let callee = program.firstChild(parent), callee != child,
        linkage.arguments(of: parent).first != child, case let name = linkage.text(program[callee].name), name == "ForEach" || name == "List"
      {
        return true
      }
      child = parent
    }
    return false
  }
}

extension Linkage {
  /// The method by which the types below a base class make their own screens.
  func screenMaker(of base: TypeID) -> FunctionID? {
    guard declarations[base].kind == .class else { return nil }
    return declarations[base].functions.first(where: makesScreen)
  }
}

/// The base classes whose subclasses are routes, with a case for each that makes a screen.
struct TypeRoutes {
  private(set) var routeTypes: [RouteType] = []
  private(set) var mappings: [Mapping] = []
  private(set) var screens: Set<ScreenRef> = []

  init(_ linkage: Linkage, _ flow: SinkFlow, _ builder: GraphBuilder, isLive: (NodeRef) -> Bool) {
    let program = linkage.program
    for (base, requirement) in flow.typeRoutes.sorted(by: { $0.key < $1.key }) {
      var cases: [RouteCase] = []
      var arms: [Mapping.Arm] = []
      for type in linkage.conformers(of: base).sorted() {
        let shown = Self.screens(of: type, by: requirement, linkage)
        guard !shown.isEmpty else { continue }
        screens.formUnion(shown)
        let info = linkage.declarations[type]
        let place = program.place(info.node), name = linkage.text(info.name), ids = shown.map(builder.id).sorted()
        cases.append(
          RouteCase(
            id: builder.id(type), name: name, place: place, screens: ids, mapping: .screen,
            constructions: linkage.constructions(of: type).filter(isLive).map(program.place).sorted()))
        arms.append(Mapping.Arm(cases: [name], isDefault: false, place: place, content: .screens, screens: ids, signature: ""))
      }
      guard !cases.isEmpty else { continue }
      let id = builder.id(base), place = program.place(linkage.declarations[base].node)
      routeTypes.append(RouteType(id: id, module: linkage.declarations.module(of: base), place: place, cases: cases))
      mappings.append(Mapping(routeType: id, place: place, owner: linkage.path(of: base), arms: arms))
    }
  }

  /// What a type makes of itself.
  private static func screens(of type: TypeID, by requirement: FunctionID, _ linkage: Linkage) -> Set<ScreenRef> {
    let flow = SinkFlow(linkage)
    var sink = Sink(manner: .root)
    sink.projections = [.made(requirement)]
    let node = linkage.declarations[type].node
    flow.sendMade(.object(type, nil), type, by: requirement, sink, at: node, node)
    return Set(flow.drafts.compactMap { if case .screen(let screen) = $0.target { screen } else { nil } })
  }
}
