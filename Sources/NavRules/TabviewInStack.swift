import NavFindings
import NavModel

extension Rule {
  static let tabviewInStack = Rule(card) { graph in
    let pushed = Set(graph.transitions.filter { $0.kind == .push }.compactMap(\.to))
    return graph.observations.tabs.compactMap { group in
      // Tabs on a screen that is pushed are one of several screens; at a stack's root they are the app's.
      guard let stack = group.stack, group.hasBar, !group.isStyled, !(group.owner.map(pushed.contains) ?? false) else { return nil }
      return Claim(
        place: group.place, subject: group.owner ?? "TabView",
        message: "the tabs of \(group.owner.map { "'\($0)'" } ?? "this tab view") stand inside a stack, so a push covers the tab bar, and all tabs "
          + "share one title and one way back; give each tab a stack of its own",
        related: [.init(place: stack, text: "the stack is here")])
    }
  }

  private static let card = RuleCard(
    id: "tabview-in-stack",
    severity: .warning,
    summary: "A tab view inside a navigation stack",
    rationale: """
      A tab bar belongs outside, the stacks inside it. The other way round, the first push hides the tab bar, the navigation bar shows \
      the title of some tab, and when the user changes tabs, what was pushed is pushed for all of them.

      If screens are to cover the tab bar on purpose, silence the rule at that place.
      """,
    bad: [
      .init(
        "one stack around all tabs",
        """
        import SwiftUI

        @main struct NewsApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          var body: some View {
            NavigationStack {
              TabView { // expect: tabview-in-stack
                TodayScreen().tabItem { Text("Today") }
                SavedScreen().tabItem { Text("Saved") }
              }
            }
          }
        }

        struct TodayScreen: View { var body: some View { Text("Today") } }
        struct SavedScreen: View { var body: some View { Text("Saved") } }
        """)
    ],
    good: [
      .init(
        "a stack in each tab",
        """
        import SwiftUI

        @main struct NewsApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          var body: some View {
            TabView {
              NavigationStack { TodayScreen() }.tabItem { Text("Today") }
              NavigationStack { SavedScreen() }.tabItem { Text("Saved") }
            }
          }
        }

        struct TodayScreen: View { var body: some View { Text("Today") } }
        struct SavedScreen: View { var body: some View { Text("Saved") } }
        """)
    ])
}
