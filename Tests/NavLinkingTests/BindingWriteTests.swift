import Testing

/// Methods that a program adds to bindings.
@Suite struct BindingWriteTests {
  @Test func whatAMethodOfABindingWritesIsDecidedWhereItIsCalled() {
    expectFlow(
      """
      import SwiftUI
      @main struct KilnApp: App { var body: some Scene { WindowGroup { KilnView() } } } // nav: (entry) -> KilnView [root]
      enum Glaze: String, Identifiable { case blue, green; var id: String { rawValue } }
      extension Binding where Value == Bool {
        func open() { withAnimation { wrappedValue = true } }
        func flip() { wrappedValue.toggle() }
      }
      extension Binding {
        func put(_ new: Value) { self.wrappedValue = new }
      }
      struct KilnView: View {
        @State private var showsClay = false
        @State private var showsHeat = false
        @State private var glaze: Glaze?
        var body: some View {
          List {
            Button("Heat") { $showsHeat.flip() } // nav: KilnView -> HeatView [sheet]
            Button("Blue") { $glaze.put(.blue) } // nav: KilnView -> BlueView [sheet] Glaze.blue
            ClayRow(showsClay: $showsClay)
          }
          .sheet(isPresented: $showsClay) { ClayView() }
          .sheet(isPresented: $showsHeat) { HeatView() }
          .sheet(item: $glaze) { glaze in
            switch glaze { case .blue: BlueView(); case .green: GreenView() }
          }
        }
      }
      struct ClayRow: View {
        @Binding var showsClay: Bool
        var body: some View {
          Button("Clay") { $showsClay.open() } // nav: KilnView -> ClayView [sheet]
        }
      }
      struct ClayView: View { var body: some View { List { Text("clay") } } }
      struct HeatView: View { var body: some View { List { Text("heat") } } }
      struct BlueView: View { var body: some View { List { Text("blue") } } }
      struct GreenView: View { var body: some View { List { Text("green") } } }
      """)
  }

  @Test func pathsGrowByMethodsThatTheProgramAddsToThem() {
    expectFlow(
      """
      import SwiftUI
      @main struct QuayApp: App { var body: some Scene { WindowGroup { QuayView() } } } // nav: (entry) -> QuayView [root]
      enum Berth: Hashable { case boat, crane }
      enum Depot: Hashable { case store, gate }
      extension Array where Element == Berth {
        mutating func show(_ berth: Element) { append(berth) }
      }
      extension NavigationPath {
        mutating func enter(_ depot: Depot) { append(depot) }
      }
      struct QuayView: View {
        @State private var path: [Berth] = []
        @State private var showsDepot = false
        var body: some View {
          NavigationStack(path: $path) {
            List {
              Button("Boat") { path.show(.boat) } // nav: QuayView -> BoatView [push] Berth.boat
              Button("Depot") { showsDepot = true } // nav: QuayView -> DepotView [sheet]
            }
            .navigationDestination(for: Berth.self) { berth in
              switch berth { case .boat: BoatView(); case .crane: CraneView() }
            }
          }
          .sheet(isPresented: $showsDepot) { DepotView() }
        }
      }
      struct DepotView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            List {
              Button("Store") { path.enter(.store) } // nav: DepotView -> StoreView [push] Depot.store
            }
            .navigationDestination(for: Depot.self) { depot in
              switch depot { case .store: StoreView(); case .gate: GateView() }
            }
          }
        }
      }
      struct BoatView: View { var body: some View { List { Text("boat") } } }
      struct CraneView: View { var body: some View { List { Text("crane") } } }
      struct StoreView: View { var body: some View { List { Text("store") } } }
      struct GateView: View { var body: some View { List { Text("gate") } } }
      """)
  }
}
