import Testing

/// Code that waits for a notification runs on the screens that post it.
struct AnnouncementTests {
  private func shop(_ waiting: String, post: String = "NotificationCenter.default.post(name: .openDetail, object: nil)") -> String {
    """
    import Combine
    import SwiftUI
    enum ShopRoute: Hashable { case detail(id: Int) }
    extension Notification.Name {
      static let openDetail = Notification.Name("openDetail")
      static let reload = Notification.Name("reload")
    }
    @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
    struct ShopView: View {
      @State private var path: [ShopRoute] = []
      @State private var isCartShown = false
      var body: some View {
        NavigationStack(path: $path) {
          Button("Cart") { isCartShown = true } // nav: ShopView -> CartView [sheet]
            .navigationDestination(for: ShopRoute.self) { route in
              switch route { case .detail(let id): DetailView(id: id) }
            }
        }
        .sheet(isPresented: $isCartShown) { CartView() }
        \(waiting)
      }
    }
    struct CartView: View { var body: some View { Button("Open") { \(post) } } }
    struct DetailView: View { let id: Int; var body: some View { Text("Detail") } }
    """
  }

  private static let opens = "path.append(.detail(id: 1)) // nav: CartView -> DetailView [push] ShopRoute.detail"

  @Test func aModifierWaits() {
    expectFlow(shop(".onReceive(NotificationCenter.default.publisher(for: .openDetail)) { _ in\n \(Self.opens)\n }"))
    let waiting = ".onReceive(NotificationCenter.default.publisher(for: Notification.Name.openDetail).receive(on: RunLoop.main)) { _ in\n \(Self.opens)\n }"
    expectFlow(shop(waiting, post: "NotificationCenter.default.post(Notification(name: .openDetail))"))
  }

  @Test func aLoopWaits() {
    expectFlow(shop(".task { for await _ in NotificationCenter.default.notifications(named: .openDetail) {\n \(Self.opens)\n } }"))
  }

  /// What only the system or something outside posts says nothing of a screen; nor does another notification.
  @Test func whatNoScreenPostsLeavesTheOneThatWaits() {
    let opens = "path.append(.detail(id: 1)) // nav: ShopView -> DetailView [push] ShopRoute.detail"
    let waiting = ".onReceive(NotificationCenter.default.publisher(for: .openDetail)) { _ in\n \(opens)\n }"
    expectFlow(shop(waiting, post: "NotificationCenter.default.post(name: .reload, object: nil)"))
  }

  /// What screens post by way of a service that most of them ask, as when a session has run out, may happen anywhere.
  @Test func whatVeryManyPostLeavesTheOneThatWaits() {
    let pages = (1...5).map { number in
      """
      struct Page\(number)View: View {
        let client: Client
        var body: some View { Button("Load") { client.load() } }
      }
      """
    }
    let links = (1...5).map { number in
      "NavigationLink(\"Page\") { Page\(number)View(client: client) } // nav: ShopView -> Page\(number)View [push]"
    }
    expectFlow(
      """
      import SwiftUI
      extension Notification.Name { static let expired = Notification.Name("expired") }
      final class Client { func load() { NotificationCenter.default.post(name: .expired, object: nil) } }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        let client = Client()
        @State private var isLoginShown = false
        var body: some View {
          NavigationStack {
            List {
              \(links.joined(separator: "\n        "))
            }
          }
          .sheet(isPresented: $isLoginShown) { LoginView() }
          .onReceive(NotificationCenter.default.publisher(for: .expired)) { _ in
            isLoginShown = true // nav: ShopView -> LoginView [sheet]
          }
        }
      }
      struct LoginView: View { var body: some View { Text("Login") } }
      \(pages.joined(separator: "\n"))
      """)
  }

  /// What screens post themselves they ask for, however many they are.
  @Test func whatVeryManyScreensPostComesFromThem() {
    let pages = (1...5).map { number in
      """
      struct Page\(number)View: View {
        var body: some View { Button("Help") { NotificationCenter.default.post(name: .showsHelp, object: nil) } }
      }
      """
    }
    let links = (1...5).map { number in
      "NavigationLink(\"Page\") { Page\(number)View() } // nav: ShopView -> Page\(number)View [push]"
    }
    let asked = (1...5).map { "Page\($0)View -> HelpView [sheet]" }.joined(separator: "; ")
    expectFlow(
      """
      import SwiftUI
      extension Notification.Name { static let showsHelp = Notification.Name("showsHelp") }
      @main struct ShopApp: App { var body: some Scene { WindowGroup { ShopView() } } } // nav: (entry) -> ShopView [root]
      struct ShopView: View {
        @State private var isHelpShown = false
        var body: some View {
          NavigationStack {
            List {
              \(links.joined(separator: "\n        "))
            }
          }
          .sheet(isPresented: $isHelpShown) { HelpView() }
          .onReceive(NotificationCenter.default.publisher(for: .showsHelp)) { _ in
            isHelpShown = true // nav: \(asked)
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      \(pages.joined(separator: "\n"))
      """)
  }

  /// What waits in a view controller, and how.
  @Test(arguments: [
    "NotificationCenter.default.addObserver(self, selector: #selector(openDetail), name: .openDetail, object: nil)",
    "NotificationCenter.default.addObserver(forName: .openDetail, object: nil, queue: .main) { [weak self] _ in self?.openDetail() }",
    "NotificationCenter.default.publisher(for: .openDetail).sink { [weak self] _ in self?.openDetail() }.store(in: &bag)",
    "NotificationCenter.default.rx.notification(.openDetail).subscribe(onNext: { [weak self] _ in self?.openDetail() }).disposed(by: bag)",
    "Task { for await _ in NotificationCenter.default.notifications(named: .openDetail) { self.openDetail() } }",
  ]) func aMethodWaits(_ observing: String) {
    expectFlow(
      """
      import UIKit
      extension Notification.Name { static let openDetail = Notification.Name("openDetail") }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: ShopViewController()) // nav: (entry) -> ShopViewController [root]
        }
      }
      final class ShopViewController: UIViewController {
        override func viewDidLoad() { \(observing) }
        @objc func cart() {
          navigationController?.pushViewController(CartViewController(), animated: true) // nav: ShopViewController -> CartViewController [push]
        }
        @objc func openDetail() {
          present(DetailViewController(), animated: true) // nav: CartViewController -> DetailViewController [present]
        }
      }
      final class CartViewController: UIViewController {
        @objc func tap() { Announcer.shared.detail() }
      }
      final class Announcer {
        static let shared = Announcer()
        func detail() { NotificationCenter.default.post(name: .openDetail, object: nil) }
      }
      final class DetailViewController: UIViewController {}
      """)
  }
}
