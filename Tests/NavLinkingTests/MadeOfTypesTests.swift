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

  /// The delegate makes it and asks it for its screen; who hands over the type decides.
  @Test func aTypeThatIsHandedOverMakesAnObjectThatHasAScreen() {
    expectFlow(
      """
      import UIKit
      protocol Acting { init() }
      protocol Staging {
        var delegate: Switching? { get set }
        func controller() -> UIViewController
      }
      typealias Act = Staging & Acting
      protocol Switching: AnyObject { func turn(to act: Act.Type, animated: Bool) }
      extension Switching {
        func turn(to act: Act.Type, animated: Bool = true) { turn(to: act, animated: animated) }
      }
      final class Overture: Act {
        weak var delegate: (any Switching)?
        func controller() -> UIViewController {
          let controller = CurtainController()
          controller.onRise = { [weak self] in self?.rise() }
          return controller
        }
        func rise() { delegate?.turn(to: Finale.self) } // nav: CurtainController -> StageController [root]
      }
      final class Finale: Act {
        weak var delegate: (any Switching)?
        func controller() -> UIViewController { UINavigationController(rootViewController: StageController()) }
      }
      final class CurtainController: UIViewController { var onRise: (() -> Void)? }
      final class StageController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate, Switching {
        var window: UIWindow?
        var current: any Staging = Overture()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          turn(to: Overture.self, animated: false) // nav: (entry) -> CurtainController [root]
        }
        func turn(to act: any Act.Type, animated: Bool) {
          var next = act.init()
          next.delegate = self
          current = next
          let controller = next.controller()
          guard let window else { return }
          UIView.transition(with: window, duration: 0.3, animations: { self.apply(controller) })
        }
        private func apply(_ controller: UIViewController) { window?.rootViewController = controller }
      }
      """)
  }
}
