import Testing

/// Routes that wait in a state of the whole app until a screen looks for them.
struct GlobalRouteTests {
  @Test func whoeverLeavesARouteThereDecides() {
    expectFlow(
      """
      import UIKit
      enum ParcelRoute { case show(Int), list, gift(String) }
      extension UserDefaults {
        @UserDefault(key: "waiting", defaultValue: nil) static var waiting: ParcelRoute?
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) // nav: (entry) -> HomeViewController [root]
          return true
        }
        func application(_ app: UIApplication, open url: URL) -> Bool {
          UserDefaults.waiting = .show(3) // nav: (entry) -> ShowViewController [push] ParcelRoute.show
          return true
        }
      }
      final class HomeViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) { look() }
        func look() {
          guard let waiting = UserDefaults.waiting else { return }
          switch waiting {
          case .show(let id):
            navigationController?.pushViewController(ShowViewController(), animated: true)
            UserDefaults.waiting = nil
          case .list: print("x")
          default: break
          }
        }
        func open() { navigationController?.pushViewController(DoneViewController(), animated: true) } // nav: HomeViewController -> DoneViewController [push]
      }
      final class DoneViewController: UIViewController {
        func done() {
          UserDefaults.waiting = .gift("x") // nav: DoneViewController -> GiftViewController [push] ParcelRoute.gift
          navigationController?.popToRootViewController(animated: true)
        }
        override func viewDidAppear(_ animated: Bool) {
          guard let waiting = UserDefaults.waiting else { return }
          if case .gift(let id) = waiting {
            UserDefaults.waiting = nil
            navigationController?.pushViewController(GiftViewController(), animated: true)
          }
        }
      }
      final class ShowViewController: UIViewController {}
      final class GiftViewController: UIViewController {}
      """)
  }
}
