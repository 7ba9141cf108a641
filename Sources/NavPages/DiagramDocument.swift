import NavDiagrams
import NavReports

/// A plan as JSON, for programs that draw it themselves: `navgraph-diagram/1`.
public enum DiagramDocument {
  /// One object with `nodes`, `clusters`, `edges` and `folded`, in drawing order; ends in a line break.
  public static func json(_ plan: DiagramPlan) -> String {
    JSON.object([
      "schema": .string("navgraph-diagram/1"),
      "title": .string(plan.title),
      "direction": .string(plan.direction == .right ? "right" : "down"),
      "nodes": .array(plan.nodes.map(node)),
      "clusters": .array(
        plan.clusters.map { cluster in
          .object([
            "id": .string(cluster.id), "name": .string(cluster.name), "nodes": .strings(cluster.nodes.map { plan.nodes[$0].id }),
          ])
        }),
      "edges": .array(
        plan.edges.map { edge in
          .object([
            "from": .string(plan.nodes[edge.tail].id), "to": .string(plan.nodes[edge.head].id),
            "kinds": .strings(edge.kinds.map(\.rawValue)), "routes": .strings(edge.routes), "count": .int(edge.count),
            "caption": .string(edge.caption), "shortest": .bool(edge.isTree), "possible": .bool(edge.isPossible),
            "change": .string(edge.change?.rawValue),
          ])
        }),
      "folded": .array(
        plan.folded.map { arrow in
          .object([
            "from": .string(plan.nodes[arrow.tail.node].id), "fromScreen": .string(screen(arrow.tail, plan)),
            "to": .string(plan.nodes[arrow.head.node].id), "toScreen": .string(screen(arrow.head, plan)),
            "kinds": .strings(arrow.kinds.map(\.rawValue)), "routes": .strings(arrow.routes), "count": .int(arrow.count),
            "possible": .bool(arrow.isPossible),
          ])
        }),
      "notes": .strings(plan.notes),
    ]).text
  }

  private static func node(_ node: DiagramPlan.Node) -> JSON {
    .object([
      "id": .string(node.id), "role": .string(node.role.rawValue), "name": .string(node.name),
      "number": node.number.map { .int($0) } ?? .null, "screens": .strings(node.screen.map { [$0] } ?? node.rows.map(\.screen)),
      "label": .strings(node.lines), "marks": .strings(node.marks), "unreachable": .bool(node.isUnreachable),
      "change": .string(node.change?.rawValue),
    ])
  }

  /// The screen that a spot stands for; nil for a group, an entry or a route.
  private static func screen(_ spot: DiagramPlan.Spot, _ plan: DiagramPlan) -> String? {
    let node = plan.nodes[spot.node]
    return spot.row.map { node.rows[$0].screen } ?? node.screen
  }
}
