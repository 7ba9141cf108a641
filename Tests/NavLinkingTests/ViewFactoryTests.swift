import Testing

/// Static functions that make views: their code is part of who calls them.
@Suite struct ViewFactoryTests {
  @Test func whatAFactoryMakesBelongsToItsCallers() {
    expectFlow(
      """
      import SwiftUI
      enum Route: Hashable { case item(Int), all }
      struct Section<Content: View>: View {
        let title: String
        let content: () -> Content
        var body: some View { VStack { Text(title); content() } }
      }
      extension Section {
        static func items(_ ids: [Int]) -> Section where Content == Row {
          Section(title: "Items") { Row(ids: ids) }
        }
      }
      struct Row: View {
        let ids: [Int]
        var body: some View {
          ForEach(ids, id: \\.self) { id in
            // nav: HomeView -> ItemView [push] Route.item; AllView -> ItemView [push] Route.item
            NavigationLink(value: Route.item(id)) { Text("item") }
          }
        }
      }
      struct HomeView: View {
        var body: some View {
          Section.items([1, 2])
          NavigationLink(value: Route.all) { Text("all") } // nav: HomeView -> AllView [push] Route.all
        }
      }
      struct AllView: View { var body: some View { Section.items([1, 2, 3]) } }
      struct ItemView: View { var body: some View { Section(title: "Item") { Text("item") } } }
      struct RootView: View {
        var body: some View {
          NavigationStack {
            HomeView() // nav: RootView -> HomeView [root]
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .item: ItemView()
                case .all: AllView()
                }
              }
          }
        }
      }
      // nav: (entry) -> RootView [root]
      @main struct Main: App { var body: some Scene { WindowGroup { RootView() } } }
      """)
  }
}
