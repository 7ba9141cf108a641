/// A drawing in Graphviz's words: attributes on a graph, its clusters, nodes and edges. It can be written as DOT text or handed to the
/// library object by object, with the same result.
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
