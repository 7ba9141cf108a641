import Testing

/// Tabs that are selected by what another enum's case is turned into.
struct TurnedSelectionTests {
  @Test func whoeverSetsTheOtherStateDecides() {
    let source = """
      import SwiftUI
      @main struct PortApp: App {
        @State private var model = PortModel()
        var body: some Scene { WindowGroup { PortView().environment(model) } } // nav: (entry) -> PortView [root]
      }
      enum Tour { case boats, ferries }
      @Observable final class PortModel {
        private(set) var tour: Tour?
        func guide(to tour: Tour?) { self.tour = tour }
      }
      struct PortView: View {
        enum Page {
          case quay, dock
          static func page(for tour: Tour) -> Page {
            switch tour {
            case .boats: .quay
            case .ferries: .dock
            }
          }
        }
        @Environment(PortModel.self) private var model
        @State private var page = Page.quay
        var body: some View {
          TabView(selection: $page) {
            Tab("Quay", systemImage: "a", value: Page.quay) { QuayView() } // nav: PortView -> QuayView [tab]
            Tab("Dock", systemImage: "b", value: Page.dock) { DockView() } // nav: PortView -> DockView [tab]
          }
          .onChange(of: model.tour) { _, tour in
            if let tour { page = Page.page(for: tour) }
          }
        }
      }
      struct QuayView: View {
        @Environment(PortModel.self) private var model
        var body: some View { List { Button("Ferries") { model.guide(to: .ferries) } } } // nav: QuayView -> DockView [tab] Tour.ferries
      }
      struct DockView: View { var body: some View { Text("dock") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).routeTypes.first { $0.id == "Tour" }?.cases.map(\.screens) == [["QuayView"], ["DockView"]])
  }
}
