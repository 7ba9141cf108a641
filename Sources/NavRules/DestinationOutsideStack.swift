import NavFindings
import NavModel

extension Rule {
  static let destinationOutsideStack = Rule(card) { graph in
    graph.observations.registrations.compactMap { registration in
      let what: String
      let mend: String
      switch registration.attachment {
      case .onStack:
        what = "hangs on the stack itself instead of inside it"
        mend = "move it to the content inside the stack's braces"
      case .outsideStack where graph.hasEntries:
        // Without an entry point the embedding app may hold the stack.
        what = registration.owner.map { "stands in '\($0)', which no stack encloses" } ?? "stands where no stack encloses it"
        mend = "move it inside the stack"
      default:
        return nil
      }
      return Claim(
        place: registration.place, subject: registration.valueType,
        message: "the destination for '\(registration.valueType)' \(what), so SwiftUI ignores it and pushes of that type "
          + "show nothing; \(mend)",
        related: RelatedPlaces.first(
          of: graph.observations.pushedValues.filter { $0.type == registration.valueType }.map(\.place),
          "a value of that type is pushed here"),
        fix: registration.attachment == .onStack ? registration.moveIn.map { Fix("Hang it inside the stack", move: $0) } : nil)
    }
  }

  private static let card = RuleCard(
    id: "destination-outside-stack",
    severity: .error,
    summary: "A navigationDestination that no stack encloses",
    rationale: """
      SwiftUI says so only on the console: "The 'navigationDestination' modifier only works inside a 'NavigationStack' or \
      'NavigationSplitView'. … It will be ignored." A modifier behind the stack's closing brace looks as if it belonged \
      to the stack, but hangs outside of it.

      'navgraph lint --fix' moves one that hangs on a stack to the view in the stack's braces, where that is one.
      """,
    bad: [
      .init(
        "the modifier stands behind the stack's closing brace",
        """
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { CatalogScreen() } }
        }

        enum ShopRoute: Hashable {
          case cart
        }

        struct CatalogScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Cart", value: ShopRoute.cart)
            }
            .navigationDestination(for: ShopRoute.self) { route in // expect: destination-outside-stack
              switch route {
              case .cart: CartScreen()
              }
            }
          }
        }

        struct CartScreen: View {
          var body: some View { Text("Cart") }
        }
        """)
    ],
    good: [
      .init(
        "the modifier hangs on the content",
        """
        import SwiftUI

        @main struct ShopApp: App {
          var body: some Scene { WindowGroup { CatalogScreen() } }
        }

        enum ShopRoute: Hashable {
          case cart
        }

        struct CatalogScreen: View {
          var body: some View {
            NavigationStack {
              NavigationLink("Cart", value: ShopRoute.cart)
                .navigationDestination(for: ShopRoute.self) { route in
                  switch route {
                  case .cart: CartScreen()
                  }
                }
            }
          }
        }

        struct CartScreen: View {
          var body: some View { Text("Cart") }
        }
        """)
    ])
}
