import NavAnswers
import NavModel
import NavSource
import TestSupport
import Testing

@Suite struct AnswerTests {
  private func place(_ line: Int, _ file: String = "Shop.swift") -> Place { Place(file: file, line: line, column: 1) }

  /// Two entries, a detour, a guess, dead code, a caller nobody knows.
  private var shop: NavigationGraph {
    var graph = NavigationGraph()
    for (line, name) in ["CartView", "HomeView", "LoginView", "Pay.DoneView", "WidgetView"].enumerated() {
      graph.screens.append(Screen(id: name, module: "Shop", kind: .view, place: place(line + 100), reachability: .yes))
    }
    func go(
      _ from: String?, _ to: String, _ kind: Transition.Kind, _ line: Int, route: String? = nil,
      _ confidence: Transition.Confidence = .certain, reason: String? = nil, isLive: Bool = true
    ) {
      graph.transitions.append(
        Transition(
          from: from, to: to, route: route, kind: kind, place: place(line), confidence: confidence,
          evidence: [Evidence(place: place(70), text: "'open' passes its parameter on")], fromReason: reason, isLive: isLive))
    }
    go(nil, "HomeView", .root, 1)
    go("HomeView", "CartView", .push, 2, route: "Route.cart")
    go("HomeView", "CartView", .sheet, 3)
    go("HomeView", "LoginView", .push, 4)
    go("LoginView", "CartView", .push, 5)
    go("CartView", "Pay.DoneView", .push, 6)
    go("WidgetView", "Pay.DoneView", .push, 7, .possible)
    go("LoginView", "Pay.DoneView", .push, 8, isLive: false)
    go(nil, "Pay.DoneView", .push, 9, reason: "no caller was found")
    graph.entries = [
      EntryPoint(name: "HomeView", place: place(1), screens: ["HomeView"]),
      EntryPoint(name: "WidgetView", place: place(60), screens: ["WidgetView"]),
    ]
    graph.unresolved = [UnresolvedTransition(place: place(50), kind: .push, reason: "'x' is a parameter")]
    graph.routeTypes = [RouteType(id: "Route", module: "Shop", place: place(30), cases: [RouteCase(id: "Route.cart", name: "cart", place: place(31))])]
    graph.mappings = [Mapping(routeType: "Route", place: place(40), owner: "view(for:)", arms: [
      Mapping.Arm(cases: ["cart"], isDefault: false, place: place(41), content: .screens, screens: ["CartView"], signature: ""),
    ])]
    return graph
  }

  // MARK: Paths

  @Test func everyEntryIsAskedAndTheSurestTransitionTaken() throws {
    let answer = try PathAnswer(shop, from: nil, to: "doneview")
    #expect(answer.target == "Pay.DoneView")
    #expect(answer.starts.map(\.screen) == ["HomeView"])
    #expect(answer.silentEntries == ["WidgetView"])
    #expect(answer.starts.first?.ways.map { $0.map(\.transition.place.line) } == [[2, 6]])
    #expect(answer.starts.first?.ways.first?.map(\.others) == [1, 0])
    #expect(answer.starts.first?.hasMore == true)
    #expect(answer.gates == ["HomeView", "CartView"])
    #expect(answer.unknownWays.map(\.place.line) == [9])
  }

  // MARK: Entries

  @Test func eachEntryIsAskedForWhatItLeadsTo() throws {
    var graph = shop
    graph.entries.append(EntryPoint(name: "CartView.onOpenURL", kind: .url, place: place(61), opens: [.init(screen: "LoginView", place: place(62))]))
    let all = try EntryAnswer(graph)
    #expect(all.rows.map(\.entry.name) == ["HomeView", "WidgetView", "CartView.onOpenURL"])
    #expect(all.rows.map(\.reached.count) == [4, 1, 3])
    #expect(all.rows.map(\.alone) == [1, 1, 0])
    #expect(all.reached == 5 && all.screens == 5)
    let link = try EntryAnswer(graph, named: "onopenurl").rows
    #expect(link.map(\.reached) == [[
      .init(screen: "LoginView", steps: 0, isOnlyHere: false), .init(screen: "CartView", steps: 1, isOnlyHere: false),
      .init(screen: "Pay.DoneView", steps: 2, isOnlyHere: false),
    ]])
    #expect(try EntryAnswer(graph, named: "url").rows.count == 1)
    let guessed = try EntryAnswer(graph, counting: WayFilter(takesPossible: true))
    #expect(guessed.rows.map(\.reached.count) == [4, 2, 3])
  }

  @Test func aWayBeginsAtOneEntryOnly() throws {
    let answer = try PathAnswer(shop, from: nil, by: "WidgetView", to: "CartView")
    #expect(answer.starts.isEmpty && answer.silentEntries == ["WidgetView"] && !answer.hasGuesses)
    #expect(try PathAnswer(shop, from: nil, by: "HomeView", to: "CartView").starts.map(\.entry) == ["HomeView"])
    #expect(throws: NameError.unknown(noun: "entry point", name: "HomeVeiw", nearest: ["HomeView"])) {
      try PathAnswer(shop, from: nil, by: "HomeVeiw", to: "CartView")
    }
  }

  @Test func allWaysAndOnlySomeKinds() throws {
    let all = try PathAnswer(shop, from: "HomeView", to: "DoneView", limit: 10)
    #expect(all.starts.first?.ways.map { $0.map(\.to) } == [["CartView", "Pay.DoneView"], ["LoginView", "CartView", "Pay.DoneView"]])
    #expect(all.starts.first?.hasMore == false)
    #expect(all.gates == ["CartView"])
    let sheets = try PathAnswer(shop, from: "HomeView", to: "CartView", counting: WayFilter(kinds: [.sheet]))
    #expect(sheets.starts.first?.ways.map { $0.map(\.transition.place.line) } == [[3]])
  }

  @Test func guessesAreOfferedWhereNothingElseLeadsThere() throws {
    let answer = try PathAnswer(shop, from: "WidgetView", to: "DoneView")
    #expect(answer.starts.isEmpty && answer.hasGuesses)
    #expect(try PathAnswer(shop, from: "WidgetView", to: "DoneView", counting: WayFilter(takesPossible: true)).starts.count == 1)
    let none = try PathAnswer(shop, from: "CartView", to: "HomeView")
    #expect(none.starts.isEmpty && !none.hasGuesses)
  }

  @Test func namesAreToldApart() {
    let error = #expect(throws: NameError.self) { try PathAnswer(shop, from: nil, to: "CartVew") }
    #expect(error == .unknown(noun: "screen", name: "CartVew", nearest: ["CartView"]))
  }

  // MARK: Why

  private func lines(_ question: WhyAnswer.Question) throws -> [Int] { try WhyAnswer(shop, question).transitions.map(\.place.line) }

  @Test func whyIsAskedOfScreensAndOfLines() throws {
    #expect(try lines(.between("HomeView", "CartView")) == [2, 3])
    #expect(try lines(.between(nil, "DoneView")) == [6, 7, 8, 9])
    #expect(try lines(.at(file: "Shop.swift", line: 4)) == [4])
    // A line that passes routes on, a screen's declaration, a route's, and an arm that maps it.
    #expect(try lines(.at(file: "Shop.swift", line: 70)).count == 9)
    #expect(try lines(.at(file: "shop.swift", line: 102)) == [4])
    #expect(try lines(.at(file: "Shop.swift", line: 31)) == [2])
    #expect(try lines(.at(file: "Shop.swift", line: 41)) == [2])
    #expect(try WhyAnswer(shop, .at(file: "Shop.swift", line: 50)).unresolved.count == 1)
  }

  @Test func whereThereIsNothingTheNearestIsGiven() throws {
    let pair = try WhyAnswer(shop, .between("HomeView", "DoneView"))
    #expect(pair.isEmpty && pair.way.map(\.to) == ["CartView", "Pay.DoneView"])
    let line = try WhyAnswer(shop, .at(file: "Shop.swift", line: 20))
    #expect(line.isEmpty && line.nearLines.contains(9))
    #expect(throws: NameError.unknown(noun: "file that navigates", name: "Shp.swift", nearest: ["Shop.swift"])) {
      try WhyAnswer(shop, .at(file: "Shp.swift", line: 1))
    }
  }

  // MARK: Metrics

  @Test func numbersOfTheShop() {
    let (whole, modules) = Metrics.of(shop)
    #expect(whole.screens == 5 && whole.entries == 2 && whole.routes == 1)
    #expect(whole.transitions == [.root: 1, .push: 6, .sheet: 1])
    #expect(whole.possible == 1 && whole.fromUnknown == 1)
    #expect(whole.depth.screens == [2, 2, 1] && whole.depth.deepestScreen == "Pay.DoneView")
    #expect(whole.fanOut.most == 2 && whole.fanOut.mostScreen == "HomeView" && whole.fanOut.sum == 4)
    #expect(whole.fanIn.mostScreen == "CartView" && whole.fanIn.sum == 4)
    #expect(whole.calls == CallCounts(total: 10, unresolved: 1))
    #expect(modules.map(\.name) == ["Shop"] && modules.first?.metrics.screens == 5)
  }

  @Test func modulesAreCountedApart() {
    var graph = shop
    for index in graph.screens.indices where graph.screens[index].id == "Pay.DoneView" { graph.screens[index].module = "Pay" }
    let (whole, modules) = Metrics.of(graph, moduleOfFile: ["Shop.swift": "Shop"])
    #expect(modules.map(\.name) == ["Pay", "Shop"])
    #expect(modules.map(\.inward) == [3, 0])
    #expect(modules.map(\.outward) == [0, 3])
    let screens = modules.map(\.metrics.screens)
    #expect(screens.reduce(0, +) == whole.screens)
    let transitions = modules.map { $0.metrics.transitions.values.reduce(0, +) }
    #expect(transitions.reduce(0, +) == whole.transitions.values.reduce(0, +))
    #expect(modules.last?.metrics.calls == whole.calls)
  }

  @Test func ringsAreScreensThatLeadBack() {
    var graph = shop
    graph.transitions.append(Transition(from: "CartView", to: "HomeView", route: nil, kind: .root, place: place(11)))
    graph.transitions.append(Transition(from: "WidgetView", to: "WidgetView", route: nil, kind: .push, place: place(12)))
    #expect(Metrics.of(graph).whole.inRings == 3)
  }

  // MARK: Covered by given walks

  private func coverage(_ walks: [[WalkCoverage.Step]]) throws -> WalkCoverage {
    try WalkCoverage(walks.enumerated().map { WalkCoverage.Written(steps: $1, line: $0 + 1) }, in: shop)
  }

  @Test func stepsCountForAsManyTransitionsAsTheyCan() throws {
    // The second could be either; the first must be the push.
    let both = try coverage([
      [.init("HomeView"), .init("CartView")], [.init("HomeView"), .init("CartView", kind: .push, route: "Route.cart")],
    ])
    #expect(both.taken == 2 && both.total == 5 && both.unknownSteps.isEmpty)
    #expect(both.missing.map(\.transition.place.line) == [6, 4, 5])
    #expect(try coverage([[.init("HomeView"), .init("CartView", kind: .push)], [.init("HomeView"), .init("CartView", kind: .push)]]).taken == 1)
  }

  @Test func goingBackIsNoTransition() throws {
    let walk = try coverage([[.init("HomeView"), .init("LoginView"), .init("HomeView"), .init("CartView"), .init("WidgetView")]])
    #expect(walk.taken == 2)
    #expect(walk.unknownSteps.map(\.to.screen) == ["WidgetView"])
    #expect(walk.unknownSteps.map(\.line) == [1])
    let error = #expect(throws: WalkCoverage.UnknownName.self) { try coverage([[.init("HomeView")], [.init("CartVew")]]) }
    #expect(error?.line == 2)
  }

  @Test(arguments: 0..<40) func theFewestWalksTakeEverything(_ seed: Int) throws {
    let flow = RandomFlow(seed: UInt64(seed), screens: 3...15, transitions: 5...40)
    let answer = CoverAnswer(flow.graph)
    let written = answer.walks.map { walk in
      WalkCoverage.Written(steps: [.init(walk.start)] + walk.edges.map(answer.hop).map { .init($0.to, kind: $0.transition.kind) })
    }
    let coverage = try WalkCoverage(written, in: flow.graph)
    #expect(coverage.taken == answer.taken && coverage.unknownSteps.isEmpty)
    let missing = Set(coverage.missing.map(\.transition))
    #expect(missing == Set(answer.unreached.map(\.transition)))
  }
}
