import Testing

/// Controllers that factories give: by calls on their type, several at once.
@Suite struct FactoryFlowTests {
  @Test func aHelperOfViewControllersIsCalledOnTheType() {
    expectFlow(
      """
      import UIKit
      protocol ThemedController {}
      extension UIViewController {
        private class func scene<T: UIViewController>(named name: String) -> T {
          return UIStoryboard(name: "Bank", bundle: nil).instantiateViewController(withIdentifier: name) as! T
        }
        static func fromStoryboard() -> Self { return scene(named: String(describing: self)) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: LoginController.fromStoryboard()) // nav: (entry) -> LoginController [root]
        }
      }
      final class LoginController: UIViewController {
        @objc func signInTapped() {
          let account = AccountController.fromStoryboard()
          navigationController?.pushViewController(account, animated: true) // nav: LoginController -> AccountController [push]
        }
        @objc func helpTapped() {
          present(HelpController.fromStoryboard(), animated: true) // nav: LoginController -> HelpController [present]
        }
      }
      final class AccountController: UIViewController {}
      final class HelpController: UIViewController {}
      """)
  }

  @Test func aFactoryBehindAProtocolCallsAHelperOnTheType() {
    expectFlow(
      """
      import UIKit
      protocol Presentable { func toPresent() -> UIViewController? }
      extension UIViewController: Presentable { func toPresent() -> UIViewController? { return self } }
      extension UIViewController {
        class func fromStoryboard() -> Self { return instance(of: self) }
        private class func instance<T: UIViewController>(of type: T.Type) -> T {
          return UIStoryboard(name: "Bank", bundle: nil).instantiateViewController(withIdentifier: String(describing: type)) as! T
        }
      }
      protocol Router: Presentable {
        func setRootModule(_ module: Presentable?)
        func push(_ module: Presentable?)
        func present(_ module: Presentable?)
      }
      final class BankRouter: NSObject, Router {
        private weak var root: UINavigationController?
        init(root: UINavigationController) { self.root = root }
        func toPresent() -> UIViewController? { return root }
        func setRootModule(_ module: Presentable?) {
          guard let controller = module?.toPresent() else { return }
          root?.setViewControllers([controller], animated: false)
        }
        func push(_ module: Presentable?) {
          guard let controller = module?.toPresent(), !(controller is UINavigationController) else { return }
          root?.pushViewController(controller, animated: true)
        }
        func present(_ module: Presentable?) {
          guard let controller = module?.toPresent() else { return }
          root?.present(controller, animated: true)
        }
      }
      protocol LoginView: Presentable { var onSignIn: (() -> Void)? { get set } }
      protocol AccountView: Presentable { var onHelp: (() -> Void)? { get set } }
      protocol HelpView: Presentable {}
      protocol ModuleFactory {
        func makeLogin() -> LoginView
        func makeAccount() -> AccountView
        func makeHelp() -> HelpView
      }
      final class BankModuleFactory: ModuleFactory {
        func makeLogin() -> LoginView { return LoginController.fromStoryboard() }
        func makeAccount() -> AccountView { return AccountController.fromStoryboard() }
        func makeHelp() -> HelpView { return HelpController.fromStoryboard() }
      }
      final class BankCoordinator {
        private let factory: ModuleFactory
        private let router: Router
        init(router: Router, factory: ModuleFactory) {
          self.router = router
          self.factory = factory
        }
        func start() {
          var login = factory.makeLogin()
          login.onSignIn = { [weak self] in self?.showAccount() }
          router.setRootModule(login) // nav: (entry) -> LoginController [root]
        }
        private func showAccount() {
          var account = factory.makeAccount()
          account.onHelp = { [weak self] in self?.showHelp() }
          router.push(account) // nav: LoginController -> AccountController [push]
        }
        private func showHelp() {
          router.present(factory.makeHelp()) // nav: AccountController -> HelpController [present]
        }
      }
      final class LoginController: UIViewController, LoginView {
        var onSignIn: (() -> Void)?
        @objc func tapped() { onSignIn?() }
      }
      final class AccountController: UIViewController, AccountView {
        var onHelp: (() -> Void)?
        @objc func tapped() { onHelp?() }
      }
      final class HelpController: UIViewController, HelpView {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var coordinator: BankCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let root = UINavigationController()
          coordinator = BankCoordinator(router: BankRouter(root: root), factory: BankModuleFactory())
          coordinator?.start()
          window?.rootViewController = root // nav: (entry) -> LoginController [root]
        }
      }
      """)
  }

  /// A local takes the first apart; numbers pick the parts of the second.
  @Test func aCoordinatorAndItsControllerAreTakenOutOfATuple() {
    expectFlow(
      """
      import UIKit
      protocol Coordinator: AnyObject { func start() }
      final class ShopFactory {
        func makeCart() -> (coordinator: Coordinator, toPresent: UIViewController) {
          let navigation = UINavigationController()
          return (CartCoordinator(navigation: navigation), navigation)
        }
        func makeHelp() -> (Coordinator, UIViewController) {
          let help = HelpController()
          return (HelpCoordinator(help: help), help)
        }
      }
      final class ShopCoordinator: Coordinator {
        private let navigation: UINavigationController
        private let factory = ShopFactory()
        private var children: [Coordinator] = []
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let shelf = ShelfController()
          shelf.onCart = { [weak self] in self?.showCart() }
          shelf.onHelp = { [weak self] in self?.showHelp() }
          navigation.setViewControllers([shelf], animated: false) // nav: (entry) -> ShelfController [root]
        }
        private func showCart() {
          let (coordinator, module) = factory.makeCart()
          children.append(coordinator)
          coordinator.start()
          navigation.present(module, animated: true) // nav: ShelfController -> CartController [present]
        }
        private func showHelp() {
          let made = factory.makeHelp()
          children.append(made.0)
          navigation.pushViewController(made.1, animated: true) // nav: ShelfController -> HelpController [push]
        }
      }
      final class CartCoordinator: Coordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let cart = CartController()
          cart.onPay = { [weak self] in self?.pay() }
          navigation.setViewControllers([cart], animated: false) // nav: ShelfController -> CartController [root]
        }
        private func pay() {
          navigation.pushViewController(PayController(), animated: true) // nav: CartController -> PayController [push]
        }
      }
      final class HelpCoordinator: Coordinator {
        private let help: HelpController
        init(help: HelpController) { self.help = help }
        func start() {}
      }
      final class ShelfController: UIViewController {
        var onCart: (() -> Void)?
        var onHelp: (() -> Void)?
        @objc func cartTapped() { onCart?() }
        @objc func helpTapped() { onHelp?() }
      }
      final class CartController: UIViewController {
        var onPay: (() -> Void)?
        @objc func payTapped() { onPay?() }
      }
      final class PayController: UIViewController {}
      final class HelpController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var coordinator: ShopCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          coordinator = ShopCoordinator(navigation: navigation)
          coordinator?.start()
          window?.rootViewController = navigation // nav: (entry) -> ShelfController [root]
        }
      }
      """)
  }

  /// The value itself has no labels: the declared result has.
  @Test func aLabelOfTheResultPicksAPart() {
    expectFlow(
      """
      import UIKit
      final class CardMaker {
        func make() -> (model: CardModel, toPresent: UIViewController?) {
          let model = CardModel()
          return (model, CardController(model: model))
        }
      }
      final class CardModel {}
      final class DeskController: UIViewController {
        private let maker = CardMaker()
        @objc func tapped() {
          guard let card = maker.make().toPresent else { return }
          present(card, animated: true) // nav: DeskController -> CardController [present]
        }
        @objc func otherTapped() {
          let made = maker.make()
          navigationController?.pushViewController(made.toPresent!, animated: true) // nav: DeskController -> CardController [push]
        }
      }
      final class CardController: UIViewController {
        init(model: CardModel) { super.init(nibName: nil, bundle: nil) }
      }
      """)
  }

  @Test func aLoopTakesTuplesApart() {
    expectFlow(
      """
      import UIKit
      final class MenuController: UIViewController {
        @objc func tapped() {
          for (controller, title) in [(MapController(), "Map"), (TripsController(), "Trips")] {
            controller.title = title
            navigationController?.pushViewController(controller, animated: false) // nav: MenuController -> MapController [push]; MenuController -> TripsController [push]
          }
        }
      }
      final class MapController: UIViewController {}
      final class TripsController: UIViewController {}
      """)
  }

  @Test func aScreenThatALibraryMakesFromItsTypeIsOfThatType() {
    expectFlow(
      """
      import Reusable
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ShopViewController.instantiate() // nav: (entry) -> ShopViewController [root]
        }
      }
      final class ShopViewController: UIViewController, StoryboardBased {
        func tap() { present(CartViewController.instantiate(), animated: true) } // nav: ShopViewController -> CartViewController [present]
      }
      final class CartViewController: UIViewController, StoryboardBased {}
      """)
  }

  /// An enum with one case is a route like others.
  @Test func theOnlyArmOfASwitchMayBuildTheScreen() {
    expectFlow(
      """
      import UIKit
      protocol Navigator { associatedtype Destination; func show(_ destination: Destination) }
      final class ShelfNavigator: Navigator {
        enum Destination { case book(Int) }
        let navigation: UINavigationController
        init() {
          let root = ShelfController()
          navigation = UINavigationController(rootViewController: root)
          root.navigator = self
        }
        func show(_ destination: Destination) {
          let controller = make(destination)
          navigation.pushViewController(controller, animated: true)
        }
        private func make(_ destination: Destination) -> UIViewController {
          let controller: UIViewController
          switch destination {
          case .book(let id):
            let book = BookController(id: id)
            controller = book
          }
          return controller
        }
      }
      final class ShelfController: UIViewController {
        weak var navigator: ShelfNavigator?
        func tap() { navigator?.show(.book(3)) } // nav: ShelfController -> BookController [push] ShelfNavigator.Destination.book
      }
      final class BookController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ShelfNavigator().navigation // nav: (entry) -> ShelfController [root]
        }
      }
      """)
  }
}
