import Testing

/// Flows of steps that the app begins with a stepper of its own.
@Suite struct FirstStepTests {
  @Test func whatIsHandedUpWhereNobodyIsAboveComesToNobody() {
    expectFlow(
      """
      import RxFlow
      import RxRelay
      import UIKit
      enum ShopStep: Step { case home, cart, done }
      final class ShopFlow: Flow {
        var root: Presentable { stack }
        let stack = UINavigationController()
        let stepper = ShopStepper()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .home: return toHome()
          case .cart: return toCart()
          case .done: return .none
          }
        }
        private func toHome() -> FlowContributors {
          stack.pushViewController(HomeController(stepper), animated: true)
          return .none
        }
        private func toCart() -> FlowContributors {
          stack.present(CartController(), animated: true)
          return .end(forwardToParentFlowWithStep: ShopStep.home)
        }
      }
      final class ShopStepper: Stepper {
        var initialStep: Step { ShopStep.home } // nav: (entry) -> HomeController [root] ShopStep.home
        var steps = PublishRelay<Step>()
      }
      final class HomeController: UIViewController {
        let stepper: Stepper
        init(_ stepper: Stepper) { self.stepper = stepper; super.init(nibName: nil, bundle: nil) }
        @objc func cart() { stepper.steps.accept(ShopStep.cart) } // nav: HomeController -> CartController [present] ShopStep.cart
      }
      final class CartController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let flow = ShopFlow()
          Flows.use(flow, when: .created) { [window] root in window?.rootViewController = root }
          coordinator.coordinate(flow: flow, with: flow.stepper)
          return true
        }
      }
      """)
  }
}
