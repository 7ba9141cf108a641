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
}
