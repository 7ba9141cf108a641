import Testing

/// Views whose content stands in a view of a library, in parts, or in a body that is given its properties.
@Suite struct WrappedContentFlowTests {
  @Test func aViewOfALibrarysKindIsAScreen() {
    expectFlow(
      """
      import SwiftUI
      import SwiftUIFlux
      @main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } } // nav: (entry) -> Home [root]
      struct Home: ConnectedView {
        struct Props { let title: String }
        @State private var isCartShown = false
        func map(state: ShopState, dispatch: @escaping DispatchFunction) -> Props { Props(title: state.title) }
        func body(props: Props) -> some View {
          NavigationView {
            VStack {
              NavigationLink(destination: Detail()) { Text(props.title) } // nav: Home -> Detail [push]
              Button("Cart") { isCartShown = true } // nav: Home -> Cart [sheet]
            }
            .sheet(isPresented: $isCartShown) { Cart() }
          }
        }
      }
      struct Detail: ConnectedView {
        struct Props { let text: String }
        func map(state: ShopState, dispatch: @escaping DispatchFunction) -> Props { Props(text: state.title) }
        func body(props: Props) -> some View {
          NavigationLink(destination: Cart()) { Text(props.text) } // nav: Detail -> Cart [push]
        }
      }
      struct Cart: View { var body: some View { Text("Cart") } }
      struct ShopState: FluxState { var title = "" }
      """)
  }

  @Test func aViewOfALibraryAroundTheRootIsLookedThrough() {
    expectFlow(
      """
      import SwiftUI
      import SwiftUIFlux
      let store = Store<ShopState>(reducer: reduce, state: ShopState())
      struct ShopState: FluxState {}
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            StoreProvider(store: store) {
              TabsView() // nav: (entry) -> TabsView [root]
            }
          }
        }
      }
      struct TabsView: View {
        var body: some View {
          TabView {
            ShelfView() // nav: TabsView -> ShelfView [tab]
            CartView() // nav: TabsView -> CartView [tab]
          }
        }
      }
      struct ShelfView: View { var body: some View { Text("Shelf") } }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
  }

  @Test func whatListsAndLayoutsArrangeIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { List { ShelfRow() } }
          Window("Offers", id: "offers") { VStackLayout { OfferRow() } }
          WindowGroup("Help") { Frame { HelpView() } } // nav: (entry) -> HelpView [root]
        }
      }
      struct ShelfRow: View { var body: some View { Text("Shelf") } }
      struct OfferRow: View { var body: some View { Text("Offer") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aMenuOfSeveralThingsHasNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { HomeView() } // nav: (entry) -> HomeView [root]
          MenuBarExtra("Shop") {
            VStack {
              HelpView()
              Text("Version 1")
            }
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aRootThatTheViewsOwnPropertyArrangesIsTheView() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { SignUpView() } } } // nav: (entry) -> SignUpView [root]
      struct SignUpView: View {
        var body: some View {
          NavigationStack { form }
        }
        private var form: some View {
          VStack { NameField() }
        }
      }
      struct NameField: View {
        var body: some View { NavigationLink("Help") { HelpView() } } // nav: SignUpView -> HelpView [push]
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }
}
