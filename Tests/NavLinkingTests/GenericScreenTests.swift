import Testing

/// Screens of a type that a generic function is given, and tabs that are added one by one.
@Suite struct GenericScreenTests {
  private let window = """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = FarmViewController() // nav: (entry) -> FarmViewController [root]
      }
    }
    final class BarnViewController: UIViewController {}
    final class FieldViewController: UIViewController {}
    final class PondViewController: UIViewController {}

    """

  @Test func aFunctionMakesWhatItIsAskedFor() {
    expectFlow(
      window + """
        extension UIViewController {
          func go<T: UIViewController>(to type: T.Type, _ configure: ((T) -> Void)? = nil) {
            let screen = T()
            configure?(screen)
            navigationController?.pushViewController(screen, animated: true)
          }
        }
        final class Maker {
          func make<T: UIViewController>(_ type: T.Type) -> T { T(nibName: nil, bundle: nil) }
        }
        final class FarmViewController: UIViewController {
          private let maker = Maker()
          @objc func barn() { go(to: BarnViewController.self) } // nav: FarmViewController -> BarnViewController [push]
          @objc func field() { go(to: FieldViewController.self) { $0.title = "Field" } } // nav: FarmViewController -> FieldViewController [push]
          @objc func pond() { cover(PondViewController.self) } // nav: FarmViewController -> PondViewController [present]
          private func cover<T>(_ type: T.Type) where T: UIViewController {
            let screen = maker.make(type)
            present(screen, animated: true)
          }
        }
        """)
  }

  @Test func tabsAreAddedToThoseThere() {
    expectFlow(
      window + """
        final class FarmViewController: UITabBarController {
          override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [BarnViewController()] // nav: FarmViewController -> BarnViewController [tab]
            let field = FieldViewController()
            field.tabBarItem = UITabBarItem(title: "Field", image: nil, tag: 1)
            viewControllers?.append(field) // nav: FarmViewController -> FieldViewController [tab]
            // nav: FarmViewController -> PondViewController [tab]
            self.viewControllers?.insert(UINavigationController(rootViewController: PondViewController()), at: 0)
          }
        }
        """)
  }
}
