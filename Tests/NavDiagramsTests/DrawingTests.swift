import Foundation
import NavDiagrams
import NavModel
import NavProcess
import Testing

@testable import NavDOT
@testable import NavDrawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(.enabled(if: Tool.drawsPictures)) struct DrawingTests {
  static let hostile = [
    "quote\"d", "new\nline", "<b>bold</b>", "<B>", "\\N", "\\G\\l\\", "a&amp;b", "&#65;&lt;", "{a|b}", "]]>", "'", "🧭🗺️", "화면뷰",
    "-->", "%s%n", "\u{202E}desrever", "nul\u{0}nul", "\u{FFFF}", "e\u{301}", "", " ", "n1", "cluster_c1", "graph",
    String(repeating: "x", count: 10_000), String(repeating: "\"\\", count: 5_000), String(repeating: "\u{301}", count: 10_000),
  ]

  @Test func hostileNamesAreDrawnAsTheyAre() throws {
    var maker = GraphMaker()
    for name in Self.hostile { maker.screen(name, module: name, file: "\(name)/\(name).swift") }
    for (a, b) in zip(Self.hostile, Self.hostile.dropFirst()) { maker.go(a, b, .sheet, route: "\(a).\(b)") }
    let marks = Dictionary(uniqueKeysWithValues: Self.hostile.map { ($0, [$0]) })
    maker.enter(Self.hostile[0], by: Self.hostile[2])
    let options = DiagramOptions(title: Self.hostile.joined(), marks: marks, routeNames: .always)
    let plan = try DiagramPlan(maker.graph, options: options)
    let drawing = try Drawing.draw(plan, as: .svg, with: Tool.draw)
    #expect(drawing.attempts == 1, "\(drawing.notes)")
    let reader = try SVGReader(drawing.bytes)
    for name in ["quote\"d", "new line", "<b>bold</b>", "<B>", "\\N", "\\G\\l\\", "a&amp;b", "&#65;&lt;", "{a|b}", "]]>", "화면뷰", "🧭🗺️", "%s%n"] {
      #expect(reader.texts.contains(name), "as a text: \(name)")
      #expect(reader.tooltips.contains { $0.contains(name) }, "in a tooltip: \(name)")
    }
    #expect(reader.elements.isSubset(of: ["svg", "g", "title", "polygon", "polyline", "path", "text", "ellipse", "a"]))
  }

  @Test(arguments: DrawingFormat.allCases) func twoRunsGiveTheSameBytes(_ format: DrawingFormat) throws {
    let plan = try DiagramPlan(.random(screens: 40, seed: 11), options: DiagramOptions(title: "Twice", grouping: .module))
    let first = try Drawing.draw(plan, as: format, with: Tool.draw)
    // A PDF says when it was made, in seconds.
    if format == .pdf { Thread.sleep(forTimeInterval: 1.1) }
    let second = try Drawing.draw(plan, as: format, with: Tool.draw)
    #expect(first.bytes == second.bytes)
    #expect(!first.bytes.isEmpty)
  }

  /// `NAVGRAPH_FUZZ=500` draws more of them.
  @Test func everyGraphGivesAPicture() throws {
    let count = UInt64(ProcessInfo.processInfo.environment["NAVGRAPH_FUZZ"] ?? "") ?? 24
    var second = 0
    for seed in 0..<count {
      var random = SplitMix64(state: seed)
      let grouping = DiagramOptions.Grouping.allCases.randomElement(using: &random) ?? .none
      let options = DiagramOptions(
        title: "Seed \(seed)", grouping: grouping, routeNames: .always, direction: Bool.random(using: &random) ? .right : .down)
      let size = Int.random(in: 0...70, using: &random)
      let plan = try DiagramPlan(size == 0 ? NavigationGraph() : .random(screens: size, seed: seed), options: options)
      let drawing = try Drawing.draw(plan, as: .svg, with: Tool.draw, deadline: .seconds(40))
      if drawing.attempts > 1 { second += 1 }
    }
    #expect(second * 10 <= count, "\(second) of \(count) needed more than one attempt")
  }

  @Test func twoAtOnceDoNotMeet() async throws {
    let plan = try DiagramPlan(.shop)
    let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<6 { group.addTask { try Drawing.draw(plan, as: .svg, with: Tool.draw).bytes } }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
  }

  @Test func aLongChainDoesNotOverflowTheStack() throws {
    let nodes = (0..<4_000).map { DOTGraph.Node(id: "n\($0)") }
    let edges = (0..<3_999).map { DOTGraph.Edge(tail: $0, head: $0 + 1) }
    let drawing = try Drawing.draw(DOTGraph(nodes: nodes, edges: edges), as: .svg, with: Tool.draw, deadline: .seconds(60))
    #expect(drawing.attempts == 1)
  }

  @Test func aVastPNGIsScaledDownAndSaysSo() throws {
    let nodes = (0..<900).map { DOTGraph.Node(id: "n\($0)") }
    let edges = (0..<899).map { DOTGraph.Edge(tail: $0, head: $0 + 1, attributes: [DOTGraph.Attribute("style", "dashed")]) }
    let graph = DOTGraph(attributes: [DOTGraph.Attribute("rankdir", "LR")], nodes: nodes, edges: edges)
    let drawing = try Drawing.draw(graph, as: .png, with: Tool.draw, deadline: .seconds(60))
    #expect(drawing.notes.contains { $0.hasPrefix("the PNG is scaled down to") })
  }

  @Test func refusedRequestsEndWithTheirOwnStatus() throws {
    let outcome = try ChildProcess.run(Tool.draw.path, input: Array("hello".utf8), limit: .seconds(20))
    #expect(outcome.end == .exit(DrawingReply.Code.badRequest.rawValue))
    #expect(outcome.output.isEmpty)
    let graph = DOTGraph(attributes: [DOTGraph.Attribute("pad", "1000000000")])
    #expect(throws: DrawingError.self) { try Drawing.draw(graph, as: .svg, with: Tool.draw, deadline: .seconds(20)) }
  }
}

/// How the driver takes what a child may do; the child is a script.
@Suite struct DriverTests {
  private let graph: DOTGraph

  init() throws { graph = DOTGraph(try DiagramPlan(.shop)) }

  private func failure(_ script: String, deadline: Duration = .seconds(20)) throws -> DrawingError? {
    try Tool.scripted(script) { tool in
      #expect(throws: DrawingError.self) { try Drawing.draw(graph, as: .svg, with: tool, deadline: deadline) }
    }
  }

  @Test func aChildThatNeverEndsIsKilled() throws {
    let start = ContinuousClock.now
    let seen = try failure("exec sleep 60", deadline: .milliseconds(900))
    #expect(seen == .timedOut(seconds: 0))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func aChildThatClosesItsStreamsAndHangsIsKilledToo() throws {
    let seen = try failure("exec >&- 2>&- <&-; exec sleep 60", deadline: .milliseconds(900))
    #expect(seen == .timedOut(seconds: 0))
  }

  @Test func whatTheLibraryStumblesOverIsLeftOut() throws {
    guard Tool.drawsPictures else { return }
    // Crashes while there are loose edges, as the library does.
    let script = """
      cat > "$0.in"
      if grep -q constraint "$0.in"; then kill -SEGV $$; fi
      exec '\(Tool.draw.path)' < "$0.in"
      """
    let drawing = try Tool.scripted(script) { try Drawing.draw(graph, as: .svg, with: $0, deadline: .seconds(60)) }
    #expect(drawing.attempts == 2)
    #expect(drawing.notes == ["Graphviz fails on the whole drawing; left out: the arrangement by shortest ways"])
  }

  @Test func failuresAreToldApart() throws {
    let cases: [(script: String, error: DrawingError)] = [
      ("cat > /dev/null; exit 69", .builtWithoutGraphviz),
      ("echo 'navgraph-draw: error: no room' >&2; exit 70", .failed(reason: "no room", attempts: 4)),
      ("kill -ABRT $$", .failed(reason: "it ended by signal 6", attempts: 4)),
      ("echo '<svg></svg>'", .failed(reason: "0 of \(graph.nodes.count) boxes were drawn", attempts: 4)),
    ]
    for (script, error) in cases {
      let seen = try failure(script)
      #expect(seen == error, "\(script)")
    }
    let missing = #expect(throws: DrawingError.self) {
      try Drawing.draw(graph, as: .svg, with: DrawingTool(path: "/nowhere/navgraph-draw"), deadline: .seconds(5))
    }
    #expect(missing?.description.contains("cannot start '/nowhere/navgraph-draw'") == true)
  }

  @Test func largeDrawingsGiveUpBoxesBeforeTheirArrangement() throws {
    #expect(Drawing.attempts(for: graph) == [[], [.looseEdges], [.looseEdges, .clusters], [.looseEdges, .clusters, .captions]])
    let large = DOTGraph(try DiagramPlan(.random(screens: 400, seed: 5), options: DiagramOptions(grouping: .module, folding: .never)))
    #expect(Drawing.attempts(for: large).prefix(2) == [[], [.clusters]])
    #expect(Drawing.attempts(for: DOTGraph()) == [[]])
  }

  @Test func tooManyBoxesForAPNG() throws {
    var plan = try DiagramPlan(.shop)
    plan.policy = SizePolicy(nodeCount: 1_200)
    #expect(throws: DrawingError.tooLargeForPNG(boxes: 1_200)) { try Drawing.draw(plan, as: .png, with: Tool.draw) }
  }
}

/// Reads an SVG as a browser would, and keeps what a person sees.
private final class SVGReader: NSObject, XMLParserDelegate {
  private(set) var texts: Set<String> = []
  private(set) var tooltips: Set<String> = []
  private(set) var elements: Set<String> = []
  private var text: String?

  init(_ bytes: [UInt8]) throws {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.insert(name)
    if let title = attributes["xlink:title"] { tooltips.insert(title) }
    if name == "text" { text = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard name == "text", let done = text else { return }
    // Graphviz keeps runs of spaces with no-break ones.
    texts.insert(done.replacingOccurrences(of: "\u{A0}", with: " "))
    text = nil
  }
}
