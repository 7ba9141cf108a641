import NavFindings
import NavModel

extension Rule {
  static let tabWithoutTag = Rule(card) { graph in
    graph.observations.tabs.flatMap { group -> [Claim] in
      guard group.hasSelection else { return [] }
      return group.tabs.compactMap { tab in
        // Without any tag in sight, the tabs may be told apart in a way that was not read.
        guard tab.lacksTag, tab.innerTag != nil || group.tabs.contains(where: { $0.tag != nil }) else { return nil }
        let what = tab.innerTag == nil ? "this tab has no tag" : "the tag of this tab hangs on a view inside it, where the tab view does not see it"
        return Claim(
          place: tab.place, subject: group.owner ?? "TabView",
          message: "\(what), so \(group.state?.split(separator: ".").last.map { "'\($0)'" } ?? "the selection") cannot select it; hang "
            + "'.tag(…)' on the tab's outermost view",
          related: tab.innerTag.map { [.init(place: $0, text: "the tag is here")] } ?? [],
          fix: tab.moves.isEmpty ? nil : Fix("Hang the tag on the tab", edits: tab.moves))
      }
    }
  }

  private static let card = RuleCard(
    id: "tab-without-tag",
    severity: .warning,
    summary: "A tab without a tag in a tab view with a selection",
    rationale: """
      A 'TabView(selection:)' tells its tabs apart by the tags of its own children. A tab without one cannot be selected from code, and \
      tapping it leaves the selection as it was. A tag on a view inside a 'NavigationStack' is the stack's, not the tab's.

      'navgraph lint --fix' moves a tag out of the stack where it hangs on the stack's one view, and the tab has a 'tabItem'.
      """,
    bad: [
      .init(
        "the tag hangs inside the stack",
        """
        import SwiftUI

        @main struct FarmApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          @State private var tab = "fields"
          var body: some View {
            TabView(selection: $tab) {
              NavigationStack { FieldsScreen() }.tabItem { Text("Fields") }.tag("fields")
              NavigationStack { BarnScreen().tag("barn") }.tabItem { Text("Barn") } // expect: tab-without-tag
            }
          }
        }

        struct FieldsScreen: View { var body: some View { Text("Fields") } }
        struct BarnScreen: View { var body: some View { Text("Barn") } }
        """)
    ],
    good: [
      .init(
        "the tag hangs on the stack",
        """
        import SwiftUI

        @main struct FarmApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          @State private var tab = "fields"
          var body: some View {
            TabView(selection: $tab) {
              NavigationStack { FieldsScreen() }.tabItem { Text("Fields") }.tag("fields")
              NavigationStack { BarnScreen() }.tabItem { Text("Barn") }.tag("barn")
            }
          }
        }

        struct FieldsScreen: View { var body: some View { Text("Fields") } }
        struct BarnScreen: View { var body: some View { Text("Barn") } }
        """)
    ])
}
