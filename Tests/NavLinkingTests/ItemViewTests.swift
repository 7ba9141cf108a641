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

  @Test func aShellIsGivenTheItemAndShowsItsView() {
    expectFlow(
      """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { Shell(root: Room.hall) } } } // nav: (entry) -> HallView [root] Room.hall
      protocol Place: Hashable, Identifiable {
        associatedtype Shown: View
        @ViewBuilder var screen: Shown { get }
      }
      extension Place { var id: Self { self } }
      enum Room: Place {
        case hall, gallery, shop(Int)
        var screen: some View {
          switch self {
          case .hall: HallView()
          case .gallery: GalleryView()
          case .shop(let number): ShopView(number: number)
          }
        }
      }
      @MainActor final class Guide<P: Place>: ObservableObject {
        @Published var path: [P] = []
        @Published var sheet: P?
        @Published var cover: P?
        func push(_ place: P) { path.append(place) }
        func present(_ place: P) { sheet = place }
        func lay(_ place: P) { cover = place }
      }
      struct Shell<P: Place>: View {
        @StateObject private var guide = Guide<P>()
        let root: P
        init(root: P) { self.root = root }
        var body: some View {
          NavigationStack(path: $guide.path) {
            root.screen
              .navigationDestination(for: P.self) { $0.screen }
          }
          .sheet(item: $guide.sheet) { Shell(root: $0) }
          .fullScreenCover(item: $guide.cover) { place in Shell(root: place) }
          .environmentObject(guide)
        }
      }
      struct HallView: View {
        @EnvironmentObject var guide: Guide<Room>
        var body: some View {
          List {
            Button("Walk") { guide.push(.gallery) } // nav: HallView -> GalleryView [push] Room.gallery
            Button("Peek") { guide.present(.gallery) } // nav: HallView -> GalleryView [sheet] Room.gallery
          }
        }
      }
      struct GalleryView: View {
        @EnvironmentObject var guide: Guide<Room>
        var body: some View {
          Button("Shop") { guide.lay(.shop(1)) } // nav: GalleryView -> ShopView [fullScreenCover] Room.shop
        }
      }
      struct ShopView: View { let number: Int; var body: some View { List { Text("shop") } } }
      """)
  }

  @Test func aModifierOfTheAppTakesABindingToABoxedRoute() {
    expectFlow(
      """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { Shell() } } } // nav: (entry) -> Shell [root]
      protocol Place: Hashable {}
      struct AnyPlace: Identifiable, Hashable {
        var wrapped: any Place
        var isInStack = true
        var id: Int { wrapped.hashValue }
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      protocol Map {
        associatedtype P: Place
        associatedtype Shown: View
        @ViewBuilder static func view(for place: P) -> Shown
      }
      enum Room: Place { case gallery, shop }
      struct RoomMap: Map {
        static func view(for place: Room) -> some View {
          switch place {
          case .gallery: GalleryView()
          case .shop: ShopView()
          }
        }
      }
      @MainActor final class Guide: ObservableObject {
        @Published var sheet: AnyPlace?
        func present(_ place: some Place) { sheet = AnyPlace(wrapped: place) }
      }
      extension View {
        func sheet<M: Map>(_ place: Binding<AnyPlace?>, of map: M.Type) -> some View {
          sheet(item: place) { place in Shown(place: place, map: map) }
        }
      }
      struct Shown<M: Map>: View {
        let place: AnyPlace
        let map: M.Type
        var body: some View {
          if let place = place.wrapped as? M.P { M.view(for: place) } else { Text("Nothing") }
        }
      }
      struct Shell: View {
        @StateObject private var guide = Guide()
        var body: some View {
          List {
            Button("Gallery") { guide.present(Room.gallery) } // nav: Shell -> GalleryView [sheet] Room.gallery
            Button("Shop") { guide.present(Room.shop) } // nav: Shell -> ShopView [sheet] Room.shop
          }
          .sheet($guide.sheet, of: RoomMap.self)
        }
      }
      struct GalleryView: View { var body: some View { List { Text("gallery") } } }
      struct ShopView: View { var body: some View { List { Text("shop") } } }
      """)
  }
}
