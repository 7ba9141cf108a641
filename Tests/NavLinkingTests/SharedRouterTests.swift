import Testing

/// Routers that also make the first screen of their flow, and are asked by every screen of it.
@Suite struct SharedRouterTests {
  @Test func whoeverAsksTheRouterIsTheSource() {
    expectFlow(
      """
      import SwiftUI
      @main struct MillApp: App {
        let router: any MillRouting = MillRouter()
        var body: some Scene { WindowGroup { router.firstView() } } // nav: (entry) -> MillView [root]
      }
      enum Step: Hashable { case wheel, stones }
      protocol MillRouting {
        func firstView() -> AnyView
        func showWheel()
        func showStones()
      }
      final class MillRouter: ObservableObject, MillRouting {
        @Published var path: [Step] = []
        func firstView() -> AnyView { AnyView(MillView(router: self, model: MillModel(router: self))) }
        func showWheel() { path.append(.wheel) } // nav: MillView -> WheelView [push] Step.wheel
        func showStones() { path.append(.stones) } // nav: WheelView -> StonesView [push] Step.stones
      }
      final class MillModel: ObservableObject {
        let router: any MillRouting
        init(router: any MillRouting) { self.router = router }
        func open() { router.showWheel() }
      }
      final class WheelModel: ObservableObject {
        let router: any MillRouting
        init(router: any MillRouting) { self.router = router }
        func open() { router.showStones() }
      }
      struct MillView: View {
        @ObservedObject var router: MillRouter
        @ObservedObject var model: MillModel
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Wheel") { model.open() }
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .wheel: WheelView(model: WheelModel(router: router))
                case .stones: StonesView()
                }
              }
          }
        }
      }
      struct WheelView: View {
        @ObservedObject var model: WheelModel
        var body: some View { Button("Stones") { model.open() } }
      }
      struct StonesView: View { var body: some View { Text("Stones") } }
      """)
  }
}
