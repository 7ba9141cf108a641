import Testing

/// Routes by which views ask for parts of themselves, and builders at a window's root.
struct InlineRouteTests {
  private static func museum(_ paintings: String) -> String {
    """
    import SwiftUI
    @main struct MuseumApp: App { var body: some Scene { WindowGroup { MuseumView() } } } // nav: (entry) -> MuseumView [root]
    enum Hall { case welcome, paintings, coins, notes }
    struct Halls {
      @ViewBuilder func view(for hall: Hall) -> some View {
        switch hall {
        case .welcome: WelcomeView()
        case .paintings: PaintingsView()
        case .coins: CoinsView()
        case .notes: NotesView()
        }
      }
    }
    final class Visit: ObservableObject {
      @Published var isNew = true
      func skip() { isNew = false } // nav: WelcomeView -> MuseumView [root]
    }
    struct MuseumView: View {
      @StateObject private var visit = Visit()
      private let halls = Halls()
      var body: some View {
        if visit.isNew {
          halls.view(for: .welcome).environmentObject(visit) // nav: MuseumView -> WelcomeView [root] Hall.welcome
        } else {
          TabView {
            NavigationStack { halls.view(for: .paintings) } // nav: MuseumView -> PaintingsView [tab] Hall.paintings
            NavigationStack { halls.view(for: .coins) } // nav: MuseumView -> CoinsView [tab] Hall.coins
          }
        }
      }
    }
    struct WelcomeView: View {
      @EnvironmentObject var visit: Visit
      var body: some View { Button("Skip") { visit.skip() } }
    }
    struct PaintingsView: View {
      private let halls = Halls()
      @State private var showsNotes = false
      var body: some View { \(paintings) }
    }
    struct CoinsView: View { var body: some View { Text("Coins") } }
    struct NotesView: View {
      @State private var showsHelp = false
      var body: some View { Button("Help") { showsHelp = true }.sheet(isPresented: $showsHelp) { HelpView() } } // INSIDE
    }
    struct HelpView: View { var body: some View { Text("Help") } }
    """
  }

  @Test(arguments: [
    "ScrollView { VStack { Text(\"Oil\"); halls.view(for: .notes).padding() } }",
    "Text(\"Oil\").overlay(alignment: .bottom) { halls.view(for: .notes) }",
    "List { if showsNotes { halls.view(for: .notes) } }",
  ])
  func whatStandsBesideOtherContentIsAPart(_ body: String) {
    expectFlow(Self.museum(body).replacing("INSIDE", with: "nav: PaintingsView -> HelpView [sheet]"))
  }

  @Test(arguments: [
    "Button(\"Notes\") { showsNotes = true }.sheet(isPresented: $showsNotes) { halls.view(for: .notes) } // nav: PaintingsView -> NotesView [sheet] Hall.notes",
    "NavigationLink(\"Notes\") { halls.view(for: .notes) } // nav: PaintingsView -> NotesView [push] Hall.notes",
  ])
  func whatIsShownByItselfIsAScreen(_ body: String) {
    expectFlow(Self.museum("VStack {\n\(body)\n}").replacing("INSIDE", with: "nav: NotesView -> HelpView [sheet]"))
  }
}
