import NavModel
import Testing

/// Events of features that nobody sends, features that fill parts of a screen, and callbacks of modifiers.
@Suite struct UnsentEventTests {
  private static let source = """
    // file: Quarry/Quarry.swift
    import ComposableArchitecture
    import SwiftUI
    @Reducer struct Quarry {
      @ObservableState struct State {
        var path = StackState<Path.State>()
        var isPlanShown = false
        var isNoteShown = false
        var face: Face = .stone
        var stone = Stone.State()
        var sand = Sand.State()
      }
      enum Face: CaseIterable { case stone, sand }
      enum Action: BindableAction {
        case binding(BindingAction<State>), stoneTapped, planTapped, noteTapped, faceTapped(Face)
        case path(StackActionOf<Path>), stone(Stone.Action), sand(Sand.Action)
      }
      @Reducer enum Path { case drill(Drill), truck(Truck) }
      init() {
        Reduce<State, Action> { state, action in
          switch action {
          case .stoneTapped:
            state.path.append(.drill(.init())) // nav: QuarryView -> DrillView [push] Quarry.Path.drill
            return .none
          case .noteTapped:
            state.isNoteShown = true // nav: QuarryView -> NoteView [sheet]
            return .none
          case .planTapped:
            state.isPlanShown = true // nav: QuarryView -> PlanView [sheet] dead
            state.path.append(.truck(.init())) // nav: QuarryView -> TruckView [push] Quarry.Path.truck dead
            return .none
          case let .faceTapped(face):
            state.face = face
            return .none
          case .binding: return .none
          default: return .none
          }
        }
      }
    }
    struct QuarryView: View {
      @Bindable var store: StoreOf<Quarry>
      var body: some View {
        NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
          VStack {
            Button("Drill") { store.send(.stoneTapped) }
            Text("Note").tappable { store.send(.noteTapped) }
          }
          .sheet(isPresented: $store.isPlanShown) { PlanView() }
          .sheet(isPresented: $store.isNoteShown) { NoteView() }
        } destination: { path in
          switch path.case {
          case let .drill(store): DrillView(store: store)
          case let .truck(store): TruckView(store: store)
          }
        }
      }
    }
    struct TapModifier: ViewModifier {
      let action: () -> Void
      func body(content: Content) -> some View { Button(action: action) { content } }
    }
    extension View {
      func tappable(action: @escaping () -> Void) -> some View { modifier(TapModifier(action: action)) }
    }
    @Reducer struct Drill { @ObservableState struct State: Equatable {}; enum Action { case planTapped } }
    struct DrillView: View {
      let store: StoreOf<Drill>
      var body: some View { Text("Drill").tappable { store.send(.planTapped) } }
    }
    @Reducer struct Truck { @ObservableState struct State: Equatable {}; enum Action { case shown } }
    struct TruckView: View { let store: StoreOf<Truck>; var body: some View { Text("Truck") } }
    struct PlanView: View { var body: some View { Text("Plan") } }
    struct NoteView: View { var body: some View { Text("Note") } }
    @main struct QuarryApp: App {
      var body: some Scene {
        WindowGroup {
          QuarryView(store: Store(initialState: Quarry.State()) { Quarry() }) // nav: (entry) -> QuarryView [root]
        }
      }
    }
    """

  @Test func whatHandlesAnEventThatNobodySendsIsDead() {
    expectFlow(Self.source)
    let graph = FlowRun.graph(Self.source)
    let truck = graph.routeTypes.flatMap(\.cases).first { $0.name == "truck" }
    #expect(truck?.constructions == [])
    let states = graph.observations.presentations
    #expect(states.filter { $0.isEverSet == .no }.map(\.state) == ["Quarry.State.isPlanShown"])
  }

  @Test func segmentsShowTheFeaturesOfAScreen() {
    expectFlow(
      """
      // file: Kiln/Kiln.swift
      import ComposableArchitecture
      import SwiftUI
      enum KilnTab: CaseIterable { case clay, glaze }
      @Reducer struct Kiln {
        @ObservableState struct State {
          var selectedTab: KilnTab
          var clay = Clay.State()
          var glaze = Glaze.State()
          init() { selectedTab = .clay }
        }
        enum Action { case tabTapped(KilnTab), clay(Clay.Action), glaze(Glaze.Action) }
        init() {
          Reduce<State, Action> { state, action in
            switch action {
            case let .tabTapped(tab):
              state.selectedTab = tab
              return .none
            default: return .none
            }
          }
        }
      }
      struct KilnView: View {
        let store: StoreOf<Kiln>
        var body: some View {
          WithPerceptionTracking {
            VStack {
              HStack { ForEach(KilnTab.allCases, id: \\.self) { tab in Button("Tab") { store.send(.tabTapped(tab)) } } }
              switch store.selectedTab {
              case .clay: ClayView(store: store.scope(state: \\.clay, action: \\.clay)) // nav: KilnView -> ClayView [tab] KilnTab.clay
              case .glaze: GlazeView(store: store.scope(state: \\.glaze, action: \\.glaze)) // nav: KilnView -> GlazeView [tab] KilnTab.glaze
              }
            }
          }
        }
      }
      @Reducer struct Clay { @ObservableState struct State: Equatable {}; enum Action { case shown } }
      struct ClayView: View { let store: StoreOf<Clay>; var body: some View { Text("Clay") } }
      @Reducer struct Glaze { @ObservableState struct State: Equatable {}; enum Action { case shown } }
      struct GlazeView: View { let store: StoreOf<Glaze>; var body: some View { Text("Glaze") } }
      @main struct KilnApp: App {
        var body: some Scene {
          WindowGroup {
            KilnView(store: Store(initialState: Kiln.State()) { Kiln() }) // nav: (entry) -> KilnView [root]
          }
        }
      }
      """)
  }
}
