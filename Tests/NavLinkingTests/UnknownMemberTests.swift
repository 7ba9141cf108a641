import NavModel
import Testing

struct UnknownMemberTests {
  private func members(_ code: String, route: String = "enum ShopRoute: Hashable { case cart, detail(id: Int) }") -> [String] {
    ObservationRun.observations(
      """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
      \(route)
      final class Router: ObservableObject {
        @Published var path: [ShopRoute] = []
        @Published var current: ShopRoute? = nil
        func push(_ route: ShopRoute) { path.append(route) }
        func show(_ sheet: ShopSheet) {}
        func show(_ route: ShopRoute) { path.append(route) }
      }
      enum ShopSheet { case help }
      struct HomeScreen: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("a") { act() }.navigationDestination(for: ShopRoute.self) { route in
              switch route {
              case .cart: CartScreen()
              case .detail: CartScreen()
              }
            }
          }
        }
        func act() { \(code) }
      }
      struct CartScreen: View { var body: some View { Text("Cart") } }
      """
    ).unknownMembers.map { $0.routeType + "." + $0.member }
  }

  @Test(arguments: [
    "router.push(.card)", "router.push(.details(id: 1))", "router.path.append(.card)", "router.current = .card", "router.path = [.cart, .card]",
    "router.push(ShopRoute.card)", "let next: ShopRoute = .card", "router.push(true ? .cart : .card)",
  ])
  func aMemberThatTheTypeDoesNotHaveIsTold(_ code: String) {
    let found = members(code)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("ShopRoute.") == true)
  }

  @Test(arguments: [
    "router.push(.cart)", "router.push(.detail(id: 1))", "router.current = .none", "router.push(.init())", "router.show(.help)",
    "stranger.push(.card)", "Text(\"a\").font(.card)", "router.$path.send(completion: .finished)",
  ])
  func whatMayExistIsNotTold(_ code: String) {
    #expect(members(code).isEmpty)
  }

  @Test func staticMembersAndExtensionsCount() {
    let route = """
      enum ShopRoute: Hashable { case cart, detail(id: Int) }
      extension ShopRoute {
        static let card = ShopRoute.cart
        static func deep(_ id: Int) -> ShopRoute { .detail(id: id) }
      }
      """
    #expect(members("router.push(.card); router.push(.deep(1)); router.push(ShopRoute.card)", route: route).isEmpty)
  }

  @Test func membersOfAProtocolOfAnotherModuleMayBeThere() {
    #expect(members("router.push(.card)", route: "enum ShopRoute: Hashable, LibraryRoute { case cart, detail(id: Int) }").isEmpty)
  }

  @Test func patternsAreLeftAlone() {
    #expect(members("if case .card = router.current {}; switch router.current { case .card: break; default: break }").isEmpty)
  }

  /// `.constant` is a member of `Binding`, `.body` may be one that a macro writes.
  @Test func membersThatOthersGiveAreNotMissed() {
    #expect(members("let shown: Binding<ShopRoute> = .constant(.cart)").isEmpty)
    #expect(members("let routes: Routes<ShopRoute> = [.root(.cart)]").isEmpty)
    #expect(members("router.push(ShopRoute.body)", route: "@Reducer enum ShopRoute: Hashable { case cart, detail(id: Int) }").isEmpty)
  }

  /// A case and a function of one name differ by their arguments: `.filled(.normal)` may be the case's payload.
  @Test func aCaseBesideAFunctionOfItsNameMayBeMeant() {
    let route = """
      enum ShopRoute: Hashable { case cart, detail(id: Int) }
      enum Look { case normal, faded }
      enum Style { case filled(_ look: Look = .normal) }
      extension Style { static func filled(_ route: ShopRoute) -> Style { .filled(.faded) } }
      """
    #expect(members("let style: Style = .filled(.faded)", route: route).isEmpty)
    #expect(members("let style: Style = .card(.faded)", route: route.replacing("func filled", with: "func card")) == ["ShopRoute.faded"])
  }
}
