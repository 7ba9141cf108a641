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

  @Test func routesThatAreViewsAreShownByWhoeverIsGenericOverThem() {
    expectFlow(
      """
      import SwiftUI
      protocol Place: Hashable, Identifiable, View {}
      extension Place { var id: Self { self } }
      final class Guide<P: Place>: ObservableObject {
        @Published var path: [P] = []
        @Published var sheet: P?
        func push(_ place: P) { path.append(place) }
        func present(_ place: P) { sheet = place }
      }
      struct GuideView<P: Place>: View {
        @StateObject var guide = Guide<P>()
        let first: P
        init(_ first: P) { self.first = first }
        var body: some View {
          NavigationStack(path: $guide.path) {
            first.navigationDestination(for: P.self) { $0 }
          }
          .sheet(item: $guide.sheet) { $0 }
          .environmentObject(guide)
        }
      }
      enum MuseumPlace: Place {
        case hall, painting, tickets
        var body: some View {
          switch self {
          case .hall: HallView()
          case .painting: PaintingView()
          case .tickets: TicketsView()
          }
        }
      }
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { GuideView<MuseumPlace>(.hall) } } } // nav: (entry) -> HallView [root] MuseumPlace.hall
      struct HallView: View {
        @EnvironmentObject var guide: Guide<MuseumPlace>
        var body: some View {
          VStack {
            Button("Look") { guide.push(.painting) } // nav: HallView -> PaintingView [push] MuseumPlace.painting
            Button("Buy") { guide.present(.tickets) } // nav: HallView -> TicketsView [sheet] MuseumPlace.tickets
          }
        }
      }
      struct PaintingView: View { var body: some View { Text("painting") } }
      struct TicketsView: View { var body: some View { Text("tickets") } }
      """)
  }
}
