import NavFindings
import NavModel

extension Rule {
  static let multiplePresentations = Rule(card) { graph, options in
    let limit = options.number("at-most")
    let chains = ModifierChains(graph.observations.modifiers) {
      ($0.name == "sheet" || $0.name == "fullScreenCover") && $0.trigger != .type && $0.constant == nil
    }
    return chains.all.compactMap { chain in
      guard chain.count > limit else { return nil }
      let owner = chain[limit].owner.map { "'\($0)'" } ?? "one view"
      return Claim(
        place: chain[limit].place, subject: chain[limit].subject ?? chain[0].owner ?? "sheet",
        message: "\(owner) has \(chain.count) sheets and covers on one view, but only one can be shown at a time, so a second one is dropped "
          + "or waits; present one optional enum with 'sheet(item:)'",
        related: RelatedPlaces.first(of: chain.prefix(limit).map(\.place), "another one on the same view"))
    }
  }

  private static let card = RuleCard(
    id: "multiple-presentations",
    severity: .info,
    summary: "Many sheets and covers on one view",
    rationale: """
      Below iOS 14.5 only the last of several sheets on one view worked. Since then all do, but a view still shows one at a time: when \
      two states are set, one sheet waits or is lost, and the console says "Currently, only presenting a single sheet is supported".

      One optional enum holds what is presented, so that two cannot be.
      """,
    options: [.number("at-most", 2, in: 1...100, "How many sheets and covers one view may have")],
    bad: [
      .init(
        "three flags, three sheets",
        """
        import SwiftUI

        @main struct WeatherApp: App {
          var body: some Scene { WindowGroup { WeatherScreen() } }
        }

        struct WeatherScreen: View {
          @State private var showsMap = false
          @State private var showsAlerts = false
          @State private var showsPlaces = false
          var body: some View {
            HStack {
              Button("Map") { showsMap = true }
              Button("Alerts") { showsAlerts = true }
              Button("Places") { showsPlaces = true }
            }
            .sheet(isPresented: $showsMap) { Text("Map") }
            .sheet(isPresented: $showsAlerts) { Text("Alerts") }
            .sheet(isPresented: $showsPlaces) { Text("Places") } // expect: multiple-presentations
          }
        }
        """)
    ],
    good: [
      .init(
        "one enum, one sheet",
        """
        import SwiftUI

        @main struct WeatherApp: App {
          var body: some Scene { WindowGroup { WeatherScreen() } }
        }

        enum WeatherSheet: String, Identifiable {
          case map, alerts, places
          var id: Self { self }
        }

        struct WeatherScreen: View {
          @State private var sheet: WeatherSheet?
          var body: some View {
            HStack {
              Button("Map") { sheet = .map }
              Button("Alerts") { sheet = .alerts }
              Button("Places") { sheet = .places }
            }
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .map: MapScreen()
              case .alerts: AlertsScreen()
              case .places: PlacesScreen()
              }
            }
          }
        }

        struct MapScreen: View { var body: some View { Text("Map") } }
        struct AlertsScreen: View { var body: some View { Text("Alerts") } }
        struct PlacesScreen: View { var body: some View { Text("Places") } }
        """)
    ])
}
