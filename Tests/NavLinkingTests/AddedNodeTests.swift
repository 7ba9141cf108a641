import Testing

/// `addChild` is said to view controllers, and to nodes of other trees.
@Suite struct AddedNodeTests {
  private func unread(_ child: String) -> Int {
    FlowRun.graph(
      """
      import SpriteKit
      import UIKit
      final class GameController: UIViewController {
        let scene = SKScene()
        func load(_ names: [String]) {
          let child = \(child)
          scene.addChild(child)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = GameController() }
      }
      """
    ).unresolved.count
  }

  @Test func aNodeOfAnotherTreeIsNoScreen() {
    #expect(unread("SKLabelNode(text: \"Score\")") == 0)
    #expect(unread("XMLElement(name: \"channel\")") == 0)
    #expect(unread("STWebpageController()") == 1)
  }
}
