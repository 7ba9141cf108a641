import Testing

/// Routes that carry routes: the inner one is what is chosen.
@Suite struct NestedRouteTests {
  @Test func whoChoosesARouteInsideARouteGoesWhereTheInnerOneLeads() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenRoot() } } } // nav: (entry) -> GardenRoot [root]
      enum Page: Hashable {
        case tools(_ tool: ToolPage = .shed)
        case plant(name: String)
        case seeds(_ bag: String)
        static func seeds() -> Page { .plant(name: "seedling") }
        @ViewBuilder func view() -> some View {
          switch self {
          case let .tools(tool): tool.view()
          case .plant: PlantView()
          case .seeds: SeedsView()
          }
        }
      }
      enum ToolPage: Hashable {
        case shed, mower
        @ViewBuilder func view() -> some View {
          switch self {
          case .shed: ShedView()
          case .mower: MowerView()
          }
        }
      }
      struct GardenRoot: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            BedsView(path: $path) // nav: GardenRoot -> BedsView [root]
              .navigationDestination(for: Page.self) { $0.view() }
          }
        }
      }
      struct BedsView: View {
        @Binding var path: [Page]
        var body: some View {
          Button("Mower") { path.append(.tools(.mower)) } // nav: BedsView -> MowerView [push] ToolPage.mower
          Button("Tools") { path.append(.tools()) } // nav: BedsView -> ShedView [push] ToolPage.shed
          Button("Bag") { path.append(.seeds("peas")) } // nav: BedsView -> SeedsView [push] Page.seeds
          Button("Seeds") { path.append(.seeds()) } // nav: BedsView -> PlantView [push] Page.plant
          Button("Shed") { open(.shed) } // nav: BedsView -> ShedView [push] ToolPage.shed
        }
        private func open(_ tool: ToolPage) { path.append(.tools(tool)) }
      }
      struct ShedView: View { var body: some View { Text("Shed") } }
      struct MowerView: View { var body: some View { Text("Mower") } }
      struct PlantView: View { var body: some View { Text("Plant") } }
      struct SeedsView: View { var body: some View { Text("Seeds") } }
      """)
  }

  @Test func aViewThatKeepsARouteShowsTheOneInsideByAFunctionForEachKind() {
    expectFlow(
      """
      import SwiftUI
      @main struct FarmApp: App { var body: some Scene { WindowGroup { FarmRoot() } } } // nav: (entry) -> FarmRoot [root]
      enum Spot: Hashable {
        enum Field: Hashable { case wheat(rows: Int), hay }
        enum House: Hashable { case kitchen }
        case field(Field), house(House)
      }
      @Observable final class Paths {
        var spots: [Spot] = []
        func go(to spot: Spot) { spots.append(spot) }
      }
      struct SpotView: View {
        @State var spot: Spot
        var body: some View {
          switch spot {
          case .field(let field): view(of: field)
          case .house(let house): rooms(house)
          }
        }
      }
      extension SpotView {
        @ViewBuilder func view(of field: Spot.Field) -> some View {
          switch field {
          case .wheat(let rows): WheatView(rows: rows)
          case .hay: HayView()
          }
        }
        @ViewBuilder func rooms(_ house: Spot.House) -> some View {
          switch house {
          case .kitchen: KitchenView()
          }
        }
      }
      struct FarmRoot: View {
        @State private var paths = Paths()
        var body: some View {
          NavigationStack(path: $paths.spots) {
            VStack {
              Button("Wheat") { paths.go(to: .field(.wheat(rows: 3))) } // nav: FarmRoot -> WheatView [push] Spot.Field.wheat
              Button("Hay") { paths.go(to: .field(.hay)) } // nav: FarmRoot -> HayView [push] Spot.Field.hay
              Button("House") { paths.go(to: .house(.kitchen)) } // nav: FarmRoot -> KitchenView [push] Spot.House.kitchen
            }
            .navigationDestination(for: Spot.self) { SpotView(spot: $0) }
          }
        }
      }
      struct WheatView: View { let rows: Int; var body: some View { Text("Wheat") } }
      struct HayView: View { var body: some View { Text("Hay") } }
      struct KitchenView: View { var body: some View { Text("Kitchen") } }
      """)
  }

  @Test func aRouteIsMappedToAllThatItCarries() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenRoot() } } }
      enum Page: Hashable {
        case tools(ToolPage), plant
        @ViewBuilder func view() -> some View {
          switch self {
          case .tools(let tool): tool.view()
          case .plant: PlantView()
          }
        }
      }
      enum ToolPage: Hashable {
        case shed, mower
        @ViewBuilder func view() -> some View {
          switch self {
          case .shed: ShedView()
          case .mower: MowerView()
          }
        }
      }
      struct GardenRoot: View {
        @State private var shown: Page?
        var body: some View {
          Button("Plant") { shown = .plant }.sheet(item: $shown) { $0.view() }
        }
      }
      struct ShedView: View { var body: some View { Text("Shed") } }
      struct MowerView: View { var body: some View { Text("Mower") } }
      struct PlantView: View { var body: some View { Text("Plant") } }
      """)
    let screens = Dictionary(graph.routeTypes.flatMap(\.cases).map { ($0.id, $0.screens) }) { first, _ in first }
    #expect(screens["Page.tools"] == ["MowerView", "ShedView"])
    #expect(screens["ToolPage.mower"] == ["MowerView"])
  }

  /// A stack of the program's own that a case is given a route for is mapped to what that route shows.
  @Test func aRouteIsMappedToTheRouteThatItsStackBeginsWith() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      protocol Stop: View, Hashable {}
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { Trail(root: Hall.door) } } }
      @Observable final class Walk<S: Stop> {
        var path = NavigationPath()
        var sheet: S?
      }
      struct Trail<S: Stop>: View {
        let root: S
        @State private var walk = Walk<S>()
        init(root: S) { self.root = root }
        var body: some View {
          NavigationStack(path: $walk.path) {
            root
              .navigationDestination(for: S.self) { $0 }
              .sheet(item: $walk.sheet) { $0 }
          }
          .environment(walk)
        }
      }
      enum Hall: Stop {
        case door, shelf
        var body: some View {
          switch self {
          case .door: DoorView()
          case .shelf: Trail(root: Shelf.books)
          }
        }
      }
      enum Shelf: Stop {
        case books
        var body: some View {
          switch self {
          case .books: BooksView()
          }
        }
      }
      struct DoorView: View {
        @Environment(Walk<Hall>.self) private var walk
        var body: some View { Button("Shelf") { walk.sheet = .shelf } }
      }
      struct BooksView: View { var body: some View { List { Text("Books") } } }
      """)
    let screens = Dictionary(graph.routeTypes.flatMap(\.cases).map { ($0.id, $0.screens) }) { first, _ in first }
    #expect(screens["Hall.shelf"] == ["BooksView"])
    #expect(screens["Shelf.books"] == ["BooksView"])
  }

  @Test func aRouterBuildsWhatARouteCarriesByAFunctionOfItsOwn() {
    let source = """
      import SwiftUI
      @main struct PortApp: App { var body: some Scene { WindowGroup { PortView() } } } // nav: (entry) -> PortView [root]
      enum Pier: Hashable { case cargo(CargoPier, crew: Int), office }
      enum CargoPier: Hashable { case crane, store }
      struct PierBuilder {
        @ViewBuilder func build(_ pier: Pier) -> some View {
          switch pier {
          case .cargo(let cargo, let crew): CargoBuilder().build(cargo, crew)
          case .office: OfficeView()
          }
        }
      }
      struct CargoBuilder {
        @ViewBuilder func build(_ cargo: CargoPier, _ crew: Int) -> some View {
          switch cargo {
          case .crane: CraneView(crew: crew)
          case .store: if crew > 2 { StoreView() } else { EmptyView() }
          }
        }
      }
      struct PortView: View {
        let builder = PierBuilder()
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              Button("Crane") { path.append(Pier.cargo(.crane, crew: 2)) } // nav: PortView -> CraneView [push] CargoPier.crane
              Button("Store") { path.append(Pier.cargo(.store, crew: 3)) } // nav: PortView -> StoreView [push] CargoPier.store
              Button("Office") { path.append(Pier.office) } // nav: PortView -> OfficeView [push] Pier.office
            }
            .navigationDestination(for: Pier.self) { builder.build($0) }
          }
        }
      }
      struct CraneView: View { let crew: Int; var body: some View { Text("Crane") } }
      struct StoreView: View { var body: some View { Text("Store") } }
      struct OfficeView: View { var body: some View { Text("Office") } }
      """
    expectFlow(source)
    let cases = FlowRun.graph(source).routeTypes.flatMap(\.cases)
    #expect(cases.first { $0.id == "Pier.cargo" }?.screens == ["CraneView", "StoreView"])
  }

  @Test func anObjectThatKeepsARouteIsShownAsThatRoute() {
    expectFlow(
      """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { LayerView(layer: Layer(root: .lobby)) } } } // nav: (entry) -> LayerView [root]; (entry) -> LobbyView [root] Hall.lobby
      enum Hall {
        case lobby, tower, garden, shop, cellar
        @ViewBuilder func view() -> some View {
          switch self {
          case .lobby: LobbyView()
          case .tower: TowerView()
          case .garden: GardenView()
          case .shop: ShopView()
          case .cellar: CellarView()
          }
        }
      }
      final class Frame: Hashable {
        private(set) var hall: Hall
        init(hall: Hall) { self.hall = hall }
        func replace(with hall: Hall) { self.hall = hall }
        static func == (a: Frame, b: Frame) -> Bool { a === b }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      final class Layer: ObservableObject {
        var root: Frame
        @Published var path: [Frame] = []
        init(root: Hall) { self.root = .init(hall: root) }
        func push(_ hall: Hall) { path.append(.init(hall: hall)) }
      }
      struct FrameView: View {
        let frame: Frame
        var body: some View { frame.hall.view() }
      }
      struct LayerView: View {
        @StateObject var layer: Layer
        var body: some View {
          NavigationStack(path: $layer.path) {
            layer.root.hall.view()
              .navigationDestination(for: Frame.self) { FrameView(frame: $0) }
          }
          .environmentObject(layer)
        }
      }
      struct LobbyView: View {
        @EnvironmentObject var layer: Layer
        @State private var code = ""
        var body: some View {
          Button("Up") { layer.push(.tower) } // nav: LobbyView -> TowerView [push] Hall.tower
          Button("Ticket") { if let hall = hall(of: code) { layer.push(hall) } }
        }
        func hall(of ticket: String) -> Hall? {
          switch ticket {
          case "g": return .garden // nav: LobbyView -> GardenView [push] Hall.garden
          case "s": return .shop // nav: LobbyView -> ShopView [push] Hall.shop
          default: return nil
          }
        }
      }
      struct TowerView: View { var body: some View { Text("Tower") } }
      struct GardenView: View { var body: some View { Text("Garden") } }
      struct ShopView: View { var body: some View { Text("Shop") } }
      struct CellarView: View { var body: some View { Text("Cellar") } }
      """)
  }

  /// `.init(id:page:)` makes what the place wants, also of a structure that writes no initialiser.
  @Test func aRouteInAValueThatIsMadeWithoutItsName() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable { case help, legal }
      enum Label { case help, legal }
      struct Shown: Identifiable { let id: Int; var page: Page }
      @main struct HelpApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var shown: Shown?
        var body: some View {
          Button("Help") { shown = .init(id: 1, page: .help) } // nav: HomeView -> HelpView [sheet] Page.help
            .sheet(item: $shown) { shown in
              switch shown.page {
              case .help: HelpView()
              case .legal: LegalView()
              }
            }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct LegalView: View { var body: some View { Text("Legal") } }
      """)
  }

  /// Of what type `.init` is may not be known; then nobody can say that the case inside is never made.
  @Test func whatAnUnnamedInitialiserIsGivenMayBeMade() {
    let graph = FlowRun.graph(
      """
      import Elsewhere
      import SwiftUI
      enum Page: Hashable { case help, legal }
      enum Manual: Hashable { case help, index }
      @main struct HelpApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          Button("Legal") { page = .legal }
            .background(Opener())
            .navigationDestination(item: $page) { page in
              switch page {
              case .help: HelpView()
              case .legal: LegalView()
              }
            }
        }
      }
      struct Opener: View { var body: some View { Color.clear.onTapGesture { Elsewhere.shared.show(.init(id: 1, page: .help)) } } }
      struct ManualView: View {
        @State private var manual: Manual?
        var body: some View {
          Button("Index") { manual = .index }
            .navigationDestination(item: $manual) { manual in
              switch manual {
              case .help: LegalView()
              case .index: HelpView()
              }
            }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct LegalView: View { var body: some View { Text("Legal") } }
      """)
    let help = graph.routeTypes.flatMap(\.cases).first { $0.name == "help" }
    #expect(help.map { $0.maybeConstructed || !$0.constructions.isEmpty } == true)
  }

  /// Each helper is handed what puts its own routes into those of the whole app.
  @Test func aClosurePutsARouteIntoAnother() {
    expectFlow(
      """
      import SwiftUI
      @main struct WalkApp: App { var body: some Scene { WindowGroup { StartView() } } } // nav: (entry) -> StartView [root]
      enum Place: Hashable { case shore(Shore), hill(Hill) }
      enum Shore: Hashable { case pier }
      enum Hill: Hashable { case hut, summit }
      struct Stop: Hashable { let place: Place }
      @Observable final class Guide {
        var path: [Stop] = []
        func go(to place: Place) { path.append(Stop(place: place)) }
      }
      struct StartView: View {
        @State private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.path) {
            MapView(helper: HillHelper(show: { guide.go(to: .hill($0)) }), leave: { guide.go(to: .shore(.pier)) }) // nav: StartView -> MapView [root]; MapView -> PierView [push] Shore.pier
              .navigationDestination(for: Stop.self) { PlaceView(place: $0.place) }
          }
        }
      }
      struct PlaceView: View {
        let place: Place
        var body: some View {
          switch place {
          case .shore(let shore): ShoreView(shore: shore)
          case .hill(let hill): HillView(hill: hill)
          }
        }
      }
      struct ShoreView: View {
        let shore: Shore
        var body: some View { switch shore { case .pier: PierView() } }
      }
      struct HillView: View {
        let hill: Hill
        var body: some View {
          switch hill {
          case .hut: HutView()
          case .summit: SummitView()
          }
        }
      }
      final class HillHelper {
        private let show: (Hill) -> Void
        init(show: @escaping (Hill) -> Void) { self.show = show }
        func rest() { show(.hut) } // nav: MapView -> HutView [push] Hill.hut
        func climb() { show(.summit) } // nav: MapView -> SummitView [push] Hill.summit
      }
      struct MapView: View {
        let helper: HillHelper
        let leave: () -> Void
        var body: some View {
          Button("Rest") { helper.rest() }
          Button("Climb") { helper.climb() }
          Button("Leave", action: leave)
        }
      }
      struct PierView: View { var body: some View { Text("Pier") } }
      struct HutView: View { var body: some View { Text("Hut") } }
      struct SummitView: View { var body: some View { Text("Summit") } }
      """)
  }

  /// Which of two mappings is read first says nothing: the files of the features may stand before the one that asks them.
  @Test func featuresThatMakeTheScreensOfARouteMayStandBeforeWhoAsksThem() {
    expectFlow(
      """
      // file: Atelier/A.swift
      import SwiftUI
      public final class LoomPages {
        @ViewBuilder public static func page(for loom: LoomRoute, host: some Host) -> some View {
          switch loom {
          case .list: LoomList(host: host)
          case .loom: LoomView()
          }
        }
      }
      struct LoomList<Router: Host>: View {
        let host: Router
        var body: some View { Button("Loom") { host.push(.looms(.loom(id: 1))) } } // nav: LoomList -> LoomView [push] LoomRoute.loom
      }
      struct LoomView: View { var body: some View { Text("Loom") } }
      // file: Atelier/B.swift
      import SwiftUI
      public enum LoomRoute: Hashable { case list, loom(id: Int) }
      public enum AppRoute: Hashable { case looms(LoomRoute), none }
      public protocol Host { func push(_ route: AppRoute) }
      @main struct AtelierApp: App {
        var body: some Scene { WindowGroup { Frame(host: MainHost()) } } // nav: (entry) -> Frame [root]
      }
      @Observable final class MainHost: Host {
        var path: [AppRoute] = []
        let first: AppRoute = .looms(.list)
        func push(_ route: AppRoute) { path.append(route) }
        @ViewBuilder func page(_ route: AppRoute) -> some View {
          switch route {
          case .looms(let loom): LoomPages.page(for: loom, host: self)
          default: EmptyView()
          }
        }
      }
      struct Frame: View {
        @State var host: MainHost
        var body: some View {
          NavigationStack(path: $host.path) {
            host.page(host.first) // nav: Frame -> LoomList [root] LoomRoute.list
              .navigationDestination(for: AppRoute.self) { host.page($0) }
          }
        }
      }
      """)
  }
}
