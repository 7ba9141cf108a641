import NavModel

/// The arms of all mappings, found by the route that they take.
struct RouteArms {
  struct Entry {
    var mapping: Mapping
    var arm: Mapping.Arm
  }

  /// By `RouteCase.id`, in the order of the graph's mappings.
  private var byName: [String: [Entry]] = [:]
  private var byDefault: [String: [Entry]] = [:]
  private var byType: [String: [Mapping]] = [:]

  /// - Complexity: O(*arms*).
  init(_ graph: NavigationGraph) {
    for mapping in graph.mappings {
      byType[mapping.routeType, default: []].append(mapping)
      for arm in mapping.arms {
        for name in arm.cases {
          let entry = Entry(mapping: mapping, arm: arm)
          let id = mapping.routeType + "." + name
          if arm.isDefault { byDefault[id, default: []].append(entry) } else { byName[id, default: []].append(entry) }
        }
      }
    }
  }

  /// The arms that name the route; a `default` arm does not.
  func naming(_ route: RouteCase) -> [Entry] { byName[route.id] ?? [] }

  /// Every arm that takes the route, those that name it first.
  func taking(_ route: RouteCase) -> [Entry] { naming(route) + (byDefault[route.id] ?? []) }

  func mappings(of type: RouteType) -> [Mapping] { byType[type.id] ?? [] }
}

extension NavigationGraph {
  /// - Complexity: O(*routes*).
  var casesByID: [String: RouteCase] {
    var result: [String: RouteCase] = [:]
    for type in routeTypes { for route in type.cases { result[route.id] = route } }
    return result
  }
}

/// Words for a list of names.
enum Phrase {
  /// `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
