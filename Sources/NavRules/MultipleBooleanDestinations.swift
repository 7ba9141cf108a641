import NavFindings
import NavModel

extension Rule {
  static let multipleBooleanDestinations = Rule(card) { graph in
    let chains = ModifierChains(graph.observations.modifiers) {
      $0.name == "navigationDestination" && $0.trigger != .type && $0.constant == nil
    }
    return chains.all.compactMap { chain in
      guard chain.count > 1 else { return nil }
      let which = Phrase.list(chain.compactMap { $0.subject?.split(separator: ".").last.map(String.init) })
      return Claim(
        place: chain[1].place, subject: chain[1].subject ?? chain[0].owner ?? "navigationDestination",
        message: "\(which) each push a screen from the same view, and nothing keeps two from being set at once, so taps may push two "
          + "screens or none; use one optional enum and one 'navigationDestination(item:)'",
        related: RelatedPlaces.first(
          of: (chain.prefix(1) + chain.dropFirst(2)).map(\.place), "another destination of the same view"))
    }
  }

  private static let card = RuleCard(
    id: "multiple-boolean-destinations",
    severity: .warning,
    summary: "Several destinations of one view that states of their own push",
    rationale: """
      Each 'navigationDestination(isPresented:)' or '(item:)' drives the same level of the stack by a state of its own. Several of them \
      get in each other's way: a tap has been seen to push two screens at once, and going back to leave a flag set, so that the next \
      tap does nothing.

      One optional enum says which screen is pushed, and one 'navigationDestination(item:)' shows it; or push values onto the path.
      """,
    bad: [
      .init(
        "a flag for each screen",
        """
        import SwiftUI

        @main struct GymApp: App {
          var body: some Scene { WindowGroup { GymScreen() } }
        }

        struct GymScreen: View {
          @State private var showsLog = false
          @State private var showsPlan = false
          var body: some View {
            NavigationStack {
              VStack {
                Button("Log") { showsLog = true }
                Button("Plan") { showsPlan = true }
              }
              .navigationDestination(isPresented: $showsLog) { LogScreen() }
              .navigationDestination(isPresented: $showsPlan) { PlanScreen() } // expect: multiple-boolean-destinations
            }
          }
        }

        struct LogScreen: View {
          var body: some View { Text("Log") }
        }

        struct PlanScreen: View {
          var body: some View { Text("Plan") }
        }
        """)
    ],
    good: [
      .init(
        "one enum for all",
        """
        import SwiftUI

        @main struct GymApp: App {
          var body: some Scene { WindowGroup { GymScreen() } }
        }

        enum GymRoute: Hashable {
          case log, plan
        }

        struct GymScreen: View {
          @State private var route: GymRoute?
          var body: some View {
            NavigationStack {
              VStack {
                Button("Log") { route = .log }
                Button("Plan") { route = .plan }
              }
              .navigationDestination(item: $route) { route in
                switch route {
                case .log: LogScreen()
                case .plan: PlanScreen()
                }
              }
            }
          }
        }

        struct LogScreen: View {
          var body: some View { Text("Log") }
        }

        struct PlanScreen: View {
          var body: some View { Text("Plan") }
        }
        """)
    ])
}
