/// A drawing in Graphviz's words: attributes on a graph, its clusters, nodes and edges. Made from a plan, it can be written as
/// DOT text (`DOTWriter`) or handed to the library object by object, with the same result.
public struct DOTGraph: Sendable, Hashable {
  public struct Attribute: Sendable, Hashable {
    public var name: String
    /// As the library takes it: text is escaped already (`DOTText`).
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public struct Node: Sendable, Hashable {
    public var id: String
    public var attributes: [Attribute]

    public init(id: String, attributes: [Attribute] = []) {
      self.id = id
      self.attributes = attributes
    }
  }

  public struct Edge: Sendable, Hashable {
    /// Index into `nodes`.
    public var tail: Int
    /// Index into `nodes`.
    public var head: Int
    public var attributes: [Attribute]

    public init(tail: Int, head: Int, attributes: [Attribute] = []) {
      self.tail = tail
      self.head = head
      self.attributes = attributes
    }
  }

  public struct Cluster: Sendable, Hashable {
    public var id: String
    public var attributes: [Attribute]
    /// Indices into `nodes`; no node is in two clusters.
    public var nodes: [Int]

    public init(id: String, attributes: [Attribute] = [], nodes: [Int]) {
      self.id = id
      self.attributes = attributes
      self.nodes = nodes
    }
  }

  public var attributes: [Attribute]
  public var nodeDefaults: [Attribute]
  public var edgeDefaults: [Attribute]
  public var nodes: [Node]
  public var clusters: [Cluster]
  public var edges: [Edge]

  public init(
    attributes: [Attribute] = [], nodeDefaults: [Attribute] = [], edgeDefaults: [Attribute] = [], nodes: [Node] = [],
    clusters: [Cluster] = [], edges: [Edge] = []
  ) {
    self.attributes = attributes
    self.nodeDefaults = nodeDefaults
    self.edgeDefaults = edgeDefaults
    self.nodes = nodes
    self.clusters = clusters
    self.edges = edges
  }
}

extension DOTGraph {
  /// What a second attempt leaves out when the library failed on the whole, in the order to try.
  public enum Omission: String, Sendable, CaseIterable {
    /// `constraint=false`: every arrow takes part in choosing columns. Slower and longer, but the library's safest way.
    case looseEdges
    case clusters
    case captions

    /// Present tense, for standard error.
    public var meaning: String {
      switch self {
      case .looseEdges: "the arrangement by shortest ways"
      case .clusters: "the boxes around groups"
      case .captions: "the texts beside arrows"
      }
    }
  }

  public func omitting(_ omissions: Set<Omission>) -> DOTGraph {
    var graph = self
    let dropped = (omissions.contains(.looseEdges) ? ["constraint"] : []) + (omissions.contains(.captions) ? ["headlabel"] : [])
    for index in graph.edges.indices { graph.edges[index].attributes.removeAll { dropped.contains($0.name) } }
    if omissions.contains(.clusters) { graph.clusters = [] }
    return graph
  }
}

/// Escaping for Graphviz's `escString`, in which a backslash begins a command and `&` an entity.
enum DOTText {
  enum Justification: String { case centre = "\\n", left = "\\l" }

  /// Each line must be clean of line breaks and control characters (`LabelText.clean`).
  static func label(_ lines: [String], _ justification: Justification = .centre) -> String {
    let escaped = lines.map(escape)
    // `\l` ends a line, `\n` stands between lines.
    return justification == .left ? escaped.map { $0 + "\\l" }.joined() : escaped.joined(separator: "\\n")
  }

  /// Graphviz unescapes a tooltip twice.
  static func tooltip(_ lines: [String]) -> String {
    lines.map { escape(doubled($0)) }.joined(separator: "\\n")
  }

  private static func doubled(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" { result.append(scalar) }
      result.append(scalar)
    }
    return String(result)
  }

  private static func escape(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

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
