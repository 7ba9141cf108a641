import NavAnswers
import NavModel
import NavSource
import TestSupport
import Testing

@Suite struct ContractTests {
  private typealias Name = Contract.Name

  private func names(_ numbers: some Sequence<Int>) -> [Name] { numbers.map { Name(RandomFlow.name($0)) } }

  private func check(_ demand: Contract.Demand, _ graph: NavigationGraph) -> ContractCheck {
    ContractCheck([Contract(demand, file: ".navgraph.yml", line: 3)], in: graph)
  }

  private func isWay(_ hops: [Hop]) -> Bool { zip(hops, hops.dropFirst()).allSatisfy { $0.to == $1.from } }

  // MARK: Against the definition, on random flows

  @Test(arguments: 0..<150) func passageIsReachabilityWithoutTheGates(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 3...9, transitions: 3...18)
    var random = SplitMix64(seed: UInt64(seed) + 3)
    func some(_ count: ClosedRange<Int>) -> [Int] { Array((0..<flow.count).shuffled(using: &random).prefix(Int.random(in: count, using: &random))) }
    let (from, to, gates) = (seed % 2 == 0 ? [] : some(1...2), some(1...3), some(0...2))
    let found = check(.passes(from: names(from), to: names(to), gates: names(gates)), flow.graph)
    let broken = to.filter { target in
      let starts = from.isEmpty ? flow.entries : from.filter { $0 != target }
      return !gates.contains(target) && flow.reachable(from: starts, avoiding: Set(gates)).contains(target)
    }
    #expect(found.problems.isEmpty)
    #expect(found.breaches.map(\.subject) == broken.map(RandomFlow.name))
    for (breach, target) in zip(found.breaches, broken) {
      #expect(isWay(breach.way))
      #expect(breach.way.last.map { $0.to == RandomFlow.name(target) } ?? flow.entries.contains(target))
      let touched = Set(breach.way.flatMap { [$0.from, $0.to] })
      #expect(touched.isDisjoint(with: gates.map(RandomFlow.name)))
      let starts = Set((from.isEmpty ? flow.entries : from).map(RandomFlow.name))
      if let first = breach.way.first { #expect(starts.contains(first.from)) }
    }
  }

  @Test(arguments: 0..<80) func distanceIsTheFewestTransitions(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 3...9, transitions: 3...14)
    let most = seed % 4
    let centres = seed % 3 == 0 ? [] : [seed % flow.count]
    let found = check(.within(steps: most, screens: names(0..<flow.count), of: names(centres)), flow.graph)
    var near = Set(centres.isEmpty ? flow.entries : centres)
    for _ in 0..<most { near = near.reduce(near) { $0.union(flow.next[$1]) } }
    let far = (0..<flow.count).filter { !near.contains($0) }
    #expect(found.breaches.map(\.subject) == far.map(RandomFlow.name))
    let all = Set(flow.reachable(from: centres.isEmpty ? flow.entries : centres).map(RandomFlow.name))
    for breach in found.breaches {
      #expect(isWay(breach.way) && breach.way.last.map { $0.to == breach.subject } ?? true)
      #expect(breach.way.isEmpty == !all.contains(breach.subject))
    }
  }

  @Test(arguments: 0..<60) func doorsAreTheOnlyWayIntoAModule(_ seed: Int) {
    let flow = RandomFlow(seed: UInt64(seed), screens: 4...10, transitions: 4...20)
    let doors = Set((0..<flow.count).filter { $0 % 4 == seed % 4 })
    let from = seed % 2 == 0 ? nil : 2
    let found = check(
      .doors(into: Name("M1"), from: from.map { Name("M\($0)") }, doors: names(doors)), flow.graph)
    let broken = Set(
      flow.arrows.filter { $0.to % 3 == 1 && $0.from % 3 != 1 && (from == nil || $0.from % 3 == from) && !doors.contains($0.to) }.map(\.to))
    #expect(Set(found.breaches.map(\.subject)) == Set(broken.map(RandomFlow.name)))
    #expect(found.breaches.count == broken.count)
    #expect(found.breaches.allSatisfy { $0.way.count == 1 })
  }

  // MARK: A shop

  private let shop: NavigationGraph = {
    var graph = NavigationGraph()
    func place(_ line: Int) -> Place { Place(file: "Shop.swift", line: line, column: 1) }
    func go(_ from: String, _ to: String, _ kind: Transition.Kind, _ line: Int, _ confidence: Transition.Confidence = .certain, isLive: Bool = true) {
      graph.transitions.append(
        Transition(from: from, to: to, route: "ShopRoute.\(to)", kind: kind, place: place(line), confidence: confidence, isLive: isLive))
    }
    for (line, name) in ["CartView", "CheckoutView", "HomeView", "LoginView", "SettingsView"].enumerated() {
      graph.screens.append(Screen(id: name, module: name == "CheckoutView" ? "Pay" : "Shop", kind: .view, place: place(line + 100)))
    }
    go("HomeView", "CartView", .push, 1)
    go("CartView", "LoginView", .sheet, 2)
    go("LoginView", "CheckoutView", .sheet, 3)
    go("CartView", "CheckoutView", .push, 4, .possible)
    go("HomeView", "CheckoutView", .push, 5, isLive: false)
    graph.routeTypes = [RouteType(id: "ShopRoute", module: "Shop", place: place(90), cases: [
      RouteCase(id: "ShopRoute.CheckoutView", name: "CheckoutView", place: place(91)),
    ])]
    graph.entries = [EntryPoint(name: "HomeView", place: place(80), screens: ["HomeView"])]
    return graph
  }()

  @Test func guessesAndDeadCodeBreakNothing() {
    #expect(check(.passes(from: [], to: [Name("CheckoutView")], gates: [Name("LoginView")]), shop).breaches.isEmpty)
    var graph = shop
    graph.transitions[3].confidence = .likely
    let found = check(.passes(from: [], to: [Name("checkoutview")], gates: [Name("LoginView")]), graph)
    #expect(found.breaches.map(\.what) == ["a path to 'CheckoutView' does not pass 'LoginView'"])
    #expect(found.breaches.first?.way.map(\.to) == ["CartView", "CheckoutView"])
    #expect(found.breaches.first?.place.line == 4)
  }

  @Test func anEntryIsWhereUsersAreWithoutAnyPath() {
    let found = check(.passes(from: [], to: [Name("HomeView")], gates: [Name("LoginView")]), shop)
    #expect(found.breaches.map(\.what) == ["users come in at 'HomeView' without passing 'LoginView'"])
    #expect(found.breaches.first?.place.line == 80)
    #expect(check(.passes(from: [Name("HomeView")], to: [Name("HomeView")], gates: []), shop).breaches.isEmpty)
  }

  @Test func whatNobodyReachesIsNotNear() {
    let found = check(.within(steps: 2, screens: [Name("CartView"), Name("SettingsView"), Name("CheckoutView")], of: []), shop)
    #expect(found.breaches.map(\.what) == [
      "no path leads from an entry to 'SettingsView', which is to be within 2",
      "'CheckoutView' is 3 transitions away from an entry, and is to be within 2",
    ])
    #expect(found.breaches.map(\.place.line) == [104, 3])
  }

  @Test func aRouteMayBeADoor() {
    #expect(check(.doors(into: Name("Pay"), from: nil, doors: [Name("HomeView")]), shop).breaches.map(\.subject) == ["CheckoutView"])
    #expect(check(.doors(into: Name("Pay"), from: Name("Shop"), doors: [Name("ShopRoute.CheckoutView")]), shop).breaches.isEmpty)
  }

  @Test func modalsAreCounted() {
    let found = check(.modals(atMost: 1), shop)
    #expect(found.breaches.map(\.what) == ["2 modals can lie over each other, and at most 1 is to"])
    #expect(found.breaches.first?.way.map(\.to) == ["CartView", "LoginView", "CheckoutView"])
    #expect(check(.modals(atMost: 2), shop).breaches.isEmpty)
  }

  @Test func unknownNamesAreProblemsWithTheirPlace() {
    let contracts = [
      Contract(
        .passes(from: [], to: [Name("ChekoutView", line: 7, column: 20)], gates: [Name("LoginVew", line: 8, column: 13)]),
        file: ".navgraph.yml", line: 7),
      Contract(.doors(into: Name("Pya", line: 9, column: 3), from: nil, doors: []), file: ".navgraph.yml", line: 9),
    ]
    let found = ContractCheck(contracts, in: shop)
    #expect(found.breaches.isEmpty)
    #expect(found.problems.map(\.description) == [
      ".navgraph.yml:7:20: no screen is called 'ChekoutView'\n  Did you mean 'CheckoutView'?",
      ".navgraph.yml:8:13: no screen is called 'LoginVew'\n  Did you mean 'LoginView'?",
      ".navgraph.yml:9:3: no module is called 'Pya'\n  Did you mean 'Pay'?",
    ])
  }

  @Test func withoutEntriesNothingIsClaimed() {
    var graph = shop
    graph.entries = []
    for demand in [
      Contract.Demand.passes(from: [], to: [Name("CheckoutView")], gates: [Name("LoginView")]),
      .within(steps: 1, screens: [Name("CheckoutView")], of: []), .modals(atMost: 0),
    ] {
      let found = check(demand, graph)
      #expect(found.breaches.isEmpty && found.problems.map(\.line) == [3])
    }
    #expect(check(.passes(from: [Name("HomeView")], to: [Name("CheckoutView")], gates: []), graph).breaches.count == 1)
  }

  @Test func contractsInWords() {
    func words(_ demand: Contract.Demand) -> String { Contract(demand, file: "", line: 1).words }
    #expect(words(.passes(from: [], to: [Name("A")], gates: [Name("B"), Name("C")])) == "every path to A passes B or C")
    #expect(words(.passes(from: [Name("A")], to: [Name("B")], gates: [])) == "no path from A to B")
    #expect(words(.within(steps: 2, screens: [Name("A")], of: [])) == "A is within 2 of an entry")
    #expect(words(.doors(into: Name("M"), from: Name("N"), doors: [Name("A")])) == "N enters M only through A")
    #expect(words(.modals(atMost: 1)) == "at most 1 modal deep")
  }
}
