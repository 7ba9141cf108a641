import Testing

/// Libraries whose routes are turned into screens by a function that the library calls, or by the route itself.
struct RouteLibraryFlowTests {
  @Test func aCoordinatorsRouteIsShownWhereItIsTriggered() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import UIKit
      import XCoordinator
      enum ShopRoute: Route { case list, detail(Int), cart, close }
      final class ShopCoordinator: NavigationCoordinator<ShopRoute> {
        init() {
          super.init(initialRoute: .list) // nav: ? -> ListViewController [root] ShopRoute.list
        }
        override func prepareTransition(for route: ShopRoute) -> NavigationTransition {
          switch route {
          case .list:
            let viewModel = ListViewModel(router: unownedRouter)
            return .push(ListViewController(viewModel: viewModel))
          case .detail(let id): return .push(DetailViewController(id: id))
          case .cart: return .present(CartCoordinator())
          case .close: return .dismiss()
          }
        }
      }
      enum CartRoute: Route { case cart }
      final class CartCoordinator: NavigationCoordinator<CartRoute> {
        init() {
          super.init(initialRoute: .cart) // nav: ListViewController -> CartViewController [root] CartRoute.cart
        }
        override func prepareTransition(for route: CartRoute) -> NavigationTransition {
          switch route { case .cart: return .push(CartViewController()) }
        }
      }
      final class ListViewModel {
        private let router: UnownedRouter<ShopRoute>
        init(router: UnownedRouter<ShopRoute>) { self.router = router }
        func select(_ id: Int) {
          router.trigger(.detail(id)) // nav: ListViewController -> DetailViewController [push] ShopRoute.detail
        }
        func showCart() {
          router.rx.trigger(.cart) // nav: ListViewController -> CartViewController [present] ShopRoute.cart
        }
        func close() { router.trigger(.close) }
      }
      final class ListViewController: UIViewController {
        private let viewModel: ListViewModel
        init(viewModel: ListViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { viewModel.select(1); viewModel.showCart() }
      }
      final class DetailViewController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class CartViewController: UIViewController {}
      """)
  }

  @Test func aStepIsShownWhereItIsSaid() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import RxFlow
      import RxRelay
      import UIKit
      enum ShopStep: Step { case list, detail(Int), done }
      final class ShopFlow: Flow {
        private let navigationController = UINavigationController()
        var root: Presentable { navigationController }
        func navigate(to step: Step) -> FlowContributors {
          guard let step = step as? ShopStep else { return .none }
          switch step {
          case .list: return showList()
          case .detail(let id): return showDetail(id)
          case .done: return .end(forwardToParentFlowWithStep: ShopStep.done)
          }
        }
        private func showList() -> FlowContributors {
          let viewModel = ListViewModel()
          let viewController = ListViewController(viewModel: viewModel)
          navigationController.pushViewController(viewController, animated: false)
          return .one(flowContributor: .contribute(withNextPresentable: viewController, withNextStepper: viewModel))
        }
        private func showDetail(_ id: Int) -> FlowContributors {
          let viewController = DetailViewController(id: id)
          navigationController.present(viewController, animated: true)
          return .none
        }
      }
      final class ListViewModel: Stepper {
        let steps = PublishRelay<Step>()
        func select(_ id: Int) {
          steps.accept(ShopStep.detail(id)) // nav: ListViewController -> DetailViewController [present] ShopStep.detail
        }
        func finish() { steps.accept(ShopStep.done) }
      }
      final class ListViewController: UIViewController {
        private let viewModel: ListViewModel
        init(viewModel: ListViewModel) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
        @objc func tapped() { viewModel.select(1) }
      }
      final class DetailViewController: UIViewController { init(id: Int) { super.init(nibName: nil, bundle: nil) } }
      final class AppStepper: Stepper {
        let steps = PublishRelay<Step>()
        var initialStep: Step {
          ShopStep.list // nav: (entry) -> ListViewController [push] ShopStep.list
        }
      }
      final class OldStepper: Stepper {
        let steps = PublishRelay<Step>()
        // Nobody hands it over.
        var initialStep: Step { ShopStep.detail(0) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        private let coordinator = FlowCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.coordinate(flow: ShopFlow(), with: AppStepper())
        }
      }
      """)
  }

  @Test func aRouteMayBeAProperty() {
    expectFlow(
      """
      // file: Todo/Todo.swift
      import Stinsen
      import SwiftUI
      final class TodosCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\TodosCoordinator.start) // nav: ? -> TodosScreen [root] TodosCoordinator.start
        @Root var start = makeStart
        @Route(.push) var todo = makeTodo
        @Route(.modal) var create = makeCreate
        @ViewBuilder func makeStart() -> some View { TodosScreen() }
        @ViewBuilder func makeTodo(id: Int) -> some View { TodoScreen(id: id) }
        func makeCreate() -> NavigationViewCoordinator<CreateCoordinator> { NavigationViewCoordinator(CreateCoordinator()) }
      }
      final class CreateCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\CreateCoordinator.start) // nav: ? -> CreateScreen [root] CreateCoordinator.start
        @Root var start = makeStart
        @ViewBuilder func makeStart() -> some View { CreateScreen() }
      }
      struct TodosScreen: View {
        @EnvironmentObject var router: TodosCoordinator.Router
        var body: some View {
          VStack {
            Button("One") {
              router.route(to: \\.todo, 1) // nav: TodosScreen -> TodoScreen [push] TodosCoordinator.todo
            }
            Button("New") {
              router.route(to: \\.create) // nav: TodosScreen -> CreateScreen [sheet] TodosCoordinator.create
            }
          }
        }
      }
      struct TodoScreen: View { let id: Int; var body: some View { Text("Todo") } }
      struct CreateScreen: View { var body: some View { Text("New") } }
      """)
  }

  @Test func stepsOfAPathSayHowTheyAppear() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import FlowStacks
      import SwiftUI
      enum Screen { case home, detail(Int), help }
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup {
            ShopCoordinator() // nav: (entry) -> ShopCoordinator [root]
          }
        }
      }
      struct ShopCoordinator: View {
        @State var routes: Routes<Screen> = [.root(.home, embedInNavigationView: true)] // nav: ShopCoordinator -> HomeView [root] Screen.home
        var body: some View {
          Router($routes) { screen, _ in
            switch screen {
            case .home: HomeView(onSelect: { routes.push(.detail($0)) }) // nav: HomeView -> DetailView [push] Screen.detail
            case .detail(let id): DetailView(id: id)
            case .help: HelpView()
            }
          }
        }
      }
      struct HomeView: View {
        let onSelect: (Int) -> Void
        var body: some View { Button("One") { onSelect(1) } }
      }
      struct DetailView: View {
        @EnvironmentObject var navigator: FlowNavigator<Screen>
        let id: Int
        var body: some View {
          Button("Help") {
            navigator.presentSheet(.help) // nav: DetailView -> HelpView [sheet] Screen.help
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aRouteMaySayHowItAppears() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import SUICoordinator
      import SwiftUI
      enum ShopRoute: RouteType {
        case list, help
        var presentationStyle: TransitionPresentationStyle {
          switch self {
          case .list: .push
          case .help: .sheet
          }
        }
        var body: some View {
          switch self {
          case .list: ListView()
          case .help: HelpView()
          }
        }
      }
      @Coordinator(ShopRoute.self) final class ShopCoordinator {
        func start() async {
          await startFlow(route: .list) // nav: ? -> ListView [root] ShopRoute.list
        }
        func showHelp() async {
          await navigate(toRoute: .help) // nav: ListView -> HelpView [sheet] ShopRoute.help
        }
      }
      struct ListView: View {
        let coordinator: ShopCoordinator
        var body: some View { Button("Help") { Task { await coordinator.showHelp() } } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aPathOfTextNamesAScreen() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import LinkNavigator
      import SwiftUI
      struct CartRouteBuilder: RouteBuilder {
        var matchPath: String { "cart" }
        var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
          { navigator, items, dependency in WrappingController(matchPath: matchPath) { CartPage(navigator: navigator) } }
        }
      }
      struct HelpRouteBuilder: RouteBuilder {
        var matchPath: String { "help" }
        var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
          { navigator, items, dependency in WrappingController(matchPath: matchPath) { HelpPage() } }
        }
      }
      struct CartPage: View {
        let navigator: LinkNavigatorType
        var body: some View {
          Button("Help") {
            navigator.sheet(paths: ["cart", "help"], items: [:], isAnimated: true) // nav: CartPage -> HelpPage [sheet]
          }
        }
      }
      struct HelpPage: View { var body: some View { Text("Help") } }
      // file: Shop/ShopApp.swift
      import LinkNavigator
      import SwiftUI
      @main struct ShopApp: App {
        let navigator: LinkNavigator
        var body: some Scene { WindowGroup { RootView(navigator: navigator) } } // nav: (entry) -> RootView [root]
      }
      struct RootView: View {
        let navigator: LinkNavigator
        var body: some View {
          Button("Cart") {
            navigator.next(paths: ["cart"], items: [:], isAnimated: true) // nav: RootView -> CartPage [push]
          }
          Button("Help") {
            navigator.href(url: "/help", target: .root, animated: true, errorAction: nil) // nav: RootView -> HelpPage [push]
          }
        }
      }
      """)
  }

  /// An enum names the paths, builders stand under the texts of its cases, and a client passes cases on.
  @Test func anEnumNamesThePaths() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import LinkNavigator
      import SwiftUI
      enum Page: String { case home, cart, help = "support" }
      struct Client {
        var push: (Page, String?) -> Void
        var back: () async -> Void
      }
      extension Client {
        init(navigator: SingleLinkNavigator) {
          self.push = { page, items in
            DispatchQueue.main.async { navigator.next(linkItem: .init(path: page.rawValue, items: items ?? ""), isAnimated: true) }
          }
          self.back = { await MainActor.run { navigator.back(isAnimated: true) } }
        }
      }
      struct HomeRouteBuilder {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          let matchPath = "home"
          return .init(matchPath: matchPath) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: matchPath) { HomeView(client: Client(navigator: navigator)) }
          }
        }
      }
      struct CartRouteBuilder {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          let matchPath = Page.cart.rawValue
          return .init(matchPath: matchPath) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: matchPath) { CartView(navigator: navigator) }
          }
        }
      }
      struct HelpRouteBuilder {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          .init(matchPath: Page.help.rawValue) { _, _, _ -> RouteViewController? in
            WrappingController(matchPath: Page.help.rawValue) { HelpView() }
          }
        }
      }
      struct HomeView: View {
        let client: Client
        var body: some View { Button("Cart") { client.push(.cart, nil) } } // nav: HomeView -> CartView [push] Page.cart
      }
      struct CartView: View {
        let navigator: SingleLinkNavigator
        var body: some View {
          Button("Help") {
            navigator.sheet(linkItem: .init(pathList: [Page.cart.rawValue, Page.help.rawValue]), isAnimated: true) // nav: CartView -> HelpView [sheet] Page.help
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      // file: Shop/ShopApp.swift
      import LinkNavigator
      import SwiftUI
      @main struct ShopApp: App {
        let navigator = SingleLinkNavigator(
          routeBuilderItemList: [HomeRouteBuilder().generate(), CartRouteBuilder().generate(), HelpRouteBuilder().generate()], dependency: Void())
        var body: some Scene {
          WindowGroup {
            LinkNavigationView(linkNavigator: navigator, item: .init(path: Page.home.rawValue)) // nav: (entry) -> HomeView [root] Page.home
          }
        }
      }
      """)
  }

  @Test func aRouterIsGivenTheScreenAndTheManner() {
    expectFlow(
      """
      // file: Shop/Shop.swift
      import SwiftUI
      import SwiftfulRouting
      @main struct ShopApp: App {
        var body: some Scene {
          WindowGroup { RouterView { _ in HomeView() } } // nav: (entry) -> HomeView [root]
        }
      }
      struct HomeView: View {
        @Environment(\\.router) var router
        var body: some View {
          Button("Next") {
            router.showScreen(.push) { _ in DetailView() } // nav: HomeView -> DetailView [push]
          }
          Button("Help") {
            router.showScreen(.sheet) { _ in HelpView() } // nav: HomeView -> HelpView [sheet]
          }
        }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """)
  }

  @Test func aPageMakesACoordinator() {
    expectFlow(
      """
      // file: Pier/Pier.swift
      import SUICoordinator
      import SwiftUI
      @main struct PierApp: App {
        var coordinator = PierCoordinator()
        var body: some Scene { WindowGroup { coordinator.getView() } } // nav: (entry) -> PierView [root]
      }
      enum PierPage: TabPage, CaseIterable {
        case boats, swims
        var position: Int { self == .boats ? 0 : 1 }
        func coordinator() -> AnyCoordinatorType {
          switch self {
          case .boats: return BoatsCoordinator()
          case .swims: return SwimsCoordinator()
          }
        }
      }
      final class PierCoordinator: TabCoordinator<PierPage> {
        init() {
          super.init(pages: PierPage.allCases, currentPage: .boats, viewContainer: { PierView(dataSource: $0) })
        }
      }
      struct PierView: View {
        @State var dataSource: TabCoordinator<PierPage>
        var body: some View {
          TabView(selection: $dataSource.currentPage) {
            ForEach(dataSource.pages, id: \\.id) { page in
              if let coordinator = dataSource.getCoordinator(with: page) {
                // nav: PierView -> BoatsView [tab] PierPage.boats; PierView -> SwimsView [tab] PierPage.swims
                coordinator.viewAsAnyView().tag(page)
              }
            }
          }
        }
      }
      enum BoatsRoute: RouteType {
        case list, boat(Int)
        var presentationStyle: TransitionPresentationStyle {
          switch self {
          case .list: .push
          case .boat: .sheet
          }
        }
        var body: some View {
          switch self {
          case .list: BoatsView()
          case .boat(let number): BoatView(number: number)
          }
        }
      }
      @Coordinator(BoatsRoute.self) final class BoatsCoordinator {
        func start() async { await startFlow(route: .list) } // nav: ? -> BoatsView [root] BoatsRoute.list
        // nav: BoatsView -> BoatView [sheet] BoatsRoute.boat
        func showBoat(_ number: Int) async { await navigate(toRoute: .boat(number)) }
      }
      @Coordinator(DefaultRoute.self) final class SwimsCoordinator {
        func start() async {
          let route = DefaultRoute(presentationStyle: .push, content: { SwimsView() })
          await startFlow(route: route) // nav: ? -> SwimsView [root]
        }
        // nav: SwimsView -> BoatsView [fullScreenCover] BoatsRoute.list
        func showBoats() async { await navigate(to: BoatsCoordinator(), presentationStyle: .fullScreenCover) }
      }
      struct BoatsView: View {
        let coordinator: BoatsCoordinator
        var body: some View { Button("Boat 1") { Task { await coordinator.showBoat(1) } } }
      }
      struct BoatView: View { let number: Int; var body: some View { Text("Boat") } }
      struct SwimsView: View {
        let coordinator: SwimsCoordinator
        var body: some View { Button("Boats") { Task { await coordinator.showBoats() } } }
      }
      """)
  }
}
