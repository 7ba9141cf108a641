import Testing

/// Values of which the code asks whether they are of a type.
@Suite struct CastValueTests {
  /// A menu that several screens show tells each of them to go on, whichever it is.
  @Test func whoeverIsAskedForByTypeIsBefore() {
    expectFlow(
      """
      import UIKit
      extension UIViewController {
        func openEditor() { present(EditorController(), animated: true) }
      }
      final class MenuView: UIView {
        weak var owner: UIViewController?
        @objc func edit() {
          if let owner = owner as? PoemController {
            owner.openEditor() // nav: PoemController -> EditorController [present]
          }
          guard let tale = owner as? TaleController else { return }
          tale.openEditor() // nav: TaleController -> EditorController [present]
        }
      }
      final class PoemController: UIViewController {
        private let menu = MenuView()
        override func viewDidLoad() { menu.owner = self }
      }
      final class TaleController: UIViewController {
        private let menu = MenuView()
        override func viewDidLoad() { menu.owner = self }
      }
      final class EditorController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let poem = PoemController()
          window?.rootViewController = poem // nav: (entry) -> PoemController [root]
          poem.present(TaleController(), animated: true) // nav: PoemController -> TaleController [present]
        }
      }
      """)
  }

  /// What is on top is kept, be it a screen or a stack; only a stack can push, and what is below a plain screen of a library is none.
  @Test(arguments: ["UIViewController", "TabbedViewController"]) func onlyAStackPushes(_ base: String) {
    expectFlow(
      """
      import UIKit
      protocol Steering: AnyObject { func showShelf(); func showPrice(); func showBook() }
      final class Helm: Steering {
        let window: UIWindow
        var top: UIViewController?
        init(window: UIWindow) { self.window = window }
        func start() {
          let hall = HallController()
          hall.helm = self
          window.rootViewController = hall // nav: (entry) -> HallController [root]
        }
        func showPrice() {
          let price = PriceController()
          window.rootViewController?.present(price, animated: true) // nav: HallController -> PriceController [present]
          top = price
        }
        func showShelf() {
          let shelf = ShelfController()
          shelf.helm = self
          let stack = UINavigationController(rootViewController: shelf)
          window.rootViewController?.present(stack, animated: true) // nav: HallController -> ShelfController [present]
          top = stack
        }
        func showBook() {
          guard let stack = top as? UINavigationController else { return }
          stack.pushViewController(BookController(), animated: true) // nav: ShelfController -> BookController [push]
        }
      }
      final class HallController: UIViewController {
        weak var helm: Steering?
        @objc func shelf() { helm?.showShelf() }
        @objc func price() { helm?.showPrice() }
      }
      final class PriceController: \(base) {}
      final class ShelfController: UIViewController {
        weak var helm: Steering?
        @objc func open() { helm?.showBook() }
      }
      final class BookController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          Helm(window: UIWindow()).start()
        }
      }
      """)
  }
}
