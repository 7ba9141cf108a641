import Testing

/// Branches that a route's own properties, and what callers pass, choose between.
@Suite struct RouteConditionTests {
  private static let shop = """
    import SwiftUI
    protocol Route { var isPopup: Bool { get } }
    enum ShopRoute: Route {
      case list, item(id: Int), cart
      var style: Style { switch self { case .cart: .sheet; default: .plain } }
      var isPopup: Bool { style == .sheet }
      enum Style { case plain, sheet }
    }
    struct ListView: View { let model: ListModel; var body: some View { Button("x") { model.open() } } }
    struct ItemView: View { var body: some View { Text("item") } }
    struct CartView: View { var body: some View { Text("cart") } }
    final class ListModel {
      let router: Router
      init(router: Router) { self.router = router }
      func open() {
        router.show(ShopRoute.item(id: 1))
        router.show(ShopRoute.cart)
      }
    }
    """

  private func transitions(_ router: String) -> [String] {
    FlowRun.transitions(FlowRun.graph(Self.shop + "\n" + router)).filter { $0.contains("ShopRoute") }
      .map { String($0.prefix { $0 != "@" }).trimmingCharacters(" ") }
  }

  private static let mapping = """
      func view(for route: any Route) -> UIViewController {
        guard let route = route as? ShopRoute else { fatalError() }
        switch route {
        case .list: return UIHostingController(rootView: ListView(model: ListModel(router: self)))
        case .item: return UIHostingController(rootView: ItemView())
        case .cart: return UIHostingController(rootView: CartView())
        }
      }
    """

  @Test func aPropertyOfTheRouteChoosesTheBranch() {
    let found = transitions(
      """
      final class Router {
        let navigation = UINavigationController()
        func show(_ route: any Route) {
          let controller = view(for: route)
          if route.isPopup { navigation.present(controller, animated: true) } else { navigation.pushViewController(controller, animated: true) }
        }
      \(Self.mapping)
      }
      """)
    #expect(found == ["ListView -> CartView [present] ShopRoute.cart", "ListView -> ItemView [push] ShopRoute.item"])
  }

  @Test func aBranchThatLeavesEarlyRulesOutTheRest() {
    let found = transitions(
      """
      final class Router {
        let navigation = UINavigationController()
        func show(_ route: any Route) {
          let controller = view(for: route)
          if route.isPopup {
            navigation.present(controller, animated: true)
            return
          }
          navigation.pushViewController(controller, animated: true)
        }
      \(Self.mapping)
      }
      """)
    #expect(found == ["ListView -> CartView [present] ShopRoute.cart", "ListView -> ItemView [push] ShopRoute.item"])
  }

  @Test func theConditionIsPassedOn() {
    let found = transitions(
      """
      final class Router {
        let navigation = UINavigationController()
        func show(_ route: any Route) { place(view(for: route), asPopup: route.isPopup) }
        private func place(_ controller: UIViewController, asPopup: Bool) {
          guard !asPopup else { return navigation.present(controller, animated: true) }
          navigation.pushViewController(controller, animated: true)
        }
      \(Self.mapping)
      }
      """)
    #expect(found == ["ListView -> CartView [present] ShopRoute.cart", "ListView -> ItemView [push] ShopRoute.item"])
  }

  @Test func whatCannotBeToldRulesOutNothing() {
    let found = transitions(
      """
      final class Router {
        let navigation = UINavigationController()
        var isWide: Bool { UIDevice.current.userInterfaceIdiom == .pad }
        func show(_ route: any Route) {
          let controller = view(for: route)
          if isWide { navigation.present(controller, animated: true) } else { navigation.pushViewController(controller, animated: true) }
        }
      \(Self.mapping)
      }
      """)
    #expect(Set(found.map { $0.split(separator: " ").last.map(String.init) }) == ["ShopRoute.cart", "ShopRoute.item"])
    #expect(found.count == 2)
  }

  @Test func callersThatPassAnotherStyleDoNotReachTheBranch() {
    let found = FlowRun.transitions(
      FlowRun.graph(
        """
        import UIKit
        enum Style { case push, modal }
        final class HomeController: UIViewController {
          func help() { show(HelpController(), .modal) }
          func more() { show(MoreController()) }
          private func show(_ controller: UIViewController, _ style: Style = .push) {
            switch style {
            case .push: navigationController?.pushViewController(controller, animated: true)
            case .modal: present(controller, animated: true)
            }
          }
        }
        final class HelpController: UIViewController {}
        final class MoreController: UIViewController {}
        """)
    ).map { String($0.prefix { $0 != "@" }).trimmingCharacters(" ") }
    #expect(found == ["HomeController -> HelpController [present]", "HomeController -> MoreController [push]"])
  }
}

extension String {
  fileprivate func trimmingCharacters(_ character: Character) -> String {
    var rest = Substring(self)
    while rest.last == character { rest.removeLast() }
    return String(rest)
  }
}

/// A function that makes a path of the step it is given.
@Suite struct GivenBackTests {
  private static func app(_ steps: String) -> String {
    """
    import SwiftUI
    enum Step: Hashable { case start, seats, ticket, receipt }
    @main struct PlayhouseApp: App { var body: some Scene { WindowGroup { StartView() } } } // nav: (entry) -> StartView [root]
    struct StartView: View {
      @State private var path: [Step] = []
      @State private var wanted: Step?
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("a") { wanted = .start }
            Button("b") { wanted = .seats } // nav: StartView -> SeatsView [push] Step.seats
            Button("c") { wanted = .receipt } // nav: StartView -> ReceiptView [push] Step.receipt
          }
          .navigationDestination(for: Step.self) { step in
            switch step {
            case .start: EmptyView()
            case .seats: SeatsView()
            case .ticket: TicketView()
            case .receipt: ReceiptView()
            }
          }
          .onChange(of: wanted) { open() }
        }
      }
      func open() {
        guard let wanted else { return }
        path = steps(to: wanted)
      }
      func steps(to step: Step) -> [Step] {
    \(steps)
      }
    }
    struct SeatsView: View { var body: some View { Text("seats") } }
    struct TicketView: View { var body: some View { Text("ticket") } }
    struct ReceiptView: View { var body: some View { Text("receipt") } }
    """
  }

  @Test func armsThatGiveTheStepBackGoNowhereWithOtherCases() {
    expectFlow(Self.app("    switch step { case .start: []; case .seats, .receipt: [step]; case .ticket: [] }"))
  }

  @Test func theRestIsNoneOfTheOtherArms() {
    expectFlow(
      Self.app(
        """
            switch step {
            case .start: return []
            default: return [step]
            }
        """))
  }
}
