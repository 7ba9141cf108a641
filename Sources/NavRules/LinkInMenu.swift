import NavFindings
import NavModel

extension Rule {
  static let linkInMenu = Rule(card) { graph in
    graph.observations.links.flatMap { link in
      link.holders.filter { $0.kind == .menu || $0.kind == .swipe }.prefix(1).map { holder in
        var related = [Finding.Related(place: holder.place, text: "the '\(holder.name)' is here")]
        if holder.use != nil { related.append(.init(place: link.place, text: "the link stands here")) }
        return Claim(
          place: holder.use ?? link.place, subject: link.owner ?? "NavigationLink",
          message: "a link inside '\(holder.name)' is not in the stack when it is tapped, so it may lead nowhere; use a button that "
            + "appends to the path or sets a state",
          related: related)
      }
    }
  }

  private static let card = RuleCard(
    id: "link-in-menu",
    severity: .info,
    summary: "A NavigationLink in a menu or among swipe actions",
    rationale: """
      The content of a menu, a context menu or swipe actions is shown apart from the stack that the row stands in. A link in there \
      has been reported to do nothing when it is tapped; on a Mac it works.

      A button always works: it appends to the path, or sets the state of a 'navigationDestination'.
      """,
    bad: [
      .init(
        "a link in a context menu",
        """
        import SwiftUI

        @main struct NotesApp: App {
          var body: some Scene { WindowGroup { NotesScreen() } }
        }

        struct NotesScreen: View {
          var body: some View {
            NavigationStack {
              Text("Shopping").contextMenu {
                NavigationLink("Edit") { EditScreen() } // expect: link-in-menu
              }
            }
          }
        }

        struct EditScreen: View {
          var body: some View { Text("Edit") }
        }
        """)
    ],
    good: [
      .init(
        "a button in a context menu",
        """
        import SwiftUI

        @main struct NotesApp: App {
          var body: some Scene { WindowGroup { NotesScreen() } }
        }

        struct NotesScreen: View {
          @State private var isEditing = false
          var body: some View {
            NavigationStack {
              Text("Shopping").contextMenu {
                Button("Edit") { isEditing = true }
              }
              .navigationDestination(isPresented: $isEditing) { EditScreen() }
            }
          }
        }

        struct EditScreen: View {
          var body: some View { Text("Edit") }
        }
        """)
    ])
}
