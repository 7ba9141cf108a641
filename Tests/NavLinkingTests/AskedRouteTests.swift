import Testing

/// Routes that a coordinator is asked for, case by case, through a requirement.
struct AskedRouteTests {
  @Test func oneWayAmongSeveralBackIsDecidedByWhoNamesIt() {
    expectFlow(
      """
      import UIKit
      enum CheckRoute {
        case confirm(String)
        case done
        case cancel
      }
      protocol CheckCoordinating: AnyObject {
        func move(to route: CheckRoute)
      }
      final class CheckCoordinator: CheckCoordinating {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          navigation.pushViewController(CheckViewController(model: CheckModel(coordinator: self)), animated: false) // nav: (entry) -> CheckViewController [root]
        }
        func move(to route: CheckRoute) {
          switch route {
          case .confirm(let code):
            navigation.pushViewController(ConfirmViewController(code: code), animated: true)
          case .done:
            navigation.popToRootViewController(animated: true)
          case .cancel:
            navigation.popViewController(animated: true)
          }
        }
      }
      final class CheckModel {
        private let coordinator: CheckCoordinating
        init(coordinator: CheckCoordinating) { self.coordinator = coordinator }
        func next(_ code: String) {
          coordinator.move(to: .confirm(code)) // nav: CheckViewController -> ConfirmViewController [push] CheckRoute.confirm
        }
        func finish() { coordinator.move(to: .done) }
        func leave() { coordinator.move(to: .cancel) }
      }
      final class CheckViewController: UIViewController {
        private let model: CheckModel
        init(model: CheckModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        @objc func tapNext() { model.next("1234") }
        @objc func tapFinish() { model.finish() }
        @objc func tapLeave() { model.leave() }
      }
      final class ConfirmViewController: UIViewController {
        init(code: String) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      @main final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        var coordinator: CheckCoordinator?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          window?.rootViewController = navigation // nav: (entry) -> CheckViewController [root]
          coordinator = CheckCoordinator(navigation: navigation)
          coordinator?.start()
          return true
        }
      }
      """)
  }

  @Test func whatIsToldByAVariableIsDecidedWhereItIsShown() {
    expectFlow(
      """
      import UIKit
      enum MenuEntry: CaseIterable {
        case account
        case share
        case logout
      }
      protocol MenuCoordinating: AnyObject {
        func choose(_ entry: MenuEntry)
      }
      final class MenuCoordinator: MenuCoordinating {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func choose(_ entry: MenuEntry) {
          switch entry {
          case .account:
            navigation.pushViewController(AccountViewController(), animated: true) // nav: MenuViewController -> AccountViewController [push]
          case .share: break
          case .logout: break
          }
        }
      }
      final class MenuViewController: UIViewController {
        var coordinator: MenuCoordinating?
        func tap(_ index: Int) {
          let entry = MenuEntry.allCases[index]
          coordinator?.choose(entry)
        }
      }
      final class AccountViewController: UIViewController {}
      @main final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let menu = MenuViewController()
          let navigation = UINavigationController(rootViewController: menu)
          menu.coordinator = MenuCoordinator(navigation: navigation)
          window?.rootViewController = navigation // nav: (entry) -> MenuViewController [root]
          return true
        }
      }
      """)
  }
}
