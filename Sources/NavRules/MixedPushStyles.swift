import NavAnswers
import NavFindings
import NavModel
import NavSource

extension Rule {
  static let mixedPushStyles = Rule(card) { graph in
    let paths = Set(graph.observations.stacks.filter { $0.path == .state || $0.path == .computed }.map(\.place))
    if paths.isEmpty { return [] }
    let index = FlowIndex(graph, counting: WayFilter(kinds: [.push]))
    let styles = PushStyles(graph, index)
    return styles.views.compactMap { upper in
      // Only where every stack around is one whose path takes values.
      guard let stacks = upper.stacks, !stacks.isEmpty, paths.isSuperset(of: stacks),
        let lower = styles.value(below: upper, in: Set(stacks))
      else { return nil }
      let what = upper.isLink ? "this link pushes a view" : "this destination pushes by a state"
      return Claim(
        place: upper.place, subject: upper.owner ?? "NavigationStack",
        message: "\(what), and from there on values are pushed onto the path of the same stack, which then appear underneath, vanish on the way "
          + "back or crash; push a value here too",
        related: [
          .init(place: lower, text: "a value is pushed here, further on"),
          .init(place: stacks[0], text: "the stack is here"),
        ])
    }
  }

  private static let card = RuleCard(
    id: "mixed-push-styles",
    severity: .warning,
    summary: "Values are pushed onto a path above a screen that was pushed without one",
    rationale: """
      A stack with a path knows of what is on the path. A link with a view, or a destination by a state, puts a screen on top that the \
      path does not have. A value that is appended from there goes underneath that screen, taps do nothing, and some systems stop with \
      "comparisonTypeMismatch".

      Push values everywhere in a stack that has a path. A link with a view from which nothing more is pushed does little harm, so the \
      rule leaves it alone.
      """,
    bad: [
      .init(
        "a value behind a link with a view",
        """
        import SwiftUI

        @main struct TourApp: App {
          var body: some Scene { WindowGroup { ToursScreen() } }
        }

        enum TourRoute: Hashable {
          case stop
        }

        struct ToursScreen: View {
          @State private var path: [TourRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Old town") { TourScreen() } // expect: mixed-push-styles
                .navigationDestination(for: TourRoute.self) { route in
                  switch route {
                  case .stop: StopScreen()
                  }
                }
            }
          }
        }

        struct TourScreen: View {
          var body: some View { NavigationLink("First stop", value: TourRoute.stop) }
        }

        struct StopScreen: View {
          var body: some View { Text("Stop") }
        }
        """)
    ],
    good: [
      .init(
        "values all the way",
        """
        import SwiftUI

        @main struct TourApp: App {
          var body: some Scene { WindowGroup { ToursScreen() } }
        }

        enum TourRoute: Hashable {
          case tour, stop
        }

        struct ToursScreen: View {
          @State private var path: [TourRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              NavigationLink("Old town", value: TourRoute.tour)
                .navigationDestination(for: TourRoute.self) { route in
                  switch route {
                  case .tour: TourScreen()
                  case .stop: StopScreen()
                  }
                }
            }
          }
        }

        struct TourScreen: View {
          var body: some View { NavigationLink("First stop", value: TourRoute.stop) }
        }

        struct StopScreen: View {
          var body: some View { Text("Stop") }
        }
        """)
    ])
}

/// The pushes of a graph, by how they are made.
private struct PushStyles {
  struct View {
    var place: Place
    var owner: String?
    var stacks: [Place]?
    var isLink: Bool
  }

  /// Links with a view, and destinations by a state, by place.
  private(set) var views: [View] = []
  private let index: FlowIndex
  /// The screens that each of `views` pushes, by its place.
  private var shown: [Place: Set<FlowIndex.Node>] = [:]
  /// Where values are pushed from a screen, with the stacks that they go to.
  private var values: [FlowIndex.Node: [(place: Place, stacks: [Place])]] = [:]

  init(_ graph: NavigationGraph, _ index: FlowIndex) {
    self.index = index
    let observations = graph.observations
    views = observations.links.filter { $0.form != .value }.map { View(place: $0.place, owner: $0.owner, stacks: $0.stacks, isLink: true) }
    views += observations.modifiers.filter { $0.name == "navigationDestination" && $0.trigger != .type }.map {
      View(place: $0.place, owner: $0.owner, stacks: $0.stacks, isLink: false)
    }
    views.sort { $0.place < $1.place }
    let places = Set(views.map(\.place))
    let pushed = Dictionary(observations.pushedValues.map { ($0.place, $0) }) { first, _ in first }
    for edge in index.edges {
      let transition = index.transition(edge)
      for place in [transition.place] + transition.evidence.map(\.place) where places.contains(place) {
        shown[place, default: []].insert(index.head(edge))
      }
      if let value = pushed[transition.place], let stacks = value.stacks { values[index.tail(edge), default: []].append((value.place, stacks)) }
    }
  }

  /// Where a value is pushed onto one of the stacks from a screen that `view` leads to.
  func value(below view: View, in stacks: Set<Place>) -> Place? {
    guard let starts = shown[view.place] else { return nil }
    let below = Distances(from: starts.sorted(), in: index)
    return index.nodes.filter(below.reaches).flatMap { values[$0] ?? [] }.filter { !stacks.isDisjoint(with: $0.stacks) }.map(\.place).min()
  }
}
