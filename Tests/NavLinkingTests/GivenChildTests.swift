import Testing

/// What an object is made with, or left to take by default, and who decides that it is shown.
struct GivenChildTests {
  /// The pages that a screen is made with for it are put in place by the screen, and the first of a list is one of them.
  @Test func aScreenPutsThePagesInPlaceThatItIsMadeWith() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let harbour = HarbourController(tides: TidesController(), ships: ShipsController())
          window?.rootViewController = harbour // nav: (entry) -> HarbourController [root]
          return true
        }
      }
      protocol TideShowing: UIViewController {}
      protocol ShipShowing: UIViewController {}
      final class TidesController: UIViewController, TideShowing {}
      final class ShipsController: UIViewController, ShipShowing {}
      final class HarbourController: UIViewController {
        private let tides: TideShowing
        private let ships: ShipShowing
        private lazy var pages: [UIViewController] = [tides, ships]
        private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        init(tides: TideShowing, ships: ShipShowing) {
          self.tides = tides
          self.ships = ships
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(pager)
          view.addSubview(pager.view)
          if let first = pages.first {
            pager.setViewControllers([first], direction: .forward, animated: false) // nav: HarbourController -> TidesController [child]
          }
        }
        @objc func showLast() {
          guard let page = pages.last else { return }
          pager.setViewControllers([page], direction: .forward, animated: true) // nav: HarbourController -> ShipsController [child]
        }
      }
      """)
  }

  /// Whoever makes a coordinator without naming its bar does not choose the bar.
  @Test func whatACoordinatorTakesByDefaultIsDecidedWhereItIsShown() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var app: AppCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> GateController [root]
          app = AppCoordinator(stack: stack)
          app?.start()
          return true
        }
      }
      final class AppCoordinator {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let gate = GateController()
          gate.coordinator = self
          stack.setViewControllers([gate], animated: false) // nav: (entry) -> GateController [root]
        }
        func enter() {
          let bar = BarCoordinator(stack: stack)
          bar.start()
        }
      }
      final class GateController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func enter() { coordinator?.enter() }
      }
      final class BarCoordinator {
        private let stack: UINavigationController
        private let bar: UITabBarController
        init(stack: UINavigationController, bar: UITabBarController = UITabBarController()) {
          self.stack = stack
          self.bar = bar
        }
        func start() {
          bar.viewControllers = [QuayController()] // nav: UITabBarController -> QuayController [tab]
          stack.setViewControllers([bar], animated: true) // nav: GateController -> UITabBarController [root]
        }
      }
      final class QuayController: UIViewController {}
      """)
  }

  /// The frame that is made once puts its one child in place, though it would take any tab bar controller.
  @Test func aFrameThatIsMadeOncePutsItsTabsInPlaceItself() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = Harbour.shared.root // nav: (entry) -> FrameController [root]
          return true
        }
      }
      final class Harbour {
        static let shared = Harbour()
        let root: FrameController
        private init() {
          let bar = BarController()
          root = FrameController(bar: bar)
        }
      }
      final class FrameController: UIViewController {
        private let bar: UITabBarController
        init(bar: UITabBarController) {
          self.bar = bar
          super.init(nibName: nil, bundle: nil)
        }
        override func loadView() {
          addChild(bar) // nav: FrameController -> BarController [child]
        }
      }
      final class BarController: UITabBarController {}
      """)
  }
}
