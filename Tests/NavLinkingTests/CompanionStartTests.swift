import Testing

/// A container that a factory gives together with the coordinator which fills it.
struct CompanionStartTests {
  private static func inn(_ order: String, made: String = "UINavigationController()") -> String {
    """
    import UIKit
    protocol Showable { func shown() -> UIViewController? }
    extension UIViewController: Showable { func shown() -> UIViewController? { self } }
    extension UIViewController { class func drawn() -> Self { UIStoryboard(name: "Inn", bundle: nil).instantiateInitialViewController() as! Self } }
    protocol Waiter: Showable {
      func seat(_ guest: Showable?)
      func bring(_ guest: Showable?)
    }
    final class HouseWaiter: Waiter {
      private weak var stack: UINavigationController?
      init(stack: UINavigationController) { self.stack = stack }
      func shown() -> UIViewController? { stack }
      func seat(_ guest: Showable?) { if let screen = guest?.shown() { stack?.setViewControllers([screen], animated: false) } }
      func bring(_ guest: Showable?) { if let screen = guest?.shown() { stack?.present(screen, animated: true) } }
    }
    struct Meal { let cook: Cook; let table: Showable }
    protocol Kitchen { func makeOrder() -> (cook: Cook, table: Showable?); func makeMeal() -> Meal }
    struct BigKitchen: Kitchen {
      func makeOrder() -> (cook: Cook, table: Showable?) {
        let waiter = self.waiter(nil)
        return (OrderCook(waiter: waiter), waiter)
      }
      func makeMeal() -> Meal { let waiter = self.waiter(nil); return Meal(cook: OrderCook(waiter: waiter), table: waiter) }
      private func waiter(_ stack: UINavigationController?) -> Waiter { HouseWaiter(stack: self.stack(stack)) }
      private func stack(_ given: UINavigationController?) -> UINavigationController {
        if let given { return given } else { return \(made) }
      }
    }
    protocol Cook: AnyObject { func start() }
    final class HallCook: Cook {
      private let waiter: Waiter
      private let kitchen: Kitchen
      init(waiter: Waiter, kitchen: Kitchen) { self.waiter = waiter; self.kitchen = kitchen }
      func start() {
        let hall = HallViewController()
        hall.onOrder = { [weak self] in self?.order() }
        waiter.seat(hall) // nav: (entry) -> HallViewController [root]
      }
      private func order() {
        \(order)
      }
    }
    final class OrderCook: Cook {
      private let waiter: Waiter
      init(waiter: Waiter) { self.waiter = waiter }
      func start() { waiter.seat(OrderViewController()) } // nav: HallViewController -> OrderViewController [root]
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var cook: HallCook?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        guard let stack = window?.rootViewController as? UINavigationController else { return false }
        cook = HallCook(waiter: HouseWaiter(stack: stack), kitchen: BigKitchen())
        cook?.start()
        return true
      }
    }
    final class HallViewController: UIViewController { var onOrder: (() -> Void)?; @objc func tap() { onOrder?() } }
    final class OrderViewController: UIViewController {}
    """
  }

  private static let brought = "// nav: HallViewController -> OrderViewController [present]"

  @Test(arguments: [
    "let (cook, table) = kitchen.makeOrder()\nwaiter.bring(table) \(brought)\ncook.start()",
    "let order = kitchen.makeOrder()\norder.cook.start()\nwaiter.bring(order.table) \(brought)",
  ])
  func whatIsStartedBesideFillsIt(order: String) {
    expectFlow(Self.inn(order))
    expectFlow(Self.inn(order, made: "UINavigationController.drawn()"))
  }

  /// Each place that fills the window with the app's one stack exchanges the screen for what the coordinator beside it begins with.
  @Test func aWindowThatIsFilledWithTheOneStack() {
    expectFlow(
      """
      import UIKit
      class Guide {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {}
      }
      final class DoorGuide: Guide {
        let inn: InnGuide
        init(stack: UINavigationController, inn: InnGuide) { self.inn = inn; super.init(stack: stack) }
        override func start() { stack.pushViewController(DoorController(guide: self), animated: false) } // nav: (entry) -> DoorController [root]
      }
      final class HallGuide: Guide {
        override func start() {
          let hall = HallController()
          hall.viewControllers = [BedController()] // nav: HallController -> BedController [tab]
          stack.setViewControllers([hall], animated: false) // nav: (entry) -> HallController [root]; DoorController -> HallController [root]
        }
      }
      final class InnGuide: Guide {
        let window: UIWindow
        init(window: UIWindow, stack: UINavigationController) { self.window = window; super.init(stack: stack) }
        var isIn = false
        override func start() { if isIn { openHall() } else { openDoor() } }
        func openDoor() {
          let guide = DoorGuide(stack: stack, inn: self)
          guide.start()
          window.rootViewController = stack // nav: (entry) -> DoorController [root]
        }
        func openHall() {
          let guide = HallGuide(stack: stack)
          guide.start()
          window.rootViewController = stack // nav: (entry) -> HallController [root]; DoorController -> HallController [root]
        }
      }
      final class DoorController: UIViewController {
        let guide: DoorGuide
        init(guide: DoorGuide) { self.guide = guide; super.init(nibName: nil, bundle: nil) }
        @objc func enter() { guide.inn.openHall() }
      }
      final class HallController: UITabBarController {}
      final class BedController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var guide: InnGuide?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let stack = UINavigationController()
          guide = InnGuide(window: UIWindow(), stack: stack)
          guide?.start()
        }
      }
      """)
  }
}
