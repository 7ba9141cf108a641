import NavModel

extension DOTGraph {
  /// A plan in Graphviz's words, with the theme's looks and the settings of its size.
  public init(_ plan: DiagramPlan) {
    self.init()
    attributes = Self.graphAttributes(plan)
    nodeDefaults = [
      Attribute("fontname", Theme.font), Attribute("margin", "0.16,0.07"), Attribute("height", "0.3"), Attribute("width", "0.3"),
    ]
    edgeDefaults = [Attribute("fontname", Theme.font), Attribute("fontsize", "10"), Attribute("arrowsize", "0.8")]
    nodes = plan.nodes.map { Self.node($0, isComparison: plan.isComparison) }
    clusters = plan.clusters.map { cluster in
      Cluster(
        id: "cluster_\(cluster.id)",
        attributes: [
          Attribute("label", DOTText.label([LabelText.clean(cluster.name, limit: 60)])), Attribute("style", "rounded,filled"),
          Attribute("fillcolor", Theme.cluster.fill), Attribute("color", Theme.cluster.stroke),
          Attribute("fontcolor", Theme.cluster.ink), Attribute("fontname", Theme.font), Attribute("fontsize", "12"),
          Attribute("margin", "12"), Attribute("labeljust", "l"), Attribute("id", cluster.id),
          Attribute("tooltip", DOTText.tooltip([LabelText.clean(cluster.name, limit: 200)])),
        ], nodes: cluster.nodes)
    }
    edges = plan.edges.enumerated().map { Self.edge($1, id: "e\($0 + 1)", isComparison: plan.isComparison) }
    addLegend(plan)
  }

  private static func graphAttributes(_ plan: DiagramPlan) -> [Attribute] {
    var list = [
      Attribute("rankdir", plan.direction.rawValue), Attribute("bgcolor", "#FFFFFF"), Attribute("fontname", Theme.font),
      Attribute("nodesep", "0.22"), Attribute("ranksep", plan.edges.contains { !$0.caption.isEmpty } ? "1.0" : "0.7"),
      Attribute("pad", "0.3"),
    ]
    if plan.policy.packs { list.append(Attribute("pack", "true")) }
    if let limit = plan.policy.nslimit { list.append(Attribute("nslimit", limit)) }
    if let title = plan.title {
      list += [
        Attribute("label", DOTText.label([LabelText.clean(title, limit: 120)])), Attribute("labelloc", "t"),
        Attribute("fontsize", "20"), Attribute("fontcolor", Theme.cluster.ink),
      ]
    }
    return list
  }

  private static func node(_ node: DiagramPlan.Node, isComparison: Bool) -> Node {
    let row = Theme.node(node.role)
    var (style, fill, stroke, ink) = (row.style, row.fill, row.stroke, row.ink)
    if node.isUnreachable {
      (style, fill, stroke, ink) = (Theme.unreachable.style, Theme.unreachable.fill, Theme.unreachable.stroke, Theme.unreachable.ink)
    }
    let isMarked = !node.marks.isEmpty
    if isMarked { (fill, stroke) = (Theme.marked.fill, Theme.marked.stroke) }
    var width = isMarked ? Theme.marked.width : "1.2"

    var lines = node.role == .list ? [node.name] : LabelText.wrap(LabelText.clean(node.name, limit: 72), width: 24)
    if let change = node.change {
      let row = Theme.change(change)
      (fill, stroke, ink) = (row.fill, row.stroke, Theme.node(node.role).ink)
      style = row.style
      width = tenths(1.2 * row.width)
      lines[0] = "\(row.sign) \(lines[0])"
    } else if isComparison, !isMarked, node.role != .entry {
      (fill, stroke, ink) = Theme.same
    }
    lines += node.marks.prefix(4).map { "⚠ \(LabelText.clean($0, limit: 48))" }
    if node.marks.count > 4 { lines.append("⚠ and \(node.marks.count - 4) more") }
    lines += node.remarks.prefix(24).map { LabelText.clean($0, limit: 56) }
    let classes =
      [node.role.rawValue] + (node.isUnreachable ? ["unreachable"] : []) + (isMarked ? ["marked"] : [])
      + (node.change.map { [$0.rawValue] } ?? [])
    let details = (node.details + node.marks).prefix(24).map { LabelText.clean($0, limit: 300) }
    let size = node.role == .unknownSource ? [Attribute("margin", "0.02"), Attribute("width", "0.22"), Attribute("height", "0.22")] : []
    return Node(
      id: node.id,
      attributes: [
        Attribute("label", DOTText.label(lines, node.role == .list ? .left : .centre)), Attribute("shape", row.shape),
        Attribute("style", style), Attribute("fillcolor", fill), Attribute("color", stroke), Attribute("fontcolor", ink),
        Attribute("fontsize", "\(row.fontSize)"), Attribute("penwidth", width),
        Attribute("peripheries", "\(row.borders)"), Attribute("id", node.id), Attribute("class", classes.joined(separator: " ")),
        Attribute("tooltip", DOTText.tooltip(details)),
      ] + size)
  }

  private static func edge(_ edge: DiagramPlan.Edge, id: String, isComparison: Bool) -> Edge {
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
    if !edge.caption.isEmpty {
      attributes += caption(edge, row)
    }
    attributes += [
      Attribute("id", id), Attribute("class", (edge.kinds.map(\.rawValue) + (edge.isPossible ? ["possible"] : []) + (edge.change.map { [$0.rawValue] } ?? [])).joined(separator: " ")),
      Attribute("tooltip", DOTText.tooltip(edge.details.prefix(12).map { LabelText.clean($0, limit: 300) })),
    ]
    return Edge(tail: edge.tail, head: edge.head, attributes: attributes)
  }

  /// A text at the arrow's head. Not in its middle: `label` crashes the library, and `xlabel` is put where it covers boxes. Its
  /// distance grows with its length, so that it ends before the head and stands just over the line; the angle to do so shrinks.
  private static func caption(_ edge: DiagramPlan.Edge, _ row: Theme.EdgeRow) -> [Attribute] {
    let text = LabelText.clean(edge.caption, limit: 40)
    // Points: about 5 for a column of the font, half of the text, and the arrow head.
    let distance = Double(text.unicodeScalars.reduce(0) { $0 + LabelText.columns($1) }) * 2.5 + 14
    // 9 points over the line; for small angles the sine is the angle. Tenths, to have the same digits everywhere.
    let angle = 9 / distance * 57.3
    return [
      Attribute("headlabel", DOTText.label([text])), Attribute("labeldistance", tenths(distance / 10)),
      Attribute("labelangle", tenths(angle)),
      Attribute("labelfontcolor", edge.isPossible ? Theme.unreachable.ink : row.colour),
    ]
  }

  private static func tenths(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func line(_ row: Theme.EdgeRow, isPossible: Bool, isFaint: Bool = false) -> [Attribute] {
    [
      Attribute("style", row.line), Attribute("penwidth", tenths(row.width * (isFaint ? Theme.faint : 1))), Attribute("arrowhead", row.arrow),
      Attribute("color", isPossible ? Theme.possible.colour : row.colour),
    ]
  }

  // MARK: - Legend

  /// A box of samples: each kind of arrow from a point to its meaning, each sort of box with its meaning inside.
  private mutating func addLegend(_ plan: DiagramPlan) {
    let legend = plan.legend
    var members: [Int] = []
    func text(_ meaning: String) -> [Attribute] {
      [
        Attribute("label", DOTText.label([meaning], .left)), Attribute("shape", "plaintext"), Attribute("fontsize", "10"),
        Attribute("width", "1.7"), Attribute("margin", "0.03,0.02"), Attribute("height", "0.2"), Attribute("class", "legend"),
        Attribute("tooltip", DOTText.tooltip([meaning])),
      ]
    }
    func add(_ attributes: [Attribute]) -> Int {
      members.append(nodes.count)
      nodes.append(Node(id: "l\(members.count)", attributes: attributes))
      return nodes.count - 1
    }
    var samples = legend.roles.map { sample(Theme.node($0), Theme.node($0).meaning ?? "") }
    if legend.showsUnreachable {
      var row = Theme.node(.screen)
      (row.style, row.fill, row.stroke, row.ink) =
        (Theme.unreachable.style, Theme.unreachable.fill, Theme.unreachable.stroke, Theme.unreachable.ink)
      samples.append(sample(row, "no way leads here"))
    }
    if legend.showsMarks {
      var row = Theme.node(.screen)
      (row.fill, row.stroke) = (Theme.marked.fill, Theme.marked.stroke)
      samples.append(sample(row, "⚠ has a finding", width: Theme.marked.width))
    }
    for change in legend.changes {
      let look = Theme.change(change.change)
      var row = Theme.node(.screen)
      (row.fill, row.stroke, row.style) = (look.fill, look.stroke, look.style)
      samples.append(sample(row, LabelText.clean(change.meaning, limit: 60), width: Self.tenths(1.2 * look.width)))
    }
    var rows = legend.kinds.map { (Theme.edge($0), false) }
    if legend.showsPossible { rows.append((Theme.edge(.push), true)) }
    var meanings: [Int] = []
    for (row, isPossible) in rows {
      let tail = add([
        Attribute("label", ""), Attribute("shape", "point"), Attribute("width", "0.06"), Attribute("height", "0.06"),
        Attribute("color", isPossible ? Theme.possible.colour : row.colour), Attribute("class", "legend"),
      ])
      meanings.append(add(text(isPossible ? "grey: only a guess" : row.meaning)))
      edges.append(
        Edge(
          tail: tail, head: meanings[meanings.count - 1],
          attributes: Self.line(row, isPossible: isPossible) + [Attribute("class", "legend")]))
    }
    // Samples of boxes stand in a column of their own, beside the words: an unseen line holds each there.
    for (index, sample) in samples.enumerated() {
      let box = add(sample)
      if !meanings.isEmpty {
        edges.append(
          Edge(
            tail: meanings[index * meanings.count / samples.count], head: box,
            attributes: [Attribute("style", "invis"), Attribute("class", "legend")]))
      }
    }
    guard !members.isEmpty else { return }
    clusters.append(
      Cluster(
        id: "cluster_legend",
        attributes: [
          Attribute("label", DOTText.label(["Legend"])), Attribute("style", "rounded"), Attribute("color", Theme.cluster.stroke),
          Attribute("fontcolor", Theme.cluster.ink), Attribute("fontname", Theme.font), Attribute("fontsize", "11"),
          Attribute("margin", "8"), Attribute("labeljust", "l"), Attribute("id", "legend"),
        ], nodes: members))
  }

  private func sample(_ row: Theme.NodeRow, _ meaning: String, width: String = "1.2") -> [Attribute] {
    [
      Attribute("label", DOTText.label([meaning])), Attribute("shape", row.role == .unknownSource ? "box" : row.shape),
      Attribute("style", row.style), Attribute("fillcolor", row.fill), Attribute("color", row.stroke),
      Attribute("fontcolor", row.ink), Attribute("fontsize", "10"), Attribute("penwidth", width),
      Attribute("peripheries", "\(row.borders)"), Attribute("margin", "0.08,0.04"), Attribute("class", "legend"),
      Attribute("tooltip", DOTText.tooltip([meaning])),
    ]
  }
}
