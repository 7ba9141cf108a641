import NavDiagrams
import Testing

@testable import NavDOT
@testable import NavDrawing

@Suite struct RequestTests {
  private let request: DrawingRequest

  init() throws {
    request = DrawingRequest(format: .svg, graph: DOTGraph(try DiagramPlan(.shop, options: DiagramOptions(title: "3:a,\u{0}'"))))
  }

  @Test func arrivesAsItWasSent() throws {
    #expect(try DrawingRequest(decoding: request.encoded()) == request)
  }

  @Test func damageIsFoundAndNeverFatal() throws {
    let whole = request.encoded()
    for length in stride(from: 0, to: whole.count, by: 37) {
      #expect(throws: RequestError.self) { try DrawingRequest(decoding: Array(whole[..<length])) }
    }
    #expect(throws: RequestError.self) { try DrawingRequest(decoding: whole + [0x30]) }
    var random = SplitMix64(state: 3)
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<3 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
      // Whatever it says, it comes back: a request, perhaps with other texts, or an error.
      _ = try? AttributeTable.check(DrawingRequest(decoding: bytes).graph)
    }
  }

  @Test func whatPlansMakeIsAllowed() throws {
    for seed in 0..<30 as Range<UInt64> {
      let options = DiagramOptions(title: "T", marks: ["Screen1View": ["m"]], routeNames: .always)
      try AttributeTable.check(DOTGraph(DiagramPlan(.random(screens: 30, seed: seed), options: options)))
    }
  }

  @Test(arguments: [
    ("minlen", "100000"), ("label", "x"), ("headlabel", String(repeating: "x", count: 1_000_000)), ("href", "javascript:x"),
    ("fontname", "x\"><script>"), ("style", "setlinewidth(1e9)"), ("penwidth", "1e9"), ("penwidth", "nan"), ("penwidth", "-1"),
    ("color", "red:blue"), ("color", "#12345g"), ("arrowhead", "bogus"), ("class", "a\"b"), ("tooltip", "a\u{0}b"), ("constraint", ""),
  ])
  func hazardsAreRefused(_ name: String, _ value: String) {
    let graph = DOTGraph(
      nodes: [DOTGraph.Node(id: "a"), DOTGraph.Node(id: "b")],
      edges: [DOTGraph.Edge(tail: 0, head: 1, attributes: [DOTGraph.Attribute(name, value)])])
    #expect(throws: RequestError.self) { try AttributeTable.check(graph) }
  }

  @Test func shapesThatTheLibraryCannotTakeAreRefused() {
    let nodes = [DOTGraph.Node(id: "a"), DOTGraph.Node(id: "b")]
    let edge = DOTGraph.Edge(tail: 0, head: 1)
    for bad in [
      DOTGraph(nodes: nodes, edges: [edge, edge]), DOTGraph(nodes: [nodes[0], nodes[0]]), DOTGraph(nodes: [DOTGraph.Node(id: "")]),
      DOTGraph(nodes: nodes, clusters: [DOTGraph.Cluster(id: "box", nodes: [0])]),
      DOTGraph(nodes: nodes, clusters: [DOTGraph.Cluster(id: "cluster_1", nodes: [0]), DOTGraph.Cluster(id: "cluster_2", nodes: [0])]),
      DOTGraph(attributes: [DOTGraph.Attribute("pad", "1000000000")]), DOTGraph(attributes: [DOTGraph.Attribute("layout", "fdp")]),
    ] {
      #expect(throws: RequestError.self) { try AttributeTable.check(bad) }
    }
  }
}
