import GraphvizShim
import NavDiagrams
import NavDrawing

/// Hands a checked drawing to the library, object by object.
enum Artist {
  /// Must be called once in a process, in a thread with a large stack, and only after `AttributeTable.check`.
  static func draw(_ request: DrawingRequest) -> (DrawingReply.Code, [UInt8]) {
    guard navdraw_is_available() != 0 else {
      StandardStreams.say(error: "built without Graphviz")
      return (.noGraphviz, [])
    }
    guard navdraw_open() != 0, build(request.graph) else { return failure("the library takes no drawing") }
    guard navdraw_lay_out() != 0, errors() == 0 else { return failure("the layout failed") }
    let drawn = Int(navdraw_count_drawn_edges())
    guard drawn == request.graph.edges.count else {
      StandardStreams.say(error: "\(drawn) of \(request.graph.edges.count) arrows were drawn")
      return (.incomplete, [])
    }
    if request.format == .png { setResolution(maximumPixels: request.maximumPixels) }
    var bytes: UnsafeMutablePointer<CChar>?
    var length = 0
    guard navdraw_render(request.format.rawValue, &bytes, &length) != 0, errors() == 0, let bytes else {
      return failure("no \(request.format.rawValue.uppercased()) could be written")
    }
    var picture = bytes.withMemoryRebound(to: UInt8.self, capacity: length) { Array(UnsafeBufferPointer(start: $0, count: length)) }
    if request.format == .pdf { fixDate(in: &picture) }
    return (.drawn, picture)
  }

  private static func build(_ graph: DOTGraph) -> Bool {
    // Every attribute that any object sets is declared, with the default or nothing, sorted by name.
    let kinds: [(navdraw_kind, [DOTGraph.Attribute], [[DOTGraph.Attribute]])] = [
      (NAVDRAW_GRAPH, graph.attributes, graph.clusters.map(\.attributes)),
      (NAVDRAW_NODE, graph.nodeDefaults, graph.nodes.map(\.attributes)),
      (NAVDRAW_EDGE, graph.edgeDefaults, graph.edges.map(\.attributes)),
    ]
    for (kind, defaults, objects) in kinds {
      var values: [String: String] = [:]
      for name in Set(objects.joined().map(\.name)) { values[name] = fallback(name) }
      for attribute in defaults { values[attribute.name] = kind == NAVDRAW_GRAPH ? fallback(attribute.name) : attribute.value }
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        guard navdraw_declare(kind, name, value) != 0 else { return false }
      }
    }
    // On the graph itself and not as defaults: clusters would inherit the title.
    for attribute in graph.attributes { guard navdraw_set_graph(attribute.name, attribute.value) != 0 else { return false } }
    for (index, node) in graph.nodes.enumerated() {
      guard navdraw_add_node(node.id) == Int32(index) else { return false }
      for attribute in node.attributes {
        guard navdraw_set_node(Int32(index), attribute.name, attribute.value) != 0 else { return false }
      }
    }
    for (index, cluster) in graph.clusters.enumerated() {
      guard navdraw_add_cluster(cluster.id) == Int32(index) else { return false }
      for node in cluster.nodes { guard navdraw_move_into_cluster(Int32(index), Int32(node)) != 0 else { return false } }
      for attribute in cluster.attributes {
        guard navdraw_set_cluster(Int32(index), attribute.name, attribute.value) != 0 else { return false }
      }
    }
    for (index, edge) in graph.edges.enumerated() {
      guard navdraw_add_edge(Int32(edge.tail), Int32(edge.head)) == Int32(index) else { return false }
      for attribute in edge.attributes {
        guard navdraw_set_edge(Int32(index), attribute.name, attribute.value) != 0 else { return false }
      }
    }
    return true
  }

  /// What an object has that does not set the attribute, where nothing at all would not mean the library's own default.
  private static func fallback(_ name: String) -> String {
    switch name {
    case "constraint": "true"
    case "color", "fontcolor", "labelfontcolor": "#000000"
    case "labeldistance": "1.0"
    case "labelangle": "25.0"
    default: ""
    }
  }

  /// 144 pixels per inch, or as many as keep the picture in bounds: cairo scales larger ones down by itself, and by chance.
  private static func setResolution(maximumPixels: Int) {
    var (width, height) = (0.0, 0.0)
    navdraw_size(&width, &height)
    // Inches, with room for `pad` and a pixel of rounding.
    let (wide, high) = (width / 72 + 1, height / 72 + 1)
    let longest = 30_000.0
    let dpi = min(144, longest / max(wide, high), (Double(max(1, maximumPixels)) / (wide * high)).squareRoot())
    if dpi < 96 { StandardStreams.say(note: "the PNG is scaled down to \(Int(dpi)) pixels per inch; an SVG stays sharp") }
    navdraw_set_resolution(dpi)
  }

  /// The time of day is no part of a picture: digits of `/CreationDate (D:20…` become those of a fixed day, at the same length, so that no
  /// offset in the file moves.
  private static func fixDate(in bytes: inout [UInt8]) {
    let pattern = Array("/CreationDate (D:".utf8)
    guard bytes.count > pattern.count + 14 else { return }
    let day = Array("20200101000000".utf8)
    for start in 0..<(bytes.count - pattern.count - day.count) where bytes[start] == pattern[0] {
      guard bytes[start..<(start + pattern.count)].elementsEqual(pattern) else { continue }
      let digits = start + pattern.count
      if bytes[digits..<(digits + day.count)].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
        bytes.replaceSubrange(digits..<(digits + day.count), with: day)
      }
    }
  }

  private static func errors() -> Int32 {
    var count: Int32 = 0
    _ = navdraw_messages(&count)
    return count
  }

  private static func failure(_ what: String) -> (DrawingReply.Code, [UInt8]) {
    var count: Int32 = 0
    let said = String(cString: navdraw_messages(&count)).split(whereSeparator: \.isNewline).first { $0.contains("Error") }
    StandardStreams.say(error: said.map { "\(what): \($0)" } ?? what)
    return (.failed, [])
  }
}
