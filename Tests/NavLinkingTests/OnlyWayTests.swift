import Testing

/// Functions that have one way more of an enum of places.
struct OnlyWayTests {
  @Test func aSecondFunctionMayHaveTheOnlyWayOfItsKind() {
    expectFlow(
      """
      // file: Garden/Garden.swift
      import UIKit
      @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ShedViewController() // nav: (entry) -> ShedViewController [root]
        }
      }
      enum Place { case tools, pots, door }
      final class ShedViewController: UIViewController {
        func push(_ place: Place) {
          switch place {
          case .tools: navigationController?.pushViewController(ToolsViewController(), animated: true)
          case .pots: navigationController?.pushViewController(PotsViewController(), animated: true)
          default: break
          }
        }
        func show(_ place: Place) {
          switch place {
          case .door: present(DoorViewController(), animated: true)
          default: break
          }
        }
        @objc func toolsTapped() { push(.tools) } // nav: ShedViewController -> ToolsViewController [push] Place.tools
        @objc func potsTapped() { push(.pots) } // nav: ShedViewController -> PotsViewController [push] Place.pots
        @objc func doorTapped() { show(.door) } // nav: ShedViewController -> DoorViewController [present] Place.door
      }
      final class ToolsViewController: UIViewController {}
      final class PotsViewController: UIViewController {}
      final class DoorViewController: UIViewController {}
      """)
  }
}
