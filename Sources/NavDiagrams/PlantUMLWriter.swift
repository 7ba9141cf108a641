import NavModel

/// Writes a plan as a PlantUML diagram.
public enum PlantUMLWriter {
  /// Ends in a line break. Names reach it only as quoted text in which every sign is written as a code point; ids are the plan's own.
  public static func text(_ plan: DiagramPlan, _ appearance: Theme.Appearance = .light) -> String {
    var out = "@startuml\n"
    if plan.direction == .right { out += "left to right direction\n" }
    out += """
      skinparam shadowing false
      skinparam backgroundColor \(Theme.page[appearance])
      skinparam defaultFontColor \(Theme.node(.screen).ink[appearance])
      skinparam ArrowFontColor \(Theme.cluster.ink[appearance])

      """
    if let title = plan.title { out += "title \(escaped(LabelText.clean(title, limit: 120)))\n" }
    var isInCluster = Array(repeating: false, count: plan.nodes.count)
    for cluster in plan.clusters {
      out += "package \"\(escaped(LabelText.clean(cluster.name, limit: 60)))\" as \(cluster.id) {\n"
      for node in cluster.nodes {
        isInCluster[node] = true
        out += "  \(self.node(plan.nodes[node], appearance))\n"
      }
      out += "}\n"
    }
    for (index, node) in plan.nodes.enumerated() where !isInCluster[index] { out += "\(self.node(node, appearance))\n" }
    for edge in plan.edges { out += "\(self.edge(edge, plan, appearance))\n" }
    return out + legend(plan.legend) + "@enduml\n"
  }

  private static func node(_ node: DiagramPlan.Node, _ appearance: Theme.Appearance) -> String {
    let label = node.lines.map(escaped).joined(separator: "\\n")
    var fill = Theme.node(node.role).fill
    if node.isUnreachable { fill = Theme.unreachable.fill }
    if !node.marks.isEmpty { fill = Theme.marked.fill }
    if let change = node.change { fill = Theme.change(change).fill }
    // An entry's dark fill would need its own ink, which a single box cannot have.
    if node.role == .entry { fill = Theme.cluster.fill }
    return "\(shape(node.role)) \"\(label)\" as \(node.id) \(fill[appearance])"
  }

  /// As near to the shapes of `Theme.nodes` as PlantUML comes; each role has its own.
  private static func shape(_ role: DiagramPlan.Role) -> String {
    switch role {
    case .screen: "rectangle"
    case .modal: "frame"
    case .tab: "card"
    case .external: "component"
    case .entry: "boundary"
    case .unknownSource: "storage"
    case .route: "file"
    case .list: "artifact"
    case .group: "folder"
    }
  }

  private static func edge(_ edge: DiagramPlan.Edge, _ plan: DiagramPlan, _ appearance: Theme.Appearance) -> String {
    let row = Theme.edge(edge.kinds[0])
    let colour = edge.change.map { Theme.change($0).stroke } ?? (edge.isPossible ? Theme.possible.colour : row.colour)
    let line = row.line == "solid" ? (row.width > 2 ? ",bold" : "") : ",\(row.line)"
    var words = edge.caption
    if words.isEmpty, edge.kinds != [.push] { words = edge.kinds.map { Theme.edge($0).word }.joined(separator: ", ") }
    if edge.isPossible { words = words.isEmpty ? Theme.possible.word : "\(Theme.possible.word) \(words)" }
    let label = words.isEmpty ? "" : " : \(escaped(LabelText.clean(words, limit: 40)))"
    return "\(plan.nodes[edge.tail].id) -[\(colour[appearance])\(line)]-> \(plan.nodes[edge.head].id)\(label)"
  }

  private static func legend(_ legend: DiagramPlan.Legend) -> String {
    var lines = legend.roles.map { "\(shape($0)): \(Theme.node($0).meaning ?? "")" }
    if legend.showsMoves { lines.append("\(Theme.reference.moves) 4, 5: also leads to screens 4 and 5") }
    if legend.showsCovers { lines.append("\(Theme.reference.covers) 7: also shows screen 7 over itself") }
    if legend.showsAgain { lines.append("\(Theme.reference.again): shows itself again") }
    if legend.showsEntries { lines.append("\(Theme.reference.entry): users also come in here by …") }
    if legend.showsMarks { lines.append("⚠: has a finding") }
    lines += legend.changes.map(\.meaning)
    if lines.isEmpty { return "" }
    return "legend right\n" + lines.map { "  \(escaped($0))\n" }.joined() + "endlegend\n"
  }

  /// PlantUML runs functions (`%name(…)`) and reads files (`<img:…>`) wherever they stand in a line, and takes most signs for markup.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",": out.unicodeScalars.append(scalar)
      case "\u{80}"...: out.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += "<U+" + String(repeating: "0", count: 4 - digits.count) + digits + ">"
      }
    }
    return out
  }
}
