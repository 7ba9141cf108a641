import NavFindings
import NavModel
import NavSource

extension Rule {
  static let strongCoordinatorReference = Rule(card) { graph in
    graph.observations.coordinatorCycles.map { cycle in
      let order = cycle.isOptionalVariable ? "write 'weak' before it" : "make it 'weak' or 'unowned'"
      return Claim(
        place: cycle.place, subject: cycle.property,
        message: "'\(cycle.property)' keeps its '\(cycle.coordinator)', which keeps it in '\(cycle.keeper)', so neither is ever freed; \(order)",
        related: [.init(place: cycle.keeperPlace, text: "the coordinator keeps it here")],
        fix: cycle.variable.map { Fix("Hold the coordinator weakly", edits: [Edit($0, with: "weak " + $0.text)]) })
    }
  }

  private static let card = RuleCard(
    id: "strong-coordinator-reference",
    severity: .warning,
    summary: "An object keeps the coordinator that keeps it",
    rationale: """
      The coordinator owns its children and screens; who is owned points back weakly. Two strong references in a ring are \
      never freed: every visit leaves a coordinator, its screens and its models behind, and the old ones still answer.

      Write 'weak var' where the coordinator is optional, or 'unowned let' where it always outlives its screens.

      'navgraph lint --fix' writes 'weak' where the variable is optional and each such coordinator is put into a property of who makes it.
      """,
    bad: [
      .init(
        "a child keeps its parent",
        ExampleApps.coordinators + """
          final class AppCoordinator: Coordinator {
            let navigation: UINavigationController
            private var shop: ShopCoordinator?
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let shop = ShopCoordinator(navigation: navigation)
              self.shop = shop
              shop.start()
            }
          }

          final class ShopCoordinator: Coordinator {
            let navigation: UINavigationController
            private var payment: PaymentCoordinator?
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let payment = PaymentCoordinator(navigation: navigation)
              payment.parentCoordinator = self
              self.payment = payment
              payment.start()
            }
          }

          final class PaymentCoordinator: Coordinator {
            let navigation: UINavigationController
            var parentCoordinator: ShopCoordinator? // expect: strong-coordinator-reference
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.pushViewController(CardViewController(), animated: true) }
          }

          final class CardViewController: UIViewController {}
          """)
    ],
    good: [
      .init(
        "it points back weakly",
        ExampleApps.coordinators + """
          final class AppCoordinator: Coordinator {
            let navigation: UINavigationController
            private var shop: ShopCoordinator?
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let shop = ShopCoordinator(navigation: navigation)
              self.shop = shop
              shop.start()
            }
          }

          final class ShopCoordinator: Coordinator {
            let navigation: UINavigationController
            private var payment: PaymentCoordinator?
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let payment = PaymentCoordinator(navigation: navigation)
              payment.parentCoordinator = self
              self.payment = payment
              payment.start()
            }
          }

          final class PaymentCoordinator: Coordinator {
            let navigation: UINavigationController
            weak var parentCoordinator: ShopCoordinator?
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.pushViewController(CardViewController(), animated: true) }
          }

          final class CardViewController: UIViewController {}
          """)
    ])
}
