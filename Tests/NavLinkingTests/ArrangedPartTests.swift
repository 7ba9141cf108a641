import Testing

/// View controllers whose views stand in a row: parts of the screen that arranges them.
@Suite struct ArrangedPartTests {
  @Test func aPartInARowIsNoScreenAndLeadsFromTheOneAround() {
    expectFlow(
      """
      import UIKit
      extension UIStackView {
        func arrange(_ part: UIViewController, in parent: UIViewController) {
          parent.addChild(part)
          addArrangedSubview(part.view)
          part.didMove(toParent: parent)
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var app: AppCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          app = AppCoordinator(window: window!)
          return true
        }
      }
      final class AppCoordinator {
        private let bar = UITabBarController()
        private let stack = UINavigationController()
        init(window: UIWindow) {
          let orchard = OrchardController()
          orchard.coordinator = self
          stack.viewControllers = [orchard] // nav: (entry) -> OrchardController [root]
          bar.viewControllers = [stack] // nav: UITabBarController -> OrchardController [tab]
          window.rootViewController = bar // nav: (entry) -> UITabBarController [root]
        }
        func showTree() { stack.pushViewController(TreeController(), animated: true) } // nav: OrchardController -> TreeController [push]
      }
      final class OrchardController: UIViewController {
        weak var coordinator: AppCoordinator?
        private let rows = UIStackView()
        private let header = HeaderController()
        private let trees = TreesController()
        override func viewDidLoad() {
          super.viewDidLoad()
          trees.coordinator = coordinator
          rows.arrange(header, in: self)
          rows.arrange(trees, in: self)
        }
      }
      final class HeaderController: UIViewController {}
      final class TreesController: UIViewController {
        weak var coordinator: AppCoordinator?
        @objc func tap() { coordinator?.showTree() }
      }
      final class TreeController: UIViewController {}
      """)
  }

  /// A child that covers the screen is shown like any other.
  @Test func aChildThatIsNotArrangedIsShown() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = PondController() // nav: (entry) -> PondController [root]
          return true
        }
      }
      final class PondController: UIViewController {
        private let rows = UIStackView()
        private let box = UIView()
        @objc func search() {
          let search = SearchController()
          addChild(search) // nav: PondController -> SearchController [child]
          view.addSubview(search.view)
          rows.addArrangedSubview(box)
        }
      }
      final class SearchController: UIViewController {}
      """)
  }
}
