import NavFindings
import NavModel

extension Rule {
  static let chromeWithoutStack = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    return graph.observations.lostChrome.map { chrome in
      let what = chrome.name.hasPrefix("ToolbarItem") ? "a button for the navigation bar" : "a title for the navigation bar"
      return Claim(
        place: chrome.place, subject: chrome.owner ?? chrome.name,
        message: "\(chrome.owner.map { "'\($0)' has" } ?? "here is") \(what), but it is presented without a stack, so there is no bar and it never "
          + "appears; wrap what is presented in a 'NavigationStack'")
    }
  }

  private static let card = RuleCard(
    id: "chrome-without-stack",
    severity: .warning,
    summary: "A title or bar button in presented content without a stack",
    rationale: """
      The navigation bar belongs to the stack. A sheet, cover or popover begins without one, so titles and bar buttons of its content \
      are not drawn; often the one button that closes the sheet is among them.
      """,
    bad: [
      .init(
        "the sheet has a title and no bar",
        """
        import SwiftUI

        @main struct DiaryApp: App {
          var body: some Scene { WindowGroup { DiaryScreen() } }
        }

        struct DiaryScreen: View {
          @State private var isEditing = false
          var body: some View {
            Button("Edit") { isEditing = true }
              .sheet(isPresented: $isEditing) { EditScreen() }
          }
        }

        struct EditScreen: View {
          var body: some View {
            Text("Entry")
              .navigationTitle("Edit") // expect: chrome-without-stack
          }
        }
        """)
    ],
    good: [
      .init(
        "the sheet has a stack",
        """
        import SwiftUI

        @main struct DiaryApp: App {
          var body: some Scene { WindowGroup { DiaryScreen() } }
        }

        struct DiaryScreen: View {
          @State private var isEditing = false
          var body: some View {
            Button("Edit") { isEditing = true }
              .sheet(isPresented: $isEditing) { NavigationStack { EditScreen() } }
          }
        }

        struct EditScreen: View {
          var body: some View {
            Text("Entry")
              .navigationTitle("Edit")
          }
        }
        """)
    ])
}
