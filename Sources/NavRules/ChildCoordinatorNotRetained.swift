import NavFindings
import NavModel

extension Rule {
  static let childCoordinatorNotRetained = Rule(card) { graph in
    graph.observations.childCoordinators.compactMap { child in
      guard child.isRetained == .no else { return nil }
      return Claim(
        place: child.place, subject: child.type,
        message: "nothing keeps this '\(child.type)' once the function has ended, so its screens call a coordinator that is gone and "
          + "taps do nothing; put it into a property, such as a list of child coordinators",
        related: child.weakUse.map { [.init(place: $0, text: "it gives itself away here, but only weakly")] } ?? [])
    }
  }

  private static let card = RuleCard(
    id: "child-coordinator-not-retained",
    severity: .warning,
    summary: "A coordinator is started, and nothing keeps it",
    rationale: """
      A coordinator is no view controller: UIKit does not keep it. One that lives in a local variable only is freed when the \
      function ends, while the screens that it has shown are still there. They hold it weakly, as they should, so their \
      'delegate' or 'coordinator' becomes nil, and buttons do nothing, without a word in the console.

      Let the coordinator that starts it keep it, and let it go when it has finished.
      """,
    bad: [
      .init(
        "a local is all that holds the coordinator",
        ExampleApps.coordinators + """
          final class AppCoordinator: Coordinator {
            let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let child = LoginCoordinator(navigation: navigation) // expect: child-coordinator-not-retained
              child.start()
            }
          }

          final class LoginCoordinator: Coordinator, LoginDelegate {
            let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let screen = LoginViewController()
              screen.delegate = self
              navigation.pushViewController(screen, animated: true)
            }
            func didLogIn() { navigation.popViewController(animated: true) }
          }

          protocol LoginDelegate: AnyObject { func didLogIn() }

          final class LoginViewController: UIViewController {
            weak var delegate: LoginDelegate?
            @objc func logIn() { delegate?.didLogIn() }
          }
          """)
    ],
    good: [
      .init(
        "the coordinator above keeps it",
        ExampleApps.coordinators + """
          final class AppCoordinator: Coordinator {
            let navigation: UINavigationController
            private var login: LoginCoordinator?
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let child = LoginCoordinator(navigation: navigation)
              login = child
              child.start()
            }
          }

          final class LoginCoordinator: Coordinator, LoginDelegate {
            let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let screen = LoginViewController()
              screen.delegate = self
              navigation.pushViewController(screen, animated: true)
            }
            func didLogIn() { navigation.popViewController(animated: true) }
          }

          protocol LoginDelegate: AnyObject { func didLogIn() }

          final class LoginViewController: UIViewController {
            weak var delegate: LoginDelegate?
            @objc func logIn() { delegate?.didLogIn() }
          }
          """)
    ])
}
