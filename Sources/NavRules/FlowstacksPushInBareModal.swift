import NavFindings
import NavModel
import NavSource

extension Rule {
  static let flowstacksPushInBareModal = Rule(card) { graph in
    graph.observations.stacklessModals.map { modal in
      Claim(
        place: modal.place, subject: modal.screen,
        message: "'\(modal.screen)' is presented without a stack and then pushes, which FlowStacks cannot do there; present it with "
          + "'\(modal.flag): true'",
        related: RelatedPlaces.first(of: modal.pushes, "'\(modal.screen)' pushes here"),
        fix: modal.argument.map { Fix("Present it in a stack", edits: [Edit($0, with: $0.text + ", \(modal.flag): true")]) })
    }
  }

  private static let card = RuleCard(
    id: "flowstacks-push-in-bare-modal",
    severity: .warning,
    summary: "FlowStacks presents a screen without a stack in it, and the screen pushes",
    rationale: """
      A sheet or cover of FlowStacks has no stack of its own unless it is presented with 'withNavigation: true' \
      ('embedInNavigationView: true' in older versions). A push from there stops a debug build at an assertion, and does \
      nothing in a released app.

      Present it with the flag. 'navgraph lint --fix' adds it where what is presented is written plainly. A screen with a \
      stack of its own is left alone.
      """,
    bad: [.init("the editor pushes, and has nothing to push onto", app("", " // expect: flowstacks-push-in-bare-modal"))],
    good: [.init("the sheet has a stack", app(", withNavigation: true"))])

  private static func app(_ flag: String, _ mark: String = "") -> String {
    """
    import FlowStacks
    import SwiftUI

    @main struct NotesApp: App {
      var body: some Scene { WindowGroup { NotesView() } }
    }

    enum NotesRoute: Hashable { case editor, colors }

    struct NotesView: View {
      @State private var routes: Routes<NotesRoute> = []
      var body: some View {
        FlowStack($routes, withNavigation: true) {
          ListView()
            .flowDestination(for: NotesRoute.self) { route in
              switch route {
              case .editor: EditorView()
              case .colors: ColorsView()
              }
            }
        }
      }
    }

    struct ListView: View {
      @EnvironmentObject var navigator: FlowNavigator<NotesRoute>
      var body: some View {
        Button("Edit") {
          navigator.presentSheet(.editor\(flag))\(mark)
        }
      }
    }

    struct EditorView: View {
      @EnvironmentObject var navigator: FlowNavigator<NotesRoute>
      var body: some View {
        Button("Colours") { navigator.push(.colors) }
      }
    }

    struct ColorsView: View {
      var body: some View { Text("Red") }
    }
    """
  }
}
