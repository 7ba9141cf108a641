import Testing

/// Streams of a view model's output, and the targets that a program makes for them in extensions of RxSwift's wrapper.
struct StreamTargetTests {
  /// The output keeps a chain that is put together of the taps.
  @Test func routesMadeForAnOutputAreDecidedWhereTheyAreMade() {
    expectFlow(shop(watching: "onNext: { [weak self] step in self?.coordinator?.go(step) }"))
  }

  /// The same, bound to a target of the screen's own.
  @Test(arguments: ["Binder(base)", "UIBindingObserver(UIElement: base)"])
  func aTargetOfOnesOwnHandsRoutesOn(_ target: String) {
    expectFlow(
      shop(watching: "rx.go") + """

        extension Reactive where Base: ShopController {
          var go: some ObserverType { \(target) { controller, step in controller.coordinator?.go(step) } }
        }
        """)
  }

  /// Targets that show a screen themselves belong to the screen that they are made for.
  @Test func aTargetOfOnesOwnShowsAScreen() {
    expectFlow(
      """
      import UIKit
      import RxSwift
      import RxCocoa
      final class ShopModel {
        struct Output { let showItem: Observable<Int>; let showCart: Signal<Void> }
        private let items = PublishRelay<Int>()
        func transform() -> Output { Output(showItem: items.asObservable(), showCart: .empty()) }
      }
      final class ShopController: UIViewController {
        let model = ShopModel()
        let bag = DisposeBag()
        override func viewDidLoad() {
          let output = model.transform()
          output.showItem.bind(to: rx.showItem).disposed(by: bag)
          output.showCart.emit(to: rx.showCart).disposed(by: bag)
        }
      }
      extension Reactive where Base: ShopController {
        var showItem: Binder<Int> {
          return Binder(self.base) { base, id in
            base.navigationController?.pushViewController(ItemController(), animated: true) // nav: ShopController -> ItemController [push]
          }
        }
        var showCart: Binder<Void> {
          Binder(base) { base, _ in base.present(CartController(), animated: true) } // nav: ShopController -> CartController [present]
        }
      }
      final class ItemController: UIViewController {}
      final class CartController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: ShopController()) // nav: (entry) -> ShopController [root]
        }
      }
      """)
  }

  /// An app whose coordinator goes where the output of a view model says.
  ///
  /// - Parameter watching: what the controller gives `drive`.
  private func shop(watching: String) -> String {
    """
    import UIKit
    import RxSwift
    import RxCocoa
    enum ShopStep { case item(Int), cart, help }
    final class ShopCoordinator {
      let navigation: UINavigationController
      init(navigation: UINavigationController) { self.navigation = navigation }
      func start() {
        let controller = ShopController(model: ShopModel())
        controller.coordinator = self
        navigation.pushViewController(controller, animated: false) // nav: (entry) -> ShopController [root]
      }
      func go(_ step: ShopStep) {
        switch step {
        case .item(let id): navigation.pushViewController(ItemController(), animated: true)
        case .cart: navigation.pushViewController(CartController(), animated: true)
        case .help: navigation.present(HelpController(), animated: true)
        }
      }
    }
    final class ShopModel {
      struct Input { let item: Observable<Int>; let cart: Observable<Void>; let help: Observable<Void> }
      struct Output { let step: Driver<ShopStep> }
      func transform(_ input: Input) -> Output {
        let step = Observable.merge(
          input.item.map { ShopStep.item($0) }, // nav: ShopController -> ItemController [push] ShopStep.item
          input.cart.map { .cart }, // nav: ShopController -> CartController [push] ShopStep.cart
          input.help.map { _ in ShopStep.help } // nav: ShopController -> HelpController [present] ShopStep.help
        )
        return Output(step: step.asDriver(onErrorDriveWith: .empty()))
      }
    }
    final class ShopController: UIViewController {
      let model: ShopModel
      weak var coordinator: ShopCoordinator?
      let bag = DisposeBag()
      let items = PublishRelay<Int>()
      let button = UIButton()
      let helpButton = UIButton()
      init(model: ShopModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() {
        let output = model.transform(ShopModel.Input(item: items.asObservable(), cart: button.rx.tap.asObservable(), help: helpButton.rx.tap.asObservable()))
        output.step
          .drive(\(watching))
          .disposed(by: bag)
      }
    }
    final class ItemController: UIViewController {}
    final class CartController: UIViewController {}
    final class HelpController: UIViewController {}
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
    """
  }
}
