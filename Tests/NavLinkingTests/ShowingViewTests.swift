import Testing

/// Views that show nothing of their own.
@Suite struct ShowingViewTests {
  /// Generic views of a flow library show the first screen of the flow that they are given, also inside each other.
  @Test func aViewAroundAFlowIsTheFirstScreenOfTheFlow() {
    expectFlow(
      """
      import SwiftUI
      class BaseFlow {
        var children: [String: BaseFlow] = [:]
        func child<Child: BaseFlow>(_ type: Child.Type, named name: String) -> Child {
          guard let kept = children[name], let child = kept as? Child else { fatalError() }
          return child
        }
        func add<Child: BaseFlow>(named name: String, making make: () -> Child) -> Child {
          if let kept = children[name] as? Child { return kept }
          let child = make()
          children[name] = child
          return child
        }
      }
      protocol Flow: BaseFlow {
        associatedtype First: View
        associatedtype Route
        @ViewBuilder func firstScreen() -> First
      }
      struct Shown<F: Flow>: View {
        private let flow: F
        init(flow: F) { self.flow = flow }
        var body: some View { flow.firstScreen() }
      }
      struct Framed<F: Flow>: View {
        let flow: F
        var body: some View { Shown(flow: flow).marked() }
      }
      struct Stacked<F: Flow>: View {
        let flow: F
        var body: some View { Around(root: { flow.firstScreen() }) }
      }
      struct Around<Root: View>: View {
        let root: () -> Root
        var body: some View { VStack { root() } }
      }
      extension View { func marked() -> some View { padding() } }
      enum Show {
        static func framed<F: Flow>(flow: F) -> some View { Framed(flow: flow) }
      }
      enum Page: Hashable { case cart, help, shop }
      final class ShopFlow: BaseFlow, Flow {
        typealias Route = Page
        func firstScreen() -> some View { ShopScreen(flow: self) }
        func screen(for page: Page) -> some View {
          switch page {
          case .cart: Show.framed(flow: add(named: "cart") { CartFlow() })
          case .help: Stacked(flow: child(HelpFlow.self, named: "help"))
          case .shop: ShopScreen(flow: self)
          }
        }
      }
      final class CartFlow: BaseFlow, Flow {
        typealias Route = Page
        func firstScreen() -> some View { CartScreen() }
      }
      final class HelpFlow: BaseFlow, Flow {
        typealias Route = Page
        func firstScreen() -> some View { HelpScreen().marked() }
      }
      struct CartScreen: View { var body: some View { Text("cart") } }
      struct HelpScreen: View { var body: some View { Text("help") } }
      struct ShopScreen: View {
        let flow: ShopFlow
        var body: some View {
          NavigationLink(value: Page.cart) { Text("Cart") } // nav: ShopScreen -> CartScreen [push] Page.cart
          NavigationLink(value: Page.help) { Text("Help") } // nav: ShopScreen -> HelpScreen [push] Page.help
        }
      }
      struct RootView: View {
        let flow = ShopFlow()
        var body: some View {
          NavigationStack {
            ShopScreen(flow: flow) // nav: RootView -> ShopScreen [root]
              .navigationDestination(for: Page.self) { page in flow.screen(for: page) }
          }
        }
      }
      // nav: (entry) -> RootView [root]
      @main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
      """)
  }

  /// What stands around a button is more of a screen than the button.
  @Test func aButtonIsNotTheScreenInAWrapper() {
    expectFlow(
      """
      import SwiftUI
      struct NoticeScreen<Content: View>: View {
        let text: String
        let content: () -> Content
        var body: some View { VStack { Text(text); content() } }
      }
      struct DoneButton: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button("Done") { dismiss() }.padding() }
      }
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Button("Notice") { isShown = true } // nav: HomeView -> NoticeScreen [sheet]
            .sheet(isPresented: $isShown) { NoticeScreen(text: "News") { DoneButton() } }
        }
      }
      // nav: (entry) -> HomeView [root]
      @main struct Main: App { var body: some Scene { WindowGroup { HomeView() } } }
      """)
  }

  /// A modifier that takes a type makes no object of it.
  @Test func destinationsSaidOfAViewLeaveTheViewAsItIs() {
    expectFlow(
      """
      import SwiftUI
      struct Detail: Hashable {}
      struct HomeView: View {
        var body: some View { NavigationLink(value: Detail()) { Text("detail") } } // nav: HomeView -> DetailView [push]
      }
      struct DetailView: View { var body: some View { Text("detail") } }
      private extension View {
        func destinations() -> some View {
          navigationDestination(for: Detail.self) { _ in DetailView() }
        }
      }
      struct RootView: View {
        // nav: RootView -> HomeView [root]
        var body: some View { NavigationStack { HomeView().destinations() } }
      }
      // nav: (entry) -> RootView [root]
      @main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
      """)
  }
}
