import Testing

/// Cases of enums whose state a library writes, made with the state of a feature.
struct WrittenPayloadTests {
  @Test(arguments: [".init(routes: [.root(.plan(.init(page: 2)), embedInNavigationView: true)])", "Plans.State(routes: [.root(.plan(.init(page: 2)))])"])
  func theRoutesThatAFeatureIsGivenAreItsFirstScreen(_ state: String) {
    expectFlow(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators
      @Reducer(state: .equatable) enum SiteScreen {
        case gate(Gate)
        case plans(Plans)
      }
      @Reducer(state: .equatable) enum PlansScreen { case plan(Plan) }
      @Reducer struct Gate {
        @ObservableState struct State: Equatable {}
        enum Action { case plansTapped }
      }
      @Reducer struct Plan {
        @ObservableState struct State: Equatable { var page = 1 }
        enum Action { case turned }
      }
      @Reducer struct Plans {
        @ObservableState struct State: Equatable {
          var routes: [Route<PlansScreen.State>]
          init(routes: [Route<PlansScreen.State>]) { self.routes = routes }
        }
        enum Action { case router(IndexedRouterActionOf<PlansScreen>) }
        var body: some ReducerOf<Self> { Reduce { state, action in .none }.forEachRoute(\\.routes, action: \\.router) }
      }
      @Reducer struct Site {
        @ObservableState struct State: Equatable {
          static let initial = State(routes: [.root(.gate(.init()), embedInNavigationView: true)]) // nav: SiteView -> GateView [root] SiteScreen.gate
          var routes: [Route<SiteScreen.State>]
        }
        enum Action { case router(IndexedRouterActionOf<SiteScreen>) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .router(.routeAction(id: _, action: .gate(.plansTapped))):
              // nav: GateView -> PlansView [push] SiteScreen.plans; PlansView -> PlanView [root] PlansScreen.plan
              state.routes.push(.plans(\(state)))
              return .none
            default: return .none
            }
          }
          .forEachRoute(\\.routes, action: \\.router)
        }
      }
      struct SiteView: View {
        let store: StoreOf<Site>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .gate(store): GateView(store: store)
            case let .plans(store): PlansView(store: store)
            }
          }
        }
      }
      struct PlansView: View {
        let store: StoreOf<Plans>
        var body: some View {
          TCARouter(store.scope(state: \\.routes, action: \\.router)) { screen in
            switch screen.case {
            case let .plan(store): PlanView(store: store)
            }
          }
        }
      }
      struct GateView: View {
        let store: StoreOf<Gate>
        var body: some View { Button("Plans") { store.send(.plansTapped) } }
      }
      struct PlanView: View {
        let store: StoreOf<Plan>
        var body: some View { Text("plan") }
      }
      @main struct SiteApp: App {
        var body: some Scene {
          WindowGroup {
            SiteView(store: Store(initialState: .initial) { Site() }) // nav: (entry) -> SiteView [root]
          }
        }
      }
      """)
  }
}
