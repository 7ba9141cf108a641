import Testing

/// Properties that a function reads again which it has just written, and what may be asked of a value of no known type.
struct WrittenBeforeTests {
  /// Every flow is begun by the same function, which keeps its root and gives it back.
  @Test func whatWasJustWrittenIsRead() {
    expectFlow(
      """
      import UIKit
      class Flow {
        let navigation: UINavigationController
        private(set) var root: UIViewController?
        init(navigation: UINavigationController) { self.navigation = navigation }
        func setUp() -> UIViewController { UIViewController() }
        func begin(_ child: Flow) -> UIViewController {
          child.root = child.setUp()
          return child.root ?? UIViewController()
        }
      }
      final class MainFlow: Flow {
        override func setUp() -> UIViewController { HomeController(flow: self) }
        func showHelp() { navigation.present(begin(HelpFlow(navigation: navigation)), animated: true) } // nav: HomeController -> HelpController [present]
        func showTerms() { navigation.pushViewController(begin(TermsFlow(navigation: navigation)), animated: true) } // nav: HomeController -> TermsController [push]
      }
      final class HelpFlow: Flow { override func setUp() -> UIViewController { HelpController() } }
      final class TermsFlow: Flow { override func setUp() -> UIViewController { TermsController() } }
      final class HomeController: UIViewController {
        let flow: MainFlow
        init(flow: MainFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        @objc func help() { flow.showHelp() }
        @objc func terms() { flow.showTerms() }
      }
      final class HelpController: UIViewController {}
      final class TermsController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let flow = MainFlow(navigation: UINavigationController())
          window?.rootViewController = UINavigationController(rootViewController: flow.setUp()) // nav: (entry) -> HomeController [root]
        }
      }
      """)
  }

  /// What a generator made is not here: the only function of that name is one of a type, and cannot be meant.
  @Test func aFunctionOfATypeIsNotAskedOfAnObject() {
    expectFlow(
      """
      import UIKit
      final class HomeController: UIViewController {
        static func make() -> HomeController { HomeController() }
        @objc func open() {
          navigationController?.pushViewController(Generated.Order.first.make(), animated: true)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: HomeController.make()) // nav: (entry) -> HomeController [root]
        }
      }
      """)
  }

  /// Each function puts another navigation controller into the same property, by which it shows it.
  @Test func eachFunctionShowsWhatItHasJustKept() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = BakeryController() // nav: (entry) -> BakeryController [root]
          return true
        }
      }
      final class BakeryController: UIViewController {
        private var kept: UINavigationController?
        @objc func bread() {
          kept = UINavigationController(rootViewController: BreadController())
          if let kept {
            present(kept, animated: true) // nav: BakeryController -> BreadController [present]
          }
        }
        @objc func cake() {
          kept = UINavigationController(rootViewController: CakeController())
          guard let kept else { return }
          present(kept, animated: true) // nav: BakeryController -> CakeController [present]
        }
        @objc func rolls() {
          kept = UINavigationController()
          kept?.pushViewController(RollsController(), animated: false)
          if let kept {
            present(kept, animated: true) // nav: BakeryController -> RollsController [present]
          }
        }
        @objc func more() { kept?.pushViewController(FlourController(), animated: true) } // nav: BakeryController -> FlourController [push]
      }
      final class BreadController: UIViewController {}
      final class CakeController: UIViewController {}
      final class RollsController: UIViewController {}
      final class FlourController: UIViewController {}
      """)
  }
}
