import Testing

/// What the stack of a window shows as a state says that tells how far something has come.
struct RootStatusTests {
  private static let session = """
    @Observable final class Session {
      enum Status { case loading, ready(String), error(String) }
      private(set) var status: Status = .loading
      func begin() async {
        do {
          let name = try await fetch()
          status = .ready(name) // READY
        } catch {
          status = .error("No name") // ERROR
        }
      }
      private func fetch() async throws -> String { "Ann" }
    }
    struct HomeView: View { var body: some View { NavigationLink("Help") { HelpView() } } } // HELP
    struct ErrorView: View { let text: String; var body: some View { Text(text) } }
    struct HelpView: View { var body: some View { Text("Help") } }
    extension View {
      var framed: some View { padding() }
    }
    """

  @Test func atTheRootOfAWindowAStatusChoosesScreens() {
    expectFlow(
      """
      import SwiftUI
      @main struct BankApp: App {
        var body: some Scene {
          WindowGroup {
            RootView() // nav: (entry) -> RootView [root]
              .framed
              .framed
          }
        }
      }
      struct RootView: View {
        @State private var session = Session()
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) { content.framed }
            .task { await session.begin() }
        }
        private var content: some View {
          ZStack {
            switch session.status {
            case .ready: HomeView()
            case .loading: ProgressView()
            case .error(let text): failed(text)
            }
          }
          .animation(.default, value: 1)
        }
        private func failed(_ text: String) -> some View { ErrorView(text: text) }
      }
      \(Self.session
        .replacing("READY", with: "nav: RootView -> HomeView [root] Session.Status.ready")
        .replacing("ERROR", with: "nav: RootView -> ErrorView [root] Session.Status.error")
        .replacing("HELP", with: "nav: HomeView -> HelpView [push]"))
      """)
  }

  @Test func inAnyOtherScreenAStatusIsItsLook() {
    expectFlow(
      """
      import SwiftUI
      @main struct BankApp: App { var body: some Scene { WindowGroup { StartView() } } } // nav: (entry) -> StartView [root]
      struct StartView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Account") { AccountView() } // nav: StartView -> AccountView [push]
          }
        }
      }
      struct AccountView: View {
        @State private var session = Session()
        var body: some View {
          ZStack {
            switch session.status {
            case .ready: HomeView()
            case .loading: ProgressView()
            case .error(let text): ErrorView(text: text)
            }
          }
          .task { await session.begin() }
        }
      }
      \(Self.session.replacing("HELP", with: "nav: AccountView -> HelpView [push]"))
      """)
  }

  private static let upkeep = """
    import SwiftUI
    @main struct HarborApp: App {
      var body: some Scene { WindowGroup { MainView() } } // nav: (entry) -> MainView [root]
    }
    struct MainView: View {
      @State private var berth: String?
      var body: some View {
        Group {
          if let berth {
            UpkeepView(berth: berth)
          } else {
            WelcomeView() // nav: MainView -> WelcomeView [root]
          }
        }
        .onAppear { berth = UserDefaults.standard.string(forKey: "berth") } // nav: WelcomeView -> UpkeepView [root]
      }
    }
    struct UpkeepView: View {
      let berth: String
      enum Upkeep { case idle, sorting(Double), failed, done }
      @State private var upkeep: Upkeep = .idle // IDLE
      var body: some View {
        Group {
          switch upkeep {
          case .done: HarborView(berth: berth)
          case .idle: SortingView(share: 0)
          case .sorting(let share): SortingView(share: share)
          case .failed: RepairView(upkeep: $upkeep)
          }
        }
        .task {
          guard await Logbook.isUnsorted else {
            upkeep = .done // DONE
            return
          }
          do { try await Logbook.sort() } catch { upkeep = .failed } // FAILED
        }
      }
    }
    struct WelcomeView: View { var body: some View { Text("Welcome") } }
    struct SortingView: View { let share: Double; var body: some View { ProgressView(value: share) } }
    struct RepairView: View {
      @Binding var upkeep: UpkeepView.Upkeep
      var body: some View {
        Button("Go on") { upkeep = .done } // GOON
      }
    }
    """

  @Test func theAppsNavigationMayWaitForAStatusBelowTheRoot() {
    expectFlow(
      """
      \(Self.upkeep
        .replacing("IDLE", with: "nav: UpkeepView -> SortingView [root] UpkeepView.Upkeep.idle")
        .replacing("DONE", with: "nav: UpkeepView -> HarborView [root] UpkeepView.Upkeep.done")
        .replacing("FAILED", with: "nav: UpkeepView -> RepairView [root] UpkeepView.Upkeep.failed")
        .replacing("GOON", with: "nav: RepairView -> HarborView [root] UpkeepView.Upkeep.done"))
      struct HarborView: View {
        let berth: String
        @State private var boats: [String]?
        var body: some View {
          VStack {
            if let boats {
              NavigationStack { List(boats, id: \\.self) { boat in NavigationLink(boat) { BoatView(boat: boat) } } } // nav: HarborView -> BoatView [push]
            }
          }
          .onAppear { boats = [berth] }
        }
      }
      struct BoatView: View { let boat: String; var body: some View { Text(boat) } }
      """)
  }

  @Test func belowTheRootAStatusWithoutNavigationIsItsLook() {
    expectFlow(
      """
      \(Self.upkeep)
      struct HarborView: View {
        let berth: String
        var body: some View { Text(berth) }
      }
      """)
  }
}
