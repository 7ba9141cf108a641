import Testing

/// Paths of reducers that are told by a subject what to push: an effect makes the reducer's event of each value.
struct PublishedPathTests {
  private func shop(_ sender: String, _ effect: String, _ go: String) -> String {
    """
    import Combine
    import ComposableArchitecture
    import SwiftUI
    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { AisleView(store: .init(initialState: Aisle.State(), reducer: { Aisle() })) } } // nav: (entry) -> AisleView [root]
    }
    \(sender)
    @Reducer(state: .equatable) enum AislePath {
      case shelf(Shelf)
      case till(Till)
    }
    @Reducer struct Aisle {
      @ObservableState struct State { var path: StackState<AislePath.State> = .init([]) }
      enum Action {
        case onAppear
        case path(StackActionOf<AislePath>)
        case push(AislePath.State)
      }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .onAppear:
            state.path.append(.shelf(.init())) // nav: AisleView -> ShelfView [push] AislePath.shelf
            \(effect)
          case .path: return .none
          case let .push(next):
            state.path.append(next)
            return .none
          }
        }
        .forEach(\\.path, action: \\.path)
      }
    }
    struct AisleView: View {
      @Bindable var store: StoreOf<Aisle>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          Color.clear.onAppear { store.send(.onAppear) }
        } destination: { store in
          switch store.case {
          case let .shelf(store): ShelfView(store: store)
          case let .till(store): TillView(store: store)
          }
        }
      }
    }
    @Reducer struct Shelf {
      @ObservableState struct State {}
      enum Action { case tapped }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .tapped: return .run { _ in \(go)(.till(.init())) } // nav: ShelfView -> TillView [push] AislePath.till
          }
        }
      }
    }
    struct ShelfView: View {
      let store: StoreOf<Shelf>
      var body: some View { Button("Pay") { store.send(.tapped) } }
    }
    @Reducer struct Till {
      @ObservableState struct State {}
      enum Action { case tapped }
      var body: some Reducer<State, Action> { EmptyReducer() }
    }
    struct TillView: View { let store: StoreOf<Till>; var body: some View { Text("Till") } }
    """
  }

  @Test func anEffectMakesTheEventOfWhatAnObjectPublishes() {
    let sender = """
      struct Guide {
        static var shared = Guide()
        private var steps: PassthroughSubject<AislePath.State, Never> = .init()
        func send(_ step: AislePath.State) { steps.send(step) }
        func publisher() -> AnyPublisher<AislePath.State, Never> { return steps.eraseToAnyPublisher() }
      }
      """
    expectFlow(
      shop(sender, "return .publisher { Guide.shared.publisher().receive(on: RunLoop.main).map { .push($0) } }", "Guide.shared.send"))
    expectFlow(
      shop(
        sender, "return .run { send in for await next in Guide.shared.publisher().values { await send(.push(next)) } }", "Guide.shared.send"))
  }

  @Test func aTypesOwnMethodGivesTheStream() {
    let sender = """
      final class Guide {
        private nonisolated(unsafe) static let shared = Guide()
        private var steps = PassthroughSubject<AislePath.State, Never>()
        static func publisher() -> AnyPublisher<AislePath.State, Never> { shared.steps.receive(on: RunLoop.main).eraseToAnyPublisher() }
        static func push(_ step: AislePath.State) { shared.steps.send(step) }
      }
      """
    expectFlow(shop(sender, "return .merge(.publisher { Guide.publisher().map { .push($0) } })", "Guide.push"))
  }
}
