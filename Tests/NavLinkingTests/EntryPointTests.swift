import NavModel
import Testing

/// The ways into an app by name, and what each shows.
struct EntryPointTests {
  /// `kind name @line: starts … | opens …`, sorted.
  private func entries(_ source: String) -> [String] {
    FlowRun.graph(source).entries.map { entry in
      var text = "\(entry.kind.rawValue) \(entry.name) @\(entry.place.line)"
      if !entry.screens.isEmpty { text += " starts " + entry.screens.joined(separator: ", ") }
      if !entry.opens.isEmpty { text += " opens " + Set(entry.opens.map(\.screen)).sorted().joined(separator: ", ") }
      return text
    }.sorted()
  }

  @Test func everySceneOfAnApp() {
    let found = entries(
      """
      import SwiftUI
      @main struct BankApp: App {
        var body: some Scene {
          WindowGroup {
            if isReady { AccountsView() } else { LoginView() }
          }
          WindowGroup(id: "statement", for: Statement.self) { $statement in StatementView() }
          Window("Rates", id: "rates") { RatesView() }
          DocumentGroup(newDocument: Ledger()) { file in LedgerView() }
          Settings { PreferencesView() }
          MenuBarExtra("Bank") { BalanceView() }
          MenuBarExtra("More") {
            Button("Quit") {}
            RatesView()
          }
          ImmersiveSpace(id: "vault") { VaultView() }
          WKNotificationScene(controller: NotificationController.self, category: "x") { AlertView() }
        }
        @State private var isReady = false
      }
      struct Statement: Hashable, Codable {}
      struct AccountsView: View { var body: some View { Text("") } }
      struct LoginView: View { var body: some View { Text("") } }
      struct StatementView: View { var body: some View { Text("") } }
      struct RatesView: View { var body: some View { Text("") } }
      struct LedgerView: View { var body: some View { Text("") } }
      struct PreferencesView: View { var body: some View { Text("") } }
      struct BalanceView: View { var body: some View { Text("") } }
      struct VaultView: View { var body: some View { Text("") } }
      struct AlertView: View { var body: some View { Text("") } }
      """)
    #expect(
      found == [
        "documentGroup BankApp.DocumentGroup @9 starts LedgerView", "immersiveSpace BankApp.ImmersiveSpace(vault) @16 starts VaultView",
        "menuBarExtra BankApp.MenuBarExtra @11 starts BalanceView", "menuBarExtra BankApp.MenuBarExtra @12",
        "notificationScene BankApp.WKNotificationScene @17 starts AlertView", "settings BankApp.Settings @10 starts PreferencesView",
        "window BankApp.Window(rates) @8 starts RatesView", "windowGroup BankApp.WindowGroup @4 starts AccountsView, LoginView",
        "windowGroup BankApp.WindowGroup(statement) @7 starts StatementView",
      ])
  }

  @Test func aStackInASceneAndScenesOfTheirOwnType() {
    let found = entries(
      """
      import SwiftUI
      @main struct BankApp: App {
        var body: some Scene { MainScene() }
      }
      struct MainScene: Scene {
        var body: some Scene {
          WindowGroup { NavigationStack { AccountsView() } }
        }
      }
      struct AccountsView: View {
        var body: some View { NavigationLink("Rates") { RatesView() } }
      }
      struct RatesView: View { var body: some View { Text("") } }
      """)
    #expect(found == ["windowGroup MainScene.WindowGroup @7 starts AccountsView"])
  }

  @Test func anAppsOwnCodeIsSeenInItsOneWindow() {
    let found = entries(
      """
      import SwiftUI
      @main struct BankApp: App {
        @StateObject private var coordinator = Coordinator(root: AnyView(AccountsView()))
        var body: some Scene {
          WindowGroup { coordinator.root }
        }
      }
      final class Coordinator: ObservableObject {
        let root: AnyView
        init(root: AnyView) { self.root = root }
      }
      struct AccountsView: View { var body: some View { Text("") } }
      """)
    #expect(found.allSatisfy { $0.hasPrefix("windowGroup BankApp.WindowGroup @5") } && found.count == 1)
  }

  @Test func delegatesAreEntriesHoweverTheyGetThere() {
    let found = entries(
      """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = WelcomeViewController()
          return true
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private lazy var coordinator = AppCoordinator(window: window)
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
        }
      }
      final class AppCoordinator {
        private let window: UIWindow?
        init(window: UIWindow?) { self.window = window }
        func start() { showHome() }
        private func showHome() { window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) }
      }
      final class WelcomeViewController: UIViewController {}
      final class HomeViewController: UIViewController {}
      """)
    #expect(
      found == ["appDelegate AppDelegate @4 starts WelcomeViewController", "sceneDelegate SceneDelegate @12 starts HomeViewController"])
  }

  /// The protocol that those of windows inherit from is enough.
  @Test(arguments: ["UIWindowSceneDelegate", "UISceneDelegate"])
  func theDelegateOfAScene(base: String) {
    let graph = FlowRun.graph(
      """
      import UIKit
      final class SceneDelegate: UIResponder, \(base) {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = HomeViewController()
        }
      }
      final class HomeViewController: UIViewController { func open() { present(HelpViewController(), animated: true) } }
      final class HelpViewController: UIViewController {}
      """)
    #expect(graph.entries.map(\.kind) == [.sceneDelegate])
    #expect(graph.screens.map(\.reachability) == [.yes, .yes])
  }

  @Test func theInitialSceneOfAStoryboard() {
    let found = entries(
      """
      // file: App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
      <scenes><scene><objects><viewController id="a" customClass="HomeViewController" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      // file: App/Home.swift
      import UIKit
      final class HomeViewController: UIViewController {}
      """)
    #expect(found == ["storyboard Main.storyboard @1 starts HomeViewController"])
  }

  // MARK: Calls from outside

  @Test func urlsAndActivitiesOfViews() {
    let found = entries(
      """
      import SwiftUI
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { ShopView() } }
      }
      enum ShopRoute: Hashable { case product(Int), cart, orders }
      struct ShopView: View {
        @State private var path: [ShopRoute] = []
        var body: some View {
          NavigationStack(path: $path) {
            HomeView()
              .navigationDestination(for: ShopRoute.self) { route in
                switch route {
                case .product: ProductView()
                case .cart: CartView()
                case .orders: OrdersView()
                }
              }
          }
          .onOpenURL { url in
            Task { handle(url) }
          }
          .onContinueUserActivity("orders") { _ in path.append(.orders) }
        }
        private func handle(_ url: URL) {
          if url.host == "cart" { path.append(.cart) } else { path.append(.product(1)) }
        }
      }
      struct HomeView: View { var body: some View { Text("") } }
      struct ProductView: View { var body: some View { Text("") } }
      struct CartView: View { var body: some View { Text("") } }
      struct OrdersView: View { var body: some View { Text("") } }
      """)
    #expect(
      found == [
        "url ShopView.onOpenURL @19 opens CartView, ProductView", "userActivity ShopView.onContinueUserActivity @22 opens OrdersView",
        "windowGroup ShopApp.WindowGroup @3 starts ShopView",
      ])
  }

  /// A delegate hands what it is given to a parser, whose result a coordinator switches over.
  @Test func delegatesThatAreGivenLinks() {
    let found = entries(
      """
      import UIKit
      import UserNotifications
      enum Link { case product(Int), cart, orders
        init?(url: URL) {
          if url.host == "cart" { self = .cart } else { return nil }
        }
        init?(activity: NSUserActivity) { self = .product(3) }
        static func shortcut(_ item: UIApplicationShortcutItem) -> Link { .orders }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        let coordinator = AppCoordinator()
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          coordinator.start()
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, let link = Link(url: url) else { return }
          coordinator.open(link)
        }
        func scene(_ scene: UIScene, continue activity: NSUserActivity) {
          if let link = Link(activity: activity) { coordinator.open(link) }
        }
        func windowScene(_ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
          coordinator.showOrders()
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any], fetchCompletionHandler done: @escaping () -> Void) {}
      }
      final class Pushes: NSObject, UNUserNotificationCenterDelegate {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
          await coordinator.showOffers()
        }
      }
      final class AppCoordinator {
        let window = UIWindow()
        let navigation = UINavigationController()
        func start() {
          let home = HomeViewController()
          home.onCart = { [weak self] in self?.showCart() }
          navigation.setViewControllers([home], animated: false)
          window.rootViewController = navigation
        }
        func open(_ link: Link) {
          switch link {
          case .product: navigation.pushViewController(ProductViewController(), animated: true)
          case .cart: showCart()
          case .orders: showOrders()
          }
        }
        func showCart() { navigation.pushViewController(CartViewController(), animated: true) }
        func showOrders() { navigation.pushViewController(OrdersViewController(), animated: true) }
        func showOffers() { navigation.present(OffersViewController(), animated: true) }
      }
      final class HomeViewController: UIViewController { var onCart: (() -> Void)? }
      final class ProductViewController: UIViewController {}
      final class CartViewController: UIViewController {}
      final class OrdersViewController: UIViewController {}
      final class OffersViewController: UIViewController {}
      """)
    #expect(
      found == [
        "notification AppDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:) @27",
        "notification Pushes.userNotificationCenter(_:didReceive:) @32 starts OffersViewController",
        // The cart is shown by a callback of the first screen too: not by the scene itself.
        "sceneDelegate SceneDelegate @12 starts HomeViewController",
        "shortcut SceneDelegate.windowScene(_:performActionFor:completionHandler:) @22 starts OrdersViewController",
        "url SceneDelegate.scene(_:openURLContexts:) @15 starts CartViewController opens CartViewController",
        "userActivity SceneDelegate.scene(_:continue:) @19 starts ProductViewController",
      ])
  }

  @Test func intentsAndWidgets() {
    let found = entries(
      """
      import SwiftUI
      import AppIntents
      import WidgetKit
      @main struct ShopApp: App {
        var body: some Scene { WindowGroup { HomeView() } }
      }
      @Observable final class Router {
        static let shared = Router()
        var isCartShown = false
      }
      struct OpenCartIntent: AppIntent {
        static let title: LocalizedStringResource = "Open cart"
        static let openAppWhenRun = true
        @MainActor func perform() async throws -> some IntentResult {
          Router.shared.isCartShown = true
          return .result()
        }
      }
      struct CountIntent: AppIntent {
        func perform() async throws -> some IntentResult { .result() }
      }
      struct HomeView: View {
        @State var router = Router.shared
        @State private var offer: Offer?
        var body: some View {
          Text("")
            .sheet(isPresented: $router.isCartShown) { CartView() }
            .sheet(item: $offer) { OfferView(offer: $0) }
            .onOpenURL { url in offer = Offer(url: url) }
        }
      }
      struct Offer: Identifiable { let id = 1; init(url: URL) {} }
      struct CartView: View { var body: some View { Text("") } }
      struct OfferView: View { let offer: Offer; var body: some View { Text("") } }
      struct OfferWidgetView: View {
        var body: some View { Text("").widgetURL(URL(string: "shop://offer")) }
      }
      """)
    #expect(
      found == [
        "intent OpenCartIntent @14 opens CartView", "url HomeView.onOpenURL @29 opens OfferView",
        "widget OfferWidgetView.widgetURL @36 opens OfferView", "windowGroup ShopApp.WindowGroup @5 starts HomeView",
      ])
  }

  // MARK: What is none

  @Test func namesAloneAreNoEntries() {
    let found = entries(
      """
      import SwiftUI
      struct Settings<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content }
      }
      extension View { func onOpenURL(_ action: @escaping () -> Void) -> some View { self } }
      struct HomeView: View {
        var body: some View { Settings { RatesView() }.onOpenURL {} }
      }
      struct RatesView: View { var body: some View { Text("") } }
      protocol Delegate { func application(_ application: Int, open url: URL) }
      """)
    #expect(found == [])
  }

  @Test func linksAloneAreNoPlaceToBegin() {
    let graph = FlowRun.graph(
      """
      import SwiftUI
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          Text("").sheet(isPresented: $isShown) { RatesView() }.onOpenURL { _ in isShown = true }
        }
      }
      struct RatesView: View { var body: some View { Text("") } }
      """)
    #expect(graph.entries.map(\.name) == ["HomeView.onOpenURL"])
    #expect(graph.entries.flatMap(\.opens).map(\.screen) == ["RatesView"])
    #expect(!graph.hasEntries)
    #expect(graph.screens.allSatisfy { $0.reachability == .unknown })
  }
}
