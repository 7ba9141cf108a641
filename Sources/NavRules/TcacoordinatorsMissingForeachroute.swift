import NavFindings
import NavModel

extension Rule {
  static let tcacoordinatorsMissingForeachroute = Rule(card) { graph in
    graph.observations.scopedStates.compactMap { state in
      guard state.means == .routes, state.isJoined == .no else { return nil }
      return Claim(
        place: state.place, subject: state.feature + "." + state.property,
        message: "'\(state.feature)' has routes in '\(state.property)', but its body joins no reducer for them, so their screens do nothing; "
          + "add '.forEachRoute(\\.\(state.property), action: \\.router)'",
        related: [.init(place: state.bodyPlace, text: "the reducer is put together here")])
    }
  }

  private static let card = RuleCard(
    id: "tcacoordinators-missing-foreachroute",
    severity: .warning,
    summary: "Routes whose screens' reducer is not joined with 'forEachRoute'",
    rationale: """
      A coordinator's routes hold the states of its screens. Without 'forEachRoute' nothing runs the screens' reducer, so their \
      actions go nowhere: the screens show, and do nothing.

      Add '.forEachRoute' with the routes and their action at the end of the coordinator's body.
      """,
    bad: [
      .init(
        "nothing runs the screens",
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
            var routes: [Route<ItemForm.State>] = [.root(ItemForm.State())] // expect: tcacoordinators-missing-foreachroute
          }
          enum Action {
            case addTapped
            case router(IndexedRouterActionOf<ItemForm>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .addTapped = action { state.routes.push(ItemForm.State()) }
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
            TCARouter(store.scope(state: \.routes, action: \.router)) { ItemFormView(store: $0) }
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
        "the screens are joined",
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
            var routes: [Route<ItemForm.State>] = [.root(ItemForm.State())]
          }
          enum Action {
            case addTapped
            case router(IndexedRouterActionOf<ItemForm>)
          }
          var body: some ReducerOf<Self> {
            Reduce { state, action in
              if case .addTapped = action { state.routes.push(ItemForm.State()) }
              return .none
            }
            .forEachRoute(\.routes, action: \.router) { ItemForm() }
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
            TCARouter(store.scope(state: \.routes, action: \.router)) { ItemFormView(store: $0) }
          }
        }

        struct ItemFormView: View {
          let store: StoreOf<ItemForm>
          var body: some View { Text("Item") }
        }
        """#)
    ])
}
