import NavDOT
import NavModel

/// The box of samples: each kind of arrow from a point to its meaning, each sort of box with its meaning inside, and what signs mean.
struct Legend {
  typealias Attribute = DOTGraph.Attribute

  private(set) var nodes: [DOTGraph.Node] = []
  private(set) var edges: [DOTGraph.Edge] = []
  /// One or none.
  private(set) var clusters: [DOTGraph.Cluster] = []
  private let painter: Painter
  private let firstNode: Int

  /// - Parameter firstNode: how many nodes the drawing has already.
  init(_ legend: DiagramPlan.Legend, _ painter: Painter, firstNode: Int) {
    self.painter = painter
    self.firstNode = firstNode
    let lines = addArrows(legend)
    addSamples(legend, beside: lines)
    guard !nodes.isEmpty else { return }
    let look = Theme.cluster
    clusters = [
      DOTGraph.Cluster(
        id: "cluster_legend",
        attributes: [
          Attribute("label", DOTText.label(["Legend"])), Attribute("style", "rounded"),
          Attribute("color", look.stroke[painter.appearance]), Attribute("fontcolor", look.ink[painter.appearance]),
          Attribute("fontname", Theme.font), Attribute("fontsize", "11"), Attribute("margin", "8"), Attribute("labeljust", "l"),
          Attribute("id", "legend"),
        ], nodes: nodes.indices.map { firstNode + $0 })
    ]
  }

  private mutating func add(_ attributes: [Attribute]) -> Int {
    nodes.append(DOTGraph.Node(id: "l\(nodes.count + 1)", attributes: attributes))
    return firstNode + nodes.count - 1
  }

  /// - Returns: The nodes of the arrows' meanings.
  private mutating func addArrows(_ legend: DiagramPlan.Legend) -> [Int] {
    let appearance = painter.appearance
    var rows = legend.kinds.map { (Theme.edge($0), false) }
    if legend.showsPossible { rows.append((Theme.edge(.push), true)) }
    return rows.map { row, isPossible in
      let tail = add([
        Attribute("label", ""), Attribute("shape", "point"), Attribute("width", "0.06"), Attribute("height", "0.06"),
        Attribute("color", (isPossible ? Theme.possible.colour : row.colour)[appearance]), Attribute("class", "legend"),
      ])
      let meaning = isPossible ? "grey: only a guess" : row.meaning
      let head = add([
        Attribute("label", DOTText.label([meaning], .left)), Attribute("shape", "plaintext"), Attribute("fontsize", "10"),
        Attribute("fontcolor", Theme.node(.screen).ink[appearance]), Attribute("width", "1.7"), Attribute("margin", "0.03,0.02"),
        Attribute("height", "0.2"), Attribute("class", "legend"), Attribute("tooltip", DOTText.tooltip([meaning])),
      ])
      edges.append(
        DOTGraph.Edge(tail: tail, head: head, attributes: painter.line(row, isPossible: isPossible) + [Attribute("class", "legend")]))
      return head
    }
  }

  /// Samples stand in a column of their own, beside the words: an unseen line holds each there.
  private mutating func addSamples(_ legend: DiagramPlan.Legend, beside lines: [Int]) {
    var samples = legend.roles.map { role in
      var row = Theme.node(role)
      if role == .unknownSource { row.shape = "box" }
      return sample(Painter.Look(row), row.meaning ?? "")
    }
    var plain = Painter.Look(Theme.node(.screen))
    if legend.showsUnreachable {
      var look = plain
      look.fade()
      samples.append(sample(look, "no way leads here"))
    }
    if legend.showsMarks {
      var look = plain
      look.mark()
      samples.append(sample(look, "⚠ has a finding"))
    }
    for change in legend.changes {
      var look = plain
      look.show(Theme.change(change.change))
      samples.append(sample(look, LabelText.clean(change.meaning, limit: 60)))
    }
    plain.style = "filled,dotted"
    (plain.fill, plain.stroke) = (Theme.page, Theme.cluster.stroke)
    let signs = Theme.reference
    let remarks = [
      legend.showsMoves ? "\(signs.moves) 4–6  also leads to screens 4 to 6" : nil,
      legend.showsCovers ? "\(signs.covers) 7  also shows screen 7 over itself" : nil,
      legend.showsAgain ? "\(signs.again)  shows itself again" : nil,
      legend.showsEntries ? "\(signs.entry)  users also come in here by …" : nil,
    ].compactMap { $0 }
    if !remarks.isEmpty { samples.append(sample(plain, remarks)) }
    for (index, attributes) in samples.enumerated() {
      let box = add(attributes)
      guard !lines.isEmpty else { continue }
      edges.append(
        DOTGraph.Edge(
          tail: lines[index * lines.count / samples.count], head: box,
          attributes: [Attribute("style", "invis"), Attribute("class", "legend")]))
    }
  }

  private func sample(_ look: Painter.Look, _ meanings: String...) -> [Attribute] { sample(look, meanings) }

  private func sample(_ look: Painter.Look, _ meanings: [String]) -> [Attribute] {
    var look = look
    look.fontSize = 10
    let label = DOTText.label(meanings, meanings.count > 1 ? .left : .centre)
    return [Attribute("label", label)] + painter.attributes(look) + [
      Attribute("margin", "0.08,0.04"), Attribute("class", "legend"), Attribute("tooltip", DOTText.tooltip(meanings)),
    ]
  }
}
