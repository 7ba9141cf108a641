import NavFindings
import NavModel

extension Rule {
  static let presentationInMenu = Rule(card) { graph in
    graph.observations.modifiers.filter { $0.name != "navigationDestination" }.flatMap { modifier in
      modifier.holders.filter { $0.kind == .menu }.prefix(1).map { holder in
        var related = [Finding.Related(place: holder.place, text: "the '\(holder.name)' is here")]
        if holder.use != nil { related.append(.init(place: modifier.place, text: "the '\(modifier.name)' stands here")) }
        return Claim(
          place: holder.use ?? modifier.place, subject: modifier.subject ?? modifier.owner ?? modifier.name,
          message: "this '\(modifier.name)' stands inside the content of a '\(holder.name)', which is gone when the user has chosen, so "
            + "nothing appears or it closes at once; hang it on the view that has the '\(holder.name)'",
          related: related, fix: modifier.moveOut.map { Fix("Hang it on the '\(holder.name)'", move: $0) })
      }
    }
  }

  private static let card = RuleCard(
    id: "presentation-in-menu",
    severity: .error,
    summary: "A sheet, alert or popover that hangs on the content of a menu",
    rationale: """
      The content of a 'Menu' or 'contextMenu' lives only while the menu is open. The tap that sets the state also closes the menu, \
      and with it goes the modifier: the sheet does not appear, or closes as soon as it does.

      Keep the state and the modifier outside: on the menu itself, behind its closing brace, or on the view around it. 'navgraph lint \
      --fix' does so where both stand in one body, and the modifier asks for nothing that is bound inside the menu.
      """,
    bad: [
      .init(
        "the sheet hangs on the button in the menu",
        """
        import SwiftUI

        @main struct PhotoApp: App {
          var body: some Scene { WindowGroup { PhotoScreen() } }
        }

        struct PhotoScreen: View {
          @State private var isSharing = false
          var body: some View {
            Menu("More") {
              Button("Share") { isSharing = true }
                .sheet(isPresented: $isSharing) { ShareScreen() } // expect: presentation-in-menu
            }
          }
        }

        struct ShareScreen: View {
          var body: some View { Text("Share") }
        }
        """)
    ],
    good: [
      .init(
        "the sheet hangs on the menu",
        """
        import SwiftUI

        @main struct PhotoApp: App {
          var body: some Scene { WindowGroup { PhotoScreen() } }
        }

        struct PhotoScreen: View {
          @State private var isSharing = false
          var body: some View {
            Menu("More") {
              Button("Share") { isSharing = true }
            }
            .sheet(isPresented: $isSharing) { ShareScreen() }
          }
        }

        struct ShareScreen: View {
          var body: some View { Text("Share") }
        }
        """)
    ])
}
