import Testing

/// The one object that a library's type has of itself is asked, and nothing of the program's that has a method of the same name.
struct LibraryObjectTests {
  @Test(arguments: [
    "func pay() { Tickets.shared.board() }", "func pay() { Tickets.tickets().board() }", "func pay() { Tickets.default.board() }",
    "func pay() { let desk = Tickets.current(); desk.board() }", "private let desk = Tickets.shared; func pay() { desk.board() }",
  ])
  func aLibrarysObjectIsNoneOfTheProgram(_ paying: String) {
    expectFlow(
      """
      import SwiftUI
      import Tickets
      @main struct FerryApp: App { var body: some Scene { WindowGroup { PierView() } } } // nav: (entry) -> PierView [root]
      final class Crew: ObservableObject {
        @Published var isAboard = false
        func board() { isAboard = true } // nav: PierView -> DeckView [fullScreenCover]
      }
      final class Fares {
        \(paying)
      }
      struct PierView: View {
        @StateObject private var crew = Crew()
        @State private var showsFares = false
        var body: some View {
          Button("Board") { crew.board() }
          Button("Fares") { showsFares = true } // nav: PierView -> FaresView [sheet]
            .fullScreenCover(isPresented: $crew.isAboard) { DeckView() }
            .sheet(isPresented: $showsFares) { FaresView() }
        }
      }
      struct FaresView: View {
        private let fares = Fares()
        var body: some View { Button("Pay") { fares.pay() } }
      }
      struct DeckView: View { var body: some View { Text("Deck") } }
      """)
  }
}
