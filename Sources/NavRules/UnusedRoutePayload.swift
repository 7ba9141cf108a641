import NavFindings
import NavModel

extension Rule {
  static let unusedRoutePayload = Rule(card) { graph in
    let arms = RouteArms(graph)
    let cases = graph.casesByID
    return graph.observations.ignoredPayloads.compactMap { ignored in
      // Without an arm that builds a screen for it, other rules have more to say.
      guard let route = cases[ignored.route], let arm = arms.naming(route).first(where: { $0.arm.content == .screens }) else { return nil }
      return Claim(
        place: ignored.place, subject: ignored.route + (ignored.name.isEmpty ? "" : "." + ignored.name),
        message: "'\(ignored.name)' of '\(ignored.route)' is never taken out by any pattern, so the screen cannot depend on it; use it, or take it "
          + "out of the case",
        related: [.init(place: arm.arm.place, text: "the case becomes a screen here")])
    }
  }

  private static let card = RuleCard(
    id: "unused-route-payload",
    severity: .info,
    summary: "A route carries a value that nothing takes out",
    rationale: """
      A value that every pattern leaves out says that the screen shows something else than what was tapped, or that the value is left \
      over. It still makes routes different, so that one screen may be pushed twice.
      """,
    bad: [
      .init(
        "nobody asks for the source",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { StationsScreen() } }
        }

        enum RadioRoute: Hashable {
          case station(id: Int, source: String) // expect: unused-route-payload
        }

        struct StationsScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("One", value: RadioRoute.station(id: 1, source: "list"))
                .navigationDestination(for: RadioRoute.self) { route in
                  switch route {
                  case .station(let id, _): StationScreen(id: id)
                  }
                }
            }
          }
        }

        struct StationScreen: View {
          let id: Int
          var body: some View { Text("Station") }
        }
        """)
    ],
    good: [
      .init(
        "the route carries what the screen needs",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { StationsScreen() } }
        }

        enum RadioRoute: Hashable {
          case station(id: Int)
        }

        struct StationsScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("One", value: RadioRoute.station(id: 1))
                .navigationDestination(for: RadioRoute.self) { route in
                  switch route {
                  case .station(let id): StationScreen(id: id)
                  }
                }
            }
          }
        }

        struct StationScreen: View {
          let id: Int
          var body: some View { Text("Station") }
        }
        """)
    ])
}
