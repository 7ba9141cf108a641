import Testing

/// Containers that a closure fills as soon as they are made, and lists of what a container has that are set anew.
struct ConfiguredContainerTests {
  @Test(arguments: ["{ $0.viewControllers = [view] }", "{ stack in stack.setViewControllers([view], animated: false) }", "{ $0.pushViewController(view, animated: false) }"])
  func whatAClosurePutsInIsShownWhereTheContainerIs(filling: String) {
    expectFlow(
      """
      import UIKit
      import Then
      final class ShopStack: UINavigationController {}
      enum Factory {
        static func shop() -> UIViewController? {
          guard let view = ShopController.make() else { return nil }
          let stack = ShopStack().then \(filling)
          return stack
        }
        static func news() -> UINavigationController {
          UINavigationController().then { $0.viewControllers = [NewsController()] }
        }
        static func bar() -> UITabBarController {
          UITabBarController().then {
            // nav: UITabBarController -> ShopController [tab]; UITabBarController -> NewsController [tab]
            $0.viewControllers = [shop() ?? UIViewController(), news()]
          }
        }
      }
      final class ShopController: UIViewController {
        static func make() -> UIViewController? { ShopController() }
        @objc func open() {
          let sheet = UINavigationController(rootViewController: CartController()).then { $0.modalPresentationStyle = .fullScreen }
          present(sheet, animated: true) // nav: ShopController -> CartController [present]
        }
      }
      final class NewsController: UIViewController {}
      final class CartController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Factory.bar() // nav: (entry) -> UITabBarController [root]
        }
      }
      """)
  }

  /// Taking screens away goes back; a tab that is put among those there are is one.
  @Test func aListThatIsSetAnew() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ShopBar() // nav: (entry) -> ShopBar [root]
        }
      }
      final class ShopBar: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [
            UINavigationController(rootViewController: ShopController()), // nav: ShopBar -> ShopController [tab]
            HelpController(), // nav: ShopBar -> HelpController [tab]
          ]
        }
      }
      enum Season {
        static func begin(in controller: UIViewController?) {
          guard let bar = controller as? UITabBarController else { return }
          if var tabs = bar.viewControllers {
            tabs.remove(at: 1)
            tabs.insert(SaleController(), at: 1) // nav: ShopController -> SaleController [tab]
            bar.viewControllers = tabs
          }
        }
      }
      final class ShopController: UIViewController {
        @objc func tapSale() { Season.begin(in: tabBarController) }
        @objc func tapDone() {
          var screens = navigationController?.viewControllers ?? []
          screens.remove(at: screens.count - 1)
          navigationController?.viewControllers = screens
          navigationController?.pushViewController(ThanksController(), animated: true) // nav: ShopController -> ThanksController [push]
        }
      }
      final class HelpController: UIViewController {}
      final class SaleController: UIViewController {}
      final class ThanksController: UIViewController {}
      """)
  }

  /// A class of containers is told by the classes below what it embeds; each element where it stands.
  @Test func whatAClassHandsUpIsEmbedded() {
    expectFlow(
      """
      import UIKit
      protocol Refreshing {}
      class SegmentsController: UIViewController {
        private let segments: [UIViewController & Refreshing]
        private let container = UIView()
        init(segments: [UIViewController & Refreshing], titles: [String]) {
          self.segments = segments
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          for segment in segments.reversed() {
            addChild(segment)
            container.addSubview(segment.view)
          }
        }
      }
      final class ShopController: SegmentsController {
        init(isOpen: Bool) {
          let goods = GoodsController()
          super.init(
            segments: [
              goods, // nav: ShopController -> GoodsController [child]
              HoursController(), // nav: ShopController -> HoursController [child]
            ], titles: ["Goods", "Hours"])
        }
      }
      final class GoodsController: UIViewController, Refreshing {
        @objc func tap() { navigationController?.pushViewController(CartController(), animated: true) } // nav: GoodsController -> CartController [push]
      }
      final class HoursController: UIViewController, Refreshing {}
      final class CartController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: ShopController(isOpen: true)) // nav: (entry) -> ShopController [root]
        }
      }
      """)
  }

  /// A class of navigation controllers that puts its first screen into itself is that screen, wherever it is put.
  @Test func aStackThatFillsItself() {
    expectFlow(
      """
      import UIKit
      final class ShopStack: UINavigationController {
        override func viewDidLoad() {
          super.viewDidLoad()
          fill()
        }
        private func fill() {
          setViewControllers([ShopController()], animated: false) // nav: Bar -> ShopController [root]
        }
      }
      final class Bar: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let shop = ShopStack()
          viewControllers = [
            shop, // nav: Bar -> ShopController [tab]
            HelpController(), // nav: Bar -> HelpController [tab]
          ]
        }
      }
      final class ShopController: UIViewController {}
      final class HelpController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Bar() // nav: (entry) -> Bar [root]
        }
      }
      """)
  }
}
