import NavFindings
import NavModel

extension Rule {
  static let routeIdentityDropsPayload = Rule(card) { graph in
    let cases = graph.casesByID
    return graph.observations.droppedPayloads.map { dropped in
      Claim(
        place: dropped.place, subject: dropped.route,
        message: "this takes any two '\(dropped.route)' for equal, whatever they carry, so a push of another one may be dropped, or show the "
          + "first one's screen; compare what they carry, or let the compiler write '=='",
        related: cases[dropped.route].map { [.init(place: $0.place, text: "the case is declared here")] } ?? [])
    }
  }

  private static let card = RuleCard(
    id: "route-identity-drops-payload",
    severity: .warning,
    summary: "A hand-written '==' of a route ignores what the route carries",
    rationale: """
      Stacks, sheets and tabs compare routes to find out what changed. Where '==' is true for two profiles of different people, the \
      second profile is not pushed, or the first one stays on screen.

      If everything that a route carries is 'Hashable', delete the function: the compiler writes it. Where something is not, compare its id.
      """,
    bad: [
      .init(
        "all profiles are equal",
        """
        import SwiftUI

        @main struct ClubApp: App {
          var body: some Scene { WindowGroup { MembersScreen() } }
        }

        enum ClubRoute: Hashable {
          case profile(name: String)
          case rules

          static func == (lhs: ClubRoute, rhs: ClubRoute) -> Bool {
            switch (lhs, rhs) {
            case (.profile(_), .profile(_)): return true // expect: route-identity-drops-payload
            case (.rules, .rules): return true
            default: return false
            }
          }

          func hash(into hasher: inout Hasher) {}
        }

        struct MembersScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Ada", value: ClubRoute.profile(name: "Ada"))
                NavigationLink("Rules", value: ClubRoute.rules)
              }
              .navigationDestination(for: ClubRoute.self) { route in
                switch route {
                case .profile(let name): ProfileScreen(name: name)
                case .rules: RulesScreen()
                }
              }
            }
          }
        }

        struct ProfileScreen: View {
          let name: String
          var body: some View { Text(name) }
        }

        struct RulesScreen: View {
          var body: some View { Text("Rules") }
        }
        """)
    ],
    good: [
      .init(
        "the compiler compares",
        """
        import SwiftUI

        @main struct ClubApp: App {
          var body: some Scene { WindowGroup { MembersScreen() } }
        }

        enum ClubRoute: Hashable {
          case profile(name: String)
          case rules
        }

        struct MembersScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Ada", value: ClubRoute.profile(name: "Ada"))
                NavigationLink("Rules", value: ClubRoute.rules)
              }
              .navigationDestination(for: ClubRoute.self) { route in
                switch route {
                case .profile(let name): ProfileScreen(name: name)
                case .rules: RulesScreen()
                }
              }
            }
          }
        }

        struct ProfileScreen: View {
          let name: String
          var body: some View { Text(name) }
        }

        struct RulesScreen: View {
          var body: some View { Text("Rules") }
        }
        """)
    ])
}
