import Testing

/// Bindings to states that views read from the environment.
struct SharedBindingTests {
  @Test func bindingsOfTheEnvironmentSetWhatTheyAreGiven() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ContentView() } } } // nav: (entry) -> ContentView [root]
      enum Card: Identifiable { case member, guest(Int); var id: Int { 0 } }
      @Observable final class Desk { var card: Card?; var isNewsShown = false }
      private struct CardKey: EnvironmentKey { static var defaultValue: Binding<Card?> = .constant(nil) }
      extension EnvironmentValues {
        var shownCard: Binding<Card?> { get { self[CardKey.self] } set { self[CardKey.self] = newValue } }
        @Entry var isNewsShown: Binding<Bool> = .constant(false)
      }
      struct ContentView: View {
        @State private var desk = Desk()
        var body: some View {
          HallView()
            .sheet(item: $desk.card) { card in view(for: card) }
            .sheet(isPresented: $desk.isNewsShown) { NewsView() }
            .environment(\\.shownCard, $desk.card)
            .environment(\\.isNewsShown, $desk.isNewsShown)
        }
        @ViewBuilder private func view(for card: Card) -> some View {
          switch card {
          case .member: MemberView()
          case .guest: GuestView()
          }
        }
      }
      struct HallView: View {
        @Environment(\\.shownCard) var shownCard
        @Environment(\\.isNewsShown) @Binding var isNewsShown
        var body: some View {
          VStack {
            Button("Member") { shownCard.wrappedValue = .member } // nav: ContentView -> MemberView [sheet] Card.member
            Button("Guest") { askIn() }
            Button("News") { isNewsShown = true } // nav: ContentView -> NewsView [sheet]
          }
        }
        private func askIn() { shownCard.wrappedValue = .guest(1) } // nav: ContentView -> GuestView [sheet] Card.guest
      }
      struct MemberView: View {
        @Environment(\\.isNewsShown) private var isNewsShown
        var body: some View { Button("News") { isNewsShown.wrappedValue = true } } // nav: MemberView -> NewsView [sheet]
      }
      struct GuestView: View { var body: some View { Text("Guest") } }
      struct NewsView: View { var body: some View { Text("News") } }
      """)
  }
}
