import NavFindings
import NavModel

extension Rule {
  static let tabTagTypeMismatch = Rule(card) { graph in
    graph.observations.tabs.flatMap { group -> [Claim] in
      guard let wanted = group.selectionType, isPlain(wanted, graph) else { return [] }
      return group.tabs.compactMap { tab in
        guard let tag = tab.tag, let type = tag.type, isPlain(type, graph), TypeNames.differ(type, wanted),
          !(numbers.contains(type) && numbers.contains(wanted))
        else { return nil }
        let state = group.state?.split(separator: ".").last.map { "'\($0)'" } ?? "the selection"
        let written = tag.text.isEmpty ? "this tag" : "the tag '\(tag.text)'"
        return Claim(
          place: tag.place, subject: tag.text.isEmpty ? wanted : tag.text,
          message: "\(written) is of type '\(type)', but \(state) is of type '\(wanted)', so the tab view never finds the tab, and taps on it "
            + "do nothing; give the tab a tag of type '\(wanted)'",
          related: [.init(place: group.place, text: "the tab view is here")])
      }
    }
  }

  private static let numbers: Set<String> = ["Int", "Double", "Float"]

  /// A type that is what its name says: an enum that was read, or a plain one of the standard library.
  private static func isPlain(_ type: String, _ graph: NavigationGraph) -> Bool {
    ["String", "Bool", "UUID"].contains(type) || numbers.contains(type) || graph.routeTypes.contains { $0.id == type }
  }

  private static let card = RuleCard(
    id: "tab-tag-type-mismatch",
    severity: .error,
    summary: "A tab's tag is of another type than the selection",
    rationale: """
      A 'TabView' compares the tags with its selection, and values of two types are never equal. The compiler does not object: any \
      'Hashable' may be a tag. The first tab is shown, and selecting from code or by a tap does nothing.

      A tag that is not optional fits an optional selection, so nothing is said about that.
      """,
    bad: [
      .init(
        "numbers for an enum",
        """
        import SwiftUI

        @main struct CookApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        enum CookTab: Hashable {
          case recipes, basket
        }

        struct RootScreen: View {
          @State private var tab: CookTab = .recipes
          var body: some View {
            TabView(selection: $tab) {
              RecipesScreen(tab: $tab).tabItem { Text("Recipes") }.tag(CookTab.recipes)
              BasketScreen(tab: $tab).tabItem { Text("Basket") }.tag(CookTab.basket)
              Text("About").tabItem { Text("About") }.tag(2) // expect: tab-tag-type-mismatch
            }
          }
        }

        struct RecipesScreen: View {
          @Binding var tab: CookTab
          var body: some View { Button("Basket") { tab = .basket } }
        }

        struct BasketScreen: View {
          @Binding var tab: CookTab
          var body: some View { Button("Recipes") { tab = .recipes } }
        }
        """)
    ],
    good: [
      .init(
        "cases for an enum",
        """
        import SwiftUI

        @main struct CookApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        enum CookTab: Hashable {
          case recipes, basket
        }

        struct RootScreen: View {
          @State private var tab: CookTab? = .recipes
          var body: some View {
            TabView(selection: $tab) {
              RecipesScreen(tab: $tab).tabItem { Text("Recipes") }.tag(CookTab.recipes)
              BasketScreen(tab: $tab).tabItem { Text("Basket") }.tag(CookTab.basket)
            }
          }
        }

        struct RecipesScreen: View {
          @Binding var tab: CookTab?
          var body: some View { Button("Basket") { tab = .basket } }
        }

        struct BasketScreen: View {
          @Binding var tab: CookTab?
          var body: some View { Button("Recipes") { tab = .recipes } }
        }
        """)
    ])
}
