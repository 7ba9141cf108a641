import Testing

/// Presentations of an item that shows itself.
@Suite struct ItemViewTests {
  @Test func theViewOfAnItemOfAnAssociatedTypeIsThatOfTheRoutesGiven() {
    expectFlow(
      """
      import SwiftUI
      protocol Route: Hashable, Identifiable {
        associatedtype Shown: View
        @ViewBuilder var screen: Shown { get }
      }
      enum ShopRoute: Route {
        case cart, help
        var id: Self { self }
        var screen: some View {
          switch self {
          case .cart: CartView()
          case .help: HelpView()
          }
        }
      }
      enum Style { case sheet, cover }
      protocol Guide: AnyObject, ObservableObject {
        associatedtype Taken: Route
        var sheet: Taken? { get set }
        var cover: Taken? { get set }
        func present(_ route: Taken, as style: Style)
      }
      extension Guide {
        func present(_ route: Taken, as style: Style = .sheet) {
          switch style {
          case .sheet: sheet = route
          case .cover: cover = route
          }
        }
      }
      final class ShopGuide: Guide {
        @Published var sheet: ShopRoute?
        @Published var cover: ShopRoute?
      }
      struct Guided<G: Guide>: ViewModifier {
        @ObservedObject var guide: G
        func body(content: Content) -> some View {
          content
            .sheet(item: $guide.sheet) { route in NavigationStack { route.screen } }
            .fullScreenCover(item: $guide.cover) { route in route.screen }
        }
      }
      struct HomeView: View {
        @StateObject private var guide = ShopGuide()
        var body: some View {
          VStack {
            Button("Cart") { guide.present(.cart) } // nav: HomeView -> CartView [sheet] ShopRoute.cart
            Button("Help") { guide.present(.help, as: .cover) } // nav: HomeView -> HelpView [fullScreenCover] ShopRoute.help
          }
          .modifier(Guided(guide: guide))
        }
      }
      struct CartView: View { var body: some View { Text("cart") } }
      struct HelpView: View { var body: some View { Text("help") } }
      // nav: (entry) -> HomeView [root]
      @main struct Main: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
  }
}
