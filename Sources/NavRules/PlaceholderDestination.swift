import NavFindings
import NavModel

extension Rule {
  static let placeholderDestination = Rule(card) { graph, options in
    let cases = graph.casesByID
    let standIns = ScreenNames(options.names("stand-ins"))
    return graph.mappings.flatMap { mapping in
      mapping.arms.filter { !$0.isDefault && isStandIn($0.content, $0.screens, standIns) }.compactMap { arm in
        // A case that another mapping gives a screen is handled; this arm only says "not here".
        let routes = arm.cases.compactMap { cases[mapping.routeType + "." + $0] }.filter {
          !$0.isNotAScreen && ($0.mapping == .placeholder || ($0.mapping == .screen && standIns.hold($0.screens)))
        }
        return routes.isEmpty ? nil : claim(mapping, arm, routes)
      }
    }
  }

  private static func isStandIn(_ content: Mapping.Content, _ screens: [String], _ standIns: ScreenNames) -> Bool {
    content == .placeholder || (content == .screens && standIns.hold(screens))
  }

  private static func claim(_ mapping: Mapping, _ arm: Mapping.Arm, _ routes: [RouteCase]) -> Claim {
    let verb = routes.count == 1 ? "is" : "are"
    return Claim(
      place: arm.place, subject: routes[0].id,
      message: "\(Phrase.list(routes.map(\.id))) \(verb) mapped to a stand-in in '\(mapping.owner)', "
        + "so going there crashes or shows an unfinished page; build the screen, or remove the way there",
      related: RelatedPlaces.first(of: routes.flatMap(\.constructions), "navigated to here"))
  }

  private static let card = RuleCard(
    id: "placeholder-destination",
    severity: .warning,
    summary: "A route is mapped to a stand-in",
    rationale: """
      The arm builds only 'fatalError()', 'Color.clear' or a text that says TODO. It was written to make the 'switch' \
      compile and forgotten; the first user who goes there meets a crash or an unfinished page.

      Build the screen, or take away the button until there is one.
      """,
    options: [
      .names("stand-ins", "Screens of your own that only say that there is nothing yet, such as 'ComingSoonView'")
    ],
    bad: [
      .init(
        "two screens were left for later",
        """
        import SwiftUI

        @main struct FitnessApp: App {
          var body: some Scene { WindowGroup { WorkoutsScreen() } }
        }

        enum FitnessRoute: Hashable {
          case workout, statistics, export
        }

        struct WorkoutsScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Run", value: FitnessRoute.workout)
                NavigationLink("Statistics", value: FitnessRoute.statistics)
                NavigationLink("Export", value: FitnessRoute.export)
              }
              .navigationDestination(for: FitnessRoute.self) { route in
                switch route {
                case .workout: WorkoutScreen()
                case .statistics: Text("TODO") // expect: placeholder-destination
                case .export: fatalError("not implemented") // expect: placeholder-destination
                }
              }
            }
          }
        }

        struct WorkoutScreen: View {
          var body: some View { Text("Run") }
        }
        """)
    ],
    good: [
      .init(
        "every arm builds its screen",
        """
        import SwiftUI

        @main struct FitnessApp: App {
          var body: some Scene { WindowGroup { WorkoutsScreen() } }
        }

        enum FitnessRoute: Hashable {
          case workout, statistics
        }

        struct WorkoutsScreen: View {
          var body: some View {
            NavigationStack {
              VStack {
                NavigationLink("Run", value: FitnessRoute.workout)
                NavigationLink("Statistics", value: FitnessRoute.statistics)
              }
              .navigationDestination(for: FitnessRoute.self) { route in
                switch route {
                case .workout: WorkoutScreen()
                case .statistics: StatisticsScreen()
                }
              }
            }
          }
        }

        struct WorkoutScreen: View {
          var body: some View { Text("Run") }
        }

        struct StatisticsScreen: View {
          var body: some View { Text("12 km") }
        }
        """)
    ])
}
