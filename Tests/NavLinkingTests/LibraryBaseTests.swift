import Testing

/// Coordinators whose base class is in a package that is not here.
struct LibraryBaseTests {
  /// Its `navigationController` is told by its name, and `start()` leaves out what only the package has a default for.
  @Test func theNavigationControllerOfABaseClassIsItsCoordinators() {
    expectFlow(
      """
      import UIKit
      import Voyages
      typealias StackCoordinator = Voyages.StackCoordinator<Int, String>
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var harbour: HarbourCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          harbour = HarbourCoordinator(window: window)
          harbour?.start()
          return true
        }
      }
      protocol HarbourDelegate: AnyObject {
        func showBoats()
        func showMap(over parent: UIViewController)
      }
      final class HarbourCoordinator: StackCoordinator, HarbourDelegate {
        init(window: UIWindow?) {
          super.init(window: window)
          window?.rootViewController = self.navigationController // nav: (entry) -> HarbourController [root]
        }
        override func start(completion: (() -> Void)?) {
          super.start(completion: completion)
          showHarbour()
        }
        private func showHarbour() {
          let controller = HarbourController(delegate: self)
          navigationController.setViewControllers([controller], animated: false) // nav: (entry) -> HarbourController [root]
        }
        func showBoats() {
          let boats = BoatsCoordinator(stack: navigationController)
          add(child: boats)
          boats.start { [weak self, weak boats] in self?.remove(child: boats) }
        }
        func showMap(over parent: UIViewController) {
          let map = MapCoordinator(parent: parent)
          add(child: map)
          map.start()
        }
      }
      final class BoatsCoordinator: StackCoordinator {
        init(stack: UINavigationController) { super.init(window: nil, navigationController: stack) }
        override func start(completion: (() -> Void)?) {
          super.start(completion: completion)
          navigationController.pushViewController(BoatsController(), animated: true) // nav: HarbourController -> BoatsController [push]
        }
      }
      final class MapCoordinator: StackCoordinator {
        private weak var parent: UIViewController?
        init(parent: UIViewController) {
          self.parent = parent
          super.init(window: nil)
        }
        override func start(completion: (() -> Void)?) {
          super.start(completion: completion)
          navigationController.setViewControllers([MapController()], animated: false) // nav: HarbourController -> MapController [root]
          parent?.present(navigationController, animated: true) // nav: HarbourController -> MapController [present]
        }
      }
      final class HarbourController: UIViewController {
        private weak var delegate: HarbourDelegate?
        init(delegate: HarbourDelegate) { self.delegate = delegate; super.init(nibName: nil, bundle: nil) }
        @objc func boatsTapped() { delegate?.showBoats() }
        @objc func mapTapped() { delegate?.showMap(over: self) }
      }
      final class BoatsController: UIViewController {}
      final class MapController: UIViewController {}
      """)
  }
}
