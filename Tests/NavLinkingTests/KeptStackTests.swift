import Testing

/// Navigation controllers and screens that a coordinator is made with, and shows later.
@Suite struct KeptStackTests {
  private static func mill(_ initialiser: String, making: String, filling: String) -> String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = MillController() // nav: (entry) -> MillController [root]
      }
    }
    final class MillController: UIViewController {
      func openWheel() {
        let wheel = \(making)
        wheel.start(over: self)
      }
    }
    final class WheelCoordinator {
      private let stack: UINavigationController
      \(initialiser)
      func start(over presenter: UIViewController) {
        \(filling) // nav: MillController -> WheelController [root]
        presenter.present(stack, animated: true) // nav: MillController -> WheelController [present]
      }
      func openAxle() { stack.pushViewController(AxleController(), animated: true) } // nav: WheelController -> AxleController [push]
    }
    final class WheelController: UIViewController {
      let coordinator: WheelCoordinator
      init(coordinator: WheelCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
      }
      func showAxle() { coordinator.openAxle() }
    }
    final class AxleController: UIViewController {}
    """
  }

  @Test(arguments: [
    "stack.viewControllers = [WheelController(coordinator: self)]", "stack.setViewControllers([WheelController(coordinator: self)], animated: false)",
    "stack.pushViewController(WheelController(coordinator: self), animated: false)",
  ])
  func whatAStackByDefaultIsFilledWithIsShown(filling: String) {
    expectFlow(
      Self.mill(
        "init(stack: UINavigationController = UINavigationController()) { self.stack = stack }", making: "WheelCoordinator()", filling: filling))
  }

  @Test func aStackThatIsGivenIsShownWhereItIsPresented() {
    expectFlow(
      Self.mill(
        "init(stack: UINavigationController) { self.stack = stack }", making: "WheelCoordinator(stack: UINavigationController())",
        filling: "stack.viewControllers = [WheelController(coordinator: self)]"))
  }

  @Test func aScreenThatIsGivenIsShownWhereItIsPresented() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = MillController() // nav: (entry) -> MillController [root]
        }
      }
      final class MillController: UIViewController {
        func openWheel() {
          let wheel = WheelCoordinator(first: WheelController())
          wheel.start(over: self)
        }
      }
      final class WheelCoordinator {
        private let first: UIViewController
        init(first: UIViewController) { self.first = first }
        func start(over presenter: UIViewController) {
          presenter.present(first, animated: true) // nav: MillController -> WheelController [present]
        }
      }
      final class WheelController: UIViewController {}
      """)
  }
}
