import NavFindings
import NavModel

extension Rule {
  static let coordinatorNotStarted = Rule(card) { graph in
    graph.observations.childCoordinators.compactMap { child in
      guard child.isStarted == .no, let list = child.list else { return nil }
      return Claim(
        place: child.place, subject: child.type,
        message: "this '\(child.type)' is put into '\(list)', but nothing starts it, so its screens never show; call 'start' on it",
        fix: child.start.map { Fix("Start the coordinator", edits: [$0]) })
    }
  }

  private static let card = RuleCard(
    id: "coordinator-not-started",
    severity: .warning,
    summary: "A child coordinator is kept, and never started",
    rationale: """
      Making a coordinator shows nothing; 'start' does. One that is put into the list of children and not started is a tap \
      without effect, and a child that is never removed, because it never finishes.

      Call 'start' behind the line that keeps it, or let the function that keeps children start them. 'navgraph lint --fix' \
      writes that call where 'start' takes nothing and waits for nothing.
      """,
    bad: [
      .init(
        "kept, but not started",
        ExampleApps.coordinators + """
          final class AppCoordinator: Coordinator {
            let navigation: UINavigationController
            private var children: [Coordinator] = []
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let home = HomeViewController()
              home.onProfile = { [weak self] in self?.showProfile() }
              navigation.setViewControllers([home], animated: false)
            }
            func showProfile() {
              let child = ProfileCoordinator(navigation: navigation) // expect: coordinator-not-started
              child.onFinish = { [weak self] in self?.children.removeAll() }
              children.append(child)
            }
          }

          final class ProfileCoordinator: Coordinator {
            let navigation: UINavigationController
            var onFinish: () -> Void = {}
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.pushViewController(ProfileViewController(), animated: true) }
          }

          final class HomeViewController: UIViewController {
            var onProfile: () -> Void = {}
            @objc func showProfile() { onProfile() }
          }

          final class ProfileViewController: UIViewController {} // expect: unreachable-screen
          """)
    ],
    good: [
      .init(
        "kept and started",
        ExampleApps.coordinators + """
          final class AppCoordinator: Coordinator {
            let navigation: UINavigationController
            private var children: [Coordinator] = []
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() {
              let home = HomeViewController()
              home.onProfile = { [weak self] in self?.showProfile() }
              navigation.setViewControllers([home], animated: false)
            }
            func showProfile() {
              let child = ProfileCoordinator(navigation: navigation)
              child.onFinish = { [weak self] in self?.children.removeAll() }
              children.append(child)
              child.start()
            }
          }

          final class ProfileCoordinator: Coordinator {
            let navigation: UINavigationController
            var onFinish: () -> Void = {}
            init(navigation: UINavigationController) { self.navigation = navigation }
            func start() { navigation.pushViewController(ProfileViewController(), animated: true) }
          }

          final class HomeViewController: UIViewController {
            var onProfile: () -> Void = {}
            @objc func showProfile() { onProfile() }
          }

          final class ProfileViewController: UIViewController {}
          """)
    ])
}
