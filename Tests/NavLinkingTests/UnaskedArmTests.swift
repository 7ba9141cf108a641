import Testing

/// Ways of showing, as a parameter says: only what some caller asks for.
struct UnaskedArmTests {
  private static let styles = """
    import UIKit
    enum Style { case push, modal, root }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UINavigationController(rootViewController: HomeController()) // nav: (entry) -> HomeController [root]
      }
    }
    protocol Flow {
      var navigation: UINavigationController { get }
      func makeFirst() -> UIViewController
    }
    extension Flow {
      func start(_ style: Style) {
        let first = makeFirst()
        switch style {
        case .push: navigation.pushViewController(first, animated: true)
        case .modal: navigation.present(first, animated: true)
        case .root: navigation.viewControllers = [first]
        }
      }
    }
    struct ShopFlow: Flow {
      let navigation: UINavigationController
      func makeFirst() -> UIViewController { ShopController() }
    }
    struct HelpFlow: Flow {
      let navigation: UINavigationController
      func makeFirst() -> UIViewController { HelpController() }
    }
    final class ShopController: UIViewController {}
    final class HelpController: UIViewController {}

    """

  @Test func whatNoCallerAsksForIsNotShown() {
    expectFlow(
      Self.styles + """
        final class HomeController: UIViewController {
          @objc func shopTapped() { ShopFlow(navigation: navigationController!).start(.push) } // nav: HomeController -> ShopController [push]
          @objc func helpTapped() { HelpFlow(navigation: navigationController!).start(.modal) } // nav: HomeController -> HelpController [present]
        }
        """)
  }

  /// A caller that passes on what it was given may ask for anything.
  @Test func whatMayBeAskedForIsKept() {
    let graph = FlowRun.graph(
      Self.styles + """
        final class HomeController: UIViewController {
          var style = Style.push
          @objc func shopTapped() { ShopFlow(navigation: navigationController!).start(style) }
        }
        """)
    #expect(graph.transitions.contains { $0.to == "ShopController" && $0.kind == .root })
  }
}
