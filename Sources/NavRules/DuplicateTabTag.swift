import NavFindings
import NavModel

extension Rule {
  static let duplicateTabTag = Rule(card) { graph in
    graph.observations.tabs.flatMap { group in
      var first: [String: [TabItem]] = [:]
      return group.tabs.compactMap { tab -> Claim? in
        guard let tag = tab.tag, !tag.key.isEmpty else { return nil }
        defer { first[tag.key, default: []].append(tab) }
        guard let twin = first[tag.key]?.first(where: { $0.mayStandBeside(tab) }) else { return nil }
        return Claim(
          place: tag.place, subject: tag.text,
          message: "two tabs of \(group.owner.map { "'\($0)'" } ?? "this tab view") carry the tag '\(tag.text)', so selecting one shows the "
            + "other, and older systems crash; give each tab a tag of its own",
          related: [.init(place: twin.tag?.place ?? twin.place, text: "the other tab with this tag")])
      }
    }
  }

  private static let card = RuleCard(
    id: "duplicate-tab-tag",
    severity: .error,
    summary: "Two tabs of one tab view carry the same tag",
    rationale: """
      The selection of a 'TabView' finds its tab by the tag. With one tag twice, a tap on the second tab shows the first, and the second \
      is never shown; on iOS 17 and earlier a paged tab view stops the app with an 'NSInternalInconsistencyException'.

      It happens when a tab is copied. Tabs in different branches of one 'if', 'switch' or '#if' may share a tag.
      """,
    bad: [
      .init(
        "a copied tab kept its tag",
        """
        import SwiftUI

        @main struct BankApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          @State private var tab = 0
          var body: some View {
            TabView(selection: $tab) {
              AccountsScreen().tabItem { Text("Accounts") }.tag(0)
              CardsScreen().tabItem { Text("Cards") }.tag(1)
              HelpScreen().tabItem { Text("Help") }.tag(1) // expect: duplicate-tab-tag
            }
          }
        }

        struct AccountsScreen: View { var body: some View { Text("Accounts") } }
        struct CardsScreen: View { var body: some View { Text("Cards") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        """)
    ],
    good: [
      .init(
        "each tab has its own",
        """
        import SwiftUI

        @main struct BankApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          @State private var tab = 0
          let isNew = true
          var body: some View {
            TabView(selection: $tab) {
              AccountsScreen().tabItem { Text("Accounts") }.tag(0)
              CardsScreen().tabItem { Text("Cards") }.tag(1)
              if isNew {
                HelpScreen().tabItem { Text("Help") }.tag(2)
              } else {
                ContactScreen().tabItem { Text("Contact") }.tag(2)
              }
            }
          }
        }

        struct AccountsScreen: View { var body: some View { Text("Accounts") } }
        struct CardsScreen: View { var body: some View { Text("Cards") } }
        struct HelpScreen: View { var body: some View { Text("Help") } }
        struct ContactScreen: View { var body: some View { Text("Contact") } }
        """)
    ])
}

extension TabItem {
  /// Whether two tabs are surely shown together some time: no choice keeps them apart, and they do not depend on different ones.
  fileprivate func mayStandBeside(_ other: TabItem) -> Bool {
    for own in branches {
      if other.branches.contains(where: { $0.choice == own.choice && $0.arm != own.arm }) { return false }
    }
    let apart = Set(branches.map(\.choice)).symmetricDifference(other.branches.map(\.choice))
    // `if a { … }` and `if !a { … }` exclude each other, which nobody can see.
    return branches.isEmpty || other.branches.isEmpty || apart.isEmpty
  }
}
