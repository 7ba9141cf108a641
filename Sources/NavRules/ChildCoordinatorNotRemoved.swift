import NavFindings
import NavModel

extension Rule {
  static let childCoordinatorNotRemoved = Rule(card) { graph in
    graph.observations.childLists.compactMap { list in
      guard list.isEverRemoved == .no, let first = list.additions.first else { return nil }
      return Claim(
        place: first, subject: list.property,
        message: "children are added to '\(list.property)', but nothing takes one out, so each of them stays in memory with its screens; "
          + "remove the child when it has finished",
        related: RelatedPlaces.first(of: Array(list.additions.dropFirst()), "a child is added here too")
          + [.init(place: list.place, text: "the list is declared here")])
    }
  }

  private static let card = RuleCard(
    id: "child-coordinator-not-removed",
    severity: .warning,
    summary: "Child coordinators are added to a list that never gets shorter",
    rationale: """
      The list of children keeps each coordinator alive. One that is not taken out stays for as long as its parent does, with \
      its view controllers, models and subscriptions: a leak that grows with every visit, and old coordinators that still \
      answer notifications.

      Remove the child when its flow has ended, also when the user leaves with the back button.
      """,
    bad: [
      .init(
        "the child is never let go",
        ExampleApps.coordinators + """
          final class AppCoordinator: Coordinator {
            let navigation: UINavigationController
            private var children: [Coordinator] = []
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let home = HomeViewController()
              home.onLogin = { [weak self] in self?.showLogin() }
              navigation.setViewControllers([home], animated: false)
            }
            func showLogin() {
              let child = LoginCoordinator(navigation: navigation)
              children.append(child) // expect: child-coordinator-not-removed
              child.start()
            }
          }

          final class LoginCoordinator: Coordinator {
            let navigation: UINavigationController
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.pushViewController(LoginViewController(), animated: true) }
          }

          final class HomeViewController: UIViewController {
            var onLogin: () -> Void = {}
            @objc func logIn() { onLogin() }
          }

          final class LoginViewController: UIViewController {}
          """)
    ],
    good: [
      .init(
        "it is taken out when it has finished",
        ExampleApps.coordinators + """
          final class AppCoordinator: Coordinator {
            let navigation: UINavigationController
            private var children: [Coordinator] = []
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let home = HomeViewController()
              home.onLogin = { [weak self] in self?.showLogin() }
              navigation.setViewControllers([home], animated: false)
            }
            func showLogin() {
              let child = LoginCoordinator(navigation: navigation)
              children.append(child)
              child.onFinish = { [weak self, weak child] in self?.children.removeAll { $0 === child } }
              child.start()
            }
          }

          final class LoginCoordinator: Coordinator {
            let navigation: UINavigationController
            var onFinish: () -> Void = {}
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.pushViewController(LoginViewController(), animated: true) }
          }

          final class HomeViewController: UIViewController {
            var onLogin: () -> Void = {}
            @objc func logIn() { onLogin() }
          }

          final class LoginViewController: UIViewController {}
          """)
    ])
}
