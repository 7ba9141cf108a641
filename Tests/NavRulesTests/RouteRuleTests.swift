import NavFindings
import NavModel
import NavRules
import NavSource
import Testing

@Suite struct UnmappedDestinationTests {
  @Test func speaksOfCasesThatAreMadeAndNeverMapped() {
    let graph = shop(
      [route("cart", line: 2), route("help", line: 3, mapping: .absent), route("old", line: 4, mapping: .absent, madeAt: [])],
      mappings: [shopMapping([arm(["cart"], line: 21)])], transitions: [toHelp])
    #expect(said("unmapped-destination", in: graph) == ["3 ShopRoute.help"])
    let finding = findings("unmapped-destination", in: graph).first
    #expect(finding?.severity == .error)
    #expect(finding?.message.contains("add 'case .help' to 'ShopCoordinator.view(for:)'") == true)
    #expect(finding?.related.map(\.place.line) == [99, 20])
  }

  /// Cases that one arm sends away together may be shown in another way: an alert, a part of the screen.
  @Test func severalThatAreSentAwayTogetherAreAWarning() {
    for (cases, severity) in [(["help"], Severity.error), (["help", "news"], .warning)] {
      let graph = shop(
        [route("cart", line: 2), route("help", line: 3, mapping: .nothing)],
        mappings: [shopMapping([arm(["cart"], line: 21), arm(cases, line: 22, .nothing)])], transitions: [toHelp])
      #expect(findings("unmapped-destination", in: graph).map(\.severity) == [severity])
    }
  }

  private var toHelp: Transition { Transition(from: "HomeScreen", to: nil, route: "ShopRoute.help", kind: .push, place: at(99)) }

  /// What is made may be for something else than the mapping.
  @Test func whatIsNotSeenToGoThereIsAWarning() {
    let absent = shop([route("help", line: 3, mapping: .absent)], mappings: [shopMapping([arm(["cart"], line: 21)])])
    for graph in [absent, swallowing(.nothing, isTaken: false)] {
      let findings = findings("unmapped-destination", in: graph)
      #expect(findings.map(\.severity) == [.warning])
      #expect(findings.first?.message.hasPrefix("the app makes 'ShopRoute.help'") == true)
      #expect(findings.first?.related.first?.text == "made here")
    }
  }

  @Test func speaksOfCasesMappedToNothingEvenWhereNothingMakesThem() {
    let graph = shop([route("help", line: 3, mapping: .nothing, madeAt: [])])
    #expect(said("unmapped-destination", in: graph) == ["3 ShopRoute.help"])
  }

  @Test(arguments: [RouteCase.Handling.screen, .placeholder, .swallowed, .unknown])
  func leavesOtherHandlingToOtherRules(_ handling: RouteCase.Handling) {
    #expect(said("unmapped-destination", in: shop([route("help", line: 3, mapping: handling)])).isEmpty)
  }

  private func swallowing(_ content: Mapping.Content, madeAt: [Int] = [99], others: [Mapping] = [], isTaken: Bool = true) -> NavigationGraph {
    shop(
      [route("cart", line: 2), route("help", line: 3, mapping: .swallowed, madeAt: madeAt)],
      mappings: [shopMapping([arm(["cart"], line: 21), arm(["help"], line: 22, content, isDefault: true)])] + others,
      transitions: isTaken ? [toHelp] : [])
  }

  /// A function that gives back `nil` tells its callers that there is no screen, as at the end of a flow.
  @Test func whatIsDeclinedIsANote() {
    #expect(findings("unmapped-destination", in: swallowing(.declined)).map(\.severity) == [.info])
    #expect(findings("unmapped-destination", in: swallowing(.nothing)).map(\.severity) == [.error])
    for (content, severity) in [(Mapping.Content.declined, Severity.info), (.nothing, .error)] {
      let graph = shop(
        [route("help", line: 3, mapping: .nothing)], mappings: [shopMapping([arm(["help"], line: 22, content)])],
        transitions: [Transition(from: "HomeScreen", to: nil, route: "ShopRoute.help", kind: .push, place: at(99))])
      #expect(findings("unmapped-destination", in: graph).map(\.severity) == [severity])
    }
  }

  /// A row's button may be told by a route which row it is.
  @Test func whatIsMadeAndNotSeenToBeGoneToIsANote() {
    let mapping = shopMapping([arm(["help"], line: 22, .nothing)])
    let only = findings("unmapped-destination", in: shop([route("help", line: 3, mapping: .nothing)], mappings: [mapping]))
    #expect(only.map(\.severity) == [.info])
    #expect(only.flatMap(\.related).map(\.text) == ["mapped to nothing here", "made here"])
    let nobody = shop([route("help", line: 3, mapping: .nothing, madeAt: [])], mappings: [mapping])
    #expect(findings("unmapped-destination", in: nobody).map(\.severity) == [.warning])
  }

  @Test func anEmptyDefaultIsNoMapping() {
    #expect(said("unmapped-destination", in: swallowing(.nothing)) == ["3 ShopRoute.help"])
    #expect(said("unmapped-destination", in: swallowing(.nothing, madeAt: [])).isEmpty)
    for content in [Mapping.Content.screens, .placeholder, .forwards, .unknown] {
      #expect(said("unmapped-destination", in: swallowing(content)).isEmpty, "\(content)")
    }
    let forwarding = shopMapping([arm(["help"], line: 41, .forwards, isDefault: true)], line: 40)
    #expect(said("unmapped-destination", in: swallowing(.nothing, others: [forwarding])).isEmpty)
  }

  @Test func alertsAndActionsNeedNoScreen() {
    let graph = shop([
      route("logOut", line: 3, mapping: .nothing, isNotAScreen: true),
      route("rate", line: 4, mapping: .absent, isNotAScreen: true),
    ])
    #expect(said("unmapped-destination", in: graph).isEmpty)
  }

  @Test func manyPlacesAreCountedNotCutInSilence() {
    let graph = shop([route("help", line: 3, mapping: .absent, madeAt: [50, 51, 52, 53, 54])], transitions: [toHelp])
    let related = findings("unmapped-destination", in: graph).flatMap(\.related)
    #expect(related.map(\.text) == ["navigated to here", "navigated to here", "navigated to here, and at 2 more places"])
  }
}

@Suite struct UnreachableDestinationTests {
  @Test(arguments: [RouteCase.Handling.screen, .nothing, .placeholder])
  func speaksOfMappedCasesThatNothingMakes(_ handling: RouteCase.Handling) {
    let graph = shop([route("help", line: 3, screens: ["HelpScreen"], mapping: handling, madeAt: []), route("cart", line: 4)])
    #expect(said("unreachable-destination", in: graph) == ["3 ShopRoute.help"])
  }

  /// Nobody misses what shows nothing.
  @Test func whatIsMappedToNothingIsSaidSo() {
    let messages = findings("unreachable-destination", in: shop([route("help", line: 3, mapping: .nothing, madeAt: []), route("cart", line: 4, madeAt: [])]))
      .map(\.message)
    #expect(messages.map { $0.contains("is mapped to nothing, and nothing navigates to it either") } == [true, false])
    #expect(messages.map { $0.contains("users never get there") } == [false, true])
  }

  @Test(arguments: [RouteCase.Handling.absent, .unknown, .swallowed])
  func aCaseWithoutMappingPromisesNothing(_ handling: RouteCase.Handling) {
    #expect(said("unreachable-destination", in: shop([route("help", line: 3, mapping: handling, madeAt: [])])).isEmpty)
  }

  @Test func openTypesAlertsAndGraphsWithoutEntryAreSilent() {
    let help = route("help", line: 3, madeAt: [])
    #expect(said("unreachable-destination", in: shop([help], openReason: "decoded from JSON")).isEmpty)
    #expect(said("unreachable-destination", in: shop([help], hasEntry: false)).isEmpty)
    let alert = route("help", line: 3, madeAt: [], isNotAScreen: true)
    #expect(said("unreachable-destination", in: shop([alert])).isEmpty)
  }
}

@Suite struct SwallowedRouteTests {
  private let cases = [
    route("cart", line: 2), route("help", line: 3, mapping: .swallowed), route("terms", line: 4, mapping: .swallowed),
  ]

  private func graph(_ content: Mapping.Content, screens: [String] = [], others: [Mapping] = []) -> NavigationGraph {
    let own = shopMapping([
      arm(["cart"], line: 21, screens: ["CartScreen"]),
      arm(["help", "terms"], line: 22, content, screens: screens, isDefault: true),
    ])
    return shop(cases, mappings: [own] + others)
  }

  @Test func oneFindingForEachDefaultArm() {
    #expect(said("swallowed-route", in: graph(.nothing)) == ["22 ShopRoute.help"])
    let finding = findings("swallowed-route", in: graph(.nothing)).first
    #expect(finding?.severity == .warning)
    #expect(finding?.message.contains("swallows '.help' and '.terms'") == true)
    #expect(finding?.related.map(\.place.line) == [3, 4])
  }

  @Test func anArmThatShowsSomethingIsANote() {
    #expect(findings("swallowed-route", in: graph(.screens, screens: ["HomeScreen"])).map(\.severity) == [.info])
    #expect(findings("swallowed-route", in: graph(.unknown)).map(\.severity) == [.info])
    // Whoever calls is told.
    #expect(findings("swallowed-route", in: graph(.declined)).map(\.severity) == [.info])
  }

  @Test func forwardingArmsSwallowNothing() {
    #expect(said("swallowed-route", in: graph(.forwards)).isEmpty)
  }

  @Test func casesThatAnotherMappingNamesAreNotSwallowed() {
    let sheet = shopMapping([arm(["help"], line: 41), arm(["terms"], line: 42)], line: 40, owner: "ShopSheets.body")
    #expect(said("swallowed-route", in: graph(.nothing, others: [sheet])).isEmpty)
    let partial = shopMapping([arm(["help"], line: 41)], line: 40, owner: "ShopSheets.body")
    #expect(said("swallowed-route", in: graph(.nothing, others: [partial])) == ["22 ShopRoute.terms"])
  }

  @Test func aDefaultThatAbsorbsNothingIsSilent() {
    let graph = shop([route("cart", line: 2)], mappings: [shopMapping([arm([], line: 22, .nothing, isDefault: true)])])
    #expect(said("swallowed-route", in: graph).isEmpty)
  }
}

@Suite struct PlaceholderDestinationTests {
  @Test func oneFindingForEachArm() {
    let graph = shop(
      [route("help", line: 3, mapping: .placeholder), route("terms", line: 4, mapping: .placeholder)],
      mappings: [shopMapping([arm(["help", "terms"], line: 22, .placeholder)])])
    #expect(said("placeholder-destination", in: graph) == ["22 ShopRoute.help"])
    #expect(
      findings("placeholder-destination", in: graph).first?.message.hasPrefix(
        "'ShopRoute.help' and 'ShopRoute.terms' are mapped to a stand-in") == true)
  }

  @Test func aCaseThatAnotherMappingShowsIsHandled() {
    let graph = shop(
      [route("help", line: 3, screens: ["HelpScreen"], mapping: .screen)],
      mappings: [shopMapping([arm(["help"], line: 22, .placeholder)])])
    #expect(said("placeholder-destination", in: graph).isEmpty)
  }

  @Test func emptinessBelongsToAnotherRule() {
    let graph = shop(
      [route("help", line: 3, mapping: .nothing)], mappings: [shopMapping([arm(["help"], line: 22, .nothing)])])
    #expect(said("placeholder-destination", in: graph).isEmpty)
  }
}

@Suite struct DuplicateViewMappingTests {
  @Test func equalSignaturesInOneMapping() {
    let graph = shop(
      [route("help", line: 3), route("terms", line: 4)],
      mappings: [
        shopMapping([
          arm(["help"], line: 21, screens: ["HelpScreen"], signature: "HelpScreen(id:_0)"),
          arm(["terms"], line: 22, screens: ["HelpScreen"], signature: "HelpScreen(id:_0)"),
        ])
      ],
      screens: [screen("HelpScreen", line: 60, .yes), screen("TermsScreen", line: 70, .no)])
    #expect(said("duplicate-view-mapping", in: graph) == ["22 ShopRoute.terms"])
    #expect(findings("duplicate-view-mapping", in: graph).first?.message.contains("build 'TermsScreen' here") == true)
  }

  @Test(arguments: [
    ("help", "terms", Severity.warning), ("helpFromMenu", "helpForOrder", nil), ("legal", "terms", .info), ("terms", "shopHelp", .warning),
  ])
  func namesTellWhetherBothAreMeant(_ first: String, _ second: String, _ severity: Severity?) {
    let graph = shop(
      [route(first, line: 3), route(second, line: 4)],
      mappings: [
        shopMapping([
          arm([first], line: 21, screens: ["HelpScreen"], signature: "HelpScreen()"),
          arm([second], line: 22, screens: ["HelpScreen"], signature: "HelpScreen()"),
        ])
      ])
    #expect(findings("duplicate-view-mapping", in: graph).map(\.severity) == [severity].compactMap(\.self))
  }

  @Test func otherArgumentsUnreadArmsAndOtherMappingsAreNoDuplicates() {
    let help = arm(["help"], line: 21, screens: ["HelpScreen"], signature: "HelpScreen(a:1)")
    let other = arm(["terms"], line: 22, screens: ["HelpScreen"], signature: "HelpScreen(a:2)")
    let unread = arm(["terms"], line: 22, screens: ["HelpScreen"], signature: "")
    let alike = arm(["terms"], line: 22, screens: ["HelpScreen"], signature: "HelpScreen(a:1)")
    let empty = [arm(["help"], line: 21, .nothing, signature: "EmptyView()"), arm(["a"], line: 22, .nothing, signature: "EmptyView()")]
    for mappings in [
      [shopMapping([help, other])], [shopMapping([help, unread, unread])], [shopMapping([help]), shopMapping([alike], line: 40)],
      [shopMapping(empty)],
    ] {
      #expect(said("duplicate-view-mapping", in: shop([route("help", line: 3)], mappings: mappings)).isEmpty)
    }
  }
}

@Suite struct ConflictingRouteMappingTests {
  private func graph(_ first: [String], _ second: [String], secondLine: Int = 40) -> NavigationGraph {
    shop(
      [route("help", line: 3)],
      mappings: [
        shopMapping([arm(["help"], line: 21, screens: first)]),
        shopMapping([arm(["help"], line: 41, screens: second)], line: secondLine, owner: "OldCoordinator.view(for:)"),
      ])
  }

  @Test func twoMappingsWithoutACommonScreen() {
    let graph = graph(["HelpScreen"], ["OldHelpScreen"])
    #expect(said("conflicting-route-mapping", in: graph) == ["41 ShopRoute.help"])
    #expect(findings("conflicting-route-mapping", in: graph).first?.related.map(\.place.line) == [21])
  }

  @Test func agreementConditionsAndOneMappingAreSilent() {
    #expect(said("conflicting-route-mapping", in: graph(["HelpScreen"], ["HelpScreen"])).isEmpty)
    #expect(said("conflicting-route-mapping", in: graph(["HelpScreen"], ["HelpScreen", "PadHelpScreen"])).isEmpty)
    #expect(said("conflicting-route-mapping", in: graph(["HelpScreen"], [])).isEmpty)
    #expect(said("conflicting-route-mapping", in: graph(["HelpScreen"], ["OldHelpScreen"], secondLine: 20)).isEmpty)
  }

  /// A screen of that name in each target is no other screen.
  @Test func targetsMayHaveAScreenOfTheSameNameEach() {
    var graph = graph(["Mac.HelpScreen"], ["Phone.HelpScreen"])
    graph.screens += ["Mac", "Phone"].map { Screen(id: $0 + ".HelpScreen", module: $0, kind: .view, place: nil) }
    #expect(said("conflicting-route-mapping", in: graph).isEmpty)
    #expect(said("conflicting-route-mapping", in: self.graph(["Mac.HelpScreen"], ["Phone.HelpScreen"])) == ["41 ShopRoute.help"])
  }

  /// A tab's root view is handed the tab, and chooses its content by it.
  @Test func aScreenThatGoesOnByItsOwnRouteConflictsWithNothing() {
    for (first, second) in [("TabRoot.body", "AppTabs.body"), ("AppTabs.body", "TabRoot.body")] {
      let graph = shop(mappings: [
        shopMapping([arm(["help"], line: 21, screens: [first == "AppTabs.body" ? "TabRoot" : "HelpScreen"])], line: 20, owner: first),
        shopMapping([arm(["help"], line: 41, screens: [first == "AppTabs.body" ? "HelpScreen" : "TabRoot"])], line: 40, owner: second),
      ])
      #expect(said("conflicting-route-mapping", in: graph).isEmpty)
    }
  }

  @Test func aTabsValueMayChooseItsContentToo() {
    var tab = shopMapping([arm(["help"], line: 21, screens: ["TabRoot"])])
    tab.isTab = true
    let graph = shop(mappings: [tab, shopMapping([arm(["help"], line: 41, screens: ["HelpScreen"])], line: 40)])
    #expect(said("conflicting-route-mapping", in: graph).isEmpty)
  }

  /// `Place.icon` and `Place.page` are asked for different things, and what a view shows by a state of its own nobody goes to.
  @Test func membersOfOneTypeAndContentConflictWithNothing() {
    let icon = shopMapping([arm(["help"], line: 21, screens: ["HelpIcon"])], owner: "ShopRoute.icon")
    var page = shopMapping([arm(["help"], line: 41, screens: ["HelpScreen"])], line: 40, owner: "ShopRoute.page")
    #expect(said("conflicting-route-mapping", in: shop(mappings: [icon, page])).isEmpty)
    page.owner = "ShopScreen.body"
    #expect(said("conflicting-route-mapping", in: shop(mappings: [icon, page])) == ["41 ShopRoute.help"])
    page.isContent = true
    #expect(said("conflicting-route-mapping", in: shop(mappings: [icon, page])).isEmpty)
  }

  @Test func aRegistrationOfAValueTypeIsARouteOfItsOwn() {
    let graph = shop(mappings: [
      shopMapping([arm([], line: 21, screens: ["NewsPage"])]), shopMapping([arm([], line: 41, screens: ["OldPage"])], line: 40),
    ])
    #expect(said("conflicting-route-mapping", in: graph) == ["41 ShopRoute"])
  }
}

@Suite struct UnknownDestinationTests {
  @Test(arguments: [("profileView", "profileScene"), ("comment", "comments"), ("Setings", "settings")])
  func namesTheNearestCase(_ used: String, _ meant: String) {
    let graph = shop([route("home", line: 2), route(meant, line: 3), route("zoo", line: 4)]) {
      $0.unknownMembers = [UnknownMember(place: at(50), routeType: "ShopRoute", member: used)]
    }
    #expect(said("unknown-destination", in: graph) == ["50 ShopRoute.\(used)"])
    #expect(findings("unknown-destination", in: graph).first?.message.contains("did you mean '.\(meant)'?") == true)
  }

  @Test func nothingNearIsNotGuessed() {
    let graph = shop([route("home", line: 2)]) {
      $0.unknownMembers = [UnknownMember(place: at(50), routeType: "ShopRoute", member: "subscription")]
    }
    #expect(findings("unknown-destination", in: graph).first?.message.contains("did you mean") == false)
  }
}

@Suite struct OptionTests {
  private func said(_ id: String, _ given: [String: OptionValue], in graph: NavigationGraph) -> [String] {
    RuleCatalog.all.filter { $0.id == id }.flatMap { $0.findings(in: graph, options: RuleOptions($0.card, given: given)) }.map(\.subject)
  }

  @Test func standInsAreTheTeamsOwnPlaceholders() {
    let graph = shop(
      [route("cart", line: 2, screens: ["CartScreen"]), route("help", line: 3, screens: ["Shop.SoonScreen"])],
      mappings: [
        shopMapping([arm(["cart"], line: 21, screens: ["CartScreen"]), arm(["help"], line: 22, screens: ["Shop.SoonScreen"])])
      ])
    #expect(said("placeholder-destination", [:], in: graph) == [])
    #expect(said("placeholder-destination", ["stand-ins": .names(["SoonScreen"])], in: graph) == ["ShopRoute.help"])
    #expect(said("placeholder-destination", ["stand-ins": .names(["oonScreen", "Shop"])], in: graph) == [])
  }

  @Test func aRouteThatIsMappedElsewhereTooIsNoPlaceholder() {
    let graph = shop(
      [route("help", line: 3, screens: ["HelpScreen", "SoonScreen"])],
      mappings: [
        shopMapping([arm(["help"], line: 22, screens: ["SoonScreen"])]), shopMapping([arm(["help"], line: 32, screens: ["HelpScreen"])]),
      ])
    #expect(said("placeholder-destination", ["stand-ins": .names(["SoonScreen"])], in: graph) == [])
  }

  @Test func sharedScreensAreNoDuplicates() {
    let graph = shop(
      [route("a", line: 2, screens: ["Wall"]), route("b", line: 3, screens: ["Wall"])],
      mappings: [
        shopMapping([
          arm(["a"], line: 21, screens: ["Wall"], signature: "Wall()"), arm(["b"], line: 22, screens: ["Wall"], signature: "Wall()"),
        ])
      ])
    #expect(said("duplicate-view-mapping", [:], in: graph) == ["ShopRoute.b"])
    #expect(said("duplicate-view-mapping", ["shared": .names(["Wall"])], in: graph) == [])
  }

  @Test func cardsDeclareEachOptionOnceAndWithAValueOfItsForm() {
    for card in RuleCatalog.cards {
      #expect(Set(card.options.map(\.name)).count == card.options.count)
      for option in card.options {
        #expect(option.name != "severity" && option.name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) })
        #expect(!option.summary.isEmpty && !option.summary.hasSuffix("."))
      }
    }
  }

  @Test func anOptionThatTheCardDoesNotHaveIsOfNoEffect() {
    let card = RuleCard(
      id: "x", severity: .info, summary: "", rationale: "", options: [.number("depth", 3, in: 1...9, ""), .flag("on", true, "")],
      bad: [], good: [])
    let options = RuleOptions(card, given: ["depth": .number(5), "other": .flag(true)])
    #expect(options == RuleOptions(card, given: ["depth": .number(5)]))
    #expect(options.number("depth") == 5 && options.flag("on") && !options.flag("other") && options.names("depth") == [])
    #expect(options.word("on") == "")
  }

  private func ferry(_ show: String, _ arms: String, _ more: String = "") -> String {
    """
    import SwiftUI
    @main struct FerryApp: App { var body: some Scene { WindowGroup { DeckView() } } }
    enum FerryRoute: Hashable, Identifiable {
      case ticket(Int), receipt(Int)
      var id: Self { self }
      @ViewBuilder var view: some View {
        switch self {
    \(arms)
        }
      }
    }
    struct DeckView: View {
      @State private var path: [FerryRoute] = []
      @State private var sheet: FerryRoute?
      var body: some View {
        NavigationStack(path: $path) {
          Button("Ticket") { path.append(.ticket(1)) }
          Button("Receipt") { \(show) }
            .navigationDestination(for: FerryRoute.self) { $0.view }
        }
        .sheet(item: $sheet) { $0.view }
      }
    }
    struct PaperView: View { let number: Int; var body: some View { Text("Paper") } }
    \(more)
    """
  }

  @Test func twoWaysToShowOneScreenAreWhatTwoRoutesAreFor() {
    let arms = """
          case .ticket(let number): PaperView(number: number)
          case .receipt(let number): PaperView(number: number)
      """
    let expected = arms.replacing("case .receipt(let number): PaperView(number: number)", with: "case .receipt(let number): PaperView(number: number) // expect: duplicate-view-mapping")
    expectFindings(of: "duplicate-view-mapping", ferry("sheet = .receipt(1)", arms))
    expectFindings(of: "duplicate-view-mapping", ferry("path.append(.receipt(1))", expected))
    // The screen that was meant is there, and nothing shows it.
    expectFindings(of: "duplicate-view-mapping", ferry("sheet = .receipt(1)", expected, "struct ReceiptScreen: View { var body: some View { Text(\"\") } }"))
  }
}
