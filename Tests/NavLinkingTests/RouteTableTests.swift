import Testing

/// Dictionaries that turn routes into screens, and boxes that hide which enum a route is of.
struct RouteTableTests {
  @Test func aTableOfClosuresIsAMapping() {
    expectFlow(
      """
      import UIKit
      enum Page: String { case login, detail, help }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let coordinator = PageCoordinator()
          window?.rootViewController = UINavigationController(rootViewController: HomeController(coordinator: coordinator)) // nav: (entry) -> HomeController [root]
        }
      }
      final class PageCoordinator {
        private lazy var table: [Page: () -> UIViewController] = [.login: { LoginController() }, .detail: { DetailController() }]
        func open(_ page: Page, from sender: UIViewController) {
          guard let make = table[page] else { return }
          sender.navigationController?.pushViewController(make(), animated: true)
        }
        func show(_ page: Page, from sender: UIViewController) {
          if let screen = table[page]?() { sender.present(screen, animated: true) }
        }
      }
      final class HomeController: UIViewController {
        let coordinator: PageCoordinator
        init(coordinator: PageCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        @objc func a() { coordinator.open(.login, from: self) } // nav: HomeController -> LoginController [push] Page.login
        @objc func b() { coordinator.show(.detail, from: self) } // nav: HomeController -> DetailController [present] Page.detail
        @objc func c() { coordinator.show(.help, from: self) } // nav: HomeController -> - [present] Page.help
      }
      final class LoginController: UIViewController {}
      final class DetailController: UIViewController {}
      """)
  }

  @Test func aTableOfViewsIsAMapping() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable { case login, settings }
      @main struct TableApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        let table = [Page.login: AnyView(LoginView()), Page.settings: AnyView(SettingsView())]
        var body: some View {
          NavigationStack {
            NavigationLink("Login", value: Page.login) // nav: HomeView -> LoginView [push] Page.login
              .navigationDestination(for: Page.self) { page in table[page] }
          }
        }
      }
      struct LoginView: View { var body: some View { Text("Login") } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """)
  }

  @Test func aBoxedRouteIsTheRoute() {
    expectFlow(
      """
      import SwiftUI
      protocol Route: Hashable, Identifiable {
        associatedtype Content: View
        @ViewBuilder var content: Content { get }
      }
      extension Route { var id: Self { self } }
      enum MainRoute: Route {
        case login, home(Int)
        var content: some View {
          switch self {
          case .login: LoginView()
          case .home(let id): HomeView(id: id)
          }
        }
      }
      struct AnyRoute: Hashable, Identifiable {
        private let base: any Route
        init(_ route: any Route) { base = route }
        var id: AnyHashable { AnyHashable(base) }
        var view: AnyView { AnyView(base.content) }
        static func == (a: AnyRoute, b: AnyRoute) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      @Observable final class Router {
        var path = NavigationPath()
        var sheet: AnyRoute?
        func push(_ route: any Route) { path.append(AnyRoute(route)) }
        func present(_ route: any Route) { sheet = AnyRoute(route) }
      }
      @main struct BoxApp: App { var body: some Scene { WindowGroup { RootView() } } } // nav: (entry) -> RootView [root]
      struct RootView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            VStack {
              Button("Login") { router.push(MainRoute.login) } // nav: RootView -> LoginView [push] MainRoute.login
              Button("Home") { router.present(MainRoute.home(1)) } // nav: RootView -> HomeView [sheet] MainRoute.home
            }
            .navigationDestination(for: AnyRoute.self) { $0.view }
          }
          .sheet(item: $router.sheet) { $0.view }
        }
      }
      struct LoginView: View { var body: some View { Text("Login") } }
      struct HomeView: View { let id: Int; var body: some View { Text("Home") } }
      """)
  }
}
