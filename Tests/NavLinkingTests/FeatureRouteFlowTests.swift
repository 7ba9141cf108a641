import Testing

/// Features whose views take turns, and routes that events carry to earlier versions' reducers.
struct FeatureRouteFlowTests {
  @Test func aRouteThatAnEventCarriesIsChosenWhereTheEventIsMade() {
    expectFlow(
      #"""
      import SwiftUI
      import ComposableArchitecture

      struct HarbourState: Equatable {
        enum Route { case berth, crew }
        var route: Route?
        var berthState: BerthState?
        var crewState: CrewState = .init()
      }
      enum HarbourAction: Equatable {
        case setRoute(HarbourState.Route?)
        case arrived
        case berthAction(BerthAction)
        case crewAction(CrewAction)
      }
      struct HarbourEnvironment {}
      let harbourReducer = Reducer<HarbourState, HarbourAction, HarbourEnvironment>.combine([
        berthReducer.optional().pullback(state: \.berthState, action: /HarbourAction.berthAction, environment: { _ in BerthEnvironment() }),
        harbourCore,
      ])
      let harbourCore = Reducer<HarbourState, HarbourAction, HarbourEnvironment> { state, action, _ in
        switch action {
        case .arrived:
          return Effect(value: .setRoute(.berth)) // nav: HarbourView -> BerthView [push] HarbourState.Route.berth
        case .berthAction, .crewAction: return .none
        case let .setRoute(selectedRoute):
          if selectedRoute == .berth { state.berthState = .init() }
          state.route = selectedRoute
          return .none
        }
      }
      struct HarbourView: View {
        typealias State = HarbourState
        typealias Action = HarbourAction
        private let store: Store<State, Action>
        @ObservedObject private var viewStore: ViewStore<ViewState, Action>
        struct ViewState: Equatable {
          let route: State.Route?
          init(state: State) { route = state.route }
        }
        init(store: Store<State, Action>) {
          self.store = store
          viewStore = ViewStore(store.scope(state: ViewState.init))
        }
        var body: some View {
          NavigationView {
          VStack {
            NavigationLink(
              tag: State.Route.berth,
              selection: viewStore.binding(get: \.route, send: Action.setRoute),
              destination: { IfLetStore(berthStore, then: BerthView.init) },
              label: EmptyView.init
            )
            NavigationLink(
              tag: State.Route.crew,
              selection: viewStore.binding(get: \.route, send: Action.setRoute),
              destination: { CrewView(store: crewStore) },
              label: { Button("Crew") { viewStore.send(.setRoute(.crew)) } } // nav: HarbourView -> CrewView [push] HarbourState.Route.crew
            )
          }
          }
        }
      }
      extension HarbourView {
        private var berthStore: Store<BerthState?, BerthAction> { store.scope(state: \.berthState, action: Action.berthAction) }
        private var crewStore: Store<CrewState, CrewAction> { store.scope(state: \.crewState, action: Action.crewAction) }
      }
      struct BerthState: Equatable {}
      enum BerthAction: Equatable { case a }
      struct BerthEnvironment {}
      let berthReducer = Reducer<BerthState, BerthAction, BerthEnvironment> { state, action, _ in .none }
      struct BerthView: View { let store: Store<BerthState, BerthAction>; var body: some View { Text("Berth") } }
      struct CrewState: Equatable {}
      enum CrewAction: Equatable { case a }
      struct CrewView: View { let store: Store<CrewState, CrewAction>; var body: some View { Text("Crew") } }
      @main struct HarbourApp: App {
        var body: some Scene { WindowGroup { HarbourView(store: .init(initialState: .init(), reducer: harbourReducer, environment: .init())) } } // nav: (entry) -> HarbourView [root]
      }
      """#)
  }

  @Test func optionalStatesTakeTurnsBelowWhatPasses() {
    expectFlow(
      #"""
      import SwiftUI
      import ComposableArchitecture

      @Reducer
      public struct GardenCore {
        @ObservableState
        public struct State: Equatable {
          var gate: GateCore.State?
          var home: HomeCore.State?
          var tour: TourCore.State?
          var isLoading: Bool = false
          public init() {}
        }
        public enum Action {
          case onLoad
          case gate(GateCore.Action)
          case home(HomeCore.Action)
          case tour(TourCore.Action)
        }
        public var body: some ReducerOf<Self> {
          Reduce(self.core)
            .ifLet(\.gate, action: \.gate) { GateCore() }
            .ifLet(\.home, action: \.home) { HomeCore() }
            .ifLet(\.tour, action: \.tour) { TourCore() }
        }
        private func core(_ state: inout State, _ action: Action) -> EffectOf<Self> {
          switch action {
          case .onLoad:
            state.gate = GateCore.State() // nav: GardenView -> GateView [root]
            return .none
          case .gate(.openHome):
            state.gate = nil
            state.home = HomeCore.State() // nav: GateView -> HomeView [root]
            return .none
          case .gate(.openTour):
            state.gate = nil
            state.tour = TourCore.State() // nav: GateView -> TourView [root]
            return .none
          default: return .none
          }
        }
      }
      public struct GardenView: View {
        @Bindable var store: StoreOf<GardenCore>
        public var body: some View {
          ZStack {
            Group {
              if let gateStore = store.scope(state: \.gate, action: \.gate) {
                GateView(store: gateStore).zIndex(0)
              } else if let tourStore = store.scope(state: \.tour, action: \.tour) {
                NavigationStack { TourView(store: tourStore) } // nav: GardenView -> TourView [root]
              } else if let homeStore = store.scope(state: \.home, action: \.home) {
                NavigationStack { HomeView(store: homeStore) } // nav: GardenView -> HomeView [root]
              } else {
                Color.black
              }
            }
            if store.isLoading { LoadingView() }
          }
          .onLoad { store.send(.onLoad) }
        }
      }
      @Reducer struct GateCore { struct State: Equatable {}; enum Action { case openHome, openTour } }
      @Reducer struct HomeCore { struct State: Equatable {}; enum Action { case a } }
      @Reducer struct TourCore { struct State: Equatable {}; enum Action { case a } }
      struct GateView: View { let store: StoreOf<GateCore>; var body: some View { Text("s") } }
      struct HomeView: View { let store: StoreOf<HomeCore>; var body: some View { Text("s") } }
      struct TourView: View { let store: StoreOf<TourCore>; var body: some View { Text("s") } }
      struct LoadingView: View { var body: some View { ProgressView() } }
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView(store: Store(initialState: .init()) { GardenCore() }) } } } // nav: (entry) -> GardenView [root]
      """#)
  }

  @Test func casesOfAFeatureFillTheScreenBeforeABackdrop() {
    expectFlow(
      #"""
      import SwiftUI
      import ComposableArchitecture
      public struct ClubFeature: Reducer {
        public enum State: Equatable {
          case unknown
          case atDoor(DoorFeature.State)
          case inHall(HallFeature.State)
        }
        public enum Action {
          public enum View { case check }
          case view(View)
          case login(DoorFeature.Action)
          case main(HallFeature.Action)
          case turn(State)
        }
        public var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .view(.check):
              return .send(.turn(.atDoor(DoorFeature.State()))) // nav: ClubView -> DoorView [root] ClubFeature.State.atDoor
            case .login(.done):
              return .run(operation: { send in
                await send(
                  .turn( // nav: DoorView -> HallView [root] ClubFeature.State.inHall
                    .inHall(HallFeature.State())))
              })
            case .turn(let place):
              state = place
              return .none
            default: return .none
            }
          }
          .ifCaseLet(/State.atDoor, action: /Action.login) { DoorFeature() }
          .ifCaseLet(/State.inHall, action: /Action.main) { HallFeature() }
        }
      }
      public struct ClubView: View {
        private let store: StoreOf<ClubFeature>
        public init() {
          self.store = Store(initialState: ClubFeature.State.unknown) { ClubFeature() }
          store.send(.view(.check))
        }
        public var body: some View {
          ZStack {
            Scenery(asset: .background).ignoresSafeArea()
            SwitchStore(store) { state in
              if case .atDoor = state { EmptyView() } else { Mist().ignoresSafeArea() }
              switch state {
              case .atDoor:
                CaseLet(/ClubFeature.State.atDoor, action: ClubFeature.Action.login) { store in
                  DoorView(store: store)
                }
                .zIndex(1)
              case .inHall:
                CaseLet(/ClubFeature.State.inHall, action: ClubFeature.Action.main) { store in
                  HallView(store: store)
                }
                .zIndex(1)
              default:
                Text("")
              }
            }
          }
        }
      }
      struct DoorFeature: Reducer { struct State: Equatable {}; enum Action { case done } }
      struct HallFeature: Reducer { struct State: Equatable {}; enum Action { case a } }
      struct DoorView: View { let store: StoreOf<DoorFeature>; var body: some View { Text("s") } }
      struct HallView: View { let store: StoreOf<HallFeature>; var body: some View { Text("s") } }
      struct Scenery: View { let asset: Asset; var body: some View { Color.red } }
      struct Mist: View { var body: some View { Color.red } }
      @main struct ClubApp: App { var body: some Scene { WindowGroup { ClubView() } } } // nav: (entry) -> ClubView [root]
      """#)
  }

  @Test func aFeatureShowsAnotherInCaseOfNone() {
    expectFlow(
      #"""
      import SwiftUI
      import ComposableArchitecture
      public struct WelcomeFeature: Reducer {
        public struct State: Equatable {
          @PresentationState var quiz: QuizFeature.State?
          var result: ResultFeature.State?
          var isBlack = false
        }
        public enum Action {
          case start
          case quiz(PresentationAction<QuizFeature.Action>)
          case result(ResultFeature.Action)
        }
        public var body: some Reducer<State, Action> {
          Reduce { state, action in
            switch action {
            case .start:
              state.quiz = QuizFeature.State() // nav: WelcomeView -> QuizView [root]
            case .quiz(.presented(.show)):
              state.result = ResultFeature.State() // nav: QuizView -> ResultView [root]
            default: break
            }
            return .none
          }
          .ifLet(\.$quiz, action: /Action.quiz) { QuizFeature() }
          .ifLet(\.result, action: /Action.result) { ResultFeature() }
        }
      }
      public struct WelcomeView: View {
        private let store: StoreOf<WelcomeFeature>
        public init(store: StoreOf<WelcomeFeature>) { self.store = store }
        public var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            ZStack {
              IfLetStore(
                store.scope(state: \.result, action: { .result($0) }),
                then: { ResultView(store: $0).transition(.opacity) },
                else: {
                  IfLetStore(
                    store.scope(state: \.$quiz, action: WelcomeFeature.Action.quiz),
                    then: { store in QuizView(store: store) },
                    else: { splash(viewStore).ignoresSafeArea() }
                  )
                }
              )
            }
            .background(Color.red)
          }
        }
        func splash(_ viewStore: ViewStore<WelcomeFeature.State, WelcomeFeature.Action>) -> some View {
          ZStack {
            Text("a")
            Button("x") { viewStore.send(.start) }
          }
        }
      }
      struct QuizFeature: Reducer { struct State: Equatable {}; enum Action { case show } }
      struct ResultFeature: Reducer { struct State: Equatable {}; enum Action { case a } }
      struct QuizView: View { let store: StoreOf<QuizFeature>; var body: some View { Text("s") } }
      struct ResultView: View { let store: StoreOf<ResultFeature>; var body: some View { Text("s") } }
      @main struct WelcomeApp: App { var body: some Scene { WindowGroup { WelcomeView(store: Store(initialState: .init()) { WelcomeFeature() }) } } } // nav: (entry) -> WelcomeView [root]
      """#)
  }

  @Test func tabsOfAListWhosePartsCompareTheirRoute() {
    expectFlow(
      #"""
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView() } } } // nav: (entry) -> MillView [root]
      struct MillPage: Identifiable {
        var id = UUID()
        var kind: Kind
        var icon: String
        var tag: Int
        enum Kind { case wheel, stone, flour }
      }
      struct MillView: View {
        @State var selected = 1
        @State var pages: [MillPage] = [
          MillPage(kind: .wheel, icon: "wheel", tag: 0), // nav: MillView -> WheelView [tab] MillPage.Kind.wheel
          MillPage(kind: .stone, icon: "stone", tag: 1), // nav: MillView -> StoneView [tab] MillPage.Kind.stone
          MillPage(kind: .flour, icon: "flour", tag: 2) // nav: MillView -> FlourView [tab] MillPage.Kind.flour
        ]
        var body: some View {
          TabView(selection: $selected) {
            ForEach(pages) { item in
              MillPart(kind: item.kind)
                .tabItem { Image(item.icon) }
                .tag(item.tag)
            }
          }
        }
      }
      struct MillPart: View {
        let kind: MillPage.Kind
        init(kind: MillPage.Kind = .stone) { self.kind = kind }
        var body: some View {
          if kind == .wheel {
            NavigationView { WheelView().padding() }
          } else if kind == .stone {
            NavigationView { StoneView().padding() }
          } else if kind == .flour {
            FlourView().padding()
          }
        }
      }
      struct WheelView: View { var body: some View { Text("a") } }
      struct StoneView: View { var body: some View { Text("a") } }
      struct FlourView: View { var body: some View { Text("a") } }
      """#)
  }

  @Test func whoMakesAnEventChoosesWhatItsReceiverSwitchesOver() {
    expectFlow(
      #"""
      import ComposableArchitecture
      import SwiftUI
      enum Berth { case quay, dock }
      @Reducer struct Port {
        @ObservableState struct State {
          var gate: Gate.State? = .init() // nav: PortView -> GateView [root]
          var quay: Quay.State?
          var dock: Dock.State?
        }
        enum Action { case arrived, go(Berth), gate(Gate.Action), quay(Quay.Action), dock(Dock.Action) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .gate(.opened(let berth)): return .send(.go(berth))
            case .quay(.full): return .send(.go(.dock)) // nav: QuayView -> DockView [root] Berth.dock
            case let .go(berth):
              state.gate = nil
              switch berth {
              case .quay: state.quay = Quay.State()
              case .dock: state.dock = Dock.State()
              }
              return .none
            default: return .none
            }
          }
        }
      }
      struct PortView: View {
        let store: StoreOf<Port>
        var body: some View {
          ZStack {
            IfLetStore(store.scope(state: \.gate, action: \.gate), then: GateView.init)
            IfLetStore(store.scope(state: \.quay, action: \.quay), then: QuayView.init)
            IfLetStore(store.scope(state: \.dock, action: \.dock), then: DockView.init)
          }
        }
      }
      @Reducer struct Gate {
        struct State {}
        enum Action { case tapped, opened(Berth) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .tapped: return .send(.opened(.quay)) // nav: GateView -> QuayView [root] Berth.quay
            case .opened: return .none
            }
          }
        }
      }
      @Reducer struct Quay { struct State {}; enum Action { case full } }
      @Reducer struct Dock { struct State {}; enum Action { case a } }
      struct GateView: View { let store: StoreOf<Gate>; var body: some View { Button("") { store.send(.tapped) } } }
      struct QuayView: View { let store: StoreOf<Quay>; var body: some View { Button("") { store.send(.full) } } }
      struct DockView: View { let store: StoreOf<Dock>; var body: some View { Text("Dock") } }
      @main struct PortApp: App {
        var body: some Scene {
          WindowGroup { PortView(store: Store(initialState: Port.State()) { Port() }) } // nav: (entry) -> PortView [root]
        }
      }
      """#)
  }

  @Test func pathsAreBoundByAKeyPathAloneAndReducersMadeWhereTheyAreWanted() {
    expectFlow(
      #"""
      import ComposableArchitecture
      import SwiftUI
      enum Room: Hashable { case attic }
      struct House: ReducerProtocol {
        struct State: Equatable {
          @BindingState var path: [Room] = []
          var attic: Attic.State?
        }
        enum Action: BindableAction { case binding(BindingAction<State>), tapped, attic(Attic.Action) }
        let reducer: Reduce<State, Action>
        init() {
          let reducer: Reduce<State, Action> = .init { state, action in
            switch action {
            case .tapped:
              state.attic = .init()
              state.path.append(.attic) // nav: HallView -> AtticView [push] Room.attic
              return .none
            default: return .none
            }
          }
          self.reducer = reducer
        }
      }
      struct Attic: ReducerProtocol { struct State: Equatable {}; enum Action { case a } }
      struct HouseView: View {
        let store: StoreOf<House>
        var body: some View {
          WithViewStore(store) { viewStore in
            NavigationStack(path: viewStore.binding(\.$path)) {
              HallView(store: store) // nav: HouseView -> HallView [root]
                .navigationDestination(for: Room.self) { room in
                  switch room {
                  case .attic: IfLetStore(store.scope(state: \.attic, action: { .attic($0) })) { AtticView(store: $0) }
                  }
                }
            }
          }
        }
      }
      struct HallView: View {
        let store: StoreOf<House>
        var body: some View { WithViewStore(store) { viewStore in Button("") { viewStore.send(.tapped) } } }
      }
      struct AtticView: View { let store: StoreOf<Attic>; var body: some View { Text("Attic") } }
      @main struct HouseApp: App {
        var body: some Scene {
          WindowGroup { HouseView(store: Store(initialState: House.State(), reducer: House())) } // nav: (entry) -> HouseView [root]
        }
      }
      """#)
  }

  @Test func aServiceShowsTheSystemsScreensForWhoeverAsks() {
    expectFlow(
      #"""
      import PhotosUI
      import UIKit
      final class Photos {
        static let shared = Photos()
        func pick(on host: UIViewController?) {
          let picker = PHPickerViewController(configuration: PHPickerConfiguration())
          host?.present(picker, animated: true)
        }
      }
      final class AlbumViewController: UIViewController {
        func add() { Photos.shared.pick(on: self) } // nav: AlbumViewController -> PHPickerViewController [present]
        func open() { navigationController?.pushViewController(CoverViewController(), animated: true) } // nav: AlbumViewController -> CoverViewController [push]
      }
      final class CoverViewController: UIViewController {
        func change() { Photos.shared.pick(on: self) } // nav: CoverViewController -> PHPickerViewController [present]
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: AlbumViewController()) // nav: (entry) -> AlbumViewController [root]
        }
      }
      """#)
  }
}
