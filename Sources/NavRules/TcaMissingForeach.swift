import NavFindings
import NavModel

extension Rule {
  static let tcaMissingForeach = Rule(card) { graph in
    graph.observations.scopedStates.compactMap { state in
      guard state.means == .stack, state.isJoined == .no else { return nil }
      return Claim(
        place: state.place, subject: state.feature + "." + state.property,
        message: "'\(state.feature)' has a stack in '\(state.property)', but its body joins no reducer for it, so pushed screens do nothing and going back fails; "
          + "add '.forEach(\\.\(state.property), action: \\.\(state.property))'",
        related: [.init(place: state.bodyPlace, text: "the reducer is put together here")],
        fix: state.join.map { Fix("Join the reducer", move: $0) })
    }
  }

  private static let card = RuleCard(
    id: "tca-missing-foreach",
    severity: .error,
    summary: "A stack's state whose reducer is not joined with 'forEach'",
    rationale: """
      'StackState' only holds the states of what is on the stack. Without 'forEach' nothing runs their reducers and nothing takes \
      elements off: the library reports that a binding "was written to with a path that has the same number of elements that \
      already exist in the store", and going back does not work.

      Add '.forEach' with the path and its action at the end of the reducer's body. 'navgraph lint --fix' writes it behind the body's \
      'Reduce' where the child is a '@Reducer' that is made without arguments.
      """,
    bad: [
      .init(
        "nothing runs what is pushed",
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
            var path = StackState<ItemForm.State>() // expect: tca-missing-foreach
          }
          enum Action {
            case addTapped
            case path(StackActionOf<ItemForm>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .addTapped = action { state.path.append(ItemForm.State()) }
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
            NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
              Button("Add") { store.send(.addTapped) }
            } destination: { ItemFormView(store: $0) }
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
        "the path is joined",
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
            var path = StackState<ItemForm.State>()
          }
          enum Action {
            case addTapped
            case path(StackActionOf<ItemForm>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .addTapped = action { state.path.append(ItemForm.State()) }
              return .none
            }
            .forEach(\.path, action: \.path) { ItemForm() }
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
            NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
              Button("Add") { store.send(.addTapped) }
            } destination: { ItemFormView(store: $0) }
          }
        }

        struct ItemFormView: View {
          let store: StoreOf<ItemForm>
          var body: some View { Text("Item") }
        }
        """#)
    ])
}
