import NavFindings
import NavModel

extension Rule {
  static let linknavigatorUnknownPath = Rule(card) { graph in
    graph.unknownPaths(of: "link-navigator") { path, near in
      Claim(
        place: path.place, subject: path.path,
        message: "no route builder has the path '\(path.path)', so the navigator drops it without a word; "
          + (near.map { "did you mean '\($0)'?" } ?? "add a builder with this 'matchPath', or name one of those that are there"))
    }
  }

  private static let card = RuleCard(
    id: "linknavigator-unknown-path",
    severity: .error,
    summary: "LinkNavigator is told a path that no route builder has",
    rationale: """
      LinkNavigator looks for the builder whose 'matchPath' is the path, and leaves out what it does not find: no screen, \
      no message. A path that is misspelt, or whose builder was removed, is a dead button.

      Write paths down once, as the raw values of an enum or as constants, and use them for the builders too.
      """,
    bad: [.init("the path is misspelt", app(#"["setings"]"#, " // expect: linknavigator-unknown-path"))],
    good: [.init("a builder has the path", app(#"["settings"]"#))])

  private static func app(_ paths: String, _ mark: String = "") -> String {
    """
    import LinkNavigator
    import SwiftUI

    @main struct ShopApp: App {
      private let navigator = SingleLinkNavigator(routeBuilderItemList: [HomeBuilder.make(), SettingsBuilder.make()], dependency: Services())
      var body: some Scene {
        WindowGroup { LinkNavigationView(linkNavigator: navigator, item: .init(path: "home")) }
      }
    }

    struct Services: DependencyType {}

    enum HomeBuilder {
      static func make() -> RouteBuilderOf<SingleLinkNavigator> {
        RouteBuilderOf(matchPath: "home") { navigator, _, _ in WrappingController(matchPath: "home") { HomeView(navigator: navigator) } }
      }
    }

    enum SettingsBuilder {
      static func make() -> RouteBuilderOf<SingleLinkNavigator> {
        RouteBuilderOf(matchPath: "settings") { _, _, _ in WrappingController(matchPath: "settings") { SettingsView() } }
      }
    }

    struct HomeView: View {
      let navigator: LinkNavigatorProtocol
      var body: some View {
        Button("Settings") {
          navigator.next(paths: \(paths), items: [:], isAnimated: true)\(mark)
        }
      }
    }

    struct SettingsView: View {
      var body: some View { Text("Settings") }
    }
    """
  }
}

extension NavigationGraph {
  /// What is to be said of the paths that one library's router does not know, each with the nearest that it does.
  func unknownPaths(of library: String, _ claim: (UnknownPath, String?) -> Claim) -> [Claim] {
    observations.unknownPaths.filter { $0.library == library }.map { claim($0, Spelling.nearest(to: $0.path, among: $0.known)) }
  }
}
