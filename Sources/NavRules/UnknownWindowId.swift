import NavFindings
import NavModel

extension Rule {
  /// Silent without an entry point: the app that embeds the analysed part may declare the scene.
  static let unknownWindowId = Rule(card) { graph in
    let windows = graph.observations.windows
    guard graph.hasEntries, !windows.isOpen, !windows.scenes.isEmpty else { return [] }
    let ids = Set(windows.scenes.compactMap(\.id)).sorted()
    return windows.openings.compactMap { opening in
      guard let id = opening.id, !ids.contains(id) else { return nil }
      let mend =
        if let nearest = Spelling.nearest(to: id, among: ids) { "did you mean '\(nearest)'?" } else { "declare a scene with this id" }
      return Claim(
        place: opening.place, subject: id,
        message: "no scene has the id '\(id)', so '\(opening.verb)' does nothing; \(mend)",
        related: RelatedPlaces.first(of: windows.scenes.filter { $0.id != nil }.map(\.place), "a scene with an id"))
    }
  }

  private static let card = RuleCard(
    id: "unknown-window-id",
    severity: .error,
    summary: "A window is opened by an id that no scene has",
    rationale: """
      'openWindow(id:)', 'dismissWindow(id:)' and 'openImmersiveSpace(id:)' find the scene by its id. An id that no 'WindowGroup', \
      'Window' or 'ImmersiveSpace' of the app carries opens nothing, and the compiler cannot know.

      One constant for both keeps them the same.
      """,
    bad: [
      .init(
        "another spelling than the scene's",
        """
        import SwiftUI

        @main struct PostApp: App {
          var body: some Scene {
            WindowGroup { InboxScreen() }
            WindowGroup(id: "mail-viewer") { ViewerScreen() }
          }
        }

        struct InboxScreen: View {
          @Environment(\\.openWindow) private var openWindow
          var body: some View {
            Button("Open") { openWindow(id: "mailViewer") } // expect: unknown-window-id
          }
        }

        struct ViewerScreen: View {
          var body: some View { Text("Mail") }
        }
        """)
    ],
    good: [
      .init(
        "one constant for both",
        """
        import SwiftUI

        enum PostWindow {
          static let viewer = "mail-viewer"
        }

        @main struct PostApp: App {
          var body: some Scene {
            WindowGroup { InboxScreen() }
            WindowGroup(id: PostWindow.viewer) { ViewerScreen() }
          }
        }

        struct InboxScreen: View {
          @Environment(\\.openWindow) private var openWindow
          var body: some View {
            Button("Open") { openWindow(id: PostWindow.viewer) }
          }
        }

        struct ViewerScreen: View {
          var body: some View { Text("Mail") }
        }
        """)
    ])
}
