import Testing

/// Objects that the arms of a switch make, and what follows it starts.
struct StartedLocalTests {
  @Test func theTabsOfABarBeginWithWhatIsStartedForThem() {
    expectFlow(
      """
      import UIKit
      protocol Coordinator: AnyObject { func start() }
      enum Page: CaseIterable { case news, shop }
      final class NewsCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(NewsViewController(), animated: false) } // nav: UITabBarController -> NewsViewController [root]
      }
      final class ShopCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(ShopViewController(), animated: false) } // nav: UITabBarController -> ShopViewController [root]
      }
      final class BarCoordinator: Coordinator {
        let root: UINavigationController
        let bar = UITabBarController()
        var children: [Coordinator] = []
        init(root: UINavigationController) { self.root = root }
        func start() {
          let stacks = Page.allCases.map { makeStack(for: $0) } // nav: UITabBarController -> NewsViewController [tab] Page.news; UITabBarController -> ShopViewController [tab] Page.shop
          bar.setViewControllers(stacks, animated: false)
          root.viewControllers = [bar] // nav: (entry) -> UITabBarController [root]
        }
        func makeStack(for page: Page) -> UINavigationController {
          let stack = UINavigationController()
          stack.tabBarItem = UITabBarItem()
          begin(page, stack: stack)
          return stack
        }
        private func begin(_ page: Page, stack: UINavigationController) {
          let coordinator: Coordinator
          switch page {
          case .news: coordinator = NewsCoordinator(stack: stack)
          case .shop: coordinator = ShopCoordinator(stack: stack)
          }
          add(coordinator)
        }
        private func add(_ coordinator: Coordinator) {
          coordinator.start()
          children.append(coordinator)
        }
        func open(_ link: URL) {
          select(.shop) // nav: (entry) -> ShopViewController [tab] Page.shop
        }
        private func select(_ page: Page) {
          guard let index = Page.allCases.firstIndex(of: page) else { return }
          bar.selectedIndex = index
        }
      }
      final class NewsViewController: UIViewController {}
      final class ShopViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: BarCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> NewsViewController [root]
          coordinator = BarCoordinator(root: stack)
          coordinator?.start()
        }
        func scene(_ scene: UIScene, openURLContexts: Set<UIOpenURLContext>) { coordinator?.open(URL(string: "x")!) }
      }
      """)
  }

  @Test func whoNamesTheCaseDecidesWhatIsStarted() {
    expectFlow(
      """
      import UIKit
      protocol Flow: AnyObject { func start() }
      enum Place { case news, shop }
      final class NewsFlow: Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(NewsViewController(), animated: false) }
      }
      final class ShopFlow: Flow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(ShopViewController(), animated: false) }
      }
      final class MainFlow: Flow {
        let stack: UINavigationController
        var children: [Flow] = []
        init(stack: UINavigationController) { self.stack = stack }
        func start() { let c = HomeViewController(); c.flow = self; stack.viewControllers = [c] } // nav: (entry) -> HomeViewController [root]
        func go(to place: Place) {
          let flow: Flow
          switch place {
          case .news: flow = NewsFlow(stack: stack)
          case .shop: flow = ShopFlow(stack: stack)
          }
          children.append(flow)
          flow.start()
        }
      }
      final class HomeViewController: UIViewController {
        weak var flow: MainFlow?
        func news() { flow?.go(to: .news) } // nav: HomeViewController -> NewsViewController [push] Place.news
        func shop() { flow?.go(to: .shop) } // nav: HomeViewController -> ShopViewController [push] Place.shop
      }
      final class NewsViewController: UIViewController {}
      final class ShopViewController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> HomeViewController [root]
          MainFlow(stack: stack).start()
        }
      }
      """)
  }

  /// Whoever is given a flow for a route starts it: the route was chosen by who asked for that.
  @Test func aFlowThatAFunctionGivesBackIsStartedByWhoCallsIt() {
    expectFlow(
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let navigation = UINavigationController()
          let flow = FarmFlow(navigation: navigation)
          flow.start()
          window?.rootViewController = navigation // nav: (entry) -> GateController [root]
          return true
        }
      }
      protocol Flow: AnyObject {
        func start()
        func flow(for place: Place, on navigation: UINavigationController) -> Flow?
      }
      extension Flow {
        func open(_ place: Place, on navigation: UINavigationController) {
          let flow = flow(for: place, on: navigation)
          flow?.start()
        }
      }
      enum Place { case barn, field, yard }
      final class FarmFlow: Flow {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(GateController(flow: self), animated: false) } // nav: (entry) -> GateController [root]
        func flow(for place: Place, on navigation: UINavigationController) -> Flow? {
          switch place {
          case .barn:
            let flow = BarnFlow(navigation: navigation)
            return flow
          case .field: return FieldFlow(navigation: navigation)
          case .yard: return nil
          }
        }
      }
      final class BarnFlow: Flow {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(BarnController(), animated: true) }
        func flow(for place: Place, on navigation: UINavigationController) -> Flow? { nil }
      }
      final class FieldFlow: Flow {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(FieldController(), animated: true) }
        func flow(for place: Place, on navigation: UINavigationController) -> Flow? { nil }
      }
      final class GateController: UIViewController {
        private let flow: FarmFlow
        init(flow: FarmFlow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        @objc func barnTapped() { flow.open(.barn, on: navigationController!) } // nav: GateController -> BarnController [push] Place.barn
        @objc func fieldTapped() { flow.open(.field, on: navigationController!) } // nav: GateController -> FieldController [push] Place.field
      }
      final class BarnController: UIViewController {}
      final class FieldController: UIViewController {}
      """)
  }
}
