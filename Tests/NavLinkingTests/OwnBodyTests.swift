import Testing

/// Views that are a screen's own body, and code of screens that nobody shows.
struct OwnBodyTests {
  @Test func aViewThatTheFileKeepsIsTheBodyOfTheOneThatMakesIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct BrookApp: App {
        var body: some Scene {
          WindowGroup {
            TabView {
              BrookScreen() // nav: (entry) -> BrookScreen [tab]
              MossScreen() // nav: (entry) -> MossScreen [tab]
            }
          }
        }
      }
      struct BrookScreen: View {
        @Environment(Session.self) private var session
        var body: some View { BrookContent(session: session) }
      }
      private struct BrookContent: View {
        let session: Session
        @State private var isOpen = false
        var body: some View {
          NavigationStack {
            Button("Frogs") { isOpen = true } // nav: BrookScreen -> FrogView [sheet]
              .sheet(isPresented: $isOpen) { FrogView() }
          }
        }
      }
      struct MossScreen: View { var body: some View { Text("Moss") } }
      struct FrogView: View { var body: some View { Text("Frogs") } }
      final class Session {}
      """)
  }

  @Test func whatNobodyShowsIsWhereItsOwnCodeWouldRun() {
    expectFlow(
      """
      import SwiftUI
      @main struct BrookApp: App { var body: some Scene { WindowGroup { BrookView() } } } // nav: (entry) -> BrookView [root]
      struct BrookView: View { var body: some View { Text("Brook") } }
      struct FishScreen: View {
        @State private var isOpen = false
        var body: some View {
          NavigationView {
            Button("Frogs") { isOpen = true } // nav: FishScreen -> FrogView [sheet] dead
              .sheet(isPresented: $isOpen) { FrogView() }
          }
        }
      }
      struct FrogView: View { var body: some View { Text("Frogs") } }
      """)
  }
}
