import Testing

/// Screens that are made with what they show next.
struct PresentingScreenTests {
  @Test func theScreenDecidesWhenWhatItIsGivenComes() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { NavigationStack { StartView() } } } } // nav: (entry) -> StartView [root]
      struct StartView: View {
        var body: some View {
          NavigationLink(destination: SignInView(next: { user in AccountView(user: user) })) { // nav: StartView -> SignInView [push]
            Text("Sign in")
          }
        }
      }
      struct User {}
      struct AccountView: View { let user: User; var body: some View { Text("Account") } }
      struct SignInView<Next: View>: View {
        private let makeNext: ((User) -> Next)?
        @State private var user: User?
        @State private var isDone = false
        init(@ViewBuilder next makeNext: @escaping (User) -> Next) { self.makeNext = makeNext }
        var body: some View {
          Button("In") {
            user = User()
            isDone = true // nav: SignInView -> AccountView [push]
          }
          .navigationDestination(isPresented: $isDone) {
            if let makeNext = self.makeNext, let user = self.user { makeNext(user) }
          }
        }
      }
      """)
  }

  @Test func aButtonThatShowsWhatItIsGivenIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct BakeryApp: App { var body: some Scene { WindowGroup { NavigationStack { StartView() } } } } // nav: (entry) -> StartView [root]
      struct StartView: View {
        var body: some View {
          VStack {
            Text("Bread")
            InfoButton { HelpView() } // nav: StartView -> HelpView [sheet]
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct InfoButton<Info: View>: View {
        @State private var isShown = false
        @ViewBuilder let info: () -> Info
        var body: some View {
          Button("?") { isShown = true }.sheet(isPresented: $isShown) { info() }
        }
      }
      """)
  }
}
