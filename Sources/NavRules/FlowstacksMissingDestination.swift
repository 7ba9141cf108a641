import NavFindings
import NavModel

extension Rule {
  /// Silent without an entry point: the app that embeds the analysed part may hold the registration.
  static let flowstacksMissingDestination = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    return graph.observations.libraryPushes.compactMap { value in
      guard value.isRegistered == .no, let type = value.type else { return nil }
      return Claim(
        place: value.place, subject: type,
        message: "the navigator is given a value of type '\(type)', but no destination answers it, so the user sees a warning sign; "
          + "add '.flowDestination(for: \(type).self)', or of NavigationBackport '.nbNavigationDestination', inside the stack",
        related: graph.routeTypes.filter { $0.id == type }.map { .init(place: $0.place, text: "'\(type)' is declared here") })
    }
  }

  private static let card = RuleCard(
    id: "flowstacks-missing-destination",
    severity: .error,
    summary: "A navigator of FlowStacks or NavigationBackport is given a type that no destination takes",
    rationale: """
      The libraries look a screen up by the value's type, as SwiftUI does. Where they find none, a debug build stops with \
      "No view builder found for type …", and a released app shows a warning sign.

      Add the destination inside the stack, above the view that pushes. Nothing is said where a stack builds its screens in \
      a closure, as 'Router' does.
      """,
    bad: [.init("nothing takes the route", app("HomeView()", " // expect: flowstacks-missing-destination"))],
    good: [
      .init(
        "the stack has a destination for it",
        app(
          """
          HomeView()
                  .flowDestination(for: ShopRoute.self) { route in
                    switch route {
                    case .settings: SettingsView()
                    }
                  }
          """) + """


          struct SettingsView: View {
            var body: some View { Text("Settings") }
          }
          """)
    ])

  private static func app(_ root: String, _ mark: String = "") -> String {
    """
    import FlowStacks
    import SwiftUI

    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { ShopView() } }
    }

    enum ShopRoute: Hashable { case settings }

    struct ShopView: View {
      @State private var routes: Routes<ShopRoute> = []
      var body: some View {
        FlowStack($routes, withNavigation: true) {
          \(root)
        }
      }
    }

    struct HomeView: View {
      @EnvironmentObject var navigator: FlowNavigator<ShopRoute>
      var body: some View {
        Button("Settings") {
          navigator.push(.settings)\(mark)
        }
      }
    }
    """
  }
}
