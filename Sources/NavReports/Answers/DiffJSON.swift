import NavAnswers
import NavFindings
import NavModel
import NavSource

/// A comparison as JSON, `navgraph-diff/1`.
enum DiffJSON {
  static func text(_ diff: GraphDiff, from old: String, to new: String) -> String {
    JSON.object([
      "schema": .string("navgraph-diff/1"), "old": .string(old), "new": .string(new), "changed": .bool(!diff.isEmpty),
      "screens": changes(diff.screens, screen), "lostScreens": .array(diff.lost.map(screen)),
      "regainedScreens": .array(diff.regained.map(screen)),
      "entryScreens": .object(["added": .strings(diff.entries.added), "removed": .strings(diff.entries.removed)]),
      "routes": changes(diff.routes, route), "transitions": changes(diff.ways, way),
      "newFindings": .array(diff.newFindings.map(finding)), "goneFindings": .array(diff.goneFindings.map(finding)),
    ]).text
  }

  private static func changes<Element>(_ changes: GraphDiff.Changes<Element>, _ value: (Element) -> JSON) -> JSON {
    .object([
      "added": .array(changes.added.map(value)), "removed": .array(changes.removed.map(value)),
      "changed": .array(changes.changed.map { .object(["old": value($0.old), "new": value($0.new)]) }),
    ])
  }

  private static func place(_ place: Place?) -> [JSON.Member] {
    [
      JSON.Member(key: "file", value: .string(place?.file)),
      JSON.Member(key: "line", value: place.map { .int($0.line) } ?? .null),
    ]
  }

  private static func object(_ members: KeyValuePairs<String, JSON>, _ place: Place?) -> JSON {
    .object(members.map { JSON.Member(key: $0.key, value: $0.value) } + self.place(place))
  }

  private static func screen(_ screen: Screen) -> JSON {
    object(
      [
        "id": .string(screen.id), "module": .string(screen.module), "kind": .string(screen.kind.rawValue),
        "reachable": .string(screen.reachability.rawValue),
      ], screen.place)
  }

  private static func route(_ route: RouteCase) -> JSON {
    object(
      ["id": .string(route.id), "screens": .strings(route.screens), "mapping": .string(route.mapping.rawValue)], route.place)
  }

  private static func way(_ way: GraphDiff.Way) -> JSON {
    object(
      [
        "from": .string(way.from), "fromUnknown": .bool(way.isUnknown), "to": .string(way.to), "kind": .string(way.kind.rawValue),
        "route": .string(way.route),
      ], way.place)
  }

  private static func finding(_ finding: Finding) -> JSON {
    object(
      [
        "rule": .string(finding.rule), "subject": .string(finding.subject), "severity": .string(finding.severity.rawValue),
        "message": .string(finding.message),
      ], finding.place)
  }
}
