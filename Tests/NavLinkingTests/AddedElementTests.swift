import Testing

/// Lists that a function fills before it hands them on, and locals that it writes again in between.
struct AddedElementTests {
  private func bar(_ filling: String) -> String {
    """
    import UIKit
    final class WheelController: UIViewController {}
    final class StoneController: UIViewController {}
    final class MillBar: UITabBarController {
      override func viewDidLoad() {
    \(filling)
        viewControllers = tabs
      }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = MillBar() // nav: (entry) -> MillBar [root]
      }
    }
    """
  }

  /// A local called `tabs` is not the bar's property of that name.
  @Test func eachTabStandsWhereItIsPutIn() {
    expectFlow(
      bar(
        """
            var tabs = [WheelController()] // nav: MillBar -> WheelController [tab]
            tabs.append(UINavigationController(rootViewController: StoneController())) // nav: MillBar -> StoneController [tab]
        """))
    expectFlow(
      bar(
        """
            var tabs = [UIViewController](repeating: UIViewController(), count: 2)
            tabs[0] = WheelController() // nav: MillBar -> WheelController [tab]
            tabs[1] = UINavigationController(rootViewController: StoneController()) // nav: MillBar -> StoneController [tab]
        """))
  }

  @Test func oneVariableIsWhatWasLastWrittenToIt() {
    expectFlow(
      bar(
        """
            var tabs: [UIViewController] = []
            var tab = UINavigationController(rootViewController: WheelController())
            tabs.append(tab) // nav: MillBar -> WheelController [tab]
            tab = UINavigationController(rootViewController: StoneController())
            tabs.append(tab) // nav: MillBar -> StoneController [tab]
        """))
  }

  private func door(_ choice: String) -> String {
    """
    import UIKit
    class BaseController: UIViewController {}
    final class HallController: BaseController {}
    final class YardController: BaseController {}
    final class DoorController: BaseController {
      var isLate = false
      @objc func enter() {
        var next = BaseController()
    \(choice)
      }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = UINavigationController(rootViewController: DoorController()) // nav: (entry) -> DoorController [root]
      }
    }
    """
  }

  @Test func whatEachBranchWritesAnewIsNoMoreWhatItWasMadeWith() {
    expectFlow(
      door(
        """
            if isLate { next = HallController() } else { next = YardController() }
            // nav: DoorController -> HallController [push]; DoorController -> YardController [push]
            navigationController?.pushViewController(next, animated: true)
        """))
  }

  /// Where one branch leaves it, or what runs later may write it, it may still be that.
  @Test func whatMayBeLeftIsStillThere() {
    expectFlow(
      door(
        """
            if isLate { next = HallController() }
            // nav: DoorController -> HallController [push]; DoorController -> BaseController [push]
            navigationController?.pushViewController(next, animated: true)
        """))
    expectFlow(
      door(
        """
            for _ in 0..<2 {
              // nav: DoorController -> HallController [push]; DoorController -> BaseController [push]
              navigationController?.pushViewController(next, animated: true)
              next = HallController()
            }
        """))
  }

  /// A controller of which only the base class is told may be any: the one that asks is where the user is.
  @Test func aBaseClassIsNoScreenToComeFrom() {
    expectFlow(
      """
      import UIKit
      class BaseController: UIViewController {}
      final class HallController: BaseController {
        @objc func choose() {
          let menu = MenuController()
          menu.owner = self
          present(menu, animated: true) // nav: HallController -> MenuController [present]
        }
      }
      final class YardController: BaseController {}
      final class MenuController: UIViewController {
        weak var owner: BaseController?
        @objc func yard() {
          dismiss(animated: true)
          owner?.navigationController?.pushViewController(YardController(), animated: true) // nav: MenuController -> YardController [push]
        }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: HallController()) // nav: (entry) -> HallController [root]
        }
      }
      """)
  }
}
