import Testing

/// Calls of which nobody can tell whose function they run.
struct UnknownCallerTests {
  /// What asks some flow to end, and any may be meant, says nothing of one that its own screen asks.
  @Test func aFlowThatIsAskedByItsOwnScreen() {
    expectFlow(
      """
      import Beacons
      import UIKit
      protocol Flow: AnyObject { func start(); func end() }
      protocol Tide { func end() }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var port: PortFlow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          port = PortFlow(UINavigationController())
          port?.start()
          return true
        }
      }
      final class PortFlow: Flow {
        let host: UINavigationController
        init(_ host: UINavigationController) {
          self.host = host
          watch()
        }
        func start() {
          let quay = QuayViewController()
          quay.onBoat = { [weak self] in self?.showBoat() }
          host.setViewControllers([quay], animated: false) // nav: (entry) -> QuayViewController [root]
        }
        func end() { host.popViewController(animated: true) }
        private func showBoat() { BoatFlow(host).start() }
        private func watch() { Beacon.shared.storms.flows { flow in flow.end() } }
      }
      final class BoatFlow: Flow {
        let host: UINavigationController
        init(_ host: UINavigationController) { self.host = host }
        func start() {
          let boat = BoatViewController()
          boat.onDone = { [weak self] in self?.end() }
          host.pushViewController(boat, animated: true) // nav: QuayViewController -> BoatViewController [push]
        }
        func end() { host.pushViewController(LogViewController(), animated: true) } // nav: BoatViewController -> LogViewController [push]
      }
      final class QuayViewController: UIViewController { var onBoat: (() -> Void)?; @objc func tap() { onBoat?() } }
      final class BoatViewController: UIViewController { var onDone: (() -> Void)?; @objc func tap() { onDone?() } }
      final class LogViewController: UIViewController {}
      """)
  }
}
