import Testing

/// Coordinators with a navigation controller of the program's own class, which they fill as they are made.
struct OwnNavigationTests {
  private func inn(_ stack: String, _ fill: String) -> String {
    """
    import UIKit
    \(stack)
    protocol Guide: AnyObject { var stack: Stack { get set } }
    extension Guide {
      func present(guide: Guide) { stack.present(guide.stack, animated: true) }
    }
    final class BathGuide: Guide {
      var stack: Stack
      init() {
        self.stack = Stack()
        \(fill)
        let bath = BathController(guide: self)
        stack.viewControllers = [bath]
      }
    }
    final class RoomGuide: Guide {
      var stack: Stack
      init(stack: Stack = Stack()) {
        self.stack = stack
        let room = RoomController()
        stack.viewControllers = [room] // nav: (entry) -> RoomController [root]
      }
    }
    final class HallGuide: Guide {
      var stack: Stack
      init(stack: Stack = Stack()) { self.stack = stack }
      func open() { stack.viewControllers = [HallController(guide: self)] } // nav: (entry) -> HallController [root]
      func bathe() {
        let guide = BathGuide()
        self.present(guide: guide) // nav: HallController -> BathController [present]
      }
    }
    final class InnGuide {
      let hall = HallGuide()
      let room = RoomGuide()
      var inn: InnController!
      func start(in window: UIWindow) {
        hall.open()
        var tabs = [UIViewController](repeating: UIViewController(), count: 2)
        tabs[0] = hall.stack // nav: InnController -> HallController [tab]
        tabs[1] = room.stack // nav: InnController -> RoomController [tab]
        inn = InnController()
        inn.viewControllers = tabs
        window.rootViewController = inn // nav: (entry) -> InnController [root]
      }
    }
    final class InnController: UITabBarController {}
    final class HallController: UIViewController {
      let guide: HallGuide
      init(guide: HallGuide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
      @objc func bathe() { guide.bathe() }
    }
    final class BathController: UIViewController {
      let guide: BathGuide
      init(guide: BathGuide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
    }
    final class RoomController: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let window = UIWindow()
      let guide = InnGuide()
      func applicationDidFinishLaunching(_ application: UIApplication) { guide.start(in: window) }
    }
    """
  }

  @Test func theFrameworksOwnIsFilledAsItsCoordinatorIsMade() { expectFlow(inn("typealias Stack = UINavigationController", "")) }

  /// The navigation controller that keeps its coordinator is around the screens, and no screen.
  @Test func soIsOneOfTheProgramsClass() {
    expectFlow(inn("final class Stack: UINavigationController { weak var guide: AnyObject? }", "stack.guide = self"))
  }
}
