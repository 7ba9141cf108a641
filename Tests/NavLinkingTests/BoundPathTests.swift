import Testing

/// Paths to which a function gives a binding, one for each tab; and what a path that is made anew holds.
struct BoundPathTests {
  @Test func aFunctionBindsThePathOfATab() {
    expectFlow(
      """
      import SwiftUI
      @main struct ScoutApp: App {
        @StateObject var camp = Camp()
        var body: some Scene { WindowGroup { TentView().environmentObject(camp) } } // nav: (entry) -> TentView [root]
      }
      enum Site: Hashable { case tent, fire }
      enum Trail: Hashable { case lake, hill, wood }
      @MainActor final class Camp: ObservableObject {
        @Published var paths: [Site: NavigationPath] = [.tent: NavigationPath(), .fire: NavigationPath()]
        func path(for site: Site) -> Binding<NavigationPath> {
          Binding(get: { self.paths[site] ?? NavigationPath() }, set: { self.paths[site] = $0 })
        }
        func append(site: Site, trail: any Hashable) { withAnimation { paths[site]?.append(trail) } }
        func add(_ trail: any Hashable, to site: Site) { paths[site]?.append(trail) }
        func put(_ path: NavigationPath, on site: Site) { paths[site] = path }
      }
      struct TentView: View {
        @EnvironmentObject var camp: Camp
        var body: some View {
          NavigationStack(path: camp.path(for: .tent)) {
            VStack {
              Button("Lake") { camp.append(site: .tent, trail: Trail.lake) } // nav: TentView -> LakeView [push] Trail.lake
              Button("Hill") { camp.add(Trail.hill, to: .tent) } // nav: TentView -> HillView [push] Trail.hill
              Button("Wood") { camp.put(NavigationPath([Trail.wood]), on: .tent) } // nav: TentView -> WoodView [push] Trail.wood
            }
            .navigationDestination(for: Trail.self) { trail in
              switch trail {
              case .lake: LakeView()
              case .hill: HillView()
              case .wood: WoodView()
              }
            }
          }
        }
      }
      struct LakeView: View { var body: some View { Text("Lake") } }
      struct HillView: View { var body: some View { Text("Hill") } }
      struct WoodView: View { var body: some View { Text("Wood") } }
      """)
  }

  /// The path belongs to an object that another keeps, and is written as a whole.
  @Test func aPathIsMadeOfAListThatIsBuiltFirst() {
    expectFlow(
      """
      import SwiftUI
      @main struct ScoutApp: App { var body: some Scene { WindowGroup { TentView() } } } // nav: (entry) -> TentView [root]
      let gear: Gear = .packed
      struct Gear {
        static var packed: Self { .init() }
        @Bindable var compass = Compass()
      }
      @Observable final class Compass { var trails: [Trail] = .init() }
      enum Trail: Hashable { case lake, hill, wood }
      struct TentView: View {
        @State private var isLost = false
        var body: some View {
          NavigationStack(path: gear.$compass.trails) {
            VStack {
              Button("Lake") { gear.compass.trails.append(Trail.lake) } // nav: TentView -> LakeView [push] Trail.lake
              Button("Home") { gear.compass.trails = .init() }
              Button("Wood") { gear.compass.trails = .init([Trail.wood]) } // nav: TentView -> WoodView [push] Trail.wood
              Button("Hill") { climb() }
            }
            .navigationDestination(for: Trail.self) { trail in
              switch trail {
              case .lake: LakeView()
              case .hill: HillView()
              case .wood: WoodView()
              }
            }
          }
        }
        private func climb() {
          var steps: [Trail] = [.lake] // nav: TentView -> LakeView [push] Trail.lake
          if isLost { steps.append(.wood) } // nav: TentView -> WoodView [push] Trail.wood
          steps.append(Trail.hill) // nav: TentView -> HillView [push] Trail.hill
          gear.compass.trails = .init(steps)
        }
      }
      struct LakeView: View { var body: some View { Text("Lake") } }
      struct HillView: View { var body: some View { Text("Hill") } }
      struct WoodView: View { var body: some View { Text("Wood") } }
      """)
  }

  /// One kind of payload for two routes: each arm chooses by it for itself.
  @Test func aSwitchInAnArmSpeaksOfThatRoute() {
    let source = """
      import SwiftUI
      @main struct ScoutApp: App { var body: some Scene { WindowGroup { TentView() } } } // nav: (entry) -> TentView [root]
      enum Input<Value: Hashable>: Hashable { case id(String), object(Value) }
      struct Trip: Hashable { let id: String }
      enum Trail: Hashable { case trip(input: Input<Trip>), fire(input: Input<Int>) }
      struct TentView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Trip", value: Trail.trip(input: .id("1"))) // nav: TentView -> TripView [push] Trail.trip
              NavigationLink("Fire", value: Trail.fire(input: .object(1))) // nav: TentView -> FireView [push] Trail.fire
            }
            .navigationDestination(for: Trail.self) { trail in
              switch trail {
              case .trip(let input):
                switch input {
                case .id(let id): TripView(id: id)
                case .object(let trip): TripView(id: trip.id)
                }
              case .fire(let input):
                switch input {
                case .id: FireView()
                case .object(let place): FireView().id(place)
                }
              }
            }
          }
        }
      }
      struct TripView: View { let id: String; var body: some View { Text(id) } }
      struct FireView: View { var body: some View { Text("Fire") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.first { $0.id == "Trail" }?.cases.map(\.screens) == [["TripView"], ["FireView"]])
  }

  /// What a file keeps to itself, and only the screen around makes, is that screen's content.
  @Test func aPrivateViewIsAPartOfItsScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct ScoutApp: App { var body: some Scene { WindowGroup { TentView() } } } // nav: (entry) -> TentView [root]
      struct TentView: View {
        var body: some View { NavigationStack { TentContent(title: "Tent") } }
      }
      private struct TentContent: View {
        let title: String
        var body: some View {
          List {
            NavigationLink(title) { LakeView() } // nav: TentView -> LakeView [push]
          }
        }
      }
      struct LakeView: View { var body: some View { Text("Lake") } }
      """)
  }

  /// Two stacks take the same type, and an object keeps a path for each.
  @Test func whatIsPutOnOneOfSeveralPathsIsTakenByThatStack() {
    expectFlow(
      """
      import SwiftUI
      struct Cake: Hashable { let id: Int }
      @Observable final class Guide {
        static let shared = Guide()
        var shopPath = [Cake]()
        var homePath = [Cake]()
        func openFirst() { Task { shopPath.append(Cake(id: 1)) } } // nav: HomeList -> ShopCake [push]
        func openAtHome(_ cake: Cake) { homePath.append(cake) }
        func openInShop(_ cake: Cake) { shopPath.append(cake) }
      }
      @main struct BakeryApp: App {
        // nav: (entry) -> ShopTab [tab]; (entry) -> HomeTab [tab]
        var body: some Scene { WindowGroup { TabView { ShopTab(); HomeTab() } } }
      }
      struct ShopTab: View {
        @Environment(Guide.self) private var guide
        var body: some View {
          @Bindable var guide = guide
          NavigationStack(path: $guide.shopPath) {
            ShopList() // nav: ShopTab -> ShopList [root]
              .navigationDestination(for: Cake.self) { cake in ShopCake(cake: cake) }
          }
        }
      }
      struct HomeTab: View {
        @Environment(Guide.self) private var guide
        var body: some View {
          @Bindable var guide = guide
          NavigationStack(path: $guide.homePath) {
            HomeList() // nav: HomeTab -> HomeList [root]
              .navigationDestination(for: Cake.self) { cake in HomeCake(cake: cake) }
          }
        }
      }
      struct ShopList: View { var body: some View { Text("Shop") } }
      struct HomeList: View {
        var body: some View {
          Button("First") { Guide.shared.openFirst() }
          Button("Home") { Guide.shared.openAtHome(Cake(id: 2)) } // nav: HomeList -> HomeCake [push]
          Button("Shop") { Guide.shared.openInShop(Cake(id: 3)) } // nav: HomeList -> ShopCake [push]
        }
      }
      struct ShopCake: View { let cake: Cake; var body: some View { Text("Shop") } }
      struct HomeCake: View { let cake: Cake; var body: some View { Text("Home") } }
      """)
  }

  @Test func aBindingToAPathThatAFunctionFinds() {
    expectFlow(
      """
      import SwiftUI
      enum Stop: Hashable { case lake, hill }
      class Guide: ObservableObject {
        weak var above: Guide?
        func path() -> Binding<NavigationPath>? {
          var guide: Guide? = self
          while guide != nil, !(guide is WalkGuide) { guide = guide?.above }
          return (guide as? WalkGuide)?.bound
        }
        func go(_ stop: Stop) {
          guard let path = path() else { return }
          path.wrappedValue.append(stop)
        }
      }
      final class WalkGuide: Guide {
        @Published var stops = NavigationPath()
        var bound: Binding<NavigationPath> { Binding { [weak self] in self?.stops ?? .init() } set: { [weak self] in self?.stops = $0 } }
      }
      struct WalkView: View {
        @StateObject var guide = WalkGuide()
        var body: some View {
          NavigationStack(path: $guide.stops) {
            Button("Lake") { guide.go(.lake) } // nav: WalkView -> LakeView [push] Stop.lake
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .lake: LakeView()
                case .hill: HillView()
                }
              }
          }
        }
      }
      struct LakeView: View { var body: some View { Text("Lake") } }
      struct HillView: View { var body: some View { Text("Hill") } }
      @main struct TripApp: App { var body: some Scene { WindowGroup { WalkView() } } } // nav: (entry) -> WalkView [root]
      """)
  }

  /// A property that keeps one element of a path.
  @Test func whoeverSetsAPropertyThatFillsThePathDecides() {
    expectFlow(
      """
      import SwiftUI
      @main struct PostApp: App { @StateObject var post = Post(); var body: some Scene { WindowGroup { PostView().environmentObject(post) } } } // nav: (entry) -> PostView [root]
      struct Letter: Hashable { let id = 3 }
      protocol LetterKeeping: AnyObject { var letter: Letter? { get set } }
      final class Post: ObservableObject, LetterKeeping {
        @Published var path = [Letter]()
        var letter: Letter? {
          get { path.last }
          set { if let newValue { path = [newValue] } else { path = [] } }
        }
      }
      struct PostView: View {
        @EnvironmentObject var post: Post
        var body: some View {
          NavigationStack(path: $post.path) {
            ListView() // nav: PostView -> ListView [root]
              .navigationDestination(for: Letter.self) { LetterView(letter: $0, keeper: post) }
          }
        }
      }
      struct ListView: View {
        @EnvironmentObject var post: Post
        var body: some View { Button("Read") { post.letter = Letter() } } // nav: ListView -> LetterView [push]
      }
      struct LetterView: View {
        let letter: Letter
        let keeper: LetterKeeping
        var body: some View {
          Button("Next") { keeper.letter = Letter() } // nav: LetterView -> LetterView [push]
          Button("Close") { keeper.letter = nil }
        }
      }
      """)
  }

  /// The class that coordinators derive from keeps the path of whatever routes they name, and binds it by a property.
  @Test func aPropertyBindsThePathOfABaseClass() {
    expectFlow(
      """
      import SwiftUI
      @main struct ScoutApp: App { var body: some Scene { WindowGroup { CampView() } } } // nav: (entry) -> CampView [root]
      @Observable class Guide<Step: Hashable> {
        private(set) var path: [Step] = []
        var pathBinding: Binding<[Step]> { Binding(get: { self.path }, set: { self.path = $0 }) }
        func push(_ step: Step) { path.append(step) }
      }
      final class CampGuide: Guide<CampGuide.Steps> {
        func showLake() { push(.lake(1)) } // nav: TentView -> LakeView [push] CampGuide.Steps.lake
      }
      extension CampGuide {
        enum Steps: Hashable { case tent, lake(Int) }
        @ViewBuilder func view(for step: Steps) -> some View {
          switch step {
          case .tent: TentView()
          case .lake(let depth): LakeView(depth: depth)
          }
        }
      }
      struct CampView: View {
        @State private var guide = CampGuide()
        var body: some View {
          NavigationStack(path: guide.pathBinding) {
            guide.view(for: .tent) // nav: CampView -> TentView [root] CampGuide.Steps.tent
              .navigationDestination(for: CampGuide.Steps.self) { guide.view(for: $0) }
          }
          .environment(guide)
        }
      }
      struct TentView: View {
        @Environment(CampGuide.self) var guide
        var body: some View { Button("Lake") { guide.showLake() } }
      }
      struct LakeView: View { let depth: Int; var body: some View { Text("Lake") } }
      """)
  }
}
