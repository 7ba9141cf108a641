import NavFindings
import NavModel

extension Rule {
  static let unshownTab = Rule(card) { graph in
    let arms = RouteArms(graph)
    return graph.routeTypes.flatMap { type -> [Claim] in
      let groups = graph.observations.tabs.filter { $0.selectionType == type.id }
      guard !groups.isEmpty, type.openReason == nil,
        groups.allSatisfy({ group in !group.isOpen && !group.tabs.isEmpty && group.tabs.allSatisfy { $0.tag?.caseName != nil } })
      else { return [] }
      let shown = Set(groups.flatMap(\.tabs).compactMap { $0.tag?.caseName })
      return type.cases.compactMap { route in
        // A case that a switch turns into a screen is shown by something else than the tab view.
        guard !shown.contains(route.name), !arms.naming(route).contains(where: { $0.arm.content == .screens }),
          let assigned = groups.flatMap(\.assigned).filter({ $0.caseName == route.name }).map(\.place).min()
        else { return nil }
        return Claim(
          place: assigned, subject: route.id,
          message: "this selects '\(route.id)', but no tab carries that tag, so the user sees the first tab or an empty page; add the tab, or select "
            + "another one",
          related: [.init(place: route.place, text: "the case is declared here")] + groups.map { .init(place: $0.place, text: "the tab view without that tab") })
      }
    }
  }

  private static let card = RuleCard(
    id: "unshown-tab",
    severity: .warning,
    summary: "Code selects a tab that the tab view does not have",
    rationale: """
      A 'TabView' whose selection has no matching tag shows its first tab or nothing at all, and the state says something else than the \
      screen. It happens when a tab is taken out and a deep link or a button still selects it.

      The rule speaks only where all tags of the tab view were read and the case is assigned somewhere.
      """,
    bad: [
      .init(
        "a button selects a tab that is gone",
        """
        import SwiftUI

        @main struct ClubApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        enum ClubTab: Hashable {
          case events, members, inbox
        }

        struct RootScreen: View {
          @State private var tab = ClubTab.events
          var body: some View {
            TabView(selection: $tab) {
              EventsScreen(tab: $tab).tabItem { Text("Events") }.tag(ClubTab.events)
              MembersScreen(tab: $tab).tabItem { Text("Members") }.tag(ClubTab.members)
            }
          }
        }

        struct EventsScreen: View {
          @Binding var tab: ClubTab
          var body: some View {
            VStack {
              Button("Members") { tab = .members }
              Button("Messages") { tab = .inbox } // expect: unshown-tab
            }
          }
        }

        struct MembersScreen: View {
          @Binding var tab: ClubTab
          var body: some View { Button("Events") { tab = .events } }
        }
        """)
    ],
    good: [
      .init(
        "every case has its tab",
        """
        import SwiftUI

        @main struct ClubApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        enum ClubTab: Hashable {
          case events, members
        }

        struct RootScreen: View {
          @State private var tab = ClubTab.events
          var body: some View {
            TabView(selection: $tab) {
              EventsScreen(tab: $tab).tabItem { Text("Events") }.tag(ClubTab.events)
              MembersScreen(tab: $tab).tabItem { Text("Members") }.tag(ClubTab.members)
            }
          }
        }

        struct EventsScreen: View {
          @Binding var tab: ClubTab
          var body: some View { Button("Members") { tab = .members } }
        }

        struct MembersScreen: View {
          @Binding var tab: ClubTab
          var body: some View { Button("Events") { tab = .events } }
        }
        """)
    ])
}
