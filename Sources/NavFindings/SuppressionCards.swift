/// The two rules about suppression comments themselves. They ask no graph, so they are not in the rule catalog.
extension RuleCard {
  public static let unknownSuppression = RuleCard(
    id: "unknown-suppression",
    severity: .warning,
    summary: "A 'navgraph:' comment names no known rule or order",
    rationale: """
      A comment that is misspelt silences nothing, and one that names a rule of yesterday silences nothing any more. \
      Neither is seen until the finding it was written for hides another one.

      Write `// navgraph:disable:this rule-name - reason` behind the code, `disable:next` above it, `disable:file` once \
      in the file, or `disable` and `enable` around a region.
      """,
    bad: [
      Example(
        "the rule's name is misspelt",
        """
        import SwiftUI

        @main struct JournalApp: App {
          var body: some Scene { WindowGroup { JournalScreen() } }
        }

        struct JournalScreen: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) { Text("Today") }
          }
          func back() {
            if !path.isEmpty { path.removeLast() } // navgraph:disable:this unguarded-removelast // expect: unknown-suppression
          }
        }
        """)
    ],
    good: [
      Example(
        "the comment names the rule and says why",
        """
        import SwiftUI

        @main struct JournalApp: App {
          var body: some Scene { WindowGroup { JournalScreen() } }
        }

        struct JournalScreen: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) { Text("Today") }
          }
          func back() {
            path.removeLast() // navgraph:disable:this unguarded-remove-last - the button is hidden on the root
          }
        }
        """)
    ])

  public static let unusedSuppression = RuleCard(
    id: "unused-suppression",
    severity: .info,
    summary: "A 'navgraph:' comment silences nothing",
    rationale: """
      The code was mended and the comment stayed. It would silence the next defect on that line, so remove it.
      """,
    bad: [
      Example(
        "nothing is wrong on the line",
        """
        import SwiftUI

        @main struct JournalApp: App {
          var body: some Scene { WindowGroup { JournalScreen() } }
        }

        // navgraph:disable:next unreachable-screen // expect: unused-suppression
        struct JournalScreen: View {
          var body: some View { Text("Today") }
        }
        """)
    ],
    good: [
      Example(
        "the comment is gone",
        """
        import SwiftUI

        @main struct JournalApp: App {
          var body: some Scene { WindowGroup { JournalScreen() } }
        }

        struct JournalScreen: View {
          var body: some View { Text("Today") }
        }
        """)
    ])
}
