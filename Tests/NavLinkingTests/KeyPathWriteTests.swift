import Testing

/// Functions that write the part of a state which they are told by a key path.
struct KeyPathWriteTests {
  @Test func whoSaysThePartDecidesWhatItBecomes() {
    expectFlow(
      """
      import SwiftUI
      struct TrailState { var root: Root = .gate; var sheet: Sheet?; var path: [Page] = [] }
      enum Root { case gate, hut }
      enum Sheet: Identifiable { case map, weather; var id: Self { self } }
      enum Page: Hashable { case ridge, summit }
      final class Store: ObservableObject {
        @Published private(set) var state = TrailState()
        func set<Part>(_ path: WritableKeyPath<TrailState, Part>, to part: Part) { state[keyPath: path] = part }
        func update<Part>(_ path: WritableKeyPath<TrailState, Part>, _ change: (inout Part) -> Void) { change(&state[keyPath: path]) }
        func binding<Part>(_ path: WritableKeyPath<TrailState, Part>) -> Binding<Part> {
          Binding(get: { self.state[keyPath: path] }, set: { self.state[keyPath: path] = $0 })
        }
      }
      @main struct TrailApp: App {
        @StateObject var store = Store()
        var body: some Scene { WindowGroup { RootView().environmentObject(store) } } // nav: (entry) -> RootView [root]
      }
      struct RootView: View {
        @EnvironmentObject var store: Store
        var body: some View {
          switch store.state.root {
          case .gate: GateView() // nav: RootView -> GateView [root] Root.gate
          case .hut: HutView()
          }
        }
      }
      struct GateView: View {
        @EnvironmentObject var store: Store
        var body: some View { Button("In") { store.set(\\.root, to: .hut) } } // nav: GateView -> HutView [root] Root.hut
      }
      struct HutView: View {
        @EnvironmentObject var store: Store
        var body: some View {
          NavigationStack(path: store.binding(\\.path)) {
            VStack {
              Button("Map") { store.set(\\.sheet, to: .map) } // nav: HutView -> MapView [sheet] Sheet.map
              Button("Up") { store.update(\\.path) { $0.append(.ridge) } } // nav: HutView -> RidgeView [push] Page.ridge
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .ridge: RidgeView()
              case .summit: SummitView()
              }
            }
          }
          .sheet(item: store.binding(\\.sheet)) { sheet in
            switch sheet {
            case .map: MapView()
            case .weather: WeatherView()
            }
          }
        }
      }
      struct RidgeView: View {
        @EnvironmentObject var store: Store
        var body: some View {
          VStack {
            Button("On") { store.update(\\.path) { path in path = [.ridge, .summit] } } // nav: RidgeView -> RidgeView [push] Page.ridge; RidgeView -> SummitView [push] Page.summit
            Button("Rain") { store.set(\\.sheet, to: .weather) } // nav: RidgeView -> WeatherView [sheet] Sheet.weather
          }
        }
      }
      struct MapView: View { var body: some View { Text("Map") } }
      struct WeatherView: View { var body: some View { Text("Weather") } }
      struct SummitView: View { var body: some View { Text("Summit") } }
      """)
  }

  @Test func theStateMayBeOfAGenericStoreAndTheFunctionTakeTheValueFirst() {
    expectFlow(
      """
      import SwiftUI
      struct CampState { var menu = Menu() }
      struct Menu { var sheet: Sheet? }
      enum Sheet: Identifiable { case fire, tent; var id: Self { self } }
      class Store<State>: ObservableObject {
        @Published var state: State
        init(state: State) { self.state = state }
        func save<Value>(_ value: Value, at path: WritableKeyPath<State, Value>) { state[keyPath: path] = value }
      }
      @main struct CampApp: App {
        var body: some Scene { WindowGroup { CampView() } } // nav: (entry) -> CampView [root]
      }
      struct CampView: View {
        @StateObject var store = Store<CampState>(state: CampState())
        var body: some View {
          Button("Fire") { store.save(.fire, at: \\.menu.sheet) } // nav: CampView -> FireView [sheet] Sheet.fire
            .sheet(item: $store.state.menu.sheet) { sheet in
              switch sheet {
              case .fire: FireView()
              case .tent: TentView()
              }
            }
        }
      }
      struct FireView: View { var body: some View { Text("Fire") } }
      struct TentView: View { var body: some View { Text("Tent") } }
      """)
  }

  /// What the function itself puts there is decided in it, from whoever says where.
  @Test func whatIsPutIntoAPartIsDecidedWhereItIs() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable { case reviews(Dish), prices }
      final class Kitchen: ObservableObject {
        @Published var homePath = NavigationPath()
        @Published var listPath = NavigationPath()
      }
      struct Dish: Hashable {
        func menu(_ kitchen: Kitchen, to path: ReferenceWritableKeyPath<Kitchen, NavigationPath>) -> some View {
          VStack {
            // nav: HomeView -> ReviewsView [push] Page.reviews; ListView -> ReviewsView [push] Page.reviews
            Button("Reviews") { kitchen[keyPath: path].append(Page.reviews(self)) }
          }
        }
      }
      @main struct KitchenApp: App {
        @StateObject private var kitchen = Kitchen()
        var body: some Scene {
          WindowGroup {
            TabView {
              HomeView().tag(0) // nav: (entry) -> HomeView [tab]
              ListView().tag(1) // nav: (entry) -> ListView [tab]
            }
            .environmentObject(kitchen)
          }
        }
      }
      extension View {
        func pages() -> some View {
          navigationDestination(for: Page.self) { page in
            switch page {
            case .reviews(let dish): ReviewsView(dish: dish)
            case .prices: PricesView()
            }
          }
        }
      }
      struct HomeView: View {
        @EnvironmentObject var kitchen: Kitchen
        let dish = Dish()
        var body: some View { NavigationStack(path: $kitchen.homePath) { dish.menu(kitchen, to: \\.homePath).pages() } }
      }
      struct ListView: View {
        @EnvironmentObject var kitchen: Kitchen
        let dish = Dish()
        var body: some View { NavigationStack(path: $kitchen.listPath) { dish.menu(kitchen, to: \\.listPath).pages() } }
      }
      struct ReviewsView: View { let dish: Dish; var body: some View { Text("reviews") } }
      struct PricesView: View { var body: some View { Text("prices") } }
      """)
  }
}
