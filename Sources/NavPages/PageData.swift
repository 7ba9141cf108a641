import NavDiagrams
import NavFindings
import NavModel
import NavReports
import NavSource

/// What the page's script is told: the flow, and where the drawing shows it. Screens are named by their index.
struct PageData {
  let title: String
  let summary: String
  let json: JSON

  init(_ plan: DiagramPlan, _ graph: NavigationGraph, _ findings: [Finding]) {
    let indices = Dictionary(graph.screens.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let live = graph.transitions.filter(\.isLive)
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    title = plan.title ?? "Flow"
    summary = "\(count(graph.screens.count, "screen")), \(count(live.count, "transition")), \(count(findings.count { $0.severity != .off }, "finding"))"
    let spots = Self.spots(plan)
    let subjects = FindingSubjects(graph)
    // An entry that pushes or presents is a way in beside the app's start: a notification, a link.
    let otherWays = Set(
      live.filter { $0.from == nil && $0.fromReason == nil && $0.kind != .root && $0.kind != .window }.map { "\($0.place) \($0.to ?? "")" })
    func indexOf(_ screen: String?) -> JSON { screen.flatMap { indices[$0] }.map { .int($0) } ?? .null }
    func listed(_ screens: [String]) -> JSON { .array(screens.compactMap { indices[$0] }.map { .int($0) }) }
    json = .object([
      "screens": .array(
        graph.screens.map { screen in
          Self.object(
            screen.place,
            [
              "id": .string(screen.id), "module": .string(screen.kind == .external ? "" : screen.module),
              "reachable": .string(screen.reachability.rawValue), "box": .string(spots[screen.id]?.box),
              "line": spots[screen.id]?.line.map { .int($0) } ?? .null,
            ], line: "at")
        }),
      "transitions": .array(
        live.map { way in
          Self.object(
            way.place,
            [
              "from": indexOf(way.from), "to": indexOf(way.to), "kind": .string(way.kind.rawValue), "route": .string(way.route),
              "possible": .bool(way.confidence == .possible), "reason": .string(way.fromReason),
            ])
        }),
      "entries": .array(
        graph.entries.flatMap { entry in
          entry.starts.map { start in
            Self.object(
              start.place,
              [
                "name": .string(entry.title(for: start)), "screens": listed([start.screen]),
                "starts": .bool(!otherWays.contains("\(start.place) \(start.screen)")),
              ])
          }
        }),
      "routes": .array(
        graph.routeTypes.flatMap(\.cases).map { Self.object($0.place, ["id": .string($0.id), "screens": listed($0.screens)]) }),
      "findings": .array(
        findings.filter { $0.severity != .off }.sorted().map { finding in
          Self.object(
            finding.place,
            [
              "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue), "message": .string(finding.message),
              "screen": indexOf(subjects.screen(of: finding)),
            ])
        }),
      "boxes": .array(
        plan.nodes.map { node in
          .object([
            "id": .string(node.id), "role": .string(node.role.rawValue), "name": .string(node.name),
            "screens": listed(node.screen.map { [$0] } ?? node.rows.map(\.screen)),
            "details": .strings(node.rows.isEmpty ? Array(node.details.prefix(24)) : []),
          ])
        }),
      "arrows": .array(
        plan.edges.enumerated().map { index, edge in
          .object([
            "id": .string("e\(index + 1)"), "tail": .string(plan.nodes[edge.tail].id), "head": .string(plan.nodes[edge.head].id),
            "kinds": .strings(edge.kinds.map(\.rawValue)),
          ])
        }),
      "kinds": .array(Theme.edges.map { .object(["kind": .string($0.kind.rawValue), "word": .string($0.word)]) }),
      "notes": .strings(plan.notes),
    ])
  }

  /// In which box, and in which of its lines, if it is one, each screen is drawn.
  private static func spots(_ plan: DiagramPlan) -> [String: (box: String, line: Int?)] {
    var spots: [String: (box: String, line: Int?)] = [:]
    for node in plan.nodes {
      if let screen = node.screen { spots[screen] = (node.id, nil) }
      for (row, line) in node.rows.indices.map({ ($0, node.line(ofRow: $0)) }) { spots[node.rows[row].screen] = (node.id, line) }
    }
    return spots
  }

  /// Members, and those of the place: `file`, `line` (or what `line` says) and `column`.
  private static func object(_ place: Place?, _ members: KeyValuePairs<String, JSON>, line: String = "line") -> JSON {
    var all = members.map { JSON.Member(key: $0.key, value: $0.value) }
    if let place {
      all.append(JSON.Member(key: "file", value: .string(place.file)))
      all.append(JSON.Member(key: line, value: .int(place.line)))
      all.append(JSON.Member(key: "column", value: .int(place.column)))
    }
    return .object(all)
  }
}
