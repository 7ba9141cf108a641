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
}
