import NavAnswers
import NavFindings
import NavModel
import NavSource

extension Rule {
  static let brokenContract = Rule(card) { _, _, broken in broken.breaches.map(claim) }

  private static func claim(_ breach: Breach) -> Claim {
    let contract = breach.contract
    let words = contract.words
    let reason = contract.reason.map { ", because \($0)" } ?? ""
    let hops = breach.way.enumerated().map { number, hop in
      Finding.Related(
        place: hop.transition.place, text: "\(number + 1). \(hop.from) -> \(hop.to), \(hop.transition.kind.rawValue)")
    }
    let written = Finding.Related(place: Place(file: contract.file, line: contract.line, column: 1), text: "the contract")
    return Claim(
      place: breach.place, subject: breach.subject.isEmpty ? words : "\(breach.subject): \(words)",
      message: "\(breach.what), but '\(words)' is agreed\(reason); \(breach.mend), or change the contract",
      related: hops + [written])
  }

  private static let card = RuleCard(
    id: "broken-contract",
    severity: .error,
    summary: "The flow breaks a contract of the settings",
    rationale: """
      What a team has agreed on about its flow is easily lost in the next change: the paywall that one new link leads \
      past, the children's part from which the shop is suddenly two taps away. Written down as a contract, it is checked:

          contracts:
            - every-path-to: CheckoutView     # from where users come in, or 'from:' a screen
              passes: LoginView               # or a list: any one of them
              because: orders need a user
            - no-path-from: KidsHomeView
              to: StoreView
              unless-through: ParentGateView  # may be left out
            - screen: SettingsView
              within: 2
              of: HomeView                    # left out: of where users come in
            - into-module: Checkout
              from-module: Cart               # left out: from any other module
              only-through: [CheckoutView, CheckoutRoute.receipt]
            - modals-at-most: 2

      The finding shows the shortest path that breaks the contract, hop by hop. Only transitions in live code count that \
      are certain or likely: a contract is broken where the code surely breaks it, and one that no finding speaks of may \
      still be broken by code that could not be read. Modals lie over each other as long as nothing but pushes and \
      children are between; a window begins anew, and so does a tab, column or root that is shown from elsewhere than \
      the screen that holds it.
      """,
    bad: [
      .init(
        "a new link leads past the login",
        """
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { ShelfScreen() } }
        }

        struct ShelfScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Log in") { LoginScreen() }
              NavigationLink("Buy again") { CheckoutScreen() } // expect: broken-contract
            }
          }
        }

        struct LoginScreen: View {
          var body: some View { NavigationLink("Check out") { CheckoutScreen() } }
        }

        struct CheckoutScreen: View {
          var body: some View { Text("Pay").navigationTitle("Checkout") }
        }
        """,
        settings: """
          contracts:
            - every-path-to: CheckoutScreen
              passes: LoginScreen

          """)
    ],
    good: [
      .init(
        "every path passes the login",
        """
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { ShelfScreen() } }
        }

        struct ShelfScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Log in") { LoginScreen() }
            }
          }
        }

        struct LoginScreen: View {
          var body: some View { NavigationLink("Check out") { CheckoutScreen() } }
        }

        struct CheckoutScreen: View {
          var body: some View { Text("Pay").navigationTitle("Checkout") }
        }
        """,
        settings: """
          contracts:
            - every-path-to: CheckoutScreen
              passes: LoginScreen

          """)
    ])
}
