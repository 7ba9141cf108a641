import NavFindings
import NavModel

extension Rule {
  static let tooManyTabs = Rule(card) { graph, options in
    let limit = options.number("at-most")
    return graph.observations.tabs.compactMap { group in
      guard group.hasBar, !group.isStyled else { return nil }
      let always = group.tabs.filter(\.branches.isEmpty)
      // A settings window of a Mac shows as many as there are.
      let isSettings = group.owner.map { $0.contains("Settings") || $0.contains("Preferences") } ?? false
      guard always.count > limit, !isSettings else { return nil }
      return Claim(
        place: always[limit].place, subject: group.owner ?? "TabView",
        message: "\(group.owner.map { "'\($0)'" } ?? "this tab view") has \(always.count) tabs, and an iPhone shows \(limit) at most: the last ones move "
          + "into a 'More' list with a navigation controller of its own; move some behind one tab",
        related: [.init(place: group.place, text: "the tab view is here")])
    }
  }

  private static let card = RuleCard(
    id: "too-many-tabs",
    severity: .info,
    summary: "More tabs than a tab bar shows",
    rationale: """
      From the sixth tab on, an iPhone shows a 'More' tab instead, whose list puts the screen into another navigation controller: two \
      bars appear, and paths of the tab's own stack behave differently there. Tabs under a condition are not counted.
      """,
    options: [.number("at-most", 5, in: 1...20, "How many tabs a tab view may have")],
    bad: [
      .init(
        "six tabs",
        """
        import SwiftUI

        @main struct CityApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          var body: some View {
            TabView {
              Text("Map").tabItem { Text("Map") }
              Text("Buses").tabItem { Text("Buses") }
              Text("Parks").tabItem { Text("Parks") }
              Text("Food").tabItem { Text("Food") }
              Text("News").tabItem { Text("News") }
              Text("About").tabItem { Text("About") } // expect: too-many-tabs
            }
          }
        }
        """)
    ],
    good: [
      .init(
        "five tabs",
        """
        import SwiftUI

        @main struct CityApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          var body: some View {
            TabView {
              Text("Map").tabItem { Text("Map") }
              Text("Buses").tabItem { Text("Buses") }
              Text("Parks").tabItem { Text("Parks") }
              Text("Food").tabItem { Text("Food") }
              Text("More").tabItem { Text("More") }
            }
          }
        }
        """)
    ])
}
