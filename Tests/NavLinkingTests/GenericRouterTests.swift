import Testing

/// A router that is generic over what it shows, held by the views themselves.
@Suite struct GenericRouterTests {
  /// - Parameters:
  ///   - holder: how the root view holds the router, and what its body begins with.
  ///   - binding: the router that the sheet is bound to.
  private func check(holder: String, local: String = "", binding: String, _ location: SourceLocation = #_sourceLocation) {
    expectFlow(
      """
      import SwiftUI
      @Observable final class Pilot<Place: Hashable, Panel: Identifiable> {
        var path: [Place] = []
        var panel: Panel?
        func sail(to place: Place) { path.append(place) }
        func open(_ panel: Panel) { self.panel = panel }
      }
      enum HarborPlace: Hashable { case pier(Int), office }
      enum HarborPanel: String, Identifiable { case tides, crew; var id: String { rawValue } }
      typealias HarborPilot = Pilot<HarborPlace, HarborPanel>
      @main struct HarborApp: App {
        @State private var pilot = HarborPilot()
        var body: some Scene { WindowGroup { HarborRoot().environment(pilot) } } // nav: (entry) -> HarborRoot [root]
      }
      struct HarborRoot: View {
        \(holder)
        var body: some View {
          \(local)
          NavigationStack(path: \(binding).path) {
            HarborView() // nav: HarborRoot -> HarborView [root]
              .navigationDestination(for: HarborPlace.self) { place in
                switch place {
                case .pier: PierView()
                case .office: OfficeView()
                }
              }
          }
          .sheet(item: \(binding).panel) { PanelMaker().make($0) }
        }
      }
      struct PanelMaker {
        @ViewBuilder func make(_ panel: HarborPanel) -> some View {
          switch panel {
          case .tides: TidesView()
          case .crew: CrewView()
          }
        }
      }
      struct HarborView: View {
        @Environment(HarborPilot.self) private var pilot
        var body: some View {
          Button("Pier") { pilot.sail(to: .pier(1)) } // nav: HarborView -> PierView [push] HarborPlace.pier
          Button("Office") { pilot.sail(to: .office) } // nav: HarborView -> OfficeView [push] HarborPlace.office
          Button("Tides") { pilot.open(.tides) } // nav: HarborView -> TidesView [sheet] HarborPanel.tides
          Button("Crew") { pilot.panel = .crew } // nav: HarborView -> CrewView [sheet] HarborPanel.crew
        }
      }
      struct PierView: View { var body: some View { Text("pier") } }
      struct OfficeView: View { var body: some View { Text("office") } }
      struct TidesView: View { var body: some View { Text("tides") } }
      struct CrewView: View { var body: some View { Text("crew") } }
      """, at: location)
  }

  @Test func aLocalThatBindsWhatTheEnvironmentGives() {
    check(holder: "@Environment(HarborPilot.self) private var pilot", local: "@Bindable var pilot = pilot", binding: "$pilot")
  }

  @Test func aLocalOfAnotherName() {
    check(holder: "@Environment(Pilot<HarborPlace, HarborPanel>.self) private var pilot", local: "@Bindable var bound = pilot", binding: "$bound")
  }

  @Test func boundInPlace() { check(holder: "@Environment(HarborPilot.self) private var pilot", binding: "Bindable(pilot)") }

  @Test func boundByAProperty() { check(holder: "@Bindable var pilot: HarborPilot", binding: "$pilot") }
}
