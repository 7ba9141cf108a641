import Testing

/// Routes that wait in a state of the whole app until a screen looks for them.
struct GlobalRouteTests {
  @Test func whoeverLeavesARouteThereDecides() {
    expectFlow(
      """
      import UIKit
      enum LandingDestination { case show(Int), list, gift(String) }
      extension UserDefaults {
        @UserDefault(key: "landing", defaultValue: nil) static var landing: LandingDestination?
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) // nav: (entry) -> HomeViewController [root]
          return true
        }
        func application(_ app: UIApplication, open url: URL) -> Bool {
          UserDefaults.landing = .show(3) // nav: (entry) -> ShowViewController [push] LandingDestination.show
          return true
        }
      }
      final class HomeViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) { land() }
        func land() {
          guard let landing = UserDefaults.landing else { return }
          switch landing {
          case .show(let id):
            navigationController?.pushViewController(ShowViewController(), animated: true)
            UserDefaults.landing = nil
          case .list: print("x")
          default: break
          }
        }
        func open() { navigationController?.pushViewController(DoneViewController(), animated: true) } // nav: HomeViewController -> DoneViewController [push]
      }
      final class DoneViewController: UIViewController {
        func done() {
          UserDefaults.landing = .gift("x") // nav: DoneViewController -> GiftViewController [push] LandingDestination.gift
          navigationController?.popToRootViewController(animated: true)
        }
        override func viewDidAppear(_ animated: Bool) {
          guard let landing = UserDefaults.landing else { return }
          if case .gift(let id) = landing {
            UserDefaults.landing = nil
            navigationController?.pushViewController(GiftViewController(), animated: true)
          }
        }
      }
      final class ShowViewController: UIViewController {}
      final class GiftViewController: UIViewController {}
      """)
  }
}
