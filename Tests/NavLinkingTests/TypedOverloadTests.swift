import Testing

/// Methods of one name that only the types of what they are given tell apart.
struct TypedOverloadTests {
  @Test func whatALoafIsGivenToIsNotWhatACakeIsGivenTo() {
    expectFlow(
      """
      import UIKit
      struct Loaf { let name: String }
      final class Cake { let name = "" }
      final class Box<Value> {
        typealias Listener = (Value) -> Void
        var listener: Listener?
        var value: Value { didSet { listener?(value) } }
        init(_ value: Value) { self.value = value }
        func bind(listener: Listener?) { self.listener = listener }
      }
      final class Bakery {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let loaves = LoavesController(model: LoavesModel())
          loaves.bakery = self
          stack.setViewControllers([loaves], animated: false) // nav: (entry) -> LoavesController [root]
        }
        func openCakes() {
          let cakes = CakesController()
          cakes.bakery = self
          stack.pushViewController(cakes, animated: true) // nav: LoavesController -> CakesController [push]
        }
        func open(_ loaf: Loaf) { stack.pushViewController(LoafController(), animated: true) } // nav: LoavesController -> LoafController [push]
        func open(_ cake: Cake) { stack.pushViewController(CakeController(), animated: true) } // nav: CakesController -> CakeController [push]
      }
      class ModelController<Model>: UIViewController {
        var model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
      }
      final class LoavesModel { let selected: Box<Loaf?> = Box(nil) }
      final class LoavesController: ModelController<LoavesModel> {
        var bakery: Bakery?
        @objc func tapCakes() { bakery?.openCakes() }
        override func viewDidLoad() {
          model.selected.bind { [weak self] loaf in
            guard let self = self, let loaf = loaf else { return }
            self.bakery?.open(loaf)
          }
        }
      }
      final class CakesController: UIViewController {
        var bakery: Bakery?
        var cakes: [Cake] = []
        @objc func tap(_ row: Int) {
          let cake = cakes[row]
          bakery?.open(cake)
        }
      }
      final class LoafController: UIViewController {}
      final class CakeController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let stack = UINavigationController()
          window?.rootViewController = stack // nav: (entry) -> LoavesController [root]
          Bakery(stack: stack).start()
        }
      }
      """)
  }

  /// A case is meant where an enum has it, whatever a type of a library may have; a constant is not called.
  @Test func aCaseTellsWhichOverloadIsMeant() {
    expectFlow(
      """
      // file: Shop/Routes.swift
      import SwiftUI
      enum Route: Hashable, Identifiable { case page(Page); var id: Self { self } }
      enum Page: Hashable { case cake(name: String), bread }
      final class Router: ObservableObject {
        @Published var route: Route?
        @Published var notice: Notice<Route>?
        func go(to route: Route?) { self.route = route }
        func go(to notice: Notice<Route>) { self.notice = notice }
        func go(to page: Page) { route = .page(page) }
        func cake() { go(to: .cake(name: "Plum")) } // nav: ShopView -> CakeView [sheet] Page.cake
        func bread() { go(to: .bread) } // nav: ShopView -> BreadView [sheet] Page.bread
      }
      // file: Shop/Constants.swift
      private extension Route {
        static let cake: Self = .page(.cake(name: "Apple"))
        static let bread: Self = .page(.bread)
      }
      // file: Shop/ShopView.swift
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        @StateObject var router = Router()
        var body: some View {
          VStack {
            Button("Cake") { router.cake() }
            Button("Bread") { router.bread() }
          }
          .sheet(item: $router.route) { route in
            switch route { case .page(let page): view(of: page) }
          }
        }
        @ViewBuilder private func view(of page: Page) -> some View {
          switch page {
          case .cake: CakeView()
          case .bread: BreadView()
          }
        }
      }
      struct CakeView: View { var body: some View { Text("Cake") } }
      struct BreadView: View { var body: some View { Text("Bread") } }
      """)
  }

  /// Scenes that make their controllers, some of which say when they are done: two protocols, and a method of one name for each.
  @Test func whatMakesAScreenIsGivenToTheMethodForItsOwnProtocol() {
    expectFlow(
      """
      import UIKit
      struct Answer<Value> {}
      protocol Scene { func make() -> UIViewController }
      protocol AskingScene {
        associatedtype Value
        func make(answer: Answer<Value>) -> UIViewController
      }
      protocol Presenting {
        func push(_ scene: Scene, animated: Bool)
        func push<Asking: AskingScene>(_ scene: Asking, animated: Bool) -> Promise<Asking.Value>
      }
      extension Presenting {
        func push(_ scene: Scene, animated: Bool = true) { push(scene, animated: animated) }
        func push<Asking: AskingScene>(_ scene: Asking, animated: Bool = true) -> Promise<Asking.Value> { push(scene, animated: animated) }
      }
      final class Stage {
        var root: UIViewController?
        init(root: UIViewController?) { self.root = root }
        func push(controller: UIViewController, animated: Bool) {
          (root as? UINavigationController)?.pushViewController(controller, animated: animated)
        }
        func push<Value>(controller: UIViewController, promise: Promise<Value>, animated: Bool) -> Promise<Value> {
          push(controller: controller, animated: animated)
          return promise
        }
      }
      extension Stage: Presenting {
        func push(_ scene: Scene, animated: Bool) { push(controller: scene.make(), animated: animated) }
        func push<Asking: AskingScene>(_ scene: Asking, animated: Bool) -> Promise<Asking.Value> {
          let (promise, answer) = Promise<Asking.Value>.pending()
          return push(controller: scene.make(answer: answer), promise: promise, animated: animated)
        }
      }
      final class OvenRouter {
        let stage: Presenting
        init(stage: Presenting) { self.stage = stage }
        func showCakes() { stage.push(CakesScene()) } // nav: OvenController -> CakesController [push]
        func askForFlour() -> Promise<Int> { stage.push(FlourScene(router: self)) } // nav: OvenController -> FlourController [push]
        func askForSugar() -> Promise<String> {
          let scene = SugarScene()
          return stage.push(scene, animated: false) // nav: OvenController -> SugarController [push]
        }
      }
      struct CakesScene: Scene { func make() -> UIViewController { CakesController() } }
      struct FlourScene: AskingScene {
        let router: OvenRouter
        func make(answer: Answer<Int>) -> UIViewController {
          let controller = FlourController()
          return controller
        }
      }
      struct SugarScene: AskingScene { func make(answer: Answer<String>) -> UIViewController { SugarController() } }
      final class OvenController: UIViewController {
        var router: OvenRouter?
        @objc func tapCakes() { router?.showCakes() }
        @objc func tapFlour() { _ = router?.askForFlour() }
        @objc func tapSugar() { _ = router?.askForSugar() }
      }
      final class CakesController: UIViewController {}
      final class FlourController: UIViewController {}
      final class SugarController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let oven = OvenController()
          let stack = UINavigationController(rootViewController: oven)
          oven.router = OvenRouter(stage: Stage(root: stack))
          window?.rootViewController = stack // nav: (entry) -> OvenController [root]
        }
      }
      """)
  }

  /// A controller is given to the method that takes controllers, what makes one to the other.
  @Test func aControllerIsNotGivenToWhoAsksForItsMaker() {
    expectFlow(
      """
      import UIKit
      protocol Scene { func make() -> UIViewController }
      extension UIViewController {
        func open(_ controller: UIViewController) { navigationController?.pushViewController(controller, animated: true) }
        func open(_ scene: Scene) { present(scene.make(), animated: true) }
      }
      struct CakeScene: Scene { func make() -> UIViewController { CakeController() } }
      final class OvenController: UIViewController {
        @objc func tapBread() { open(BreadController()) } // nav: OvenController -> BreadController [push]
        @objc func tapCake() { open(CakeScene()) } // nav: OvenController -> CakeController [present]
      }
      final class BreadController: UIViewController {}
      final class CakeController: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = OvenController() // nav: (entry) -> OvenController [root]
        }
      }
      """)
  }

  /// A call that leaves an argument out means the extension's method, although the class has one with the same labels; it hands on to that.
  @Test func anExtensionMayLeaveOutWhatTheClassAsksFor() {
    expectFlow(
      """
      import UIKit
      protocol Pushing { func push(_ page: UIViewController, animated: Bool) }
      extension Pushing {
        func push(_ page: UIViewController, animated: Bool = true) { push(page, animated: animated) }
      }
      final class Pusher: Pushing {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func push(_ page: UIViewController, animated: Bool) { stack.pushViewController(page, animated: animated) }
      }
      final class CakeController: UIViewController {}
      final class LoafController: UIViewController {}
      final class ShopController: UIViewController {
        let pusher: Pusher
        init(pusher: Pusher) {
          self.pusher = pusher
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidAppear(_ animated: Bool) {
          pusher.push(CakeController()) // nav: ShopController -> CakeController [push]
          pusher.push(LoafController(), animated: false) // nav: ShopController -> LoafController [push]
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          stack.viewControllers = [ShopController(pusher: Pusher(stack: stack))]
          window?.rootViewController = stack // nav: (entry) -> ShopController [root]
        }
      }
      """)
  }
}
