import Testing

/// Enums that choose their own case from what they are given.
struct CaseInitialiserTests {
  @Test func theCaseIsDecidedWhereItIsChosen() {
    expectFlow(
      """
      import SwiftUI
      enum ShopRoute: Hashable { case cart, detail(id: Int), help }
      extension ShopRoute {
        init?(url: URL) {
          switch url.host {
          case "cart": self = .cart // nav: ShopView -> CartView [push] ShopRoute.cart
          case "detail": self = .detail(id: 1) // nav: ShopView -> DetailView [push] ShopRoute.detail
          default: return nil
          }
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        @State private var path: [ShopRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Help") { path.append(.help) } // nav: ShopView -> HelpView [push] ShopRoute.help
              .navigationDestination(for: ShopRoute.self) { route in
                switch route {
                case .cart: CartView()
                case .detail(let id): DetailView(id: id)
                case .help: HelpView()
                }
              }
          }
          .onOpenURL { url in
            if let route = ShopRoute(url: url) { path.append(route) }
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
      """)
  }
}
