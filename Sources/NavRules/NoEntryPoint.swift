import NavFindings
import NavModel
import NavSource

extension Rule {
  static let noEntryPoint = Rule(card) { graph in
    guard !graph.hasEntries else { return [] }
    // A graph without screens says nothing about users, so there is nothing to miss an entry for.
    guard !graph.screens.isEmpty,
      let place = graph.screens.compactMap(\.place).min() ?? graph.transitions.map(\.place).min()
    else { return [] }
    return [
      Claim(
        place: place, subject: "entry",
        message: "no entry point was found, so nothing can be said about what users reach; "
          + "analyse the app's folder too, or name the first screens under 'entry-points' in '.navgraph.yml'")
    ]
  }

  private static let card = RuleCard(
    id: "no-entry-point",
    severity: .info,
    summary: "No entry point was found: no app scene, no root view controller",
    rationale: """
      What users reach is counted from where they come in: a scene of an '@main' app, a window's root view controller, a \
      main storyboard. Without one, the rules about what is unreachable stay silent instead of calling everything \
      unreachable.

      It happens when a package is analysed without its app. Give both folders, or name the first screens in \
      '.navgraph.yml':

          entry-points: [CheckoutScreen]
      """,
    bad: [
      .init(
        "screens of a package, without the app that shows them",
        """
        import SwiftUI

        struct PaymentScreen: View { // expect: no-entry-point
          var body: some View { Text("Paid").navigationTitle("Payment") }
        }

        public struct CheckoutScreen: View {
          public init() {}
          public var body: some View {
            NavigationStack { NavigationLink("Pay") { PaymentScreen() } }
          }
        }
        """)
    ],
    good: [
      .init(
        "the app is analysed too",
        """
        import SwiftUI

        @main struct CheckoutApp: App {
          var body: some Scene { WindowGroup { CheckoutScreen() } }
        }

        struct PaymentScreen: View {
          var body: some View { Text("Paid").navigationTitle("Payment") }
        }

        public struct CheckoutScreen: View {
          public init() {}
          public var body: some View {
            NavigationStack { NavigationLink("Pay") { PaymentScreen() } }
          }
        }
        """)
    ])
}
