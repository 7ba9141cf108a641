import NavFindings
import NavModel

extension Rule {
  static let unknownDestination = Rule(card) { graph in
    var types: [String: RouteType] = [:]
    for type in graph.routeTypes { types[type.id] = type }
    return graph.observations.unknownMembers.map { member in
      guard let type = types[member.routeType] else {
        return Claim(
          place: member.place, subject: member.routeType + "." + member.member,
          message: "'\(member.routeType)' has no case '\(member.member)', so this does not lead anywhere; "
            + "add the case, or name another one")
      }
      let near = nearest(to: member.member, in: type)
      let mend = near.map { "did you mean '.\($0.name)'? Otherwise add the case and map it" } ?? "add the case and map it"
      var related = [Finding.Related(place: type.place, text: "'\(type.id)' is declared here")]
      if let near { related.append(.init(place: near.place, text: "'\(near.name)' is declared here")) }
      return Claim(
        place: member.place, subject: type.id + "." + member.member,
        message: "'\(type.id)' has no case '\(member.member)', so this does not compile or lead anywhere; \(mend)",
        related: related)
    }
  }

  /// `.profileView` for `.profileScene`: authors keep the first word and err in the last one, so half may differ.
  private static func nearest(to name: String, in type: RouteType) -> RouteCase? {
    let near = Spelling.nearest(to: name, among: type.cases.map(\.name), share: 0.5)
    return type.cases.first { $0.name == near }
  }

  private static let card = RuleCard(
    id: "unknown-destination",
    severity: .error,
    summary: "A route member is used that the route type does not have",
    rationale: """
      The case was renamed, or never added, and one place still uses the old name. The compiler says so too, but only \
      when it compiles that file: not in a target that nobody builds any more, in a '#if' branch for another platform, or \
      in a merge that has not been built yet.
      """,
    bad: [
      .init(
        "a view model pushes a case that is called otherwise",
        """
        import SwiftUI

        @main struct ForumApp: App {
          var body: some Scene { WindowGroup { ThreadsScreen() } }
        }

        enum ForumRoute: Hashable {
          case profileScene
        }

        final class ForumRouter: ObservableObject {
          @Published var path: [ForumRoute] = []
          func push(_ route: ForumRoute) { path.append(route) }
        }

        final class ThreadsModel {
          let router: ForumRouter
          init(router: ForumRouter) { self.router = router }
          func tapName() { router.push(.profileScene) }
          func tapPicture() { router.push(.profileView) } // expect: unknown-destination
        }

        struct ThreadsScreen: View {
          @StateObject private var router = ForumRouter()
          var body: some View {
            NavigationStack(path: $router.path) {
              VStack {
                Button("Ann") { ThreadsModel(router: router).tapName() }
                Button("Picture") { ThreadsModel(router: router).tapPicture() }
              }
              .navigationDestination(for: ForumRoute.self) { route in
                switch route {
                case .profileScene: ProfileScreen()
                }
              }
            }
          }
        }

        struct ProfileScreen: View {
          var body: some View { Text("Ann") }
        }
        """)
    ],
    good: [
      .init(
        "the name is the declared one",
        """
        import SwiftUI

        @main struct ForumApp: App {
          var body: some Scene { WindowGroup { ThreadsScreen() } }
        }

        enum ForumRoute: Hashable {
          case profileScene
        }

        final class ForumRouter: ObservableObject {
          @Published var path: [ForumRoute] = []
          func push(_ route: ForumRoute) { path.append(route) }
        }

        struct ThreadsScreen: View {
          @StateObject private var router = ForumRouter()
          var body: some View {
            NavigationStack(path: $router.path) {
              Button("Ann") { router.push(.profileScene) }
                .navigationDestination(for: ForumRoute.self) { route in
                  switch route {
                  case .profileScene: ProfileScreen()
                  }
                }
            }
          }
        }

        struct ProfileScreen: View {
          var body: some View { Text("Ann") }
        }
        """)
    ])
}
