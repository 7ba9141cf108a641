import NavFindings
import NavModel

extension Rule {
  static let constantPresentation = Rule(card) { graph in
    graph.observations.modifiers.compactMap { modifier in
      guard let constant = modifier.constant, modifier.trigger == .flag else { return nil }
      return Claim(
        place: modifier.place, subject: modifier.owner ?? modifier.name,
        message: constant
          ? "this '\(modifier.name)' is always presented, and what closing it writes into its binding is lost; bind it to a state"
          : "this '\(modifier.name)' is never presented: no code can set '.constant(false)'; bind it to a state, or delete it")
    }
  }

  private static let card = RuleCard(
    id: "constant-presentation",
    severity: .info,
    summary: "A presentation bound to a constant",
    rationale: """
      A presentation closes itself by writing false into its binding. A constant swallows that, so SwiftUI and the code disagree about \
      what is on screen. With '.constant(false)' the presentation is dead code.

      A sheet that is a part of its screen, as in a map app, has detents or is not to be dismissed; the rule leaves it alone.
      """,
    bad: [
      .init(
        "a cover that cannot be closed",
        """
        import SwiftUI

        @main struct ChessApp: App {
          var body: some Scene { WindowGroup { BoardScreen() } }
        }

        struct BoardScreen: View {
          var body: some View {
            Text("Board")
              .sheet(isPresented: .constant(true)) { WelcomeScreen() } // expect: constant-presentation
          }
        }

        struct WelcomeScreen: View {
          var body: some View { Text("Welcome") }
        }
        """)
    ],
    good: [
      .init(
        "a cover that a state closes",
        """
        import SwiftUI

        @main struct ChessApp: App {
          var body: some Scene { WindowGroup { BoardScreen() } }
        }

        struct BoardScreen: View {
          @State private var isNew = true
          var body: some View {
            Text("Board")
              .sheet(isPresented: $isNew) { WelcomeScreen() }
          }
        }

        struct WelcomeScreen: View {
          var body: some View { Text("Welcome") }
        }
        """)
    ])
}
