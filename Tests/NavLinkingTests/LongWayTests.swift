import Testing

/// Code to which more leads than anybody could follow.
struct LongWayTests {
  /// - Parameter last: what the first of seven hundred functions does, each of which calls the one before.
  private static func shop(_ last: String, _ more: String) -> String {
    let calls = (1..<700).map { "  func call\($0)() { call\($0 - 1)() }" }.joined(separator: "\n")
    return """
      import UIKit
      final class Calls {
        let model = HomeModel()
        func call0() { \(last) }
      \(calls)
      }
      \(more)
      final class CartController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeController() // nav: (entry) -> HomeController [root]
        }
        func sceneWillEnterForeground(_ scene: UIScene) { Calls().call699() }
      }
      """
  }

  @Test func theScreenThatHoldsAnObjectTellsWhereItsCallersComeToNoEnd() {
    expectFlow(
      Self.shop(
        "model.openCart()",
        """
        final class HomeModel {
          let guide = Guide()
          func openCart() { guide.openCart() }
        }
        final class Guide {
          let stack = UINavigationController()
          func openCart() { stack.pushViewController(CartController(), animated: true) } // nav: HomeController -> CartController [push]
        }
        final class HomeController: UIViewController {
          let model = HomeModel()
        }
        """))
  }

  /// It shows a page by itself as well, which only one that several screens keep would take along from each to the next.
  @Test func theOneScreenThatKeepsAnObjectTellsEvenWhereThatShowsScreensItself() {
    expectFlow(
      Self.shop(
        "model.openCart()",
        """
        final class HomeModel {
          let guide = Guide()
          func openCart() { guide.openCart() }
          func openHelp() { guide.stack.pushViewController(HelpController(), animated: true) } // nav: HomeController -> HelpController [push]
        }
        final class Guide {
          let stack = UINavigationController()
          func openCart() { stack.pushViewController(CartController(), animated: true) } // nav: HomeController -> CartController [push]
        }
        final class HomeController: UIViewController {
          let model = HomeModel()
          @objc func helpTapped() { model.openHelp() }
        }
        final class HelpController: UIViewController {}
        """))
  }

  @Test func whatNobodyHoldsComesFromWhereNobodyCanTell() {
    let source = Self.shop(
      "Notices.shared.show()",
      """
      final class Notices {
        static let shared = Notices()
        let stack = UINavigationController()
        func show() { stack.pushViewController(CartController(), animated: true) } // nav: ? -> CartController [push]
      }
      final class HomeModel {}
      final class HomeController: UIViewController {
        @objc func tapped() { Calls().call699() }
      }
      """)
    expectFlow(source)
    #expect(FlowRun.graph(source).transitions.compactMap(\.fromReason) == ["more code leads here than can be followed"])
  }

  @Test func sumsOfListsAndValuesOfDictionariesTellWhatIsAskedOfThem() {
    expectFlow(
      """
      import UIKit
      protocol Opening { func open() }
      final class CartOpening: Opening {
        let stack = UINavigationController()
        func open() { stack.pushViewController(CartController(), animated: true) } // nav: HomeController -> CartController [push]
      }
      final class Folder {
        let stack = UINavigationController()
        func open() { stack.pushViewController(HelpController(), animated: true) } // nav: HelpList -> HelpController [push]
      }
      final class HomeController: UIViewController {
        let early: [Opening] = [CartOpening()]
        let late: [Opening] = []
        let named: [String: Opening] = [:]
        @objc func openAll() { (early + late).forEach { $0.open() } }
        @objc func openList() { show(HelpList(), sender: nil) } // nav: HomeController -> HelpList [push]
        @objc func openNamed() { named.values.forEach { one in one.open() } }
      }
      final class HelpList: UIViewController {
        @objc func tapped() { Folder().open() }
      }
      final class CartController: UIViewController {}
      final class HelpController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeController() // nav: (entry) -> HomeController [root]
        }
      }
      """)
  }
}
