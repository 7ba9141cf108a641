import NavFindings
import NavModel
import NavSource

/// The graph as JSON: the contract with other programs, `navgraph/1`.
public enum GraphDocument {
  /// One object with `screens`, `routes`, `transitions`, `findings`, `entries` and `unresolved`, sorted.
  ///
  /// - Parameter findings: with the severities that the settings ask for; those of severity `off` are left out.
  public static func json(_ graph: NavigationGraph, findings: some Sequence<Finding> = []) -> String {
    JSON.object([
      "schema": .string("navgraph/1"),
      "screens": .array(graph.screens.map(screen)),
      "routes": .array(graph.routeTypes.flatMap(\.cases).map(route)),
      "transitions": .array(merged(graph.transitions).map(transition)),
      "findings": .array(findings.filter { $0.severity != .off }.sorted().map(finding)),
      "entries": .array(
        graph.entries.map { .object(members(of: $0)) }),
      "unresolved": .array(
        graph.unresolved.map {
          .object([
            "kind": .string($0.kind.rawValue), "file": .string($0.place.file), "line": .int($0.place.line),
            "column": .int($0.place.column), "reason": .string($0.reason),
          ])
        }),
    ]).text
  }

  static func members(of entry: EntryPoint) -> [JSON.Member] {
    let members: KeyValuePairs<String, JSON> = [
      "name": .string(entry.name), "kind": .string(entry.kind.rawValue), "file": .string(entry.place.file), "line": .int(entry.place.line),
      "screens": .strings(entry.screens), "starts": .array(entry.starts.map(arrival)), "opens": .array(entry.opens.map(arrival)),
    ]
    return members.map { JSON.Member(key: $0.key, value: $0.value) }
  }

  private static func arrival(_ arrival: EntryPoint.Arrival) -> JSON {
    .object(["screen": .string(arrival.screen), "file": .string(arrival.place.file), "line": .int(arrival.place.line)])
  }

  private static func screen(_ screen: Screen) -> JSON {
    .object([
      "id": .string(screen.id), "module": .string(screen.module), "kind": .string(screen.kind.rawValue),
      "file": .string(screen.place?.file), "line": screen.place.map { .int($0.line) } ?? .null,
      "reachable": .string(screen.reachability.rawValue),
    ])
  }

  private static func route(_ route: RouteCase) -> JSON {
    .object([
      "id": .string(route.id), "file": .string(route.place.file), "line": .int(route.place.line),
      "screens": .strings(route.screens), "mapping": .string(route.mapping.rawValue),
    ])
  }

  private static func transition(_ row: Row) -> JSON {
    let transition = row.transition
    return .object([
      "from": .string(transition.from), "to": .string(transition.to), "route": .string(transition.route),
      "kind": .string(transition.kind.rawValue), "file": .string(transition.place.file),
      "line": .int(transition.place.line), "column": .int(transition.place.column),
      "confidence": .string(transition.confidence.rawValue), "live": .bool(transition.isLive),
      "routes": .strings(row.routes),
    ])
  }

  private static func finding(_ finding: Finding) -> JSON {
    .object([
      "rule": .string(finding.rule), "subject": .string(finding.subject), "severity": .string(finding.severity.rawValue),
      "file": .string(finding.place.file), "line": .int(finding.place.line), "column": .int(finding.place.column),
      "message": .string(finding.message),
    ])
  }

  /// What stands in one object: all transitions of one (site, from, to).
  private struct Row {
    var transition: Transition
    /// Every route that leads from the site to the screen, sorted.
    var routes: [String]
  }

  private struct Key: Hashable {
    var file: String
    var line: Int
    var column: Int
    var from: String?
    var to: String?
    /// Where only the route is known, it takes the screen's place.
    var route: String?
  }

  /// One row for each (site, from, to): two routes to one screen share a row, and the surest of them speaks.
  private static func merged(_ transitions: [Transition]) -> [Row] {
    var rows: [Row] = []
    var index: [Key: Int] = [:]
    for transition in transitions.sorted(by: isBefore) {
      let key = Key(
        file: transition.place.file, line: transition.place.line, column: transition.place.column, from: transition.from,
        to: transition.to, route: transition.to == nil ? transition.route : nil)
      if let known = index[key] {
        if let route = transition.route, !rows[known].routes.contains(route) { rows[known].routes.append(route) }
        if rows[known].transition.route == nil { rows[known].transition.route = transition.route }
        rows[known].transition.isLive = rows[known].transition.isLive || transition.isLive
      } else {
        index[key] = rows.count
        rows.append(Row(transition: transition, routes: transition.route.map { [$0] } ?? []))
      }
    }
    for i in rows.indices { rows[i].routes.sort() }
    return rows
  }

  /// By site, from, to, then the surest first; a total order over what is written.
  private static func isBefore(_ a: Transition, _ b: Transition) -> Bool {
    if a.place != b.place { return a.place < b.place }
    if a.from != b.from { return (a.from ?? "") < (b.from ?? "") || (a.from == nil && b.from == "") }
    if a.to != b.to { return (a.to ?? "") < (b.to ?? "") || (a.to == nil && b.to == "") }
    if a.confidence != b.confidence { return rank(a.confidence) < rank(b.confidence) }
    if a.isLive != b.isLive { return a.isLive }
    if a.route != b.route { return (a.route ?? "") < (b.route ?? "") }
    return a.kind.rawValue < b.kind.rawValue
  }

  private static func rank(_ confidence: Transition.Confidence) -> Int {
    switch confidence {
    case .certain: 0
    case .likely: 1
    case .possible: 2
    }
  }
}
