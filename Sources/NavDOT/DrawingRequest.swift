/// What a picture can be written as. The only format names that ever reach Graphviz: others end the process (`x11`, `gtk`).
public enum DrawingFormat: String, Sendable, CaseIterable {
  case svg, png, pdf
}

/// What `navgraph` writes to the standard input of `navgraph-draw`.
///
/// The form is a sequence of netstrings (`5:hello,`), so that no byte of a name can be taken for structure. The drawing is sent
/// object by object and not as DOT, because the receiver then needs no parser and can check each value before the library sees it.
public struct DrawingRequest: Sendable, Hashable {
  public var format: DrawingFormat
  /// Beyond this many pixels a PNG is scaled down.
  public var maximumPixels: Int
  /// Seconds after which the receiver ends itself, in case nobody is left to end it.
  public var seconds: Int
  public var graph: DOTGraph

  static let version = "navgraph-draw 1"

  public init(format: DrawingFormat, maximumPixels: Int = 40_000_000, seconds: Int = 120, graph: DOTGraph) {
    self.format = format
    self.maximumPixels = maximumPixels
    self.seconds = seconds
    self.graph = graph
  }

  public func encoded() -> [UInt8] {
    var writer = NetstringWriter()
    writer.write(Self.version)
    writer.write(format.rawValue)
    writer.write(maximumPixels)
    writer.write(seconds)
    writer.write(graph.attributes)
    writer.write(graph.nodeDefaults)
    writer.write(graph.edgeDefaults)
    writer.write(graph.nodes.count)
    for node in graph.nodes {
      writer.write(node.id)
      writer.write(node.attributes)
    }
    writer.write(graph.clusters.count)
    for cluster in graph.clusters {
      writer.write(cluster.id)
      writer.write(cluster.attributes)
      writer.write(cluster.nodes.count)
      for node in cluster.nodes { writer.write(node) }
    }
    writer.write(graph.edges.count)
    for edge in graph.edges {
      writer.write(edge.tail)
      writer.write(edge.head)
      writer.write(edge.attributes)
    }
    return writer.bytes
  }

  /// Takes nothing on trust: lengths, counts and indices are checked. The attributes are not; see `AttributeTable.check`.
  public init(decoding bytes: [UInt8]) throws(RequestError) {
    var reader = NetstringReader(bytes)
    guard try reader.text() == Self.version else { throw .malformed("it does not begin with '\(Self.version)'") }
    let name = try reader.text()
    guard let format = DrawingFormat(rawValue: name) else { throw .refused("the format '\(name.prefix(20))'") }
    self.format = format
    maximumPixels = try reader.number(at: 1_000_000_000)
    seconds = try reader.number(at: 86_400)
    graph = DOTGraph()
    graph.attributes = try reader.attributes()
    graph.nodeDefaults = try reader.attributes()
    graph.edgeDefaults = try reader.attributes()
    for _ in 0..<(try reader.number(at: 100_000)) {
      graph.nodes.append(DOTGraph.Node(id: try reader.text(), attributes: try reader.attributes()))
    }
    let last = graph.nodes.count - 1
    for _ in 0..<(try reader.number(at: 100_000)) {
      var cluster = DOTGraph.Cluster(id: try reader.text(), attributes: try reader.attributes(), nodes: [])
      for _ in 0..<(try reader.number(at: 100_000)) { cluster.nodes.append(try reader.number(at: last)) }
      graph.clusters.append(cluster)
    }
    for _ in 0..<(try reader.number(at: 1_000_000)) {
      let (tail, head) = (try reader.number(at: last), try reader.number(at: last))
      graph.edges.append(DOTGraph.Edge(tail: tail, head: head, attributes: try reader.attributes()))
    }
    guard reader.isAtEnd else { throw .malformed("something follows its end") }
  }
}

/// Why a request is not drawn.
public enum RequestError: Error, Sendable, Hashable, CustomStringConvertible {
  case malformed(String)
  /// A value that is not on the list of what may reach the library.
  case refused(String)

  public var description: String {
    switch self {
    case .malformed(let what): "the request cannot be read: \(what)"
    case .refused(let what): "the request holds \(what), which is not drawn"
    }
  }
}

private struct NetstringWriter {
  var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    let utf8 = Array(text.utf8)
    bytes += Array("\(utf8.count):".utf8)
    bytes += utf8
    bytes.append(UInt8(ascii: ","))
  }

  mutating func write(_ number: Int) { write("\(number)") }

  mutating func write(_ attributes: [DOTGraph.Attribute]) {
    write(attributes.count)
    for attribute in attributes {
      write(attribute.name)
      write(attribute.value)
    }
  }
}

private struct NetstringReader {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func text() throws(RequestError) -> String {
    var length = 0
    var digits = 0
    while position < bytes.count, bytes[position] != UInt8(ascii: ":") {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]), digits < 9 else {
        throw .malformed("byte \(position) is no length")
      }
      length = length * 10 + Int(bytes[position] - UInt8(ascii: "0"))
      digits += 1
      position += 1
    }
    let start = position + 1
    guard digits > 0, start + length < bytes.count, bytes[start + length] == UInt8(ascii: ",") else {
      throw .malformed("it ends within the text at byte \(position)")
    }
    position = start + length + 1
    return String(decoding: bytes[start..<(start + length)], as: UTF8.self)
  }

  /// A number from 0 up to and with `largest`.
  mutating func number(at largest: Int) throws(RequestError) -> Int {
    let text = try text()
    guard let number = Int(text), number >= 0, number <= largest else {
      throw .malformed("'\(text.prefix(20))' is no number up to \(largest)")
    }
    return number
  }

  mutating func attributes() throws(RequestError) -> [DOTGraph.Attribute] {
    var list: [DOTGraph.Attribute] = []
    for _ in 0..<(try number(at: 100)) { list.append(DOTGraph.Attribute(try text(), try text())) }
    return list
  }
}
