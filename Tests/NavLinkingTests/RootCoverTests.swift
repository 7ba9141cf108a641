import Testing

/// Screens that lie over all that a window shows while a state says so.
@Suite struct RootCoverTests {
  private func cinema(_ content: String) -> String {
    """
    import SwiftUI
    @main struct CinemaApp: App {
      @AppStorage("isNew") private var isNew = true
      @StateObject private var house = House()
      var body: some Scene {
        WindowGroup {
          \(content)
        }
      }
    }
    @MainActor final class House: ObservableObject {
      @Published var isClosed = false
      @Published var isWorking = false
      func check(_ hour: Int) { if hour > 22 { isClosed = true } } // nav: (entry) -> ClosedView [root]
      func work() { isWorking = true }
      func open() { isClosed = false }
    }
    struct FoyerView: View { var body: some View { List { Text("films") } } }
    struct WelcomeView: View { var body: some View { VStack { Text("hello") } } }
    struct ClosedView: View { var body: some View { VStack { Text("closed") } } }
    struct WorkingToast: View { var body: some View { VStack { Text("…") } } }
    """
  }

  @Test func layersOverTheFirstView() {
    expectFlow(
      cinema(
        """
        ZStack {
              FoyerView() // nav: (entry) -> FoyerView [root]
              if house.isWorking { WorkingToast() }
              if house.isClosed { ClosedView().transition(.opacity) }
              if isNew { WelcomeView() } // nav: (entry) -> WelcomeView [root]
            }
            .environmentObject(house)
        """))
  }

  /// A bar stays at its edge, and the screen under it is the one that the user is on.
  @Test(arguments: [
    "ZStack(alignment: .bottom) { FoyerView(); if house.isPlaying { PlayerView() } }",
    "FoyerView().overlay(alignment: .bottom) { if house.isPlaying { PlayerView() } }",
  ]) func layersAtAnEdge(_ content: String) {
    expectFlow(
      """
      import SwiftUI
      @main struct CinemaApp: App { var body: some Scene { WindowGroup { MainView() } } } // nav: (entry) -> MainView [root]
      final class House: ObservableObject { @Published var isPlaying = false }
      struct MainView: View {
        @StateObject private var house = House()
        var body: some View {
          VStack { \(content) }
            .environmentObject(house)
        }
      }
      struct FoyerView: View {
        @EnvironmentObject private var house: House
        var body: some View { List { Button("Play") { house.isPlaying = true } } }
      }
      struct PlayerView: View { var body: some View { HStack { Text("film") } } }
      """)
  }

  @Test func modifiersOfTheFirstView() {
    expectFlow(
      cinema(
        """
        Group { // nav: (entry) -> FoyerView [root]
              FoyerView()
                .overlay { if house.isClosed { ClosedView() } }
                .overlay { if house.isWorking { WorkingToast() } }
                .overlay {
                  if isNew {
                    WelcomeView() // nav: (entry) -> WelcomeView [root]
                  }
                }
            }
            .environmentObject(house)
        """))
  }

  /// Tabs over a layer of the view's own are shown where they stand, if what puts them there is no plain state.
  @Test func tabsOverAPartOfTheView() {
    expectFlow(
      """
      import SwiftUI
      @main struct CinemaApp: App { var body: some Scene { WindowGroup { DoorView() } } } // nav: (entry) -> DoorView [root]
      final class House: ObservableObject { @Published var seat = -1 }
      struct DoorView: View {
        @EnvironmentObject var house: House
        var body: some View {
          ZStack {
            door
            if house.seat > 0 {
              HallTabBar().transition(.opacity) // nav: DoorView -> HallTabBar [root]
            }
          }
          .animation(.easeInOut, value: house.seat)
        }
        private var door: some View { NavigationStack { VStack { Text("Tickets") } } }
      }
      struct HallTabBar: View {
        var body: some View {
          TabView {
            FilmsView().tabItem { Text("Films") } // nav: HallTabBar -> FilmsView [tab]
            SnacksView().tabItem { Text("Snacks") } // nav: HallTabBar -> SnacksView [tab]
          }
        }
      }
      struct FilmsView: View { var body: some View { Text("Films") } }
      struct SnacksView: View { var body: some View { Text("Snacks") } }
      """)
  }

  /// What lies under a cover is a screen of its own where it chooses what it shows, or has tabs or a stack.
  @Test func whatLiesUnderACover() {
    expectFlow(
      """
      import SwiftUI
      @main struct CinemaApp: App { var body: some Scene { WindowGroup { CurtainView() } } } // nav: (entry) -> CurtainView [root]
      struct CurtainView: View {
        @State private var isDown = true
        var body: some View {
          ZStack {
            HallView() // nav: CurtainView -> HallView [root]
            if isDown {
              LogoView().transition(.opacity) // nav: CurtainView -> LogoView [root]
            }
          }
          .task { isDown = false }
        }
      }
      struct HallView: View {
        @State private var isIn = false
        var body: some View {
          if isIn {
            SeatView()
          } else {
            TillView { isIn = true } // nav: HallView -> TillView [root]; TillView -> SeatView [root]
          }
        }
      }
      struct LogoView: View { var body: some View { VStack { Text("Logo") } } }
      struct SeatView: View { var body: some View { List { Text("Seat") } } }
      struct TillView: View { let pay: () -> Void; var body: some View { Button("Pay", action: pay) } }
      """)
  }
}
