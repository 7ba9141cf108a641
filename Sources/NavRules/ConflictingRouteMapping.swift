import NavFindings
import NavModel
import NavSource

extension Rule {
  static let conflictingRouteMapping = Rule(card) { graph in
    // Targets of one app may each have a screen of that name.
    var names: [String: String] = [:]
    for screen in graph.screens where !screen.module.isEmpty && screen.id.hasPrefix(screen.module + ".") {
      names[screen.id] = String(screen.id.dropFirst(screen.module.count + 1))
    }
    var first: [String: (mapping: Mapping, arm: Mapping.Arm)] = [:]
    var told: Set<String> = []
    var claims: [Claim] = []
    for mapping in graph.mappings where !mapping.isContent {
      for arm in mapping.arms where !arm.isDefault && arm.content == .screens && !arm.screens.isEmpty {
        // A registration of a plain value type has no cases: the type itself is the route.
        let ids = arm.cases.isEmpty ? [mapping.routeType] : arm.cases.map { mapping.routeType + "." + $0 }
        for id in ids {
          guard let other = first[id] else {
            first[id] = (mapping, arm)
            continue
          }
          // Arms of one mapping that share a case differ by a 'where'; common screens mean that a condition chooses.
          guard other.mapping.place != mapping.place, other.mapping.isTab == mapping.isTab, !mapping.isAlternative(to: other.mapping),
            !areTwoJobs(mapping, other.mapping), !isInside(mapping, other.arm, names), !isInside(other.mapping, arm, names),
            Set(other.arm.screens.map { names[$0] ?? $0 }).isDisjoint(with: arm.screens.map { names[$0] ?? $0 })
          else { continue }
          guard told.insert(id).inserted else { continue }
          claims.append(
            Claim(
              place: arm.place, subject: id,
              message: "'\(id)' shows \(Phrase.list(arm.screens)) here but \(Phrase.list(other.arm.screens)) in "
                + "'\(other.mapping.owner)', so one value opens different screens depending on where it is pushed; "
                + "let both places use one mapping",
              related: [Finding.Related(place: other.arm.place, text: "mapped to \(Phrase.list(other.arm.screens)) here")]))
        }
      }
    }
    return claims
  }

  /// Whether a mapping is how one of the screens of an arm goes on: the route is handed to that screen, which chooses its content by it.
  private static func isInside(_ mapping: Mapping, _ arm: Mapping.Arm, _ names: [String: String]) -> Bool {
    arm.screens.contains { screen in
      let name = names[screen] ?? screen
      return mapping.owner == name || mapping.owner.hasPrefix(name + ".")
    }
  }

  /// Whether two members of one type have the mappings: `Place.icon` and `Place.page` are asked for different things.
  private static func areTwoJobs(_ one: Mapping, _ other: Mapping) -> Bool {
    one.owner != other.owner && holder(of: one) == holder(of: other)
  }

  /// `Shop.Coordinator` of `Shop.Coordinator.view(for:)`; nil where it is no member.
  private static func holder(of mapping: Mapping) -> Substring? {
    let name = mapping.owner.prefix { $0 != "(" }
    return name.lastIndex(of: ".").map { name[..<$0] }
  }

  private static let card = RuleCard(
    id: "conflicting-route-mapping",
    severity: .warning,
    summary: "Two mappings turn the same route into different screens",
    rationale: """
      Which screen opens depends on which stack the value lands in. Usually one of the two mappings was changed and the \
      other forgotten, so users meet an old screen on one of the ways.

      Views that choose their own content by a state are not judged, and neither are two members of one type.

      Put the mapping into one place that both stacks use. Where the difference is wanted, two cases say so better.
      """,
    bad: [
      .init(
        "two tabs register the same type with different screens",
        """
        import SwiftUI

        @main struct CampusApp: App {
          var body: some Scene { WindowGroup { CampusTabs() } }
        }

        enum NewsRoute: Hashable {
          case article
        }

        struct CampusTabs: View {
          var body: some View {
            TabView {
              NewsScreen().tabItem { Text("News") }
              CoursesScreen().tabItem { Text("Courses") }
            }
          }
        }

        struct NewsScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Library closed", value: NewsRoute.article)
                .navigationDestination(for: NewsRoute.self) { route in
                  switch route {
                  case .article: ArticleScreen()
                  }
                }
            }
          }
        }

        struct CoursesScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Exam moved", value: NewsRoute.article)
                .navigationDestination(for: NewsRoute.self) { route in
                  switch route {
                  case .article: OldArticleScreen() // expect: conflicting-route-mapping
                  }
                }
            }
          }
        }

        struct ArticleScreen: View {
          var body: some View { Text("Article") }
        }

        struct OldArticleScreen: View {
          var body: some View { Text("Article") }
        }
        """)
    ],
    good: [
      .init(
        "both stacks use one mapping",
        """
        import SwiftUI

        @main struct CampusApp: App {
          var body: some Scene { WindowGroup { CampusTabs() } }
        }

        enum NewsRoute: Hashable {
          case article

          @ViewBuilder var screen: some View {
            switch self {
            case .article: ArticleScreen()
            }
          }
        }

        struct CampusTabs: View {
          var body: some View {
            TabView {
              NewsScreen().tabItem { Text("News") }
              CoursesScreen().tabItem { Text("Courses") }
            }
          }
        }

        struct NewsScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Library closed", value: NewsRoute.article)
                .navigationDestination(for: NewsRoute.self) { $0.screen }
            }
          }
        }

        struct CoursesScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Exam moved", value: NewsRoute.article)
                .navigationDestination(for: NewsRoute.self) { $0.screen }
            }
          }
        }

        struct ArticleScreen: View {
          var body: some View { Text("Article") }
        }
        """),
      .init(
        "a condition chooses between two mappings",
        """
        import SwiftUI

        @main struct CampusApp: App {
          var body: some Scene { WindowGroup { NewsScreen() } }
        }

        enum NewsRoute: Hashable {
          case article
        }

        struct NewsScreen: View {
          @AppStorage("largeText") private var isLarge = false

          var body: some View {
            NavigationStack {
              NavigationLink("Library closed", value: NewsRoute.article)
                .navigationDestination(for: NewsRoute.self) { route in
                  if isLarge {
                    switch route {
                    case .article: LargeArticleScreen()
                    }
                  } else {
                    switch route {
                    case .article: ArticleScreen()
                    }
                  }
                }
            }
          }
        }

        struct ArticleScreen: View {
          var body: some View { Text("Article") }
        }

        struct LargeArticleScreen: View {
          var body: some View { Text("Article").font(.title) }
        }
        """),
      .init(
        "another window asks for the state",
        """
        import SwiftUI

        @Observable final class Session {
          enum Stage { case reading(String), leaving }
          var stage = Stage.leaving
          func open() { stage = .reading("News") }
        }

        @main struct CampusApp: App {
          @State private var session = Session()

          var body: some Scene {
            WindowGroup {
              switch session.stage {
              case .reading: NewsScreen(session: session)
              case .leaving: DoorScreen(session: session)
              }
            }
            Settings {
              if case .reading(let name) = session.stage { SettingsScreen(name: name) }
            }
          }
        }

        struct NewsScreen: View {
          let session: Session
          var body: some View { Button("Leave") { session.stage = .leaving } }
        }

        struct DoorScreen: View {
          let session: Session
          var body: some View { Button("Enter") { session.open() } }
        }

        struct SettingsScreen: View {
          let name: String
          var body: some View { Text(name) }
        }
        """),
    ])
}
