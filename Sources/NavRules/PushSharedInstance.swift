import NavFindings
import NavModel

extension Rule {
  static let pushSharedInstance = Rule(card) { graph in
    graph.observations.controllerCalls.compactMap { call in
      guard call.verb == .push, call.isAnimated != .no, !call.isGuarded, case .held(let property, let place) = call.subject else { return nil }
      return Claim(
        place: call.place, subject: property,
        message: "'\(property)' is the same object at every push, and pushing it twice, as with a double tap, stops the app; "
          + "make a new view controller here, or ask 'topViewController' first",
        related: [.init(place: place, text: "it is made once, here")])
    }
  }

  private static let card = RuleCard(
    id: "push-shared-instance",
    severity: .warning,
    summary: "The same view controller object is pushed each time",
    rationale: """
      A view controller can stand on a stack once. Pushing one that is there already throws "… is pushing the same view \
      controller instance more than once which is not supported", which a quick double tap is enough for. What the user saw \
      last time is also still in it.

      Make a new view controller for each push, or look at 'topViewController' before it.
      """,
    bad: [
      .init(
        "a stored screen is pushed",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            private let detail = DetailViewController()
            @objc func showDetail() {
              navigationController?.pushViewController(detail, animated: true) // expect: push-shared-instance
            }
          }

          final class DetailViewController: UIViewController {}
          """)
    ],
    good: [
      .init(
        "a new one for each push",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func showDetail() {
              navigationController?.pushViewController(DetailViewController(), animated: true)
            }
          }

          final class DetailViewController: UIViewController {}
          """),
      .init(
        "the stack is asked first",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            private let detail = DetailViewController()
            @objc func showDetail() {
              guard navigationController?.topViewController !== detail else { return }
              navigationController?.pushViewController(detail, animated: true)
            }
          }

          final class DetailViewController: UIViewController {}
          """),
    ])
}
