import Testing

/// Tabs that a view writes itself, beside a screen that has its place until a flag is set.
@Suite struct OwnTabsTests {
  private func app(_ root: String, _ tabs: String, _ more: String = "") -> String {
    """
    import SwiftUI
    @main struct TourApp: App { var body: some Scene { WindowGroup { \(root) } } } // nav: (entry) -> \(root.replacing("()", with: "")) [root]
    struct TourView: View {
      @AppStorage("isDone") private var isDone = false
      @State private var tab = 0
      var body: some View {
        ZStack {
          if !isDone {
            IntroView(isDone: $isDone) // nav: TourView -> IntroView [root]
          } else {
            tabs
          }
        }
      }
      private var tabs: some View {
        \(tabs)
      }
    }
    \(more)
    struct IntroView: View {
      @Binding var isDone: Bool
      var body: some View {
        Button("Go on") {
          isDone = true // nav: IntroView -> TourView [root]
        }
      }
    }
    struct MapView: View { var body: some View { Text("Map") } }
    struct ListView: View { var body: some View { Text("List") } }
    """
  }

  private let bar = """
    TabView(selection: $tab) {
      NavigationView { MapView() }.tabItem { Text("Map") }.tag(0) // nav: TourView -> MapView [tab]
      NavigationView { ListView() }.tabItem { Text("List") }.tag(1) // nav: TourView -> ListView [tab]
    }
    """

  @Test func inAProperty() { expectFlow(app("TourView()", bar)) }

  @Test func underAMessage() { expectFlow(app("TourView()", "ZStack { \(bar); VStack { Spacer(); Text(\"Copied\") } }")) }

  @Test func inAViewThatIsAllOfTheRoot() {
    expectFlow(app("Shell()", bar, "struct Shell: View { var body: some View { TourView() } } // nav: Shell -> TourView [root]"))
  }

  @Test func inTheViewOfOneBuild() {
    expectFlow(
      app(
        "Shell()", bar,
        """
        struct Shell: View {
          var body: some View {
            #if os(tvOS)
            WallView() // nav: Shell -> WallView [root]
            #else
            TourView() // nav: Shell -> TourView [root]
            #endif
          }
        }
        struct WallView: View { var body: some View { Text("Wall") } }
        """))
  }

  /// The same with a stack of one screen.
  @Test func aStackInAProperty() {
    expectFlow(
      """
      import SwiftUI
      @main struct ReadApp: App { var body: some Scene { WindowGroup { MainView() } } } // nav: (entry) -> MainView [root]
      final class Session: ObservableObject { @Published var isOpen = false }
      struct MainView: View {
        @EnvironmentObject var session: Session
        @StateObject private var player = Player()
        var body: some View {
          if session.isOpen { main } else {
            LoginView() // nav: MainView -> LoginView [root]
          }
        }
        private var main: some View {
          ZStack {
            GeometryReader { _ in
              NavigationStack {
                EntriesView() // nav: MainView -> EntriesView [root]
              }
              if player.isShown { PlayerBar() }
            }
          }
        }
      }
      final class Player: ObservableObject { @Published var isShown = false }
      struct PlayerBar: View { var body: some View { Text("Playing") } }
      struct LoginView: View {
        @EnvironmentObject var session: Session
        var body: some View {
          Button("Log in") {
            session.isOpen = true // nav: LoginView -> EntriesView [root]
          }
        }
      }
      struct EntriesView: View { var body: some View { List { Text("Entries") } } }
      """)
  }
}
