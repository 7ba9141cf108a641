import Testing

/// Parts that set a binding, made with states of which only some present anything.
@Suite struct UnshownBindingTests {
  private func app(_ detail: String, _ sources: [String]) -> String {
    """
    import SwiftUI
    @main struct PlanApp: App { var body: some Scene { WindowGroup { NavigationView { HomeView() } } } } // nav: (entry) -> HomeView [root]
    struct HomeView: View {
      var body: some View {
        VStack {
          NavigationLink("Plan") { PlanView() } // nav: HomeView -> PlanView [push]
          NavigationLink("Detail") { DetailView() } // nav: HomeView -> DetailView [push]
        }
      }
    }
    struct PlanView: View {
      @State private var picks = false
      var body: some View {
        ScrollView { FriendRows(picks: $picks) }.sheet(isPresented: $picks) { search }
      }
      private var search: some View {
        NavigationStack { SearchView().navigationTitle("Search") }
      }
    }
    \(detail)
    struct FriendRows: View {
      @Binding var picks: Bool
      var body: some View {
        Button("Pick") {
          picks = true // nav: \(sources.map { "\($0) -> SearchView [sheet]" }.joined(separator: "; "))
        }
      }
    }
    struct SearchView: View { var body: some View { List { Text("x") } } }
    """
  }

  /// And a stack in the content of a sheet, which a property makes, begins with what the sheet shows.
  @Test func aStateThatNothingAsksForShowsNothing() {
    expectFlow(
      app("struct DetailView: View { @State private var picks = false; var body: some View { ScrollView { FriendRows(picks: $picks) } } }", ["PlanView"]))
  }

  @Test func aStateThatPresentsShows() {
    expectFlow(
      app(
        """
        struct DetailView: View {
          @State private var picks = false
          var body: some View { ScrollView { FriendRows(picks: $picks) }.sheet(isPresented: $picks) { SearchView() } }
        }
        """, ["DetailView", "PlanView"]))
  }
}
