import NavModel
import NavSource

/// The mapping report as data, the same for every format: each route with its screens, its mappings and who goes there,
/// then the screens that are shown without a route.
struct MappingRows {
  struct Route {
    var type: RouteType
    var route: RouteCase
    var mappings: [Mapped]
    var sources: [Source]
  }

  struct Mapped {
    var owner: String
    var place: Place
    /// Whether only a `default` arm takes the route.
    var isDefault: Bool
  }

  struct Source: Hashable {
    /// nil for an entry, and where it could not be told.
    var from: String?
    var isUnknown: Bool
    var kind: Transition.Kind
    var place: Place
    var confidence: Transition.Confidence
  }

  struct Direct {
    var screen: String
    var sources: [Source]
  }

  /// Route types in the graph's order, cases as declared.
  var routes: [Route] = []
  /// By screen.
  var direct: [Direct] = []
  var counts: CallCounts

  /// - Complexity: O(*transitions* + *arms*), and sorting them.
  init(_ graph: NavigationGraph) {
    counts = graph.callCounts
    var byRoute: [String: [Source]] = [:]
    var byScreen: [String: [Source]] = [:]
    for transition in graph.transitions where transition.isLive {
      let source = Source(
        from: transition.from, isUnknown: transition.fromReason != nil, kind: transition.kind, place: transition.place,
        confidence: transition.confidence)
      if let route = transition.route {
        byRoute[route, default: []].append(source)
      } else if let screen = transition.to {
        byScreen[screen, default: []].append(source)
      }
    }
    var mapped: [String: [Mapped]] = [:]
    for mapping in graph.mappings {
      for arm in mapping.arms {
        for name in arm.cases {
          mapped[mapping.routeType + "." + name, default: []].append(
            Mapped(owner: mapping.owner, place: arm.place, isDefault: arm.isDefault))
        }
      }
    }
    routes = graph.routeTypes.flatMap { type in
      type.cases.map { route in
        Route(
          type: type, route: route, mappings: mapped[route.id] ?? [], sources: Self.sorted(byRoute[route.id] ?? []))
      }
    }
    direct = byScreen.map { Direct(screen: $0.key, sources: Self.sorted($0.value)) }.sorted { $0.screen < $1.screen }
  }

  /// Each source once: one site may lead to several screens of one route.
  private static func sorted(_ sources: [Source]) -> [Source] {
    Set(sources).sorted { a, b in
      if a.place != b.place { return a.place < b.place }
      if a.from != b.from { return (a.from ?? "") < (b.from ?? "") }
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      if a.isUnknown != b.isUnknown { return b.isUnknown }
      return a.confidence.rawValue < b.confidence.rawValue
    }
  }
}

/// The words that the text and Markdown forms share.
extension MappingRows.Route {
  /// What is shown for the route; where no screen is, why.
  var shown: [String] {
    if !route.screens.isEmpty { return route.screens }
    if route.isNotAScreen { return ["(no screen: alert, action or idle)"] }
    switch route.mapping {
    case .nothing: return ["(nothing)"]
    case .placeholder: return ["(a stand-in)"]
    case .swallowed: return ["(swallowed by 'default')"]
    case .absent: return ["(no mapping)"]
    case .screen, .unknown: return ["(could not be read)"]
    }
  }

  /// Why no source stands in the row.
  ///
  /// - Parameter said: how a place is written.
  func whyNobody(_ said: (Place) -> String) -> String {
    if route.constructions.isEmpty { return type.openReason.map { "(open: \($0))" } ?? "(nobody)" }
    let shown = route.constructions.prefix(3).map(said).joined(separator: ", ")
    let hidden = route.constructions.count - 3
    return "(made at \(shown)\(hidden > 0 ? " and \(hidden) more" : ""))"
  }
}

extension MappingRows.Source {
  var name: String { from ?? (isUnknown ? "(unknown)" : "(entry)") }
}
