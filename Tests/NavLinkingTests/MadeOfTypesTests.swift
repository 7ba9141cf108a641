import Testing

/// Screens that are made of a type which is a value.
struct MadeOfTypesTests {
  /// Which item it is, the row tells; a function may be given the type as well.
  @Test func theItemsOfAMenuNameTheirScreens() {
    expectFlow(
      """
      import UIKit
      struct MenuItem {
        let name: String
        let controllerType: UIViewController.Type
      }
      final class MenuController: UITableViewController {
        private let items: [MenuItem] = [
          MenuItem(name: "Account", controllerType: AccountController.self),
          MenuItem(name: "Notices", controllerType: NoticesController.self),
        ]
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let item = items[indexPath.row]
          let controller = item.controllerType.init()
          navigationController?.pushViewController(controller, animated: true) // nav: MenuController -> AccountController [push]; MenuController -> NoticesController [push]
        }
        func show(_ type: UIViewController.Type) {
          present(type.init(), animated: true)
        }
        @objc func help() { show(HelpController.self) } // nav: MenuController -> HelpController [present]
      }
      final class AccountController: UIViewController {}
      final class NoticesController: UIViewController {}
      final class HelpController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: MenuController()) // nav: (entry) -> MenuController [root]
        }
      }
      """)
  }

  /// Whoever shows one of the types makes it.
  @Test func aCaseNamesTheTypeOfItsScreen() {
    expectFlow(
      """
      import UIKit
      enum Demo: CaseIterable {
        case buttons, labels
        var title: String { self == .buttons ? "Buttons" : "Labels" }
        var controllerType: UIViewController.Type {
          switch self {
          case .buttons: return ButtonsController.self
          case .labels: return LabelsController.self
          }
        }
      }
      final class DemoController: UITableViewController {
        let demos = Demo.allCases
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          let demo = demos[indexPath.row]
          navigationController?.pushViewController(demo.controllerType.init(), animated: true) // nav: DemoController -> ButtonsController [push]; DemoController -> LabelsController [push]
        }
      }
      final class ButtonsController: UIViewController {}
      final class LabelsController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: DemoController()) // nav: (entry) -> DemoController [root]
        }
      }
      """)
  }
}
