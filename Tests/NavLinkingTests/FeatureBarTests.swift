import Testing

/// Bars that tell a feature which of several it is.
struct FeatureBarTests {
  @Test func whatTheBarSendsIsTheTab() {
    expectFlow(
      """
      import SwiftUI
      import ComposableArchitecture
      @main struct BakeryApp: App {
        var body: some Scene { WindowGroup { ShopView(store: Store(initialState: Shop.State.bread(Bread.State())) { Shop() }) } } // nav: (entry) -> ShopView [root]; ShopView -> BreadView [tab] Shop.State.bread
      }
      enum Shelf { case bread, cake }
      @Reducer struct Shop {
        @ObservableState enum State {
          case bread(Bread.State)
          case cake(Cake.State)
        }
        enum Action { case bread(Bread.Action), cake(Cake.Action), turn(Shelf) }
        var body: some Reducer<State, Action> {
          Scope(state: \\.bread, action: \\.bread) { Bread() }
          Scope(state: \\.cake, action: \\.cake) { Cake() }
          Reduce { state, action in
            switch action {
            case .turn(let shelf):
              state = made(for: shelf)
              return .none
            default: return .none
            }
          }
        }
        private func made(for shelf: Shelf) -> Shop.State {
          switch shelf {
          case .bread: return .bread(Bread.State())
          case .cake: return .cake(Cake.State())
          }
        }
      }
      @Reducer struct Bread { @ObservableState struct State {}; enum Action { case baked }; var body: some ReducerOf<Self> { EmptyReducer() } }
      @Reducer struct Cake { @ObservableState struct State {}; enum Action { case baked }; var body: some ReducerOf<Self> { EmptyReducer() } }
      struct ShopView: View {
        @Bindable var store: StoreOf<Shop>
        var body: some View {
          GeometryReader { room in
            VStack {
              switch store.state {
              case .bread: if let store = store.scope(state: \\.bread, action: \\.bread) { BreadView(store: store) }
              case .cake: if let store = store.scope(state: \\.cake, action: \\.cake) { CakeView(store: store) }
              }
              Spacer()
              BarView(width: room.size.width, store: store)
            }
          }
        }
      }
      struct BarView: View {
        var width: CGFloat
        var store: StoreOf<Shop>
        var body: some View {
          HStack {
            Text("Bread").onTapGesture { store.send(.turn(.bread)) } // nav: ShopView -> BreadView [tab] Shop.State.bread
            Text("Cake").onTapGesture { store.send(.turn(.cake)) } // nav: ShopView -> CakeView [tab] Shop.State.cake
          }
        }
      }
      struct BreadView: View { let store: StoreOf<Bread>; var body: some View { Text("Bread") } }
      struct CakeView: View { let store: StoreOf<Cake>; var body: some View { Text("Cake") } }
      """)
  }
}
