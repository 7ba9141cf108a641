import NavAnswers
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
      "transitions": .array(SiteTransition.merged(graph.transitions).map(transition)),
      "findings": .array(findings.filter { $0.severity != .off }.sorted().map(finding)),
      "entries": .array(
        graph.entries.map {
          .object([
            "name": .string($0.name), "file": .string($0.place.file), "line": .int($0.place.line),
            "screens": .strings($0.screens),
          ])
        }),
      "unresolved": .array(
        graph.unresolved.map {
          .object([
            "kind": .string($0.kind.rawValue), "file": .string($0.place.file), "line": .int($0.place.line),
            "column": .int($0.place.column), "reason": .string($0.reason),
          ])
        }),
    ]).text
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

  private static func transition(_ row: SiteTransition) -> JSON {
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
}
