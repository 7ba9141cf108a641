import Testing

/// What a view shows by a state of its own is no route that somebody goes to.
@Suite struct ContentRuleTests {
  /// The tabs of two screens show different things of one state each.
  @Test func contentThatAViewChoosesIsNoMapping() {
    func screen(_ name: String) -> String {
      """
      struct \(name)Screen: View {
        @State private var part = Part.songs
        var body: some View {
          VStack {
            Button("Artists") { part = .artists }
            switch part {
            case .songs: \(name)Songs()
            case .artists: \(name)Artists()
            }
          }
        }
      }
      struct \(name)Songs: View { var body: some View { Text("Songs") } }
      struct \(name)Artists: View { var body: some View { Text("Artists") } }
      """
    }
    expectFindings(
      of: "conflicting-route-mapping",
      """
      import SwiftUI
      @main struct RadioApp: App {
        var body: some Scene { WindowGroup { TabView { LibraryScreen(); SearchScreen() } } }
      }
      enum Part { case songs, artists }
      \(screen("Library"))
      \(screen("Search"))
      """)
  }
}

/// A view that shows something more for one case shows the others too.
@Suite struct PartOfContentTests {
  private func program(_ beside: String, _ note: String = "") -> String {
    """
    import SwiftUI
    @main struct MailApp: App {
      var body: some Scene { WindowGroup { InboxScreen() } }
    }
    enum Letter: Hashable { case plain, answer }\(note)
    struct InboxScreen: View {
      @State private var letter: Letter?
      var body: some View {
        Button("Open") { letter = .plain }
        Button("Answer") { letter = .answer }
          .sheet(item: $letter) { LetterScreen(letter: $0) }
      }
    }
    extension Letter: Identifiable { var id: Self { self } }
    struct LetterScreen: View {
      let letter: Letter
      var body: some View {
        VStack {
          if case .answer = letter { AnswerView() }
          \(beside)
        }
      }
    }
    struct AnswerView: View { var body: some View { Text("Re:") } }
    """
  }

  @Test func onlyWhereNothingStandsBesideIsTheCaseMissing() {
    expectFindings(of: "unmapped-destination", program("Text(\"Letter\")"))
    expectFindings(of: "unmapped-destination", program("", " // expect: unmapped-destination"))
  }
}
