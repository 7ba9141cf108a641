import Testing

/// Tab bars of a program's own: view controllers that are put into the view one at a time, by a number.
@Suite struct SwappedTabTests {
  private func zoo(_ body: String, _ other: String = "") -> String {
    """
    import UIKit
    final class AppDelegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window?.rootViewController = ZooController() // nav: (entry) -> ZooController [root]
        return true
      }
    }
    final class ZooController: UIViewController {
      private var selected = 0
      \(body)
      private func show(_ controller: UIViewController) {
        addChild(controller)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
      }
      private func hide(_ controller: UIViewController) {
        controller.view.removeFromSuperview()
        controller.removeFromParent()
      }
    }
    \(other)
    final class ApeController: UIViewController {}
    final class BearController: UIViewController {}
    """
  }

  @Test func controllersOfAListThatANumberPicks() {
    expectFlow(
      zoo(
        """
        private lazy var pages: [UIViewController] = {
          return [
            UINavigationController(rootViewController: ApeController()), // nav: ZooController -> ApeController [tab]
            UINavigationController(rootViewController: BearController()), // nav: ZooController -> BearController [tab]
          ]
        }()
        override func viewDidLoad() { show(pages[selected]) }
        func change(to number: Int) {
          hide(pages[selected])
          show(pages[number])
          selected = number
        }
        """))
  }

  @Test func whatAnItemOfTheBarHasForItsButton() {
    expectFlow(
      zoo(
        """
        private let items = [
          BarItem(title: "Apes", controller: ApeController()), // nav: ZooController -> ApeController [tab]
          BarItem(title: "Bears", controller: BearController()), // nav: ZooController -> BearController [tab]
        ]
        @objc private func tapped(_ sender: UIButton) {
          let next = items[sender.tag].controller
          hide(items[selected].controller)
          show(next)
          selected = sender.tag
        }
        """, "struct BarItem { let title: String; let controller: UIViewController }"))
  }

  @Test func aListThatIsFilledWhenTheViewLoads() {
    expectFlow(
      zoo(
        """
        private var pages: [UIViewController] = []
        override func viewDidLoad() {
          pages = [
            ApeController(), // nav: ZooController -> ApeController [tab]
            BearController(), // nav: ZooController -> BearController [tab]
          ]
        }
        @objc private func tapped(_ sender: UIButton) {
          guard sender.tag != selected else { return }
          show(pages[sender.tag])
        }
        """))
  }

  /// Nothing takes turns there.
  @Test func whatIsPutInPlaceByItsPlaceAlone() {
    expectFlow(
      zoo(
        """
        private let parts = [ApeController(), BearController()]
        override func viewDidLoad() {
          addChild(parts[0]) // nav: ZooController -> ApeController [child]
          addChild(parts[1]) // nav: ZooController -> BearController [child]
        }
        """))
  }
}
