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
}
