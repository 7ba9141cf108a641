import NavFindings
import NavModel

extension Rule {
  /// Silent without an entry point: the app that embeds the analysed part may set it.
  static let tcaNeverPresented = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    // A case of a destination that nothing makes is 'unreachable-destination', as of any other route.
    return graph.observations.scopedStates.compactMap { state in
      guard state.means == .presentation, state.isEverSet == .no else { return nil }
      return Claim(
        place: state.place, subject: state.feature + "." + state.property,
        message: "no reducer ever sets '\(state.property)' of '\(state.feature)', so what it holds is never shown; "
          + "set it where the child is to appear, or remove it with its child")
    }
  }

  private static let card = RuleCard(
    id: "tca-never-presented",
    severity: .warning,
    summary: "Presented state that no reducer sets",
    rationale: """
      '@Presents' state that nothing sets belongs to a screen that no user sees: the feature, its reducer and its modifier \
      are kept for nothing, or the line that set it was lost.

      Set it where the child is to appear, or remove it. Values that only tests and previews give do not count. A case of a \
      destination that nothing makes is found by 'unreachable-destination'.
      """,
    bad: [.init("nothing sets the help", app("break", " // expect: tca-never-presented"))],
    good: [.init("a tap sets it", app("state.help = Help.State()"))])

  private static func app(_ tapped: String, _ mark: String = "") -> String {
    """
    import ComposableArchitecture
    import SwiftUI

    @main struct StoreApp: App {
      var body: some Scene {
        WindowGroup { InventoryView(store: Store(initialState: Inventory.State()) { Inventory() }) }
      }
    }

    @Reducer struct Inventory {
      @ObservableState struct State: Equatable {
        @Presents var help: Help.State?\(mark)
      }
      enum Action {
        case helpTapped
        case help(PresentationAction<Help.Action>)
      }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .helpTapped: \(tapped)
          case .help: break
          }
          return .none
        }
        .ifLet(\\.$help, action: \\.help) { Help() }
      }
    }

    @Reducer struct Help {
      @ObservableState struct State: Equatable {}
      enum Action {}
      var body: some ReducerOf<Self> { EmptyReducer() }
    }

    struct InventoryView: View {
      @Bindable var store: StoreOf<Inventory>
      var body: some View {
        Button("Help") { store.send(.helpTapped) }
          .sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }
      }
    }

    struct HelpView: View {
      let store: StoreOf<Help>
      var body: some View { Text("Help") }
    }
    """
  }
}
