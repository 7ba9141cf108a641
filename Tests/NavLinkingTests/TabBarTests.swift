import Testing

/// Tab bar controllers of the framework's own class are screens around their tabs.
struct TabBarTests {
  @Test func aBarWithoutAClassOfItsOwnHoldsItsTabs() {
    expectFlow(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          tabs.viewControllers = [
            UINavigationController(rootViewController: HomeController()), // nav: UITabBarController -> HomeController [tab]
            CartController(), // nav: UITabBarController -> CartController [tab]
          ]
          window?.rootViewController = tabs // nav: (entry) -> UITabBarController [root]
        }
      }
      final class HomeController: UIViewController {}
      final class CartController: UIViewController {}
      """)
  }

  /// It is shown where the coordinator shows it, and its tabs' coordinators fill it.
  @Test func aCoordinatorsBarIsLeftForItsTabs() {
    expectFlow(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var app: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation // nav: (entry) -> LoginController [root]
          app = AppCoordinator(navigation: navigation)
          app?.start()
        }
      }
      final class AppCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let login = LoginController()
          login.onDone = { [weak self] in self?.showMain() }
          navigation.setViewControllers([login], animated: false) // nav: (entry) -> LoginController [root]
        }
        func showMain() {
          let tabs = TabCoordinator(navigation: navigation)
          tabs.start()
        }
      }
      final class TabCoordinator {
        let navigation: UINavigationController
        let tabBarController = UITabBarController()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let home = UINavigationController()
          let cart = UINavigationController()
          HomeCoordinator(navigation: home).start()
          CartCoordinator(navigation: cart).start()
          tabBarController.viewControllers = [home, cart] // nav: UITabBarController -> HomeController [tab]; UITabBarController -> CartController [tab]
          navigation.setViewControllers([tabBarController], animated: false) // nav: LoginController -> UITabBarController [root]
        }
      }
      final class HomeCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(HomeController(), animated: false) } // nav: UITabBarController -> HomeController [root]
      }
      final class CartCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(CartController(), animated: false) } // nav: UITabBarController -> CartController [root]
      }
      final class LoginController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
      final class HomeController: UIViewController {}
      final class CartController: UIViewController {}
      """)
  }

  /// Handed over, it is shown where it is put on a stack.
  @Test func aBarThatIsHandedOverIsShownByItsCoordinator() {
    expectFlow(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var app: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation // nav: (entry) -> LoginController [root]
          app = AppCoordinator(navigation: navigation)
          app?.start()
        }
      }
      final class AppCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let login = LoginController()
          login.onDone = { [weak self] in self?.showMain() }
          navigation.setViewControllers([login], animated: false) // nav: (entry) -> LoginController [root]
        }
        func showMain() {
          let tabs = TabCoordinator(navigation: navigation, tabBarController: UITabBarController())
          tabs.start()
        }
      }
      final class TabCoordinator {
        let navigation: UINavigationController
        let tabBarController: UITabBarController
        init(navigation: UINavigationController, tabBarController: UITabBarController) {
          self.navigation = navigation
          self.tabBarController = tabBarController
        }
        func start() {
          let home = UINavigationController()
          let cart = UINavigationController()
          HomeCoordinator(navigation: home).start()
          CartCoordinator(navigation: cart).start()
          tabBarController.viewControllers = [home, cart] // nav: UITabBarController -> HomeController [tab]; UITabBarController -> CartController [tab]
          navigation.setViewControllers([tabBarController], animated: false) // nav: LoginController -> UITabBarController [root]
        }
      }
      final class HomeCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(HomeController(), animated: false) } // nav: UITabBarController -> HomeController [root]
      }
      final class CartCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(CartController(), animated: false) } // nav: UITabBarController -> CartController [root]
      }
      final class LoginController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
      final class HomeController: UIViewController {}
      final class CartController: UIViewController {}
      """)
  }

  /// A variable of the framework's class may hold one of the program's.
  @Test func aBarOfTheProgramsOwnClassIsTold() {
    expectFlow(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var app: AppCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation // nav: (entry) -> LoginController [root]
          app = AppCoordinator(navigation: navigation)
          app?.start()
        }
      }
      final class AppCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let login = LoginController()
          login.onDone = { [weak self] in self?.showMain() }
          navigation.setViewControllers([login], animated: false) // nav: (entry) -> LoginController [root]
        }
        func showMain() {
          let tabs = TabCoordinator(navigation: navigation)
          tabs.start()
        }
      }
      final class TabCoordinator {
        let navigation: UINavigationController
        lazy var tabBarController: UITabBarController = {
          var bar = UITabBarController()
          bar = MainTabs()
          return bar
        }()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let home = UINavigationController()
          let cart = UINavigationController()
          HomeCoordinator(navigation: home).start()
          CartCoordinator(navigation: cart).start()
          tabBarController.viewControllers = [home, cart] // nav: MainTabs -> HomeController [tab]; MainTabs -> CartController [tab]
          navigation.setViewControllers([tabBarController], animated: false) // nav: LoginController -> MainTabs [root]
        }
      }
      final class HomeCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(HomeController(), animated: false) } // nav: MainTabs -> HomeController [root]
      }
      final class CartCoordinator {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(CartController(), animated: false) } // nav: MainTabs -> CartController [root]
      }
      final class LoginController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
      final class HomeController: UIViewController {}
      final class CartController: UIViewController {}
      final class MainTabs: UITabBarController {}
      """)
  }
}
