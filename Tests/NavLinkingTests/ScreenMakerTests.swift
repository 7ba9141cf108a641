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

  @Test func flowsFillTheStackThatTheyAreHandedAndThatIsShown() {
    expectFlow(
      """
      import SwiftUI
      import Combine
      @main struct ShopApp: App {
        let flow = ShopFlow()
        var body: some Scene { WindowGroup { flow.stack.toView() } } // nav: (entry) -> StackView [root]
      }
      enum HomeAction { case cart, help, order }
      final class HomeCoordinator: Coordinator {
        private let subject = PassthroughSubject<HomeAction, Never>()
        var actions: AnyPublisher<HomeAction, Never> { subject.eraseToAnyPublisher() }
        func open(_ action: HomeAction) { subject.send(action) }
        func toView() -> AnyView { AnyView(HomeScreen()) }
      }
      enum Step { case begin, again }
      final class Machine {
        private var handlers: [Step: () -> Void] = [:]
        func on(_ step: Step, _ handler: @escaping () -> Void) { handlers[step] = handler }
        func send(_ step: Step) { handlers[step]?() }
      }
      final class CartFlow {
        private let stack: Stack
        init(stack: Stack) { self.stack = stack }
        func start() { showCart() }
        private func showCart() { stack.setRoot(CartCoordinator()) } // nav: HomeScreen -> CartScreen [root]
      }
      struct HelpNeeds { let stack: Stack }
      final class HelpFlow {
        private let stack: Stack
        private let machine = Machine()
        init(needs: HelpNeeds) {
          stack = needs.stack
          machine.on(.begin) { [weak self] in self?.showHelp() }
        }
        func start() { machine.send(.begin) }
        private func showHelp() { stack.setRoot(HelpCoordinator()) } // nav: HomeScreen -> HelpScreen [root]
      }
      final class OrderFlow {
        private let stack: Stack
        private let machine = Machine()
        init(stack: Stack) {
          self.stack = stack
          machine.on(.begin) { [weak self] in self?.showOrder() }
          machine.on(.again) { [weak self] in self?.showSearch() }
        }
        func start() { machine.send(.begin) }
        private func showOrder() { stack.setRoot(OrderCoordinator()) } // nav: HomeScreen -> OrderScreen [root]
        private func showSearch() { stack.setRoot(SearchCoordinator()) } // nav: HomeScreen -> SearchScreen [root]
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
            case .order: self?.showOrder()
            }
          }
          .store(in: &bag)
          stack.setRoot(home) // nav: (entry) -> HomeScreen [root]
        }
        private func showCart() {
          let inner = Stack()
          let flow = CartFlow(stack: inner)
          flow.start()
          stack.present(inner) // nav: HomeScreen -> CartScreen [sheet]
        }
        private func showHelp() {
          let inner = Stack()
          let needs = HelpNeeds(stack: inner)
          let flow = HelpFlow(needs: needs)
          flow.start()
          stack.present(inner) // nav: HomeScreen -> HelpScreen [sheet]
        }
        private func showOrder() {
          let inner = Stack()
          let flow = OrderFlow(stack: inner)
          flow.start()
          stack.present(inner)
        }
      }

      """ + Self.stack)
  }
}
