import Testing

/// Coordinators that are given their navigation controller in a router, by whoever makes them.
@Suite struct HeldFlowMakerTests {
  private static let routers = """
    import UIKit
    class ContainerRouter<Root: UIViewController>: NSObject {
      let root: Root
      init(root: Root) { self.root = root }
      func present(_ controller: UIViewController) { root.present(controller, animated: true) }
    }
    final class StackRouter: ContainerRouter<UINavigationController> {
      func push(_ controller: UIViewController) { root.pushViewController(controller, animated: true) }
    }
    class Flow<R> {
      let router: R
      init(router: R) { self.router = router }
      func start() {}
    }
    final class HomeController: UIViewController {
      weak var flow: HomeFlow?
      func tap() { flow?.openCart() }
    }
    final class CartController: UIViewController {}
    final class CartFlow: Flow<StackRouter> {
      override func start() { router.push(CartController()) }
    }
    """

  private func transitions(_ rest: String) -> [String] {
    FlowRun.transitions(FlowRun.graph(Self.routers + "\n" + rest)).map { String($0.split(separator: "@")[0].dropLast()) }
  }

  @Test(arguments: ["makeCart(router)", "Maker().cart(router: router)"])
  func aFlowIsMadeByAClosureOrAFactory(making: String) {
    let found = transitions(
      """
      struct Maker {
        func home(router: StackRouter) -> HomeFlow { HomeFlow(router: router) { CartFlow(router: $0) } }
        func cart(router: StackRouter) -> CartFlow { CartFlow(router: router) }
      }
      final class HomeFlow: Flow<StackRouter> {
        private let makeCart: (StackRouter) -> CartFlow
        init(router: StackRouter, makeCart: @escaping (StackRouter) -> CartFlow) {
          self.makeCart = makeCart
          super.init(router: router)
        }
        override func start() {
          let home = HomeController()
          home.flow = self
          router.push(home)
        }
        func openCart() {
          let stack = UINavigationController()
          let router = StackRouter(root: stack)
          let cart = \(making)
          cart.start()
          self.router.present(stack)
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var home: HomeFlow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack
          home = Maker().home(router: StackRouter(root: stack))
          home?.start()
        }
      }
      """)
    #expect(found.contains("HomeController -> CartController [present]"))
    #expect(found.contains("(entry) -> HomeController [root]"))
    #expect(!found.contains { $0.hasSuffix("[push]") })
  }

  /// A local of a property's name is not what was just written to the property.
  @Test func aPropertyKeepsTheLocalOfItsName() {
    let graph = FlowRun.graph(
      """
      import UIKit
      final class HomeController: UIViewController {}
      final class MainFlow {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(HomeController(), animated: false) }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var stack: UINavigationController?
        private var main: MainFlow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let window = UIWindow()
          let stack = UINavigationController()
          self.stack = stack
          window.rootViewController = stack
          main = MainFlow(stack: stack)
          main?.start()
          return true
        }
      }
      """)
    #expect(graph.unresolved.isEmpty)
    #expect(graph.transitions.filter { $0.to == "HomeController" }.map(\.place.line).sorted() == [6, 16])
  }
}
