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

  /// What a stepper begins with that nobody is seen to hold is told by others, where they show it.
  @Test func whatNobodyHoldsYieldsToOthers() {
    expectFlow(
      """
      import RxFlow
      import RxRelay
      import UIKit
      enum FarmStep: Step { case start, barn, field, cow }
      final class FarmFlow: Flow {
        var root: Presentable { bar }
        let bar = FarmBar()
        private let barn = BarnFlow()
        private let field = FieldFlow()
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? FarmStep else { return .none }
          switch step {
          case .start: return fill()
          default: return .none
          }
        }
        private func fill() -> FlowContributors {
          Flows.use(barn, field, when: .created) { barn, field in
            self.bar.setViewControllers([barn, field], animated: true) // nav: FarmBar -> BarnController [tab]; FarmBar -> FieldController [tab]
          }
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: barn, withNextStepper: OneStepper(withSingleStep: FarmStep.barn)), // nav: FarmBar -> BarnController [tab] FarmStep.barn
            .contribute(withNextPresentable: field, withNextStepper: OneStepper(withSingleStep: FarmStep.field)), // nav: FarmBar -> FieldController [tab] FarmStep.field
          ])
        }
      }
      final class FarmBar: UITabBarController {}
      final class BarnFlow: Flow {
        var root: Presentable { stack }
        private let controller = BarnController()
        private lazy var stack = UINavigationController(rootViewController: controller)
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? FarmStep else { return .none }
          switch step {
          case .barn:
            stack.setViewControllers([controller], animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: root, withNextStepper: BarnStepper.shared))
          case .cow:
            stack.pushViewController(CowController(), animated: true)
            return .none
          default: return .none
          }
        }
      }
      final class BarnStepper: Stepper {
        static let shared = BarnStepper()
        let steps = PublishRelay<Step>()
        var initialStep: Step { FarmStep.barn }
      }
      final class FieldFlow: Flow {
        var root: Presentable { stack }
        private let controller = FieldController()
        private lazy var stack = UINavigationController(rootViewController: controller)
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? FarmStep else { return .none }
          switch step {
          case .field:
            stack.setViewControllers([controller], animated: false)
            return .none
          default: return .none
          }
        }
      }
      final class BarnController: UIViewController {
        @objc func see() { BarnStepper.shared.steps.accept(FarmStep.cow) } // nav: BarnController -> CowController [push] FarmStep.cow
      }
      final class FieldController: UIViewController {}
      final class CowController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let flow = FarmFlow()
          coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: FarmStep.start)) // nav: (entry) -> FarmBar [root] FarmStep.start
          Flows.use(flow, when: .created) { root in self.window?.rootViewController = root } // nav: (entry) -> FarmBar [root]
          return true
        }
      }
      """)
  }
}
