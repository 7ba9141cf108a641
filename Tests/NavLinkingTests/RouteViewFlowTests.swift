import Testing

/// Views that only choose a screen by the route they hold, and overloads told apart by the enums they take.
@Suite struct RouteViewFlowTests {
  @Test func aViewThatOnlyShowsItsRouteIsTheRoute() {
    expectFlow(
      """
      import SwiftUI
      @main struct MuseumApp: App { var body: some Scene { WindowGroup { MuseumTabs() } } } // nav: (entry) -> MuseumTabs [root]
      enum Hall: Hashable { case lobby, painting(id: Int), shop }
      struct HallView: View, Hashable, Identifiable {
        let id = UUID()
        let hall: Hall
        @ObservedObject var model = HallModel()
        var body: some View {
          chosen()
            .padding()
            .sheet(item: $model.shown) { shown in
              MuseumStack(path: $model.stack) {
                shown.navigationDestination(for: HallView.self) { $0 }
              }
            }
        }
        @ViewBuilder private func chosen() -> some View {
          switch hall {
          case .lobby: LobbyView()
          case .painting(let id): PaintingView(id: id)
          case .shop: ShopView()
          }
        }
      }
      final class HallModel: ObservableObject {
        @Published var shown: HallView?
        @Published var stack: [HallView] = []
        func show(_ view: HallView) { shown = view }
      }
      final class Path: ObservableObject {
        @Published var stack: [HallView] = []
        func push(_ view: HallView) { stack.append(view) }
        func push(all views: [HallView]) { stack.append(contentsOf: views) }
        var last: HallView { stack.last! }
      }
      protocol Guiding: ObservableObject {
        func go(to hall: Hall)
        func go(through halls: [Hall])
        func show(_ hall: Hall)
      }
      final class Guide: Guiding {
        static let shared = Guide()
        @Published var path = Path()
        func go(to hall: Hall) { path.push(HallView(hall: hall)) }
        func go(through halls: [Hall]) { path.push(all: halls.map { HallView(hall: $0) }) }
        func show(_ hall: Hall) { path.last.model.show(HallView(hall: hall)) }
      }
      struct MuseumStack<Root: View, Data: Hashable>: View {
        @Binding var path: [Data]
        var root: Root
        init(path: Binding<[Data]>, @ViewBuilder root: () -> Root) {
          _path = path
          self.root = root()
        }
        var body: some View { NavigationStack(path: $path) { root } }
      }
      struct MuseumTabs: View {
        @StateObject var guide = Guide.shared
        let lobby = HallView(hall: .lobby)
        var body: some View {
          TabView {
            MuseumStack(path: $guide.path.stack) { // nav: MuseumTabs -> LobbyView [tab] Hall.lobby
              lobby.navigationDestination(for: HallView.self) { $0 }
            }
          }
        }
      }
      struct LobbyView: View {
        var guide: any Guiding = Guide.shared
        var body: some View {
          NavigationLink("First", value: HallView(hall: .painting(id: 1))) // nav: LobbyView -> PaintingView [push] Hall.painting
          Button("Painting") { guide.go(to: .painting(id: 2)) } // nav: LobbyView -> PaintingView [push] Hall.painting
          Button("Both") {
            guide.go(through: halls(3))
          }
          Button("Shop") { guide.show(.shop) } // nav: LobbyView -> ShopView [sheet] Hall.shop
          HallLink(value: HallView(hall: .shop)) // nav: LobbyView -> ShopView [push] Hall.shop
        }
        func halls(_ id: Int) -> [Hall] {
          return [
            .painting(id: id), // nav: LobbyView -> PaintingView [push] Hall.painting
            .shop, // nav: LobbyView -> ShopView [push] Hall.shop
          ]
        }
      }
      struct HallLink<Value: Hashable>: View {
        var value: Value?
        var body: some View { NavigationLink("Hall", value: value) }
      }
      struct PaintingView: View { let id: Int; var body: some View { Text("painting") } }
      struct ShopView: View { var body: some View { Text("shop") } }
      """)
  }

  @Test func overloadsAreToldApartByTheEnumsTheyTake() {
    expectFlow(
      """
      import SwiftUI
      @main struct FerryApp: App { var body: some Scene { WindowGroup { HarbourView() } } } // nav: (entry) -> HarbourView [root]
      enum Deck: Hashable { case car, sun }
      enum Notice: String, Identifiable { case delay, fog; var id: String { rawValue } }
      final class Bridge: ObservableObject {
        @Published var path: [Deck] = []
        @Published var notice: Notice?
        func go(to deck: Deck) { path.append(deck) }
        func go(to notice: Notice) { self.notice = notice }
      }
      struct HarbourView: View {
        @StateObject var bridge = Bridge()
        var body: some View {
          NavigationStack(path: $bridge.path) {
            VStack {
              Button("Car") { bridge.go(to: .car) } // nav: HarbourView -> CarDeckView [push] Deck.car
              Button("Fog") { bridge.go(to: .fog) } // nav: HarbourView -> FogView [sheet] Notice.fog
              Button("Sun") { bridge.go(to: Deck.sun) } // nav: HarbourView -> SunDeckView [push] Deck.sun
            }
            .navigationDestination(for: Deck.self) { deck in
              switch deck {
              case .car: CarDeckView()
              case .sun: SunDeckView()
              }
            }
          }
          .sheet(item: $bridge.notice) { notice in
            switch notice {
            case .delay: DelayView()
            case .fog: FogView()
            }
          }
        }
      }
      struct CarDeckView: View { var body: some View { Text("cars") } }
      struct SunDeckView: View { var body: some View { Text("sun") } }
      struct DelayView: View { var body: some View { Text("delay") } }
      struct FogView: View { var body: some View { Text("fog") } }
      """)
  }

  @Test func aViewThatIsGivenARouteToChooseByIsNoScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App { var body: some Scene { WindowGroup { GardenView() } } } // nav: (entry) -> GardenView [root]
      enum Route: Hashable { case visit(VisitRoute), beds(BedRoute), seat(kind: SeatView.Kind) }
      enum VisitRoute: Hashable { case hello, terms }
      enum BedRoute: Hashable { case list, bed(id: Int) }
      struct Stop: Hashable, Identifiable {
        let id = UUID()
        let route: Route
      }
      @Observable final class Guide {
        var path: [Stop] = []
        func go(to route: Route) {
          let stop = Stop(route: route)
          path.append(stop)
        }
        func begin() { path = [Stop(route: .visit(.hello))] } // nav: GardenView -> HelloView [push] VisitRoute.hello
      }
      struct GardenView: View {
        @State private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.path) {
            Color.clear.navigationDestination(for: Stop.self) { stop in RouteScreen(route: stop.route, guide: guide) }
          }
          .task { guide.begin() }
        }
      }
      struct RouteScreen: View {
        let route: Route
        let guide: Guide
        var body: some View {
          switch route {
          case .visit(let visit): VisitScreen(route: visit, guide: guide)
          case .beds(let bed): BedScreen(route: bed, guide: guide)
          case .seat(let kind): SeatView(kind: kind)
          }
        }
      }
      struct VisitScreen: View {
        let route: VisitRoute
        let guide: Guide
        var body: some View {
          switch route {
          case .hello: HelloView(guide: guide)
          case .terms: TermsView(guide: guide)
          }
        }
      }
      struct BedScreen: View {
        let route: BedRoute
        let guide: Guide
        var body: some View {
          switch route {
          case .list: BedsView(guide: guide)
          case .bed(let id): BedView(id: id)
          }
        }
      }
      struct SeatView: View {
        enum Kind: Hashable { case bench, chair }
        let kind: Kind
        var body: some View {
          switch kind {
          case .bench: BenchView()
          case .chair: ChairView()
          }
        }
      }
      struct HelloView: View {
        let guide: Guide
        var body: some View { Button("Terms") { guide.go(to: .visit(.terms)) } } // nav: HelloView -> TermsView [push] VisitRoute.terms
      }
      struct TermsView: View {
        let guide: Guide
        var body: some View { Button("Beds") { guide.go(to: .beds(.list)) } } // nav: TermsView -> BedsView [push] BedRoute.list
      }
      struct BedsView: View {
        let guide: Guide
        var body: some View {
          Button("Bed") { guide.go(to: .beds(.bed(id: 1))) } // nav: BedsView -> BedView [push] BedRoute.bed
          Button("Sit") { guide.go(to: .seat(kind: .bench)) } // nav: BedsView -> SeatView [push] Route.seat
        }
      }
      struct BedView: View { let id: Int; var body: some View { Text("bed") } }
      struct BenchView: View { var body: some View { Text("bench") } }
      struct ChairView: View { var body: some View { Text("chair") } }
      """)
  }

  /// A variable that nobody sets is what the view was made with; the stacks in its arms are the sheets' own.
  @Test func aRouteViewMayKeepItsRouteInAVariable() {
    expectFlow(
      """
      import SwiftUI
      @main struct ClubApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      enum Desk: Hashable, Identifiable { case profile, help; var id: Self { self } }
      final class HomeModel: ObservableObject { @Published var desk: Desk? }
      struct HomeView: View {
        @StateObject var model = HomeModel()
        var body: some View {
          VStack {
            Button("Profile") { model.desk = .profile } // nav: HomeView -> ProfileView [fullScreenCover] Desk.profile
            Button("Help") { model.desk = .help } // nav: HomeView -> HelpView [fullScreenCover] Desk.help
          }
          .fullScreenCover(item: $model.desk) { desk in DeskView(desk: desk, model: model) }
        }
      }
      struct DeskView: View {
        @State var desk: Desk
        var model: HomeModel
        var body: some View {
          switch desk {
          case .profile: NavigationStack { ProfileBuilder(model).body }
          case .help: NavigationStack { HelpView() }
          }
        }
      }
      struct ProfileBuilder {
        let model: HomeModel
        init(_ model: HomeModel) { self.model = model }
        var body: some View { ProfileView() }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  /// Xcode makes such names of what an asset catalogue holds.
  @Test func theNameOfAPictureIsNoCase() throws {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      enum Place: Hashable { case hall, welcome }
      @main struct HouseApp: App { var body: some Scene { WindowGroup { HouseView() } } }
      struct HouseView: View {
        @State private var path: [Place] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Image(.welcome); Button("Hall") { path.append(.hall) } }
              .navigationDestination(for: Place.self) { place in
                switch place {
                case .hall: HallView()
                case .welcome: WelcomeView()
                }
              }
          }
        }
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      """)
    let welcome = try #require(graph.routeTypes.first?.cases.last)
    #expect(welcome.constructions.isEmpty && !welcome.maybeConstructed)
  }

  /// Cases that give their own page, in a view that they keep to themselves; sheets that a modifier shows through `self.$model`.
  @Test func aRouteGivesTheViewThatShowsIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct NotesApp: App {
        @StateObject var model = Notes()
        var body: some Scene { WindowGroup { ContentView().environmentObject(model) } } // nav: (entry) -> ContentView [root]
      }
      enum Sheet: Identifiable, Hashable { case export, search(String), fonts; var id: Self { self } }
      enum Page: CaseIterable, Identifiable {
        case list, options
        var id: Self { self }
        func label() -> some View { Text("Page") }
        func page() -> some View { Self.PageView(selection: self) }
      }
      extension Page {
        private struct PageView: View {
          var selection: Page
          var body: some View {
            Group {
              switch self.selection {
              case .list: ListPage()
              case .options: OptionPage()
              }
            }
            .tag(self.selection)
            .tabItem(self.selection.label)
          }
        }
      }
      final class Notes: ObservableObject {
        @Published var sheet: Sheet?
        @Published var page = Page.list
        func present(_ sheet: Sheet) { self.sheet = sheet }
      }
      struct ContentView: View {
        @EnvironmentObject var model: Notes
        var body: some View {
          TabView(selection: self.$model.page) {
            ForEach(Page.allCases) { $0.page() } // nav: ContentView -> ListPage [tab] Page.list; ContentView -> OptionPage [tab] Page.options
          }
          .modifier(Sheets())
        }
      }
      struct Sheets: ViewModifier {
        @EnvironmentObject var model: Notes
        func body(content: Content) -> some View {
          content.sheet(item: self.$model.sheet) {
            switch $0 {
            case .export: ExportView()
            case .search(let text): SearchView(text: text)
            case .fonts: Self.fonts()
            }
          }
        }
        private static func fonts() -> some View { NavigationStack { FontMenu().toolbar { Text("Done") } } }
      }
      struct ListPage: View {
        @EnvironmentObject var model: Notes
        var body: some View {
          Button("Search") { self.model.present(.search("a")) } // nav: ListPage -> SearchView [sheet] Sheet.search
        }
      }
      struct OptionPage: View {
        @EnvironmentObject var model: Notes
        var body: some View {
          Button("Fonts") { self.model.present(.fonts) } // nav: OptionPage -> FontMenu [sheet] Sheet.fonts
          Button("Export") { self.model.sheet = .export } // nav: OptionPage -> ExportView [sheet] Sheet.export
        }
      }
      struct ExportView: View { var body: some View { Text("Export") } }
      struct SearchView: View { let text: String; var body: some View { Text(text) } }
      struct FontMenu: View { var body: some View { Text("Fonts") } }
      """)
  }

  @Test func aFunctionHandsItsRouteToTheViewOfIt() {
    expectFlow(
      """
      import SwiftUI
      @main struct OrchardApp: App { var body: some Scene { WindowGroup { OrchardView() } } } // nav: (entry) -> OrchardView [root]
      enum Crop { case pears, plums(Int), quinces }
      extension Crop {
        static func view(for crop: Crop) -> some View { CropView(crop: crop) }
      }
      struct CropView: View {
        @Environment(\\.locale) private var locale
        let crop: Crop
        var body: some View {
          switch crop {
          case .pears: PearsView()
          case .plums(let number): PlumsView(number: number)
          case .quinces: QuincesView()
          }
        }
      }
      struct OrchardView: View {
        @State private var showsPears = false
        var body: some View {
          TabView {
            row("Plums", crop: .plums(1)) // nav: OrchardView -> PlumsView [tab] Crop.plums
            row("Quinces", crop: .quinces) // nav: OrchardView -> QuincesView [tab] Crop.quinces
            Button("Pears") { showsPears = true }.tabItem { Text("Pears") } // nav: OrchardView -> PearsView [sheet] Crop.pears
          }
          .sheet(isPresented: $showsPears) { Crop.view(for: .pears) }
        }
        private func row(_ name: String, crop: Crop) -> some View {
          NavigationStack { CropView(crop: crop).navigationTitle(name) }.tabItem { Text(name) }
        }
      }
      struct PearsView: View { var body: some View { List { Text("pears") } } }
      struct PlumsView: View { let number: Int; var body: some View { List { Text("plums") } } }
      struct QuincesView: View { var body: some View { List { Text("quinces") } } }
      """)
  }
}
