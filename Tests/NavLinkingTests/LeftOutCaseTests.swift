import Testing

/// Cases that code deals with before it sets the state which shows the others.
struct LeftOutCaseTests {
  @Test func aCaseThatIsComparedBeforeGoesNowhere() {
    expectFlow(
      """
      import SwiftUI

      enum MenuItem: Identifiable { case crew, alarm, log; var id: Self { self } }
      final class DeckModel: ObservableObject {
        enum Action { case setRoute(MenuItem) }
        @Published var route: MenuItem?
        func send(_ action: Action) {
          switch action {
          case let .setRoute(route):
            if route == .alarm {
              self.route = nil
            } else {
              self.route = route
            }
          }
        }
      }
      struct DeckView: View {
        @StateObject var model = DeckModel()
        var body: some View {
          VStack {
            Button("Crew") { model.send(.setRoute(.crew)) } // nav: DeckView -> CrewView [fullScreenCover] MenuItem.crew
            Button("Log") { model.send(.setRoute(.log)) } // nav: DeckView -> LogView [fullScreenCover] MenuItem.log
            Button("Alarm") { model.send(.setRoute(.alarm)) }
          }
          .fullScreenCover(item: $model.route) { route in
            switch route {
            case .crew: CrewView()
            case .log: LogView()
            default: EmptyView()
            }
          }
        }
      }
      struct CrewView: View { var body: some View { Text("Crew") } }
      struct LogView: View { var body: some View { Text("Log") } }
      @main struct ShipApp: App {
        var body: some Scene { WindowGroup { DeckView() } } // nav: (entry) -> DeckView [root]
      }
      """)
  }
}
