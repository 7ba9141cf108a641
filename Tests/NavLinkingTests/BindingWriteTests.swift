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
}
