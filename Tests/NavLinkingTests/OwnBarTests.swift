import Testing

/// Tab bars of the program's own that are made in several places, with stacks that coordinators fill by an object around them.
@Suite struct OwnBarTests {
  private static func mill(_ others: String, tabs: String) -> String {
    """
    import UIKit
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let stack = UINavigationController()
        let wheel = WheelCoordinator(navigator: Navigator(stack: stack))
        wheel.start()
        window?.rootViewController = Bar(items: [ // nav: (entry) -> Bar [root]
          \(tabs)
        ])
      }
    }
    final class Navigator {
      private let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
    }
    final class WheelCoordinator {
      private let navigator: Navigator
      init(navigator: Navigator) { self.navigator = navigator }
      func start() { navigator.push(WheelController()) } // nav: Bar -> WheelController [root]
    }
    struct Item {
      let title: String
      let screen: UIViewController
    }
    final class Bar: UIViewController {
      private let items: [Item]
      private var selected: UIViewController?
      init(items: [Item]) {
        self.items = items
        super.init(nibName: nil, bundle: nil)
      }
      func select(_ index: Int) {
        selected?.removeFromParent()
        selected = items[index].screen
        addChild(items[index].screen)
      }
    }
    final class StoneController: UIViewController {}
    final class WheelController: UIViewController {}
    \(others)
    """
  }

  private static let tabs = """
    Item(title: "Stone", screen: StoneController()), // nav: Bar -> StoneController [tab]
          Item(title: "Wheel", screen: stack), // nav: Bar -> WheelController [tab]
    """

  @Test func aStackIsFilledByWhatIsMadeAroundIt() { expectFlow(Self.mill("", tabs: Self.tabs)) }

  @Test func aBarMayBeMadeInSeveralPlaces() {
    expectFlow(
      Self.mill(
        """
        final class OvenController: UIViewController {}
        final class FlourController: UIViewController {}
        extension StoneController {
          func openOven() {
            present( // nav: StoneController -> Bar [present]
              Bar(items: [
                Item(title: "Oven", screen: OvenController()), // nav: Bar -> OvenController [tab]
                Item(title: "Flour", screen: FlourController()), // nav: Bar -> FlourController [tab]
              ]), animated: true)
          }
        }
        """, tabs: Self.tabs))
  }
}
