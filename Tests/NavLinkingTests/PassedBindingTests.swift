import Testing

/// Bindings that a function of a view passes on to a modifier.
struct PassedBindingTests {
  private let screens = """
    struct LoavesView: View { var body: some View { NavigationStack { Text("Loaves") } } }
    struct CakesView: View { var body: some View { NavigationStack { Text("Cakes") } } }
    """

  @Test func aBarBehindAFunctionSetsWhatItIsGiven() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      enum Shelf { case loaves, cakes }
      struct RootView: View {
        @State private var active: Shelf = .loaves // nav: RootView -> LoavesView [root] Shelf.loaves
        var body: some View {
          VStack {
            switch active {
            case .loaves: LoavesView()
            case .cakes: CakesView()
            }
          }
          .bar(active: $active)
        }
      }
      struct BarModifier: ViewModifier {
        private var shelf: Binding<Shelf>
        init(active shelf: Binding<Shelf>) { self.shelf = shelf }
        func body(content: Content) -> some View {
          content.toolbar {
            ToolbarItem(placement: .bottomBar) {
              HStack {
                button(to: .loaves) // nav: RootView -> LoavesView [root] Shelf.loaves
                button(to: .cakes) // nav: RootView -> CakesView [root] Shelf.cakes
              }
            }
          }
        }
        private func button(to shelf: Shelf) -> some View {
          Button("Turn") { self.shelf.wrappedValue = shelf }
        }
      }
      extension View {
        func bar(active shelf: Binding<Shelf>) -> some View { modifier(BarModifier(active: shelf)) }
      }
      \(screens)
      """)
  }

  @Test func aBarAtTheBottomChoosesTabs() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      enum Shelf { case loaves, cakes }
      struct RootView: View {
        @State private var bottomBarItem: Shelf = .loaves
        var body: some View {
          VStack {
            switch bottomBarItem {
            case .loaves: LoavesView()
            case .cakes: CakesView()
            }
            HStack {
              Button("Loaves") { bottomBarItem = .loaves } // nav: RootView -> LoavesView [tab] Shelf.loaves
              Button("Cakes") { bottomBarItem = .cakes } // nav: RootView -> CakesView [tab] Shelf.cakes
            }
          }
        }
      }
      \(screens)
      """)
  }

  @Test func whatShowsContentByTheBindingSetsNothing() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      struct RootView: View {
        @State private var showsCakes = false
        var body: some View {
          Button("Cakes") { showsCakes = true } // nav: RootView -> CakesView [sheet]
            .drawer(isShown: $showsCakes) { CakesView() }
        }
      }
      private struct Drawer<Inside: View>: ViewModifier {
        @Binding var isShown: Bool
        @ViewBuilder var inside: () -> Inside
        func body(content: Content) -> some View {
          ZStack {
            content
            Color.black.opacity(isShown ? 1 : 0).onTapGesture { isShown.toggle() }
          }
          .overlay(alignment: .bottom) { inside().opacity(isShown ? 1 : 0).offset(y: isShown ? 0 : 1000) }
        }
      }
      extension View {
        func drawer<Inside: View>(isShown: Binding<Bool>, @ViewBuilder inside: @escaping () -> Inside) -> some View {
          modifier(Drawer(isShown: isShown, inside: inside))
        }
      }
      \(screens)
      """)
  }
}
