import Testing

/// Screens below the root that take turns as a flag says.
struct InnerFlagTests {
  @Test func aSearchTakesThePlaceOfAList() {
    expectFlow(
      """
      import SwiftUI
      @main struct ShelfApp: App { @StateObject var shelf = Shelf(); var body: some Scene { WindowGroup { HallView().environmentObject(shelf) } } } // nav: (entry) -> HallView [root]
      final class Shelf: ObservableObject { @Published var isSearching = false; @Published var isLoaded = false }
      struct HallView: View {
        var body: some View {
          NavigationSplitView { MenuView() } detail: { ManagerView() } // nav: HallView -> MenuView [split]; HallView -> ManagerView [split]
        }
      }
      struct MenuView: View { var body: some View { Text("Menu") } }
      struct ManagerView: View {
        @EnvironmentObject var shelf: Shelf
        var body: some View {
          ZStack {
            if shelf.isSearching {
              SearchView().id(1)
            } else {
              ListView().id(2) // nav: ManagerView -> ListView [root]
            }
          }
          .animation(.default, value: shelf.isSearching)
        }
      }
      struct SearchView: View {
        @EnvironmentObject var shelf: Shelf
        var body: some View { Button("Done") { shelf.isSearching = false } } // nav: SearchView -> ListView [root]
      }
      struct ListView: View {
        @EnvironmentObject var shelf: Shelf
        var body: some View {
          VStack {
            Button("Search") { shelf.isSearching = true } // nav: ListView -> SearchView [root]
            NavigationLink("Book") { BookView() } // nav: ListView -> BookView [push]
          }
        }
      }
      struct BookView: View {
        @EnvironmentObject var shelf: Shelf
        var body: some View { if shelf.isLoaded { PageView() } else { LoadingView() } }
      }
      struct PageView: View { var body: some View { NavigationLink("Menu") { MenuView() } } } // nav: BookView -> MenuView [push]
      struct LoadingView: View {
        @EnvironmentObject var shelf: Shelf
        var body: some View { Text("Wait").onAppear { shelf.isLoaded = true } }
      }
      """)
  }

  /// The root of a stack that is one of two stands where its view is made.
  @Test func theOtherOfTwoRootsStandsWhereItIsMade() {
    expectFlow(
      """
      import SwiftUI
      @main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } } // nav: (entry) -> DeskView [root]
      final class Account: ObservableObject { @Published var isKnown = false }
      struct DeskView: View {
        @StateObject private var account = Account()
        var body: some View {
          NavigationStack {
            ZStack {
              if account.isKnown {
                letters.transition(.opacity)
              } else {
                GuestView() // nav: DeskView -> GuestView [root]
              }
            }
            .navigationTitle("Desk")
          }
        }
        private var letters: some View {
          List { Text("Letter") }
        }
      }
      struct GuestView: View { var body: some View { Text("Guest") } }
      """)
  }
}
