import NavAnswers
import NavFindings
import NavModel

extension Rule {
  static let deepPath = Rule(card) { graph, options in
    let limit = options.number("at-most")
    let index = FlowIndex(graph)
    let distances = Distances(from: index.entries, in: index)
    return index.nodes.compactMap { node in
      guard let steps = distances.steps(to: node), steps > limit, let screen = index.screen(node), let last = distances.path(to: node)?.last
      else { return nil }
      return Claim(
        place: screen.place ?? index.transition(last).place, subject: screen.id,
        message: "the shortest way to '\(screen.id)' takes \(steps) transitions, and at most \(limit) are wanted; lead to it from a screen nearer to the "
          + "beginning",
        related: [.init(place: index.transition(last).place, text: "the last transition of the way")])
    }
  }

  private static let card = RuleCard(
    id: "deep-path",
    severity: .off,
    summary: "A screen is far from every entry point",
    rationale: """
      Off unless the settings turn it on: how far is too far is a matter of the app. The rule measures the shortest way from an entry \
      point, in transitions of any kind; 'navgraph paths' shows the ways themselves.
      """,
    options: [.number("at-most", 6, in: 1...100, "How many transitions the shortest way may take")],
    bad: [
      .init(
        "three transitions where two are wanted",
        """
        import SwiftUI

        @main struct TreeApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          var body: some View {
            NavigationStack { NavigationLink("Trunk") { TrunkScreen() } }
          }
        }

        struct TrunkScreen: View {
          var body: some View { NavigationLink("Branch") { BranchScreen() } }
        }

        struct BranchScreen: View {
          var body: some View { NavigationLink("Leaf") { LeafScreen() } }
        }

        struct LeafScreen: View { // expect: deep-path
          var body: some View { Text("Leaf") }
        }
        """,
        settings: """
          rules:
            deep-path:
              severity: warning
              at-most: 2
          """)
    ],
    good: [
      .init(
        "two transitions",
        """
        import SwiftUI

        @main struct TreeApp: App {
          var body: some Scene { WindowGroup { RootScreen() } }
        }

        struct RootScreen: View {
          var body: some View {
            NavigationStack { NavigationLink("Trunk") { TrunkScreen() } }
          }
        }

        struct TrunkScreen: View {
          var body: some View { NavigationLink("Leaf") { LeafScreen() } }
        }

        struct LeafScreen: View {
          var body: some View { Text("Leaf") }
        }
        """,
        settings: """
          rules:
            deep-path:
              severity: warning
              at-most: 2
          """)
    ])
}
