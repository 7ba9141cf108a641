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

  @Test func aFunctionThatOnlyTellsCasesApartIsAskedByThem() {
    expectFlow(
      """
      import UIKit
      import SafariServices
      protocol Flow: AnyObject { var navigation: UINavigationController { get } }
      extension Flow {
        func web(_ address: String, animated: Bool = true) {
          navigation.topViewController?.present(SFSafariViewController(url: URL(string: address)!), animated: animated)
        }
      }
      final class ReviewFlow: Flow {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.viewControllers = [ReviewViewController()] } // nav: MenuViewController -> ReviewViewController [root]
      }
      final class MenuFlow: Flow {
        let navigation: UINavigationController
        enum Stop { case toast(String), web(String), dish(Int), review, debug }
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let menu = MenuViewController()
          menu.flow = self
          navigation.viewControllers = [menu] // nav: (entry) -> MenuViewController [root]
        }
        func present(_ stop: Stop, animated: Bool = true) {
          switch stop {
          case .toast(let text): print(text)
          case .web(let address): web(address)
          case .dish(let id): dish(id)
          case .review: review()
          case .debug: print("debug")
          }
        }
      }
      extension MenuFlow {
        private func dish(_ id: Int) { navigation.pushViewController(DishViewController(), animated: true) }
        private func review() {
          navigation.present(makeReview(), animated: true)
        }
        private func makeReview() -> UIViewController {
          let stack = UINavigationController()
          let flow = ReviewFlow(navigation: stack)
          flow.start()
          return stack
        }
      }
      final class MenuViewController: UIViewController {
        weak var flow: MenuFlow?
        @objc func tapDish() { flow?.present(.dish(3)) } // nav: MenuViewController -> DishViewController [push] MenuFlow.Stop.dish
        @objc func tapReview() { flow?.present(.review) } // nav: MenuViewController -> ReviewViewController [present] MenuFlow.Stop.review
        @objc func tapWeb() { flow?.present(.web("https://example.org")) } // nav: MenuViewController -> SFSafariViewController [present] MenuFlow.Stop.web
        @objc func tapToast() { flow?.present(.toast("!")) }
      }
      final class DishViewController: UIViewController {}
      final class ReviewViewController: UIViewController {}
      @main final class AppDelegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [AnyHashable: Any]?) -> Bool {
          let stack = UINavigationController()
          MenuFlow(navigation: stack).start()
          window?.rootViewController = stack // nav: (entry) -> MenuViewController [root]
          return true
        }
      }
      """)
  }
}
