import Testing

/// Lists and forms around one view.
struct ListedContentTests {
  private static func camp(_ links: String) -> String {
    """
    import SwiftUI
    @main struct CampApp: App { var body: some Scene { WindowGroup { NavigationStack { CampView() } } } } // nav: (entry) -> CampView [root]
    struct CampView: View {
      @State private var showsRules = false
      var body: some View {
        VStack {
          \(links)
        }
      }
    }
    struct SiteList: View { var body: some View { ForEach(0..<3) { _ in NavigationLink("Site") { SiteView() } } } } // nav: SiteList -> SiteView [push]
    struct SiteView: View { var body: some View { Text("Site") } }
    struct RulesContent: View { var body: some View { Text("Rules") } }
    """
  }

  @Test func theOneViewInThemIsTheScreen() {
    expectFlow(
      Self.camp(
        """
        NavigationLink("Sites") { List { SiteList() }.navigationTitle("Sites") } // nav: CampView -> SiteList [push]
              Button("Rules") { showsRules = true } // nav: CampView -> RulesContent [sheet]
                .sheet(isPresented: $showsRules) { Form { Section { RulesContent() } header: { Text("Rules") } } }
        """))
  }

  @Test func aRowAmongOthersIsNone() {
    expectFlow(
      Self.camp(
        """
        NavigationLink("Sites") { SiteList() } // nav: CampView -> SiteList [push]
              NavigationLink("Rules") { List { RulesContent(); Text("More") } }
              NavigationLink("Rows") { List(0..<3) { _ in RulesContent() } }
        """))
  }
}
