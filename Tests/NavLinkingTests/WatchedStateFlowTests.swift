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
}
