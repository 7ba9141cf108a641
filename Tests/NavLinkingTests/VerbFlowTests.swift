import Testing

/// Routes on their way from where they are chosen to the framework's operation.
struct VerbFlowTests {
  @Test func aVerbPassesTwoHopsAndAProtocol() {
    expectFlow(
      """
      import SwiftUI
      enum ShopRoute: Hashable { case cart, detail(id: Int) }
      protocol ShopRouting { func show(_ route: ShopRoute) }
      @Observable final class ShopRouter: ShopRouting {
        var path = NavigationPath()
        func show(_ route: ShopRoute) { path.append(route) }
      }
      struct ShopNavigator {
        let routing: any ShopRouting
        func go(_ route: ShopRoute) { routing.show(route) }
      }
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { HomeView() } } // nav: (entry) -> HomeView [root]
      }
      struct HomeView: View {
        @State private var router = ShopRouter()
        private var navigator: ShopNavigator { ShopNavigator(routing: router) }
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("Cart") {
              navigator.go(.cart) // nav: HomeView -> CartView [push] ShopRoute.cart
            }
            .navigationDestination(for: ShopRoute.self) { route in
              switch route {
              case .cart: CartView(navigator: navigator)
              case .detail(let id): ProductView(id: id)
              }
            }
          }
        }
      }
      struct CartView: View {
        let navigator: ShopNavigator
        var body: some View {
          Button("First") {
            navigator.go(.detail(id: 1)) // nav: CartView -> ProductView [push] ShopRoute.detail
          }
        }
      }
      struct ProductView: View { let id: Int; var body: some View { Text("Product") } }
      """)
  }

  @Test func aPayloadIsTakenOutOfItsEnvelope() {
    expectFlow(
      """
      import SwiftUI
      enum BankRoute: Hashable { case detail(id: Int), limits }
      enum Move { case push(BankRoute), pop }
      @Observable final class BankRouter {
        var path: [BankRoute] = []
        func perform(_ move: Move) {
          switch move {
          case .push(let route): path.append(route)
          case .pop: _ = path.popLast()
          }
        }
      }
      @main struct BankApp: App {
        @State private var router = BankRouter()
        var body: some Scene { WindowGroup { AccountsView(router: router) } } // nav: (entry) -> AccountsView [root]
      }
      struct AccountsView: View {
        @Bindable var router: BankRouter
        var body: some View {
          NavigationStack(path: $router.path) {
            List {
              Button("Account") { router.perform(.push(.detail(id: 7))) } // nav: AccountsView -> AccountView [push] BankRoute.detail
              Button("Back") { router.perform(.pop) }
            }
            .navigationDestination(for: BankRoute.self) { route in
              switch route {
              case .detail(let id): AccountView(id: id, router: router)
              case .limits: LimitsView()
              }
            }
          }
        }
      }
      struct AccountView: View {
        let id: Int
        let router: BankRouter
        var body: some View {
          Button("Limits") { router.perform(.push(.limits)) } // nav: AccountView -> LimitsView [push] BankRoute.limits
        }
      }
      struct LimitsView: View { var body: some View { Text("Limits") } }
      """)
  }

  @Test func aTernaryAndALocalNameRoutes() {
    expectFlow(
      """
      import SwiftUI
      enum ClinicRoute: Hashable { case payment, insurance, summary, help }
      @main struct ClinicApp: App {
        var body: some Scene { WindowGroup { PatientView() } } // nav: (entry) -> PatientView [root]
      }
      struct PatientView: View {
        @State private var path: [ClinicRoute] = []
        @State private var isInsured = false
        var body: some View {
          NavigationStack(path: $path) {
            List {
              // nav: PatientView -> InsuranceView [push] ClinicRoute.insurance; PatientView -> PaymentView [push] ClinicRoute.payment
              Button("Next") { path.append(isInsured ? .insurance : .payment) }
              Button("End") { finish() }
            }
            .navigationDestination(for: ClinicRoute.self) { route in
              switch route {
              case .payment: PaymentView()
              case .insurance: InsuranceView()
              case .summary: SummaryView()
              case .help: HelpView()
              }
            }
          }
        }
        private func finish() {
          let next: ClinicRoute
          next = .summary
          path.append(next) // nav: PatientView -> SummaryView [push] ClinicRoute.summary
          let fallback = ClinicRoute.help
          if !isInsured {
            path.append(fallback) // nav: PatientView -> HelpView [push] ClinicRoute.help
          }
        }
      }
      struct PaymentView: View { var body: some View { Text("Pay") } }
      struct InsuranceView: View { var body: some View { Text("Card") } }
      struct SummaryView: View { var body: some View { Text("Done") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aContainerResolvesTheScenesScreen() {
    expectFlow(
      """
      // file: Bakery/Coordinator.swift
      import SwiftUI
      enum BakeryScene: Hashable { case menu, cake(id: Int), cart }
      protocol BakeryCoordinating: AnyObject { func push(_ scene: BakeryScene) }
      final class BakeryCoordinator: ObservableObject, BakeryCoordinating {
        @Published var path = NavigationPath()
        var injector: Injector?
        func push(_ scene: BakeryScene) { path.append(scene) }
        @ViewBuilder func buildScene(scene: BakeryScene) -> some View {
          switch scene {
          case .menu: injector?.resolve(MenuView.self)
          case .cake(let id): injector?.resolve(CakeView.self, argument: id)
          case .cart: injector?.resolve(CartView.self)
          }
        }
      }
      // file: Bakery/Injector.swift
      import Swinject
      final class Injector {
        let container = Container()
        func resolve<T>(_ type: T.Type) -> T { container.resolve(type)! }
        func resolve<T, A>(_ type: T.Type, argument: A) -> T { container.resolve(type, argument: argument)! }
        func assemble(coordinator: BakeryCoordinating) {
          container.register(MenuView.self) { _ in MenuView(viewModel: MenuViewModel(coordinator: coordinator)) }
          container.register(CakeView.self) { _, id in CakeView(id: id, coordinator: coordinator) }
          container.register(CartView.self) { _ in CartView() }
        }
      }
      // file: Bakery/App.swift
      import SwiftUI
      @main struct BakeryApp: App {
        private let coordinator = BakeryCoordinator()
        init() {
          let injector = Injector()
          injector.assemble(coordinator: coordinator)
          coordinator.injector = injector
        }
        var body: some Scene { WindowGroup { RootView(coordinator: coordinator) } } // nav: (entry) -> RootView [root]
      }
      struct RootView: View {
        @ObservedObject var coordinator: BakeryCoordinator
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            coordinator.buildScene(scene: .menu) // nav: RootView -> MenuView [root] BakeryScene.menu
              .navigationDestination(for: BakeryScene.self) { coordinator.buildScene(scene: $0) }
          }
        }
      }
      // file: Bakery/Views.swift
      import SwiftUI
      final class MenuViewModel {
        weak var coordinator: BakeryCoordinating?
        init(coordinator: BakeryCoordinating) { self.coordinator = coordinator }
        func didTapCake(_ id: Int) {
          coordinator?.push(.cake(id: id)) // nav: MenuView -> CakeView [push] BakeryScene.cake
        }
      }
      struct MenuView: View {
        let viewModel: MenuViewModel
        var body: some View { Button("Cake") { viewModel.didTapCake(1) } }
      }
      struct CakeView: View {
        let id: Int
        let coordinator: BakeryCoordinating
        var body: some View { Button("Buy") { coordinator.push(.cart) } } // nav: CakeView -> CartView [push] BakeryScene.cart
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      """)
  }

  @Test func anObjectSaysHowAScreenAppears() {
    expectFlow(
      """
      // file: Shelf/Shelf.swift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          // nav: (entry) -> ShelfViewController [root]
          window?.rootViewController = UINavigationController(rootViewController: ShelfViewController())
          return true
        }
      }
      protocol OpeningStyle: AnyObject {
        var host: UIViewController? { get set }
        func open(_ screen: UIViewController)
      }
      final class PushStyle: OpeningStyle {
        weak var host: UIViewController?
        func open(_ screen: UIViewController) { host?.navigationController?.pushViewController(screen, animated: true) }
      }
      final class ModalStyle: OpeningStyle {
        weak var host: UIViewController?
        func open(_ screen: UIViewController) { host?.present(screen, animated: true) }
      }
      class Router {
        weak var host: UIViewController?
        func open(_ screen: UIViewController, as style: OpeningStyle) {
          style.host = host
          style.open(screen)
        }
      }
      final class ShelfRouter: Router {
        func showBook() {
          let style = PushStyle()
          open(BookViewController(), as: style) // nav: ShelfViewController -> BookViewController [push]
        }
        // nav: ShelfViewController -> HelpViewController [present]
        func showHelp() { open(HelpViewController(), as: ModalStyle()) }
        func openSite(_ url: URL) { UIApplication.shared.open(url) }
      }
      final class ShelfViewController: UIViewController {
        private let router = ShelfRouter()
        @objc func bookTapped() { router.showBook() }
        @objc func helpTapped() { router.showHelp() }
      }
      final class BookViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      """)
  }
}
