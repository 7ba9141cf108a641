import Testing

/// Layouts of which one child takes all the room that bars leave.
struct FillingScreenTests {
  @Test func theTabIsWhatFillsTheRoomBesideAHeader() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App {
        var body: some Scene { WindowGroup { GardenView() } } // nav: (entry) -> GardenView [root]
      }
      enum Page: Hashable { case beds, seeds, tools }
      final class GardenState: ObservableObject { @Published var page: Page = .beds }
      struct GardenView: View {
        @StateObject private var state = GardenState()
        private var beds: some View {
          ZStack {
            Color.green.ignoresSafeArea()
            VStack(spacing: 0) {
              HeaderView(title: "Beds")
              BedsView().frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
        private var seeds: some View {
          VStack {
            HeaderView(title: "Seeds")
            SeedsView().frame(maxHeight: .infinity)
          }
        }
        var body: some View {
          TabView(selection: $state.page) {
            beds.tabItem { Text("Beds") }.tag(Page.beds) // nav: GardenView -> BedsView [tab]
            seeds.tabItem { Text("Seeds") }.tag(Page.seeds) // nav: GardenView -> SeedsView [tab]
            ToolsView().tabItem { Text("Tools") }.tag(Page.tools) // nav: GardenView -> ToolsView [tab]
          }
          .onOpenURL { _ in
            state.page = .tools // nav: GardenView -> ToolsView [tab] Page.tools
          }
          .onReceive(NotificationCenter.default.publisher(for: .sown)) { _ in
            state.page = .seeds // nav: GardenView -> SeedsView [tab] Page.seeds
          }
        }
      }
      struct HeaderView: View {
        let title: String
        var body: some View { Text(title) }
      }
      struct BedsView: View { var body: some View { Text("Beds") } }
      struct SeedsView: View { var body: some View { Text("Seeds") } }
      """)
  }

  @Test func columnsThatFillTheRoomAreNoScreensAlone() {
    expectFlow(
      """
      import SwiftUI
      @main struct GardenApp: App {
        var body: some Scene { WindowGroup { GardenView() } } // nav: (entry) -> GardenView [root]
      }
      struct GardenView: View {
        @State private var isShown = false
        var body: some View {
          Button("Beds") { isShown = true }
            .sheet(isPresented: $isShown) {
              HStack {
                ListView()
                BedsView().frame(maxWidth: .infinity, maxHeight: .infinity)
              }
            }
        }
      }
      struct ListView: View { var body: some View { Text("List") } }
      struct BedsView: View { var body: some View { Text("Beds") } }
      """)
  }
}
