import Testing

/// Functions that give back by a closure what they make.
@Suite struct MadeForCallerTests {
  private func shop(_ caller: String) -> String {
    """
    import UIKit
    final class ShelfController: UIViewController {
      let shop = Shop()
      @objc func open() {
        \(caller)
      }
    }
    final class CartController: UIViewController {}
    final class Shop {
      func makeCart(for name: String, then: @escaping (UIViewController) -> Void) {
        if name.isEmpty {
          then(CartController())
        } else {
          load { then(CartController()) }
        }
      }
      private func load(_ done: () -> Void) { done() }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = ShelfController() // nav: (entry) -> ShelfController [root]
      }
    }
    """
  }

  @Test func whoeverAsksForAScreenShowsIt() {
    expectFlow(
      shop(

        """
        shop.makeCart(for: "x") { cart in
          self.present(cart, animated: true) // nav: ShelfController -> CartController [present]
        }
        """))
  }
}
