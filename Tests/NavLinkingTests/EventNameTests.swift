import Testing

/// Enums whose cases say what has happened, whatever the enum is called: the coordinator decides, where it shows something.
struct EventNameTests {
  private func forge(_ anvil: String, _ bellows: String, _ asked: (String, String), _ shown: (String, String)) -> String {
    """
    import UIKit
    enum ForgeCoordinateAction { case \(anvil), \(bellows), leave }
    protocol Coordinator: AnyObject { func coordinate(by action: ForgeCoordinateAction) }
    final class ForgeCoordinator: Coordinator {
      let stack = UINavigationController()
      func start(in window: UIWindow) {
        stack.viewControllers = [ForgeController(coordinator: self)] // nav: (entry) -> ForgeController [root]
        window.rootViewController = stack // nav: (entry) -> ForgeController [root]
      }
      func coordinate(by action: ForgeCoordinateAction) {
        switch action {
        case .\(anvil): showAnvil()
        case .\(bellows): showBellows()
        case .leave: stack.popViewController(animated: true)
        }
      }
      private func showAnvil() { stack.pushViewController(AnvilController(), animated: true) }\(shown.0)
      private func showBellows() { stack.pushViewController(BellowsController(), animated: true) }\(shown.1)
    }
    final class ForgeController: UIViewController {
      let coordinator: Coordinator
      init(coordinator: Coordinator) { self.coordinator = coordinator; super.init(nibName: nil, bundle: nil) }
      @objc func strike() { coordinator.coordinate(by: .\(anvil)) }\(asked.0)
      @objc func blow() { coordinator.coordinate(by: .\(bellows)) }\(asked.1)
    }
    final class AnvilController: UIViewController {}
    final class BellowsController: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      let window = UIWindow()
      let coordinator = ForgeCoordinator()
      func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start(in: window) }
    }
    """
  }

  @Test func whatHasHappenedIsDecidedByWhoHandlesIt() {
    expectFlow(
      forge(
        "anvilDidTap", "didTapBellows", ("", ""),
        (" // nav: ForgeController -> AnvilController [push]", " // nav: ForgeController -> BellowsController [push]")))
  }

  @Test func whereToGoIsDecidedByWhoSaysSo() {
    expectFlow(
      forge(
        "toAnvil", "toBellows",
        (
          " // nav: ForgeController -> AnvilController [push] ForgeCoordinateAction.toAnvil",
          " // nav: ForgeController -> BellowsController [push] ForgeCoordinateAction.toBellows"
        ), ("", "")))
  }
}
