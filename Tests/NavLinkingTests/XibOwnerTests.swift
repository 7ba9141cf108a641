import NavModel
import Testing

/// A xib makes what lies in it, and is loaded for an owner whom somebody else makes.
@Suite struct XibOwnerTests {
  private func reachability(_ object: String) -> Tristate? {
    FlowRun.graph(
      """
      // file: App/App.swift
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeController()
        }
      }
      final class HomeController: UIViewController {}
      final class CartController: UIViewController {}
      final class CartCoordinator {
        let stack = UINavigationController()
        func start() { stack.pushViewController(CartController(), animated: false) }
      }
      // file: App/CartController.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><\(object)/></objects></document>
      """
    ).screens.first { $0.id == "CartController" }?.reachability
  }

  @Test func nobodyMakesTheOwner() {
    #expect(reachability("placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"CartController\"") == .no)
    #expect(reachability("viewController id=\"a\" customClass=\"CartController\"") == .unknown)
  }
}
