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
            // nav: MarketTabController -> StallsViewController [tab] StallStep.stalls; MarketTabController -> NewsViewController [tab] NewsStep.news
            self.tabs.setViewControllers([first, second], animated: false)
          }
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: stalls, withNextStepper: OneStepper(withSingleStep: StallStep.stalls)),
            .contribute(withNextPresentable: news, withNextStepper: OneStepper(withSingleStep: NewsStep.news)),
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

  @Test func aFlowBeginsAtItsRootAndEndsInItsParent() {
    expectFlow(
      """
      // file: Bank/Bank.swift
      import RxFlow
      import RxRelay
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          // nav: (entry) -> WelcomeViewController [root] BankStep.welcome
          coordinator.coordinate(flow: BankFlow(window: window!), with: OneStepper(withSingleStep: BankStep.welcome))
          return true
        }
      }
      enum BankStep: Step { case welcome, accounts }
      enum WelcomeStep: Step { case welcome, signIn, done }
      enum SignInStep: Step { case signIn, terms, done }
      enum AccountsStep: Step { case accounts }
      final class BankFlow: Flow {
        private let window: UIWindow
        var root: Presentable { window }
        init(window: UIWindow) { self.window = window }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? BankStep else { return .none }
          switch step {
          case .welcome:
            let flow = WelcomeFlow()
            Flows.use(flow, when: .created) { root in self.window.rootViewController = root }
            return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: WelcomeStep.welcome)))
          case .accounts:
            let flow = AccountsFlow()
            Flows.use(flow, when: .created) { root in self.window.rootViewController = root }
            return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: AccountsStep.accounts)))
          }
        }
      }
      final class WelcomeFlow: Flow {
        private let controller = UINavigationController()
        var root: Presentable { controller }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? WelcomeStep else { return .none }
          switch step {
          case .welcome:
            let viewModel = WelcomeViewModel()
            let welcome = WelcomeViewController(viewModel: viewModel)
            controller.setViewControllers([welcome], animated: false)
            return .one(flowContributor: .contribute(withNextPresentable: welcome, withNextStepper: viewModel))
          case .signIn: return showSignIn()
          case .done: return .end(forwardToParentFlowWithStep: BankStep.accounts)
          }
        }
        private func showSignIn() -> FlowContributors {
          let flow = SignInFlow()
          Flows.use(flow, when: .created) { root in self.controller.present(root, animated: true) }
          return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: SignInStep.signIn)))
        }
      }
      final class SignInFlow: Flow {
        private let signIn: FormViewController
        private let viewModel = SignInViewModel()
        var root: Presentable { return signIn }
        init() { signIn = SignInViewController(viewModel: viewModel) }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? SignInStep else { return .none }
          switch step {
          case .signIn: return .one(flowContributor: .contribute(withNextPresentable: signIn, withNextStepper: viewModel))
          case .terms:
            signIn.present(TermsViewController(), animated: true)
            return .none
          case .done: return .end(forwardToParentFlowWithStep: WelcomeStep.done)
          }
        }
      }
      final class AccountsFlow: Flow {
        private let accounts = AccountsViewController()
        var root: Presentable { accounts }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? AccountsStep else { return .none }
          switch step {
          case .accounts: return .one(flowContributor: .contribute(withNext: accounts))
          }
        }
      }
      final class WelcomeViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func start() { steps.accept(WelcomeStep.signIn) } // nav: WelcomeViewController -> SignInViewController [present] WelcomeStep.signIn
      }
      final class SignInViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func showTerms() { steps.accept(SignInStep.terms) } // nav: SignInViewController -> TermsViewController [present] SignInStep.terms
        func finish() { steps.accept(SignInStep.done) } // nav: SignInViewController -> AccountsViewController [root] SignInStep.done
      }
      class FormViewController: UIViewController {}
      final class WelcomeViewController: UIViewController {
        private let viewModel: WelcomeViewModel
        init(viewModel: WelcomeViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @objc func startTapped() { viewModel.start() }
      }
      final class SignInViewController: FormViewController {
        private let viewModel: SignInViewModel
        init(viewModel: SignInViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @objc func termsTapped() { viewModel.showTerms() }
        @objc func doneTapped() { viewModel.finish() }
      }
      final class TermsViewController: UIViewController {}
      final class AccountsViewController: UIViewController, Stepper { let steps = PublishRelay<Step>() }
      """)
  }

  @Test func aFlowIsGivenTheStepsOfWhatItHandsOver() {
    expectFlow(
      """
      // file: Zoo/Zoo.swift
      import RxFlow
      import RxRelay
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          // nav: (entry) -> GateViewController [root] ZooStep.gate
          coordinator.coordinate(flow: ZooFlow(window: window!), with: OneStepper(withSingleStep: ZooStep.gate))
          return true
        }
      }
      enum ZooStep: Step { case gate, animals, plants }
      enum GuideStep: Step { case list, item(Int) }
      final class ZooFlow: Flow {
        private let window: UIWindow
        private let controller = UINavigationController()
        var root: Presentable { window }
        init(window: UIWindow) { self.window = window }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ZooStep else { return .none }
          switch step {
          case .gate:
            let gate = GateViewController()
            controller.setViewControllers([gate], animated: false)
            window.rootViewController = controller
            return .one(flowContributor: .contribute(withNext: gate))
          case .animals:
            let flow = AnimalFlow(controller: controller)
            Flows.use(flow, when: .created) { root in self.controller.pushViewController(root, animated: true) }
            return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: GuideStep.list)))
          case .plants:
            let flow = PlantFlow(controller: controller)
            Flows.use(flow, when: .created) { root in self.controller.pushViewController(root, animated: true) }
            return .one(flowContributor: .contribute(withNextPresentable: flow, withNextStepper: PlantStepper()))
          }
        }
      }
      final class AnimalFlow: Flow {
        private let controller: UINavigationController
        private let animals: AnimalsViewController
        var root: Presentable { animals }
        init(controller: UINavigationController) {
          self.controller = controller
          animals = AnimalsViewController(viewModel: AnimalsViewModel())
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? GuideStep else { return .none }
          switch step {
          case .list: return .one(flowContributor: .contribute(withNextPresentable: animals, withNextStepper: animals.viewModel))
          case .item:
            controller.pushViewController(AnimalViewController(), animated: true)
            return .none
          }
        }
      }
      final class PlantFlow: Flow {
        private let controller: UINavigationController
        private let plants: PlantsViewController
        var root: Presentable { plants }
        init(controller: UINavigationController) {
          self.controller = controller
          plants = PlantsViewController(viewModel: PlantsViewModel())
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step.asGuideStep else { return .none }
          switch step {
          case .list: return .one(flowContributor: .contribute(withNextPresentable: plants, withNextStepper: plants.viewModel))
          case .item:
            controller.present(PlantViewController(), animated: true)
            return .none
          }
        }
      }
      final class AnimalsViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func select(_ row: Int) { steps.accept(GuideStep.item(row)) } // nav: AnimalsViewController -> AnimalViewController [push] GuideStep.item
      }
      final class PlantStepper: Stepper {
        let steps = PublishRelay<Step>()
        var initialStep: Step { GuideStep.list } // nav: GateViewController -> PlantsViewController [push] GuideStep.list
      }
      extension Step {
        var asGuideStep: GuideStep? { self as? GuideStep }
      }
      final class PlantsViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func select(_ row: Int) { steps.accept(GuideStep.item(row)) } // nav: PlantsViewController -> PlantViewController [present] GuideStep.item
      }
      final class GateViewController: UIViewController, Stepper {
        let steps = PublishRelay<Step>()
        @objc func animalsTapped() { steps.accept(ZooStep.animals) } // nav: GateViewController -> AnimalsViewController [push] ZooStep.animals
        @objc func plantsTapped() { steps.accept(ZooStep.plants) } // nav: GateViewController -> PlantsViewController [push] ZooStep.plants
      }
      final class AnimalsViewController: UIViewController {
        let viewModel: AnimalsViewModel
        init(viewModel: AnimalsViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @objc func rowTapped() { viewModel.select(1) }
      }
      final class PlantsViewController: UIViewController {
        let viewModel: PlantsViewModel
        init(viewModel: PlantsViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @objc func rowTapped() { viewModel.select(1) }
      }
      final class AnimalViewController: UIViewController {}
      final class PlantViewController: UIViewController {}
      """)
  }

  /// Each flow has its screen from the start, and the step puts it there again.
  @Test func theTabsOfABarAreItsOwnWhateverStepFillsThem() {
    expectFlow(
      """
      import RxFlow
      import RxRelay
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let coordinator = FlowCoordinator()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let flow = FarmFlow()
          // nav: (entry) -> FarmTabController [root]
          Flows.use(flow, when: .created) { root in self.window?.rootViewController = root }
          // nav: (entry) -> FarmTabController [root] FarmStep.start
          coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: FarmStep.start))
          return true
        }
      }
      enum FarmStep: Step { case start, cows, hens }
      final class FarmFlow: Flow {
        private lazy var tabs = FarmTabController.shared
        private let cows = CowFlow()
        private let hens = HenFlow()
        var root: Presentable { tabs }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? FarmStep else { return .none }
          switch step {
          case .start: return fill()
          default: return .none
          }
        }
        private func fill() -> FlowContributors {
          Flows.use(cows, hens, when: .created) { first, second in
            // nav: FarmTabController -> CowController [tab]; FarmTabController -> HenController [tab]
            self.tabs.setViewControllers([first, second], animated: true)
          }
          return .multiple(flowContributors: [
            .contribute(withNextPresentable: cows, withNextStepper: OneStepper(withSingleStep: FarmStep.cows)), // nav: FarmTabController -> CowController [tab] FarmStep.cows
            .contribute(withNextPresentable: hens, withNextStepper: OneStepper(withSingleStep: FarmStep.hens)), // nav: FarmTabController -> HenController [tab] FarmStep.hens
          ])
        }
      }
      final class CowFlow: Flow {
        private var controller: UINavigationController!
        private var screen: CowController!
        var root: Presentable { controller }
        init() {
          screen = CowController()
          controller = UINavigationController(rootViewController: screen)
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? FarmStep else { return .none }
          switch step {
          case .cows:
            controller.setViewControllers([screen], animated: false)
            return .none
          default: return .none
          }
        }
      }
      final class HenFlow: Flow {
        private var controller: UINavigationController!
        private var screen: HenController!
        var root: Presentable { controller }
        init() {
          screen = HenController()
          controller = UINavigationController(rootViewController: screen)
        }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? FarmStep else { return .none }
          switch step {
          case .hens:
            controller.setViewControllers([screen], animated: false)
            return .none
          default: return .none
          }
        }
      }
      final class FarmTabController: UITabBarController { static let shared = FarmTabController() }
      final class CowController: UIViewController {}
      final class HenController: UIViewController {}
      """)
  }
}
