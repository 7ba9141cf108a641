import Testing

/// Objects that make their own screens and are pushed and presented in their stead.
@Suite struct ScreenMakerTests {
  private static let stack = """
    protocol Coordinator: AnyObject { func toView() -> AnyView }
    final class Page: Identifiable, Hashable {
      var coordinator: (any Coordinator)?
      init(_ coordinator: any Coordinator) { self.coordinator = coordinator }
      func tearDown() { coordinator = nil }
    }
    @Observable final class Stack: Coordinator {
      fileprivate var root: Page?
      fileprivate var pages: [Page] = []
      fileprivate var sheet: Page?
      func setRoot(_ coordinator: (any Coordinator)?) {
        guard let coordinator else { root = nil; return }
        root = Page(coordinator)
      }
      func push(_ coordinator: any Coordinator) { pages.append(Page(coordinator)) }
      func present(_ coordinator: (any Coordinator)?) {
        guard let coordinator else { sheet = nil; return }
        sheet = Page(coordinator)
      }
      func toView() -> AnyView { AnyView(StackView(stack: self)) }
    }
    private struct StackView: View {
      @Bindable var stack: Stack
      var body: some View {
        NavigationStack(path: $stack.pages) {
          stack.root?.coordinator?.toView()
            .navigationDestination(for: Page.self) { page in page.coordinator?.toView().id(page.id) }
        }
        .sheet(item: $stack.sheet) { page in page.coordinator?.toView() }
      }
    }
    struct HomeScreen: View { var body: some View { Text("Home") } }
    struct CartScreen: View { var body: some View { Text("Cart") } }
    struct HelpScreen: View { var body: some View { Text("Help") } }
    struct OrderScreen: View { var body: some View { Text("Order") } }
    struct SearchScreen: View { var body: some View { Text("Search") } }
    struct CartCoordinator: Coordinator { func toView() -> AnyView { AnyView(CartScreen()) } }
    struct HelpCoordinator: Coordinator { func toView() -> AnyView { AnyView(HelpScreen()) } }
    struct OrderCoordinator: Coordinator { func toView() -> AnyView { AnyView(OrderScreen()) } }
    struct SearchCoordinator: Coordinator { func toView() -> AnyView { AnyView(SearchScreen()) } }

    """

  @Test func whatAMakerMakesIsShownWhereTheMakerIsHandedOver() {
    expectFlow(
      """
      import SwiftUI
      import Combine
      @main struct ShopApp: App {
        let flow = ShopFlow()
        var body: some Scene { WindowGroup { flow.stack.toView() } } // nav: (entry) -> StackView [root]
      }
      enum HomeAction { case cart, help }
      final class HomeCoordinator: Coordinator {
        private let subject = PassthroughSubject<HomeAction, Never>()
        var actions: AnyPublisher<HomeAction, Never> { subject.eraseToAnyPublisher() }
        func openCart() { subject.send(.cart) }
        func openHelp() { subject.send(.help) }
        func toView() -> AnyView { AnyView(HomeScreen()) }
      }
      final class ShopFlow {
        let stack = Stack()
        var bag: Set<AnyCancellable> = []
        init() { start() }
        func start() {
          let home = HomeCoordinator()
          home.actions.sink { [weak self] action in
            switch action {
            case .cart: self?.showCart()
            case .help: self?.showHelp()
            }
          }
          .store(in: &bag)
          stack.setRoot(home) // nav: (entry) -> HomeScreen [root]
        }
        private func showCart() {
          let coordinator = CartCoordinator()
          stack.push(coordinator) // nav: HomeScreen -> CartScreen [push]
        }
        private func showHelp() {
          let inner = Stack()
          inner.setRoot(HelpCoordinator())
          stack.present(inner) // nav: HomeScreen -> HelpScreen [sheet]
        }
      }

      """ + Self.stack)
  }
}
