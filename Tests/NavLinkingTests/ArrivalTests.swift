import Testing

/// Screens that appear when a part of a store's state gets a value, and states that show one view per case.
struct ArrivalTests {
  @Test func aControllerIsPushedWhereTheReducerGivesThePartAValue() {
    expectFlow(
      """
      import ComposableArchitecture
      import UIKit
      struct Garden: Reducer {
        struct State {
          var plant: Plant.State?
          init(plant: Plant.State? = nil) { self.plant = plant }
        }
        enum Action { case plantTapped, plantClosed, plant(Plant.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .plantTapped:
              state.plant = Plant.State() // nav: GardenViewController -> PlantViewController [push]
              return .none
            case .plantClosed:
              state.plant = nil
              return .none
            case .plant: return .none
            }
          }
        }
      }
      struct Plant: Reducer { struct State {}; enum Action {} }
      class GardenViewController: UIViewController {
        let store: StoreOf<Garden>
        init(store: StoreOf<Garden>) { self.store = store }
        override func viewDidLoad() {
          store.scope(state: \\.plant, action: Garden.Action.plant).ifLet { [weak self] plant in
            self?.navigationController?.pushViewController(PlantViewController(store: plant), animated: true)
          } else: { [weak self] in
            self?.navigationController?.popViewController(animated: true)
          }
        }
      }
      class PlantViewController: UIViewController { init(store: StoreOf<Plant>) {} }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func start() {
          let garden = GardenViewController(store: Store(initialState: Garden.State()) { Garden() })
          window?.rootViewController = UINavigationController(rootViewController: garden) // nav: (entry) -> GardenViewController [root]
        }
      }
      """)
  }

  @Test func aStateOfTheAppIsShownByOneWrapperPerCase() {
    expectFlow(
      """
      import ComposableArchitecture
      import SwiftUI
      import UIKit
      struct Root: Reducer {
        enum State { case splash, login(Login.State), home(Home.State) }
        enum Action { case loaded, login(Login.Action), home(Home.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .loaded:
              state = .login(.init()) // nav: RootView -> LoginView [root] Root.State.login
              return .none
            case .login:
              state = .home(.init()) // nav: RootView -> HomeView [root] Root.State.home
              return .none
            case .home: return .none
            }
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          SwitchStore(store) {
            CaseLet(state: /Root.State.splash, action: Root.Action.splash) { _ in Image("splash") }
            CaseLet(state: /Root.State.login, action: Root.Action.login) { store in LoginView(store: store).ignoresSafeArea() }
            CaseLet(state: /Root.State.home, action: Root.Action.home) { store in HomeView(store: store).ignoresSafeArea() }
          }
          .onAppear { ViewStore(store).send(.loaded) }
        }
      }
      struct Login: Reducer { struct State {}; enum Action {} }
      struct LoginView: View { let store: StoreOf<Login>; var body: some View { Text("Login") } }
      struct Home: Reducer { struct State {}; enum Action {} }
      struct HomeView: View { let store: StoreOf<Home>; var body: some View { Text("Home") } }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func start(store: StoreOf<Root>) {
          window?.rootViewController = UIHostingController(rootView: RootView(store: store)) // nav: (entry) -> RootView [root]
        }
      }
      """)
  }
}
