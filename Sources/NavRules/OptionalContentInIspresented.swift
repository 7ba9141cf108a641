import NavFindings
import NavModel

extension Rule {
  static let optionalContentInIspresented = Rule(card) { graph in
    graph.observations.modifiers.compactMap { modifier in
      guard let awaited = modifier.awaited, modifier.name == "sheet" || modifier.name == "fullScreenCover" else { return nil }
      let item = awaited.state.split(separator: ".").last.map(String.init) ?? awaited.state
      return Claim(
        place: modifier.place, subject: awaited.state,
        message: "the content of this \(modifier.name) waits for '\(item)', which is set together with what presents it, so the first time "
          + "it may still be nil and the user gets a blank page; present with 'item: $\(item)' instead",
        related: [
          .init(place: awaited.place, text: "without '\(item)' there is no content"),
          .init(place: awaited.action, text: "both are set here"),
        ])
    }
  }

  private static let card = RuleCard(
    id: "optional-content-in-ispresented",
    severity: .warning,
    summary: "A sheet by a flag whose content waits for a second state",
    rationale: """
      SwiftUI may build the content of 'sheet(isPresented:)' with the values of the last pass over the body. A second '@State' that \
      is set in the same action, and that the body does not read, is still nil then: the first sheet is blank, and a cover that is \
      blank has no button to close it.

      'sheet(item:)' has one state instead of two and hands the value to the content.
      """,
    bad: [
      .init(
        "a flag and a value",
        """
        import SwiftUI

        @main struct MailApp: App {
          var body: some Scene { WindowGroup { InboxScreen() } }
        }

        struct Letter: Identifiable {
          let id: Int
        }

        struct InboxScreen: View {
          @State private var letter: Letter?
          @State private var showsLetter = false
          var body: some View {
            Button("Open") {
              letter = Letter(id: 1)
              showsLetter = true
            }
            .sheet(isPresented: $showsLetter) { // expect: optional-content-in-ispresented
              if let letter { LetterScreen(letter: letter) }
            }
          }
        }

        struct LetterScreen: View {
          let letter: Letter
          var body: some View { Text("Letter") }
        }
        """)
    ],
    good: [
      .init(
        "the value presents",
        """
        import SwiftUI

        @main struct MailApp: App {
          var body: some Scene { WindowGroup { InboxScreen() } }
        }

        struct Letter: Identifiable {
          let id: Int
        }

        struct InboxScreen: View {
          @State private var letter: Letter?
          var body: some View {
            Button("Open") { letter = Letter(id: 1) }
              .sheet(item: $letter) { letter in LetterScreen(letter: letter) }
          }
        }

        struct LetterScreen: View {
          let letter: Letter
          var body: some View { Text("Letter") }
        }
        """)
    ])
}
