import NavFindings
import NavModel

extension Rule {
  static let stringRoute = Rule(card) { graph in
    graph.observations.registrations.filter { $0.valueType == "String" && $0.hasTextArms }.map { registration in
      Claim(
        place: registration.place, subject: registration.owner ?? "String",
        message: "screens are told apart by text here, so a slip in one text compiles and opens the wrong page or none; make the texts the cases of an "
          + "enum",
        related: RelatedPlaces.first(
          of: graph.observations.pushedValues.filter { $0.type == "String" }.map(\.place), "a text is pushed here"))
    }
  }

  private static let card = RuleCard(
    id: "string-route",
    severity: .info,
    summary: "Screens are told apart by text",
    rationale: """
      A destination for 'String' that switches over text literals always has a 'default' arm, and every slip of the pen ends there. With \
      an enum for a route the compiler knows all screens, and so do the other rules.

      Text that is data, as an id or a title, is left alone.
      """,
    bad: [
      .init(
        "texts for routes",
        """
        import SwiftUI

        @main struct DiveApp: App {
          var body: some Scene { WindowGroup { DivesScreen() } }
        }

        struct DivesScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Log", value: "log")
                .navigationDestination(for: String.self) { key in // expect: string-route
                  switch key {
                  case "log": LogScreen()
                  default: Text("?")
                  }
                }
            }
          }
        }

        struct LogScreen: View {
          var body: some View { Text("Log") }
        }
        """)
    ],
    good: [
      .init(
        "an enum for routes",
        """
        import SwiftUI

        @main struct DiveApp: App {
          var body: some Scene { WindowGroup { DivesScreen() } }
        }

        enum DiveRoute: Hashable {
          case log
        }

        struct DivesScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Log", value: DiveRoute.log)
                .navigationDestination(for: DiveRoute.self) { route in
                  switch route {
                  case .log: LogScreen()
                  }
                }
            }
          }
        }

        struct LogScreen: View {
          var body: some View { Text("Log") }
        }
        """)
    ])
}
