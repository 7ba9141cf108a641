import NavFindings
import NavModel

extension Rule {
  /// State that nothing sets is said by 'tca-never-presented' to be dead, where that can be told; nothing is stuck in it.
  static let tcaMissingIflet = Rule(card) { graph in
    graph.observations.scopedStates.compactMap { state in
      guard state.means == .presentation, state.isJoined == .no, state.isEverSet != .no || !graph.hasEntries else { return nil }
      return Claim(
        place: state.place, subject: state.feature + "." + state.property,
        message: "'\(state.feature)' presents '\(state.property)', but its body joins no reducer for it, so the child does nothing and cannot be closed; "
          + "add '.ifLet(\\.$\(state.property), action: \\.\(state.property))'",
        related: [.init(place: state.bodyPlace, text: "the reducer is put together here")],
        fix: state.join.map { Fix("Join the reducer", move: $0) })
    }
  }

  private static let card = RuleCard(
    id: "tca-missing-iflet",
    severity: .error,
    summary: "Presented state whose reducer is not joined with 'ifLet'",
    rationale: """
      '@Presents' only holds the child's state. Without 'ifLet' the child's reducer never runs: its buttons do nothing, and when \
      the user closes the sheet, the library reports that "a binding was set to nil, but the store destination wasn't nil'd out", \
      and the screen is stuck.

      Add '.ifLet' with the property and its action at the end of the reducer's body; alerts and dialogs need it too. 'navgraph lint --fix' \
      writes it behind the body's 'Reduce' where the child is a '@Reducer' that is made without arguments.
      """,
    bad: [
      .init(
        "nothing runs the form",
        #"""
        import ComposableArchitecture
        import SwiftUI

        @main struct StoreApp: App {
          var body: some Scene {
            WindowGroup { InventoryView(store: Store(initialState: Inventory.State()) { Inventory() }) }
          }
        }

        @Reducer struct Inventory {
          @ObservableState struct State: Equatable {
            @Presents var addItem: ItemForm.State? // expect: tca-missing-iflet
          }
          enum Action {
            case addTapped
            case addItem(PresentationAction<ItemForm.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .addTapped = action { state.addItem = ItemForm.State() }
              return .none
            }
          }
        }

        @Reducer struct ItemForm {
          @ObservableState struct State: Equatable {}
          enum Action {}
          var body: some ReducerOf<Self> { EmptyReducer() }
        }

        struct InventoryView: View {
          @Bindable var store: StoreOf<Inventory>
          var body: some View {
            Button("Add") { store.send(.addTapped) }
              .sheet(item: $store.scope(state: \.addItem, action: \.addItem)) { ItemFormView(store: $0) }
          }
        }

        struct ItemFormView: View {
          let store: StoreOf<ItemForm>
          var body: some View { Text("Item") }
        }
        """#)
    ],
    good: [
      .init(
        "the form is joined",
        #"""
        import ComposableArchitecture
        import SwiftUI

        @main struct StoreApp: App {
          var body: some Scene {
            WindowGroup { InventoryView(store: Store(initialState: Inventory.State()) { Inventory() }) }
          }
        }

        @Reducer struct Inventory {
          @ObservableState struct State: Equatable {
            @Presents var addItem: ItemForm.State?
          }
          enum Action {
            case addTapped
            case addItem(PresentationAction<ItemForm.Action>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .addTapped = action { state.addItem = ItemForm.State() }
              return .none
            }
            .ifLet(\.$addItem, action: \.addItem) { ItemForm() }
          }
        }

        @Reducer struct ItemForm {
          @ObservableState struct State: Equatable {}
          enum Action {}
          var body: some ReducerOf<Self> { EmptyReducer() }
        }

        struct InventoryView: View {
          @Bindable var store: StoreOf<Inventory>
          var body: some View {
            Button("Add") { store.send(.addTapped) }
              .sheet(item: $store.scope(state: \.addItem, action: \.addItem)) { ItemFormView(store: $0) }
          }
        }

        struct ItemFormView: View {
          let store: StoreOf<ItemForm>
          var body: some View { Text("Item") }
        }
        """#)
    ])
}
