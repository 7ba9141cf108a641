import NavFindings
import NavModel

extension Rule {
  static let pushNavigationController = Rule(card) { graph in
    graph.observations.controllerCalls.compactMap { call in
      guard call.verb == .push, let container = call.container else { return nil }
      let isTabBar = container == "UITabBarController"
      let harm =
        isTabBar
        ? "UIKit does not support a pushed tab bar controller, and its bars overlap"
        : "pushing one stops the app with an exception"
      let order = container == "UINavigationController" ? "push its root view controller, or present it" : "present it, or make it the window's root"
      return Claim(
        place: call.place, subject: container, message: "this is a '\(container)', and \(harm); \(order)",
        // Undocumented, but it does not crash.
        severity: isTabBar ? .info : nil,
        fix: call.wrapped.map { Fix("Push the root view controller", edits: [$0]) })
    }
  }

  private static let card = RuleCard(
    id: "push-navigation-controller",
    severity: .error,
    summary: "A navigation, tab bar or split view controller is pushed",
    rationale: """
      A navigation controller takes content only. Pushing another one throws "Pushing a navigation controller is not \
      supported", pushing a split view controller throws as well, and of tab bar controllers Apple's page says that they \
      cannot be pushed.

      Push the root view controller itself, or present the container modally.

      'navgraph lint --fix' pushes the root view controller where the call wraps it in a plain navigation controller.
      """,
    bad: [
      .init(
        "a wrapped screen is pushed",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func showDetail() {
              let wrapped = UINavigationController(rootViewController: DetailViewController())
              navigationController?.pushViewController(wrapped, animated: true) // expect: push-navigation-controller
            }
          }

          final class DetailViewController: UIViewController {}
          """)
    ],
    good: [
      .init(
        "the screen itself is pushed, or the container presented",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func showDetail() {
              navigationController?.pushViewController(DetailViewController(), animated: true)
            }
            @objc func edit() {
              present(UINavigationController(rootViewController: EditViewController()), animated: true)
            }
          }

          final class DetailViewController: UIViewController {}

          final class EditViewController: UIViewController {}
          """)
    ])
}
