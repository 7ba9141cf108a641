import NavFindings
import NavModel

extension Rule {
  static let deadEndCover = Rule(card) { graph in
    graph.observations.deadEnds.map { end in
      let shown = end.screens.map { "'\($0)'" }.joined(separator: ", ")
      let hold = end.kind == .sheet ? "cannot be swiped away" : "covers the whole screen"
      return Claim(
        place: end.place, subject: end.state,
        message: "\(shown) \(hold), and nothing dismisses it or takes '\(end.state)' back, so the user cannot leave; "
          + "add a button that calls 'dismiss'",
        related: RelatedPlaces.first(of: end.openings, "it is opened here"))
    }
  }

  private static let card = RuleCard(
    id: "dead-end-cover",
    severity: .warning,
    summary: "A cover, or a sheet that cannot be swiped away, which nothing closes",
    rationale: """
      A sheet can be swiped away; a full-screen cover and a sheet with 'interactiveDismissDisabled' cannot. Without a button that closes \
      it the user has to end the app.

      The rule looks through all that the content shows. It speaks only where the state is the view's own and is only ever set, and where \
      nothing in the content speaks of leaving: no 'dismiss', no closure, binding or model that is handed in, no view of a library.
      """,
    bad: [
      .init(
        "a player with play and pause only",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { StationsScreen() } }
        }

        struct StationsScreen: View {
          @State private var isPlaying = false
          var body: some View {
            Button("Listen") { isPlaying = true }
              .fullScreenCover(isPresented: $isPlaying) { // expect: dead-end-cover
                PlayerScreen()
              }
          }
        }

        struct PlayerScreen: View {
          @State private var isPaused = false
          var body: some View {
            Button("Pause") { isPaused.toggle() }
          }
        }
        """)
    ],
    good: [
      .init(
        "a button that closes it",
        """
        import SwiftUI

        @main struct RadioApp: App {
          var body: some Scene { WindowGroup { StationsScreen() } }
        }

        struct StationsScreen: View {
          @State private var isPlaying = false
          var body: some View {
            Button("Listen") { isPlaying = true }
              .fullScreenCover(isPresented: $isPlaying) {
                PlayerScreen()
              }
          }
        }

        struct PlayerScreen: View {
          @Environment(\\.dismiss) private var dismiss
          @State private var isPaused = false
          var body: some View {
            VStack {
              Button("Pause") { isPaused.toggle() }
              Button("Close") { dismiss() }
            }
          }
        }
        """)
    ])
}
