import Testing

/// Enums around any route: `enum Shown<Route> { case sheet(Route) }`.
@Suite struct GenericPayloadTests {
  /// Two routes have a case of the name; whose it is, the object tells that takes the wrapper.
  @Test func theRouteInsideIsOfTheTypeThatTheNavigatorTakes() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      enum Shown<Route: Hashable>: Hashable { case sheet(Route), cover(Route) }
      @Observable final class Modals<Route: Hashable> {
        var shown: Shown<Route>?
        func present(_ shown: Shown<Route>) { later { self.shown = shown } }
      }
      enum ShopRoute: Hashable { case cart, help }
      enum AccountRoute: Hashable { case orders, help }
      struct ShopView: View {
        typealias Taken = ShopRoute
        @State var path: [ShopRoute] = []
        let modals: Modals<Taken>
        var body: some View {
          NavigationStack(path: $path) {
            Button("Cart") { path.append(.cart) }
            Button("Help") { modals.present(.sheet(.help)) }
          }
          .navigationDestination(for: ShopRoute.self) { route in
            switch route {
            case .cart: CartView()
            case .help: HelpView()
            }
          }
        }
      }
      struct AccountView: View {
        @State var path: [AccountRoute] = []
        var body: some View {
          NavigationStack(path: $path) { Button("Orders") { path.append(.orders) } }
          .navigationDestination(for: AccountRoute.self) { route in
            switch route {
            case .orders: OrdersView()
            case .help: HelpView()
            }
          }
        }
      }
      struct CartView: View { var body: some View { Text("cart") } }
      struct OrdersView: View { var body: some View { Text("orders") } }
      struct HelpView: View { var body: some View { Text("help") } }
      @main struct Main: App { var body: some Scene { WindowGroup { TabView { ShopView(modals: Modals()); AccountView() } } } }
      """)
    let made = graph.routeTypes.flatMap(\.cases).filter { !$0.constructions.isEmpty }.map(\.id)
    #expect(made.sorted() == ["AccountRoute.orders", "ShopRoute.cart", "ShopRoute.help"])
  }
}
