import Testing

/// What a window's root shows as a state of an object says that it is given, with choices inside its arms.
struct RootArmTests {
  private static func theatre(_ states: String) -> String {
    """
    import SwiftUI
    @main struct TheatreApp: App {
      @StateObject var loader = Loader()
      var body: some Scene { WindowGroup { RootView(loader: loader) } } // nav: (entry) -> RootView [root]
    }
    enum Outcome { case seated([Int]), sold }
    \(states)
    struct RootView: View {
      @ObservedObject var loader: Loader
      var body: some View {
        switch loader.state {
        case .foyer: FoyerView(loader: loader) // nav: RootView -> FoyerView [root] Stage.foyer
        case .over(let outcome):
          switch outcome {
          case .seated(let seats): SeatsView(seats: seats)
          case .sold: SoldView()
          }
        }
      }
    }
    struct FoyerView: View {
      let loader: Loader
      var body: some View { NavigationStack { Button("Go") { loader.load() }.navigationTitle("Foyer") } }
    }
    struct SeatsView: View { let seats: [Int]; var body: some View { NavigationStack { Text("Seats").navigationTitle("Seats") } } }
    struct SoldView: View { var body: some View { Text("Sold") } }
    """
  }

  private static let loads = """
        if Bool.random() {
          state = .over(.seated([1])) // nav: FoyerView -> SeatsView [root] Stage.over
        } else {
          state = .over(.sold) // nav: FoyerView -> SoldView [root] Stage.over
        }
    """

  @Test func anObjectThatTheRootIsGivenBeginsWithItsState() {
    expectFlow(
      Self.theatre(
        """
        enum Stage { case foyer, over(Outcome) }
        final class Loader: ObservableObject {
          @Published var state: Stage = .foyer
          func load() {
        \(Self.loads)
          }
        }
        """))
  }

  @Test func theInnerChoiceMayBeOfAGenericState() {
    expectFlow(
      Self.theatre(
        """
        enum Stage<Value> { case foyer, over(Value) }
        final class Loader: ObservableObject {
          @Published var state: Stage<Outcome> = .foyer
          func load() {
        \(Self.loads)
          }
        }
        """))
  }

  /// Nobody sets what is worked out of other states: each screen comes where the root shows it.
  @Test func aStateThatIsWorkedOutLeadsToEachScreenWhereItIsShown() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      enum Stage { case harbour, ticket(Int), deck }
      final class Desk: ObservableObject { @Published var ticket: Int?; @Published var isChecked = false }
      struct RootView: View {
        @StateObject var desk = Desk()
        private var stage: Stage {
          guard let ticket = desk.ticket else { return .harbour }
          return desk.isChecked ? .deck : .ticket(ticket)
        }
        var body: some View {
          Group {
            switch stage {
            case .harbour: HarbourView(desk: desk) // nav: RootView -> HarbourView [root] Stage.harbour
            case .ticket(let number):
              TicketView(number: number) // nav: RootView -> TicketView [root] Stage.ticket
                .environmentObject(desk)
            case .deck: DeckView() // nav: RootView -> DeckView [root] Stage.deck
            }
          }
        }
      }
      struct HarbourView: View { let desk: Desk; var body: some View { Button("Buy") { desk.ticket = 7 } } }
      struct TicketView: View {
        let number: Int
        @EnvironmentObject var desk: Desk
        var body: some View { Button("Check in") { desk.isChecked = true } }
      }
      struct DeckView: View { var body: some View { Text("Deck") } }
      """)
  }
}
