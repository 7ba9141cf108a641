import Testing

/// What a flow does for some steps only, as what they carry says.
@Suite struct PayloadConditionTests {
  @Test func aMethodAsksWhatTheStepCarries() {
    expectFlow(
      """
      import RxFlow
      import RxRelay
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let flow = ZooFlow()
          Flows.use(flow, when: .created) { root in self.window?.rootViewController = root } // nav: (entry) -> ZooBar [root]
          coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: ZooStep.zoo)) // nav: (entry) -> ZooBar [root] ZooStep.zoo
          return true
        }
      }
      enum Mood { case glad, sad }
      enum ZooStep: Step { case zoo, cages, visit, fed(mood: Mood, name: String), cured(mood: Mood) }
      final class ZooFlow: Flow {
        private let bar = ZooBar()
        var root: Presentable { bar }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ZooStep else { return .none }
          switch step {
          case .zoo:
            let visit = VisitFlow()
            let cages = CagesFlow()
            // nav: ZooBar -> VisitViewController [tab] ZooStep.visit; ZooBar -> CagesViewController [tab] ZooStep.cages
            Flows.use(visit, cages, when: .created) { first, second in self.bar.setViewControllers([first, second], animated: false) }
            return .multiple(flowContributors: [
              .contribute(withNextPresentable: visit, withNextStepper: OneStepper(withSingleStep: ZooStep.visit)),
              .contribute(withNextPresentable: cages, withNextStepper: OneStepper(withSingleStep: ZooStep.cages)),
            ])
          default: return .none
          }
        }
      }
      final class VisitFlow: Flow {
        private let stack = UINavigationController()
        var root: Presentable { stack }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ZooStep else { return .none }
          switch step {
          case .visit:
            stack.pushViewController(VisitViewController(), animated: false)
            return .none
          default: return .none
          }
        }
      }
      final class CagesFlow: Flow {
        private let stack = UINavigationController()
        var root: Presentable { stack }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ZooStep else { return .none }
          switch step {
          case .cages:
            let model = CagesModel()
            let cages = CagesViewController(model: model)
            stack.pushViewController(cages, animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: cages, withNextStepper: model))
          case let .fed(mood, name): return showFed(mood: mood, name: name)
          case let .cured(mood): return showCured(mood)
          default: return .none
          }
        }
        private func showFed(mood: Mood, name: String) -> FlowContributors {
          if mood == .glad { stack.tabBarController?.selectedIndex = 0 }
          stack.present(ThanksViewController(name: name), animated: true)
          return .none
        }
        private func showCured(_ mood: Mood) -> FlowContributors {
          guard mood != .sad else { return .none }
          stack.present(CureViewController(), animated: true)
          return .none
        }
      }
      final class CagesModel: Stepper {
        let steps = PublishRelay<Step>()
        func feed() {
          // nav: CagesViewController -> ThanksViewController [present] ZooStep.fed; CagesViewController -> VisitViewController [tab]
          steps.accept(ZooStep.fed(mood: .glad, name: "lion"))
        }
        func starve() { steps.accept(ZooStep.fed(mood: .sad, name: "lion")) } // nav: CagesViewController -> ThanksViewController [present] ZooStep.fed
        func cure() { steps.accept(ZooStep.cured(mood: .glad)) } // nav: CagesViewController -> CureViewController [present] ZooStep.cured
      }
      final class ZooBar: UITabBarController {}
      final class VisitViewController: UIViewController {}
      final class CureViewController: UIViewController {}
      final class CagesViewController: UIViewController {
        private let model: CagesModel
        init(model: CagesModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func feed() { model.feed() }
      }
      final class ThanksViewController: UIViewController { init(name: String) { super.init(nibName: nil, bundle: nil) } }
      """)
  }
}
