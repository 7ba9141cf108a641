import Testing

/// Paths of a library's stacks that are worked out of another state, and what they begin with.
struct KeptPathTests {
  /// The state behind a computed path is its path too, and what an initialiser is given what the stack begins with.
  @Test func aPathIsWhatItsSetterKeeps() {
    expectFlow(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators
      struct ShopScreen: ReducerProtocol {
        enum State: Equatable { case list(ListFeature.State), cart(CartFeature.State), intro(IntroFeature.State), help(HelpFeature.State) }
        enum Action { case list(ListFeature.Action), cart(CartFeature.Action), intro(IntroFeature.Action), help(HelpFeature.Action) }
      }
      struct ShopCoordinator: ReducerProtocol {
        struct State: Equatable, IndexedRouterState {
          var routes: [Route<ShopScreen.State>] {
            get { steps.map { $0.map { screen in screen } } }
            set { steps = newValue }
          }
          var steps: [Route<ShopScreen.State>]
          init(steps: [Route<ShopScreen.State>]? = nil) {
            self.steps = steps ?? [.root(.list(.init()))] // nav: ShopCoordinatorView -> ListView [root] ShopScreen.State.list
          }
        }
        enum Action: IndexedRouterAction {
          case routeAction(Int, action: ShopScreen.Action)
          case updateRoutes([Route<ShopScreen.State>])
        }
        var body: some ReducerProtocol<State, Action> {
          Reduce { state, action in
            switch action {
            case .routeAction(_, action: .list(.helpTapped)):
              return EffectTask.routeWithDelaysIfUnsupported(state.routes) {
                $0.dismiss()
                $0.presentSheet(help()) // nav: ListView -> HelpView [sheet] ShopScreen.State.help
              }
            default: return .none
            }
          }
        }
        private func help() -> ShopScreen.State {
          let topic = HelpFeature.State()
          return .help(topic)
        }
      }
      struct ShopCoordinatorView: View {
        let store: Store<ShopCoordinator.State, ShopCoordinator.Action>
        var body: some View {
          NavigationView {
            TCARouter(store) { screen in
              SwitchStore(screen) {
                CaseLet(state: /ShopScreen.State.list, action: ShopScreen.Action.list, then: ListView.init)
                CaseLet(state: /ShopScreen.State.cart, action: ShopScreen.Action.cart, then: CartView.init)
                CaseLet(state: /ShopScreen.State.intro, action: ShopScreen.Action.intro, then: IntroView.init)
                CaseLet(state: /ShopScreen.State.help, action: ShopScreen.Action.help, then: HelpView.init)
              }
            }
          }
        }
      }
      struct ListFeature: ReducerProtocol { struct State: Equatable {}; enum Action { case helpTapped } }
      struct HelpFeature: ReducerProtocol { struct State: Equatable {}; enum Action {} }
      struct ListView: View {
        let store: Store<ListFeature.State, ListFeature.Action>
        var body: some View { Button("Help") { ViewStore(store).send(.helpTapped) } }
      }
      struct CartView: View { let store: Store<CartFeature.State, CartFeature.Action>; var body: some View { Text("Cart") } }
      struct IntroView: View { let store: Store<IntroFeature.State, IntroFeature.Action>; var body: some View { Text("Hello") } }
      struct HelpView: View { let store: Store<HelpFeature.State, HelpFeature.Action>; var body: some View { Text("Help") } }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { ShopCoordinatorView(store: Store(initialState: begin(), reducer: ShopCoordinator())) } // nav: (entry) -> ShopCoordinatorView [root]
        }
        func begin() -> ShopCoordinator.State {
          let first: ShopScreen.State = isNew ? .intro(.init()) : .cart(.init())
          // nav: ShopCoordinatorView -> IntroView [root] ShopScreen.State.intro; ShopCoordinatorView -> CartView [root] ShopScreen.State.cart
          return ShopCoordinator.State(steps: [.root(first)])
        }
      }
      """)
  }

  /// A feature whose state says how far it has come is one screen.
  @Test func stagesOfLoadingAreNoScreens() {
    expectFlow(
      """
      import ComposableArchitecture
      import SwiftUI
      struct OrderFeature: ReducerProtocol {
        enum State: Equatable { case loading(LoadingFeature.State), loaded(LoadedFeature.State), error(String) }
        enum Action { case loading(LoadingFeature.Action), loaded(LoadedFeature.Action) }
        var body: some ReducerProtocol<State, Action> {
          Reduce { state, action in
            switch action {
            case .loading(.done(let order)):
              state = .loaded(LoadedFeature.State(order: order))
              return .none
            case .loaded(.reload):
              state = .loading(LoadingFeature.State())
              return .none
            }
          }
        }
      }
      struct OrderView: View {
        let store: Store<OrderFeature.State, OrderFeature.Action>
        var body: some View {
          SwitchStore(store) {
            CaseLet(state: /OrderFeature.State.loading, action: OrderFeature.Action.loading, then: LoadingView.init)
            CaseLet(state: /OrderFeature.State.loaded, action: OrderFeature.Action.loaded, then: LoadedView.init)
          }
        }
      }
      struct LoadingView: View { let store: Store<LoadingFeature.State, LoadingFeature.Action>; var body: some View { ProgressView() } }
      struct LoadedView: View {
        let store: Store<LoadedFeature.State, LoadedFeature.Action>
        @State private var showsBill = false
        var body: some View {
          Button("Bill") { showsBill = true } // nav: OrderView -> BillView [sheet]
            .sheet(isPresented: $showsBill) { BillView() }
        }
      }
      struct BillView: View { var body: some View { Text("Bill") } }
      @main struct OrderApp: App {
        var body: some Scene {
          WindowGroup { HomeView() } // nav: (entry) -> HomeView [root]
        }
      }
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Order") { // nav: HomeView -> OrderView [push]
              OrderView(store: Store(initialState: .loading(.init()), reducer: OrderFeature()))
            }
          }
        }
      }
      """)
  }
}
