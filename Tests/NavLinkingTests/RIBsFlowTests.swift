import Testing

/// Builders make routers, routers attach other routers and show their view controllers.
struct RIBsFlowTests {
  @Test func aRouterShowsWhatItsChildsBuilderMakes() {
    expectFlow(
      """
      // file: Store/Root.swift
      import UIKit
      import RIBs
      protocol RootRouting: ViewableRouting { func attachProduct(); func attachSearch() }
      protocol RootViewControllable: ViewControllable { func push(_ controller: ViewControllable) }
      protocol RootPresentableListener: AnyObject { func didTapProduct(); func didTapSearch() }
      final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable, RootPresentableListener {
        weak var router: RootRouting?
        func didTapProduct() { router?.attachProduct() }
        func didTapSearch() { router?.attachSearch() }
      }
      protocol RootPresentable: Presentable { var listener: RootPresentableListener? { get set } }
      protocol RootInteractable: Interactable, ProductListener, SearchListener { var router: RootRouting? { get set } }
      final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
        private let productBuilder: ProductBuildable
        private let searchBuilder: SearchBuildable
        private var product: ViewableRouting?
        init(interactor: RootInteractable, viewController: RootViewControllable, productBuilder: ProductBuildable, searchBuilder: SearchBuildable) {
          self.productBuilder = productBuilder
          self.searchBuilder = searchBuilder
          super.init(interactor: interactor, viewController: viewController)
          interactor.router = self
        }
        func attachProduct() {
          let product = productBuilder.build(withListener: interactor)
          self.product = product
          attachChild(product)
          viewController.push(product.viewControllable) // nav: RootViewController -> ProductViewController [push]
        }
        func attachSearch() {
          let search = searchBuilder.build(withListener: interactor)
          attachChild(search)
          viewController.uiviewController.present(search.viewControllable.uiviewController, animated: true) // nav: RootViewController -> SearchViewController [present]
        }
      }
      final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
        weak var listener: RootPresentableListener?
        func push(_ controller: ViewControllable) {
          navigationController?.pushViewController(controller.uiviewController, animated: true)
        }
        @objc func productTapped() { listener?.didTapProduct() }
        @objc func searchTapped() { listener?.didTapSearch() }
      }
      protocol RootBuildable: Buildable { func build() -> LaunchRouting }
      final class RootBuilder: Builder<RootDependency>, RootBuildable {
        func build() -> LaunchRouting {
          let viewController = RootViewController()
          let interactor = RootInteractor(presenter: viewController)
          return RootRouter(
            interactor: interactor, viewController: viewController, productBuilder: ProductBuilder(dependency: component),
            searchBuilder: SearchBuilder(dependency: component))
        }
      }
      // file: Store/Product.swift
      import UIKit
      import RIBs
      protocol ProductListener: AnyObject {}
      protocol ProductBuildable: Buildable { func build(withListener listener: ProductListener) -> ViewableRouting }
      final class ProductBuilder: Builder<ProductDependency>, ProductBuildable {
        func build(withListener listener: ProductListener) -> ViewableRouting {
          let viewController = ProductViewController()
          let interactor = ProductInteractor(presenter: viewController)
          return ProductRouter(interactor: interactor, viewController: viewController)
        }
      }
      final class ProductRouter: ViewableRouter<ProductInteractable, ProductViewControllable> {}
      final class ProductViewController: UIViewController, ProductViewControllable {}
      // file: Store/Search.swift
      import UIKit
      import RIBs
      protocol SearchListener: AnyObject {}
      protocol SearchBuildable: Buildable { func build(withListener listener: SearchListener) -> ViewableRouting }
      final class SearchBuilder: Builder<SearchDependency>, SearchBuildable {
        func build(withListener listener: SearchListener) -> ViewableRouting {
          let viewController = SearchViewController()
          return SearchRouter(interactor: SearchInteractor(presenter: viewController), viewController: viewController)
        }
      }
      final class SearchRouter: ViewableRouter<SearchInteractable, SearchViewControllable> {}
      final class SearchViewController: UIViewController, SearchViewControllable {}
      // file: Store/AppDelegate.swift
      import UIKit
      import RIBs
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        private var launchRouter: LaunchRouting?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow(frame: UIScreen.main.bounds)
          let launchRouter = RootBuilder(dependency: AppComponent()).build()
          self.launchRouter = launchRouter
          launchRouter.launch(from: window) // nav: (entry) -> RootViewController [root]
          return true
        }
      }
      """)
  }

  /// The library's base class runs the override, and looks up what the component's dependency asks.
  @Test func componentizedBuildersRunWhatTheyAreOverriddenWith() {
    expectFlow(
      """
      import UIKit
      import RIBs
      import NeedleFoundation
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        private var launchRouter: LaunchRouting?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          launchRouter = AppComponent().harbourBuilder.build()
          launchRouter?.launch(from: UIWindow()) // nav: (entry) -> HarbourController [root]
          return true
        }
      }
      final class AppComponent: BootstrapComponent {
        var harbourBuilder: HarbourBuildable { HarbourBuilder { HarbourComponent(parent: self) } }
      }
      final class HarbourComponent: NeedleFoundation.Component<HarbourDependency> {
        var harbourController: HarbourControllable & HarbourPresentable { shared { HarbourController() } }
      }
      protocol BayDependency: Dependency { var harbourController: HarbourControllable & HarbourPresentable { get } }
      private class BayDependencyProvider: BayDependency {
        var harbourController: HarbourControllable & HarbourPresentable { harbourComponent.harbourController }
        private let harbourComponent: HarbourComponent
        init(harbourComponent: HarbourComponent) { self.harbourComponent = harbourComponent }
      }
      final class BayComponent: NeedleFoundation.Component<BayDependency> {
        var shipBuilder: ShipBuildable { ShipBuilder { ShipComponent(parent: self) } }
        var quayBuilder: QuayBuildable { QuayBuilder { QuayComponent(parent: self) } }
      }
      protocol HarbourBuildable: Buildable { func build() -> LaunchRouting }
      final class HarbourBuilder: SimpleComponentizedBuilder<BayComponent, LaunchRouting>, HarbourBuildable {
        override func build(with component: BayComponent) -> LaunchRouting {
          HarbourRouter(ship: component.shipBuilder, quay: component.quayBuilder, interactor: HarbourInteractor(), viewController: component.harbourController)
        }
      }
      final class HarbourInteractor: Interactor, HarbourInteractable {
        weak var router: HarbourRouting?
        override func didBecomeActive() { router?.attachTabs() }
      }
      protocol HarbourRouting: ViewableRouting { func attachTabs() }
      protocol HarbourControllable: ViewControllable { func setViewControllers(_ tabs: [ViewControllable], animated: Bool) }
      final class HarbourRouter: LaunchRouter<HarbourInteractable, HarbourControllable>, HarbourRouting {
        private let ship: ShipBuildable
        private let quay: QuayBuildable
        init(ship: ShipBuildable, quay: QuayBuildable, interactor: HarbourInteractable, viewController: HarbourControllable) {
          self.ship = ship
          self.quay = quay
          super.init(interactor: interactor, viewController: viewController)
        }
        func attachTabs() {
          let tabs: [ViewControllable] = [
            ship.build(with: ShipPayload(name: "Gull")).viewControllable, // nav: HarbourController -> ShipController [tab]
            quay.build(with: QuayPayload(number: 1)).viewControllable, // nav: HarbourController -> QuayController [tab]
          ]
          viewController.setViewControllers(tabs, animated: false)
        }
      }
      final class HarbourController: UITabBarController, HarbourControllable {
        func setViewControllers(_ tabs: [ViewControllable], animated: Bool) {
          self.setViewControllers(tabs.map(\\.uiviewController), animated: animated)
        }
      }
      struct ShipPayload { let name: String }
      protocol ShipBuildable: Buildable { func build(with payload: ShipPayload) -> ViewableRouting }
      final class ShipBuilder: ComponentizedBuilder<ShipComponent, ViewableRouting, ShipPayload, Void>, ShipBuildable {
        override func build(with component: ShipComponent, _ payload: ShipPayload) -> ViewableRouting {
          ShipRouter(interactor: Interactor(), viewController: ShipController())
        }
      }
      final class ShipRouter: ViewableRouter<Interactable, ShipControllable> {}
      final class ShipController: UIViewController, ShipControllable {}
      struct QuayPayload { let number: Int }
      protocol QuayBuildable: Buildable { func build(with payload: QuayPayload) -> ViewableRouting }
      final class QuayBuilder: ComponentizedBuilder<QuayComponent, ViewableRouting, QuayPayload, Void>, QuayBuildable {
        override func build(with component: QuayComponent, _ payload: QuayPayload) -> ViewableRouting {
          QuayRouter(interactor: Interactor(), viewController: QuayController())
        }
      }
      final class QuayRouter: ViewableRouter<Interactable, QuayControllable> {}
      final class QuayController: UIViewController, QuayControllable {}
      """)
  }

  /// What a router and a component have from their base classes is of the types that these are given, though others have methods of the
  /// same names.
  @Test func whatBaseClassesHaveIsOfTheTypesThatTheyAreGiven() {
    expectFlow(
      """
      import UIKit
      import RIBs
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        private var launchRouter: LaunchRouting?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          launchRouter = MarketBuilder(dependency: AppComponent(dependency: EmptyComponent())).build()
          launchRouter?.launch(from: UIWindow()) // nav: (entry) -> MarketController [root]
          return true
        }
      }
      final class AppComponent: Component<EmptyDependency>, MarketDependency {
        var fruitMaker: FruitMaking { FruitMaker() }
        var breadMaker: BreadMaking { BreadMaker() }
      }
      protocol FruitMaking { func make() -> UIViewController }
      final class FruitMaker: FruitMaking { func make() -> UIViewController { FruitController() } }
      protocol BreadMaking { func make() -> UIViewController }
      final class BreadMaker: BreadMaking { func make() -> UIViewController { BreadController() } }
      protocol MarketDependency: Dependency {
        var fruitMaker: FruitMaking { get }
        var breadMaker: BreadMaking { get }
      }
      final class MarketComponent: Component<MarketDependency> {
        func fruit() -> UIViewController { dependency.fruitMaker.make() }
        func bread() -> UIViewController { self.dependency.breadMaker.make() }
      }
      protocol MarketControllable: ViewControllable { func place(_ controller: UIViewController) }
      protocol StallControllable: ViewControllable { func place(_ controller: UIViewController) }
      protocol MarketRouting: ViewableRouting { func showFruit(); func showBread() }
      protocol MarketInteractable: Interactable { var router: MarketRouting? { get set } }
      protocol MarketPresentable: Presentable {}
      final class MarketBuilder: Builder<MarketDependency> {
        func build() -> LaunchRouting {
          let controller = MarketController()
          let interactor = MarketInteractor(presenter: controller)
          controller.listener = interactor
          return MarketRouter(component: MarketComponent(dependency: dependency), interactor: interactor, viewController: controller)
        }
      }
      protocol MarketListener: AnyObject { func fruitTapped(); func breadTapped() }
      final class MarketInteractor: PresentableInteractor<MarketPresentable>, MarketInteractable, MarketListener {
        weak var router: MarketRouting?
        func fruitTapped() { router?.showFruit() }
        func breadTapped() { router?.showBread() }
      }
      final class MarketRouter: LaunchRouter<MarketInteractable, MarketControllable>, MarketRouting {
        private let component: MarketComponent
        init(component: MarketComponent, interactor: MarketInteractable, viewController: MarketControllable) {
          self.component = component
          super.init(interactor: interactor, viewController: viewController)
          interactor.router = self
        }
        func showFruit() { viewController.place(component.fruit()) } // nav: MarketController -> FruitController [push]
        func showBread() { viewController.place(component.bread()) } // nav: MarketController -> BreadController [push]
      }
      final class MarketController: UIViewController, MarketControllable, MarketPresentable {
        weak var listener: MarketListener?
        func place(_ controller: UIViewController) { navigationController?.pushViewController(controller, animated: true) }
        @objc func fruit() { listener?.fruitTapped() }
        @objc func bread() { listener?.breadTapped() }
      }
      final class StallController: UIViewController, StallControllable {
        func place(_ controller: UIViewController) { present(controller, animated: true) }
      }
      final class FruitController: UIViewController {}
      final class BreadController: UIViewController {}
      """)
  }
}
