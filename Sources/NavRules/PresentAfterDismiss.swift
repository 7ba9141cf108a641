import NavFindings
import NavModel

extension Rule {
  static let presentAfterDismiss = Rule(card) { graph in
    let calls = ControllerCallIndex(graph)
    return graph.observations.controllerCalls.compactMap { call in
      guard call.verb == .present, let first = calls.before(call), first.verb == .dismiss, first.isAnimated == .yes, !first.hasCompletion,
        !call.mayWait,
        first.receiver == call.receiver || isPresenter(call.receiver, of: first.receiver) || isPresented(first.receiver, by: call.receiver)
      else { return nil }
      let object = call.receiver.isEmpty ? "self" : call.receiver
      return Claim(
        place: call.place, subject: object,
        message: "this presents while the dismissal before it still runs, so '\(object)' is \"already presenting\" and nothing shows; "
          + "present in the completion of 'dismiss'",
        related: [.init(place: first.place, text: "the dismissal starts here")])
    }
  }

  /// `presentingViewController` of what is dismissed, by its name.
  private static func isPresenter(_ receiver: String, of dismissed: String) -> Bool {
    let last = receiver.split(separator: ".").last.map(String.init) ?? receiver
    guard ["presentingViewController", "presenter", "presenting"].contains(last) else { return false }
    let owner = receiver.dropLast(last.count)
    return dismissed.isEmpty ? owner.isEmpty : owner == dismissed + "."
  }

  /// `presentedViewController` of what presents.
  private static func isPresented(_ dismissed: String, by receiver: String) -> Bool {
    dismissed == (receiver.isEmpty ? "" : receiver + ".") + "presentedViewController"
  }

  private static let card = RuleCard(
    id: "present-after-dismiss",
    severity: .warning,
    summary: "'present' right behind an animated 'dismiss'",
    rationale: """
      'dismiss(animated: true)' only starts the way out. Until it has ended, the view controller still presents something, \
      and UIKit refuses the next one: "Attempt to present … which is already presenting …". The user's tap has no effect.

      Present in the completion of 'dismiss', or dismiss without animation. '--fix' leaves it alone: where it is this view controller \
      that goes, another one has to present, and that is not seen here.
      """,
    bad: [
      .init(
        "the editor is presented too early",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func edit() {
              dismiss(animated: true)
              present(EditorViewController(), animated: true) // expect: present-after-dismiss
            }
          }

          final class EditorViewController: UIViewController {}
          """)
    ],
    good: [
      .init(
        "in the completion",
        ExampleApps.uiKit + """
          final class HomeViewController: UIViewController {
            @objc func edit() {
              dismiss(animated: true) {
                self.present(EditorViewController(), animated: true)
              }
            }
          }

          final class EditorViewController: UIViewController {}
          """)
    ])
}
