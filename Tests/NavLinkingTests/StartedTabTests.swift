import Testing

/// Coordinators that fill what they are given, each for a tab, while the bar's own coordinator is made.
@Suite struct StartedTabTests {
  @Test func aTabShowsWhatItsCoordinatorPushedFirst() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private let harbour = HarbourCoordinator(stack: UINavigationController())
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = harbour.stack // nav: (entry) -> HarbourBarController [root]
          harbour.start()
          return true
        }
      }
      enum Pier { case boats, ropes }
      protocol Coordinator: AnyObject { var stack: UINavigationController { get }; func start() }
      final class HarbourCoordinator: Coordinator {
        let stack: UINavigationController
        private var bar: HarbourBarController?
        private var children: [Coordinator] = []
        init(stack: UINavigationController) {
          self.stack = stack
          self.bar = makeBar()
        }
        func start() {
          guard let bar else { return }
          stack.pushViewController(bar, animated: false) // nav: (entry) -> HarbourBarController [root]
        }
        private func makeBar() -> HarbourBarController {
          let bar = HarbourBarController()
          // nav: HarbourBarController -> BoatsController [tab] Pier.boats; HarbourBarController -> RopesController [tab] Pier.ropes
          let piers: [Pier] = [.boats, .ropes]
          bar.setViewControllers(piers.map { makeTab($0) }, animated: false)
          return bar
        }
        private func makeTab(_ pier: Pier) -> UINavigationController {
          switch pier {
          case .boats: return makeBoats()
          case .ropes: return makeRopes()
          }
        }
        private func makeBoats() -> UINavigationController {
          let stack = UINavigationController()
          let coordinator = BoatsCoordinator(stack: stack)
          coordinator.parent = self
          children.append(coordinator)
          coordinator.start()
          return coordinator.stack
        }
        private func makeRopes() -> UINavigationController {
          let stack = UINavigationController()
          let coordinator = RopesCoordinator(stack: stack)
          children.append(coordinator)
          coordinator.start()
          return coordinator.stack
        }
        func sail() { print("sail") }
      }
      final class HarbourBarController: UITabBarController {}
      final class BoatsCoordinator: Coordinator {
        let stack: UINavigationController
        weak var parent: HarbourCoordinator?
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let boats = BoatsController()
          boats.coordinator = self
          stack.pushViewController(boats, animated: false) // nav: (entry) -> BoatsController [root]
        }
        func sail() { parent?.sail() }
      }
      final class RopesCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(RopesController(), animated: false) } // nav: (entry) -> RopesController [root]
      }
      final class BoatsController: UIViewController {
        weak var coordinator: BoatsCoordinator?
        func sail() { coordinator?.sail() }
      }
      final class RopesController: UIViewController {}
      """)
  }

  /// A package's own name for a function takes a closure behind the call.
  @Test func aHandlerOfAPackagesTypeIsGivenBehindTheCall() {
    expectFlow(
      """
      import Flows
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: QuayController(flow: QuayFlow())) // nav: (entry) -> QuayController [root]
          return true
        }
      }
      protocol QuayDelegate: AnyObject { func showCrates() }
      final class QuayFlow: Flows.StackFlow<Int>, QuayDelegate {
        func showCrates() {
          let flow = CratesFlow()
          add(child: flow)
          flow.start { [weak self] in self?.remove(child: flow) }
        }
      }
      final class CratesFlow: Flows.StackFlow<Int> {
        override func start(finishHandler: FinishHandlerType?) {
          super.start(finishHandler: finishHandler)
          stack.pushViewController(CratesController(flow: self), animated: true) // nav: QuayController -> CratesController [push]
        }
      }
      final class QuayController: UIViewController {
        let flow: QuayDelegate
        init(flow: QuayDelegate) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        func tap() { flow.showCrates() }
      }
      final class CratesController: UIViewController {
        let flow: CratesFlow
        init(flow: CratesFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
      }
      """)
  }

  /// Which type is made, only the property says.
  @Test func coordinatorsMadeByAnInitialiserWithoutAName() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = OrchardBar() // nav: (entry) -> OrchardBar [root]
          return true
        }
      }
      protocol Coordinator: AnyObject { var stack: UINavigationController { get }; func start() }
      final class ApplesCoordinator: Coordinator {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(ApplesController(), animated: false) } // nav: OrchardBar -> ApplesController [root]
      }
      final class PearsCoordinator: Coordinator {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(PearsController(), animated: false) } // nav: OrchardBar -> PearsController [root]
      }
      final class OrchardBar: UITabBarController {
        private let apples: ApplesCoordinator = .init(stack: .init())
        private let pears: PearsCoordinator = .init(stack: UINavigationController())
        override func viewDidLoad() {
          super.viewDidLoad()
          let coordinators: [Coordinator] = [apples, pears]
          coordinators.forEach { $0.start() }
          let first = apples.stack
          viewControllers = [
            first, // nav: OrchardBar -> ApplesController [tab]
            pears.stack, // nav: OrchardBar -> PearsController [tab]
          ]
        }
      }
      final class ApplesController: UIViewController {}
      final class PearsController: UIViewController {}
      """)
  }

  /// A tab begins with one method, another screen shows the same coordinator's screen with another.
  @Test func aCoordinatorThatBeginsInTwoWays() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = OrchardBar() // nav: (entry) -> OrchardBar [root]
          return true
        }
      }
      protocol Coordinator: AnyObject { var stack: UINavigationController { get set }; func start() }
      final class TreesCoordinator: Coordinator {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(TreesController(), animated: false) } // nav: OrchardBar -> TreesController [root]
        func openTrees(of owner: Int) { stack.pushViewController(TreesController(), animated: true) } // nav: OwnerController -> TreesController [push]
      }
      final class OwnerCoordinator: Coordinator {
        var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let owner = OwnerController()
          owner.coordinator = self
          stack.pushViewController(owner, animated: false) // nav: OrchardBar -> OwnerController [root]
        }
        func startTrees() {
          let trees = TreesCoordinator(stack: stack)
          trees.openTrees(of: 1)
        }
      }
      final class OrchardBar: UITabBarController {
        private let trees = TreesCoordinator(stack: UINavigationController())
        private let owner = OwnerCoordinator(stack: UINavigationController())
        override func viewDidLoad() {
          super.viewDidLoad()
          trees.start()
          owner.start()
          viewControllers = [
            trees.stack, // nav: OrchardBar -> TreesController [tab]
            owner.stack, // nav: OrchardBar -> OwnerController [tab]
          ]
        }
      }
      final class TreesController: UIViewController {}
      final class OwnerController: UIViewController {
        var coordinator: OwnerCoordinator?
        @objc func show() { coordinator?.startTrees() }
      }
      """)
  }

  /// What a closure pushes on the navigation controller that it makes is that one's root.
  @Test func navigationControllersFilledInAClosure() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = OrchardBar() // nav: (entry) -> OrchardBar [root]
          return true
        }
      }
      enum Row: CaseIterable { case apples, pears }
      final class OrchardBar: UITabBarController {
        func fill() {
          var all: [UIViewController] = []
          // nav: OrchardBar -> ApplesController [tab] Row.apples; OrchardBar -> PearsController [tab] Row.pears
          Row.allCases.forEach { row in
            let stack = UINavigationController()
            // nav: OrchardBar -> ApplesController [root] Row.apples; OrchardBar -> PearsController [root] Row.pears
            stack.pushViewController(make(row), animated: false)
            all.append(stack)
          }
          setViewControllers(all, animated: false)
        }
        private func make(_ row: Row) -> UIViewController {
          switch row {
          case .apples: ApplesController()
          case .pears: PearsController()
          }
        }
      }
      final class ApplesController: UIViewController {}
      final class PearsController: UIViewController {}
      """)
  }

  /// Flows that inherit the app's own `start`, and override it, are started in a loop: the app's own does not run again.
  @Test func flowsOfTheAppsOwnTypeAreStartedInALoop() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var harbour: HarbourGuide?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          harbour = HarbourGuide(stack: stack)
          harbour?.start()
          window?.rootViewController = stack
        }
      }
      protocol Guide: AnyObject { var children: [Guide] { get set }; func start() }
      class HarbourGuide: Guide {
        var children: [Guide] = []
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let guide = LampGuide(stack: stack)
          children.append(guide)
          guide.start()
        }
      }
      final class LampGuide: HarbourGuide {
        override func start() {
          let lamp = LampViewController()
          lamp.guide = self
          stack.pushViewController(lamp, animated: false) // nav: (entry) -> LampViewController [root]
        }
        func openDeck() {
          let guide = DeckGuide(stack: stack)
          guide.start()
          children.append(guide)
        }
      }
      final class DeckGuide: HarbourGuide {
        private let bar = UITabBarController()
        override func start() {
          let sail = SailGuide(stack: UINavigationController())
          let rope = RopeGuide(stack: UINavigationController())
          children = [sail, rope]
          for child in children { child.start() }
          // nav: UITabBarController -> SailViewController [tab]; UITabBarController -> RopeViewController [tab]
          bar.viewControllers = [sail.stack, rope.stack]
          stack.pushViewController(bar, animated: false) // nav: LampViewController -> UITabBarController [push]
        }
      }
      final class SailGuide: HarbourGuide {
        // nav: UITabBarController -> SailViewController [root]
        override func start() { stack.pushViewController(SailViewController(), animated: false) }
      }
      final class RopeGuide: HarbourGuide {
        // nav: UITabBarController -> RopeViewController [root]
        override func start() { stack.pushViewController(RopeViewController(), animated: false) }
      }
      final class LampViewController: UIViewController {
        weak var guide: LampGuide?
        @objc func tap() { guide?.openDeck() }
      }
      final class SailViewController: UIViewController {}
      final class RopeViewController: UIViewController {}
      """)
  }

  @Test func theTabThatABarSelectsAsItLoadsIsThereFirst() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let bar = BarnBar()
          // nav: BarnBar -> HayViewController [tab]; BarnBar -> CowsViewController [tab]
          bar.viewControllers = [HayViewController(), CowsViewController()]
          window?.rootViewController = bar // nav: (entry) -> BarnBar [root]
        }
      }
      final class BarnBar: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          self.selectedIndex = 1
        }
      }
      final class HayViewController: UIViewController {
        @objc func tap() { tabBarController?.selectedIndex = 1 } // nav: HayViewController -> CowsViewController [tab]
      }
      final class CowsViewController: UIViewController {}
      """)
  }
}
