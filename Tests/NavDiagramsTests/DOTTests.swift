import NavDOT
import Testing

@testable import NavDiagrams

@Suite struct DOTTests {
  @Test func textIsQuotedAndEscaped() {
    let graph = DOTGraph(
      attributes: [DOTGraph.Attribute("label", DOTText.label(["a \"b\"", "<b>", "\\N & c\\"]))],
      nodes: [DOTGraph.Node(id: "n1"), DOTGraph.Node(id: "n2", attributes: [DOTGraph.Attribute("tooltip", DOTText.tooltip(["\\"]))])],
      clusters: [DOTGraph.Cluster(id: "cluster_c1", attributes: [DOTGraph.Attribute("label", "x")], nodes: [0])],
      edges: [DOTGraph.Edge(tail: 0, head: 1, attributes: [DOTGraph.Attribute("style", "dashed")])])
    #expect(
      DOTWriter.text(graph) == #"""
        digraph flow {
          graph [label="a \"b\"\n<b>\n\\N &amp; c\\"];
          "n1";
          "n2" [tooltip="\\\\"];
          subgraph "cluster_c1" {
            graph [label="x"];
            "n1";
          }
          "n1" -> "n2" [style="dashed"];
        }

        """#)
  }

  /// The structure of a whole picture, without looks.
  @Test func shopHasItsStructure() throws {
    let drawing = DOTGraph(try DiagramPlan(.shop, options: DiagramOptions(title: "Shop", grouping: .tab)))
    func label(_ index: Int) -> String { drawing.nodes[index].attributes.first { $0.name == "label" }?.value ?? "" }
    func isLegend(_ attributes: [DOTGraph.Attribute]) -> Bool { attributes.contains(DOTGraph.Attribute("class", "legend")) }
    let arrows = drawing.edges.filter { !isLegend($0.attributes) }.map { edge in
      let kind = edge.attributes.first { $0.name == "class" }?.value ?? ""
      let loose = edge.attributes.contains(DOTGraph.Attribute("constraint", "false")) ? " loose" : ""
      return "\(label(edge.tail)) -\(kind)-> \(label(edge.head))\(loose)"
    }
    #expect(
      arrows == [
        "@main ShopApp -root-> RootView", "RootView -tab-> HomeView", "RootView -tab-> CartView",
        "HomeView -push-> ProductView\\n.product", "CartView -sheet-> CheckoutView", "CartView -push-> Route.coupon",
        "CartView -push loose-> ProductView\\n.product loose", "? -push-> ProductView\\n.product",
      ])
    #expect(drawing.clusters.map(\.id) == ["cluster_c1", "cluster_legend"])
  }

  @Test func omissionsTakeOutWhatTheySay() throws {
    let whole = DOTGraph(try DiagramPlan(.shop))
    func has(_ name: String, _ graph: DOTGraph) -> Bool { graph.edges.contains { $0.attributes.contains { $0.name == name } } }
    #expect(has("constraint", whole) && has("headlabel", whole) && !whole.clusters.isEmpty)
    #expect(!has("constraint", whole.omitting([.looseEdges])))
    #expect(!has("headlabel", whole.omitting([.captions])))
    #expect(whole.omitting([.clusters]).clusters.isEmpty)
    #expect(whole.omitting([]) == whole)
  }

  @Test func noEdgeEverCarriesALabel() throws {
    for seed in 0..<20 as Range<UInt64> {
      let drawing = DOTGraph(try DiagramPlan(.random(screens: 20, seed: seed)))
      #expect(!drawing.edges.contains { $0.attributes.contains { $0.name == "label" } })
    }
  }
}

@Suite struct LabelTextTests {
  @Test(arguments: [
    ("HomeView", ["HomeView"]), ("SubscriptionManagementDetailView", ["SubscriptionManagement", "DetailView"]),
    ("Outer.Inner", ["Outer.Inner"]), ("CommunityRegisterViewController", ["CommunityRegister", "ViewController"]),
    ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", ["aaaaaaaaaaaaaaaaaaaaaaaa", "aaaaaa"]), ("", ["\u{FFFD}"]),
    ("한국어로된아주긴화면이름입니다", ["한국어로된아주긴화면이름", "입니다"]),
  ])
  func wraps(_ name: String, _ lines: [String]) {
    #expect(LabelText.wrap(LabelText.clean(name, limit: 72), width: 24) == lines)
  }

  @Test func cleans() {
    #expect(LabelText.clean("a\nb\tc\r\nd", limit: 72) == "a b c  d")
    #expect(LabelText.clean("a\u{0}b\u{1B}\u{202E}c\u{FFFF}", limit: 72) == "a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}")
    #expect(LabelText.clean("abcdefghij", limit: 10) == "abcdefghij")
    #expect(LabelText.clean("abcdefghijk", limit: 10) == "abcdef…ijk")
    let long = LabelText.clean(String(repeating: "x", count: 1_000_000) + "View", limit: 72)
    #expect(long.unicodeScalars.count == 72 && long.hasSuffix("View"))
  }
}
