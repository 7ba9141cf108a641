import NavFacts
import NavModel
import NavSource

/// Routes that are types of one namespace, each registered with its screen: `enum Pages { struct About: Hashable {} }`. A type is to
/// the namespace what a case is to an enum.
extension SinkFlow {
  private var declarations: Declarations { linkage.declarations }

  /// The types nested in a namespace whose values stacks take, by the namespace. One alone is a model that is nested somewhere.
  var namespaceRoutes: [TypeID: [TypeID]] {
    if let known = namespaceRoutesMemo { return known }
    var all: [TypeID: [TypeID]] = [:]
    for case .project(let id) in registrations.keys {
      guard [.structure, .class].contains(declarations[id].kind), let outer = declarations[id].outer, isNamespace(outer) else { continue }
      all[outer, default: []].append(id)
    }
    all = all.filter { $0.value.count > 1 }.mapValues { $0.sorted() }
    namespaceRoutesMemo = all
    return all
  }

  /// The route that a registered type is; nil where it is a model.
  func namespaceRoute(_ type: TypeRef) -> RouteKey? {
    guard let id = type.projectType, let outer = declarations[id].outer, namespaceRoutes[outer]?.contains(id) == true else { return nil }
    return RouteKey(type: outer, name: declarations[id].name)
  }

  /// A type of which there are no values: it only holds others.
  private func isNamespace(_ id: TypeID) -> Bool {
    let type = declarations[id]
    guard type.kind == .structure || type.kind == .enumeration, type.cases.isEmpty, type.inherited.isEmpty else { return false }
    return type.properties.allSatisfy { declarations[$0].isStatic }
  }
}

/// The namespaces as route types, with what the registrations make of their types.
struct NamespaceRoutes {
  private(set) var routeTypes: [RouteType] = []
  private(set) var mappings: [Mapping] = []
  private(set) var screens: Set<ScreenRef> = []

  init(_ linkage: Linkage, _ flow: SinkFlow, _ builder: GraphBuilder, isLive: (NodeRef) -> Bool) {
    let program = linkage.program
    let declarations = linkage.declarations
    for (namespace, types) in flow.namespaceRoutes.sorted(by: { $0.key < $1.key }) {
      var cases: [RouteCase] = []
      var arms: [Mapping.Arm] = []
      for id in types {
        let readings = (flow.registrations[.project(id)] ?? []).map { (call: $0.call, reading: ArmReading(linkage, $0.content, [])) }
        let shown = readings.reduce(into: Set<ScreenRef>()) { $0.formUnion($1.reading.screens) }
        screens.formUnion(shown)
        let ids = shown.map(builder.id).sorted()
        let made = linkage.constructions(of: id).filter(isLive).map(program.place).sorted()
        let name = linkage.text(declarations[id].name)
        cases.append(
          RouteCase(
            id: builder.caseID(namespace, declarations[id].name), name: name, place: program.place(declarations[id].node), screens: ids,
            mapping: shown.isEmpty ? .unknown : .screen, constructions: made, maybeConstructed: made.isEmpty))
        for (call, reading) in readings where !reading.screens.isEmpty {
          arms.append(
            Mapping.Arm(
              cases: [name], isDefault: false, place: program.place(call), content: .screens, screens: reading.screens.map(builder.id).sorted(),
              signature: ""))
        }
      }
      let place = program.place(declarations[namespace].node)
      routeTypes.append(RouteType(id: builder.id(namespace), module: declarations.module(of: namespace), place: place, cases: cases))
      mappings.append(Mapping(routeType: builder.id(namespace), place: place, owner: linkage.path(of: namespace), arms: arms.sorted { $0.place < $1.place }))
    }
  }
}
