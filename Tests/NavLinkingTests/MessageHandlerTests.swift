import Testing

/// Handlers that a library finds by the type of what it is given.
struct MessageHandlerTests {
  private func shop(_ carts: String) -> String {
    """
    import RouterKit
    import UIKit
    @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let stack = UINavigationController(rootViewController: ShelfController())
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let routes = Routes([CartRoute(stack: stack), TillRoute(stack: stack), HelpRoute(stack: stack)])
        (stack.topViewController as? ShelfController)?.router = routes
        window?.rootViewController = stack // nav: (entry) -> ShelfController [root]
      }
    }
    struct CartContent: Equatable {}
    struct TillContent: Equatable {}
    struct HelpContent: Equatable {}
    final class ShelfController: UIViewController {
      var router: Router!
      @objc func cartTapped() { try? router.route(CartContent()) }
    }
    final class CartController: UIViewController {
      private let router: Router
      init(router: Router) { self.router = router; super.init(nibName: nil, bundle: nil) }
      @objc func tillTapped() { try? router.route(TillContent()) }
    }
    final class TillController: UIViewController {}
    final class HelpController: UIViewController {}
    struct CartRoute { let stack: UINavigationController; let router: Router }
    extension CartRoute: Route {
      func route(_ content: CartContent) {
        stack.pushViewController(CartController(router: router), animated: true) // nav: \(carts) -> CartController [push]
      }
    }
    struct TillRoute { let stack: UINavigationController }
    extension TillRoute: Route {
      func route(_ content: TillContent) {
        stack.pushViewController(TillController(), animated: true) // nav: CartController -> TillController [push]
      }
    }
    struct HelpRoute { let stack: UINavigationController }
    extension HelpRoute: Route {
      func route(_ content: HelpContent) {
        stack.pushViewController(HelpController(), animated: true) // nav: (entry) -> HelpController [push]
      }
    }
    """
  }

  @Test func theOneThatTakesTheTypeRuns() { expectFlow(shop("ShelfController")) }

  /// Two that take the same, or none of a library's protocol: which of them runs, if any, cannot be told.
  @Test func whereSeveralMayRunNoneIsSaid() {
    let twice = shop("(entry)") + """

      struct OldCartRoute { let stack: UINavigationController }
      extension OldCartRoute: Route { func route(_ content: CartContent) {} }
      """
    expectFlow(twice)
    let own = shop("(entry)").replacing("Route: Route {", with: "Route {").replacing("CartController -> TillController", with: "(entry) -> TillController")
    expectFlow(own)
  }
}
