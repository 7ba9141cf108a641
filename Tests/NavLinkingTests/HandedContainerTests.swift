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
          window?.rootViewController = app.stack // nav: (entry) -> GateController [root]
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
          window?.rootViewController = stack // nav: (entry) -> CoverController [root]
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
}
