import Testing

/// Navigation controllers that coordinators hand on as they start, and those that one property holds after the other.
struct HandedContainerTests {
  /// The app's coordinator puts nothing there itself.
  @Test func whatACoordinatorHandsOnAsItStartsIsFilledByTheNext() {
    expectFlow(
      """
      import UIKit
      protocol Coordinator: AnyObject { func start() }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private lazy var stack: UINavigationController = { return makeStack() }()
        private lazy var app = AppCoordinator(stack: self.stack)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = app.stack
          app.start()
        }
      }
      final class AppCoordinator: Coordinator {
        let stack: UINavigationController
        private var children: [Coordinator] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() { showGate() }
        func showGate() {
          let child = GateCoordinator(stack: stack)
          children.append(child)
          child.start()
        }
      }
      final class GateCoordinator: Coordinator {
        private let stack: UINavigationController
        private var children: [Coordinator] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let gate = GateController()
          gate.onOpen = { [weak self] in
            guard let self else { return }
            let garden = GardenCoordinator(stack: self.stack)
            self.children.append(garden)
            garden.start()
          }
          stack.pushViewController(gate, animated: false) // nav: (entry) -> GateController [root]
        }
      }
      final class GardenCoordinator: Coordinator {
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(GardenController(), animated: true) } // nav: GateController -> GardenController [push]
      }
      final class GateController: UIViewController {
        var onOpen: (() -> Void)?
        @objc func open() { onOpen?() }
      }
      final class GardenController: UIViewController {}
      func makeStack() -> UINavigationController {
        let stack = UINavigationController()
        stack.isNavigationBarHidden = true
        return stack
      }
      """)
  }

  /// The same property is given another navigation controller in each function, which the same helper makes.
  @Test func eachFunctionShowsWhatItHasPutThere() {
    expectFlow(
      """
      import UIKit
      protocol Coordinator: AnyObject { func start() }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var app: AppCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let stack = makeStack()
          window?.rootViewController = stack
          app = AppCoordinator(window: window, stack: stack)
          app?.start()
          return true
        }
      }
      final class AppCoordinator: Coordinator {
        private weak var window: UIWindow?
        private var stack: UINavigationController
        private var children: [Coordinator] = []
        init(window: UIWindow?, stack: UINavigationController) {
          self.window = window
          self.stack = stack
        }
        func start() { run(CoverCoordinator(app: self, stack: stack)) }
        private func run(_ child: Coordinator) {
          children.append(child)
          child.start()
        }
        func coverWasRead() {
          self.stack = makeStack()
          run(ChaptersCoordinator(app: self, stack: self.stack))
          self.window?.rootViewController = self.stack // nav: CoverController -> ChaptersController [root]
        }
        func bookWasClosed() {
          UIView.transition(with: window!, duration: 0.4, options: []) {
            self.stack = makeStack()
            let child = ShelfCoordinator(app: self, stack: self.stack)
            self.run(child)
            self.window?.rootViewController = self.stack // nav: ChaptersController -> ShelfController [root]
          }
        }
      }
      final class CoverCoordinator: Coordinator {
        private let app: AppCoordinator, stack: UINavigationController
        init(app: AppCoordinator, stack: UINavigationController) { self.app = app; self.stack = stack }
        func start() { stack.pushViewController(CoverController(app: app), animated: false) } // nav: (entry) -> CoverController [root]
      }
      final class ChaptersCoordinator: Coordinator {
        private let app: AppCoordinator, stack: UINavigationController
        init(app: AppCoordinator, stack: UINavigationController) { self.app = app; self.stack = stack }
        func start() { stack.pushViewController(ChaptersController(app: app), animated: false) } // nav: CoverController -> ChaptersController [root]
      }
      final class ShelfCoordinator: Coordinator {
        private let app: AppCoordinator, stack: UINavigationController
        init(app: AppCoordinator, stack: UINavigationController) { self.app = app; self.stack = stack }
        func start() { stack.pushViewController(ShelfController(), animated: false) } // nav: ChaptersController -> ShelfController [root]
      }
      final class CoverController: UIViewController {
        let app: AppCoordinator
        init(app: AppCoordinator) { self.app = app; super.init(nibName: nil, bundle: nil) }
        @objc func read() { app.coverWasRead() }
      }
      final class ChaptersController: UIViewController {
        let app: AppCoordinator
        init(app: AppCoordinator) { self.app = app; super.init(nibName: nil, bundle: nil) }
        @objc func close() { app.bookWasClosed() }
      }
      final class ShelfController: UIViewController {}
      func makeStack() -> UINavigationController {
        let stack = UINavigationController()
        stack.isNavigationBarHidden = true
        return stack
      }
      """)
  }

  /// The property's closure calls it by another name than everybody else; and flows are waited for by the word of earlier versions.
  @Test func aPropertyWhoseClosureMakesItIsFilledByItsOwnName() {
    expectFlow(
      """
      import RxFlow
      import UIKit
      enum ShopStep: Step { case shop }
      enum ShelfStep: Step { case shelf }
      enum TillStep: Step { case till }
      final class ShopFlow: Flow {
        var root: Presentable { bar }
        private let window: UIWindow
        private lazy var bar: UITabBarController = {
          let made = UITabBarController()
          made.tabBar.isTranslucent = false
          return made
        }()
        init(window: UIWindow) { self.window = window }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step { case .shop: return showTabs() }
        }
        private func showTabs() -> FlowContributors {
          let shelf = ShelfFlow()
          let till = TillFlow()
          Flows.whenReady(flow1: shelf, flow2: till) { [bar] (shelfRoot: UINavigationController, tillRoot: UINavigationController) in
            bar.viewControllers = [
              shelfRoot, // nav: ? -> ShelfController [tab]
              tillRoot, // nav: ? -> TillController [tab]
            ]
          }
          return .none
        }
      }
      final class ShelfFlow: Flow {
        var root: Presentable { stack }
        private lazy var stack: UINavigationController = {
          let made = UINavigationController()
          made.tabBarItem.title = "Shelf"
          return made
        }()
        func start() { stack.setViewControllers([ShelfController()], animated: false) } // nav: ? -> ShelfController [root]
      }
      final class TillFlow: Flow {
        var root: Presentable { stack }
        private lazy var stack: UINavigationController = {
          let made = UINavigationController()
          made.tabBarItem.title = "Till"
          return made
        }()
        func start() { stack.setViewControllers([TillController()], animated: false) } // nav: ? -> TillController [root]
      }
      final class ShelfController: UIViewController {}
      final class TillController: UIViewController {}
      """)
  }

  @Test func aContainerGivenToACoordinatorThatIsMadeAlready() {
    expectFlow(
      """
      import UIKit
      final class MillFlow {
        var stack: UINavigationController?
        func start() { stack?.setViewControllers([WheelController()], animated: false) } // nav: (entry) -> WheelController [root]
      }
      final class WheelController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          let flow = MillFlow()
          flow.stack = stack
          window?.rootViewController = stack // nav: (entry) -> WheelController [root]
          flow.start()
        }
      }
      """)
  }

  /// `child.parent = next` hands on no container.
  @Test func aFlowThatGetsAnotherParentFillsNothingOfIts() {
    expectFlow(
      """
      import UIKit
      protocol Flow: AnyObject { var parent: Flow? { get set }; var children: [Flow] { get set }; func start() }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = BarnController() // nav: (entry) -> BarnController [root]
        }
      }
      final class BarnController: UISplitViewController {
        private var hay: HayFlow?
        override func viewDidLoad() { openHay() }
        func openHay() {
          let stack = UINavigationController()
          let next = HayFlow(stack: stack)
          next.start()
          hay?.children.forEach { $0.parent = next; next.children.append($0) }
          hay = next
          showDetailViewController(stack, sender: nil) // nav: BarnController -> HayController [split]
        }
      }
      final class HayFlow: Flow {
        weak var parent: Flow?
        var children: [Flow] = []
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let hay = HayController()
          hay.flow = self
          stack.setViewControllers([hay], animated: false) // nav: BarnController -> HayController [root]
        }
        func openFork() {
          let inner = UINavigationController()
          let flow = ForkFlow(stack: inner)
          flow.parent = self
          children.append(flow)
          flow.start()
          stack.present(inner, animated: true) // nav: HayController -> ForkController [present]
        }
      }
      final class ForkFlow: Flow {
        weak var parent: Flow?
        var children: [Flow] = []
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.setViewControllers([ForkController()], animated: false) } // nav: HayController -> ForkController [root]
      }
      final class HayController: UIViewController { weak var flow: HayFlow?; @objc func tap() { flow?.openFork() } }
      final class ForkController: UIViewController {}
      """)
  }

  /// Flows below one base class, made by a factory that says no more of them than that, each with a stack of its own.
  @Test func aBaseClassPresentsTheStackOfAnotherFlow() {
    expectFlow(
      """
      import UIKit
      class Flow: NSObject {
        private(set) var children: [Flow] = []
        private(set) var stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack; super.init() }
        func start() {}
        func present(_ flow: Flow, animated: Bool = true) {
          children.append(flow)
          flow.start()
          stack.present(flow.stack, animated: animated)
        }
      }
      extension UINavigationController {
        static var plain: UINavigationController { let made = UINavigationController(); made.isNavigationBarHidden = true; return made }
      }
      final class Flows {
        func basket() -> Flow { BasketFlow(stack: UINavigationController()) }
        var market: Flow { let stack = UINavigationController.plain; return MarketFlow(stack: stack, flows: self) }
      }
      final class MarketFlow: Flow {
        let flows: Flows
        init(stack: UINavigationController, flows: Flows) { self.flows = flows; super.init(stack: stack) }
        override func start() {
          let market = MarketController()
          market.onBasket = { [weak self] in self?.openBasket() }
          stack.setViewControllers([market], animated: false) // nav: UITabBarController -> MarketController [root]
        }
        private func openBasket() {
          let flow = flows.basket()
          present(flow) // nav: MarketController -> BasketController [present]
        }
      }
      final class BasketFlow: Flow {
        override func start() { stack.setViewControllers([BasketController()], animated: false) } // nav: MarketController -> BasketController [root]
      }
      final class TabsFlow: Flow {
        let flows: Flows
        private lazy var market = flows.market
        private let bar = UITabBarController()
        init(stack: UINavigationController, flows: Flows) { self.flows = flows; super.init(stack: stack) }
        private var all: [Flow] { [market] } // nav: UITabBarController -> MarketController [tab]
        override func start() {
          bar.viewControllers = all.map { $0.stack }
          all.forEach { $0.start() }
          stack.setViewControllers([bar], animated: false) // nav: (entry) -> UITabBarController [root]
        }
      }
      final class MarketController: UIViewController { var onBasket: (() -> Void)?; @objc func tap() { onBasket?() } }
      final class BasketController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> UITabBarController [root]
          TabsFlow(stack: stack, flows: Flows()).start()
        }
      }
      """)
  }
}
