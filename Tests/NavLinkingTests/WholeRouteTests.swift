import Testing

/// Roots that show a route which is a view itself.
struct WholeRouteTests {
  private static let stages = """
    import SwiftUI
    enum Stage: View {
      case door, hall
      var body: some View {
        switch self {
        case .door: DoorView()
        case .hall: HallView()
        }
      }
    }
    struct DoorView: View { var body: some View { Text("Door") } }
    struct HallView: View { var body: some View { Text("Hall") } }
    @main struct HouseApp: App { var body: some Scene { WindowGroup { HouseView() } } } // nav: (entry) -> HouseView [root]
    """

  @Test func whoSetsTheStateThatIsTheWholeBodyDecides() {
    expectFlow(
      """
      // file: House/House.swift
      \(Self.stages)
      struct HouseView: View {
        @State private var stage: Stage = .door // nav: HouseView -> DoorView [root] Stage.door
        var body: some View { whole(in: 3) }
        private func whole(in floors: Int) -> some View {
          stage
            .environment(\\.floors, floors)
            .onTapGesture { stage = .hall } // nav: HouseView -> HallView [root] Stage.hall
        }
      }
      """)
  }

  @Test func anEnumWhoseBodyChoosesNothingShowsTheSameForEachCase() {
    let code = """
      // file: House/House.swift
      import NavigatorUI
      import SwiftUI
      nonisolated enum Annex: NavigationDestination {
        case shed, barn
        var body: some View { StoreView().navigationTitle("Store") }
      }
      struct StoreView: View { var body: some View { Text("Store") } }
      @main struct HouseApp: App { var body: some Scene { WindowGroup { HouseView() } } } // nav: (entry) -> HouseView [root]
      struct HouseView: View {
        var body: some View {
          ManagedNavigationStack { navigator in
            Button("Shed") { navigator.navigate(to: Annex.shed) } // nav: HouseView -> StoreView [push] Annex.shed
          }
        }
      }
      """
    expectFlow(code)
    #expect(FlowRun.graph(code).routeTypes.flatMap(\.cases).first { $0.name == "barn" }?.screens == ["StoreView"])
  }

  @Test func aStateThatIsAPartOfTheBodyIsNoRoot() {
    expectFlow(
      """
      // file: House/House.swift
      \(Self.stages)
      struct HouseView: View {
        @State private var stage: Stage = .door
        var body: some View {
          VStack {
            Text("House")
            stage
          }
        }
      }
      """)
  }
}
