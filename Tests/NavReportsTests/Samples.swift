import NavFindings
import NavModel
import NavReports
import NavSource

/// A small shop with something of everything, for golden files.
enum ShopSample {
  static let lines = [
    "Shop/ShopRoute.swift": [
      "enum ShopRoute: Hashable {", "  case cart", "  case product(id: Int)", "  case 도움말, help", "  case legacy", "}",
    ],
    "Shop/HomeScreen.swift": ["struct HomeScreen: View {", "\tvar body: some View { push(.help) }", "}"],
  ]

  @Sendable static func excerpt(_ file: String, _ line: Int) -> String? {
    guard let text = lines[file], text.indices.contains(line - 1) else { return nil }
    return text[line - 1]
  }

  static let findings = [
    Finding(
      rule: "unmapped-destination", severity: .error,
      place: Place(file: "Shop/ShopRoute.swift", line: 4, column: 19, length: 4), subject: "ShopRoute.help",
      message: "the app navigates to 'ShopRoute.help', but no mapping of 'ShopRoute' builds a screen for it, "
        + "so the user gets an empty page; add 'case .help' to 'ShopCoordinator.view(for:)'",
      related: [
        .init(place: Place(file: "Shop/HomeScreen.swift", line: 2, column: 24), text: "navigated to here"),
        .init(
          place: Place(file: "Shop/ShopCoordinator.swift", line: 8, column: 5),
          text: "'ShopRoute' is mapped here, without 'help'"),
      ]),
    Finding(
      rule: "unreachable-destination", severity: .warning,
      place: Place(file: "Shop/ShopRoute.swift", line: 5, column: 8, length: 6), subject: "ShopRoute.legacy",
      message: "'ShopRoute.legacy' is mapped, but nothing navigates to it",
      fix: Fix(
        "Remove the route",
        edits: [
          Edit(
            CodePiece(place: Place(file: "Shop/ShopRoute.swift", line: 3, column: 8, length: 7), offset: 48, text: "product"), with: "\"p\""),
          Edit(
            CodePiece(place: Place(file: "Shop/ShopRoute.swift", line: 5, column: 1, length: 14), offset: 93, text: "  case legacy\n"),
            with: ""),
        ])),
    Finding(
      rule: "swallowed-route", severity: .info, place: Place(file: "Shop/HomeScreen.swift", line: 2, column: 24, length: 11),
      subject: "ShopRoute.help", message: "'default' swallows '.help'"),
    Finding(
      rule: "never-presented", severity: .warning, place: Place(file: "Shop/Gone.swift", line: 120, column: 3),
      subject: "HomeScreen.showsHelp", message: "nothing ever sets 'HomeScreen.showsHelp'"),
  ]

  static let report = Report(
    findings: findings,
    problems: [
      Problem("the file cannot be read: permission denied", file: "Shop/Secret.swift", mend: "Give yourself the right to read it."),
      Problem("there is no rule 'unreachable-screens'", file: ".navgraph.yml", line: 4, column: 7, isFatal: false),
    ],
    rules: [card("unmapped-destination", .error), card("nested-navigation-stack", .warning)],
    filesAnalysed: 42, navigationCalls: 57, unresolvedCalls: 3, suppressed: 2)

  static func card(_ id: String, _ severity: Severity) -> RuleCard {
    RuleCard(
      id: id, severity: severity, summary: "What '\(id)' finds", rationale: "Users notice.\n\nMend it.",
      bad: [.init("it is wrong", "push(.help) // expect: \(id)\n")], good: [.init("it is right", "push(.cart)\n")])
  }

  static let graph = NavigationGraph(
    screens: [
      Screen(id: "CartScreen", module: "Shop", kind: .view, place: place("CartScreen", 3), reachability: .yes),
      Screen(id: "HomeScreen", module: "Shop", kind: .view, place: place("HomeScreen", 1), reachability: .yes),
      Screen(id: "ProductViewController", module: "Shop", kind: .viewController, place: place("Product", 9), reachability: .yes),
      Screen(id: "SFSafariViewController", module: "", kind: .external, place: nil),
    ],
    routeTypes: [
      RouteType(
        id: "ShopRoute", module: "Shop", place: place("ShopRoute", 1),
        cases: [
          route("cart", 2, ["CartScreen"], .screen, [place("HomeScreen", 2)]),
          route("product", 3, ["CartScreen", "ProductViewController"], .screen, [place("HomeScreen", 3)]),
          route("help", 4, [], .absent, [place("HomeScreen", 2)]),
          route("legacy", 5, [], .swallowed, []),
          route("logOut", 6, [], .nothing, [place("HomeScreen", 7)], isNotAScreen: true),
        ]),
      RouteType(
        id: "ShopTab", module: "Shop", place: place("ShopTab", 1),
        cases: [RouteCase(id: "ShopTab.home", name: "home", place: place("ShopTab", 2), screens: ["HomeScreen"], mapping: .screen)],
        openReason: "walked with 'allCases'"),
    ],
    transitions: [
      transition(nil, "HomeScreen", nil, .root, "App", 5),
      transition("HomeScreen", "CartScreen", "ShopRoute.cart", .push, "HomeScreen", 2),
      transition("HomeScreen", "CartScreen", "ShopRoute.product", .push, "HomeScreen", 2, .likely),
      transition("HomeScreen", "ProductViewController", "ShopRoute.product", .push, "HomeScreen", 3, .likely),
      transition("HomeScreen", nil, "ShopRoute.help", .push, "HomeScreen", 4),
      transition("CartScreen", "SFSafariViewController", nil, .sheet, "CartScreen", 9, .possible),
      transition(nil, "CartScreen", nil, .push, "DeepLinks", 12, .likely, fromReason: "called from no screen"),
      transition("CartScreen", "HomeScreen", nil, .push, "CartScreen", 20, isLive: false),
    ],
    entries: [EntryPoint(name: "@main ShopApp", place: place("App", 3), screens: ["HomeScreen"])],
    mappings: [
      Mapping(
        routeType: "ShopRoute", place: place("ShopCoordinator", 8), owner: "ShopCoordinator.view(for:)",
        arms: [
          armed(["cart"], 9, .screens, ["CartScreen"]), armed(["product"], 10, .screens, ["CartScreen", "ProductViewController"]),
          armed(["legacy"], 11, .nothing, [], isDefault: true),
        ])
    ],
    unresolved: [
      UnresolvedTransition(
        place: place("HomeScreen", 30), kind: .present, reason: "'viewController' is a parameter that no caller was found for")
    ])

  private static func place(_ file: String, _ line: Int) -> Place {
    Place(file: "Shop/\(file).swift", line: line, column: 5)
  }

  private static func route(
    _ name: String, _ line: Int, _ screens: [String], _ mapping: RouteCase.Handling, _ made: [Place], isNotAScreen: Bool = false
  ) -> RouteCase {
    RouteCase(
      id: "ShopRoute." + name, name: name, place: place("ShopRoute", line), screens: screens, mapping: mapping,
      constructions: made, isNotAScreen: isNotAScreen)
  }

  private static func transition(
    _ from: String?, _ to: String?, _ route: String?, _ kind: Transition.Kind, _ file: String, _ line: Int,
    _ confidence: Transition.Confidence = .certain, fromReason: String? = nil, isLive: Bool = true
  ) -> Transition {
    Transition(
      from: from, to: to, route: route, kind: kind, place: place(file, line), confidence: confidence,
      fromReason: fromReason, isLive: isLive)
  }

  private static func armed(
    _ cases: [String], _ line: Int, _ content: Mapping.Content, _ screens: [String], isDefault: Bool = false
  ) -> Mapping.Arm {
    Mapping.Arm(
      cases: cases, isDefault: isDefault, place: place("ShopCoordinator", line), content: content, screens: screens,
      signature: "")
  }
}

/// Names that try to break out of the format they are written in.
enum HostileNames {
  static let all = [
    "quote\"s 'and' `ticks`", "line\nfeed\r\nand\ttab", "<b>bold</b> & co", "\\N back\\slash", "🧭👩‍👩‍👧‍👦", "지도화면",
    "pipe|pipe", "100%,a:b", "::error::forged", "\u{1B}[31mred\u{7}", "\u{202E}desrever\u{2028}next\u{2029}", "\u{85}\u{9B}31m",
    "", " ", "@team", String(repeating: "x", count: 10_000), "]]>", "<!-- -- -->", "'/><script>", "&amp;&#0;", "zero\0byte",
    "\u{FFFD}\u{FFFE}\u{FFFF}", "##vso[task.setvariable variable=PATH]x", "##[add-mask]a", "##teamcity[buildProblem]", "[a](b)", "{0}",
    "show(_:id:)", "a;b]c", "%25%0A%AZP25", "a\u{FEFF}b", "  ::stop-commands::x", "../..", "C:\\x", "a?b#c", "\u{1F9ED}'|[",
  ]

  /// A report in which every text is the name.
  static func report(_ name: String) -> Report {
    let place = Place(file: name, line: 1, column: 1, length: 3)
    return Report(
      findings: [
        Finding(
          rule: "never-presented", severity: .error, place: place, subject: name, message: "'\(name)' is wrong; mend it",
          related: [.init(place: place, text: name)])
      ],
      problems: [Problem(name, file: name, line: 1, mend: name)],
      rules: [RuleCard(id: "never-presented", severity: .error, summary: name, rationale: name, bad: [.init(name, name)], good: [])],
      filesAnalysed: 1)
  }

  /// A graph in which every text is the name.
  static func graph(_ name: String) -> NavigationGraph {
    let place = Place(file: name, line: 1, column: 1)
    return NavigationGraph(
      screens: [Screen(id: name, module: name, kind: .view, place: place)],
      routeTypes: [
        RouteType(
          id: name, module: name, place: place,
          cases: [RouteCase(id: name, name: name, place: place, screens: [name], mapping: .screen)], openReason: name)
      ],
      transitions: [
        Transition(from: name, to: name, route: name, kind: .push, place: place),
        Transition(from: name, to: name, route: nil, kind: .sheet, place: place),
      ],
      entries: [EntryPoint(name: name, place: place, screens: [name])],
      mappings: [
        Mapping(
          routeType: name, place: place, owner: name,
          arms: [Mapping.Arm(cases: [name], isDefault: false, place: place, content: .screens, screens: [name], signature: name)])
      ],
      unresolved: [UnresolvedTransition(place: place, kind: .push, reason: name)])
  }
}
