import Testing

/// Screens in boxes: what a builder makes of a route is put into a value, and the router that is given the value takes it out again.
@Suite struct BoxedScreenTests {
  private static let core = """
    // file: Core/Navigation.swift
    import UIKit
    public struct Item {
      let controller: UIViewController
      public init(_ controller: UIViewController) { self.controller = controller }
    }
    public protocol Building {
      associatedtype Route
      func build(_ route: Route) -> UIViewController
    }
    public struct PlainBuilder<Route>: Building {
      let block: (Route) -> UIViewController
      public init(block: @escaping (Route) -> UIViewController) { self.block = block }
      public func build(_ route: Route) -> UIViewController { block(route) }
    }
    public final class ItemBuilder<Route> {
      private let make: (Route) -> Item
      init<B: Building>(_ builder: B) where B.Route == Route {
        self.make = { route in
          let controller = builder.build(route)
          return Item(controller)
        }
      }
      public func item(for route: Route) -> Item { make(route) }
    }
    public protocol StackRouting: AnyObject {
      func setRoot(_ item: Item)
      func push(_ item: Item, animated: Bool)
    }
    public protocol TabRouting: AnyObject { func setItems(_ items: [Item]) }
    class Router<Parent: UIViewController> {
      private var kept: Parent?
      var parent: Parent { kept! }
      func keep(_ item: Item) { kept = item.controller as? Parent }
      func root() -> UIViewController? { kept }
    }
    final class StackRouter: Router<UINavigationController>, StackRouting {
      override init() {
        super.init()
        keep(Item(UINavigationController()))
      }
      func setRoot(_ item: Item) { parent.setViewControllers([item.controller], animated: false) }
      func push(_ item: Item, animated: Bool) { parent.pushViewController(item.controller, animated: animated) }
    }
    final class TabRouter: Router<UITabBarController>, TabRouting {
      func setItems(_ items: [Item]) { parent.setViewControllers(items.map(\\.controller), animated: false) }
    }
    open class Coordinator<Routing, Route> {
      public let router: Routing
      public let builder: ItemBuilder<Route>
      public init<B: Building>(router: Routing, builder: B) where B.Route == Route {
        self.router = router
        self.builder = ItemBuilder(builder)
      }
      open func start() {}
    }
    public enum Flows {
      public static func stack<C, B: Building>(builder: B, make: (any StackRouting, B) -> C) -> UIViewController
      where C: Coordinator<any StackRouting, B.Route> {
        let router = StackRouter()
        let coordinator = make(router, builder)
        coordinator.start()
        guard let root = router.root() else { return UIViewController() }
        return root
      }
      public static func tabs<C, B: Building>(builder: B, make: (any TabRouting, B) -> C) -> UIViewController
      where C: Coordinator<any TabRouting, B.Route> {
        let router = TabRouter()
        let coordinator = make(router, builder)
        coordinator.start()
        guard let root = router.root() else { return UIViewController() }
        return root
      }
    }

    """

  @Test func aRouteIsFollowedThroughTheBoxIntoTheRouter() {
    expectFlow(
      Self.core + """
        // file: Shop/Shop.swift
        import UIKit
        import Core
        enum ShopRoute { case list(onOpen: () -> Void), detail, question }
        struct ShopBuilder: Building {
          func build(_ route: ShopRoute) -> UIViewController {
            switch route {
            case .list(let onOpen):
              let controller = ListController()
              controller.onOpen = onOpen
              return controller
            case .detail: return DetailController()
            case .question:
              let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
              return alert
            }
          }
        }
        final class ListController: UIViewController {
          var onOpen: (() -> Void)?
          @objc func tapped() { onOpen?() }
        }
        final class DetailController: UIViewController {}
        final class ShopCoordinator: Coordinator<any StackRouting, ShopRoute> {
          override func start() {
            let item = builder.item(for: .list(onOpen: { [weak self] in self?.open() }))
            // nav: (entry) -> ListController [root] ShopRoute.list
            router.setRoot(item)
          }
          private func open() {
            let item = builder.item(for: .detail)
            // nav: ListController -> DetailController [push] ShopRoute.detail
            router.push(item, animated: true)
          }
          /// An alert is no screen.
          func ask() { router.push(builder.item(for: .question), animated: true) }
        }
        // file: App/App.swift
        import UIKit
        import Core
        import Shop
        enum AppRoute { case list, help }
        final class HelpController: UIViewController {}
        final class AppCoordinator: Coordinator<any TabRouting, AppRoute> {
          override func start() {
            let list = builder.item(for: .list)
            let help = builder.item(for: .help)
            router.setItems([
              // nav: (entry) -> ListController [tab] AppRoute.list
              list,
              // nav: (entry) -> HelpController [tab] AppRoute.help
              help,
            ])
          }
        }
        @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            // nav: (entry) -> ListController [root]
            window?.rootViewController = Flows.tabs(
              builder: PlainBuilder<AppRoute> { route in
                switch route {
                case .list: Flows.stack(builder: ShopBuilder()) { router, builder in ShopCoordinator(router: router, builder: builder) }
                case .help: HelpController()
                }
              }
            ) { router, builder in AppCoordinator(router: router, builder: builder) }
          }
        }
        """)
  }

  /// The box is a class behind a protocol, which the router only knows to give a screen.
  @Test func boxesBehindAProtocolAreOpened() {
    expectFlow(
      """
      import UIKit
      protocol Presentable { func toPresent() -> UIViewController }
      protocol Titled { var controller: UIViewController { get } }
      final class Module: Presentable {
        let view: UIViewController
        init(view: UIViewController) { self.view = view }
        func toPresent() -> UIViewController { view }
      }
      struct Page: Titled {
        let controller: UIViewController
        let title: String
      }
      final class Router {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func push(_ module: Presentable) { navigation.pushViewController(module.toPresent(), animated: true) }
        func show(_ page: any Titled) { navigation.present(page.controller, animated: true) }
      }
      final class HomeController: UIViewController {
        let router = Router(navigation: UINavigationController())
        func openNews() {
          // nav: HomeController -> NewsController [push]
          router.push(Module(view: NewsController()))
        }
        func openHelp() {
          // nav: HomeController -> HelpController [present]
          router.show(Page(controller: HelpController(), title: "Help"))
        }
      }
      final class NewsController: UIViewController {}
      final class HelpController: UIViewController {}
      @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          // nav: (entry) -> HomeController [root]
          window?.rootViewController = HomeController()
        }
      }
      """)
  }

  /// A hosting controller of the app's own is a box too, where it makes its view of a route.
  @Test func aHostingControllerStandsForTheRouteThatItMakesItsViewOf() {
    expectFlow(
      """
      import SwiftUI
      enum Route { case news, help }
      enum Screens {
        static func make(_ route: Route) -> AnyView {
          switch route {
          case .news: AnyView(NewsView())
          case .help: AnyView(HelpView())
          }
        }
      }
      final class RouteController: UIHostingController<AnyView> {
        init(route: Route) {
          super.init(rootView: Screens.make(route))
        }
        required init?(coder: NSCoder) { nil }
      }
      final class HomeController: UIViewController {
        // nav: HomeController -> NewsView [push] Route.news
        func openNews() { open(.news) }
        // nav: HomeController -> HelpView [push] Route.help
        func openHelp() { open(.help) }
        private func open(_ route: Route) {
          navigationController?.pushViewController(RouteController(route: route), animated: true)
        }
      }
      struct NewsView: View { var body: some View { Text("news") } }
      struct HelpView: View { var body: some View { Text("help") } }
      @main final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          // nav: (entry) -> HomeController [root]
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
        }
      }
      """)
  }

  /// A view that is nothing but the erased view it keeps stands for that.
  @Test func anErasedViewInABoxIsTheScreen() {
    expectFlow(
      """
      import SwiftUI
      @main struct AtticApp: App { var body: some Scene { WindowGroup { AtticView(shelf: Shelf()) } } } // nav: (entry) -> AtticView [root]
      struct Crate: View {
        private let content: AnyView
        let owner: AnyObject
        init<V: View, O: AnyObject>(view: V, owner: O) {
          content = AnyView(view)
          self.owner = owner
        }
        var body: some View { content }
      }
      final class Shelf: ObservableObject {
        @Published var showsLamp = false
        func lamp() -> Crate { Crate(view: LampView(), owner: self) }
      }
      struct AtticView: View {
        @ObservedObject var shelf: Shelf
        var body: some View {
          List {
            Button("Lamp") { shelf.showsLamp = true } // nav: AtticView -> LampView [sheet]
          }
          .sheet(isPresented: $shelf.showsLamp) { shelf.lamp() }
        }
      }
      struct LampView: View { var body: some View { List { Text("lamp") } } }
      """)
  }
}
