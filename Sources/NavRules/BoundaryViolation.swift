import NavAnswers
import NavFindings
import NavModel

extension Rule {
  static let boundaryViolation = Rule(card) { _, _, broken in
    broken.crossings.map { crossing in
      Claim(
        place: crossing.place, subject: "\(crossing.from.name) -> \(crossing.target)",
        message: "'\(crossing.from.name)' shows '\(crossing.target)' of the layer '\(crossing.into.name)', which it may not reach; "
          + "go through a route of a layer that it may, or name '\(crossing.target)' under 'doors' of '\(crossing.into.name)'",
        related: [.init(place: crossing.declaration, text: "'\(crossing.target)' is declared here")])
    }
  }

  private static let card = RuleCard(
    id: "boundary-violation",
    severity: .error,
    summary: "A layer shows a screen of another one that it may not reach",
    rationale: """
      Features that make each other's screens cannot be built, tested or changed one without the other, and each new link \
      between them is easy to write and hard to see. Written down as layers, it is checked:

          layers:
            - layer: Cart
              paths: ["Features/Cart/**"]
              may-reach: [Routes]             # left out: all; [] none
            - layer: Profile
              paths: ["Features/Profile/**"]
              may-reach: [Routes]
              doors: [ProfileScreen]          # what every layer may show
            - layer: Routes
              paths: ["Routes/**"]

      A file belongs to the first layer whose paths take it. Files of no layer, as where the app is put together, may show \
      everything. A route counts where its type is declared, so a feature may push a route of a layer that it may reach, \
      whatever screen the app maps it to.
      """,
    bad: [
      .init(
        "the cart makes the profile's screen", cart("NavigationLink(\"Settings\") { SettingsScreen() } // expect: boundary-violation"),
        settings: layers, interfaces: [app("CartScreen()"), profile])
    ],
    good: [
      .init(
        "the cart pushes a route, which the app maps", cart("NavigationLink(\"Settings\", value: AppRoute.settings)"), settings: layers,
        interfaces: [
          app(
            """
            CartScreen()
                      .navigationDestination(for: AppRoute.self) { route in
                        switch route {
                        case .settings: SettingsScreen()
                        }
                      }
            """), profile,
          .init(
            "Routes/AppRoute.swift",
            """
            enum AppRoute: Hashable { case settings }

            """),
        ])
    ])

  private static let layers = """
    layers:
      - layer: Cart
        paths: [Example.swift]
        may-reach: [Routes]
      - layer: Profile
        paths: ["Profile/**"]
      - layer: Routes
        paths: ["Routes/**"]

    """

  private static func cart(_ link: String) -> String {
    """
    import SwiftUI

    struct CartScreen: View {
      var body: some View {
        List {
          \(link)
        }
      }
    }
    """
  }

  private static func app(_ content: String) -> RuleCard.Interface {
    .init(
      "ShopApp.swift",
      """
      import SwiftUI

      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack {
              \(content)
            }
          }
        }
      }

      """)
  }

  private static let profile = RuleCard.Interface(
    "Profile/SettingsScreen.swift",
    """
    import SwiftUI

    struct SettingsScreen: View {
      var body: some View { Text("Settings") }
    }

    """)
}
