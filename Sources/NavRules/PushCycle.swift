import NavAnswers
import NavFindings
import NavModel
import NavSource

extension Rule {
  static let pushCycle = Rule(card) { graph in
    let index = FlowIndex(graph.withoutSharedPushes, counting: WayFilter(kinds: [.push]))
    let components = Components(index)
    var members: [Int32: [FlowIndex.Node]] = [:]
    for node in index.nodes { members[components.numbers[Int(node)], default: []].append(node) }
    return members.values.compactMap { nodes -> Claim? in
      // Folders in folders, comments on comments: the same kind of screen, but other data.
      guard nodes.count > 1 else { return nil }
      let inside = Set(nodes)
      let edges = nodes.flatMap { index.out(of: $0) }.filter { inside.contains(index.head($0)) }
      guard let first = edges.map({ index.transition($0) }).min(by: { $0.place < $1.place }) else { return nil }
      let names = nodes.map { index.name($0) }.sorted()
      let shown = names.prefix(4)
      let more = names.count - shown.count
      let who = more > 0 ? "\(shown.map { "'\($0)'" }.joined(separator: ", ")) and \(more) more" : Phrase.list(Array(shown))
      return Claim(
        place: first.place, subject: names[0],
        message: "\(who) push each other, so users can go round and the stack grows without end; go back to the screen where it is on the path already, or "
          + "replace it",
        related: RelatedPlaces.first(of: edges.map { index.transition($0).place }.filter { $0 != first.place }, "another push of the circle"))
    }
  }

  private static let card = RuleCard(
    id: "push-cycle",
    severity: .info,
    summary: "Screens push each other in a circle",
    rationale: """
      Where a profile pushes a post, and the post the profile, every round puts two more screens on the stack; each keeps its state and \
      images, and the way back grows. A screen that pushes its own kind, as folders do, is left alone. In apps for browsing that is wanted, which is why the rule only informs, once for each circle.

      A router that finds the screen on the path goes back to it instead of pushing it again.
      """,
    bad: [
      .init(
        "author and post, round and round",
        """
        import SwiftUI

        @main struct BlogApp: App {
          var body: some Scene { WindowGroup { BlogScreen() } }
        }

        struct BlogScreen: View {
          var body: some View {
            NavigationStack { PostScreen() }
          }
        }

        struct PostScreen: View {
          var body: some View { NavigationLink("Author") { AuthorScreen() } } // expect: push-cycle
        }

        struct AuthorScreen: View {
          var body: some View { NavigationLink("Post") { PostScreen() } }
        }
        """)
    ],
    good: [
      .init(
        "the author's page ends the way",
        """
        import SwiftUI

        @main struct BlogApp: App {
          var body: some Scene { WindowGroup { BlogScreen() } }
        }

        struct BlogScreen: View {
          var body: some View {
            NavigationStack { PostScreen() }
          }
        }

        struct PostScreen: View {
          var body: some View { NavigationLink("Author") { AuthorScreen() } }
        }

        struct AuthorScreen: View {
          @Environment(\\.dismiss) private var dismiss
          var body: some View { Button("Back to the post") { dismiss() } }
        }
        """)
    ])
}

extension NavigationGraph {
  /// The graph without pushes that replace the path, and without those of coordinators that stand for several view controllers: which of
  /// them is on screen at the time nobody can tell.
  fileprivate var withoutSharedPushes: NavigationGraph {
    let controllers = Set(screens.filter { $0.kind == .viewController }.map(\.id))
    let replaced = Set(observations.pushedValues.filter { $0.means == .assignment }.map(\.place))
    var sources: [Place: Set<String>] = [:]
    for transition in transitions { if let from = transition.from { sources[transition.place, default: []].insert(from) } }
    var graph = self
    graph.transitions.removeAll { transition in
      if replaced.contains(transition.place) { return true }
      guard let from = transition.from, controllers.contains(from) else { return false }
      return (sources[transition.place]?.count ?? 0) > 1
    }
    return graph
  }
}
