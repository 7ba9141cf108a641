import Testing

/// Screens that are nothing but another screen, with objects put around it.
@Suite struct WrappedScreenTests {
  private func shop(_ wrapper: String, _ expected: [String], form: String = "") -> String {
    """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { NavigationView { HomeView() } } } } // nav: (entry) -> HomeView [root]
    struct HomeView: View {
      var body: some View {
        List {
          NavigationLink("Cart") { CartFlow() } // nav: HomeView -> CartFlow [push]
          \(form)
        }
      }
    }
    \(wrapper)
    struct CartView: View {
      var isOpen: Binding<Bool> = .constant(false)
      var body: some View {
        NavigationLink("Pay") { PayView() } // nav: \(expected.map { "\($0) -> PayView [push]" }.joined(separator: "; "))
      }
    }
    struct PayView: View { var body: some View { Text("Pay") } }
    """
  }

  @Test func theUserIsOnTheOneInside() {
    expectFlow(
      shop(
        """
        final class CartRouter: ObservableObject {}
        struct CartFlow: View {
          @StateObject private var router = CartRouter()
          var body: some View {
            CartView().environmentObject(router) // nav: CartFlow -> CartView [root]
          }
        }
        """, ["CartView"]))
  }

  @Test(arguments: [
    // It sets a state of the view around it.
    "struct CartFlow: View { @State private var isOpen = false; var body: some View { CartView(isOpen: $isOpen) } }",
    // More than it is there.
    "struct CartFlow: View { var body: some View { VStack { Text(\"Cart\"); CartView() } } }",
  ])
  func aPartIsNoScreen(_ wrapper: String) {
    expectFlow(shop(wrapper, ["CartFlow"]))
  }

  @Test func whatTwoScreensShareIsAPartOfBoth() {
    expectFlow(
      shop(
        """
        struct CartFlow: View { var body: some View { CartView() } }
        struct WishFlow: View { var body: some View { CartView() } }
        """, ["CartFlow", "WishFlow"], form: "NavigationLink(\"Wishes\") { WishFlow() } // nav: HomeView -> WishFlow [push]"))
  }

  /// The system's version chooses one of several.
  @Test func oneForEachVersion() {
    expectFlow(
      """
      import SwiftUI
      @main struct MapApp: App { var body: some Scene { WindowGroup { NavigationView { HomeView() } } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View { var body: some View { NavigationLink("Map") { MapScreen() } } } // nav: HomeView -> MapScreen [push]
      struct MapScreen: View {
        @StateObject private var search = Search()
        var body: some View {
          Group {
            if #available(iOS 17.0, *) {
              MapScreen17() // nav: MapScreen -> MapScreen17 [root]
            } else {
              MapScreen16() // nav: MapScreen -> MapScreen16 [root]
            }
          }
          .environmentObject(search)
        }
      }
      final class Search: ObservableObject {}
      struct MapScreen17: View { var body: some View { NavigationLink("Place") { PlaceView() } } } // nav: MapScreen17 -> PlaceView [push]
      struct MapScreen16: View { var body: some View { NavigationLink("Place") { PlaceView() } } } // nav: MapScreen16 -> PlaceView [push]
      struct PlaceView: View { var body: some View { Text("Place") } }
      """)
  }
}
