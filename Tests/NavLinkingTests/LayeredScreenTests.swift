import Testing

/// Which of several layers is the screen.
@Suite struct LayeredScreenTests {
  /// What is there for a while lies over the screen.
  @Test func aWindowHasAScreenUnderWhatComesAndGoes() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        @State private var isOpening = true
        var body: some Scene {
          WindowGroup {
            ZStack {
              HallView() // nav: (entry) -> HallView [root]
              if isOpening { CurtainView().transition(.opacity) } // nav: (entry) -> CurtainView [root]
            }
            .onAppear { isOpening = false }
          }
        }
      }
      struct CurtainView: View { var body: some View { Text("Inn") } }
      struct HallView: View {
        @State private var isShown = false
        var body: some View {
          VStack { Button("Keys") { isShown = true } } // nav: HallView -> KeysView [sheet]
            .sheet(isPresented: $isShown) { KeysView() }
        }
      }
      struct KeysView: View { var body: some View { Text("keys") } }
      """)
  }

  /// What begins with tabs fills the window, whatever lies over it.
  @Test func aMenuOverTabsIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        @State private var isOpen = false
        var body: some Scene {
          WindowGroup {
            ZStack(alignment: .leading) {
              HouseView() // nav: (entry) -> HouseView [root]
              MenuView(isOpen: $isOpen)
            }
          }
        }
      }
      struct MenuView: View { @Binding var isOpen: Bool; var body: some View { Text("menu") } }
      struct HouseView: View {
        var body: some View {
          TabView {
            RoomsView().tabItem { Text("Rooms") } // nav: HouseView -> RoomsView [tab]
            BarView().tabItem { Text("Bar") } // nav: HouseView -> BarView [tab]
          }
        }
      }
      struct RoomsView: View { var body: some View { Text("rooms") } }
      struct BarView: View { var body: some View { Text("bar") } }
      """)
  }

  /// Over content that is written in place, what comes and goes is no screen.
  @Test func aLayerOverContentIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      struct DeskView: View {
        @State private var isSaving = false
        var body: some View {
          NavigationStack {
            ZStack {
              VStack { Button("Save") { isSaving = true } }
              if isSaving { SavingView() }
            }
          }
        }
      }
      struct SavingView: View { var body: some View { ProgressView() } }
      """)
  }

  /// A view that only frames what is written in its closure is no screen beside the one that writes it.
  @Test func aFrameAroundPartsIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationStack {
              Frame(count: 1) { focus in DeskView() } // nav: (entry) -> DeskView [root]
            }
          }
        }
      }
      struct DeskView: View {
        @State private var isShown = false
        var body: some View { List { Button("Write") { isShown = true } }.sheet(isPresented: $isShown) { FormView() } } // nav: DeskView -> FormView [sheet]
      }
      struct FormView: View {
        var body: some View {
          NavigationStack {
            Frame(count: 2) { focus in List { Text("name") } }
          }
        }
      }
      struct Frame<Content: View>: View {
        @FocusState private var focus: Int?
        let count: Int
        @ViewBuilder let content: (FocusState<Int?>.Binding) -> Content
        var body: some View { content($focus).toolbar { Button("Done") { focus = nil } } }
      }
      """)
  }

  /// Tabs and stacks under further layers begin what the window shows all the same.
  @Test func tabsUnderLayersAreTheFirstScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct InnApp: App {
        var body: some Scene {
          WindowGroup {
            ZStack {
              HouseView() // nav: (entry) -> HouseView [root]
              BannerView()
            }
          }
        }
      }
      struct BannerView: View { var body: some View { Text("banner") } }
      struct HouseView: View {
        var body: some View {
          ZStack(alignment: .bottom) {
            TabView {
              RoomsView().tabItem { Text("Rooms") } // nav: HouseView -> RoomsView [tab]
              BarView().tabItem { Text("Bar") } // nav: HouseView -> BarView [tab]
            }
            Text("hint")
          }
        }
      }
      struct RoomsView: View { var body: some View { Text("rooms") } }
      struct BarView: View { var body: some View { Text("bar") } }
      """)
  }
}
