import NavFindings
import NavModel
import NavSource

extension Rule {
  static let unreachableScreen = Rule(card) { graph in
    guard graph.hasEntries else { return [] }
    let lost = graph.screens.filter { $0.reachability == .no && $0.place != nil }
    if lost.isEmpty { return [] }
    var leading: [String: [Transition]] = [:]
    for transition in graph.transitions {
      if let to = transition.to { leading[to, default: []].append(transition) }
    }
    let lostIDs = Set(lost.map(\.id))
    let unused = graph.routeTypes.flatMap(\.cases).filter { $0.constructions.isEmpty }
    var unusedRoutes: [String: [RouteCase]] = [:]
    for route in unused { for screen in route.screens { unusedRoutes[screen, default: []].append(route) } }
    return lost.compactMap { screen in
      guard let place = screen.place else { return nil }
      return claim(screen, at: place, leading[screen.id] ?? [], unusedRoutes[screen.id] ?? [], lost: lostIDs)
    }
  }

  /// Says why the screen is lost, by the ways that lead to it and are lost themselves.
  private static func claim(
    _ screen: Screen, at place: Place, _ ways: [Transition], _ unusedRoutes: [RouteCase], lost: Set<String>
  ) -> Claim {
    // What is only possible explains nothing.
    let leading = ways.filter { $0.confidence != .possible && $0.from != screen.id }
    let sources = Set(leading.filter(\.isLive).compactMap(\.from)).intersection(lost).sorted()
    let why: String
    let mend: String
    if !sources.isEmpty {
      why = "it is shown only from \(named(sources)), which users cannot reach either"
      mend = "lead to \(sources.count == 1 ? "that screen" : "one of those screens"), or remove them all"
    } else if !leading.isEmpty, leading.allSatisfy({ !$0.isLive }) {
      why = "it is shown only by code that is never run"
      mend = "call that code, or remove both"
    } else if !unusedRoutes.isEmpty {
      why = "it is mapped from \(named(unusedRoutes.map(\.id))), which nothing navigates to"
      mend = "navigate to that route, or remove both"
    } else {
      why = ways.isEmpty ? "nothing shows it" : "nothing that users can reach is known to show it"
      mend = "show it somewhere, or remove it"
    }
    return Claim(
      place: place, subject: screen.id, message: "users cannot reach '\(screen.id)': \(why); \(mend)",
      related: RelatedPlaces.first(of: leading.map(\.place), "shown from here")
        + RelatedPlaces.first(of: unusedRoutes.map(\.place), "mapped from this route"))
  }

  private static func named(_ names: [String]) -> String {
    let shown = names.prefix(RelatedPlaces.shown)
    let hidden = names.count - shown.count
    return hidden > 0 ? shown.map { "'\($0)'" }.joined(separator: ", ") + " and \(hidden) more" : Phrase.list(names)
  }

  private static let card = RuleCard(
    id: "unreachable-screen",
    severity: .warning,
    summary: "No way leads from an entry point to a screen",
    rationale: """
      The screen is compiled, translated and tested, and no user will ever see it. Either a link was lost in a \
      refactoring, or the screen is dead.

      A screen counts as reached when live code shows it, starting at the app's entry points; previews and tests show \
      nothing. When a screen is lost because the one before it is lost, both are told, so that none stays hidden.

      Of views that nothing names, those are told that are screens by their names, by what they hold (a stack, a title, a \
      sheet), by how they fill the room (a list, a page to scroll, layers under the bars), or by a model of their own.
      """,
    bad: [
      .init(
        "nothing shows the screen",
        """
        import SwiftUI

        @main struct GalleryApp: App {
          var body: some Scene { WindowGroup { PicturesScreen() } }
        }

        struct PicturesScreen: View {
          var body: some View {
            NavigationStack { NavigationLink("Sunset") { PictureScreen() } }
          }
        }

        struct PictureScreen: View {
          var body: some View { Text("Sunset").navigationTitle("Sunset") }
        }

        struct OldPaywallScreen: View { // expect: unreachable-screen
          var body: some View { Text("Upgrade").navigationTitle("Upgrade") }
        }

        #Preview { OldPaywallScreen() }
        """),
      .init(
        "a view controller that nobody presents",
        """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UINavigationController(rootViewController: PicturesViewController())
            window.makeKeyAndVisible()
            self.window = window
          }
        }

        final class PicturesViewController: UIViewController {}

        final class PaywallViewController: UIViewController {} // expect: unreachable-screen
        """),
    ],
    good: [
      .init(
        "a button leads there",
        """
        import SwiftUI

        @main struct GalleryApp: App {
          var body: some Scene { WindowGroup { PicturesScreen() } }
        }

        struct PicturesScreen: View {
          @State private var showsPaywall = false
          var body: some View {
            Button("Upgrade") { showsPaywall = true }
              .sheet(isPresented: $showsPaywall) { PaywallScreen() }
          }
        }

        struct PaywallScreen: View {
          var body: some View { NavigationStack { Text("Upgrade").navigationTitle("Upgrade") } }
        }
        """)
    ])
}
