import NavDOT

/// Writes a drawing as DOT text.
public enum DOTWriter {
  /// Ends in a line break. Every value is quoted, so nothing in it is ever read as syntax or as an HTML-like label.
  public static func text(_ graph: DOTGraph) -> String {
    var out = "digraph flow {\n"
    write("graph", graph.attributes, indent: "  ", to: &out)
    write("node", graph.nodeDefaults, indent: "  ", to: &out)
    write("edge", graph.edgeDefaults, indent: "  ", to: &out)
    for node in graph.nodes { write(quoted(node.id), node.attributes, indent: "  ", to: &out, evenIfEmpty: true) }
    for cluster in graph.clusters {
      out += "  subgraph \(quoted(cluster.id)) {\n"
      write("graph", cluster.attributes, indent: "    ", to: &out)
      for node in cluster.nodes { out += "    \(quoted(graph.nodes[node].id));\n" }
      out += "  }\n"
    }
    for edge in graph.edges {
      let name = "\(quoted(graph.nodes[edge.tail].id)) -> \(quoted(graph.nodes[edge.head].id))"
      write(name, edge.attributes, indent: "  ", to: &out, evenIfEmpty: true)
    }
    return out + "}\n"
  }

  private static func write(
    _ subject: String, _ attributes: [DOTGraph.Attribute], indent: String, to out: inout String, evenIfEmpty: Bool = false
  ) {
    guard !attributes.isEmpty || evenIfEmpty else { return }
    let list = attributes.map { "\($0.name)=\(quoted($0.value))" }.joined(separator: ", ")
    out += indent + subject + (list.isEmpty ? "" : " [\(list)]") + ";\n"
  }

  /// Only the quote is escaped here: DOT keeps every other backslash for the attribute's own reading.
  private static func quoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" { result += "\\\"" } else { result.unicodeScalars.append(scalar) }
    }
    return result + "\""
  }
}
