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

  /// The state is of the wrapper, a method of the binding's own binds it, and each modifier shows one case.
  @Test func whatIsCarriedIsShownByTheModifierOfItsCase() {
    expectFlow(
      """
      import SwiftUI
      enum Shown<Route: Hashable>: Hashable { case sheet(Route), cover(Route) }
      final class Modals<Route: Hashable> {
        fileprivate(set) var shown: Shown<Route>?
        func present(_ shown: Shown<Route>) async { await set(shown) }
        func dismiss() async { await set(nil) }
        private func set(_ shown: Shown<Route>?) async {
          guard self.shown != shown else { return }
          later { [weak self] in
            guard let self else { return }
            self.shown = shown
          }
        }
      }
      extension Bindable {
        func shown<Route: Hashable>() -> Binding<Shown<Route>?> where Value == Modals<Route> {
          Binding<Shown<Route>?>(get: { wrappedValue.shown }, set: { _ in })
        }
      }
      struct ModalHost<Route: Hashable, Root: View, Content: View>: View {
        @Bindable private var modals: Modals<Route>
        private let root: () -> Root
        private let content: (Route) -> Content
        init(modals: Modals<Route>, root: @escaping () -> Root, content: @escaping (Route) -> Content) {
          self.modals = modals
          self.root = root
          self.content = content
        }
        var body: some View {
          root()
            .sheet(item: $modals.shown().sheet, content: content)
            .fullScreenCover(item: $modals.shown().cover, content: content)
        }
      }
      enum ShopRoute: Hashable, Identifiable { case cart, help; var id: Self { self } }
      struct ShopView: View {
        let modals = Modals<ShopRoute>()
        var body: some View {
          ModalHost(modals: modals, root: { HomeView(modals: modals) }, content: { route in screen(for: route) })
        }
        @ViewBuilder func screen(for route: ShopRoute) -> some View {
          switch route {
          case .cart: CartView()
          case .help: HelpView()
          }
        }
      }
      struct HomeView: View {
        let modals: Modals<ShopRoute>
        var body: some View {
          Button("Cart") { Task { await modals.present(.sheet(.cart)) } } // nav: ShopView -> CartView [sheet] ShopRoute.cart
          Button("Help") { Task { await modals.present(.cover(.help)) } } // nav: ShopView -> HelpView [fullScreenCover] ShopRoute.help
        }
      }
      struct CartView: View { var body: some View { Text("cart") } }
      struct HelpView: View { var body: some View { Text("help") } }
      // nav: (entry) -> ShopView [root]
      @main struct Main: App { var body: some Scene { WindowGroup { ShopView() } } }
      """)
  }
}
