import Testing

/// Whose screen the user is on when a coordinator moves on.
struct CoordinatorFlowTests {
  @Test func aClosuresSourceIsTheControllerItWasGivenTo() {
    expectFlow(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var coordinator: AccountsCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let navigation = UINavigationController()
          coordinator = AccountsCoordinator(navigation: navigation)
          coordinator?.start()
          window?.rootViewController = navigation // nav: (entry) -> AccountsViewController [root]
        }
      }
      final class AccountsCoordinator {
        private let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() {
          let list = AccountsViewController()
          list.onSelect = { [weak self] account in self?.showDetail(of: account) }
          navigation.setViewControllers([list], animated: false) // nav: (entry) -> AccountsViewController [root]
        }
        private func showDetail(of account: Int) {
          let detail = AccountViewController()
          detail.onSelectCard = { [weak self] in self?.showCard() }
          navigation.pushViewController(detail, animated: true) // nav: AccountsViewController -> AccountViewController [push]
        }
        private func showCard() {
          navigation.present(CardViewController(), animated: true) // nav: AccountViewController -> CardViewController [present]
        }
      }
      final class AccountsViewController: UIViewController {
        var onSelect: ((Int) -> Void)?
        @objc func rowTapped() { onSelect?(1) }
      }
      final class AccountViewController: UIViewController {
        var onSelectCard: (() -> Void)?
        @objc func cardTapped() { onSelectCard?() }
      }
      final class CardViewController: UIViewController {}
      """)
  }

  @Test func anActionsSourceIsItsSendersScreen() {
    expectFlow(
      """
      // file: Shop/Coordinator.swift
      import UIKit
      enum ShopAction { case productTapped, cartTapped, closed }
      protocol ShopActionHandler: AnyObject { func handle(_ action: ShopAction) }
      final class ShopCoordinator: ShopActionHandler {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func handle(_ action: ShopAction) {
          switch action {
          case .productTapped:
            let product = ProductViewController()
            product.handler = self
            navigation.pushViewController(product, animated: true) // nav: CatalogViewController -> ProductViewController [push]
          case .cartTapped:
            navigation.pushViewController(CartViewController(), animated: true) // nav: ProductViewController -> CartViewController [push]
          case .closed:
            navigation.popViewController(animated: true)
          }
        }
      }
      // file: Shop/Screens.swift
      import UIKit
      final class CatalogViewController: UIViewController {
        weak var handler: ShopActionHandler?
        @objc func rowTapped() { handler?.handle(.productTapped) }
      }
      final class ProductViewController: UIViewController {
        weak var handler: ShopActionHandler?
        @objc func buyTapped() { handler?.handle(.cartTapped) }
        @objc func closeTapped() { handler?.handle(.closed) }
      }
      final class CartViewController: UIViewController {}
      // file: Shop/SceneDelegate.swift
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var coordinator: ShopCoordinator?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let catalog = CatalogViewController()
          let navigation = UINavigationController(rootViewController: catalog)
          let coordinator = ShopCoordinator(navigation: navigation)
          catalog.handler = coordinator
          self.coordinator = coordinator
          window?.rootViewController = navigation // nav: (entry) -> CatalogViewController [root]
        }
      }
      """)
  }

  @Test func aSubjectsSinkMovesAFlowOn() {
    expectFlow(
      """
      import SwiftUI
      import Combine
      @main struct ClinicApp: App {
        var body: some Scene { WindowGroup { RegistrationFlowView(flow: RegistrationFlow()) } } // nav: (entry) -> RegistrationFlowView [root]
      }
      final class RegistrationFlow: ObservableObject {
        @Published var showsCode = false
        private var subscriptions = Set<AnyCancellable>()
        func makePhone() -> PhoneViewModel {
          let phone = PhoneViewModel()
          phone.didComplete
            .sink { [weak self] _ in self?.didEnterPhone() }
            .store(in: &subscriptions)
          return phone
        }
        private func didEnterPhone() {
          showsCode = true // nav: PhoneView -> CodeView [push]
        }
      }
      struct RegistrationFlowView: View {
        @StateObject var flow: RegistrationFlow
        var body: some View {
          NavigationStack {
            PhoneView(viewModel: flow.makePhone()) // nav: RegistrationFlowView -> PhoneView [root]
              .navigationDestination(isPresented: $flow.showsCode) { CodeView() }
          }
        }
      }
      final class PhoneViewModel: ObservableObject {
        let didComplete = PassthroughSubject<PhoneViewModel, Never>()
        func nextTapped() { didComplete.send(self) }
      }
      struct PhoneView: View {
        @StateObject var viewModel: PhoneViewModel
        var body: some View { Button("Next") { viewModel.nextTapped() } }
      }
      struct CodeView: View { var body: some View { Text("Code") } }
      """)
  }

  @Test func eachViewModelBehindACellsProtocolHasItsOwnScreen() {
    expectFlow(
      """
      import SwiftUI
      enum FilmRoute: Hashable { case film(Int), ticket(Int) }
      @Observable final class CinemaRouter {
        var path: [FilmRoute] = []
        func push(_ route: FilmRoute) { path.append(route) }
      }
      protocol RowDelegate: AnyObject { func didSelect(_ id: Int) }
      struct PosterCell: View {
        let id: Int
        let delegate: RowDelegate
        var body: some View { Button("Open") { delegate.didSelect(id) } }
      }
      final class FilmsViewModel: RowDelegate {
        let router: CinemaRouter
        init(router: CinemaRouter) { self.router = router }
        func didSelect(_ id: Int) { router.push(.film(id)) } // nav: FilmsView -> FilmView [push] FilmRoute.film
      }
      final class TicketsViewModel: RowDelegate {
        let router: CinemaRouter
        init(router: CinemaRouter) { self.router = router }
        func didSelect(_ id: Int) { router.push(.ticket(id)) } // nav: TicketsView -> TicketView [push] FilmRoute.ticket
      }
      struct FilmsView: View {
        let viewModel: FilmsViewModel
        var body: some View { PosterCell(id: 1, delegate: viewModel) }
      }
      struct TicketsView: View {
        let viewModel: TicketsViewModel
        var body: some View { PosterCell(id: 2, delegate: viewModel) }
      }
      @main struct CinemaApp: App {
        var body: some Scene { WindowGroup { CinemaView() } } // nav: (entry) -> CinemaView [root]
      }
      struct CinemaView: View {
        @State private var router = CinemaRouter()
        var body: some View {
          NavigationStack(path: $router.path) {
            TabView {
              FilmsView(viewModel: FilmsViewModel(router: router)) // nav: CinemaView -> FilmsView [tab]
              TicketsView(viewModel: TicketsViewModel(router: router)) // nav: CinemaView -> TicketsView [tab]
            }
            .navigationDestination(for: FilmRoute.self) { route in
              switch route {
              case .film(let id): FilmView(id: id)
              case .ticket(let id): TicketView(id: id)
              }
            }
          }
        }
      }
      struct FilmView: View { let id: Int; var body: some View { Text("Film") } }
      struct TicketView: View { let id: Int; var body: some View { Text("Ticket") } }
      """)
  }

  @Test func aHelperOfAllControllersBelongsToItsCallers() {
    expectFlow(
      """
      // file: Bank/UIViewController+Help.swift
      import UIKit
      extension UIViewController {
        func open(_ screen: UIViewController) {
          let navigation = UINavigationController(rootViewController: screen)
          present(navigation, animated: true)
        }
        func showHelp() {
          present(HelpViewController(), animated: true)
        }
      }
      final class HelpViewController: UIViewController {}
      // file: Bank/Cards.swift
      import UIKit
      final class CardsViewController: UIViewController {
        @objc func limitsTapped() { open(LimitsViewController()) } // nav: CardsViewController -> LimitsViewController [present]
        @objc func helpTapped() { showHelp() } // nav: CardsViewController -> HelpViewController [present]
      }
      final class LimitsViewController: UIViewController {
        @objc func pinTapped() {
          open(PinViewController()) // nav: LimitsViewController -> PinViewController [present]
        }
      }
      final class PinViewController: UIViewController {}
      // file: Bank/SceneDelegate.swift
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = CardsViewController() // nav: (entry) -> CardsViewController [root]
        }
      }
      """)
  }

  @Test func tabsMayBeMadeOfCoordinators() {
    expectFlow(
      """
      // file: Harbour/Harbour.swift
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        private var coordinator: HarbourCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let tabs = HarbourViewController()
          window?.rootViewController = tabs // nav: (entry) -> HarbourViewController [root]
          coordinator = HarbourCoordinator(tabs: tabs, factory: HarbourFactory())
          coordinator?.start()
          return true
        }
      }
      protocol Coordinator: AnyObject {
        var stack: Stack { get }
        func start()
      }
      final class Stack {
        let root: UINavigationController
        var screens: [UIViewController] {
          get { root.viewControllers }
          set { root.viewControllers = newValue }
        }
        init(root: UINavigationController) { self.root = root }
      }
      final class HarbourCoordinator {
        private let tabs: HarbourViewController
        private let factory: HarbourFactory
        private var children: [Coordinator] = []
        init(tabs: HarbourViewController, factory: HarbourFactory) {
          self.tabs = tabs
          self.factory = factory
        }
        func start() {
          children = factory.makeChildren()
          let stacks = children.map { $0.stack.root }
          children.forEach { $0.start() }
          tabs.viewControllers = stacks
        }
      }
      struct HarbourFactory {
        func makeChildren() -> [Coordinator] {
          let ferries = makeFerries()
          let piers = makePiers()
          return [
            ferries, // nav: HarbourViewController -> FerriesViewController [tab]
            piers, // nav: HarbourViewController -> PiersViewController [tab]
          ]
        }
        private func makeFerries() -> Coordinator {
          let stack = Stack(root: UINavigationController())
          return FerriesCoordinator(stack: stack)
        }
        private func makePiers() -> Coordinator {
          let controller = UINavigationController()
          let stack = Stack(root: controller)
          return PiersCoordinator(stack: stack)
        }
      }
      final class FerriesCoordinator: Coordinator {
        let stack: Stack
        init(stack: Stack) { self.stack = stack }
        // nav: HarbourViewController -> FerriesViewController [root]
        func start() { stack.root.pushViewController(FerriesViewController(), animated: false) }
      }
      final class PiersCoordinator: Coordinator {
        let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func start() { stack.screens = [PiersViewController()] } // nav: HarbourViewController -> PiersViewController [root]
      }
      final class HarbourViewController: UITabBarController {}
      final class FerriesViewController: UIViewController {}
      final class PiersViewController: UIViewController {}
      """)
  }
}
