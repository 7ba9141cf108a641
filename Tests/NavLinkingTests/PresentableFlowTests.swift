import Testing

/// Routers that take anything presentable: coordinators and view controllers alike, and give themselves as what they navigate in.
@Suite struct PresentableFlowTests {
  private static let routers = """
    import UIKit
    protocol Presentable { func toPresentable() -> UIViewController }
    extension UIViewController: Presentable { public func toPresentable() -> UIViewController { return self } }
    protocol Coordinator: AnyObject, Presentable { func start() }
    protocol RouterType: AnyObject, Presentable {
      func setRootModule(_ module: Presentable)
      func push(_ module: Presentable)
    }
    final class Router: RouterType {
      private let controller: UINavigationController
      init(controller: UINavigationController) { self.controller = controller }
      func setRootModule(_ module: Presentable) {
        let shown = module.toPresentable()
        guard !(shown is UINavigationController) else { return }
        controller.setViewControllers([shown], animated: false)
      }
      func push(_ module: Presentable) { controller.pushViewController(module.toPresentable(), animated: true) }
      func toPresentable() -> UIViewController { return controller }
    }
    final class HomeController: UIViewController {
      weak var coordinator: HomeCoordinator?
      func open() { coordinator?.showRoom() }
    }
    final class RoomController: UIViewController {
      weak var coordinator: RoomCoordinator?
      func open() { coordinator?.showMember() }
    }
    final class MemberController: UIViewController {}
    """

  private func transitions(_ controller: String) -> [String] {
    FlowRun.transitions(
      FlowRun.graph(
        Self.routers + """

          final class RoomCoordinator: Coordinator {
            private let router: RouterType
            private let room = RoomController()
            init() { self.router = Router(controller: \(controller)) }
            func start() {
              room.coordinator = self
              router.setRootModule(room)
            }
            func showMember() { router.push(MemberController()) }
            func toPresentable() -> UIViewController { return router.toPresentable() }
          }
          final class HomeCoordinator: Coordinator {
            private let router: RouterType
            private let home = HomeController()
            init(router: RouterType) { self.router = router }
            func start() {
              home.coordinator = self
              router.setRootModule(home)
            }
            func showRoom() {
              let coordinator = RoomCoordinator()
              coordinator.start()
              router.toPresentable().present(coordinator.toPresentable(), animated: true)
            }
            func toPresentable() -> UIViewController { return router.toPresentable() }
          }
          """)
    ).map { String($0.split(separator: "@")[0].dropLast()) }
  }

  /// The second is a class of Objective-C or of another package.
  @Test(arguments: ["UINavigationController()", "ThemedNavigationController()"])
  func whatIsPassedOnIsTheScreenItself(controller: String) {
    let found = transitions(controller)
    #expect(found.contains("HomeController -> RoomController [present]"))
    #expect(found.contains("RoomController -> MemberController [push]"))
    #expect(found.contains { $0.hasSuffix("-> HomeController [root]") })
    #expect(!found.contains { $0.contains("NavigationController") })
  }
}
