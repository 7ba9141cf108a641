import NavModel
import Testing

/// What one mapping leaves to `default` may be another method's, and where a case is in its enum is no value of it.
@Suite struct CompanionMappingTests {
  private func swallowed(_ companion: String) -> [String] {
    FlowRun.graph(
      """
      import UIKit
      enum ShopRoute { case home, cart, orders }
      final class HomeController: UIViewController { let shop = ShopCoordinator(); func open() { shop.show(.orders) } }
      final class CartController: UIViewController {}
      class Flow { func start() {} }
      final class OrdersFlow: Flow {}
      final class ShopCoordinator {
        let stack = UINavigationController()
        func show(_ route: ShopRoute) { stack.pushViewController(screen(for: route), animated: true) }
        private func screen(for route: ShopRoute) -> UIViewController {
          switch route {
          case .home: return HomeController()
          case .cart: return CartController()
          default: fatalError()
          }
        }
        \(companion)
      }
      """
    ).mappings.flatMap(\.arms).filter(\.isDefault).flatMap(\.cases)
  }

  @Test func whatAnotherMethodMakesFlowsOfIsNotLeftOut() {
    let arms = "switch route { case .orders: OrdersFlow(); default: fatalError() }"
    #expect(swallowed("func flow(for route: ShopRoute) -> Flow { \(arms) }").isEmpty)
    #expect(swallowed("func flow(for route: ShopRoute) -> Flow { switch route { default: OrdersFlow() } }") == ["orders"])
    // A name is nothing to show.
    #expect(swallowed("func title(for route: ShopRoute) -> String { switch route { case .orders: \"\"; default: \"\" } }") == ["orders"])
  }

  @Test(arguments: [("/ShopRoute.cart", 1), ("ShopRoute.cart", 2)])
  func aCasePathMakesNoValue(path: String, count: Int) {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      enum ShopRoute: Hashable { case cart, help }
      struct HomeView: View {
        @State private var path: [ShopRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Cart") { path.append(.cart) }
              .navigationDestination(for: ShopRoute.self) { route in
                switch route {
                case .cart: CaseLet(\(path), then: CartView.init)
                case .help: HelpView()
                }
              }
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
    #expect(graph.routeTypes.flatMap(\.cases).first { $0.name == "cart" }?.constructions.count == count)
  }
}
