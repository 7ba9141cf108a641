import Testing

/// Screens that show others in a part of themselves, as a state says.
@Suite struct ContentChoiceTests {
  private static let garden = """
    import SwiftUI
    enum Bed { case roses(Int), herbs(Int), fallow
      var title: String { switch self { case .roses: "Roses"; case .herbs: "Herbs"; case .fallow: "" } }
    }
    final class Plan: ObservableObject { @Published var bed: Bed = .roses(1) }
    final class Shed: ObservableObject { @Published var plan = Plan() }
    """

  @Test func whoeverSetsTheStateOfAColumnShowsIt() {
    expectFlow(
      Self.garden + """

      @main struct GardenApp: App { var body: some Scene { WindowGroup { ContentView() } } } // nav: (entry) -> ContentView [root]
      struct ContentView: View {
        var body: some View {
      #if os(macOS)
          GardenView() // nav: ContentView -> GardenView [root]
      #else
          PhoneView() // nav: ContentView -> PhoneView [root]
      #endif
        }
      }
      struct PhoneView: View { var body: some View { Text("phone") } }
      struct GardenView: View {
        @StateObject var shed = Shed()
        var body: some View {
          NavigationView {
            BedList() // nav: GardenView -> BedList [split]
              .environmentObject(shed.plan)
            PlantList().environmentObject(shed.plan) // nav: GardenView -> PlantList [split]
            BedCanvas().environmentObject(shed.plan) // nav: GardenView -> BedCanvas [split]
          }
        }
      }
      struct BedList: View {
        @EnvironmentObject var plan: Plan
        var body: some View {
          List {
            button("1", bed: .fallow) // nav: BedList -> - [split] Bed.fallow
            button("2", bed: .roses(1)) // nav: BedList -> RoseScreen [split] Bed.roses
            button("3", bed: .herbs(1)) // nav: BedList -> HerbScreen [split] Bed.herbs
          }
        }
        private func button(_ image: String, bed: Bed) -> some View {
          Button { plan.bed = bed } label: { Text(bed.title) }
        }
      }
      struct PlantList: View {
        @EnvironmentObject var plan: Plan
        var body: some View {
          VStack {
            plants
            Button("Add") { plan.bed = .herbs(2) } // nav: PlantList -> HerbScreen [split] Bed.herbs
          }
        }
        @ViewBuilder private var plants: some View {
          switch plan.bed {
          case .roses: RoseNames()
          case .herbs: HerbNames()
          default: Text("none")
          }
        }
      }
      struct BedCanvas: View {
        @EnvironmentObject var plan: Plan
        var body: some View {
          VStack {
            switch plan.bed {
            case .roses(let count): RoseScreen(count: count)
            case .herbs: HerbScreen()
            default: Text("fallow")
            }
          }
        }
      }
      struct RoseNames: View { var body: some View { Text("names") } }
      struct HerbNames: View { var body: some View { Text("names") } }
      struct RoseScreen: View { let count: Int; var body: some View { Text("roses") } }
      struct HerbScreen: View { var body: some View { Text("herbs") } }
      """)
  }

  @Test func aTypeThatEachTargetHasOfItsOwn() {
    expectFlow(
      """
      // file: Garden/App.swift
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } } // nav: (entry) -> GardenView [root]
      final class Shed: ObservableObject { @Published var plan = Plan() }
      struct GardenView: View {
        @StateObject var shed = Shed()
        var body: some View {
          NavigationView {
            BedList().environmentObject(shed) // nav: GardenView -> BedList [split]
            BedCanvas().environmentObject(shed.plan) // nav: GardenView -> BedCanvas [split]
          }
        }
      }
      struct BedList: View {
        @EnvironmentObject var shed: Shed
        var body: some View { Button("Herbs") { shed.plan.bed = .herbs } } // nav: BedList -> HerbScreen [split] Bed.herbs
      }
      // file: Garden/Desk/Canvas.swift
      import SwiftUI
      enum Bed { case roses, herbs }
      final class Plan: ObservableObject { @Published var bed: Bed = .roses }
      struct BedCanvas: View {
        @EnvironmentObject var plan: Plan
        var body: some View {
          switch plan.bed {
          case .roses: RoseScreen()
          case .herbs: HerbScreen()
          }
        }
      }
      struct RoseScreen: View { var body: some View { Text("roses") } }
      struct HerbScreen: View { var body: some View { Text("herbs") } }
      // file: Garden/Hand/Plan.swift
      import SwiftUI
      final class Plan: ObservableObject { @Published var screens: [Int] = [] }
      """)
  }

  @Test func theCasesThatChooseAColumnAreRoutes() {
    let graph = FlowRun.graph(
      Self.garden + """

      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } }
      struct GardenView: View {
        @StateObject var plan = Plan()
        var body: some View {
          NavigationSplitView { BedList().environmentObject(plan) } detail: { BedCanvas().environmentObject(plan) }
        }
      }
      struct BedList: View {
        @EnvironmentObject var plan: Plan
        var body: some View {
          VStack {
            Button("Roses") { plan.bed = .roses(1) }
            switch plan.bed {
            case .roses: RoseNames()
            case .herbs: HerbNames()
            default: Text("none")
            }
          }
        }
      }
      struct BedCanvas: View {
        @EnvironmentObject var plan: Plan
        var body: some View {
          switch plan.bed {
          case .roses(let count): RoseScreen(count: count)
          case .herbs: HerbScreen()
          case .fallow: EmptyView()
          }
        }
      }
      struct RoseNames: View { var body: some View { Text("names") } }
      struct HerbNames: View { var body: some View { Text("names") } }
      struct RoseScreen: View { let count: Int; var body: some View { Text("roses") } }
      struct HerbScreen: View { var body: some View { Text("herbs") } }
      """)
    #expect(graph.routeTypes.map(\.id) == ["Bed"])
    #expect(graph.routeTypes.first?.cases.map(\.screens) == [["RoseScreen"], ["HerbScreen"], []])
    #expect(graph.routeTypes.first?.cases.last?.mapping == .unknown)
  }

  @Test func anAreaOfAScreenShowsScreens() {
    expectFlow(
      """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { PlanView() } } } // nav: (entry) -> PlanView [root]
      struct PlanView: View {
        enum Layer { case plan, search, results }
        @State private var layer = Layer.plan
        var body: some View {
          ZStack {
            Image("plan")
            switch layer {
            case .plan: Color.clear
            case .search: SearchView(layer: $layer).frame(maxWidth: .infinity)
            case .results: ResultList()
            }
            Button("Search") { layer = .search } // nav: PlanView -> SearchView [child] PlanView.Layer.search
          }
        }
      }
      struct SearchView: View {
        @Binding var layer: PlanView.Layer
        @State private var showsFilter = false
        var body: some View {
          VStack {
            Button("Filter") { showsFilter = true } // nav: SearchView -> FilterView [sheet]
            Button("Go") { layer = .results } // nav: SearchView -> ResultList [child] PlanView.Layer.results
          }
          .sheet(isPresented: $showsFilter) { FilterView() }
        }
      }
      struct FilterView: View { var body: some View { Text("filter") } }
      struct ResultList: View {
        var body: some View { NavigationLink("First") { PieceView() } } // nav: ResultList -> PieceView [push]
      }
      struct PieceView: View { var body: some View { Text("piece") } }
      """)
  }

  @Test func howAScreenLooksIsNoRoute() {
    let source = """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { PieceList() } } } // nav: (entry) -> PieceList [root]
      struct PieceList: View {
        enum Style { case rows, tiles, empty }
        @State private var style = Style.rows
        var body: some View {
          VStack {
            Button("Tiles") { style = .tiles }
            switch style {
            case .rows: RowsView()
            case .tiles: TilesView()
            case .empty: Text("none")
            }
          }
        }
      }
      struct RowsView: View {
        var body: some View { NavigationLink("First") { PieceView() } } // nav: PieceList -> PieceView [push]
      }
      struct TilesView: View { var body: some View { Text("tiles") } }
      struct PieceView: View { var body: some View { Text("piece") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.isEmpty)
  }

  @Test func aPartOfAScreenThatNobodyIsSeenToChooseIsNoRoute() {
    let source = """
      import SwiftUI
      @main struct WeatherApp: App { var body: some Scene { WindowGroup { WeatherScreen() } } } // nav: (entry) -> WeatherScreen [root]
      enum Span: CaseIterable { case today, week }
      struct Reading { var span: Span; var place: Int }
      struct WeatherScreen: View {
        @State var reading: Reading = .init(span: .today, place: 1)
        var body: some View {
          VStack {
            Strip<Span>(chosen: $reading.span)
            switch reading.span {
            case .today: TodayPart()
            case .week: WeekPart()
            }
          }
        }
      }
      struct Strip<Choice: CaseIterable & Hashable>: View {
        @Binding var chosen: Choice
        var body: some View {
          let all = Array(Choice.allCases)
          ForEach(all.indices, id: \\.self) { index in
            let one = all[index]
            Button("-") { chosen = one }
          }
        }
      }
      struct TodayPart: View {
        @State var isShown = false
        var body: some View {
          Button("Rain") { isShown = true } // nav: WeatherScreen -> RainScreen [sheet]
            .sheet(isPresented: $isShown) { RainScreen() }
        }
      }
      struct WeekPart: View {
        @State var isShown = false
        var body: some View {
          Button("Wind") { isShown = true } // nav: WeatherScreen -> WindScreen [sheet]
            .sheet(isPresented: $isShown) { WindScreen() }
        }
      }
      struct RainScreen: View { var body: some View { Text("rain") } }
      struct WindScreen: View { var body: some View { Text("wind") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.isEmpty)
  }

  @Test func aColumnMadeByHandShowsTheViewOfItsCase() {
    expectFlow(
      """
      import SwiftUI
      enum Hall: CaseIterable, Identifiable {
        case egypt, greece
        var id: Self { self }
        @ViewBuilder var content: some View {
          switch self {
          case .egypt: NavigationView { EgyptView() }
          case .greece: GreeceView()
          }
        }
      }
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { HallsView() } } } // nav: (entry) -> HallsView [root]
      struct HallsView: View {
        @State var hall: Hall = .egypt
        var body: some View {
          HStack {
            ScrollView { ForEach(Hall.allCases) { one in HallRow(own: one, hall: $hall) } }
            hall.content // nav: HallsView -> EgyptView [split] Hall.egypt
          }
        }
      }
      struct HallRow: View {
        let own: Hall
        @Binding var hall: Hall
        var body: some View {
          Text("hall").onTapGesture {
            // nav: HallsView -> EgyptView [split] Hall.egypt; HallsView -> GreeceView [split] Hall.greece
            hall = own
          }
        }
      }
      struct EgyptView: View { var body: some View { NavigationLink("Mummy") { PieceView() } } } // nav: EgyptView -> PieceView [push]
      struct GreeceView: View { var body: some View { NavigationLink("Vase") { PieceView() } } } // nav: GreeceView -> PieceView [push]
      struct PieceView: View { var body: some View { Text("piece") } }
      """)
  }

  @Test func aTabBarMadeByHandShowsItsTabs() {
    expectFlow(
      """
      import SwiftUI
      enum Corner { case shelf, cellar }
      enum Page { case start, help }
      final class House: ObservableObject {
        @Published var selectedTab: Corner = .shelf
        @Published var page: Page = .start
        func go(to page: Page) { self.page = page }
        func go(to corner: Corner) { selectedTab = corner }
      }
      @main struct WineApp: App { var body: some Scene { WindowGroup { HouseView() } } } // nav: (entry) -> HouseView [root]
      struct HouseView: View {
        @StateObject var house = House()
        var body: some View {
          ZStack {
            Group {
              switch house.selectedTab {
              case .shelf: shelf
              case .cellar: cellar
              }
            }
            VStack {
              Spacer()
              CornerBar(selectedTab: $house.selectedTab)
            }
          }
        }
        private var shelf: some View { VStack { Text("Shelf"); Button("Down") { house.go(to: .cellar) } } } // nav: HouseView -> CellarView [tab] Corner.cellar
        private var cellar: some View { NavigationView { CellarView() } }
      }
      struct CornerBar: View {
        @Binding var selectedTab: Corner
        var body: some View {
          HStack {
            CornerButton(corner: .shelf, selectedTab: $selectedTab) // nav: HouseView -> - [tab] Corner.shelf
            CornerButton(corner: .cellar, selectedTab: $selectedTab) // nav: HouseView -> CellarView [tab] Corner.cellar
          }
        }
      }
      struct CornerButton: View {
        let corner: Corner
        @Binding var selectedTab: Corner
        var body: some View { Button("tab") { selectedTab = corner } }
      }
      struct CellarView: View { var body: some View { NavigationLink("First") { BottleView() } } } // nav: CellarView -> BottleView [push]
      struct BottleView: View { var body: some View { Text("wine") } }
      """)
  }

  @Test func anEventCarriesTheCaseOfAnArea() {
    expectFlow(
      """
      import ComposableArchitecture
      import SwiftUI
      struct Plan: Reducer {
        enum Layer: Equatable { case plan, search, results }
        struct State: Equatable { var layer = Layer.plan }
        enum Action: Equatable { case show(Layer), found }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .show(let layer):
            state.layer = layer
            return .none
          case .found:
            return .send(.show(.results)) // nav: SearchView -> ResultList [child] Plan.Layer.results
          }
        }
      }
      @main struct MuseumApp: App {
        var body: some Scene { WindowGroup { PlanView(store: Store(initialState: Plan.State()) { Plan() }) } } // nav: (entry) -> PlanView [root]
      }
      struct PlanView: View {
        let store: StoreOf<Plan>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            GeometryReader { geometry in
              ZStack {
                Image("plan")
                switch viewStore.layer {
                case .plan: Color.clear
                case .search:
                  SearchView(store: store)
                    .frame(width: geometry.size.width, height: geometry.size.height)
                case .results: ResultList()
                }
                Button("Search") { viewStore.send(.show(.search)) } // nav: PlanView -> SearchView [child] Plan.Layer.search
              }
            }
          }
        }
      }
      struct SearchView: View {
        let store: StoreOf<Plan>
        var body: some View { Button("Go") { store.send(.found) } }
      }
      struct ResultList: View {
        var body: some View { NavigationLink("First") { PieceView() } } // nav: ResultList -> PieceView [push]
      }
      struct PieceView: View { var body: some View { Text("piece") } }
      """)
  }

  @Test func howFarALoadHasComeIsNoRoute() {
    let source = """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { HallView() } } } // nav: (entry) -> HallView [root]
      final class Loader: ObservableObject {
        enum State { case loading, loaded, offline }
        @Published var state = State.loading
        func load() async { state = .loaded }
      }
      struct HallView: View {
        @StateObject var loader = Loader()
        var body: some View {
          VStack {
            Text("Hall")
            switch loader.state {
            case .loading: Text("…")
            case .loaded: PieceList()
            case .offline: OfflineView()
            }
          }
        }
      }
      struct PieceList: View { var body: some View { NavigationLink("First") { PieceView() } } } // nav: HallView -> PieceView [push]
      struct OfflineView: View { var body: some View { NavigationLink("Help") { PieceView() } } } // nav: HallView -> PieceView [push]
      struct PieceView: View { var body: some View { Text("piece") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.isEmpty)
  }

  @Test func whatAnInitialiserSetsIsWhatIsShownFirst() {
    expectFlow(
      """
      import SwiftUI
      @main struct KiteApp: App {
        @StateObject private var settings = Settings()
        var body: some Scene { WindowGroup { OpeningView().environmentObject(settings) } } // nav: (entry) -> OpeningView [root]
      }
      enum Page { case home, policy(Int), start }
      @MainActor final class Settings: ObservableObject {
        @Published var page: Page = .policy(1)
        private var isKnown = false
        private var isFirst = true
        init() {
          restore()
          choose()
        }
        private func restore() { isKnown = UserDefaults.standard.bool(forKey: "known") }
        private func choose() {
          page = isKnown ? .home : (isFirst ? .policy(2) : .start)
        }
      }
      struct OpeningView: View {
        @EnvironmentObject var settings: Settings
        @State private var isLoading = true
        var body: some View {
          ZStack {
            if isLoading {
              Image("kite")
            } else {
              switch settings.page {
              case .home: HomeView() // nav: OpeningView -> HomeView [root] Page.home
              case .policy: PolicyView() // nav: OpeningView -> PolicyView [root] Page.policy
              case .start: StartView() // nav: OpeningView -> StartView [root] Page.start
              }
            }
          }
          .onAppear { isLoading = false }
        }
      }
      struct HomeView: View { var body: some View { List { Text("home") } } }
      struct PolicyView: View {
        @EnvironmentObject var settings: Settings
        var body: some View { Button("Start") { settings.page = .start } } // nav: PolicyView -> StartView [root] Page.start
      }
      struct StartView: View {
        @EnvironmentObject var settings: Settings
        var body: some View { Button("Home") { settings.page = .home } } // nav: StartView -> HomeView [root] Page.home
      }
      """)
  }
}
