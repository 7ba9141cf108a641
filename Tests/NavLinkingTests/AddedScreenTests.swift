import Testing

/// What is put into a stack behind the screens that it has, and lists that are none of a controller's.
@Suite struct AddedScreenTests {
  @Test func whatStandsBehindTheScreensOfAStackIsPushed() {
    expectFlow(
      """
      import UIKit
      final class ListController: UIViewController {
        @objc func open() { navigationController?.pushViewController(FormController(), animated: true) } // nav: ListController -> FormController [push]
      }
      final class FormController: UIViewController {
        @objc func save() {
          if let list = navigationController?.viewControllers[0] as? ListController {
            navigationController?.setViewControllers([list, DetailController()], animated: true) // nav: FormController -> DetailController [push]
          }
        }
        @objc func share() {
          guard let stack = navigationController, let list = stack.viewControllers.first as? ListController else { return }
          stack.viewControllers = [list, DetailController(), ShareController()] // nav: FormController -> DetailController [push]; FormController -> ShareController [push]
        }
        @objc func cancel() {
          if let list = navigationController?.viewControllers.first { navigationController?.popToViewController(list, animated: true) }
        }
      }
      final class DetailController: UIViewController {}
      final class ShareController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: ListController()) // nav: (entry) -> ListController [root]
          return true
        }
      }
      """)
  }

  /// A local is not the controllers of a container because of its name.
  @Test func aLocalListShowsNothing() {
    expectFlow(
      """
      import UIKit
      final class Starter {
        private let stack = UINavigationController()
        private let window: UIWindow
        init(window: UIWindow) { self.window = window }
        func start(code: String?) {
          let viewControllers: [UIViewController]
          if let code {
            viewControllers = [WelcomeController(), CodeController(code: code)]
          } else {
            viewControllers = [WelcomeController()]
          }
          stack.setViewControllers(viewControllers, animated: false) // nav: (entry) -> WelcomeController [root]; (entry) -> CodeController [root]
          window.rootViewController = stack // nav: (entry) -> WelcomeController [root]; (entry) -> CodeController [root]
        }
      }
      final class WelcomeController: UIViewController {}
      final class CodeController: UIViewController { init(code: String) {} }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window = UIWindow()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          Starter(window: window).start(code: nil)
          return true
        }
      }
      """)
  }
}
