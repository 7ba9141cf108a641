import Testing

/// What is pushed into a stack that nothing was in.
struct FirstPushTests {
  private static let kitchen = """
    import UIKit
    final class KitchenFlow {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() { stack.pushViewController(OvenController(), animated: false) } // nav: (entry) -> OvenController [root]
    }
    final class Pantry {
      func flow(_ stack: UINavigationController) -> KitchenFlow { KitchenFlow(stack: stack) }
    }
    final class OvenController: UIViewController {}

    """

  /// Through a container of dependencies.
  @Test func whatAFlowPushesFirstIsItsStacksRoot() {
    expectFlow(
      Self.kitchen + """
        final class AppFlow {
          lazy var stack = UINavigationController()
          let pantry = Pantry()
          func start() { pantry.flow(stack).start() }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          var flow: AppFlow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            flow = AppFlow()
            window?.rootViewController = flow?.stack // nav: (entry) -> OvenController [root]
            flow?.start()
          }
        }
        """)
  }

  /// Each of two may be the first; asked for by a screen, one comes on top of that.
  @Test func oneOfTwoIsFirst() {
    expectFlow(
      """
      // file: House/DoorFlow.swift
      import UIKit
      final class DoorFlow {
        var stack: UINavigationController?
        func start() {
          let door = DoorController()
          door.flow = self
          stack?.show(door, sender: self) // nav: (entry) -> DoorController [root]
        }
        func enter() {
          let hall = HallFlow()
          hall.stack = stack
          hall.start()
        }
      }
      // file: House/HallFlow.swift
      final class HallFlow {
        var stack: UINavigationController?
        func start() { stack?.show(HallController(), sender: self) } // nav: (entry) -> HallController [root]; DoorController -> HallController [push]
      }
      // file: House/HouseFlow.swift
      final class HouseFlow {
        var stack: UINavigationController?
        func start() {
          if UserDefaults.standard.bool(forKey: "inside") {
            let hall = HallFlow()
            hall.stack = stack
            hall.start()
          } else {
            let door = DoorFlow()
            door.stack = stack
            door.start()
          }
        }
      }
      // file: House/Controllers.swift
      final class DoorController: UIViewController {
        var flow: DoorFlow?
        @objc func open() { flow?.enter() }
      }
      final class HallController: UIViewController {}
      // file: House/SceneDelegate.swift
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let house = HouseFlow()
          house.stack = UINavigationController()
          window?.rootViewController = house.stack
          house.start()
        }
      }
      """)
  }

  /// A stack is presented, even where it is shown in the way that screens are.
  @Test func aStackThatIsShownIsPresented() {
    expectFlow(
      """
      import UIKit
      final class SpiceController: UIViewController {}
      final class SugarController: UIViewController {}
      final class SaltController: UIViewController {}
      final class ShelfStack: UINavigationController {}
      final class RecipeController: UIViewController {
        @objc func spice() { show(UINavigationController(rootViewController: SpiceController()), sender: nil) } // nav: RecipeController -> SpiceController [present]
        @objc func sugar() { show(SugarController(), sender: nil) } // nav: RecipeController -> SugarController [push]
        @objc func salt() {
          let shelf = ShelfStack(rootViewController: SaltController())
          navigationController?.topViewController?.show(shelf, sender: self) // nav: RecipeController -> SaltController [present]
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: RecipeController()) // nav: (entry) -> RecipeController [root]
          return true
        }
      }
      """)
  }
}
