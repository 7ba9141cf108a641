import NavModel
import Testing

/// What is no navigation, what cannot be told, and what never runs.
struct LimitTests {
  private static let app = """
    @main struct ShopApp: App {
      var body: some Scene { WindowGroup { HomeView() } } // nav: (entry) -> HomeView [root]
    }

    """

  @Test func previewsTestsAndCommentsShowNothing() {
    expectFlow(
      """
      // file: Shop/App.swift
      import SwiftUI
      \(Self.app)
      struct HomeView: View {
        @State private var showsCart = false
        var body: some View {
          Text("showsCart = true")
            .sheet(isPresented: $showsCart) { CartView() }
          // Button("Cart") { showsCart = true }
          /* NavigationLink("Cart") { CartView() } */
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      #Preview { NavigationStack { NavigationLink("Cart") { CartView() } } }
      struct HomeView_Previews: PreviewProvider {
        static var previews: some View { TabView { HomeView(); CartView() } }
      }
      // file: ShopTests/HomeTests.swift
      import XCTest
      import SwiftUI
      final class HomeTests: XCTestCase {
        func testCart() {
          let navigation = UINavigationController(rootViewController: UIHostingController(rootView: HomeView()))
          navigation.pushViewController(UIHostingController(rootView: CartView()), animated: false)
        }
      }
      """)
  }

  @Test func twoModulesMayNameAScreenAlike() {
    let source = """
      // file: Shop/App.swift
      import SwiftUI
      import Cart
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { HomeView() } } // nav: (entry) -> HomeView [root]
      }
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Product") { DetailView() } // nav: HomeView -> Shop.DetailView [push]
              NavigationLink("Cart") { CartView() } // nav: HomeView -> CartView [push]
            }
          }
        }
      }
      struct DetailView: View { var body: some View { Text("Product") } }
      // file: Cart/Cart.swift
      import SwiftUI
      public struct CartView: View {
        public var body: some View {
          NavigationLink("Line") { DetailView() } // nav: CartView -> Cart.DetailView [push]
        }
      }
      struct DetailView: View { var body: some View { Text("Line") } }
      """
    expectFlow(source)
    #expect(FlowRun.graph(source).screens.map(\.id) == ["Cart.DetailView", "CartView", "HomeView", "Shop.DetailView"])
  }

  /// `open` runs when the user asks for news.
  private static func news(_ open: String) -> String {
    """
    import SwiftUI
    enum ShopRoute: String, Hashable, Decodable { case cart, offers }
    struct Campaign: Decodable { let route: ShopRoute; let name: String }
    \(app)
    struct HomeView: View {
      @State private var path: [ShopRoute] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("News") { Task { await openCampaign() } }
            .navigationDestination(for: ShopRoute.self) { route in
              switch route {
              case .cart: CartView()
              case .offers: OffersView()
              }
            }
        }
      }
      private func openCampaign() async {
        guard let data = try? await Server.shared.data(for: "campaign") else { return }
        guard let campaign = try? JSONDecoder().decode(Campaign.self, from: data) else { return }
        \(open)
      }
    }
    struct CartView: View { var body: some View { Text("Cart") } }
    struct OffersView: View { var body: some View { Text("Offers") } }
    """
  }

  @Test func aRouteFromAServerMayBeAnyOfItsCases() {
    let any = "// nav: HomeView -> CartView [push] ShopRoute.cart; HomeView -> OffersView [push] ShopRoute.offers"
    let source = Self.news("path.append(campaign.route) \(any)")
    expectFlow(source)
    let graph = FlowRun.graph(source)
    #expect(graph.transitions.filter { $0.kind == .push }.map(\.confidence) == [.likely, .likely])
    #expect(graph.routeTypes.map(\.openReason) == ["it is decoded"])
  }

  @Test func onlyWhatIsDecodedMayBeAnyCase() {
    func reason(_ conformance: String, _ reading: String) -> String? {
      let source = """
        import SwiftUI
        @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
        enum ShopRoute: \(conformance) { case cart, offers }
        \(reading)
        struct HomeView: View {
          @State private var path: [ShopRoute] = []
          var body: some View {
            NavigationStack(path: $path) {
              Button("Cart") { path.append(.cart) }
                .navigationDestination(for: ShopRoute.self) { route in
                  switch route {
                  case .cart: CartView()
                  case .offers: OffersView()
                  }
                }
            }
          }
        }
        struct CartView: View { var body: some View { Text("Cart") } }
        struct OffersView: View { var body: some View { Text("Offers") } }
        """
      return FlowRun.graph(source).routeTypes.first?.openReason
    }
    let byHand = """
      struct Campaign: Decodable {
        let name: String
        init(from decoder: Decoder) throws {
          let box = try decoder.container(keyedBy: CodingKeys.self)
          name = try box.decodeIfPresent(ShopRoute.self, forKey: .route) == .offers ? "Offers" : "Cart"
        }
        enum CodingKeys: CodingKey { case route }
      }
      """
    #expect(reason("String, Codable", byHand) == "it is decoded")
    #expect(reason("String, Codable", "struct Campaign: Codable { let routes: [ShopRoute] }") == "it is decoded")
    #expect(reason("String, Codable", "struct Campaign { let route: ShopRoute }") == nil)
    #expect(reason("String, Codable", "struct Campaign: Codable { static let route: ShopRoute = .cart }") == nil)
    #expect(reason("String, Encodable", "struct Campaign: Encodable { let route: ShopRoute }") == nil)
  }

  @Test func aFunctionThatCallsItselfWithAPartOfItsRouteEnds() {
    expectFlow(
      """
      // file: Shop/App.swift
      import SwiftUI
      indirect enum Step: Hashable { case cart, nested(Step) }
      final class Router: ObservableObject {
        @Published var path: [Step] = []
        func open(_ step: Step) {
          path.append(step)
          if case .nested(let inner) = step { open(inner) }
        }
      }
      @main struct ShopApp: App {
        @StateObject var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              HomeView(router: router) // nav: (entry) -> HomeView [root]
                .navigationDestination(for: Step.self) { step in
                  switch step {
                  case .cart: CartView()
                  case .nested: BoxView()
                  }
                }
            }
          }
        }
      }
      struct HomeView: View {
        let router: Router
        var body: some View {
          Button("Cart") { router.open(.cart) } // nav: HomeView -> CartView [push] Step.cart
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct BoxView: View { var body: some View { Text("Box") } }
      """)
  }

  /// The ways through such a circle double at each turn.
  @Test func statesThatAreGivenEachOtherEnd() {
    let names = (0..<4).map { "step\($0)" }
    let properties = names.map { "  var \($0): Step?" }.joined(separator: "\n")
    let writes = names.flatMap { name in names.map { "    \(name) = \($0)" } }.joined(separator: "\n")
    expectFlow(
      """
      // file: Shop/App.swift
      import SwiftUI
      enum Step: Hashable { case cart, box }
      final class Router: ObservableObject {
        @Published var path: [Step] = []
      \(properties)
        func mix() {
      \(writes)
        }
        func go() { if let step0 { path.append(step0) } }
      }
      @main struct ShopApp: App {
        @StateObject var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              HomeView(router: router) // nav: (entry) -> HomeView [root]
                .navigationDestination(for: Step.self) { step in
                  switch step {
                  case .cart: CartView()
                  case .box: BoxView()
                  }
                }
            }
          }
        }
      }
      struct HomeView: View {
        let router: Router
        var body: some View {
          Button("Cart") {
            router.step3 = .cart // nav: HomeView -> CartView [push] Step.cart
            router.go()
          }
        }
      }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct BoxView: View { var body: some View { Text("Box") } }
      """)
  }

  /// Code that a generator wrote may hand a screen on through thousands of functions. Nobody follows that, and nothing overflows.
  @Test func whatIsHandedOnThroughThousandsIsLeftWithAReason() {
    let steps = (1..<3000).map { "  func show\($0)(_ screen: UIViewController) { show\($0 - 1)(screen) }" }.joined(separator: "\n")
    let graph = FlowRun.graph(
      """
      // file: Shop/Home.swift
      import UIKit
      final class HomeController: UIViewController {
        func show0(_ screen: UIViewController) { navigationController?.pushViewController(screen, animated: true) }
      \(steps)
        func showCart() { show2999(CartController()) }
      }
      final class CartController: UIViewController {}
      """)
    #expect(graph.transitions.isEmpty)
    #expect(graph.unresolved.map(\.reason) == ["what is shown is handed on through too many functions to be followed"])
  }

  /// Of an interpreter that hands parts of values on through all its functions nobody waits for the end: what is known by then is said, the
  /// rest is called unknown, and of nothing it is said that users cannot get there.
  @Test func whatTakesTooManyStepsIsSaidToBeUnknown() {
    let source = FlowRun.files(
      """
      // file: Shop/App.swift
      import SwiftUI
      \(Self.app)
      struct HomeView: View {
        @State private var path: [Step] = []
        @State private var showsAttic = false
        var body: some View {
          NavigationStack(path: $path) {
            Button("Cart") { show(.cart) }.navigationDestination(for: Step.self) { step in
              if case .cart = step { CartView() } else if case .box = step { BoxView() }
            }
            .sheet(isPresented: $showsAttic) { AtticView() }
          }
        }
        private func show(_ step: Step) { path.append(step) }
      }
      enum Step: Hashable { case cart, box, shelf }
      struct CartView: View { var body: some View { Text("Cart") } }
      struct BoxView: View { var body: some View { Text("Box") } }
      struct AtticView: View { var body: some View { Text("Attic") } }
      """)
    let whole = FlowRun.graph(source)
    #expect(whole.unresolved.isEmpty)
    #expect(whole.screens.map { "\($0.id) \($0.reachability)" } == ["AtticView no", "BoxView unknown", "CartView yes", "HomeView yes"])
    #expect(whole.routeTypes.flatMap(\.cases).map(\.mapping) == [.screen, .screen, .absent])
    #expect(whole.routeTypes.map(\.openReason) == [nil])
    let short = FlowRun.graph(source, steps: 1)
    #expect(short.unresolved.map(\.reason) == ["what is shown is handed on through too many functions to be followed"])
    #expect(short.screens.map { "\($0.id) \($0.reachability)" }.contains("AtticView unknown"))
    #expect(short.routeTypes.flatMap(\.cases).map(\.mapping) == [.screen, .screen, .unknown])
    #expect(short.routeTypes.map { $0.openReason != nil } == [true])
  }

  @Test func aRouteFromARawValueMayBeAnyOfItsCases() {
    let any = "// nav: HomeView -> CartView [push] ShopRoute.cart; HomeView -> OffersView [push] ShopRoute.offers"
    let source = Self.news("if let route = ShopRoute(rawValue: campaign.name) { path.append(route) } \(any)")
    expectFlow(source)
    let graph = FlowRun.graph(source)
    #expect(graph.transitions.filter { $0.kind == .push }.map(\.confidence) == [.likely, .likely])
    #expect(graph.routeTypes.map { $0.openReason != nil } == [true])
  }

  @Test func aControllerFromOutsideStaysUnknown() {
    let source = """
      import UIKit
      import PartnerKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = OffersViewController() // nav: (entry) -> OffersViewController [root]
        }
      }
      final class OffersViewController: UIViewController {
        @objc func offerTapped() {
          let offer = Partner.shared.makeOffer(42)
          navigationController?.pushViewController(offer, animated: true) // here
        }
      }
      """
    expectFlow(source)
    let unresolved = FlowRun.graph(source).unresolved
    #expect(unresolved.map(\.place.line) == [Self.line(of: "// here", in: source)])
    #expect(unresolved.allSatisfy { !$0.reason.isEmpty })
  }

  /// An app whose home screen has more members, beside more declarations.
  private static func router(_ members: String, _ more: String) -> String {
    """
    import SwiftUI
    enum ShopRoute: Hashable { case cart, offers }
    \(app)
    @Observable final class ShopRouter {
      var path: [ShopRoute] = []
      func open(_ route: ShopRoute) { path.append(route) }
    }
    struct HomeView: View {
      @State private var router = ShopRouter()
      var body: some View {
        NavigationStack(path: $router.path) {
          Button("Cart") { router.open(.cart) } // nav: HomeView -> CartView [push] ShopRoute.cart
            .navigationDestination(for: ShopRoute.self) { route in
              switch route {
              case .cart: CartView()
              case .offers: OffersView()
              }
            }
        }
      }
      \(members)
    }
    struct CartView: View { var body: some View { Text("Cart") } }
    struct OffersView: View { var body: some View { Text("Offers") } }
    \(more)
    """
  }

  @Test func aFunctionThatNothingCallsIsNotLive() {
    expectFlow(
      Self.router(
        """
        private func openOffers() {
          router.open(.offers) // nav: HomeView -> OffersView [push] ShopRoute.offers dead
        }
        """, ""))
  }

  @Test func aFunctionThatOnlyTheDeadCallIsNotLive() {
    expectFlow(
      Self.router(
        """
        private func newsTapped() { openOffers() }
        private func openOffers() {
          router.open(.offers) // nav: HomeView -> OffersView [push] ShopRoute.offers dead
        }
        """, ""))
  }

  @Test func aClassThatOnlyTheDeadMakeIsNotLive() {
    expectFlow(
      Self.router(
        "private func makeNews() -> NewsViewModel { NewsViewModel(router: router) }",
        """
        final class NewsViewModel {
          let router: ShopRouter
          init(router: ShopRouter) { self.router = router }
          func tapped() {
            router.open(.offers) // nav: HomeView -> OffersView [push] ShopRoute.offers dead
          }
        }
        """))
  }

  private static func unmade(_ head: String) -> String {
    router(
      "",
      """
      \(head) {
        let router: ShopRouter
        init(router: ShopRouter) { self.router = router }
        var body: some View { Button("Offers") { tapped() } }
        private func tapped() {
          router.open(.offers) // nav: ? -> OffersView [push] ShopRoute.offers dead
        }
      }
      """)
  }

  @Test func aViewThatNothingMakesIsNotLive() { expectFlow(Self.unmade("struct OldOffersButton: View")) }

  @Test func aTypeThatNothingMakesIsNotLive() { expectFlow(Self.unmade("final class OldOffersViewModel")) }

  private static func line(of mark: String, in source: String) -> Int? {
    source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).firstIndex { $0.hasSuffix(mark) }.map { $0 + 1 }
  }
}
