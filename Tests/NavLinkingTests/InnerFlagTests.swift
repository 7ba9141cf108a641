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

  private func sending(_ content: String, _ back: String) -> String {
    """
    import SwiftUI
    enum Way: Hashable { case send }
    @main struct PurseApp: App { var body: some Scene { WindowGroup { PurseView() } } } // nav: (entry) -> PurseView [root]
    struct PurseView: View {
      @State private var path: [Way] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Send") { path.append(.send) } // nav: PurseView -> SendView [push] Way.send
            .navigationDestination(for: Way.self) { way in
              switch way { case .send: SendView() }
            }
        }
      }
    }
    struct SendView: View {
      @State private var isScanning = false
      var body: some View {
        ZStack {
          if isScanning { ScanView(onBack: \(back)) } else { \(content) }
        }
      }
      private func turn() {
        withAnimation { isScanning.toggle() } // TURN
      }
      private var form: some View {
        VStack {
          Text("To whom?")
          Button("Scan", action: turn)
        }
      }
      private func send() async { isScanning = false }
    }
    struct ScanView: View {
      var onBack: () -> Void = {}
      var body: some View { Button("Back", action: onBack) }
    }
    """
  }

  /// What takes the place of a view's own form, and is given the way back, is a screen.
  @Test func aScanTakesThePlaceOfAForm() {
    let told = "nav: SendView -> ScanView [root]"
    expectFlow(sending("form", "{ turn() }").replacing("TURN", with: told))
    expectFlow(sending("Text(\"To whom?\"); Button(\"Scan\", action: turn)", "turn").replacing("TURN", with: told))
  }

  /// What ends by itself is a part that lasts a while, and so is what the form does not bring.
  @Test func whatLeadsNowhereIsNoScreen() {
    expectFlow(sending("form", "{}"))
    expectFlow(sending("Text(\"To whom?\")", "{ turn() }"))
  }
}
