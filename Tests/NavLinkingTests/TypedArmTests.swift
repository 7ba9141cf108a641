import Testing

/// One destination for values of any type, which asks of which one each is.
struct TypedArmTests {
  @Test func eachArmTakesTheValuesOfItsType() {
    expectFlow(
      """
      // file: Desk/Desk.swift
      import SwiftUI
      enum ShopRoute: Hashable { case item, cart }
      enum HelpRoute: Hashable { case terms }
      struct Receipt: Hashable { let id: Int }
      @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      struct DeskView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Item") { path.append(AnyHashable(ShopRoute.item)) } // nav: DeskView -> ItemView [push] ShopRoute.item
            Button("Cart") { path.append(ShopRoute.cart) } // nav: DeskView -> CartView [push] ShopRoute.cart
            Button("Terms") { path.append(AnyHashable(HelpRoute.terms)) } // nav: DeskView -> TermsView [push] HelpRoute.terms
            Button("Receipt") { path.append(AnyHashable(Receipt(id: 3))) } // nav: DeskView -> ReceiptView [push]
              .navigationDestination(for: AnyHashable.self) { value in
                switch value {
                case let route as ShopRoute:
                  switch route {
                  case .item: ItemView()
                  case .cart: CartView()
                  }
                case let route as HelpRoute: help(route)
                case is Receipt: ReceiptView()
                default: EmptyView()
                }
              }
          }
        }
        @ViewBuilder private func help(_ route: HelpRoute) -> some View {
          switch route {
          case .terms: TermsView()
          }
        }
      }
      struct ItemView: View { var body: some View { Text("Item") } }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct TermsView: View { var body: some View { Text("Terms") } }
      struct ReceiptView: View { var body: some View { Text("Receipt") } }
      """)
  }

  @Test func aTableOfBuildersIsAMapping() {
    expectFlow(
      """
      // file: Desk/Desk.swift
      import SwiftUI
      enum DeskRoute: Hashable { case home, cart }
      @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      struct DeskView: View {
        @State private var path: [DeskRoute] = []
        let builders: [DeskRoute: () -> AnyView] = [.home: { AnyView(HomeView()) }, .cart: { AnyView(CartView()) }]
        var body: some View {
          NavigationStack(path: $path) {
            Button("Home") { path.append(.home) } // nav: DeskView -> HomeView [push] DeskRoute.home
            Button("Cart") { path.append(.cart) } // nav: DeskView -> CartView [push] DeskRoute.cart
              .navigationDestination(for: DeskRoute.self) { route in builders[route]?() }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
  }
}
