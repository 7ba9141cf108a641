import Testing

/// Shapes of navigation in which the choice of a screen and its showing stand far apart. The catalogue's page on how the graph is
/// learned lists them under the same names.
struct HardShapeTests {
  /// A model decides, and the view that watches it pushes what it finds there.
  @Test func aRouteDecidedFarFromThePush() {
    expectFlow(
      """
      import SwiftUI
      enum Stop: Hashable { case login, home, news }
      @main struct TravelApp: App { var body: some Scene { WindowGroup { SplashView(model: SplashModel()) } } } // nav: (entry) -> SplashView [root]
      final class SplashModel: ObservableObject {
        @Published var destination: Stop?
        func check(_ isKnown: Bool) {
          guard isKnown else {
            destination = .login // nav: SplashView -> LoginView [push] Stop.login
            return
          }
          destination = .home // nav: SplashView -> HomeView [push] Stop.home
        }
      }
      struct SplashView: View {
        @StateObject var model: SplashModel
        @State private var path: [Stop] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Travel")
              .onAppear { model.check(true) }
              .onChange(of: model.destination) { _, next in
                if let next { path.append(next) }
              }
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .login: LoginView()
                case .home: HomeView()
                case .news: NewsView()
                }
              }
          }
        }
      }
      struct LoginView: View { var body: some View { Text("Login") } }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct NewsView: View { var body: some View { Text("News") } }
      """)
  }

  /// The route is computed of what the model knows.
  @Test func aComputedRoute() {
    expectFlow(
      """
      import SwiftUI
      enum Stop: Hashable { case login, home }
      @main struct TravelApp: App { var body: some Scene { WindowGroup { SplashView(model: SplashModel()) } } } // nav: (entry) -> SplashView [root]
      final class SplashModel: ObservableObject {
        @Published var isKnown = false
        var destination: Stop {
          switch isKnown {
          case true: return .home // nav: SplashView -> HomeView [push] Stop.home
          case false: return .login // nav: SplashView -> LoginView [push] Stop.login
          }
        }
      }
      struct SplashView: View {
        @StateObject var model: SplashModel
        @State private var path: [Stop] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") { path.append(model.destination) }
              .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .login: LoginView()
                case .home: HomeView()
                }
              }
          }
        }
      }
      struct LoginView: View { var body: some View { Text("Login") } }
      struct HomeView: View { var body: some View { Text("Home") } }
      """)
  }

  /// Event, table of states and the push stand in three functions.
  @Test func aStateMachineWithATableOfEvents() {
    withKnownIssue("which state follows which event is known at run time only, so every screen that sends an event may lead anywhere") {
      expectFlow(
        """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          var coordinator: OrderCoordinator?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            let navigation = UINavigationController()
            coordinator = OrderCoordinator(navigation: navigation)
            coordinator?.start()
            window?.rootViewController = navigation // nav: (entry) -> CartController [root]
          }
        }
        enum OrderState { case cart, address, paid }
        enum OrderEvent { case confirmed, entered }
        final class OrderMachine {
          private(set) var state = OrderState.cart
          var onChange: ((OrderState) -> Void)?
          func send(_ event: OrderEvent) {
            switch (state, event) {
            case (.cart, .confirmed): state = .address
            case (.address, .entered): state = .paid
            default: return
            }
            onChange?(state)
          }
        }
        final class OrderCoordinator {
          let navigation: UINavigationController
          let machine = OrderMachine()
          init(navigation: UINavigationController) { self.navigation = navigation }
          func start() {
            machine.onChange = { [weak self] state in self?.show(state) }
            let cart = CartController()
            cart.machine = machine
            navigation.setViewControllers([cart], animated: false) // nav: (entry) -> CartController [root]
          }
          private func show(_ state: OrderState) {
            switch state {
            case .cart: break
            case .address: showAddress()
            case .paid: showReceipt()
            }
          }
          private func showAddress() {
            let address = AddressController()
            address.machine = machine
            navigation.pushViewController(address, animated: true) // nav: CartController -> AddressController [push]
          }
          private func showReceipt() {
            navigation.pushViewController(ReceiptController(), animated: true) // nav: AddressController -> ReceiptController [push]
          }
        }
        final class CartController: UIViewController {
          var machine: OrderMachine?
          @objc func tapped() { machine?.send(.confirmed) }
        }
        final class AddressController: UIViewController {
          var machine: OrderMachine?
          @objc func tapped() { machine?.send(.entered) }
        }
        final class ReceiptController: UIViewController {}
        """)
    }
  }

  /// The same names of cases in several enums: what is wanted at the place tells which is meant.
  @Test func casesOfOneNameInSeveralEnums() {
    expectFlow(
      """
      import SwiftUI
      enum HomeRoute: Hashable { case settings, list }
      enum ShopRoute: Hashable { case settings, list }
      @main struct MallApp: App { var body: some Scene { WindowGroup { MallTabs() } } } // nav: (entry) -> MallTabs [root]
      struct MallTabs: View {
        var body: some View {
          TabView {
            HomeView() // nav: MallTabs -> HomeView [tab]
            ShopView() // nav: MallTabs -> ShopView [tab]
          }
        }
      }
      struct HomeView: View {
        @State private var path: [HomeRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Settings") { path.append(.settings) } // nav: HomeView -> HomeSettingsView [push] HomeRoute.settings
              .navigationDestination(for: HomeRoute.self) { route in
                switch route {
                case .settings: HomeSettingsView()
                case .list: HomeListView()
                }
              }
          }
        }
      }
      struct ShopView: View {
        @State private var path: [ShopRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("List") { path = [.list] } // nav: ShopView -> ShopListView [push] ShopRoute.list
              .navigationDestination(for: ShopRoute.self) { route in
                switch route {
                case .settings: ShopSettingsView()
                case .list: ShopListView()
                }
              }
          }
        }
      }
      struct HomeSettingsView: View { var body: some View { Text("a") } }
      struct HomeListView: View { var body: some View { Text("b") } }
      struct ShopSettingsView: View { var body: some View { Text("c") } }
      struct ShopListView: View { var body: some View { Text("d") } }
      """)
  }

  /// A gate that is shown before the screen that was wanted, which waits in a closure.
  @Test func aScreenThatWaitsBehindAnother() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: WalletController()) // nav: (entry) -> WalletController [root]
        }
      }
      extension UIViewController {
        func onceSigned(_ action: @escaping () -> Void) {
          if Guest.signed { return action() }
          present(SignController(onSign: action), animated: true)
        }
      }
      enum Guest { nonisolated(unsafe) static var signed = false }
      final class WalletController: UIViewController {
        @objc func sendTapped() {
          onceSigned { [weak self] in // nav: WalletController -> SignController [present]
            self?.navigationController?.pushViewController(SendController(), animated: true) // nav: WalletController -> SendController [push]
          }
        }
      }
      final class SignController: UIViewController {
        private let onSign: () -> Void
        init(onSign: @escaping () -> Void) { self.onSign = onSign; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class SendController: UIViewController {}
      """)
  }

  /// A route carries another, also as a default.
  @Test func aRouteInsideARouteWithADefault() {
    expectFlow(
      """
      import SwiftUI
      enum Page: Hashable {
        case feed
        case settings(_ page: SettingsPage = .root)
        @MainActor @ViewBuilder func view() -> some View {
          switch self {
          case .feed: FeedView()
          case let .settings(page): page.view()
          }
        }
      }
      enum SettingsPage: Hashable {
        case root, sounds
        @MainActor @ViewBuilder func view() -> some View {
          switch self {
          case .root: SettingsView()
          case .sounds: SoundsView()
          }
        }
      }
      @main struct ForumApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Settings", value: Page.settings()) // nav: HomeView -> SettingsView [push] SettingsPage.root
              NavigationLink("Sounds", value: Page.settings(.sounds)) // nav: HomeView -> SoundsView [push] SettingsPage.sounds
              NavigationLink("Feed", value: Page.feed) // nav: HomeView -> FeedView [push] Page.feed
            }
            .navigationDestination(for: Page.self) { $0.view() }
          }
        }
      }
      struct FeedView: View { var body: some View { Text("a") } }
      struct SettingsView: View { var body: some View { Text("b") } }
      struct SoundsView: View { var body: some View { Text("c") } }
      """)
  }

  /// Calls over several lines, patterns of several cases, cases of one line.
  @Test func callsAndPatternsOverSeveralLines() {
    expectFlow(
      """
      import SwiftUI
      enum Page { case post, comment(id: Int), profile }
      @main struct ForumApp: App { var body: some Scene { WindowGroup { HomeView(router: Router()) } } } // nav: (entry) -> HomeView [root]
      @Observable final class Router {
        var path: [Page] = []
        func navigate(
          to page: Page,
          animated: Bool = true
        ) {
          path.append(page)
        }
      }
      struct HomeView: View {
        @State var router: Router
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Comment") {
              // nav: HomeView -> ThreadView [push] Page.comment
              router.navigate(
                to: .comment(
                  id: 1
                )
              )
            }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .post,
                .comment:
                ThreadView()
              case .profile: ProfileView()
              }
            }
          }
        }
      }
      struct ThreadView: View { var body: some View { Text("a") } }
      struct ProfileView: View { var body: some View { Text("b") } }
      """)
  }

  /// The value lies in a local first, and the payload is a value of its own.
  @Test func aRouteInALocalVariable() {
    expectFlow(
      """
      import SwiftUI
      struct Key<Value>: Hashable { var id: Int }
      struct Film {}
      enum Route: Hashable { case film(Key<Film>), cast }
      @main struct CinemaApp: App { var body: some Scene { WindowGroup { FilmsView() } } } // nav: (entry) -> FilmsView [root]
      struct FilmsView: View {
        @State private var routes: [Route] = []
        var body: some View {
          NavigationStack(path: $routes) {
            Button("Open") {
              let key = Key<Film>(id: 1)
              let route = Route.film(key)
              routes.append(route) // nav: FilmsView -> FilmView [push] Route.film
            }
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .film(let key): FilmView(key: key)
              case .cast: CastView()
              }
            }
          }
        }
      }
      struct FilmView: View { let key: Key<Film>; var body: some View { Text("a") } }
      struct CastView: View { var body: some View { Text("b") } }
      """)
  }

  /// Texts mean different screens in different stacks.
  @Test func aPlainTypeThatMeansTwoScreens() {
    expectFlow(
      """
      import SwiftUI
      @main struct CafeApp: App { var body: some Scene { WindowGroup { CafeTabs() } } } // nav: (entry) -> CafeTabs [root]
      struct CafeTabs: View {
        var body: some View {
          TabView {
            MenuView() // nav: CafeTabs -> MenuView [tab]
            AccountView() // nav: CafeTabs -> AccountView [tab]
          }
        }
      }
      struct MenuView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Tea", value: "tea") // nav: MenuView -> DishView [push]
              .navigationDestination(for: String.self) { DishView(name: $0) }
          }
        }
      }
      struct AccountView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Refund", value: "refund") // nav: AccountView -> HelpView [push]
              .navigationDestination(for: String.self) { HelpView(topic: $0) }
          }
        }
      }
      struct DishView: View { let name: String; var body: some View { Text(name) } }
      struct HelpView: View { let topic: String; var body: some View { Text(topic) } }
      """)
  }

  /// How a screen appears is an argument, with a default.
  @Test func aMannerDecidedByAnArgument() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let coordinator = SceneCoordinator()
          window?.rootViewController = UINavigationController(rootViewController: FeedController(coordinator: coordinator)) // nav: (entry) -> FeedController [root]
        }
      }
      enum AppScreen { case post, compose }
      enum Manner { case show, modal }
      final class SceneCoordinator {
        func open(_ screen: AppScreen, from sender: UIViewController, manner: Manner = .show) {
          let controller = build(screen)
          switch manner {
          case .show: sender.navigationController?.pushViewController(controller, animated: true)
          case .modal: sender.present(UINavigationController(rootViewController: controller), animated: true)
          }
        }
        private func build(_ screen: AppScreen) -> UIViewController {
          switch screen {
          case .post: PostController()
          case .compose: ComposeController()
          }
        }
      }
      final class FeedController: UIViewController {
        let coordinator: SceneCoordinator
        init(coordinator: SceneCoordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        @objc func rowTapped() { coordinator.open(.post, from: self) } // nav: FeedController -> PostController [push] AppScreen.post
        @objc func plusTapped() {
          coordinator.open(.compose, from: self, manner: .modal) // nav: FeedController -> ComposeController [present] AppScreen.compose
        }
      }
      final class PostController: UIViewController {}
      final class ComposeController: UIViewController {}
      """)
  }
}
