import Testing

/// Stacks bound to a copy of a router's list of routes, which a stream keeps equal to it.
@Suite struct CopiedPathTests {
  private static let copies = [
    "router.stepsPublisher.sink { [weak self] steps in self?.path = steps }.store(in: &bag)",
    "router.stepsPublisher.receive(on: RunLoop.main).sink { [weak self] in self?.path = $0 }.store(in: &bag)",
    "router.stepsPublisher.assign(to: &$path)",
    "router.stepsPublisher.assign(to: \\.path, on: self).store(in: &bag)",
  ]

  @Test(arguments: copies) func whoeverAddsToTheRoutersListPushes(_ copy: String) {
    expectFlow(
      """
      import Combine
      import SwiftUI
      @main struct MillApp: App { var body: some Scene { WindowGroup { MillView(model: MillModel(router: MillRouter())) } } } // nav: (entry) -> MillView [root]
      enum Step: Hashable { case wheel, stones }
      extension Step: View {
        var body: some View {
          switch self {
          case .wheel: WheelView()
          case .stones: StonesView()
          }
        }
      }
      protocol MillRouting {
        var stepsPublisher: Published<[Step]>.Publisher { get }
        func showWheel()
        func showAll()
      }
      final class MillRouter: MillRouting {
        @Published var steps: [Step] = []
        var stepsPublisher: Published<[Step]>.Publisher { $steps }
        func push(_ step: Step) { steps.append(step) }
        func push(many: [Step]) { steps.append(contentsOf: many) }
        func showWheel() { push(.wheel) } // nav: MillView -> WheelView [push] Step.wheel
        func showAll() { push(many: [.wheel, .stones]) } // nav: MillView -> WheelView [push] Step.wheel; MillView -> StonesView [push] Step.stones
      }
      final class MillModel: ObservableObject {
        let router: any MillRouting
        @Published var path: [Step] = []
        private var bag = Set<AnyCancellable>()
        init(router: any MillRouting) {
          self.router = router
          \(copy)
        }
      }
      struct MillView: View {
        @ObservedObject var model: MillModel
        var body: some View {
          NavigationStack(path: $model.path) {
            VStack {
              Button("Wheel") { model.router.showWheel() }
              Button("All") { model.router.showAll() }
            }
            .navigationDestination(for: Step.self) { $0 }
          }
        }
      }
      struct WheelView: View { var body: some View { Text("Wheel") } }
      struct StonesView: View { var body: some View { Text("Stones") } }
      """)
  }
}
