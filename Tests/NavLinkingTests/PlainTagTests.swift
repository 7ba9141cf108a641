import Testing

/// Tabs whose tags are numbers or texts, or stand in the view of the tab.
struct PlainTagTests {
  private func app(_ members: String, selection: String, first: String, second: String, _ more: String = "") -> String {
    """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
    final class TabModel: ObservableObject {
      \(members)
    }
    struct RootView: View {
      @StateObject private var model = TabModel()
      var body: some View {
        TabView(selection: $model.\(selection)) {
          HomeView(model: model).tag(\(first)).onAppear { model.\(selection) = \(first) } // nav: RootView -> HomeView [tab]
          CartView(model: model).tag(\(second)) // nav: RootView -> CartView [tab]
        }
        .overlay(BarView(model: model))
      }
    }
    \(more)
    """
  }

  @Test func aNumberSelectsTheTabThatHasIt() {
    expectFlow(
      app(
        """
        @Published var selectedTab = 0
          func showCart() { selectedTab = 1 } // nav: HomeView -> CartView [tab]
          func select(_ tab: Int) { selectedTab = tab }
          func reset() { selectedTab = 7 }
        """, selection: "selectedTab", first: "0", second: "1",
        """
        struct BarView: View {
          @ObservedObject var model: TabModel
          var body: some View {
            Button("Home") { model.select(0) } // nav: RootView -> HomeView [tab]
            Button("Cart") { model.select(1) } // nav: RootView -> CartView [tab]
          }
        }
        struct HomeView: View { let model: TabModel; var body: some View { Button("Cart") { model.showCart() } } }
        struct CartView: View { let model: TabModel; var body: some View { Button("Home") { model.selectedTab = 0 } } } // nav: CartView -> HomeView [tab]
        """))
  }

  @Test func soDoesAText() {
    expectFlow(
      app(
        "@Published var shown = TabModel.home\n  static let home = \"home\"", selection: "shown", first: "TabModel.home", second: "\"cart\"",
        """
        struct BarView: View { @ObservedObject var model: TabModel; var body: some View { Text("Shop") } }
        struct HomeView: View { let model: TabModel; var body: some View { Button("Cart") { model.shown = "cart" } } } // nav: HomeView -> CartView [tab]
        struct CartView: View { let model: TabModel; var body: some View { Button("Home") { model.shown = TabModel.home } } } // nav: CartView -> HomeView [tab]
        """))
  }

  /// What a bar's own selection copies from a state that it watches is decided where that is set.
  @Test(arguments: [
    ".onReceive(model.$page) { value in withAnimation { selection = value } }", ".onChange(of: model.page) { _, page in selection = page }",
  ])
  func aSelectionThatFollowsAnother(_ watching: String) {
    let pages = [("Page", "Page.home", "Page.cart", ".home", ".cart"), ("Int", "0", "1", "0", "1")]
    for (type, home, cart, toHome, toCart) in pages {
      expectFlow(
        """
        import SwiftUI
        @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
        enum Page { case home, cart }
        final class Model: ObservableObject { @Published var page: \(type) = \(toHome) }
        struct RootView: View {
          @StateObject private var model = Model()
          @State private var selection = \(home)
          var body: some View {
            TabView(selection: $selection) {
              HomeView(model: model).tag(\(home)) // nav: RootView -> HomeView [tab]
              CartView(model: model).tag(\(cart)) // nav: RootView -> CartView [tab]
            }
            \(watching)
          }
        }
        struct HomeView: View { let model: Model; var body: some View { Button("Cart") { model.page = \(toCart) } } } // nav: HomeView -> CartView [tab]\(type == "Page" ? " Page.cart" : "")
        struct CartView: View { let model: Model; var body: some View { Button("Home") { model.page = \(toHome) } } } // nav: CartView -> HomeView [tab]\(type == "Page" ? " Page.home" : "")
        """)
    }
  }

  /// What is taken away from a number is none of the tabs.
  @Test func aNumberThatIsCountedDownNamesNoTab() {
    expectFlow(
      """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { MuseumView() } } } // nav: (entry) -> MuseumView [root]
      struct MuseumView: View {
        @State private var hall = 2
        var body: some View {
          TabView(selection: $hall) {
            CoinsView().tag(0) // nav: MuseumView -> CoinsView [tab]
            MapsView(hall: $hall).tag(1) // nav: MuseumView -> MapsView [tab]
            ClocksView(hall: $hall).tag(2) // nav: MuseumView -> ClocksView [tab]
          }
        }
      }
      struct CoinsView: View { var body: some View { Text("Coins") } }
      struct MapsView: View { @Binding var hall: Int; var body: some View { Button("Back") { hall -= 1 } } }
      struct ClocksView: View { @Binding var hall: Int; var body: some View { Button("Coins") { hall = 0 } } } // nav: ClocksView -> CoinsView [tab]
      """)
  }

  /// A view that is a tab of one bar alone may say so itself.
  @Test func aTabsViewGivesItselfItsTag() {
    expectFlow(
      """
      import SwiftUI
      enum Shelf: Hashable { case cups, bowls }
      @main struct PotteryApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        @State private var shelf: Shelf = .cups
        var body: some View {
          TabView(selection: $shelf) {
            CupsView { shelf = .bowls } // nav: ShopView -> CupsView [tab]; CupsView -> BowlsView [tab] Shelf.bowls
            bowls() // nav: ShopView -> BowlsView [tab]
          }
        }
        private func bowls() -> some View { BowlsView() }
      }
      struct CupsView: View {
        let onBowls: () -> Void
        var body: some View {
          Button("Bowls", action: onBowls)
            .tabItem { Text("Cups") }
            .tag(Shelf.cups)
        }
      }
      struct BowlsView: View {
        var body: some View { Text("Bowls").tabItem { Text("Bowls") }.tag(Shelf.bowls) }
      }
      """)
  }
}
