import Testing

/// Routes that flows hand up to those which began them.
struct ForwardedRouteTests {
  @Test func aStepThatIsHandedUpIsTheParentsToAnswer() {
    expectFlow(
      """
      // file: Ferry/Ferry.swift
      import RxFlow
      import RxRelay
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          // nav: (entry) -> PierViewController [root] FerryStep.pier
          coordinator.coordinate(flow: FerryFlow(window: window!), with: OneStepper(withSingleStep: FerryStep.pier))
          return true
        }
      }
      enum FerryStep: Step { case pier, deck }
      final class FerryFlow: Flow {
        private let window: UIWindow
        var root: Presentable { window }
        init(window: UIWindow) { self.window = window }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? FerryStep else { return .none }
          switch step {
          case .pier:
            let flow = PierFlow()
            Flows.use(flow, when: .created) { root in self.window.rootViewController = root }
            return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: FerryStep.pier)))
          case .deck:
            window.rootViewController = DeckViewController()
            return .none
          default: return .none
          }
        }
      }
      final class PierFlow: Flow {
        private let controller = UINavigationController()
        var root: Presentable { controller }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? FerryStep else { return .none }
          switch step {
          case .pier:
            let pier = PierViewController(viewModel: PierViewModel())
            controller.setViewControllers([pier], animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: pier, withNextStepper: pier.viewModel))
          case .deck: return .end(forwardToParentFlowWithStep: FerryStep.deck)
          }
        }
      }
      final class PierViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func board() { steps.accept(FerryStep.deck) } // nav: PierViewController -> DeckViewController [root] FerryStep.deck
      }
      final class PierViewController: UIViewController {
        let viewModel: PierViewModel
        init(viewModel: PierViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @objc func boardTapped() { viewModel.board() }
      }
      final class DeckViewController: UIViewController {}
      """)
  }
}
