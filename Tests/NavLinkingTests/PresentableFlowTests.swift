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

  /// Up to what it shows later.
  private static let home = """
    final class HomeCoordinator: Coordinator {
      private let router: RouterType
      private let home = HomeController()
      init(router: RouterType) { self.router = router }
      func start() {
        home.coordinator = self
        router.setRootModule(home)
      }
      func toPresentable() -> UIViewController { return router.toPresentable() }
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
          \(Self.home)
            func showRoom() {
              let coordinator = RoomCoordinator()
              coordinator.start()
              router.toPresentable().present(coordinator.toPresentable(), animated: true)
            }
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

  /// `module` is a coordinator, whose screen it makes itself.
  private static let rooms = """

    final class RoomsCoordinator: Coordinator {
      private let room = RoomController()
      func start() {}
      func toPresentable() -> UIViewController { return room }
    }
    \(home)
    """

  private func shown(_ rest: String, router: String = "") -> [String] {
    FlowRun.transitions(FlowRun.graph(Self.routers.replacing("init(controller: UINavigationController)", with: "init(controller: UINavigationController\(router))") + Self.rooms + rest))
      .map { String($0.split(separator: "@")[0].dropLast()) }
  }

  @Test func aCoordinatorIsPassedOnForItsScreen() {
    let found = shown(
      """
        func showRoom() {
          let rooms = RoomsCoordinator()
          rooms.start()
          router.push(rooms)
        }
      }
      """)
    #expect(found.contains("HomeController -> RoomController [push]"))
  }

  /// The stack is what the parameters begin with where nobody gives one, or what an initialiser makes where it is given none.
  @Test(arguments: [
    "init(id: Int, router: RouterType = Router(controller: UINavigationController())) { self.router = router }",
    "init(id: Int, router: RouterType? = nil) { self.router = router ?? Router(controller: UINavigationController()) }",
  ])
  func aFlowIsMadeWithParametersThatCarryItsStack(initialiser: String) {
    let found = shown(
      """
        func showRoom() {
          let flow = RoomFlow(parameters: RoomParameters(id: 1))
          flow.start()
          router.toPresentable().present(flow.toPresentable(), animated: true)
        }
      }
      struct RoomParameters {
        let router: RouterType
        \(initialiser)
      }
      final class RoomFlow: Coordinator {
        private let router: RouterType
        init(parameters: RoomParameters) { self.router = parameters.router }
        func start() { router.setRootModule(RoomsCoordinator()) }
        func toPresentable() -> UIViewController { return router.toPresentable() }
      }
      """)
    #expect(found.contains("HomeController -> RoomController [present]"))
  }

  /// Two routers that are made with nothing are two stacks.
  @Test func eachRouterHasAStackOfItsOwn() {
    let found = shown(
      """
        func showRoom() {
          let modal = Router()
          modal.setRootModule(RoomsCoordinator())
          router.toPresentable().present(modal.toPresentable(), animated: true)
        }
        func showMember() {
          let modal = Router()
          modal.setRootModule(MemberController())
          home.present(modal.toPresentable(), animated: true)
        }
      }
      final class Helper { func help(_ home: HomeCoordinator) { home.showMember() } }
      """, router: " = UINavigationController()")
    #expect(found.filter { $0.hasSuffix("[present]") } == ["HomeController -> MemberController [present]", "HomeController -> RoomController [present]"])
  }
}
