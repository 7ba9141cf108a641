import Testing

/// States that a body shows by a switch or a stack, and that others write: in reducers, by key path, through bindings.
@Suite struct ShownStateFlowTests {
  @Test func aRouterThatIsGivenAWholeStoreFindsItsRoutes() {
    expectFlow(
      """
      import ComposableArchitecture
      import SwiftUI
      import TCACoordinators
      struct TripScreen: Reducer {
        enum State: Equatable { case map(Map.State), hotel(Hotel.State), help(Help.State) }
        enum Action { case map(Map.Action), hotel(Hotel.Action), help(Help.Action) }
        var body: some ReducerOf<Self> {
          Scope(state: /State.map, action: /Action.map) { Map() }
          Scope(state: /State.hotel, action: /Action.hotel) { Hotel() }
          Scope(state: /State.help, action: /Action.help) { Help() }
        }
      }
      struct TripCoordinator: Reducer {
        struct State: Equatable, IndexedRouterState {
          static let initial = State(routes: [.root(.map(.init()), embedInNavigationView: true)]) // nav: TripCoordinatorView -> MapView [root] TripScreen.State.map
          var routes: [Route<TripScreen.State>]
        }
        enum Action: IndexedRouterAction {
          case routeAction(Int, action: TripScreen.Action)
          case updateRoutes([Route<TripScreen.State>])
        }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .routeAction(_, action: .map(.hotelTapped)):
              state.routes.push(.hotel(.init())) // nav: MapView -> HotelView [push] TripScreen.State.hotel
            case .routeAction(_, action: .hotel(.helpTapped)):
              state.routes.presentSheet(.help(.init())) // nav: HotelView -> HelpView [sheet] TripScreen.State.help
            case .routeAction(_, action: .help(.closeTapped)):
              state.routes.dismiss()
            default: break
            }
            return .none
          }
          .forEachRoute { TripScreen() }
        }
      }
      struct TripCoordinatorView: View {
        let store: StoreOf<TripCoordinator>
        var body: some View {
          TCARouter(store) { screen in
            SwitchStore(screen) { state in
              switch state {
              case .map: CaseLet(/TripScreen.State.map, action: TripScreen.Action.map, then: MapView.init)
              case .hotel: CaseLet(/TripScreen.State.hotel, action: TripScreen.Action.hotel, then: HotelView.init)
              case .help: CaseLet(/TripScreen.State.help, action: TripScreen.Action.help, then: HelpView.init)
              }
            }
          }
        }
      }
      struct Map: Reducer { struct State: Equatable {}; enum Action { case hotelTapped } }
      struct MapView: View {
        let store: StoreOf<Map>
        var body: some View { WithViewStore(store, observe: { $0 }) { viewStore in Button("Hotel") { viewStore.send(.hotelTapped) } } }
      }
      struct Hotel: Reducer { struct State: Equatable {}; enum Action { case helpTapped } }
      struct HotelView: View {
        let store: StoreOf<Hotel>
        var body: some View { WithViewStore(store, observe: { $0 }) { viewStore in Button("Help") { viewStore.send(.helpTapped) } } }
      }
      struct Help: Reducer { struct State: Equatable {}; enum Action { case closeTapped } }
      struct HelpView: View {
        let store: StoreOf<Help>
        var body: some View { WithViewStore(store, observe: { $0 }) { viewStore in Button("Close") { viewStore.send(.closeTapped) } } }
      }
      @main struct TripApp: App {
        var body: some Scene {
          WindowGroup { TripCoordinatorView(store: Store(initialState: .initial) { TripCoordinator() }) } // nav: (entry) -> TripCoordinatorView [root]
        }
      }
      """)
  }

  private func decided(_ source: String) -> [String] {
    FlowRun.transitions(FlowRun.graph(source)).filter { !$0.hasPrefix("(entry)") }.map { String($0.split(separator: "@")[0].dropLast()) }
  }

  @Test func aPartThatAViewStoreObservesIsSwitchedOver() {
    let decided = decided(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Club: Reducer {
        enum Tab: Equatable { case classes, coaches }
        struct State: Equatable { var selectedTab = Tab.classes }
        enum Action { case coachesTapped, classesTapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .coachesTapped: state.selectedTab = .coaches
          case .classesTapped: state.selectedTab = .classes
          }
          return .none
        }
      }
      struct ClubView: View {
        let store: StoreOf<Club>
        var body: some View {
          NavigationView {
            WithViewStore(store, observe: \\.selectedTab) { viewStore in
              switch viewStore.state {
              case .classes: ClassesView(store: store)
              case .coaches: CoachesView(store: store)
              }
            }
          }
        }
      }
      struct ClassesView: View {
        let store: StoreOf<Club>
        var body: some View { Button("Coaches") { store.send(.coachesTapped) } }
      }
      struct CoachesView: View {
        let store: StoreOf<Club>
        var body: some View { Button("Classes") { store.send(.classesTapped) } }
      }
      @main struct ClubApp: App {
        var body: some Scene {
          WindowGroup { ClubView(store: Store(initialState: Club.State()) { Club() }) }
        }
      }
      """)
    // The first value is shown by the view that looks at it, whoever else holds the state.
    #expect(
      decided == [
        "ClassesView -> CoachesView [tab] Club.Tab.coaches", "CoachesView -> ClassesView [tab] Club.Tab.classes",
      ])
  }

  /// A root that shows what a phase of the session says; the session is read by key path.
  private func diary(module: String, values: String, key: String, attribute: String) -> String {
    """
    import \(module)
    import SwiftUI
    final class Session: ObservableObject {
      enum Phase { case welcome, login, home }
      @Published var phase = Phase.welcome
    }
    private enum SessionKey: \(key) { static let liveValue = Session() }
    extension \(values) {
      var session: Session {
        get { self[SessionKey.self] }
        set { self[SessionKey.self] = newValue }
      }
    }
    @main struct DiaryApp: App {
      var body: some Scene { WindowGroup { RootView() } }
    }
    struct RootView: View {
      @\(attribute)(\\.session) private var session
      var body: some View {
        content.animation(.default, value: session.phase)
      }
      @ViewBuilder private var content: some View {
        Group {
          switch session.phase {
          case .welcome: WelcomeView()
          case .login: LoginView()
          case .home: HomeView()
          }
        }
        .transition(.opacity)
      }
    }
    struct WelcomeView: View {
      @\(attribute)(\\.session) private var session
      var body: some View { Button("Go on") { session.phase = .login } }
    }
    final class LoginModel {
      @\(attribute)(\\.session) private var session
      func signIn() { session.phase = .home }
    }
    struct LoginView: View {
      let model = LoginModel()
      var body: some View { Button("Sign in") { model.signIn() } }
    }
    struct HomeView: View {
      @\(attribute)(\\.session) private var session
      var body: some View { Button("Sign out") { session.phase = .welcome } }
    }
    """
  }

  private static let sharedValues = [
    ["Dependencies", "DependencyValues", "DependencyKey", "Dependency"], ["Injection", "InjectedValues", "InjectionKey", "InjectedObject"],
  ]

  @Test(arguments: sharedValues)
  func everyWriteOfTheAppsStateReplacesTheRoot(names: [String]) {
    let decided = decided(diary(module: names[0], values: names[1], key: names[2], attribute: names[3]))
    #expect(
      decided == [
        "HomeView -> WelcomeView [root] Session.Phase.welcome", "LoginView -> HomeView [root] Session.Phase.home",
        "RootView -> WelcomeView [root] Session.Phase.welcome", "WelcomeView -> LoginView [root] Session.Phase.login",
      ])
  }

  @Test(arguments: sharedValues)
  func theStateThatChoosesTheRootIsARoute(names: [String]) {
    let graph = FlowRun.graph(diary(module: names[0], values: names[1], key: names[2], attribute: names[3]))
    #expect(graph.routeTypes.map(\.id) == ["Session.Phase"])
    #expect(graph.routeTypes.first?.cases.map(\.screens) == [["WelcomeView"], ["LoginView"], ["HomeView"]])
    #expect(graph.routeTypes.first?.cases.allSatisfy { $0.mapping == .screen } == true)
    #expect(graph.mappings.map(\.routeType) == ["Session.Phase"])
  }

  @Test func whatOneScreenChoosesByItsLoadingIsNoTransition() {
    let source = """
      import Dependencies
      import SwiftUI
      final class Catalog: ObservableObject {
        enum Phase { case loading, loaded, failed }
        @Published var phase = Phase.loading
        func load() async { phase = .loaded }
      }
      extension DependencyValues {
        var catalog: Catalog { get { Catalog() } set {} }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { HomeView() } } // nav: (entry) -> HomeView [root]
      }
      struct HomeView: View {
        var body: some View { NavigationStack { NavigationLink("Catalog") { CatalogView() } } } // nav: HomeView -> CatalogView [push]
      }
      struct CatalogView: View {
        @Dependency(\\.catalog) private var catalog
        var body: some View {
          Group {
            switch catalog.phase {
            case .loading: SpinnerView()
            case .loaded: ShelfView()
            case .failed: ErrorView()
            }
          }
          .task { await catalog.load() }
        }
      }
      struct SpinnerView: View { var body: some View { Text("…") } }
      struct ShelfView: View { var body: some View { Text("Shelf") } }
      struct ErrorView: View { var body: some View { Text("No") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.isEmpty)
  }

  @Test func aPathIsHandedDownAsABinding() {
    expectFlow(
      """
      import SwiftUI
      enum Stage: Hashable { case seats, pay, ticket }
      @main struct CinemaApp: App { var body: some Scene { WindowGroup { BookingView() } } } // nav: (entry) -> BookingView [root]
      struct BookingView: View {
        @State private var path: [Stage] = []
        var body: some View {
          NavigationStack(path: $path) {
            FilmView(stages: $path) // nav: BookingView -> FilmView [root]
              .navigationDestination(for: Stage.self) { stage in
                switch stage {
                case .seats: SeatsView(path: $path)
                case .pay: PayView(path: $path)
                case .ticket: TicketView()
                }
              }
          }
        }
      }
      struct FilmView: View {
        @Binding var stages: [Stage]
        var body: some View { Button("Seats") { stages.append(.seats) } } // nav: FilmView -> SeatsView [push] Stage.seats
      }
      struct SeatsView: View {
        @Binding var path: [Stage]
        var body: some View { SeatPlan(path: $path) }
      }
      struct SeatPlan: View {
        @Binding var path: [Stage]
        var body: some View { Button("Pay") { path.append(.pay) } } // nav: SeatsView -> PayView [push] Stage.pay
      }
      struct PayView: View {
        @Binding var path: [Stage]
        var body: some View { Button("Done") { path = [.ticket] } } // nav: PayView -> TicketView [push] Stage.ticket
      }
      struct TicketView: View { var body: some View { Text("Ticket") } }
      """)
  }

  @Test func howFarALoadHasComeIsNoRoute() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      enum Load { case loading, failed, loaded }
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View {
        @State private var load = Load.loading
        var body: some View {
          Group {
            switch load {
            case .loading, .failed: EmptyView()
            case .loaded: HallView()
            }
          }
          .task { load = .loaded }
        }
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      """)
    #expect(graph.routeTypes.isEmpty)
    #expect(graph.transitions.contains { $0.to == "HallView" })
  }

  @Test func whatAnInitialiserGivesAStateIsItsFirstValueOnly() {
    #expect(
      decided(
        """
        import SwiftUI
        final class Visit: ObservableObject {
          enum Phase { case gate, hall }
          @Published var phase: Phase
          init() { phase = .gate }
        }
        @main struct MuseumApp: App { var body: some Scene { WindowGroup { RootView() } } }
        struct RootView: View {
          @StateObject private var visit = Visit()
          var body: some View {
            switch visit.phase {
            case .gate: GateView(visit: visit)
            case .hall: HallView()
            }
          }
        }
        struct GateView: View {
          let visit: Visit
          var body: some View { Button("Go in") { visit.phase = .hall } }
        }
        struct HallView: View { var body: some View { Text("Hall") } }
        """) == ["GateView -> HallView [root] Visit.Phase.hall", "RootView -> GateView [root] Visit.Phase.gate"])
  }
}
