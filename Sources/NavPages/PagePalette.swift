import NavDiagrams
import NavDOT

/// One drawing in two themes: each pair of colours is drawn as a colour that stands for it, and becomes a variable of the page.
struct PagePalette {
  /// To be drawn: without tooltips, since the page tells what they would.
  let graph: DOTGraph
  private var pairs: [Pair] = []

  private struct Pair: Hashable {
    var light: String
    var dark: String
  }

  init(_ plan: DiagramPlan) {
    var (graph, dark) = (DOTGraph(plan, .light), DOTGraph(plan, .dark))
    var pairs: [Pair] = []
    var codes: [Pair: String] = [:]
    func code(_ attributes: inout [DOTGraph.Attribute], _ dark: [DOTGraph.Attribute]) {
      for (index, other) in dark.enumerated() where attributes[index].value != other.value {
        let pair = Pair(light: attributes[index].value, dark: other.value)
        let code = codes[pair] ?? Self.code(pairs.count)
        if codes.updateValue(code, forKey: pair) == nil { pairs.append(pair) }
        attributes[index].value = code
      }
      attributes.removeAll { $0.name == "tooltip" }
    }
    // The page has its own ground, and its title is its heading.
    code(&graph.attributes, dark.attributes)
    graph.attributes.removeAll { $0.name == "label" }
    code(&graph.nodeDefaults, dark.nodeDefaults)
    code(&graph.edgeDefaults, dark.edgeDefaults)
    for index in graph.nodes.indices { code(&graph.nodes[index].attributes, dark.nodes[index].attributes) }
    for index in graph.clusters.indices { code(&graph.clusters[index].attributes, dark.clusters[index].attributes) }
    for index in graph.edges.indices { code(&graph.edges[index].attributes, dark.edges[index].attributes) }
    self.graph = graph
    self.pairs = pairs
  }

  /// A colour that the theme does not have, as Graphviz writes it.
  private static func code(_ index: Int) -> String {
    let digits = String(index, radix: 16)
    return "#c0de" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits
  }

  /// The variables' values.
  var style: String {
    let rows = pairs.enumerated().map { "--drawn-\($0): light-dark(\($1.light), \($1.dark));" }
    return ":root { \(rows.joined(separator: " ")) }\n"
  }

  /// The drawing with a variable in place of each code. A name cannot be taken for one: in names quotes are escaped.
  func decoded(_ svg: String) -> String {
    let mark = "=\"#c0de"
    var out = ""
    var rest = svg[...]
    while let range = rest.firstRange(of: mark) {
      let digits = rest[range.upperBound...].prefix { $0.isHexDigit }
      if let index = Int(digits, radix: 16), pairs.indices.contains(index) {
        out += rest[..<range.lowerBound] + "=\"var(--drawn-\(index))"
      } else {
        out += rest[..<digits.endIndex]
      }
      rest = rest[digits.endIndex...]
    }
    return out + rest
  }
}
