import NavFindings
import NavModel

extension Rule {
  static let popToNewInstance = Rule(card) { graph in
    graph.observations.controllerCalls.compactMap { call in
      guard call.verb == .popTo, case .made(let type) = call.subject else { return nil }
      let name = type ?? "the view controller"
      let what = type.map { "this '\($0)' was just made" } ?? "this view controller was just made"
      return Claim(
        place: call.place, subject: name,
        message: "\(what), so it is not on the stack, and 'popToViewController' crashes; look for the one in "
          + "'viewControllers' and pop to that",
        fix: call.search.isEmpty ? nil : Fix("Pop to the one on the stack", edits: call.search))
    }
  }

  private static let card = RuleCard(
    id: "pop-to-new-instance",
    severity: .error,
    summary: "'popToViewController' with a view controller that was just made",
    rationale: """
      A navigation controller goes back to an object, not to a class. One that was just made is not on the stack, and \
      UIKit stops the app: "Tried to pop to a view controller that doesn't exist".

      Look for the screen among 'viewControllers', and pop to what was found. 'navgraph lint --fix' writes so where the new one is \
      made in the call, or by a 'let' right before it.
      """,
    bad: [
      .init(
        "going home to another home",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func showOrder() {
              navigationController?.pushViewController(OrderViewController(), animated: true)
            }
          }

          final class OrderViewController: UIViewController {
            @objc func goHome() {
              let home = HomeViewController()
              navigationController?.popToViewController(home, animated: true) // expect: pop-to-new-instance
            }
          }
          """)
    ],
    good: [
      .init(
        "the one on the stack is found first",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func showOrder() {
              navigationController?.pushViewController(OrderViewController(), animated: true)
            }
          }

          final class OrderViewController: UIViewController {
            @objc func goHome() {
              guard let home = navigationController?.viewControllers.first(where: { $0 is HomeViewController }) else { return }
              navigationController?.popToViewController(home, animated: true)
            }
          }
          """)
    ])
}
