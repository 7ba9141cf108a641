import Testing

/// Routes that are chosen in one place and turned into screens in another.
@Suite struct ChoiceFlowTests {
  private static let pages = """
    enum Page { case start, pause, stop
      var index: Int { switch self { case .start: return 0; case .pause: return 1; case .stop: return 2 } }
    }
    final class StartController: UIViewController {}
    final class PauseController: UIViewController {}
    final class StopController: UIViewController {}
    """

  private func tabs(_ function: String) -> String {
    """
    import UIKit
    \(Self.pages)
    final class StopCoordinator {
      let controller: UINavigationController
      init(_ controller: UINavigationController) { self.controller = controller }
      func start() { controller.pushViewController(StopController(), animated: false) }
    }
    final class TabCoordinator {
      let tabBar = UITabBarController()
      func start() {
        let pages: [Page] = [.stop, .start].sorted { $0.index < $1.index }
        show(pages.map { controller(for: $0) })
      }
      private func show(_ controllers: [UIViewController]) { tabBar.setViewControllers(controllers, animated: false) }
      \(function)
    }
    """
  }

  private func lines(_ source: String, kind: String) -> [String] {
    FlowRun.transitions(FlowRun.graph(source)).filter { $0.contains("[\(kind)]") }
  }

  @Test func aLocalThatEachArmAssignsIsAMapping() {
    let found = lines(
      tabs("""
        private func controller(for page: Page) -> UINavigationController {
          let root: UIViewController
          switch page {
          case .start: root = StartController()
          case .pause: root = PauseController()
          case .stop: root = StopController()
          }
          return UINavigationController(rootViewController: root)
        }
        """), kind: "tab")
    #expect(found.count == 2)
    #expect(found.contains { $0.contains("StartController") && $0.contains("Page.start") })
    #expect(found.contains { $0.contains("StopController") && $0.contains("Page.stop") })
  }

  @Test func aControllerThatEachArmFillsIsAMapping() {
    let found = lines(
      tabs("""
        private func controller(for page: Page) -> UINavigationController {
          let controller = UINavigationController()
          switch page {
          case .start: controller.pushViewController(StartController(), animated: false)
          case .pause: controller.pushViewController(PauseController(), animated: false)
          case .stop: StopCoordinator(controller).start()
          }
          return controller
        }
        """), kind: "tab")
    #expect(found.count == 2)
    #expect(found.contains { $0.contains("StartController") && $0.contains("Page.start") })
    #expect(found.contains { $0.contains("StopController") && $0.contains("Page.stop") })
  }

  @Test func looksThatAnArmGivesAControllerAreNoMapping() {
    let found = lines(
      tabs("""
        private func controller(for page: Page) -> UINavigationController {
          let controller = UINavigationController()
          switch page {
          case .start: controller.modalPresentationStyle = .fullScreen
          case .pause: controller.modalPresentationStyle = .formSheet
          case .stop: break
          }
          controller.pushViewController(PauseController(), animated: false)
          return controller
        }
        """), kind: "tab")
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.contains("PauseController") && !$0.contains("Page.") })
  }

  @Test func aPathBehindAProtocolIsWrittenByWhatConforms() {
    expectFlow("""
      import SwiftUI
      enum ShopRoute: Hashable { case cart }
      protocol Routing: AnyObject, ObservableObject {
        var stack: [ShopRoute] { get }
        func push(_ route: ShopRoute)
        func set(_ stack: [ShopRoute])
      }
      final class Router: Routing {
        private(set) var stack: [ShopRoute] = []
        func push(_ route: ShopRoute) { stack.append(route) }
        func set(_ stack: [ShopRoute]) { self.stack = stack }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { HomeView(router: Router()) } } // nav: (entry) -> HomeView [root]
      }
      struct HomeView<R: Routing>: View {
        @ObservedObject var router: R
        var body: some View {
          NavigationStack(path: .init(get: { router.stack }, set: { router.set($0) })) {
            Button("Cart") { router.push(.cart) } // nav: HomeView -> CartView [push] ShopRoute.cart
              .navigationDestination(for: ShopRoute.self) { route in
                switch route { case .cart: CartView() }
              }
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
  }

  @Test func aRouteThatAFunctionGivesBackIsChosenThere() {
    expectFlow("""
      import SwiftUI
      enum ShopRoute: Hashable { case cart, offer(String) }
      struct LinkReader {
        func route(for url: URL) -> ShopRoute? {
          switch url.host {
          case "cart": return .cart // nav: HomeView -> CartView [push] ShopRoute.cart
          case "offer": return .offer(url.path) // nav: HomeView -> OfferView [push] ShopRoute.offer
          default: return nil
          }
        }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { HomeView() } } // nav: (entry) -> HomeView [root]
      }
      struct HomeView: View {
        @State private var path: [ShopRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            Text("Home")
              .navigationDestination(for: ShopRoute.self) { route in
                switch route {
                case .cart: CartView()
                case .offer: OfferView()
                }
              }
              .onOpenURL { url in
                if let route = LinkReader().route(for: url) { path.append(route) }
              }
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct OfferView: View { var body: some View { Text("Offer") } }
      """)
  }

  @Test func whatACoordinatorsProtocolPresentsIsDecidedThere() {
    expectFlow("""
      import UIKit
      protocol SignInCoordinator: AnyObject { var controller: UINavigationController { get } }
      extension SignInCoordinator {
        func showSignIn() {
          controller.present(SignInController(), animated: true) // nav: StartController -> SignInController [present]
        }
      }
      final class StartCoordinator: SignInCoordinator {
        let controller: UINavigationController
        init(controller: UINavigationController) { self.controller = controller }
        func begin() {
          let start = StartController()
          start.onTap = { [weak self] in self?.showSignIn() }
          controller.pushViewController(start, animated: true) // nav: ? -> StartController [push]
        }
      }
      final class StartController: UIViewController {
        var onTap: (() -> Void)?
        func tap() { onTap?() }
      }
      final class SignInController: UIViewController {}
      """)
  }

  @Test func aSceneChoosesByAStateOfTheApp() {
    expectFlow(
      """
      import SwiftUI
      enum Phase { case splash, onboarding, main }
      @MainActor final class AppState: ObservableObject {
        @Published var phase: Phase = .splash // nav: (entry) -> SplashView [root] Phase.splash
        func boot() async { phase = UserDefaults.standard.bool(forKey: "seen") ? .main : .onboarding } // nav: SplashView -> MainView [root] Phase.main; SplashView -> OnboardingView [root] Phase.onboarding
      }
      @main struct A: App {
        @StateObject var state = AppState()
        var body: some Scene {
          WindowGroup {
            Group {
              switch state.phase {
              case .splash: SplashView()
              case .onboarding: OnboardingView()
              case .main: MainView()
              }
            }
            .environmentObject(state)
          }
        }
      }
      struct SplashView: View { @EnvironmentObject var state: AppState; var body: some View { Text("").task { await state.boot() } } }
      struct OnboardingView: View { @EnvironmentObject var state: AppState; var body: some View { Button("") { withAnimation { state.phase = .main } } } } // nav: OnboardingView -> MainView [root] Phase.main
      struct MainView: View { var body: some View { Text("") } }
      """)
  }

  @Test func aFunctionOfTheRootChoosesByTheStateItIsGiven() {
    expectFlow(
      """
      import SwiftUI
      enum Phase { case splash, onboarding, main }
      @MainActor final class AppState: ObservableObject {
        @Published var phase: Phase = .splash
        func boot() async { phase = UserDefaults.standard.bool(forKey: "seen") ? .main : .onboarding } // nav: SplashView -> MainView [root] Phase.main; SplashView -> OnboardingView [root] Phase.onboarding
      }
      @main struct A: App {
        @StateObject var state = AppState()
        var body: some Scene {
          WindowGroup {
            RootView() // nav: (entry) -> RootView [root]
              .environmentObject(state)
          }
        }
      }
      struct RootView: View {
        @EnvironmentObject var state: AppState
        var body: some View {
          if Log.isOn {
            let _ = Self._printChanges()
          }
          shown(state.phase) // nav: RootView -> SplashView [root] Phase.splash
        }
        @ViewBuilder private func shown(_ phase: Phase) -> some View {
          switch phase {
          case .splash: SplashView()
          case .onboarding: OnboardingView()
          case .main: MainView()
          }
        }
      }
      struct SplashView: View { @EnvironmentObject var state: AppState; var body: some View { Text("").task { await state.boot() } } }
      struct OnboardingView: View { @EnvironmentObject var state: AppState; var body: some View { Button("") { withAnimation { state.phase = .main } } } } // nav: OnboardingView -> MainView [root] Phase.main
      enum Log { static var isOn = false }
      struct MainView: View { var body: some View { Text("") } }
      """)
  }

  /// Of a view's lines the one that names the route says where it leads; modifiers may be properties.
  @Test func aRouteOnALineOfItsOwnIsChosenThere() {
    expectFlow(
      """
      import SwiftUI
      extension View { var themed: some View { tint(.orange) } }
      extension View { var framed: some View { padding() } }
      enum Room: Hashable { case hall, attic }
      @main struct HouseApp: App {
        var body: some Scene {
          WindowGroup {
            HouseView( // nav: (entry) -> HouseView [root]
              name: "House"
            )
            .themed
            .framed
          }
        }
      }
      struct HouseView: View {
        let name: String
        @State private var path: [Room] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack {
              RoomRow(
                title: "Hall",
                symbol: "door.left.hand.open",
                path: $path,
                room: .hall // nav: HouseView -> HallView [push] Room.hall
              )
              RoomRow(title: "Attic", symbol: "house", path: $path, room: .attic) // nav: HouseView -> AtticView [push] Room.attic
            }
            .navigationDestination(for: Room.self) { room in
              switch room {
              case .hall: HallView()
              case .attic: AtticView()
              }
            }
          }
        }
      }
      struct RoomRow: View {
        let title: String
        let symbol: String
        @Binding var path: [Room]
        let room: Room
        var body: some View { Button(title) { path.append(room) } }
      }
      struct HallView: View { var body: some View { Text("Hall") } }
      struct AtticView: View { var body: some View { Text("Attic") } }
      """)
  }

  /// Which object gives the route depends on the address; a body of one expression gives it as `return` does.
  @Test func eachOfSeveralObjectsGivesItsOwnRoute() {
    expectFlow(
      """
      import SwiftUI
      enum Place: Hashable { case shop(String), cart(String) }
      @Observable final class Router {
        var path = NavigationPath()
        func go(to place: Place) { path.append(place) }
      }
      protocol Opener { func place(from url: URL) async throws -> Place }
      struct CartOpener: Opener {
        func place(from url: URL) throws -> Place {
          .cart(url.absoluteString) // nav: HomeView -> CartView [push] Place.cart
        }
      }
      struct ShopOpener: Opener {
        func place(from url: URL) throws -> Place {
          guard url.isFileURL else { throw OpeningError.unknown }
          return .shop(url.absoluteString) // nav: HomeView -> ShopView [push] Place.shop
        }
      }
      enum OpeningError: Error { case unknown }
      enum Scheme {
        case shop, cart
        init(of url: URL) throws { if url.isFileURL { self = .shop } else { self = .cart } }
        var opener: Opener {
          switch self {
          case .shop: return ShopOpener()
          case .cart: return CartOpener()
          }
        }
      }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } } // nav: (entry) -> HomeView [root]
      struct HomeView: View {
        @State private var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Text("Home").navigationDestination(for: Place.self) { place in
              switch place {
              case .shop: ShopView()
              case .cart: CartView()
              }
            }
          }
          .onOpenURL { url in
            Task {
              let place = try await Scheme(of: url).opener.place(from: url)
              router.go(to: place)
            }
          }
        }
      }
      struct ShopView: View { var body: some View { Text("Shop") } }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
  }
}
