import Testing

/// Routes that a state holds, or an object's own stream carries, and whoever watches them.
@Suite struct WatchedStateFlowTests {
  @Test func aReactorWritesTheRouteAndItsViewShowsIt() {
    expectFlow(
      """
      import ReactorKit
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: ShopViewController()) // nav: (entry) -> ShopViewController [root]
        }
      }
      final class ShopReactor: Reactor {
        enum Next { case cart(Int), help, offer }
        enum Action { case load, show(Next) }
        enum Mutation { case setNext(Next?), setLoading(Bool) }
        struct State { var next: Next?; var isLoading = false }
        let initialState = State()
        func mutate(action: Action) -> Observable<Mutation> {
          switch action {
          case .load:
            return .concat([.just(.setLoading(true)), .just(.setNext(.help))]) // nav: ShopViewController -> HelpViewController [present] ShopReactor.Next.help
          case let .show(next): return .concat([.just(.setNext(next)), .just(.setNext(nil))])
          }
        }
        func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
          let offers = Offers.all.flatMap { _ -> Observable<Mutation> in
            .just(.setNext(.offer)) // nav: ShopViewController -> OfferViewController [push] ShopReactor.Next.offer
          }
          return .merge(mutation, offers)
        }
        func reduce(state: State, mutation: Mutation) -> State {
          var state = state
          switch mutation {
          case let .setNext(next): state.next = next
          case let .setLoading(isLoading): state.isLoading = isLoading
          }
          return state
        }
      }
      final class ShopViewController: UIViewController, View {
        private let button = UIButton()
        init() {
          super.init(nibName: nil, bundle: nil)
          reactor = ShopReactor()
        }
        func bind(reactor: ShopReactor) {
          reactor.action.onNext(.load)
          button.rx.tap
            .map { Reactor.Action.show(.cart(1)) } // nav: ShopViewController -> CartViewController [push] ShopReactor.Next.cart
            .bind(to: reactor.action)
          button.rx.swipe
            .map { .show(.cart(2)) } // nav: ShopViewController -> CartViewController [push] ShopReactor.Next.cart
            .bind(to: reactor.action)
          reactor.state
            .compactMap(\\.next)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] next in
              switch next {
              case .cart(let id): self?.navigationController?.pushViewController(CartViewController(id), animated: true)
              case .help: self?.present(HelpViewController(), animated: true)
              case .offer: self?.showOffer()
              }
            })
        }
        private func showOffer() { navigationController?.pushViewController(OfferViewController(), animated: true) }
      }
      final class CartViewController: UIViewController { init(_ id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class HelpViewController: UIViewController {}
      final class OfferViewController: UIViewController {}
      """)
  }

  @Test func aPartOfAPublishedStateIsTheRoute() {
    expectFlow(
      """
      import Combine
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = ShopViewController(ShopModel()) // nav: (entry) -> ShopViewController [root]
        }
      }
      struct ShopState { var flow = ShopFlow(); var count = 0 }
      struct ShopFlow { var place: ShopPlace? }
      enum ShopPlace { case cart, help }
      final class ShopModel {
        @Published var state = ShopState()
        func buy() { state.flow.place = .cart } // nav: ShopViewController -> CartViewController [present] ShopPlace.cart
        func ask() { state.flow.place = .help } // nav: ShopViewController -> HelpViewController [present] ShopPlace.help
      }
      final class ShopViewController: UIViewController {
        private let model: ShopModel
        private var bag: Set<AnyCancellable> = []
        init(_ model: ShopModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          super.viewDidLoad()
          model.$state
            .compactMap { $0.flow.place }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] place in
              switch place {
              case .cart: self?.present(CartViewController(), animated: true)
              case .help: self?.present(HelpViewController(), animated: true)
              }
            }
            .store(in: &bag)
        }
        func tap() { model.buy(); model.ask() }
      }
      final class CartViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      """)
  }

  @Test func aCoordinatorWatchesItsOwnStreamAndStartsOthers() {
    expectFlow(
      """
      import RxRelay
      import RxSwift
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let controller = UINavigationController()
          window?.rootViewController = controller // nav: (entry) -> ShopViewController [root]
          ShopCoordinatorImp(controller, Factory()).start()
        }
      }
      protocol Way {}
      protocol Flow: AnyObject {
        associatedtype Path: Way
        var way: PublishRelay<Path> { get }
        var controller: UINavigationController { get }
        func start()
      }
      extension Flow {
        func show(_ screen: UIViewController) { controller.pushViewController(screen, animated: true) }
      }
      enum ShopWay: Way { case cart, help(String), orders }
      enum OrderWay: Way { case detail }
      protocol ShopCoordinator: Flow where Path == ShopWay {}
      protocol OrderCoordinator: Flow where Path == OrderWay {}
      final class Factory {
        func makeOrders(_ controller: UINavigationController) -> any OrderCoordinator { OrderCoordinatorImp(controller) }
      }
      final class ShopCoordinatorImp: ShopCoordinator {
        typealias Path = ShopWay
        let way = PublishRelay<Path>()
        let controller: UINavigationController
        private let factory: Factory
        init(_ controller: UINavigationController, _ factory: Factory) {
          self.controller = controller
          self.factory = factory
          way.subscribe(with: self, onNext: { owner, way in
            switch way {
            case .cart: owner.showCart()
            case .help(let question): owner.show(HelpViewController(question))
            case .orders: owner.startOrders()
            }
          })
        }
        func start() { show(ShopViewController(ShopModel(self))) } // nav: (entry) -> ShopViewController [root]
        func openCart() { showCart() }
        private func showCart() { show(CartViewController(self)) } // nav: ShopViewController -> CartViewController [push]
        private func startOrders() {
          let orders = factory.makeOrders(controller)
          orders.start()
        }
      }
      final class OrderCoordinatorImp: OrderCoordinator {
        let way = PublishRelay<OrderWay>()
        let controller: UINavigationController
        init(_ controller: UINavigationController) {
          self.controller = controller
          way.subscribe(onNext: { [weak self] way in
            switch way {
            case .detail: self?.show(OrderViewController())
            }
          })
        }
        func start() { show(OrdersViewController(OrdersModel(self))) }
      }
      final class ShopModel {
        let coordinator: any ShopCoordinator
        init(_ coordinator: any ShopCoordinator) { self.coordinator = coordinator }
        func buy() { coordinator.way.accept(.cart) } // nav: ShopViewController -> CartViewController [push] ShopWay.cart
        func ask() { coordinator.way.accept(.help("?")) } // nav: ShopViewController -> HelpViewController [push] ShopWay.help
        func list() { coordinator.way.accept(.orders) } // nav: ShopViewController -> OrdersViewController [push] ShopWay.orders
      }
      final class OrdersModel {
        let coordinator: any OrderCoordinator
        init(_ coordinator: any OrderCoordinator) { self.coordinator = coordinator }
        func open() { coordinator.way.accept(.detail) } // nav: OrdersViewController -> OrderViewController [push] OrderWay.detail
      }
      final class ShopViewController: UIViewController {
        let model: ShopModel
        init(_ model: ShopModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { model.buy(); model.ask(); model.list() }
      }
      final class OrdersViewController: UIViewController {
        let model: OrdersModel
        init(_ model: OrdersModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { model.open() }
      }
      final class CartViewController: UIViewController { init(_ coordinator: ShopCoordinatorImp) { super.init(nibName: nil, bundle: nil) } }
      final class HelpViewController: UIViewController {
        init(_ question: String) { super.init(nibName: nil, bundle: nil) }
      }
      final class OrderViewController: UIViewController {}
      """)
  }

  @Test func whatIsPutInPlaceForEveryCaseIsNotGoneTo() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = Tabs()
          tabs.start()
          window?.rootViewController = tabs.bar // nav: (entry) -> UITabBarController [root]
        }
      }
      enum Page: CaseIterable { case shop, help }
      final class Tabs {
        let bar = UITabBarController()
        func start() { Page.allCases.forEach { page in fill(page, UINavigationController()) } }
        private func fill(_ page: Page, _ controller: UINavigationController) {
          switch page {
          case .shop: ShopCoordinator(controller).start()
          case .help: HelpCoordinator(controller).start()
          }
        }
      }
      final class ShopCoordinator {
        let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.pushViewController(ShopViewController(), animated: false) } // nav: (entry) -> ShopViewController [root]
      }
      final class HelpCoordinator {
        let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.pushViewController(HelpViewController(), animated: false) } // nav: (entry) -> HelpViewController [root]
      }
      final class ShopViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      """)
  }

  @Test func aReactorBehindAProtocolIsToldTheRouteByAGenericView() {
    expectFlow(
      """
      import ReactorKit
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let coordinator = ShopCoordinator(UINavigationController())
          coordinator.start()
          window?.rootViewController = coordinator.controller // nav: (entry) -> ShopViewController [root]
        }
      }
      enum ShopWay { case cart, help }
      final class ShopCoordinator {
        let controller: UINavigationController
        let way = PublishRelay<ShopWay>()
        init(_ controller: UINavigationController) {
          self.controller = controller
          way.subscribe(with: self) { owner, way in
            switch way {
            case .cart: owner.controller.pushViewController(CartViewController(), animated: true)
            case .help: owner.controller.present(HelpViewController(), animated: true)
            }
          }
        }
        func start() {
          let shop = ShopViewController(reactor: ShopReactorImp(self))
          controller.setViewControllers([shop], animated: false) // nav: (entry) -> ShopViewController [root]
        }
      }
      enum ShopAction { case tap(way: ShopWay) }
      protocol ShopReactor: Reactor where Action == ShopAction {}
      final class ShopReactorImp: ShopReactor {
        typealias Action = ShopAction
        private let coordinator: ShopCoordinator
        init(_ coordinator: ShopCoordinator) { self.coordinator = coordinator }
        func mutate(action: Action) -> Observable<Never> {
          switch action {
          case let .tap(way): coordinator.way.accept(way)
          }
          return .empty()
        }
      }
      final class ShopViewController<R: ShopReactor>: UIViewController {
        private let button = UIButton()
        private let shopReactor: R
        init(reactor: R) { shopReactor = reactor; super.init(nibName: nil, bundle: nil) }
      }
      extension ShopViewController: View {
        func bind(reactor: R) {
          button.rx.tap
            .map { Reactor.Action.tap(way: .cart) } // nav: ShopViewController -> CartViewController [push] ShopWay.cart
            .bind(to: reactor.action)
          button.rx.swipe
            .map { R.Action.tap(way: .help) } // nav: ShopViewController -> HelpViewController [present] ShopWay.help
            .bind(to: reactor.action)
        }
      }
      final class CartViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      """)
  }

  @Test func anArmThatNamesACaseForAnotherFunctionShowsThatCaseOnly() {
    expectFlow(
      """
      import Combine
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let controller = UINavigationController()
          window?.rootViewController = controller // nav: (entry) -> HomeViewController [root]
          MainCoordinator(controller).start()
        }
      }
      enum Way { case shop, settings, news }
      enum Place { case settings, about, back }
      final class MainCoordinator {
        let controller: UINavigationController
        private var bag = Set<AnyCancellable>()
        private var children: [Any] = []
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() {
          let model = HomeModel()
          model.ways
            .receive(on: DispatchQueue.main)
            .sink { [weak self] way in
              guard let self else { return }
              switch way {
              case .shop: ShopCoordinator(controller).start()
              case .settings: go(to: .settings)
              case .news: controller.present(NewsViewController(), animated: true)
              }
            }
            .store(in: &bag)
          controller.setViewControllers([HomeViewController(model, self)], animated: false) // nav: (entry) -> HomeViewController [root]
        }
        func go(to place: Place) {
          switch place {
          case .settings:
            let child = SettingsCoordinator(controller)
            children.append(child)
            child.start()
          case .about: controller.pushViewController(AboutViewController(), animated: true)
          case .back: controller.popViewController(animated: true)
          }
        }
      }
      final class SettingsCoordinator {
        let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.pushViewController(SettingsViewController(), animated: true) }
      }
      final class ShopCoordinator {
        let controller: UINavigationController
        init(_ controller: UINavigationController) { self.controller = controller }
        func start() { controller.pushViewController(ShopViewController(), animated: true) }
      }
      final class HomeModel {
        private let subject = PassthroughSubject<Way, Never>()
        var ways: AnyPublisher<Way, Never> { subject.eraseToAnyPublisher() }
        func shop() { subject.send(.shop) } // nav: HomeViewController -> ShopViewController [push] Way.shop
        func settings() { subject.send(.settings) } // nav: HomeViewController -> SettingsViewController [push] Way.settings
        func news() { subject.send(.news) } // nav: HomeViewController -> NewsViewController [present] Way.news
      }
      final class HomeViewController: UIViewController {
        let model: HomeModel
        let coordinator: MainCoordinator
        init(_ model: HomeModel, _ coordinator: MainCoordinator) {
          self.model = model
          self.coordinator = coordinator
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          model.shop()
          model.settings()
          model.news()
          coordinator.go(to: .about) // nav: HomeViewController -> AboutViewController [push] Place.about
        }
      }
      final class ShopViewController: UIViewController {}
      final class SettingsViewController: UIViewController {}
      final class NewsViewController: UIViewController {}
      final class AboutViewController: UIViewController {}
      """)
  }
}
