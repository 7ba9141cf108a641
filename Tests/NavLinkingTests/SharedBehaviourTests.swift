import Testing

/// Who decides where an extension of a protocol shows a screen of its own.
struct SharedBehaviourTests {
  /// Single types share what they adopt: it is decided there, once, for all of them.
  @Test func behaviourThatSingleScreensAdoptDecidesForThem() {
    expectFlow(
      """
      import UIKit
      protocol Tipping {}
      extension Tipping where Self: UIViewController {
        func showTip(_ text: String) {
          let tip = TipViewController()
          present(tip, animated: true) // nav: OrchardViewController -> TipViewController [present]; HarvestViewController -> TipViewController [present]
        }
      }
      final class OrchardViewController: UIViewController, Tipping {
        @objc func tipTapped() { showTip("Prune in winter") }
        @objc func harvestTapped() {
          navigationController?.pushViewController(HarvestViewController(), animated: true) // nav: OrchardViewController -> HarvestViewController [push]
        }
      }
      final class HarvestViewController: UIViewController, Tipping {
        @objc func tipTapped() { showTip("Pick them dry") }
      }
      final class TipViewController: UIViewController {}
      \(Self.app)
      """)
  }

  /// What all view controllers adopt is a helper like one of their own class: whoever calls it decides.
  @Test func behaviourThatAllScreensAdoptBelongsToItsCallers() {
    expectFlow(
      """
      import UIKit
      protocol Tipping {}
      extension Tipping where Self: UIViewController {
        func showTip(_ text: String) {
          let tip = TipViewController()
          present(tip, animated: true)
        }
      }
      extension UIViewController: Tipping {}
      final class OrchardViewController: UIViewController {
        @objc func tipTapped() {
          showTip("Prune in winter") // nav: OrchardViewController -> TipViewController [present]
        }
      }
      final class TipViewController: UIViewController {}
      \(Self.app)
      """)
  }

  private static let app = """
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: OrchardViewController()) // nav: (entry) -> OrchardViewController [root]
        return true
      }
    }
    """
}
