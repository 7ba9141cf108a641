import Testing

/// Functions that navigate by a case and hand on what it carries, and those that start an object which asks for a route of its own.
struct NestedSwitchTests {
  /// Each flow overrides the method that all of them are asked by, and decides by the route inside the one that it is given.
  @Test func theInnerCaseTellsTheScreen() {
    expectFlow(
      """
      import UIKit
      enum Way {
        case login(Login)
        case shop(Shop)
        enum Login { case done, register }
        enum Shop { case detail(Int) }
      }
      class Flow: NSObject {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func setUp() -> UIViewController { UIViewController() }
        func handle(_ way: Way) {}
      }
      protocol LoginFlowDelegate: AnyObject { func showShop() }
      final class AppFlow: Flow, LoginFlowDelegate {
        func start() {
          let flow = LoginFlow(navigation: navigation)
          flow.delegate = self
          navigation.viewControllers = [flow.setUp()] // nav: (entry) -> LoginController [root]
        }
        func showShop() {
          let flow = ShopFlow(navigation: navigation)
          navigation.viewControllers = [flow.setUp()]
        }
      }
      final class LoginFlow: Flow {
        weak var delegate: LoginFlowDelegate?
        override func setUp() -> UIViewController { LoginController.make(flow: self) }
        override func handle(_ way: Way) {
          switch way {
          case .login(let login): handleLogin(login)
          default: break
          }
        }
        func handleLogin(_ login: Way.Login) {
          switch login {
          case .done: delegate?.showShop()
          case .register: showRegister()
          }
        }
        private func showRegister() { navigation.show(RegisterController(), sender: nil) }
      }
      final class ShopFlow: Flow {
        override func setUp() -> UIViewController { ShopController.make(flow: self) }
        override func handle(_ way: Way) {
          switch way {
          case .shop(let shop): handleShop(shop)
          default: ()
          }
        }
        func handleShop(_ shop: Way.Shop) {
          switch shop {
          case .detail(let id): showDetail(id)
          }
        }
        private func showDetail(_ id: Int) { navigation.show(DetailController(), sender: nil) }
      }
      final class LoginController: UIViewController {
        private weak var flow: Flow?
        static func make(flow: Flow) -> LoginController {
          let controller = LoginController()
          controller.flow = flow
          return controller
        }
        @objc func logIn() { flow?.handle(.login(.done)) } // nav: LoginController -> ShopController [root] Way.Login.done
        @objc func register() { flow?.handle(.login(.register)) } // nav: LoginController -> RegisterController [push] Way.Login.register
      }
      final class ShopController: UIViewController {
        private weak var flow: Flow?
        static func make(flow: Flow) -> ShopController {
          let controller = ShopController()
          controller.flow = flow
          return controller
        }
        func tap() { flow?.handle(.shop(.detail(3))) } // nav: ShopController -> DetailController [push] Way.Shop.detail
      }
      final class RegisterController: UIViewController {}
      final class DetailController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var flow: AppFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation // nav: (entry) -> LoginController [root]
          flow = AppFlow(navigation: navigation)
          flow?.start()
        }
      }
      """)
  }

  /// The enum is named as an order: the coordinator goes where its case says, through the coordinators it starts.
  @Test func anOrderToGoSomewhereIsARoute() {
    expectFlow(
      """
      import UIKit
      enum ShopNavigationAction {
        case shop
        case item(Int)
        case cart
        case back
      }
      protocol ShopCoordinating: AnyObject { func coordinate(by action: ShopNavigationAction) }
      final class ShopCoordinator: ShopCoordinating {
        private var child: CartCoordinator?
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { coordinate(by: .shop) } // nav: (entry) -> ShopController [root] ShopNavigationAction.shop
        func coordinate(by action: ShopNavigationAction) {
          switch action {
          case .shop: pushShop()
          case .item(let id): pushItem(id)
          case .cart: startCart()
          case .back: navigation.popViewController(animated: true)
          }
        }
        private func pushShop() { navigation.pushViewController(ShopController(model: ShopModel(coordinator: self)), animated: false) }
        private func pushItem(_ id: Int) { navigation.pushViewController(ItemController(), animated: true) }
        private func startCart() {
          let cart = CartCoordinator(navigation: navigation)
          child = cart
          cart.start()
        }
      }
      enum CartNavigationAction { case start, pay }
      protocol CartCoordinating: AnyObject { func coordinate(by action: CartNavigationAction) }
      final class CartCoordinator: CartCoordinating {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { coordinate(by: .start) } // nav: ShopController -> CartController [push] CartNavigationAction.start
        func coordinate(by action: CartNavigationAction) {
          switch action {
          case .start: navigation.pushViewController(CartController(coordinator: self), animated: true)
          case .pay: navigation.pushViewController(PayController(), animated: true)
          }
        }
      }
      final class ShopModel {
        weak var coordinator: ShopCoordinating?
        init(coordinator: ShopCoordinating) { self.coordinator = coordinator }
        func tapItem() { coordinator?.coordinate(by: .item(3)) } // nav: ShopController -> ItemController [push] ShopNavigationAction.item
        func tapCart() { coordinator?.coordinate(by: .cart) } // nav: ShopController -> CartController [push] ShopNavigationAction.cart
      }
      final class ShopController: UIViewController {
        let model: ShopModel
        init(model: ShopModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        @objc func tapItem() { model.tapItem() }
        @objc func tapCart() { model.tapCart() }
      }
      final class CartController: UIViewController {
        weak var coordinator: CartCoordinating?
        init(coordinator: CartCoordinating) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        @objc func pay() { coordinator?.coordinate(by: .pay) } // nav: CartController -> PayController [push] CartNavigationAction.pay
      }
      final class ItemController: UIViewController {}
      final class PayController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: ShopCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          window?.rootViewController = navigation // nav: (entry) -> ShopController [root]
          coordinator = ShopCoordinator(navigation: navigation)
          coordinator?.start()
        }
      }
      """)
  }

  /// A switch in the arm of another maps the routes that the case carries: each is one of its own, and may be one that nobody makes.
  @Test func whatACaseCarriesIsARouteThoughItIsMappedInPlace() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      @main struct InnApp: App { var body: some Scene { WindowGroup { HallView() } } }
      enum Page: Hashable { case bill, desk(DeskPage) }
      enum DeskPage: Hashable { case guests, rooms }
      struct HallView: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Guests") { path.append(.desk(.guests)) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .bill: BillView()
                case .desk(let page):
                  switch page {
                  case .guests: GuestsView()
                  case .rooms: RoomsView()
                  }
                }
              }
          }
        }
      }
      struct BillView: View { var body: some View { Text("bill") } }
      struct GuestsView: View { var body: some View { Text("guests") } }
      struct RoomsView: View { var body: some View { Text("rooms") } }
      """)
    #expect(graph.routeTypes.map(\.id) == ["DeskPage", "Page"])
    #expect(graph.screens.map { "\($0.id) \($0.reachability)" } == ["BillView no", "GuestsView yes", "HallView yes", "RoomsView no"])
  }
}
