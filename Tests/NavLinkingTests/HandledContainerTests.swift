import Testing

/// Tabs of flows that an initialiser makes, filled when the flows are given their first steps.
struct HandledContainerTests {
  @Test func aTabShowsWhatTheHandlerOfItsFlowPutsIn() {
    expectFlow(
      """
      // file: Market/Market.swift
      import RxFlow
      import RxRelay
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let flow = MarketFlow()
          Flows.use(flow, when: .created) { root in self.window?.rootViewController = root } // nav: (entry) -> UITabBarController [root]
          coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: MarketStep.market))
          return true
        }
      }
      enum MarketStep: Step { case market, stall, basket, fruit }
      final class MarketFlow: Flow {
        let bar: UITabBarController = .init()
        private let stallFlow: StallFlow
        private let basketFlow: BasketFlow
        var root: Presentable { bar }
        init() {
          stallFlow = .init()
          basketFlow = .init()
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MarketStep else { return .none }
          switch step {
          case .market: return fill()
          default: return .none
          }
        }
        private func fill() -> FlowContributors {
          Flows.use(stallFlow, basketFlow, when: .created) { (stall: UINavigationController, basket: UINavigationController) in
            // nav: UITabBarController -> StallController [tab] MarketStep.stall; UITabBarController -> BasketController [tab] MarketStep.basket
            self.bar.setViewControllers([stall, basket], animated: true)
          }
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: stallFlow, withNextStepper: OneStepper(withSingleStep: MarketStep.stall)),
            .contribute(withNextPresentable: basketFlow, withNextStepper: OneStepper(withSingleStep: MarketStep.basket)),
          ])
        }
      }
      final class StallFlow: Flow {
        private let stack = UINavigationController()
        var root: Presentable { stack }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MarketStep else { return .none }
          switch step {
          case .stall: return open()
          case .fruit:
            stack.pushViewController(FruitController(), animated: true)
            return .none
          default: return .none
          }
        }
        private func open() -> FlowContributors {
          let stall = StallController()
          stack.setViewControllers([stall], animated: false)
          return .one(flowContributor: .contribute(withNextPresentable: stall, withNextStepper: stall.model))
        }
      }
      final class BasketFlow: Flow {
        private let stack = UINavigationController()
        var root: Presentable { stack }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MarketStep else { return .none }
          switch step {
          case .basket:
            stack.setViewControllers([BasketController()], animated: false)
            return .none
          default: return .none
          }
        }
        // nav: (entry) -> FruitController [root] dead
        private func forgotten() { stack.setViewControllers([FruitController()], animated: false) }
      }
      final class StallModel: Stepper {
        let steps = PublishRelay<Step>()
        func peel() { steps.accept(MarketStep.fruit) } // nav: StallController -> FruitController [push] MarketStep.fruit
      }
      final class StallController: UIViewController {
        let model = StallModel()
        @objc func tapped() { model.peel() }
      }
      final class BasketController: UIViewController {}
      final class FruitController: UIViewController {}
      """)
  }
}
