import NavDOT
import NavModel
import Testing

@testable import NavDiagrams

/// What each option draws and leaves out.
@Suite struct OptionTests {
  private func screens(_ plan: DiagramPlan) -> Set<String> {
    Set(plan.nodes.flatMap { node in node.screen.map { [$0] } ?? node.rows.map(\.screen) })
  }

  private func arrows(_ plan: DiagramPlan) -> Set<String> {
    Set(plan.edges.map { "\(plan.nodes[$0.tail].name) \(plan.nodes[$0.head].name)" })
  }

  /// Two features of three screens behind one tab bar.
  private var features: NavigationGraph {
    var maker = GraphMaker()
    maker.screen("RootView")
    maker.enter("RootView")
    for name in ["Home", "Cart"] {
      for part in ["Tab", "List", "Item"] { maker.screen("\(name)\(part)", module: name, file: "App/\(name)/\(part).swift") }
      maker.go("RootView", "\(name)Tab", .tab)
      maker.go("\(name)Tab", "\(name)List")
      maker.go("\(name)List", "\(name)Item", .sheet)
    }
    maker.go("HomeItem", "CartItem", .sheet)
    return maker.graph
  }

  @Test func onlyKindsAskedForAndTheirScreensAreDrawn() throws {
    let plan = try DiagramPlan(.shop, options: DiagramOptions(kinds: [.sheet, .tab]))
    #expect(arrows(plan) == ["RootView HomeView", "RootView CartView", "CartView CheckoutView"])
    #expect(screens(plan) == ["RootView", "HomeView", "CartView", "CheckoutView"])
    #expect(plan.notes == ["2 screens have no transition of the kinds asked for (tab, sheet) and are not drawn"])
    #expect(plan.legend.kinds == [.tab, .sheet])
  }

  @Test func whatIsAskedForByNameIsDrawnWhateverLeadsThere() throws {
    let options = DiagramOptions(selection: DiagramSelection(focus: ["ProductView"], depth: 1), kinds: [.sheet])
    #expect(screens(try DiagramPlan(.shop, options: options)) == ["ProductView"])
  }

  @Test func whatIsHiddenIsGoneWithItsArrows() throws {
    let plan = try DiagramPlan(.shop, options: DiagramOptions(hidden: ["CartView"]))
    #expect(!screens(plan).contains("CartView"))
    #expect(arrows(plan).allSatisfy { !$0.contains("CartView") })
    #expect(plan.notes.contains("1 screen is hidden"))
    let several = try DiagramPlan(.shop, options: DiagramOptions(hidden: ["C*View", "RefundView"]))
    #expect(screens(several) == ["RootView", "HomeView", "ProductView"])
  }

  @Test func groupsAreHiddenAndCollapsedByName() throws {
    let hidden = try DiagramPlan(features, options: DiagramOptions(grouping: .module, hidden: ["Cart"]))
    #expect(screens(hidden) == ["RootView", "HomeTab", "HomeList", "HomeItem"])
    let collapsed = try DiagramPlan(features, options: DiagramOptions(grouping: .module, collapsed: ["Cart"]))
    let box = try #require(collapsed.nodes.first { $0.role == .group })
    #expect(box.name == "Cart" && box.rows.map(\.screen) == ["CartItem", "CartList", "CartTab"])
    #expect(arrows(collapsed).isSuperset(of: ["RootView Cart", "HomeItem Cart"]))
    #expect(collapsed.notes.contains("2 transitions within collapsed groups are not drawn"))
    #expect(collapsed.nodes.count { $0.screen?.hasPrefix("Cart") == true } == 0)
  }

  @Test func namesThatNobodyKnowsAreErrorsWithTheNearest() {
    for options in [DiagramOptions(collapsed: ["Caart"]), DiagramOptions(hidden: ["CartLits"])] {
      let error = #expect(throws: SelectionError.self) { try DiagramPlan(features, options: options) }
      #expect(error?.description.contains("did you mean 'Cart") == true, "\(error.map { "\($0)" } ?? "")")
    }
  }

  @Test func theFocusIsMarkedBySignAndBorder() throws {
    let plan = try DiagramPlan(.shop, options: DiagramOptions(selection: DiagramSelection(focus: ["CartView"], depth: 1)))
    let node = try #require(plan.nodes.first { $0.screen == "CartView" })
    #expect(node.isFocus && node.lines.first == "◎ CartView")
    #expect(plan.nodes.count(where: \.isFocus) == 1)
  }

  @Test func darkDiffersFromLightInColoursAlone() throws {
    let plan = try DiagramPlan(.shop, options: DiagramOptions(title: "Shop"))
    let (light, dark) = (DOTWriter.text(DOTGraph(plan, .light)), DOTWriter.text(DOTGraph(plan, .dark)))
    #expect(light != dark)
    func bare(_ text: String) -> String { text.replacing(/#[0-9A-F]{6}/, with: "#") }
    #expect(bare(light) == bare(dark))
    for row in Theme.nodes { #expect(row.fill.light != row.ink.light && row.fill.dark != row.ink.dark) }
  }

  /// By the WCAG's formula; 4.5 is what it asks of text.
  @Test func textCanBeReadOnItsGround() {
    func luminance(_ colour: String) -> Double {
      let number = Int(colour.dropFirst(), radix: 16) ?? 0
      let parts = [number >> 16, number >> 8 & 255, number & 255].map { part -> Double in
        let value = Double(part) / 255
        // A cheap stand-in for the power of 2.4, within 0.03.
        return value * value * (0.6 + 0.4 * value)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    func contrast(_ a: String, _ b: String) -> Double {
      let (x, y) = (luminance(a), luminance(b))
      return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }
    for appearance in Theme.Appearance.allCases {
      for row in Theme.nodes { #expect(contrast(row.fill[appearance], row.ink[appearance]) >= 4.5, "\(row.role) \(appearance)") }
      let faded = Theme.unreachable
      #expect(contrast(faded.fill[appearance], faded.ink[appearance]) >= 4.5, "unreachable \(appearance)")
      for row in Theme.edges { #expect(contrast(Theme.page[appearance], row.colour[appearance]) >= 3, "\(row.kind) \(appearance)") }
    }
  }

  // MARK: - Sizes

  @Test func smallPicturesAreDrawnWhole() {
    #expect(FoldingPolicy(screens: 60, arrows: 45) == .none)
    #expect(FoldingPolicy(screens: 42, arrows: 109).looseArrows == 14)
    #expect(FoldingPolicy(screens: 61, arrows: 10).looseArrows == 0)
  }

  /// Whatever is folded, each transition between two screens is still there: as an arrow, as a number, or within a group.
  @Test(arguments: 0..<30 as Range<UInt64>) func nothingIsLostByFolding(_ seed: UInt64) throws {
    let graph = NavigationGraph.random(screens: 20 + Int(seed) * 12, seed: seed)
    var options = DiagramOptions()
    if seed % 3 == 0 { options.largestPicture = 24 }
    let plan = try DiagramPlan(graph, options: options)
    var box: [String: DiagramPlan.Spot] = [:]
    for (index, node) in plan.nodes.enumerated() {
      if let screen = node.screen { box[screen] = DiagramPlan.Spot(node: index) }
      for row in node.rows.indices { box[node.rows[row].screen] = DiagramPlan.Spot(node: index, row: row) }
    }
    #expect(box.count == graph.screens.count)
    let drawn = Set(plan.edges.map { [$0.tail, $0.head] })
    let folded = Set(plan.folded.map { [$0.tail.node, $0.head.node] })
    for transition in graph.transitions where transition.isLive {
      guard let from = transition.from, let to = transition.to else { continue }
      let (tail, head) = (try #require(box[from]), try #require(box[to]))
      if tail.node == head.node, plan.nodes[tail.node].role == .group { continue }
      #expect(drawn.contains([tail.node, head.node]) || folded.contains([tail.node, head.node]), "\(from) → \(to)")
    }
    // A number stands for one box or line, and each that is written somewhere belongs to one.
    let numbers = plan.nodes.flatMap { [$0.number] + $0.rows.map(\.number) }.compactMap { $0 }
    #expect(Set(numbers).count == numbers.count)
    for arrow in plan.folded where arrow.tail != arrow.head {
      let head = plan.nodes[arrow.head.node]
      #expect((arrow.head.row.map { head.rows[$0].number } ?? head.number) != nil)
    }
  }

  @Test func fromSomeSizeOnGroupsAreCollapsedAndItIsSaid() throws {
    var maker = GraphMaker()
    maker.screen("S0", module: "M0", file: "App/M0/S0.swift")
    maker.enter("S0")
    for index in 1..<900 {
      let module = "M\(index % 9)"
      maker.screen("S\(index)", module: module, file: "\(module)/F\(index % 4)/S\(index).swift")
      maker.go("S\(index / 2)", "S\(index)")
    }
    let plan = try DiagramPlan(maker.graph)
    #expect(plan.nodes.count <= FoldingPolicy.largestPicture)
    #expect(screens(plan).count == 900)
    #expect(plan.notes.contains { $0.hasPrefix("900 screens are too many to be read in one picture: ") && $0.contains("--no-fold") })
    let whole = try DiagramPlan(maker.graph, options: DiagramOptions(folding: .never))
    #expect(whole.nodes.count == 901 && whole.folded.isEmpty)
  }

  @Test func noPictureIsLargerThanALayoutEndsFor() throws {
    var maker = GraphMaker()
    maker.enter("S0")
    var graph = maker.graph
    graph.screens = (0..<(SizePolicy.largestLayout + 10)).map { index in
      Screen(id: "S\(index)", module: "M\(index % 7)", kind: .view, place: nil, reachability: .yes)
    }
    let plan = try DiagramPlan(graph, options: DiagramOptions(folding: .never))
    #expect(plan.nodes.count <= SizePolicy.largestLayout)
    #expect(plan.notes.contains { $0.contains("are too many for one picture") })
  }
}

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("HomeView", "HomeView", true), ("Inner", "Outer.Inner", true), ("Outer", "Outer.Inner", false), ("*View", "HomeView", true),
    ("Home*", "HomeView", true), ("H*V*w", "HomeView", true), ("*", "anything", true), ("Home*e", "HomeView", false),
    ("a*a", "a", false), ("**", "x", true), ("", "x", false), ("*화면", "홈화면", true), ("[x]", "[x]", true), (".*", "HomeView", false),
  ])
  func matches(_ pattern: String, _ name: String, _ fits: Bool) { #expect(NamePattern(pattern).matches(name) == fits) }
}
