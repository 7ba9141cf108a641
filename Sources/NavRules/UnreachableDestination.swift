import NavFindings
import NavModel

extension Rule {
  static let unreachableDestination = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    let arms = RouteArms(graph)
    return graph.routeTypes.filter { $0.openReason == nil }.flatMap { type in
      type.cases.filter { isMapped($0) && $0.constructions.isEmpty && !$0.isNotAScreen }.map { claim($0, arms) }
    }
  }

  private static func isMapped(_ route: RouteCase) -> Bool {
    switch route.mapping {
    case .screen, .nothing, .placeholder: true
    // Nobody wrote a mapping for what only 'default' takes.
    case .absent, .unknown, .swallowed: false
    }
  }

  private static func claim(_ route: RouteCase, _ arms: RouteArms) -> Claim {
    let target = route.screens.isEmpty ? "" : " to \(Phrase.list(route.screens))"
    return Claim(
      place: route.place, subject: route.id,
      // What shows nothing is no loss to users.
      message: route.mapping == .nothing
        ? "'\(route.id)' is mapped to nothing, and nothing navigates to it either; remove the case and its mapping"
        : "'\(route.id)' is mapped\(target), but nothing navigates to it, so users never get there; "
          + "navigate to it, or remove the case and its mapping",
      related: RelatedPlaces.first(of: arms.taking(route).map(\.arm.place), "mapped here"))
  }

  private static let card = RuleCard(
    id: "unreachable-destination",
    severity: .warning,
    summary: "A route is mapped, but nothing navigates to it",
    rationale: """
      The case has a screen and no code makes such a value outside tests and previews. Either a button was lost in a \
      refactoring, and users miss a feature without anyone noticing, or the case and its screen are dead.

      The rule is silent about a type whose cases may be made unseen: from raw values, by decoding, through 'allCases', or \
      by another module.
      """,
    bad: [
      .init(
        "the row that led there is gone",
        """
        import SwiftUI

        @main struct BankApp: App {
          var body: some Scene { WindowGroup { AccountsScreen() } }
        }

        enum BankRoute: Hashable {
          case transfer
          case statement // expect: unreachable-destination
        }

        struct AccountsScreen: View {
          @State private var path: [BankRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("Transfer") { path.append(.transfer) }
                .navigationDestination(for: BankRoute.self) { route in
                  switch route {
                  case .transfer: TransferScreen()
                  case .statement: StatementScreen()
                  }
                }
            }
          }
        }

        struct TransferScreen: View {
          var body: some View { Text("Transfer") }
        }

        struct StatementScreen: View { // expect: unreachable-screen
          var body: some View { Text("Statement") }
        }
        """)
    ],
    good: [
      .init(
        "every route is navigated to",
        """
        import SwiftUI

        @main struct BankApp: App {
          var body: some Scene { WindowGroup { AccountsScreen() } }
        }

        enum BankRoute: Hashable {
          case transfer
          case statement
        }

        struct AccountsScreen: View {
          @State private var path: [BankRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              VStack {
                Button("Transfer") { path.append(.transfer) }
                Button("Statement") { path.append(.statement) }
              }
              .navigationDestination(for: BankRoute.self) { route in
                switch route {
                case .transfer: TransferScreen()
                case .statement: StatementScreen()
                }
              }
            }
          }
        }

        struct TransferScreen: View {
          var body: some View { Text("Transfer") }
        }

        struct StatementScreen: View {
          var body: some View { Text("Statement") }
        }
        """)
    ])
}
