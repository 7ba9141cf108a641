import NavFindings
import NavModel

extension Rule {
  static let bypassedRouter = Rule(card) { graph in
    var routeOf: [String: RouteCase] = [:]
    for type in graph.routeTypes {
      for route in type.cases where route.mapping == .screen && !route.isNotAScreen {
        for screen in route.screens where routeOf[screen] == nil { routeOf[screen] = route }
      }
    }
    let mappings = Set(graph.mappings.flatMap(\.arms).map(\.place))
    return graph.transitions.compactMap { transition in
      guard transition.route == nil, transition.isLive, transition.confidence != .possible, !mappings.contains(transition.place),
        [.push, .sheet, .fullScreenCover, .popover, .present].contains(transition.kind), let to = transition.to, let route = routeOf[to],
        // What a route is mapped to may be shown at the place where the route is chosen.
        !transition.evidence.contains(where: { mappings.contains($0.place) })
      else { return nil }
      return Claim(
        place: transition.place, subject: to,
        message: "'\(to)' is shown directly here, though '\(route.id)' stands for it, so what the router does for that route is left out; go there by "
          + "the route",
        related: [.init(place: route.place, text: "the route is declared here")])
    }
  }

  private static let card = RuleCard(
    id: "bypassed-router",
    severity: .off,
    summary: "A screen that has a route is shown without it",
    rationale: """
      Off unless the settings turn it on, for teams that want every way to a screen to lead through its route: so that deep links, \
      tracking and checks of the router hold for all of them, and one search finds all ways.

      '--fix' leaves it alone: whether the route has a destination in the stack around, and a router that takes it there, is more than \
      the two names tell.
      """,
    bad: [
      .init(
        "a link makes the screen itself",
        """
        import SwiftUI

        @main struct ClubApp: App {
          var body: some Scene { WindowGroup { ClubScreen() } }
        }

        enum ClubRoute: Hashable {
          case profile
        }

        struct ClubScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Me", value: ClubRoute.profile)
                NavigationLink("My profile") { ProfileScreen() } // expect: bypassed-router
              }
              .navigationDestination(for: ClubRoute.self) { route in
                switch route {
                case .profile: ProfileScreen()
                }
              }
            }
          }
        }

        struct ProfileScreen: View {
          var body: some View { Text("Profile") }
        }
        """,
        settings: """
          rules:
            bypassed-router: warning
          """)
    ],
    good: [
      .init(
        "every link has the route",
        """
        import SwiftUI

        @main struct ClubApp: App {
          var body: some Scene { WindowGroup { ClubScreen() } }
        }

        enum ClubRoute: Hashable {
          case profile
        }

        struct ClubScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Me", value: ClubRoute.profile)
                NavigationLink("My profile", value: ClubRoute.profile)
              }
              .navigationDestination(for: ClubRoute.self) { route in
                switch route {
                case .profile: ProfileScreen()
                }
              }
            }
          }
        }

        struct ProfileScreen: View {
          var body: some View { Text("Profile") }
        }
        """,
        settings: """
          rules:
            bypassed-router: warning
          """)
    ])
}
