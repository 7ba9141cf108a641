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

/// Services that several models are given, and whose news each of them watches.
@Suite struct SharedServiceTests {
  @Test func newsAreForTheModelThatWatchesThem() {
    expectFlow(
      """
      import Combine
      import SwiftUI
      @main struct MillApp: App {
        var body: some Scene { WindowGroup { MillView() } } // nav: (entry) -> MillView [root]
      }
      enum Step: Hashable { case wheel, stones }
      protocol Grinding {
        var isFull: PassthroughSubject<Bool, Never> { get }
        var isGround: PassthroughSubject<Bool, Never> { get }
        func fill()
        func grind()
      }
      final class Grinder: Grinding {
        let isFull = PassthroughSubject<Bool, Never>()
        let isGround = PassthroughSubject<Bool, Never>()
        func fill() { isFull.send(true) }
        func grind() { isGround.send(true) }
      }
      final class Router: ObservableObject {
        @Published var path: [Step] = []
        func showWheel() { path.append(.wheel) } // nav: MillView -> WheelView [push] Step.wheel
        func showStones() { path.append(.stones) } // nav: WheelView -> StonesView [push] Step.stones
      }
      final class MillModel: ObservableObject {
        let grinder: any Grinding
        var bag: Set<AnyCancellable> = []
        init(router: Router, grinder: any Grinding) {
          self.grinder = grinder
          grinder.isFull.sink { [weak router] isFull in router?.showWheel() }.store(in: &bag)
        }
      }
      final class WheelModel: ObservableObject {
        let grinder: any Grinding
        var bag: Set<AnyCancellable> = []
        init(router: Router, grinder: any Grinding) {
          self.grinder = grinder
          grinder.isGround.sink { [weak router] isGround in router?.showStones() }.store(in: &bag)
        }
      }
      struct MillView: View {
        @StateObject var router = Router()
        let grinder: any Grinding = Grinder()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Mill")
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .wheel: WheelView(model: WheelModel(router: router, grinder: grinder))
                case .stones: StonesView()
                }
              }
          }
          .onAppear { start() }
        }
        @State var model: MillModel?
        func start() { model = MillModel(router: router, grinder: grinder) }
      }
      struct WheelView: View {
        @ObservedObject var model: WheelModel
        var body: some View { Button("Grind") { model.grinder.grind() } }
      }
      struct StonesView: View { var body: some View { Text("Stones") } }
      """)
  }
}
