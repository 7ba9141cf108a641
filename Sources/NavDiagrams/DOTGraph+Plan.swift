import NavDOT
import NavModel

extension DOTGraph {
  /// A plan in Graphviz's words, with the theme's looks and the settings of its size.
  public init(_ plan: DiagramPlan, _ appearance: Theme.Appearance = .light) {
    self.init()
    let painter = Painter(appearance: appearance, isComparison: plan.isComparison)
    attributes = painter.graphAttributes(plan)
    nodeDefaults = [
      Attribute("fontname", Theme.font), Attribute("margin", "0.16,0.07"), Attribute("height", "0.3"), Attribute("width", "0.3"),
    ]
    edgeDefaults = [Attribute("fontname", Theme.font), Attribute("fontsize", "10"), Attribute("arrowsize", "0.8")]
    nodes = plan.nodes.map(painter.node)
    clusters = plan.clusters.map(painter.cluster)
    edges = plan.edges.enumerated().map { painter.edge($1, id: "e\($0 + 1)") }
    let legend = Legend(plan.legend, painter, firstNode: nodes.count)
    nodes += legend.nodes
    edges += legend.edges
    clusters += legend.clusters
  }
}

/// Puts the theme's rows on the parts of a plan.
struct Painter {
  typealias Attribute = DOTGraph.Attribute

  let appearance: Theme.Appearance
  let isComparison: Bool

  /// A box's looks, ready for attributes.
  struct Look {
    var shape: String
    var style: String
    var borders: Int
    var width: String
    var fill: Theme.Shade
    var stroke: Theme.Shade
    var ink: Theme.Shade
    var fontSize: Int

    init(_ row: Theme.NodeRow) {
      (shape, style, borders, width) = (row.shape, row.style, row.borders, "1.2")
      (fill, stroke, ink, fontSize) = (row.fill, row.stroke, row.ink, row.fontSize)
    }

    mutating func fade() {
      (style, fill, stroke, ink) = (Theme.unreachable.style, Theme.unreachable.fill, Theme.unreachable.stroke, Theme.unreachable.ink)
    }

    mutating func mark() { (fill, stroke, width) = (Theme.marked.fill, Theme.marked.stroke, Theme.marked.width) }

    mutating func show(_ change: Theme.ChangeRow) {
      (style, fill, stroke) = (change.style, change.fill, change.stroke)
      width = tenths(1.2 * change.width)
    }
  }

  func attributes(_ look: Look) -> [Attribute] {
    [
      Attribute("shape", look.shape), Attribute("style", look.style), Attribute("fillcolor", look.fill[appearance]),
      Attribute("color", look.stroke[appearance]), Attribute("fontcolor", look.ink[appearance]),
      Attribute("fontsize", "\(look.fontSize)"), Attribute("penwidth", look.width), Attribute("peripheries", "\(look.borders)"),
    ]
  }

  // MARK: - The parts of a plan

  func graphAttributes(_ plan: DiagramPlan) -> [Attribute] {
    var list = [
      Attribute("rankdir", plan.direction == .right ? "LR" : "TB"), Attribute("bgcolor", Theme.page[appearance]), Attribute("fontname", Theme.font),
      // Arrows that fan out to many boxes, and captions, want room between columns.
      Attribute("nodesep", plan.nodes.count > 60 ? "0.16" : "0.22"),
      Attribute("ranksep", plan.edges.contains { !$0.caption.isEmpty } ? "1.0" : "0.7"), Attribute("pad", "0.3"),
    ]
    if plan.policy.packs { list.append(Attribute("pack", "true")) }
    if let limit = plan.policy.nslimit { list.append(Attribute("nslimit", limit)) }
    if let title = plan.title {
      list += [
        Attribute("label", DOTText.label([LabelText.clean(title, limit: 120)])), Attribute("labelloc", "t"),
        Attribute("fontsize", "20"), Attribute("fontcolor", Theme.cluster.ink[appearance]),
      ]
    }
    return list
  }

  func cluster(_ cluster: DiagramPlan.Cluster) -> DOTGraph.Cluster {
    DOTGraph.Cluster(
      id: "cluster_\(cluster.id)",
      attributes: [
        Attribute("label", DOTText.label([LabelText.clean(cluster.name, limit: 60)])), Attribute("style", "rounded,filled"),
        Attribute("fillcolor", Theme.cluster.fill[appearance]), Attribute("color", Theme.cluster.stroke[appearance]),
        Attribute("fontcolor", Theme.cluster.ink[appearance]), Attribute("fontname", Theme.font), Attribute("fontsize", "12"),
        Attribute("margin", "12"), Attribute("labeljust", "l"), Attribute("id", cluster.id),
        Attribute("tooltip", DOTText.tooltip([LabelText.clean(cluster.name, limit: 200)])),
      ], nodes: cluster.nodes)
  }

  func node(_ node: DiagramPlan.Node) -> DOTGraph.Node {
    var look = Look(Theme.node(node.role))
    if node.isUnreachable { look.fade() }
    let isMarked = !node.marks.isEmpty
    if isMarked { look.mark() }
    if let change = node.change {
      look.show(Theme.change(change))
      look.ink = Theme.node(node.role).ink
    } else if isComparison, !isMarked, node.role != .entry {
      (look.fill, look.stroke, look.ink) = Theme.same
    }
    if node.isFocus { look.width = Theme.focus.width }
    if node.isList { look.fontSize = 11 }
    let classes =
      [node.role.rawValue] + (node.isUnreachable ? ["unreachable"] : []) + (isMarked ? ["marked"] : [])
      + (node.isFocus ? ["focus"] : []) + (node.change.map { [$0.rawValue] } ?? [])
    let details = (node.details + node.marks).prefix(24).map { LabelText.clean($0, limit: 300) }
    let size = node.role == .unknownSource ? [Attribute("margin", "0.02"), Attribute("width", "0.22"), Attribute("height", "0.22")] : []
    return DOTGraph.Node(
      id: node.id,
      attributes: [Attribute("label", DOTText.label(node.lines, node.isList ? .left : .centre))] + attributes(look) + [
        Attribute("id", node.id), Attribute("class", classes.joined(separator: " ")), Attribute("tooltip", DOTText.tooltip(details)),
      ] + size)
  }

  func edge(_ edge: DiagramPlan.Edge, id: String) -> DOTGraph.Edge {
    var row = Theme.edge(edge.kinds[0])
    var isFaint = !edge.isTree
    if let change = edge.change {
      row.colour = Theme.change(change).stroke
      row.width *= Theme.change(change).width
      isFaint = false
    } else if isComparison {
      row.colour = Theme.same.stroke
      isFaint = true
    }
    var attributes = line(row, isPossible: edge.isPossible && edge.change == nil, isFaint: isFaint)
    if !edge.isTree { attributes.append(Attribute("constraint", "false")) }
    if !edge.caption.isEmpty { attributes += caption(edge, row) }
    let classes =
      edge.kinds.map(\.rawValue) + (edge.isPossible ? ["possible"] : []) + (edge.isTree ? [] : ["loose"])
      + (edge.change.map { [$0.rawValue] } ?? [])
    attributes += [
      Attribute("id", id), Attribute("class", classes.joined(separator: " ")),
      Attribute("tooltip", DOTText.tooltip(edge.details.prefix(12).map { LabelText.clean($0, limit: 300) })),
    ]
    return DOTGraph.Edge(tail: edge.tail, head: edge.head, attributes: attributes)
  }

  func line(_ row: Theme.EdgeRow, isPossible: Bool, isFaint: Bool = false) -> [Attribute] {
    [
      Attribute("style", row.line), Attribute("penwidth", tenths(row.width * (isFaint ? Theme.faint : 1))), Attribute("arrowhead", row.arrow),
      Attribute("color", (isPossible ? Theme.possible.colour : row.colour)[appearance]),
    ]
  }

  /// A text at the arrow's head. Not in its middle: `label` crashes the library, and `xlabel` is put where it covers boxes. Its
  /// distance grows with its length, so that it ends before the head and stands just over the line; the angle to do so shrinks.
  private func caption(_ edge: DiagramPlan.Edge, _ row: Theme.EdgeRow) -> [Attribute] {
    let text = LabelText.clean(edge.caption, limit: 40)
    // Points: about 5 for a column of the font, half of the text, and the arrow head.
    let distance = Double(text.unicodeScalars.reduce(0) { $0 + LabelText.columns($1) }) * 2.5 + 14
    // 9 points over the line; for small angles the sine is the angle. Tenths, to have the same digits everywhere.
    let angle = 9 / distance * 57.3
    return [
      Attribute("headlabel", DOTText.label([text])), Attribute("labeldistance", tenths(distance / 10)),
      Attribute("labelangle", tenths(angle)),
      Attribute("labelfontcolor", (edge.isPossible ? Theme.unreachable.ink : row.colour)[appearance]),
    ]
  }
}

/// A number of at least 0 with one digit after the point.
func tenths(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return "\(tenths / 10).\(tenths % 10)"
}
