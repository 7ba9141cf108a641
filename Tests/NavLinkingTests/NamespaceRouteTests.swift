import NavModel
import Testing

/// Routes that are types, and roots that a view is made with.
@Suite struct NamespaceRouteTests {
  private static let source = """
    import SwiftUI
    @main struct VineApp: App { var body: some Scene { WindowGroup { VineView() } } } // nav: (entry) -> VineView [root]
    struct Spots {
      struct Cellar: Hashable {}
      struct Press: Hashable { let year: Int }
      struct Lost: Hashable {}
    }
    struct Grape: Hashable { struct Leaf: Hashable {} }
    struct VineView: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Cellar", value: Spots.Cellar()) // nav: VineView -> CellarView [push] Spots.Cellar
            Button("Press") { path.append(Spots.Press(year: 3)) } // nav: VineView -> PressView [push] Spots.Press
            NavigationLink("Leaf", value: Grape.Leaf()) // nav: VineView -> LeafView [push]
          }
          .modifier(Spotted())
        }
      }
    }
    struct Spotted: ViewModifier {
      func body(content: Content) -> some View {
        content
          .navigationDestination(for: Spots.Cellar.self) { _ in CellarView() }
          .navigationDestination(for: Spots.Press.self) { PressView(year: $0.year) }
          .navigationDestination(for: Grape.Leaf.self) { _ in LeafView() }
      }
    }
    struct CellarView: View { var body: some View { Text("Cellar") } }
    struct PressView: View { let year: Int; var body: some View { Text("Press") } }
    struct LeafView: View { var body: some View { Text("Leaf") } }
    """

  @Test func registeredTypesOfANamespaceAreRoutes() {
    expectFlow(Self.source)
    let graph = FlowRun.graph(Self.source)
    #expect(graph.routeTypes.map(\.id) == ["Spots"])
    #expect(graph.routeTypes.flatMap(\.cases).map(\.id) == ["Spots.Cellar", "Spots.Press"])
    #expect(graph.routeTypes.flatMap(\.cases).map(\.screens) == [["CellarView"], ["PressView"]])
    #expect(graph.mappings.flatMap(\.arms).map(\.cases) == [["Cellar"], ["Press"]])
  }

  @Test func aViewSaysWhichRootItHasByWhatItIsMadeWith() {
    let source = """
      import SwiftUI
      @main struct MoorApp: App { var body: some Scene { WindowGroup { MoorView() } } } // nav: (entry) -> MoorView [root]
      enum Trip { case boat(Int), raft, none }
      struct Ask: Identifiable { let id: Int; let trip: Trip }
      struct MoorView: View {
        @State private var ask: Ask?
        var body: some View {
          Button("Boat") { ask = Ask(id: 1, trip: .boat(2)) } // nav: MoorView -> TripView [sheet]
            .sheet(item: $ask) { TripView(ask: $0) }
        }
      }
      struct TripView: View {
        private let ask: Ask
        @State private var path = NavigationPath()
        init(ask: Ask) { self.ask = ask }
        var body: some View {
          NavigationStack(path: $path) {
            Group {
              switch ask.trip {
              case .boat: BoatView() // nav: TripView -> BoatView [root]
              case .raft: RaftView() // nav: TripView -> RaftView [root]
              case .none: EmptyView()
              }
            }
            .navigationTitle("Trip")
          }
        }
      }
      struct BoatView: View { var body: some View { Text("Boat") } }
      struct RaftView: View { var body: some View { Text("Raft") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.flatMap(\.cases).map(\.screens) == [["BoatView"], ["RaftView"], []])
  }
}
