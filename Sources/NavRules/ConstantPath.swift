import NavFindings
import NavModel

extension Rule {
  static let constantPath = Rule(card) { graph in
    // Helpers of previews say so by their names.
    graph.observations.stacks.filter { $0.path == .constant && !($0.owner?.contains("Preview") ?? false) }.map { stack in
      Claim(
        place: stack.place, subject: stack.owner ?? "NavigationStack",
        message: "the path of \(stack.owner.map { "the stack in '\($0)'" } ?? "this stack") is a constant, so nothing that is pushed is kept, and the user "
          + "stays where they are; bind it to a state",
        fix: stack.binding.map { Fix("Bind the path to the state", edits: [$0]) })
    }
  }

  private static let card = RuleCard(
    id: "constant-path",
    severity: .warning,
    summary: "A stack whose path is a constant",
    rationale: """
      A 'NavigationStack' pushes by writing into its path. '.constant(…)' swallows what is written: the screen slides in and out again, \
      or nothing happens. It is made for previews, which the rule does not look at.

      'navgraph lint --fix' writes '$path' for '.constant(path)' where 'path' is a state or binding of the view.
      """,
    bad: [
      .init(
        "the path of a model, copied into a constant",
        """
        import SwiftUI

        @main struct TalkApp: App {
          var body: some Scene { WindowGroup { ScheduleScreen() } }
        }

        enum TalkRoute: Hashable {
          case speaker
        }

        struct ScheduleScreen: View {
          @State private var path: [TalkRoute] = []
          var body: some View {
            NavigationStack(path: .constant(path)) { // expect: constant-path
              NavigationLink("Speaker", value: TalkRoute.speaker)
                .navigationDestination(for: TalkRoute.self) { route in
                  switch route {
                  case .speaker: SpeakerScreen()
                  }
                }
            }
          }
        }

        struct SpeakerScreen: View {
          var body: some View { Text("Speaker") }
        }
        """)
    ],
    good: [
      .init(
        "a binding to the path",
        """
        import SwiftUI

        @main struct TalkApp: App {
          var body: some Scene { WindowGroup { ScheduleScreen() } }
        }

        enum TalkRoute: Hashable {
          case speaker
        }

        struct ScheduleScreen: View {
          @State private var path: [TalkRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Speaker", value: TalkRoute.speaker)
                .navigationDestination(for: TalkRoute.self) { route in
                  switch route {
                  case .speaker: SpeakerScreen()
                  }
                }
            }
          }
        }

        struct SpeakerScreen: View {
          var body: some View { Text("Speaker") }
        }
        """)
    ])
}
