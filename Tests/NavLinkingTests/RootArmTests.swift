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
}
