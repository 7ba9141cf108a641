import NavFindings
import NavModel

extension Rule {
  static let duplicateViewMapping = Rule(card) { graph, options in
    let shared = ScreenNames(options.names("shared"))
    let cases = graph.casesByID
    let shown = Set(graph.mappings.flatMap(\.arms).flatMap(\.screens)).union(graph.transitions.compactMap(\.to))
    let manners = graph.mannersByRoute
    let unshown = graph.screens.map(\.id).filter { !shown.contains($0) }
    return graph.mappings.flatMap { mapping in
      var first: [String: Mapping.Arm] = [:]
      return mapping.arms.compactMap { arm -> Claim? in
        // Arms that build nothing are alike by nature, and other rules speak of them.
        guard !arm.isDefault, arm.content == .screens, !arm.signature.isEmpty, !shared.hold(arm.screens),
          let name = arm.cases.first
        else { return nil }
        guard let twin = first[arm.signature] else {
          first[arm.signature] = arm
          return nil
        }
        guard let twinName = twin.cases.first else { return nil }
        let id = mapping.routeType + "." + name
        let meant = unshown.first { core(of: $0) == core(of: name) }
        // Two ways to show one screen are what the two routes are for.
        func shown(_ arm: Mapping.Arm) -> Set<Transition.Kind> {
          arm.cases.reduce(into: []) { $0.formUnion(manners[mapping.routeType + "." + $1] ?? []) }
        }
        let (one, other) = (shown(arm), shown(twin))
        if meant == nil, !one.isEmpty, !other.isEmpty, one.isDisjoint(with: other) { return nil }
        // Where both cases speak of the screen, both mean it; where neither does, nothing tells.
        let speaking = [twinName, name].filter { route in arm.screens.contains { Words.shared(route, core(of: $0)) } }.count
        if meant == nil, speaking == 2 { return nil }
        let isLikely = meant != nil || speaking == 1
        let mend = meant.map { "build '\($0)' here" } ?? "build the screen that was meant, or write one arm for both cases"
        return Claim(
          place: arm.place, subject: id,
          message: "'\(id)' builds the same as '\(mapping.routeType).\(twinName)', with the same arguments, "
            + "so one of the two \(isLikely ? "opens" : "may open") the wrong screen; \(mend)",
          related: [.init(place: twin.place, text: "'\(twinName)' builds the same here")]
            + (cases[id].map { [.init(place: $0.place, text: "'\(name)' is declared here")] } ?? []),
          severity: isLikely ? nil : .info)
      }
    }
  }

  /// `TranslationSettingsView` and `translationSettings` speak of one thing.
  private static func core(of name: String) -> String {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    let endings = ["ViewController", "Controller", "View", "Screen", "Page", "Scene"]
    let ending = endings.first { own.hasSuffix($0) && own.count > $0.count } ?? ""
    return own.dropLast(ending.count).lowercased()
  }

  /// The parts of names that are long enough to mean something.
  private enum Words {
    /// Whether a word of a case's name, or the beginning of it, stands in the name of a screen: `myOrderDetail` and `orderdetail`.
    static func shared(_ name: String, _ screen: String) -> Bool {
      var words: [String] = []
      for character in name {
        if character.isUppercase || words.isEmpty { words.append("") }
        words[words.count - 1] += character.lowercased()
      }
      return words.contains { $0.count >= 4 && screen.contains($0.hasSuffix("s") ? String($0.dropLast()) : $0) }
    }
  }

  private static let card = RuleCard(
    id: "duplicate-view-mapping",
    severity: .warning,
    summary: "Two routes of one mapping build the same screen with the same arguments",
    rationale: """
      An arm was copied and the screen in it not changed, so one of the two buttons opens the wrong screen. It compiles, \
      and it looks right in review because the lines look alike.

      The same screen with other arguments is no finding, and neither are routes that show it in different ways - one pushes it, the \
      other presents it - or whose names both speak of the screen. Where neither name does, the finding is a note. Where both routes are meant to show it, write one arm: \
      'case .a, .b:'.
      """,
    options: [
      .names("shared", "Screens that several routes are meant to show in the same way, such as 'LoginWall'")
    ],
    bad: [
      .init(
        "the second arm is a copy of the first",
        """
        import SwiftUI

        @main struct ChatApp: App {
          var body: some Scene { WindowGroup { SettingsScreen() } }
        }

        enum SettingsRoute: Hashable {
          case notifications(userID: Int)
          case privacy(userID: Int)
        }

        struct SettingsScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Notifications", value: SettingsRoute.notifications(userID: 1))
                NavigationLink("Privacy", value: SettingsRoute.privacy(userID: 1))
              }
              .navigationDestination(for: SettingsRoute.self) { route in
                switch route {
                case .notifications(let id): NotificationsScreen(userID: id)
                case .privacy(let userID): NotificationsScreen(userID: userID) // expect: duplicate-view-mapping
                }
              }
            }
          }
        }

        struct NotificationsScreen: View {
          let userID: Int
          var body: some View { Text("Sounds") }
        }
        """)
    ],
    good: [
      .init(
        "each route has its own screen",
        """
        import SwiftUI

        @main struct ChatApp: App {
          var body: some Scene { WindowGroup { SettingsScreen() } }
        }

        enum SettingsRoute: Hashable {
          case notifications(userID: Int)
          case privacy(userID: Int)
        }

        struct SettingsScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Notifications", value: SettingsRoute.notifications(userID: 1))
                NavigationLink("Privacy", value: SettingsRoute.privacy(userID: 1))
              }
              .navigationDestination(for: SettingsRoute.self) { route in
                switch route {
                case .notifications(let id): NotificationsScreen(userID: id)
                case .privacy(let id): PrivacyScreen(userID: id)
                }
              }
            }
          }
        }

        struct NotificationsScreen: View {
          let userID: Int
          var body: some View { Text("Sounds") }
        }

        struct PrivacyScreen: View {
          let userID: Int
          var body: some View { Text("Blocked people") }
        }
        """),
      .init(
        "the same screen with other arguments",
        """
        import SwiftUI

        @main struct FeedApp: App {
          var body: some Scene { WindowGroup { FeedsScreen() } }
        }

        enum FeedRoute: Hashable {
          case local, federated
        }

        struct FeedsScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Local", value: FeedRoute.local)
                NavigationLink("Federated", value: FeedRoute.federated)
              }
              .navigationDestination(for: FeedRoute.self) { route in
                switch route {
                case .local: TimelineScreen(isLocal: true)
                case .federated: TimelineScreen(isLocal: false)
                }
              }
            }
          }
        }

        struct TimelineScreen: View {
          let isLocal: Bool
          var body: some View { Text("Posts") }
        }
        """),
    ])
}

extension NavigationGraph {
  /// How each route is shown, wherever that is known.
  ///
  /// - Complexity: O(*transitions*).
  fileprivate var mannersByRoute: [String: Set<Transition.Kind>] {
    transitions.reduce(into: [:]) { found, transition in
      if let route = transition.route { found[route, default: []].insert(transition.kind) }
    }
  }
}
