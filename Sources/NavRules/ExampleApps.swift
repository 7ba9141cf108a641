/// What examples of one framework begin with, so that a page shows what it is about.
enum ExampleApps {
  /// An app whose window shows `HomeViewController` in a navigation controller.
  static let uiKit = """
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        window?.makeKeyAndVisible()
        return true
      }
    }


    """

  /// An app whose window shows the navigation controller of an `AppCoordinator`, and the protocol of its coordinators.
  static let coordinators = """
    import UIKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private let coordinator = AppCoordinator(navigation: UINavigationController())
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow()
        window?.rootViewController = coordinator.navigation
        window?.makeKeyAndVisible()
        coordinator.start()
        return true
      }
    }

    protocol Coordinator: AnyObject {
      func start()
    }


    """
}
