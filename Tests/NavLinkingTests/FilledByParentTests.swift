import Testing

/// Coordinators that put their screens into the navigation controller of their parent, by a method of the parent.
struct FilledByParentTests {
  @Test func theWindowShowsWhatAChildPutsThereFirst() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var farm: FarmCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          farm = FarmCoordinator(stack: stack)
          farm?.start()
          window?.rootViewController = stack // nav: (entry) -> BarnViewController [root]
        }
      }
      protocol FarmParent: AnyObject { func push(_ screen: UIViewController) }
      final class FarmCoordinator: FarmParent {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let barn = BarnCoordinator(name: "Red")
          let field = FieldCoordinator()
          barn.parent = self
          field.parent = self
          barn.field = field
          barn.start()
        }
        func push(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
      }
      final class BarnCoordinator {
        weak var parent: FarmParent?
        var field: FieldCoordinator?
        init(name: String) {}
        func start() {
          let barn = BarnViewController()
          barn.coordinator = self
          parent?.push(barn) // nav: (entry) -> BarnViewController [root]
        }
        func openField() { field?.start() }
      }
      final class FieldCoordinator {
        weak var parent: FarmParent?
        func start() { parent?.push(FieldViewController()) } // nav: BarnViewController -> FieldViewController [push]
      }
      final class BarnViewController: UIViewController {
        var coordinator: BarnCoordinator?
        @objc func tapped() { coordinator?.openField() }
      }
      final class FieldViewController: UIViewController {}
      """)
  }
}
