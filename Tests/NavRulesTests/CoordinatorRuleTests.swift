import Testing

/// Coordinators that look forgotten and are not, beside those that are.
@Suite struct CoordinatorRuleTests {
  private let login = """
    protocol Coordinator: AnyObject { func start() }
    final class LoginCoordinator: NSObject, Coordinator, LoginDelegate {
      let navigation = UINavigationController()
      var onFinish: () -> Void = {}
      func start() {
        let screen = LoginViewController()
        screen.delegate = self
        navigation.pushViewController(screen, animated: true)
      }
    }
    protocol LoginDelegate: AnyObject {}
    final class LoginViewController: UIViewController { weak var delegate: LoginDelegate? }
    """

  private func shop(_ members: String, _ more: String = "") -> String {
    """
    import UIKit
    final class ShopCoordinator: NSObject {
    \(members)
      func start() {}
    }
    \(login)
    \(more)
    """
  }

  @Test func aLocalDoesNotKeep() {
    expectFindings(
      of: "child-coordinator-not-retained",
      shop(
        """
          var children: [Coordinator] = []
          var current: LoginCoordinator?
          func lost() {
            let child = LoginCoordinator() // expect: child-coordinator-not-retained
            child.onFinish = { print("done") }
            child.start()
          }
          func appended() { let child = LoginCoordinator(); children.append(child); child.start() }
          func assigned() { let child = LoginCoordinator(); child.start(); current = child }
          func given() { let child = LoginCoordinator(); keep(child); child.start() }
          func captured() { let child = LoginCoordinator(); child.onFinish = { _ = child }; child.start() }
          func returned() -> Coordinator { let child = LoginCoordinator(); child.start(); return child }
          func keep(_ child: Coordinator) { children.append(child) }
        """))
  }

  @Test func aStartThatLastsKeeps() {
    func source(_ start: String, _ use: String) -> String {
      """
      import UIKit
      final class ShopCoordinator {
        var bag: [AnyObject] = []
        func open() async { let child = LoginCoordinator(); \(use) }
      }
      final class LoginCoordinator {
        \(start) {
          let screen = LoginViewController()
          screen.delegate = self
        }
      }
      final class LoginViewController: UIViewController { weak var delegate: AnyObject? }
      """
    }
    expectFindings(of: "child-coordinator-not-retained", source("func start() async", "await child.start()"))
    expectFindings(of: "child-coordinator-not-retained", source("func start() -> Result", "bag.append(child.start())"))
    expectFindings(of: "child-coordinator-not-retained", source("func start() -> Result", "child.start().sink { _ in }.store(in: &bag)"))
    for use in ["child.start()", "_ = child.start()"] {
      expectFindings(
        of: "child-coordinator-not-retained", source("func start()", use + " // expect: child-coordinator-not-retained\n"))
    }
  }

  @Test func oneThatItsScreensKeepIsNotLost() {
    for hold in [
      "screen.owner = self", "screen.onTap = { self.stop() }", "screen.onTap = stop", "let wrapped = Wrapper(self)",
    ] {
      expectFindings(
        of: "child-coordinator-not-retained",
        """
        import UIKit
        final class ShopCoordinator {
          func start() { let child = LoginCoordinator(); child.start() }
        }
        final class LoginCoordinator {
          func start() {
            let screen = LoginViewController()
            screen.delegate = self
            \(hold)
          }
          func stop() {}
        }
        final class LoginViewController: UIViewController {
          weak var delegate: AnyObject?
          var owner: LoginCoordinator?
          var onTap: () -> Void = {}
        }
        """)
    }
  }

  @Test func aListThatSomebodyShortens() {
    let adds = """
        private var children: [Coordinator] = []
        func tap() { add() }
        func add() { let child = LoginCoordinator(); children.append(child); child.start() }
      """
    expectFindings(of: "child-coordinator-not-removed", shop(adds.replacing("child.start() }", with: "child.start() } // expect: child-coordinator-not-removed")))
    for end in ["children.removeAll { $0 === child }", "children = children.filter { $0 !== child }", "children = []", "drop(&children)"] {
      expectFindings(
        of: "child-coordinator-not-removed", shop(adds + "\n  func finished(_ child: Coordinator) { \(end) }\n  func stop() { finished(self) }"))
    }
    // Nobody calls what would take it out.
    expectFindings(
      of: "child-coordinator-not-removed",
      shop(
        adds.replacing("child.start() }", with: "child.start() } // expect: child-coordinator-not-removed")
          + "\n  func finished() { children.removeAll() }"))
  }

  @Test func childrenOfALifetime() {
    expectFindings(
      of: "child-coordinator-not-removed",
      shop(
        """
          private var children: [Coordinator] = []
          override init() { super.init(); addHome(); setupTabs() }
          func addHome() { children.append(LoginCoordinator()) }
          func setupTabs() { children.append(LoginCoordinator()) }
          func all() { for _ in 0..<3 { children.append(LoginCoordinator()) } }
        """))
  }

  @Test func keptAndNeverStarted() {
    expectFindings(
      of: "coordinator-not-started",
      shop(
        """
          var children: [Coordinator] = []
          func kept() {
            let child = LoginCoordinator() // expect: coordinator-not-started
            children.append(child)
          }
          func started() { let child = LoginCoordinator(); children.append(child); child.start() }
          func coordinated() { let child = LoginCoordinator(); children.append(child); coordinate(to: child) }
          func coordinate(to child: Coordinator) { child.start() }
        """))
    expectFindings(
      of: "coordinator-not-started",
      shop(
        """
          var children: [Coordinator] = []
          func kept() { let child = LoginCoordinator(); children.append(child); children.last?.start() }
        """))
  }

  @Test func aRingOfTwo() {
    func app(_ property: String, keeper: String = "var child: PayCoordinator?") -> String {
      """
      import UIKit
      protocol Parent: AnyObject {}
      final class ShopCoordinator {
        \(keeper)
        func start() {
          let child = PayCoordinator()
          child.parentCoordinator = self
          child.start()
        }
      }
      final class PayCoordinator {
        \(property)
        func start() {}
      }
      """
    }
    expectFindings(of: "strong-coordinator-reference", app("var parentCoordinator: ShopCoordinator? // expect: strong-coordinator-reference"))
    expectFindings(
      of: "strong-coordinator-reference", app("unowned var parentCoordinator: ShopCoordinator"))
    expectFindings(of: "strong-coordinator-reference", app("weak var parentCoordinator: ShopCoordinator?"))
    expectFindings(of: "strong-coordinator-reference", app("var parentCoordinator: ShopCoordinator?", keeper: "weak var child: PayCoordinator?"))
    expectFindings(of: "strong-coordinator-reference", app("var parentCoordinator: ShopCoordinator?", keeper: "var count = 0"))
  }
}
