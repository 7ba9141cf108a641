import NavModel

/// Writes a plan as a Mermaid flowchart, which GitHub and GitLab draw in Markdown.
public enum MermaidWriter {
  /// What the hosts draw at most. No diagram can raise it: beyond, nothing is drawn at all.
  public static let limits = (edges: 500, characters: 50_000)

  /// Whether the hosts will draw it. Their limit counts UTF-16 units.
  public static func fits(_ text: String, _ plan: DiagramPlan) -> Bool {
    plan.edges.count <= limits.edges && text.utf16.count <= limits.characters
  }

  /// The plan itself where the hosts draw it; else one with so many groups as one box, and at last with so many arrows left out, that
  /// they do. Its notes say what was done.
  ///
  /// - Parameter plan: makes a plan of at most so many boxes; nil: as many as it likes.
  public static func fitted<Failure>(_ plan: (Int?) throws(Failure) -> DiagramPlan) throws(Failure) -> DiagramPlan {
    let whole = try plan(nil)
    if fits(text(whole), whole) { return whole }
    let reason = "GitHub and GitLab draw no diagram of more than \(limits.edges) arrows or \(limits.characters) characters"
    var smallest = whole
    for boxes in [150, 100, 60, 30] where boxes < smallest.nodes.count {
      smallest = try plan(boxes)
      if fits(text(smallest), smallest) {
        smallest.notes.append("\(reason), so groups are collapsed; -o NAME.svg has no such limit")
        return smallest
      }
    }
    return cut(smallest, reason)
  }

  /// Without the last arrows, those off the shortest ways before the others, and at last without the last boxes.
  private static func cut(_ plan: DiagramPlan, _ reason: String) -> DiagramPlan {
    var boxes = plan.nodes.count
    var cut = plan
    repeat {
      cut = plan.first(boxes)
      if cut.edges.count > limits.edges {
        let order = cut.edges.indices.sorted { (cut.edges[$0].isTree ? 0 : 1, $0) < (cut.edges[$1].isTree ? 0 : 1, $1) }
        cut.edges = order.prefix(limits.edges).sorted().map { cut.edges[$0] }
      }
      boxes = boxes * 3 / 4
    } while boxes > 0 && !fits(text(cut), cut)
    let arrows = "\(plan.edges.count - cut.edges.count) of \(plan.edges.count) arrows"
    let gone = cut.nodes.count < plan.nodes.count ? " and \(plan.nodes.count - cut.nodes.count) of \(plan.nodes.count) boxes" : ""
    cut.notes.append("\(reason): \(arrows)\(gone) are left out; -o NAME.svg has no such limit, --focus SCREEN draws a part")
    return cut
  }

  /// Ends in a line break. Names reach it only as quoted text with every sign of the syntax escaped; ids are the plan's own.
  public static func text(_ plan: DiagramPlan, _ appearance: Theme.Appearance = .light) -> String {
    var out = plan.title.map { "---\ntitle: \"\(yaml(LabelText.clean($0, limit: 120)))\"\n---\n" } ?? ""
    out += "flowchart \(plan.direction == .right ? "LR" : "TB")\n"
    var isInCluster = Array(repeating: false, count: plan.nodes.count)
    for cluster in plan.clusters {
      out += "  subgraph \(cluster.id)[\"\(escaped(LabelText.clean(cluster.name, limit: 60)))\"]\n"
      for node in cluster.nodes {
        isInCluster[node] = true
        out += "    \(self.node(plan.nodes[node]))\n"
      }
      out += "  end\n"
    }
    for (index, node) in plan.nodes.enumerated() where !isInCluster[index] { out += "  \(self.node(node))\n" }
    for edge in plan.edges { out += "  \(self.edge(edge, plan))\n" }
    return out + styles(plan, appearance)
  }

  private static func node(_ node: DiagramPlan.Node) -> String {
    let label = node.lines.map(escaped).joined(separator: "<br>")
    let (open, close) = shape(node.role)
    return "\(node.id)\(open)\"\(label)\"\(close):::\(className(node))"
  }

  /// As near to the shapes of `Theme.nodes` as Mermaid comes; each role has its own.
  private static func shape(_ role: DiagramPlan.Role) -> (String, String) {
    switch role {
    case .screen: ("(", ")")
    case .modal: ("[[", "]]")
    case .tab: ("[/", "\\]")
    case .external: ("[/", "/]")
    case .entry: ("([", "])")
    case .unknownSource: ("((", "))")
    case .route: (">", "]")
    case .list: ("[", "]")
    case .group: ("{{", "}}")
    }
  }

  private static func className(_ node: DiagramPlan.Node) -> String {
    if let change = node.change { return change.rawValue }
    if !node.marks.isEmpty { return "marked" }
    return node.isUnreachable ? "unreachable" : node.role.rawValue
  }

  private static func edge(_ edge: DiagramPlan.Edge, _ plan: DiagramPlan) -> String {
    let line =
      switch edge.kinds[0] {
      case .root, .window: "==>"
      case .tab, .split: "--o"
      case .push: "-->"
      case .sheet, .fullScreenCover, .present: "-.->"
      case .popover: "-.-o"
      case .child: "-.-x"
      }
    // Mermaid has four lines and three heads for ten kinds: all but the commonest are written out.
    var words = edge.caption
    if words.isEmpty, edge.kinds != [.push], edge.kinds != [.tab], edge.kinds != [.root] {
      words = edge.kinds.map { Theme.edge($0).word }.joined(separator: ", ")
    }
    if edge.isPossible { words = words.isEmpty ? Theme.possible.word : "\(Theme.possible.word) \(words)" }
    let label = words.isEmpty ? "" : "|\"\(escaped(LabelText.clean(words, limit: 40)))\"|"
    return "\(plan.nodes[edge.tail].id) \(line)\(label) \(plan.nodes[edge.head].id)"
  }

  // MARK: - Colours

  private static func styles(_ plan: DiagramPlan, _ appearance: Theme.Appearance) -> String {
    var out = ""
    func classDef(_ name: String, _ fill: Theme.Shade, _ stroke: Theme.Shade, _ ink: Theme.Shade, _ more: String = "") {
      out += "  classDef \(name) fill:\(fill[appearance]),stroke:\(stroke[appearance]),color:\(ink[appearance])\(more)\n"
    }
    let used = Set(plan.nodes.map(className))
    for row in Theme.nodes where used.contains(row.role.rawValue) { classDef(row.role.rawValue, row.fill, row.stroke, row.ink) }
    let ink = Theme.node(.screen).ink
    if used.contains("unreachable") {
      let look = Theme.unreachable
      classDef("unreachable", look.fill, look.stroke, look.ink, ",stroke-dasharray:4 3")
    }
    if used.contains("marked") { classDef("marked", Theme.marked.fill, Theme.marked.stroke, ink, ",stroke-width:3px") }
    for row in Theme.changes where used.contains(row.change.rawValue) {
      classDef(row.change.rawValue, row.fill, row.stroke, ink, ",stroke-width:2px")
    }
    var arrows: [String: [Int]] = [:]
    for (index, edge) in plan.edges.enumerated() {
      let colour = edge.change.map { Theme.change($0).stroke } ?? (edge.isPossible ? Theme.possible.colour : Theme.edge(edge.kinds[0]).colour)
      arrows[colour[appearance], default: []].append(index)
    }
    for colour in arrows.keys.sorted() {
      out += "  linkStyle \((arrows[colour] ?? []).map(String.init).joined(separator: ",")) stroke:\(colour)\n"
    }
    return out
  }

  // MARK: - Escaping

  /// Text inside quotes. Mermaid looks for directives (`%%{`), entities (`#…;`), Markdown, markup and `style …:` in quoted text too.
  static func escaped(_ text: String) -> String {
    var out = ""
    // `- ` and `1. ` begin a list, which Mermaid refuses to draw.
    var mayBeginList = true
    for scalar in text.unicodeScalars {
      defer { mayBeginList = mayBeginList && ("0"..."9").contains(scalar) }
      switch scalar {
      case "-", "+", ".", ")":
        out += mayBeginList ? "#\(scalar.value);" : "\(scalar)"
      case "\"", "#", "&", "<", ">", "%", "`", "\\", ":", ";", "*", "_", "{", "}", "[", "]", "|", "~", "$", "@":
        out += "#\(scalar.value);"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Inside a double-quoted scalar of YAML.
  private static func yaml(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\\(scalar)"
      case "%", "<", ">", "&", "{", "}", "#", "`": out += "\\u00" + String(scalar.value, radix: 16, uppercase: true)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

extension DiagramPlan {
  /// Only its first boxes, which are the nearest to where users come in, and what is between them.
  fileprivate func first(_ count: Int) -> DiagramPlan {
    var part = self
    part.nodes = Array(nodes.prefix(count))
    part.edges.removeAll { $0.tail >= count || $0.head >= count }
    part.folded.removeAll { $0.tail.node >= count || $0.head.node >= count }
    for index in part.clusters.indices { part.clusters[index].nodes.removeAll { $0 >= count } }
    part.clusters.removeAll { $0.nodes.isEmpty }
    return part
  }
}
