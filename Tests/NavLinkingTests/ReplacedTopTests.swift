import Testing

/// Stacks that are set anew with another screen in the place of the one on top.
struct ReplacedTopTests {
  @Test func whatTakesThePlaceOfTheTopIsPushed() {
    expectFlow(
      #"""
      import UIKit

      final class FieldController: UIViewController {
        func plough() {
          guard let stack = navigationController else { return }
          let plough = PloughController()
          var screens = stack.viewControllers
          screens[screens.count - 1] = plough
          stack.setViewControllers(screens, animated: true) // nav: FieldController -> PloughController [push]
        }
        func harrow() {
          guard let stack = navigationController else { return }
          var screens = stack.viewControllers
          let top = screens.count - 1
          screens[top] = HarrowController()
          stack.setViewControllers(screens, animated: true) // nav: FieldController -> HarrowController [push]
        }
      }
      final class PloughController: UIViewController {}
      final class HarrowController: UIViewController {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: FieldController()) // nav: (entry) -> FieldController [root]
        }
      }
      """#)
  }
}
