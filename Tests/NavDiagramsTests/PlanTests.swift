import NavDOT
import NavModel
import Testing

@testable import NavDiagrams

@Suite struct PlanTests {
  private func node(_ name: String, _ plan: DiagramPlan) throws -> Int { try #require(plan.nodes.firstIndex { $0.name == name }) }

  private func edge(_ from: String, _ to: String, _ plan: DiagramPlan) throws -> DiagramPlan.Edge {
    let (tail, head) = (try node(from, plan), try node(to, plan))
    return try #require(plan.edges.first { $0.tail == tail && $0.head == head })
  }

  @Test func showsEntriesTabsModalsRoutesAndUnknownCallers() throws {
    let plan = try DiagramPlan(.shop, options: DiagramOptions(title: "Shop"))
    let roles = Dictionary(uniqueKeysWithValues: plan.nodes.map { ($0.name, $0.role) })
    #expect(
      roles == [
        "@main ShopApp": .entry, "RootView": .screen, "HomeView": .tab, "CartView": .tab, "ProductView": .screen,
        "CheckoutView": .modal, "RefundView": .screen, "Route.coupon": .route, "?": .unknownSource,
      ])
    #expect(try plan.nodes[node("RefundView", plan)].isUnreachable)
    #expect(try edge("CartView", "CheckoutView", plan).caption == "sheet")
    #expect(try plan.nodes[node("ProductView", plan)].remarks == [".product"])
    #expect(plan.legend.kinds == [.root, .tab, .push, .sheet])
    #expect(plan.legend.showsUnreachable && !plan.legend.showsMarks)
  }

  @Test func everyScreenHangsOnItsNearestEntry() throws {
    let plan = try DiagramPlan(.shop)
    for index in plan.nodes.indices where plan.nodes[index].screen != nil {
      let ways = plan.edges.count { $0.head == index && $0.isTree && plan.nodes[$0.tail].role != .unknownSource }
      #expect(ways <= 1, "\(plan.nodes[index].name)")
    }
    #expect(try edge("HomeView", "ProductView", plan).isTree)
    #expect(try !edge("CartView", "ProductView", plan).isTree)
  }

  @Test func parallelArrowsAreMergedAndKeepTheirKinds() throws {
    var maker = GraphMaker()
    for id in ["A", "B"] { maker.screen(id) }
    maker.go("A", "B", .sheet, route: "R.one")
    maker.go("A", "B", .push, route: "R.two")
    maker.go("A", "B", .push, confidence: .possible)
    maker.go("A", "B", .popover, confidence: .possible)
    let plan = try DiagramPlan(maker.graph)
    #expect(plan.edges.count == 1)
    #expect(plan.edges.first?.kinds == [.push, .sheet])
    #expect(plan.edges.first?.count == 4)
    #expect(plan.edges.first?.isPossible == false)
    #expect(plan.edges.first?.caption == "push, sheet")
  }

  @Test func guessesAreGreyAndSaidToBe() throws {
    var maker = GraphMaker()
    for id in ["A", "B"] { maker.screen(id) }
    maker.go("A", "B", confidence: .possible)
    let plan = try DiagramPlan(maker.graph)
    #expect(plan.edges.map(\.isPossible) == [true] && plan.legend.showsPossible)
    #expect(DOTWriter.text(DOTGraph(plan)).contains(Theme.possible.colour.light))
  }

  @Test func deadCodeIsLeftOutAndCounted() throws {
    var maker = GraphMaker()
    for id in ["A", "B"] { maker.screen(id) }
    maker.go("A", "B", isLive: false)
    let plan = try DiagramPlan(maker.graph)
    #expect(plan.edges.isEmpty)
    #expect(plan.notes == ["1 transition in code that is never run is not drawn"])
  }

  @Test func marksFlagScreensAndRoutesAndCountWhatIsMissing() throws {
    let marks = ["RefundView": ["unreachable-screen"], "Route.coupon": ["unmapped-destination"], "Nobody": ["x"]]
    let plan = try DiagramPlan(.shop, options: DiagramOptions(marks: marks))
    #expect(try plan.nodes[node("RefundView", plan)].marks == ["unreachable-screen"])
    #expect(try plan.nodes[node("Route.coupon", plan)].marks == ["unmapped-destination"])
    #expect(plan.notes == ["1 flagged name is not in this picture"])
    #expect(plan.legend.showsMarks)
    #expect(DOTWriter.text(DOTGraph(plan)).contains("⚠ unreachable-screen"))
  }

  @Test func aScreenThatManyShowKeepsOneArrowAndIsNamedByNumber() throws {
    var maker = GraphMaker()
    maker.screen("LoginView")
    maker.screen("RootView")
    maker.enter("RootView")
    for index in 0..<25 {
      maker.screen("Page\(index)View")
      maker.go("RootView", "Page\(index)View", .tab)
      maker.go("Page\(index)View", "LoginView", .sheet)
    }
    let plan = try DiagramPlan(maker.graph)
    let login = try node("LoginView", plan)
    #expect(plan.edges.count { $0.head == login } == 1)
    #expect(plan.nodes[login].number == 1)
    #expect(plan.nodes[login].lines.first == "1 · LoginView")
    #expect(plan.nodes[login].remarks.contains("from 25 screens"))
    #expect(plan.nodes.count { $0.remarks == ["⇢ 1"] } == 24)
    #expect(plan.legend.showsCovers && !plan.legend.showsMoves)
    #expect(plan.folded.count == 24)
    #expect(plan.notes.contains { $0.hasPrefix("24 arrows beside the shortest ways are written as the number") })
    let whole = try DiagramPlan(maker.graph, options: DiagramOptions(folding: .never))
    #expect(whole.folded.isEmpty && whole.edges.count { whole.nodes[$0.head].name == "LoginView" } == 25)
  }

  @Test func screensWithoutArrowsBecomeAList() throws {
    var maker = GraphMaker()
    for index in 0..<30 { maker.screen("Lone\(index)View", reachability: .no) }
    let plan = try DiagramPlan(maker.graph, options: DiagramOptions(marks: ["Lone3View": ["unreachable-screen"]]))
    let list = try #require(plan.nodes.first { $0.role == .list })
    #expect(list.name == "29 screens without any transition")
    #expect(list.rows.map(\.screen) == list.rows.map(\.screen).sorted() && list.rows.count == 29)
    #expect(list.lines.contains("Lone11View"))
    #expect(plan.nodes.contains { $0.screen == "Lone3View" }, "what is flagged is never folded away")
  }

  @Test func tooManyScreensAreDrawnAsGroups() throws {
    var maker = GraphMaker()
    for index in 0..<60 { maker.screen("S\(index)", module: "M\(index % 3)") }
    for index in 0..<59 { maker.go("S\(index)", "S\(index + 1)") }
    maker.enter("S0")
    var options = DiagramOptions()
    options.largestPicture = 16
    let plan = try DiagramPlan(maker.graph, options: options)
    #expect(plan.nodes.map(\.name) == ["@main ShopApp", "M0", "M1", "M2"])
    #expect(plan.nodes.dropFirst().allSatisfy { $0.role == .group && $0.rows.count == 20 })
    #expect(try edge("M0", "M1", plan).caption == "20")
    #expect(plan.notes.contains { $0.hasPrefix("60 screens are too many to be read in one picture: 3 groups") })
  }

  @Test func groupsFollowTheFlowOrAreLeftOut() throws {
    var maker = GraphMaker()
    maker.enter("A0")
    for index in 0..<6 { maker.screen("A\(index)", module: "Account") }
    for index in 0..<6 { maker.screen("B\(index)", module: "Basket") }
    for index in 0..<6 { maker.screen("Z\(index)", module: "Common") }
    for index in 0..<5 {
      maker.go("A\(index)", "A\(index + 1)")
      maker.go("B\(index)", "B\(index + 1)")
    }
    maker.go("A0", "B0")
    for index in 0..<6 { maker.go("B\(index)", "Z\(index)", .sheet) }
    #expect(try DiagramPlan(maker.graph).clusters.map(\.name) == ["Account", "Basket"])
    #expect(try DiagramPlan(maker.graph).notes.contains { $0.hasPrefix("1 group of screens has no box") })
    #expect(try DiagramPlan(maker.graph, options: DiagramOptions(grouping: .module)).clusters.map(\.name) == ["Account", "Basket", "Common"])
    #expect(try DiagramPlan(maker.graph, options: DiagramOptions(grouping: .none)).clusters.isEmpty)
  }

  @Test func foldersAreSplitWhereOneHoldsMost() {
    var maker = GraphMaker()
    for (index, folder) in ["Home", "Home/Cells", "Cart", "Cart", "Profile", "Profile"].enumerated() {
      maker.screen("S\(index)", file: "App/Sources/Presentation/\(folder)/S\(index).swift")
    }
    maker.screen("T", file: "App/Sources/Core/T.swift")
    let groups = ScreenGroups.make(.folder, maker.graph.screens, [])
    #expect(groups.names == ["Presentation/Cart", "Presentation/Home", "Presentation/Profile"])
  }

  @Test func orderOfTheDictionaryDoesNotShow() throws {
    let texts = Set(
      try (0..<20).map { _ in
        let plan = try DiagramPlan(.random(screens: 60, seed: 7), options: DiagramOptions(title: "T"))
        return DOTWriter.text(DOTGraph(plan)) + plan.notes.joined()
      })
    #expect(texts.count == 1)
  }

  @Test func policyFollowsTheSize() {
    #expect(SizePolicy(nodeCount: 1_000).allowsPNG && SizePolicy(nodeCount: 1_000).nslimit == nil)
    #expect(!SizePolicy(nodeCount: 1_001).allowsPNG && SizePolicy(nodeCount: 1_001).nslimit == "0.1")
    #expect(!SizePolicy(nodeCount: 2_001).allowsCaptions)
    #expect(!SizePolicy(nodeCount: 10, parts: 12).packs && SizePolicy(nodeCount: 10, parts: 13).packs)
  }

  @Test func nothingToDrawIsAPictureToo() throws {
    let plan = try DiagramPlan(NavigationGraph())
    #expect(plan.nodes.isEmpty && plan.edges.isEmpty)
  }
}

@Suite struct ThemeTests {
  @Test func everyKindAndRoleHasOneRow() {
    #expect(Set(Theme.edges.map(\.kind)) == Set(Transition.Kind.allCases))
    #expect(Theme.edges.count == Transition.Kind.allCases.count)
    #expect(Theme.nodes.map(\.role) == DiagramPlan.Role.allCases)
  }

  @Test func kindsDifferWithoutColour() {
    let looks = Theme.edges.map { [$0.line, $0.arrow, $0.width > 2 ? "bold" : "plain"] }
    #expect(Set(looks).count == looks.count)
    let boxes = Theme.nodes.map { [$0.shape, $0.style, "\($0.borders)"] }
    #expect(Set(boxes).count == boxes.count)
  }
}

@Suite struct SelectionTests {
  private func names(_ selection: DiagramSelection) throws -> [String] { try selection.screens(of: .shop) }

  @Test func focusGoesBothWaysSoManySteps() throws {
    #expect(try names(DiagramSelection(focus: ["ProductView"], depth: 0)) == ["ProductView"])
    #expect(try names(DiagramSelection(focus: ["ProductView"], depth: 1)) == ["CartView", "HomeView", "ProductView"])
    #expect(try names(DiagramSelection(focus: ["CheckoutView"], depth: 2)) == ["CartView", "CheckoutView", "ProductView", "RootView"])
  }

  @Test func fromAndToMeetInTheMiddle() throws {
    #expect(try names(DiagramSelection(from: ["HomeView"])) == ["HomeView", "ProductView"])
    #expect(try names(DiagramSelection(to: ["HomeView"])) == ["HomeView", "RootView"])
    #expect(try names(DiagramSelection(from: ["RootView"], to: ["CheckoutView"])) == ["CartView", "CheckoutView", "RootView"])
    #expect(throws: SelectionError.noPath(from: ["HomeView"], to: ["CheckoutView"])) {
      try names(DiagramSelection(from: ["HomeView"], to: ["CheckoutView"]))
    }
  }

  @Test func namesMayBeShortButNotVague() throws {
    #expect(try names(DiagramSelection(focus: ["cartview"], depth: 0)) == ["CartView"])
    let failure = #expect(throws: SelectionError.self) { try names(DiagramSelection(focus: ["CartVeiw"])) }
    #expect(failure?.description == "no screen is called 'CartVeiw'; did you mean 'CartView'?")
  }

  @Test func waysOutOfTheSelectionAreCounted() throws {
    let plan = try DiagramPlan(.shop, options: DiagramOptions(selection: DiagramSelection(focus: ["RootView"], depth: 0)))
    #expect(plan.nodes.first { $0.screen == "RootView" }?.remarks == ["leads to 2 more"])
  }
}
