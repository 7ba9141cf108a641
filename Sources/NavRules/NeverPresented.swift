import NavFindings
import NavModel
import NavSource

extension Rule {
  static let neverPresented = Rule(card) { graph in
    // One state, one defect: further modifiers that the same state drives are related places.
    var groups: [Key: [Presentation]] = [:]
    for presentation in graph.observations.presentations where presentation.isEverSet == .no {
      groups[Key(state: presentation.state, place: presentation.statePlace), default: []].append(presentation)
    }
    return groups.values.compactMap { group in
      let sorted = group.sorted { $0.place < $1.place }
      guard let first = sorted.first else { return nil }
      let screens = Set(group.flatMap(\.screens)).sorted()
      let lost =
        screens.isEmpty ? "this \(first.kind.rawValue) never opens" : "\(Phrase.list(screens)) never opens from here"
      return Claim(
        place: first.place, subject: first.state,
        message: "nothing ever sets '\(first.state)', so \(lost); set it where the user asks for it, "
          + "or remove the state and the modifier",
        related: (first.statePlace.map { [Finding.Related(place: $0, text: "'\(first.state)' is declared here")] } ?? [])
          + RelatedPlaces.first(of: sorted.dropFirst().map(\.place), "it drives this too"))
    }
  }

  private struct Key: Hashable {
    var state: String
    var place: Place?
  }

  private static let card = RuleCard(
    id: "never-presented",
    severity: .warning,
    summary: "The state that presents a screen is never set",
    rationale: """
      A sheet, cover, popover or destination waits for a state that stays 'false' or 'nil' for ever. The button that set \
      it was lost, or sets another one.

      A state whose binding goes elsewhere, or that a library or a subclass may write, is never told.
      """,
    bad: [
      .init(
        "no code sets the flag",
        """
        import SwiftUI

        @main struct WeatherApp: App {
          var body: some Scene { WindowGroup { ForecastScreen() } }
        }

        struct ForecastScreen: View {
          @State private var showsHelp = false
          @State private var showsRadar = false
          var body: some View {
            VStack {
              Button("Radar") { showsRadar = true }
            }
            .sheet(isPresented: $showsRadar) { RadarScreen() }
            .sheet(isPresented: $showsHelp) { HelpScreen() } // expect: never-presented
          }
        }

        struct RadarScreen: View {
          var body: some View { Text("Radar") }
        }

        struct HelpScreen: View { // expect: unreachable-screen
          var body: some View { Text("Help") }
        }
        """)
    ],
    good: [
      .init(
        "a button sets it",
        """
        import SwiftUI

        @main struct WeatherApp: App {
          var body: some Scene { WindowGroup { ForecastScreen() } }
        }

        struct ForecastScreen: View {
          @State private var showsHelp = false
          var body: some View {
            Button("Help") { showsHelp = true }
              .sheet(isPresented: $showsHelp) { HelpScreen() }
          }
        }

        struct HelpScreen: View {
          var body: some View { Text("Help") }
        }
        """)
    ])
}
