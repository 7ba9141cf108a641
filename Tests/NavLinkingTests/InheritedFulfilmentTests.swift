import Testing

/// Requirements that types fulfil by what they inherit.
struct InheritedFulfilmentTests {
  /// What a protocol asks may come from an extension of another one, or from a class that does not know it.
  @Test func whatIsAskedIsInherited() {
    expectFlow(
      """
      import UIKit
      class Guide {
        let stack: UINavigationController
        init(_ stack: UINavigationController) { self.stack = stack }
        func openMap() { stack.pushViewController(MapController(), animated: true) } // nav: TrailController -> MapController [push]
      }
      protocol Helping: AnyObject { var stack: UINavigationController { get } }
      extension Helping {
        func openHelp() { stack.present(HelpController(), animated: true) } // nav: TrailController -> HelpController [present]
      }
      protocol TrailGuiding: AnyObject {
        func openMap()
        func openHelp()
      }
      final class TrailGuide: Guide, Helping, TrailGuiding {
        func start() {
          stack.setViewControllers([TrailController(guide: self)], animated: false) // nav: (entry) -> TrailController [root]
        }
      }
      final class TrailController: UIViewController {
        let guide: any TrailGuiding
        init(guide: any TrailGuiding) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        @objc func map() { guide.openMap() }
        @objc func help() { guide.openHelp() }
      }
      final class MapController: UIViewController {}
      final class HelpController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> TrailController [root]
          TrailGuide(stack).start()
        }
      }
      """)
  }
}
