import Testing

/// Flows of steps that begin in each other's tabs and modals.
struct StepFlowTests {
  @Test func aFlowAppearsAsItsRootDoes() {
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
          // nav: (entry) -> MarketTabController [root]
          Flows.use(flow, when: .created) { root in self.window?.rootViewController = root }
          // nav: (entry) -> MarketTabController [root] MarketStep.market
          coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: MarketStep.market))
          return true
        }
      }
      enum MarketStep: Step { case market }
      enum StallStep: Step { case stalls, stall(Int), basket }
      enum BasketStep: Step { case basket }
      enum NewsStep: Step { case news }
      final class MarketFlow: Flow {
        private let tabs = MarketTabController()
        var root: Presentable { tabs }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? MarketStep else { return .none }
          switch step {
          case .market: return showMarket()
          }
        }
        private func showMarket() -> FlowContributors {
          let stalls = StallFlow(controller: UINavigationController())
          let news = NewsFlow(controller: UINavigationController())
          Flows.use(stalls, news, when: .created) { [unowned self] (first: UINavigationController, second: UINavigationController) in
            self.tabs.setViewControllers([first, second], animated: false)
          }
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: stalls, withNextStepper: OneStepper(withSingleStep: StallStep.stalls)), // nav: MarketTabController -> StallsViewController [tab] StallStep.stalls
            .contribute(withNextPresentable: news, withNextStepper: OneStepper(withSingleStep: NewsStep.news)), // nav: MarketTabController -> NewsViewController [tab] NewsStep.news
          ])
        }
      }
      final class StallFlow: Flow {
        private let controller: UINavigationController
        var root: Presentable { controller }
        init(controller: UINavigationController) { self.controller = controller }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? StallStep else { return .none }
          switch step {
          case .stalls:
            let viewModel = StallsViewModel()
            let stalls = StallsViewController(viewModel: viewModel)
            controller.pushViewController(stalls, animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: stalls, withNextStepper: viewModel))
          case .stall(let number):
            controller.pushViewController(StallViewController(number: number), animated: true)
            return .none
          case .basket:
            let flow = BasketFlow(controller: UINavigationController())
            Flows.use(flow, when: .created) { root in self.controller.present(root, animated: true) }
            // nav: StallsViewController -> BasketViewController [present] BasketStep.basket
            return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: BasketStep.basket)))
          }
        }
      }
      final class NewsFlow: Flow {
        private let controller: UINavigationController
        var root: Presentable { controller }
        init(controller: UINavigationController) { self.controller = controller }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? NewsStep else { return .none }
          switch step {
          case .news:
            controller.pushViewController(NewsViewController(), animated: false)
            return .none
          }
        }
      }
      final class BasketFlow: Flow {
        private let controller: UINavigationController
        var root: Presentable { controller }
        init(controller: UINavigationController) { self.controller = controller }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? BasketStep else { return .none }
          switch step {
          case .basket:
            controller.setViewControllers([BasketViewController()], animated: false)
            return .none
          }
        }
      }
      final class StallsViewModel: Stepper {
        let steps = PublishRelay<Step>()
        // nav: StallsViewController -> StallViewController [push] StallStep.stall
        func select(_ number: Int) { steps.accept(StallStep.stall(number)) }
        // nav: StallsViewController -> BasketViewController [present] StallStep.basket
        func showBasket() { steps.accept(StallStep.basket) }
      }
      final class MarketTabController: UITabBarController {}
      final class StallsViewController: UIViewController {
        private let viewModel: StallsViewModel
        init(viewModel: StallsViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @objc func stallTapped() { viewModel.select(1) }
        @objc func basketTapped() { viewModel.showBasket() }
      }
      final class StallViewController: UIViewController { init(number: Int) { super.init(nibName: nil, bundle: nil) } }
      final class BasketViewController: UIViewController {}
      final class NewsViewController: UIViewController {}
      """)
  }
}
