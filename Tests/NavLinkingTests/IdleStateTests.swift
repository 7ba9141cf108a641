import Testing

/// States that begin with a case for which nothing is shown.
@Suite struct IdleStateTests {
  @Test func goingBackToTheIdleCaseIsNoTransition() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App {
        var body: some Scene { WindowGroup { MillView() } } // nav: (entry) -> MillView [root]
      }
      enum MillState: Hashable { case none, wheel, stones }
      final class MillModel: ObservableObject {
        @Published var state = MillState.none
        func openWheel() { state = .wheel } // nav: MillView -> WheelView [push] MillState.wheel
        func openStones() { state = .stones } // nav: WheelView -> StonesView [push] MillState.stones
        func reset() { state = .none }
      }
      struct MillView: View {
        @StateObject var model = MillModel()
        @State var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Wheel") { model.openWheel() }
              .navigationDestination(for: MillState.self) { state in
                switch state {
                case .wheel: WheelView(model: model)
                case .stones: StonesView(model: model)
                case .none: EmptyView()
                }
              }
          }
          .onReceive(model.$state) { state in
            if state != .none { path.append(state) }
          }
        }
      }
      struct WheelView: View {
        @ObservedObject var model: MillModel
        var body: some View { Button("Stones") { model.openStones() } }
      }
      struct StonesView: View {
        @ObservedObject var model: MillModel
        var body: some View { Button("Done") { model.reset() } }
      }
      """)
  }

  @Test func aSignThatThereIsNothingIsNoRoot() {
    expectFlow(
      """
      import SwiftUI
      @main struct QuayApp: App {
        var body: some Scene { WindowGroup { QuayView() } } // nav: (entry) -> QuayView [root]
      }
      struct QuayView: View {
        @State var berths: [String] = []
        @State var showsCrew = false
        var body: some View {
          NavigationStack {
            content.navigationTitle("Berths")
          }
          .sheet(isPresented: $showsCrew) { CrewView() }
        }
        @ViewBuilder private var content: some View {
          if berths.isEmpty {
            NothingView(title: "No berths")
          } else {
            List(berths, id: \\.self) { berth in
              Button(berth) { showsCrew = true } // nav: QuayView -> CrewView [sheet]
            }
          }
        }
      }
      struct NothingView: View {
        let title: String
        var body: some View { ContentUnavailableView(title, systemImage: "ferry").padding() }
      }
      struct CrewView: View { var body: some View { Text("Crew") } }
      """)
  }
}
