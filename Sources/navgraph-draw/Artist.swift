import GraphvizShim
import NavDOT

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
    navdraw_clear_texts()
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
    var ofGraph = Declarations(NAVDRAW_GRAPH)
    var ofNodes = Declarations(NAVDRAW_NODE)
    var ofEdges = Declarations(NAVDRAW_EDGE)
    ofGraph.note(graph.attributes)
    for cluster in graph.clusters { ofGraph.note(cluster.attributes) }
    ofNodes.note(graph.nodeDefaults, areDefaults: true)
    for node in graph.nodes { ofNodes.note(node.attributes) }
    ofEdges.note(graph.edgeDefaults, areDefaults: true)
    for edge in graph.edges { ofEdges.note(edge.attributes) }
    guard ofGraph.declare(), ofNodes.declare(), ofEdges.declare() else { return false }
    // On the graph itself and not as defaults: clusters would inherit the title.
    for attribute in graph.attributes {
      let known = ofGraph.index(of: attribute.name)
      guard attribute.value.withCString({ navdraw_set_graph(known, $0) }) != 0 else { return false }
    }
    for (index, node) in graph.nodes.enumerated() {
      guard navdraw_add_node(node.id) == Int32(index) else { return false }
      for attribute in node.attributes {
        let known = ofNodes.index(of: attribute.name)
        guard attribute.value.withCString({ navdraw_set_node(Int32(index), known, $0) }) != 0 else { return false }
      }
    }
    for (index, cluster) in graph.clusters.enumerated() {
      guard navdraw_add_cluster(cluster.id) == Int32(index) else { return false }
      for node in cluster.nodes { guard navdraw_move_into_cluster(Int32(index), Int32(node)) != 0 else { return false } }
      for attribute in cluster.attributes {
        let known = ofGraph.index(of: attribute.name)
        guard attribute.value.withCString({ navdraw_set_cluster(Int32(index), known, $0) }) != 0 else { return false }
      }
    }
    for (index, edge) in graph.edges.enumerated() {
      guard navdraw_add_edge(Int32(edge.tail), Int32(edge.head)) == Int32(index) else { return false }
      for attribute in edge.attributes {
        let known = ofEdges.index(of: attribute.name)
        guard attribute.value.withCString({ navdraw_set_edge(Int32(index), known, $0) }) != 0 else { return false }
      }
    }
    return true
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
    let said = String(cString: navdraw_messages(&count)).split(whereSeparator: \.isNewline).first { $0.split(separator: " ").contains { $0.hasPrefix("Error") } }
    StandardStreams.say(error: said.map { "\(what): \($0)" } ?? what)
    return (.failed, [])
  }
}
