import NavFindings
import NavModel
import NavSource

extension Rule {
  static let doubleTransition = Rule(card) { graph in
    let calls = ControllerCallIndex(graph)
    return graph.observations.controllerCalls.compactMap { call in
      guard let first = calls.before(call), first.isAnimated == .yes, call.isAnimated == .yes, first.receiver == call.receiver,
        !call.mayWait, !first.hasCompletion, let kind = stage(call), kind == stage(first)
      else { return nil }
      let object = call.receiver.isEmpty ? "self" : call.receiver
      let order =
        kind == .stack ? "change the list once with 'setViewControllers'" : "present the second one from the first, or in its completion"
      let harm = kind == .stack ? "the bar and the screen may no longer fit each other" : "the second one is refused and never shows"
      return Claim(
        place: call.place, subject: object,
        message: "two animated transitions of '\(object)' start at once here, so \(harm); \(order)",
        related: [.init(place: first.place, text: "the first one starts here")])
    }
  }

  private enum Stage { case stack, modal }

  private static func stage(_ call: ControllerCall) -> Stage? {
    switch call.verb {
    case .push, .pop, .popTo, .popToRoot, .replace: .stack
    case .present: .modal
    case .dismiss: nil
    }
  }

  private static let card = RuleCard(
    id: "double-transition",
    severity: .warning,
    summary: "Two animated transitions of one view controller start at once",
    rationale: """
      UIKit runs one transition at a time. A push that starts while a pop is still moving gives "nested push animation can \
      result in corrupted navigation bar" or "Finishing up a navigation transition in an unexpected state", and a second \
      'present' is refused. It looks right on a fast device and fails on a slow one.

      Build the list of view controllers that is wanted and give it over with one 'setViewControllers', or start the second \
      transition in the completion of the first.
      """,
    bad: [
      .init(
        "a pop and a push",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func replaceTop() {
              navigationController?.popViewController(animated: true)
              navigationController?.pushViewController(NextViewController(), animated: true) // expect: double-transition
            }
          }

          final class NextViewController: UIViewController {}
          """)
    ],
    good: [
      .init(
        "the list is changed once",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func replaceTop() {
              var stack = navigationController?.viewControllers ?? []
              stack.removeLast()
              stack.append(NextViewController())
              navigationController?.setViewControllers(stack, animated: true)
            }
          }

          final class NextViewController: UIViewController {}
          """),
      .init(
        "the first change is not animated",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func replaceTop() {
              navigationController?.popViewController(animated: false)
              navigationController?.pushViewController(NextViewController(), animated: true)
            }
          }

          final class NextViewController: UIViewController {}
          """),
    ])
}

/// The calls of a graph by their places.
struct ControllerCallIndex {
  private let byPlace: [Place: ControllerCall]

  init(_ graph: NavigationGraph) {
    byPlace = Dictionary(graph.observations.controllerCalls.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The call that runs right before in the same straight line.
  func before(_ call: ControllerCall) -> ControllerCall? { call.before.flatMap { byPlace[$0] } }
}
