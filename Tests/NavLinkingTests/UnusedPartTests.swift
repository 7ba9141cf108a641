import Testing

/// Parts of views that nothing names.
struct UnusedPartTests {
  @Test func aPartThatNobodyNamesShowsNothing() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
      struct ShelfView: View {
        var body: some View {
          NavigationStack { VStack { header } }
        }
        var header: some View { NavigationLink("Book") { BookView() } } // nav: ShelfView -> BookView [push]
        // header(old)
        var footer: some View { inner }
        private var inner: some View { NavigationLink("Map") { MapView() } } // nav: ShelfView -> MapView [push] dead
      }
      struct BookView: View { var body: some View { Text("Book") } }
      struct MapView: View { var body: some View { Text("Map") } }
      """)
  }

  @Test func whatAnotherProtocolMayAskForIsShown() {
    expectFlow(
      """
      import SwiftUI
      import Shelves
      @main struct ShelfApp: App { var body: some Scene { WindowGroup { ShelfView() } } } // nav: (entry) -> ShelfView [root]
      struct ShelfView: View, Shelf {
        var body: some View { Text("Shelf") }
        var footer: some View { NavigationLink("Map") { MapView() } } // nav: ShelfView -> MapView [push]
      }
      struct MapView: View { var body: some View { Text("Map") } }
      """)
  }
}
