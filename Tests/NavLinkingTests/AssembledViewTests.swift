import Testing

/// Views that one object makes for others, and what is asked of those for a view.
@Suite struct AssembledViewTests {
  private func fair(_ parts: String, _ assembler: String) -> String {
    """
    import SwiftUI
    enum Stall: Hashable { case games, food }
    \(parts)
    \(assembler)
    @main struct FairApp: App {
      let assembler = Assembler()
      var body: some Scene {
        WindowGroup {
          NavigationStack {
            assembler.gate.mainView() // nav: (entry) -> GateView [root]
              .navigationDestination(for: Stall.self) { stall in
                switch stall {
                case .games: GamesView()
                case .food: FoodView()
                }
              }
          }
        }
      }
    }
    struct GamesView: View { var body: some View { Text("Games") } }
    struct FoodView: View { var body: some View { Text("Food") } }
    """
  }

  /// The assembler is on no screen; whoever it gives the rows to puts them on one.
  @Test func aLinkGivenToWhoeverMakesTheScreen() {
    expectFlow(
      fair(
        """
        struct GateView: View {
          let games: AnyView
          let food: AnyView
          var body: some View { List { games; food } }
        }
        struct GateParts {
          let games: AnyView
          private let food: () -> AnyView
          init(games: AnyView, food: @escaping () -> AnyView) { self.games = games; self.food = food }
          func mainView() -> some View { GateView(games: games, food: food()) }
        }
        """,
        """
        final class Assembler {
          let gate: GateParts
          init() {
            gate = GateParts(
              games: AnyView(NavigationLink(value: Stall.games) { Text("Games") }), // nav: GateView -> GamesView [push] Stall.games
              food: { AnyView(NavigationLink(value: Stall.food) { Text("Food") }) }) // nav: GateView -> FoodView [push] Stall.food
          }
        }
        """))
  }

  @Test func aPartMadeForAScreenByWhatBuildsIt() {
    expectFlow(
      fair(
        """
        struct GateView: View { let ticket: AnyView; var body: some View { VStack { ticket } } }
        struct TicketButton: View {
          @State private var isBuying = false
          var body: some View {
            Button("Buy") { isBuying = true } // nav: GateView -> TicketView [sheet]
              .sheet(isPresented: $isBuying) { TicketView() }
          }
        }
        struct TicketView: View { var body: some View { Text("Ticket") } }
        struct TicketParts { func button() -> some View { TicketButton() } }
        struct GateParts {
          private let ticket: () -> AnyView
          init(ticket: @escaping () -> AnyView) { self.ticket = ticket }
          func mainView() -> some View { GateView(ticket: ticket()) }
        }
        """,
        """
        final class Assembler {
          let gate: GateParts
          init() {
            let tickets = TicketParts()
            gate = GateParts(ticket: { AnyView(tickets.button()) })
          }
        }
        """))
  }

  /// Who is asked for a view keeps no closure to run it whenever it likes: the view is given it.
  @Test func aClosureGivenToWhoeverMakesTheScreen() {
    expectFlow(
      """
      import SwiftUI
      final class FairModel: ObservableObject {
        enum Phase { case gate, fair }
        @Published private(set) var phase: Phase = .gate // nav: (entry) -> GateView [root] FairModel.Phase.gate
        func enter() { phase = .fair } // nav: GateView -> FairView [root] FairModel.Phase.fair
      }
      struct GateParts {
        func gateView(onEnter: @escaping () -> Void) -> some View { GateView(onEnter: onEnter) }
      }
      struct Assembler { let gate: GateParts }
      struct GateView: View { let onEnter: () -> Void; var body: some View { Button("Enter") { onEnter() } } }
      struct FairView: View { var body: some View { Text("Fair") } }
      @main struct FairApp: App {
        @StateObject private var model = FairModel()
        let assembler: Assembler
        var body: some Scene {
          WindowGroup {
            switch model.phase {
            case .gate: assembler.gate.gateView(onEnter: { model.enter() })
            case .fair: FairView()
            }
          }
        }
      }
      """)
  }
}
