import Testing

/// Tab bar controllers that are made elsewhere than where they are filled, and stacks that are handed to whoever fills them.
@Suite struct MadeBarTests {
  private static func mill(_ declarations: String, _ members: String, show: String = "window.rootViewController = bar", start: String = "start(in: window!)")
    -> String
  {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var coordinator: MillCoordinator?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let coordinator = MillCoordinator()
        self.coordinator = coordinator
        coordinator.\(start)
      }
    }
    final class MillBar: UITabBarController {}
    \(declarations)
    final class MillCoordinator {
      \(members)
      func start(in window: UIWindow) {
        bar.viewControllers = [
          WheelController(), // nav: MillBar -> WheelController [tab]
          StoneController(), // nav: MillBar -> StoneController [tab]
        ]
        \(show) // nav: (entry) -> MillBar [root]
      }
    }
    final class WheelController: UIViewController {}
    final class StoneController: UIViewController {}
    """
  }

  @Test(arguments: [
    "static var mill: UITabBarController {\n    let bar = MillBar()\n    bar.tabBar.isTranslucent = false\n    return bar\n  }",
    "static let mill: UITabBarController = MillBar()",
  ])
  func aPropertyOfTheFrameworksTypeMakesIt(property: String) {
    expectFlow(Self.mill("extension UITabBarController {\n  \(property)\n}", "private lazy var bar = UITabBarController.mill"))
  }

  @Test func anInitialiserHasItByDefault() {
    expectFlow(Self.mill("", "private let bar: UITabBarController\n  init(bar: UITabBarController = MillBar()) { self.bar = bar }"))
  }

  @Test func aStackIsFilledByTheFunctionThatIsGivenIt() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        let coordinator = MillCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          coordinator.start(on: stack)
          window?.rootViewController = stack
        }
      }
      final class MillCoordinator {
        func start(on stack: UINavigationController) {
          stack.setViewControllers([WheelController()], animated: false) // nav: (entry) -> WheelController [root]
        }
      }
      final class WheelController: UIViewController {}
      """)
  }
}

/// Functions that make a stack with its first screen, and give it back.
@Suite struct GivenBackStackTests {
  @Test(arguments: [
    ("static func wheel() -> UINavigationController {\n    let stack = UINavigationController()\n    stack.viewControllers = [WheelController()]\n    return stack\n  }", "Stacks.wheel()"),
    ("static func around(_ root: UIViewController) -> UINavigationController {\n    let stack = UINavigationController()\n    stack.viewControllers = [root]\n    return stack\n  }", "Stacks.around(WheelController())"),
  ])
  func whoShowsTheStackShowsItsScreen(function: String, call: String) {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MillController() // nav: (entry) -> MillController [root]
        }
      }
      enum Stacks {
        \(function)
      }
      final class MillController: UIViewController {
        func open() { present(\(call), animated: true) } // nav: MillController -> WheelController [present]
      }
      final class WheelController: UIViewController {}
      """)
  }
}
