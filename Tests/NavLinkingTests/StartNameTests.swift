import Testing

/// Flows that begin with a method of any name.
struct StartNameTests {
  /// A kitchen's flows, which `launch` begins.
  private static let flows = """
    import UIKit
    class Flow: NSObject {
      var children: [Flow] = []
      func launch() {}
      func begin(_ child: Flow) { children.append(child); child.launch() }
    }
    final class KitchenFlow: Flow {
      let window: UIWindow
      init(window: UIWindow) { self.window = window }
      override func launch() {
        let tabs = UITabBarController()
        let stove = UINavigationController()
        let larder = UINavigationController()
        tabs.viewControllers = [stove, larder] // nav: UITabBarController -> StoveController [tab]; UITabBarController -> LarderController [tab]
        begin(StoveFlow(navigation: stove))
        let second = LarderFlow(navigation: larder)
        begin(second)
        window.rootViewController = tabs // nav: (entry) -> UITabBarController [root]
      }
    }
    final class StoveFlow: Flow {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      override func launch() {
        navigation.pushViewController(StoveController(), animated: false) // nav: UITabBarController -> StoveController [root]
      }
    }
    final class LarderFlow: Flow {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      override func launch() {
        navigation.pushViewController(LarderController(), animated: false) // nav: UITabBarController -> LarderController [root]
      }
    }
    final class StoveController: UIViewController {}
    final class LarderController: UIViewController {}
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var flow: KitchenFlow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        flow = KitchenFlow(window: UIWindow())
        flow?.launch()
        return true
      }
    }

    """

  @Test func whateverTheMethodIsCalledWhatItPushesFirstIsTheRoot() {
    expectFlow(Self.flows)
  }

  @Test func timersAndServicesThatBeginByTheSameNameSayNothingOfIt() {
    expectFlow(
      Self.flows + """
        protocol Clock { func launch() }
        final class EggClock: Clock { func launch() {} }
        final class SandClock: Clock { func launch() {} }
        final class Cooking { let clock: Clock; init(clock: Clock) { self.clock = clock }; func cook() { clock.launch() } }
        """)
  }

  @Test func aStepThatScreensAskForIsNoBeginning() {
    expectFlow(
      """
      import UIKit
      final class MarketFlow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let stalls = StallsController()
          stalls.flow = self
          navigation.setViewControllers([stalls], animated: false) // nav: (entry) -> StallsController [root]
        }
        func basket() { navigation.pushViewController(BasketController(), animated: true) } // nav: (entry) -> BasketController [push]; StallsController -> BasketController [push]
      }
      final class StallsController: UIViewController {
        var flow: MarketFlow?
        @objc func tap() { flow?.basket() }
      }
      final class BasketController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          let flow = MarketFlow(navigation: navigation)
          window?.rootViewController = navigation // nav: (entry) -> StallsController [root]
          flow.start()
          if options.urlContexts.isEmpty { flow.basket() }
        }
      }
      """)
  }
}
